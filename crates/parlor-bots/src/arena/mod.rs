//! Who is stronger? Games in pairs: the same deal twice, with the seats exchanged, so that the luck of the deal falls on both.

mod rating;
mod standing;

use std::sync::Arc;

use parlor_core::{BySeat, Chance, Game, Outcome, PlayerSeed, Seat, SetUp};

pub use rating::{Rating, ratings};
pub use standing::{Standing, Verdict};

use crate::selfplay::SelfplayError;
use crate::{Bot, BotGame, GameSeed, play_with};

/// What two players play: a box, options, and the seed of all deals.
///
/// ```
/// use std::sync::Arc;
///
/// use parlor_bots::Level;
/// use parlor_bots::arena::{Match, Standing};
/// use parlor_polygon::{Edition, Polygon};
///
/// let players = [Level::Greedy.into(), Level::Random.into()];
/// let (edition, seed) = (Arc::new(Edition::classic()), "match".to_owned());
/// let contest = Match::<Polygon> { edition, options: Default::default(), players, seed };
/// let mut standing = Standing::default();
/// for pair in 1..=4 {
///     standing.add(contest.pair(pair)?);
/// }
/// assert_eq!(standing.games(), 8);
/// assert!(standing.share() > 0.5, "greedy wins more often than random");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// The box.
    pub edition: Arc<G::Edition>,
    /// The table's choices.
    pub options: G::Options,
    /// The two players.
    pub players: [Bot; 2],
    /// The seed of the match; the deal of pair number n is that of `seed/n`.
    pub seed: String,
}

/// What came of two games with the same deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// The first player's half wins: 2 for a win, 1 for a shared one, in both games together.
    pub half_wins: u8,
    /// The points of each player in both games together.
    pub points: [i32; 2],
}

impl<G: BotGame> Match<G> {
    /// Plays the pair of this number; every decision is made by the caller, who is told which of the two is to decide.
    ///
    /// # Errors
    /// As [`crate::play`].
    pub fn pair_with(
        &self,
        number: u64,
        mut choose: impl FnMut(usize, Bot, &G::View, &PlayerSeed) -> Option<G::Action>,
    ) -> Result<Pair, SelfplayError<G::Refusal>> {
        let mut pair = Pair::default();
        for exchanged in [false, true] {
            let seeds = GameSeed::numbered(&self.seed, number);
            // Which of the two sits in a seat.
            let sits = |seat: Seat| usize::from((seat.index() == 1) != exchanged);
            let players = BySeat::new(2, |seat| self.players[sits(seat)]);
            let set_up = SetUp {
                edition: Arc::clone(&self.edition),
                options: self.options.clone(),
                players: 2,
                chance: Chance::Seed(seeds.deal()),
            };
            let log = play_with::<G>(set_up, &players, &seeds, |seat, player, view, seed| {
                choose(sits(seat), player, view, seed)
            })?;
            let Outcome::Over(results) = G::outcome(log.state()) else { continue };
            for (seat, rank) in results.ranks.iter() {
                pair.points[sits(seat)] += results.scores[seat];
                if sits(seat) == 0 && *rank == 1 {
                    pair.half_wins += if results.winners().count() > 1 { 1 } else { 2 };
                }
            }
        }
        Ok(pair)
    }

    /// Plays the pair of this number.
    ///
    /// # Errors
    /// As [`crate::play`].
    pub fn pair(&self, number: u64) -> Result<Pair, SelfplayError<G::Refusal>> {
        self.pair_with(number, |_, player, view, seed| player.choose::<G>(view, seed))
    }
}
