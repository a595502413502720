//! Programs that are stopped and folders that go away when their owner does, for tests and measurements.

mod error;
mod folder;
mod kept;

pub use error::ProcessError;
pub use folder::Folder;
pub use kept::Kept;
