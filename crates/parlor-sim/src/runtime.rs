//! What a simulated process runs on.

use parlor_house::Runtime;

use crate::executor::{Group, Sim};

/// How far the clock of a process may be off, in milliseconds.
pub(crate) const SKEW: u32 = 400;

/// What one process runs on, from its start to its crash.
#[derive(Clone)]
pub(crate) struct SimRuntime {
    sim: Sim,
    group: Group,
    /// By how much its clock is ahead.
    ahead: u64,
}

impl SimRuntime {
    /// For a process that starts now.
    pub(crate) fn new(sim: &Sim, ahead: u64) -> SimRuntime {
        SimRuntime { sim: sim.clone(), group: sim.new_group(), ahead }
    }

    /// The tasks of the process.
    pub(crate) const fn group(&self) -> Group {
        self.group
    }
}

impl Runtime for SimRuntime {
    fn now(&self) -> u64 {
        self.sim.now() + self.ahead
    }

    async fn sleep_until(&self, at: u64) {
        self.sim.sleep_until(at.saturating_sub(self.ahead)).await;
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.sim.spawn(self.group, task);
    }

    async fn think(&self, choose: Box<dyn FnOnce() -> Option<String> + Send>) -> Option<String> {
        self.sim.sleep_up_to(2_000).await;
        choose()
    }

    fn random(&self, bytes: &mut [u8]) {
        self.sim.fill(bytes);
    }
}
