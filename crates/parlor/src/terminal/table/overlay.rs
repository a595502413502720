//! What lies over the board and has to be answered first.

use parlor_core::Seat;

use super::help::Help;
use crate::terminal::line_edit::LineEdit;

/// What lies over the board.
pub(super) enum Overlay {
    /// Keys and rules.
    Help(Help),
    /// A move is being typed.
    Typing(LineEdit),
    /// Whether to leave the table.
    Leaving,
    /// Whether this player gives up.
    GivingUp(Seat),
    /// What is done about this player, who is gone.
    Gone(Seat),
    /// How the game ended.
    Ending,
}
