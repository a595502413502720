//! What a search remembers of the positions that it has seen.

use parlor_core::Seat;
use parlor_fives::{Rack, Tile};

/// No game is decided by this many points.
pub(super) const FAR: i32 = 1_000_000;

/// All that the rest of a game depends on: what has been laid since the search began, sorted, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Key {
    pub(super) laid: [u16; 2 * Rack::FULL as usize],
    pub(super) mine: Rack,
    pub(super) mover: Option<Seat>,
    pub(super) is_after_pass: bool,
}

/// What is remembered of a position: a value between these two.
#[derive(Clone, Copy)]
pub(super) struct Remembered {
    pub(super) least: i32,
    pub(super) most: i32,
}

impl Key {
    /// Takes in a tile on a square.
    pub(super) fn lay(&mut self, square: u16, tile: Tile) {
        // The largest first, so that room is at the end; two racks have no more tiles than there is room.
        let mut laid = square * 16 + u16::from(tile.value());
        for place in &mut self.laid {
            if laid > *place {
                std::mem::swap(place, &mut laid);
            }
        }
    }
}

impl Remembered {
    /// The value, if it is known as well as it matters.
    pub(super) fn settles(&self, alpha: i32, beta: i32) -> Option<i32> {
        match self {
            Remembered { least, most } if least == most => Some(*least),
            Remembered { least, .. } if *least >= beta => Some(*least),
            Remembered { most, .. } if *most <= alpha => Some(*most),
            _ => None,
        }
    }
}
