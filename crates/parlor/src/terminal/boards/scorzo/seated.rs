//! Scorzo at the terminal.

use parlor_scorzo::Scorzo;

use super::ScorzoBoard;
use crate::terminal::board::TerminalGame;

impl TerminalGame for Scorzo {
    type Board = ScorzoBoard;
}
