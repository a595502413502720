//! Games that are kept on disk. Every game that is played here has a file from its first move on: its record, to which
//! each entry is added as it happens. So nothing is lost, whatever ends the program, and a finished game leaves a record
//! like any other.

mod file;
mod folder;

pub(crate) use file::SaveFile;
use file::whole_lines;
pub(crate) use folder::{Opened, SavedGame, SavedGames, data_folder, private};
