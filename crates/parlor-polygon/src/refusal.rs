//! Why something is not allowed: the rule and the facts.

use parlor_core::{RuleId, Seat};
use serde::Serialize;

use crate::{Space, Symbol, Tile};

/// Why an action is refused.
///
/// ```
/// use parlor_core::Refusal as _;
/// use parlor_polygon::{Board, Edition, Refusal, Space, Symbol, Task, Tile};
///
/// let edition = Edition::classic();
/// let mut board = Board::empty(&edition);
/// let four: Tile = "4".parse()?;
/// assert!(board.lay(&edition, Space::new(0, 0), four));
/// let task = Task::new(Symbol::Star, [four]);
///
/// let rule = |space| task.check(&edition, &board, four, space).unwrap_err().rule().to_string();
/// assert_eq!(rule(Space::new(2, 2)), "P10");
/// let refusal = task.check_out(&edition, &board, four).unwrap_err();
/// assert!(matches!(refusal, Refusal::HasSpace { space, .. } if task.check(&edition, &board, four, space).is_ok()));
/// # Ok::<(), parlor_polygon::TileError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refusal {
    /// Somebody else is to act.
    #[error("P6: it is not this seat's turn")]
    NotYourTurn {
        /// Whose turn it is; nobody's while the table has still to tell something.
        turn: Option<Seat>,
    },
    /// The tile is not one of those that are to be laid.
    #[error("P9: no {tile} is to be laid")]
    NotThisTile {
        /// The tile.
        tile: Tile,
    },
    /// A tile has been left over.
    #[error("P9: {tile} is to be laid as well")]
    NotLaid {
        /// The tile.
        tile: Tile,
    },
    /// The space is off the board.
    #[error("P10: {space} is off the board")]
    OffBoard {
        /// The space.
        space: Space,
    },
    /// No other space of the grouping held a tile when the turn began.
    #[error("P10: nothing in play meets {space} at its {roll}")]
    NotNextToPlay {
        /// The space.
        space: Space,
        /// The rolled symbol.
        roll: Symbol,
    },
    /// The second tile would lie on the first.
    #[error("P11: the first tile is on {space}")]
    OnFirstTile {
        /// The space.
        space: Space,
    },
    /// The tile would lie on its own number, or WILD on WILD.
    #[error("P12: {tile} can't lie on {on}")]
    SameFace {
        /// The tile.
        tile: Tile,
        /// What the space shows.
        on: Tile,
    },
    /// The first tile has scored in this grouping.
    #[error("P13: the first tile scored in the grouping of {space}")]
    SameGrouping {
        /// The space.
        space: Space,
    },
    /// The tile has a legal space, and can't be put out of the game.
    #[error("P14: {tile} can be laid on {space}")]
    HasSpace {
        /// The tile.
        tile: Tile,
        /// Such a space.
        space: Space,
    },
    /// The table asks for the best score, and no best turn begins so.
    #[error("P15: {best} points could be had")]
    NotBest {
        /// The highest total of the turn.
        best: u16,
    },
    /// The game is over.
    #[error("P21: the game is over")]
    Over,
    /// There is nobody in that seat (any more).
    #[error("P22: nobody plays in {seat:?}")]
    NotPlaying {
        /// The seat.
        seat: Seat,
    },
}

impl parlor_core::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            'P',
            match self {
                Refusal::NotYourTurn { .. } => 6,
                Refusal::NotThisTile { .. } | Refusal::NotLaid { .. } => 9,
                Refusal::OffBoard { .. } | Refusal::NotNextToPlay { .. } => 10,
                Refusal::OnFirstTile { .. } => 11,
                Refusal::SameFace { .. } => 12,
                Refusal::SameGrouping { .. } => 13,
                Refusal::HasSpace { .. } => 14,
                Refusal::NotBest { .. } => 15,
                Refusal::Over => 21,
                Refusal::NotPlaying { .. } => 22,
            },
        )
    }
}
