//! The decisions of a game that was played.

use parlor_core::{Entry, Game, Log, Seat, Viewer};

/// Something that a player decided, and what the player knew then.
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    /// Which action of the game it is, from 1; what was taken back does not count.
    pub number: usize,
    /// Who.
    pub seat: Seat,
    /// What the player knew.
    pub view: G::View,
    /// What the player did.
    pub action: G::Action,
}

/// All decisions of a game that still stand, in order.
///
/// ```
/// use parlor_bots::analysis::decisions;
/// use parlor_bots::{GameSeed, Level, play};
/// use parlor_core::{BySeat, SetUp};
/// use parlor_polygon::Polygon;
///
/// let seeds = GameSeed::new("1");
/// let set_up = SetUp::<Polygon>::classic(2, seeds.deal());
/// let log = play(set_up, &BySeat::new(2, |_| Level::Greedy), &seeds)?;
/// let decisions = decisions(&log);
/// assert_eq!(decisions.len(), log.entries().len());
/// assert_eq!(decisions[0].view.viewer(), parlor_core::Viewer::Seat(decisions[0].seat));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn decisions<G: Game>(log: &Log<G>) -> Vec<Decision<G>> {
    let mut again = Log::begin(log.set_up().clone()).expect("the game has begun with this set-up before");
    let mut decisions = Vec::new();
    for entry in log.standing() {
        if let Entry::Act { seat, action } = entry {
            let view = G::view(again.state(), Viewer::Seat(*seat));
            decisions.push(Decision { number: decisions.len() + 1, seat: *seat, view, action: *action });
        }
        again.append(entry.clone()).expect("it stands in the log");
    }
    decisions
}
