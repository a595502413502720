//! Scorzo at the terminal.

use parlor_scorzo::Scorzo;

use super::ScorzoBoard;
use crate::terminal::board::Seated;

impl Seated for Scorzo {
    type Board = ScorzoBoard;
}
