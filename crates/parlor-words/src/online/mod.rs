//! Play at a table in a house: invitations, the table before the game, and people who come and go.

mod text;
mod told;

pub use text::OnlineText;
pub use told::{ended_early, gone, host_starts, leave_place, place_of};
