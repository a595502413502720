//! What is said about records: reading them, replaying them, checking their deal.

mod making;
mod problem;
mod replay;
mod report;
mod verify;

pub use replay::replay_error;
pub use report::{RecordReport, record_report};
pub use verify::{bots_agree, bots_differ, bots_of_other_version, locked_in, verified};
