//! The screens before a table: what to play, who sits where, which game to go on with.

mod choice;
mod first;
mod saved_list;
mod set_up;

pub(crate) use first::Menu;
pub(crate) use saved_list::SavedList;
