//! What the command-line program says, except its help.
//!
//! [`Label`]s are headings and single words; [`Message`]s have facts in them; [`Problem`]s are what goes wrong around a
//! game (files, names, numbers), [`SpaceProblem`]s what is wrong with a position of Polygon, and [`RefereeProblem`]s what is
//! wrong with a request to the referee. What goes wrong inside a game is said by its own types.

mod analysis;
mod arena;
mod choices;
mod copy;
mod file;
mod label;
mod message;
mod pages;
mod problem;
mod referee;
mod space;

pub use analysis::AnalysisMessage;
pub use arena::ArenaMessage;
pub(crate) use choices::bots;
pub use copy::CopyMessage;
pub use file::file_cause;
pub use label::Label;
pub use message::Message;
pub use pages::PagesMessage;
pub use problem::Problem;
pub use referee::{Expected, RefereeProblem};
pub use space::SpaceProblem;
