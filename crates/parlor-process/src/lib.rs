//! Programs that are stopped and folders that go away when their owner does, and what they use: for tests and measurements.

mod error;
mod folder;
mod kept;
mod postgres;
mod usage;

pub use error::ProcessError;
pub use folder::Folder;
pub use kept::Kept;
pub use postgres::{Postgres, Stop};
pub use usage::Usage;
