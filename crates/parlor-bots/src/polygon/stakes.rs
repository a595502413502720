//! How the players stand, and what a lead is worth.

use parlor_core::{MAX_SEATS, Seat};
use parlor_polygon::Table;

use super::ground::UNIT;

/// A point, in the unit of all that is weighed here.
pub(super) const POINT: i64 = 1_000;

/// By how much a lead that is larger than the rest of the game is likely to turn still counts.
const BEYOND: i64 = 16;
/// How far a turn may throw the players apart, in points: the deviation of its total, and some.
const SWING: i64 = 80;
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
    pub(super) fn new(table: &Table, mover: Seat) -> Standing {
        let mut standing = Standing { scores: [0; MAX_SEATS], players: 0 };
        let mut seat = mover;
        for _ in 0..table.players() {
            if table.plays(seat) {
                standing.scores[usize::from(standing.players)] = i64::from(table.scores()[seat]) * POINT;
                standing.players += 1;
            }
            seat = seat.left(table.players());
        }
        standing
    }

    /// How many play.
    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// Gives a player points.
    pub(super) fn add(&mut self, player: u8, thousandths: i64) {
        self.scores[usize::from(player)] += thousandths;
    }

    /// Gives a player what a turn scored, in units.
    pub(super) fn score(&mut self, player: u8, total: u8) {
        self.add(player, i64::from(total) * i64::from(UNIT) * POINT);
    }

    /// How far a player is ahead of the best other.
    pub(super) fn lead(&self, player: u8) -> i64 {
        let scores = self.scores[..usize::from(self.players)].iter().zip(0..);
        let others = scores.filter(|(_, other)| *other != player).map(|(score, _)| *score);
        self.scores[usize::from(player)] - others.max().unwrap_or(0)
    }

    /// What that lead is worth with so many turns to come: points count in full as far as the rest of the game may well
    /// turn them, and little beyond. At the end it is winning that counts.
    pub(super) fn worth(&self, player: u8, turns: u16) -> i64 {
        let lead = self.lead(player);
        let (steep, most) = match turns {
            0 => (WIN, WIN * POINT),
            // A whole number of points is exact enough.
            _ => (1, (SWING * SWING * i64::from(turns)).isqrt() * POINT),
        };
        (lead * steep).clamp(-most, most) + lead / BEYOND
    }
}
