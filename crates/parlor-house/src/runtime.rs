//! What the house runs on: clock, tasks, threads for thinking and random bytes. Everything else in this crate is deterministic, so
//! a simulator can run a whole house from a seed.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until};

/// What the house runs on.
pub trait Runtime: Clone + Send + Sync + 'static {
    /// The time, in milliseconds since 1970.
    fn now(&self) -> u64;

    /// Ends at this time.
    fn sleep_until(&self, at: u64) -> impl Future<Output = ()> + Send;

    /// Runs a task beside all others.
    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static);

    /// Has a bot think where that holds up nothing else.
    fn think(
        &self,
        choose: Box<dyn FnOnce() -> Option<String> + Send>,
    ) -> impl Future<Output = Option<String>> + Send;

    /// Fills in random bytes that nobody can predict.
    fn random(&self, bytes: &mut [u8]);
}

/// Random bytes.
pub(crate) fn random_bytes<const N: usize>(runtime: &impl Runtime) -> [u8; N] {
    let mut bytes = [0; N];
    runtime.random(&mut bytes);
    bytes
}

/// The real one.
#[derive(Clone)]
pub struct TokioRuntime {
    /// What the clock said at the beginning: afterwards time only moves forward, whatever is done to the clock.
    began: (u64, Instant),
    /// How many bots think at the same time.
    thinking: Arc<Semaphore>,
}

impl TokioRuntime {
    /// A runtime in which this many bots think at the same time. Tokio has to run already.
    #[must_use]
    pub fn new(thinkers: usize) -> TokioRuntime {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let millis = u64::try_from(since.as_millis()).expect("this century");
        TokioRuntime { began: (millis, Instant::now()), thinking: Arc::new(Semaphore::new(thinkers.max(1))) }
    }
}

impl Runtime for TokioRuntime {
    fn now(&self) -> u64 {
        let (millis, began) = self.began;
        millis + u64::try_from(began.elapsed().as_millis()).expect("this century")
    }

    async fn sleep_until(&self, at: u64) {
        let (millis, began) = self.began;
        sleep_until(began + Duration::from_millis(at.saturating_sub(millis))).await;
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        tokio::spawn(task);
    }

    async fn think(&self, choose: Box<dyn FnOnce() -> Option<String> + Send>) -> Option<String> {
        let permit = Arc::clone(&self.thinking).acquire_owned().await.expect("it is never closed");
        let thought = tokio::task::spawn_blocking(move || {
            let chosen = choose();
            drop(permit);
            chosen
        });
        // A bot that panics has no answer.
        thought.await.ok().flatten()
    }

    fn random(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the system has random bytes");
    }
}
