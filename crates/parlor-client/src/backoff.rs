//! How long a client waits before it tries again to connect.

use std::time::Duration;

use crate::ClientError;
use crate::random::up_to;

/// The first wait before it is tried again to connect, and the longest, in milliseconds.
const WAITS: (u64, u64) = (250, 5_000);

/// How long a client waits before it tries again to connect: longer each time, and never just as long as others do, so that after a
/// restart of the house not all come at once. A new one begins with the shortest wait.
#[derive(Debug, Default)]
pub struct Backoff {
    tries: u32,
}

impl Backoff {
    /// How long to wait after this went wrong.
    ///
    /// # Errors
    /// If it is of no use to try again ([`ClientError::is_final`]).
    pub fn after(&mut self, error: ClientError) -> Result<Duration, ClientError> {
        if error.is_final() {
            return Err(error);
        }
        let (first, longest) = WAITS;
        let mut wait = (first << self.tries.min(10)).min(longest);
        if let ClientError::Bye { retry_ms, .. } = error {
            wait = wait.max(retry_ms.min(longest));
        }
        self.tries += 1;
        Ok(Duration::from_millis(wait / 2 + up_to(wait)))
    }
}
