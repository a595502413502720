//! How a game stands or ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// Whether a game goes on, and if not, how it ended.
///
/// ```
/// use parlor_core::{Departure, Game, Outcome, Seat, SetUp};
/// use parlor_fives::Fives;
///
/// let (mut state, _) = Fives::set_up(&SetUp::classic(2, "42"))?;
/// assert_eq!(Fives::outcome(&state), Outcome::Going);
///
/// Fives::leave(&mut state, Seat::new(0).unwrap(), Departure::Resigned)?;
/// let Outcome::Over(results) = Fives::outcome(&state) else { panic!("only one is left") };
/// assert_eq!(results.ranks.as_slice(), [2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The game goes on.
    Going,
    /// The game is over.
    Over(Results),
}

/// Final scores and ranks.
///
/// ```
/// use parlor_core::{BySeat, Results, Seat};
///
/// let scores = BySeat::new(4, |seat| [70, 95, 95, 40][seat.index()]);
/// let results = Results::ranked(scores.clone(), |seat| std::cmp::Reverse(scores[seat]));
/// assert_eq!(results.ranks.as_slice(), [3, 1, 1, 4]);
/// assert_eq!(results.winners().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
/// let standing: Vec<_> = results.standing().iter().map(|(seat, rank)| (seat.number(), *rank)).collect();
/// assert_eq!(standing, [(2, 1), (3, 1), (1, 3), (4, 4)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// The final score of each seat.
    pub scores: BySeat<i32>,
    /// The rank of each seat, from 1; equals share a rank, and the next rank is left out.
    pub ranks: BySeat<u8>,
}

impl Results {
    /// Ranks the seats by a key, smallest first; equal keys share a rank.
    pub fn ranked<K: Ord>(scores: BySeat<i32>, key: impl Fn(Seat) -> K) -> Results {
        let keys = scores.map(|seat, _| key(seat));
        let ranks = keys.map(|_, own| {
            let better = keys.as_slice().iter().filter(|other| *other < own).count();
            u8::try_from(better + 1).expect("a table has few seats")
        });
        Results { scores, ranks }
    }

    /// Ranks the seats by their scores, highest first, and behind them all who no longer play, as equals.
    pub fn highest_first(scores: BySeat<i32>, plays: impl Fn(Seat) -> bool) -> Results {
        let keys = scores.map(|seat, score| if plays(seat) { (false, -score) } else { (true, 0) });
        Results::ranked(scores, |seat| keys[seat])
    }

    /// All seats with their ranks, the best first; equals in the order of their seats.
    #[must_use]
    pub fn standing(&self) -> Vec<(Seat, u8)> {
        let mut seats: Vec<(Seat, u8)> = self.ranks.iter().map(|(seat, rank)| (seat, *rank)).collect();
        seats.sort_by_key(|(seat, rank)| (*rank, *seat));
        seats
    }

    /// Those who won; several if they share the win.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_rank_and_the_next_is_left_out() {
        let scores = BySeat::new(4, |seat| [7, 9, 9, 1][seat.index()]);
        let results = Results::ranked(scores.clone(), |seat| -scores[seat]);
        assert_eq!(results.ranks.as_slice(), [3, 1, 1, 4]);
        assert_eq!(results.winners().map(Seat::number).collect::<Vec<_>>(), [2, 3]);
        let standing: Vec<u8> = results.standing().iter().map(|(seat, _)| seat.number()).collect();
        assert_eq!(standing, [2, 3, 1, 4]);
    }

    #[test]
    fn who_has_left_ranks_behind_all_who_play() {
        let scores = BySeat::new(4, |seat| [-7, 90, 9, 10][seat.index()]);
        let results = Results::highest_first(scores, |seat| seat.index() % 2 == 0);
        assert_eq!(results.ranks.as_slice(), [2, 3, 1, 3]);
    }
}
