//! The decisions of a game that was played.

use parlor_core::{Departure, Entry, Game, Log, LogError, Seat, Viewer};

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
/// use std::sync::Arc;
///
/// use parlor_bots::analysis::decisions;
/// use parlor_bots::{GameSeed, Level, play};
/// use parlor_core::{BySeat, Chance, SetUp};
/// use parlor_polygon::{Edition, Polygon};
///
/// let seeds = GameSeed::new("1");
/// let (edition, chance) = (Arc::new(Edition::classic()), Chance::Seed(seeds.deal()));
/// let set_up = SetUp::<Polygon> { edition, options: Default::default(), players: 2, chance };
/// let log = play(set_up, &BySeat::new(2, |_| Level::Greedy), &seeds)?;
/// let decisions = decisions(&log)?;
/// assert_eq!(decisions.len(), log.entries().len());
/// assert_eq!(decisions[0].view.viewer(), parlor_core::Viewer::Seat(decisions[0].seat));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the game can't be played again, which no log allows.
pub fn decisions<G: Game>(log: &Log<G>) -> Result<Vec<Decision<G>>, LogError<G::Refusal>> {
    let Ok((mut state, _)) = G::set_up(log.set_up()) else { return Ok(Vec::new()) };
    let mut decisions: Vec<Decision<G>> = Vec::new();
    let mut before: Vec<G::State> = Vec::new();
    for entry in log.entries() {
        match entry {
            Entry::Act { seat, action } => {
                let view = G::view(&state, Viewer::Seat(*seat));
                before.push(state.clone());
                G::apply(&mut state, *seat, action).map_err(LogError::Refused)?;
                let number = decisions.len() + 1;
                decisions.push(Decision { number, seat: *seat, view, action: *action });
                continue;
            }
            Entry::Retract { .. } => {
                decisions.pop();
                state = before.pop().unwrap_or(state);
                continue;
            }
            Entry::TimeOut { seat } => {
                G::leave(&mut state, *seat, Departure::OutOfTime).map_err(LogError::Refused)?;
            }
            Entry::Leave { seat } => {
                G::leave(&mut state, *seat, Departure::Resigned).map_err(LogError::Refused)?;
            }
            Entry::Observed(fact) => {
                G::observe(&mut state, fact)?;
            }
            Entry::TakeOver { .. } => {}
        }
        // Nothing goes back past these.
        before.clear();
    }
    Ok(decisions)
}
