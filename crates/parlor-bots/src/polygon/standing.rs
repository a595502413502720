//! How the players stand, and what a lead is worth at the end.

use parlor_core::{MAX_SEATS, Seat};
use parlor_polygon::Public;

use super::geometry::UNIT;

/// A point, in the unit of all that is weighed here.
pub(super) const POINT: i64 = 1_000;

/// By how much a lead still counts once it has won.
const BEYOND: i64 = 16;
/// A win, in points.
const WIN: i64 = 60;

/// The scores of those who play, in the order of their turns; the player who looks ahead is the first.
#[derive(Clone)]
pub(super) struct Standing {
    scores: [i64; MAX_SEATS],
    players: u8,
}

impl Standing {
    /// How the players stand, seen by the one who is to act. Whoever has left ranks last (P22) and is nobody's rival.
    pub(super) fn new(public: &Public, mover: Seat) -> Standing {
        let mut standing = Standing { scores: [0; MAX_SEATS], players: 0 };
        let mut seat = mover;
        for _ in 0..public.players() {
            if public.plays(seat) {
                standing.scores[usize::from(standing.players)] = i64::from(public.scores()[seat]) * POINT;
                standing.players += 1;
            }
            seat = seat.left(public.players());
        }
        standing
    }

    /// Two players with this many points.
    #[cfg(test)]
    pub(super) fn of_two(points: [i64; 2]) -> Standing {
        let mut scores = [0; MAX_SEATS];
        scores.iter_mut().zip(points).for_each(|(score, points)| *score = points * POINT);
        Standing { scores, players: 2 }
    }

    /// How many play.
    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// The score of a player, in thousandths of a point.
    pub(super) fn of(&self, player: u8) -> i64 {
        self.scores[usize::from(player)]
    }

    /// Gives a player what a turn scored, in units.
    pub(super) fn score(&mut self, player: u8, total: u8) {
        self.scores[usize::from(player)] += i64::from(total) * i64::from(UNIT) * POINT;
    }

    /// How far a player is ahead of the best other.
    pub(super) fn lead(&self, player: u8) -> i64 {
        let scores = self.scores[..usize::from(self.players)].iter().zip(0..);
        let others = scores.filter(|(_, other)| *other != player).map(|(score, _)| *score);
        // Alone, a player is ahead by all that it has.
        self.scores[usize::from(player)] - others.max().unwrap_or(0)
    }

    /// What that lead is worth when the game is over: it is winning that counts.
    pub(super) fn worth(&self, player: u8) -> i64 {
        let lead = self.lead(player);
        (lead * WIN).clamp(-WIN * POINT, WIN * POINT) + lead / BEYOND
    }
}
