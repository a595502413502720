//! Why something is not allowed: the rule and the facts.

use parlor_core::{RuleId, Seat};
use serde::Serialize;

use crate::{Square, Tile};

/// Why an action is refused.
///
/// ```
/// use parlor_core::Refusal as _;
/// use parlor_fives::{Board, Edition, Refusal, judge};
///
/// let edition = Edition::classic();
/// let refusal = judge(&edition, &Board::empty(edition.size()), None, &"8F 329".parse()?).unwrap_err();
/// assert_eq!(refusal.rule().to_string(), "F8");
/// let squares = ["F8".parse()?, "G8".parse()?, "H8".parse()?].to_vec();
/// assert_eq!(refusal, Refusal::WrongSum { squares, sum: 14 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refusal {
    /// Somebody else is to act.
    #[error("F1: it is not this seat's turn")]
    NotYourTurn {
        /// Whose turn it is; nobody's while the table has still to tell who begins.
        turn: Option<Seat>,
    },
    /// The box has no more tiles of this value: only where nobody knows the racks.
    #[error("F3: no {tile} is left in the box")]
    NotInBox {
        /// The tile.
        tile: Tile,
    },
    /// A tile would lie off the board.
    #[error("F4: {square} is off the board")]
    OffBoard {
        /// Where.
        square: Square,
    },
    /// A tile would lie on another.
    #[error("F4: {square} is filled")]
    Filled {
        /// Where.
        square: Square,
    },
    /// The line is broken.
    #[error("F4: {square} is empty")]
    Gap {
        /// Where.
        square: Square,
    },
    /// The play has more than five tiles.
    #[error("F4: {tiles} tiles")]
    TooManyTiles {
        /// How many tiles it has.
        tiles: usize,
    },
    /// The player doesn't hold this tile.
    #[error("F4: no such {tile} on the rack")]
    NotOnRack {
        /// The tile.
        tile: Tile,
    },
    /// The first play misses the centre.
    #[error("F5: {centre} stays empty")]
    MissesCentre {
        /// The centre.
        centre: Square,
    },
    /// The first play is a single tile that is not a multiple of five.
    #[error("F6: a lone {tile}")]
    LoneTile {
        /// The tile.
        tile: Tile,
    },
    /// The play touches nothing.
    #[error("F7: the play touches no tile")]
    TouchesNothing,
    /// A cluster doesn't add up to a multiple of five.
    #[error("F8: {squares:?} add up to {sum}")]
    WrongSum {
        /// The cluster.
        squares: Vec<Square>,
        /// What it adds up to.
        sum: u32,
    },
    /// A cluster is longer than five tiles.
    #[error("F9: {squares:?} are {} tiles", squares.len())]
    TooLong {
        /// The cluster.
        squares: Vec<Square>,
    },
    /// The player could play.
    #[error("F11: there is a legal play")]
    CanPlay,
    /// The game is over.
    #[error("F16: the game is over")]
    Over,
    /// There is nobody in that seat (any more).
    #[error("F19: nobody plays in {seat:?}")]
    NotPlaying {
        /// The seat.
        seat: Seat,
    },
}

impl parlor_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            'F',
            match self {
                Refusal::NotYourTurn { .. } => 1,
                Refusal::NotInBox { .. } => 3,
                Refusal::OffBoard { .. }
                | Refusal::Filled { .. }
                | Refusal::Gap { .. }
                | Refusal::TooManyTiles { .. }
                | Refusal::NotOnRack { .. } => 4,
                Refusal::MissesCentre { .. } => 5,
                Refusal::LoneTile { .. } => 6,
                Refusal::TouchesNothing => 7,
                Refusal::WrongSum { .. } => 8,
                Refusal::TooLong { .. } => 9,
                Refusal::CanPlay => 11,
                Refusal::Over => 16,
                Refusal::NotPlaying { .. } => 19,
            },
        )
    }
}
