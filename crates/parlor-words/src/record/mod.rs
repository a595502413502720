//! What is said about records: reading them, replaying them, checking their deal.

mod making;
mod problem;
mod replay;
mod report;
mod verify;

pub use replay::replay_error;
pub use report::{RecordReport, record_report};
pub use verify::{locked_in, verified};
