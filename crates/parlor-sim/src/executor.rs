//! Runs tasks in one thread, in an order that follows from the seed alone.
//!
//! Of the tasks that can go on, one is chosen at random. When none can, the clock jumps to the next moment for which somebody waits.
//! Every task belongs to a group; a group can be killed, and then its tasks are gone in the middle of whatever they did.

use std::collections::{BTreeMap, VecDeque};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Wake, Waker};

use parlor_core::{PlayerRng, PlayerSeed};

/// Tasks that end together: those of one process, from its start to its crash.
pub(crate) type Group = usize;

/// The tasks of the simulator itself, which never crash.
pub(crate) const OUTSIDE: Group = 0;

/// When everything begins, in milliseconds since 1970.
const BEGINNING: u64 = 1_800_000_000_000;

/// How many of the last events are kept.
const TRACE: usize = 120;

type Task = Pin<Box<dyn Future<Output = ()>>>;
type SentTask = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What tasks share: the clock, chance, and the list of those that can go on. Clones are the same.
#[derive(Clone)]
pub(crate) struct Sim(Arc<Mutex<Shared>>);

struct Shared {
    now: u64,
    rng: PlayerRng,
    ready: Vec<Arc<Handle>>,
    timers: BTreeMap<(u64, u64), Waker>,
    timers_made: u64,
    spawned: Vec<(Group, SentTask)>,
    alive: Vec<bool>,
    to_crash: Vec<Group>,
    /// What happened last, if somebody wants to read it.
    trace: Option<VecDeque<String>>,
}

/// What wakes a task.
struct Handle {
    sim: Sim,
    slot: usize,
    /// Which of the tasks that were ever in the slot.
    generation: u64,
    is_queued: AtomicBool,
}

impl Wake for Handle {
    fn wake(self: Arc<Self>) {
        if !self.is_queued.swap(true, Ordering::Relaxed) {
            let sim = self.sim.clone();
            sim.shared().ready.push(self);
        }
    }
}

impl Sim {
    fn new(seed: u64, traces: bool) -> Sim {
        Sim(Arc::new(Mutex::new(Shared {
            now: BEGINNING,
            rng: PlayerRng::new(&PlayerSeed::from_text("parlor simulator"), seed),
            ready: Vec::new(),
            timers: BTreeMap::new(),
            timers_made: 0,
            spawned: Vec::new(),
            alive: vec![true],
            to_crash: Vec::new(),
            trace: traces.then(VecDeque::new),
        })))
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        // After a panic it is still to be seen what happened before.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.shared().now
    }

    /// A number from 0 to `n - 1`.
    pub(crate) fn below(&self, n: u32) -> u32 {
        self.shared().rng.below(n)
    }

    /// Whether something happens that happens so many times in a thousand.
    pub(crate) fn happens(&self, in_a_thousand: u32) -> bool {
        in_a_thousand > 0 && self.below(1_000) < in_a_thousand
    }

    /// One of these.
    pub(crate) fn pick<'a, T>(&self, of: &'a [T]) -> Option<&'a T> {
        if of.is_empty() { None } else { of.get(self.shared().rng.index(of.len())) }
    }

    /// Random bytes.
    pub(crate) fn fill(&self, bytes: &mut [u8]) {
        let mut shared = self.shared();
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&shared.rng.word().to_le_bytes()[..chunk.len()]);
        }
    }

    /// Ends at this time.
    pub(crate) fn sleep_until(&self, at: u64) -> Sleep {
        Sleep { sim: self.clone(), at, timer: None }
    }

    /// Ends in so many milliseconds.
    pub(crate) fn sleep(&self, millis: u64) -> Sleep {
        self.sleep_until(self.now() + millis)
    }

    /// Ends within so many milliseconds.
    pub(crate) fn sleep_up_to(&self, millis: u32) -> Sleep {
        self.sleep(u64::from(self.below(millis.max(1))))
    }

    /// A group that can have tasks from now on.
    pub(crate) fn new_group(&self) -> Group {
        let mut shared = self.shared();
        shared.alive.push(true);
        shared.alive.len() - 1
    }

    /// Runs a task beside all others, unless its group is gone.
    pub(crate) fn spawn(&self, group: Group, task: impl Future<Output = ()> + Send + 'static) {
        let task: SentTask = Box::pin(task);
        let mut shared = self.shared();
        let unwanted = if shared.alive[group] {
            shared.spawned.push((group, task));
            None
        } else {
            Some(task)
        };
        // What it holds may want the lock when it is dropped.
        drop(shared);
        drop(unwanted);
    }

    /// Notes what happens, if somebody wants to read it.
    pub(crate) fn note(&self, what: impl FnOnce() -> String) {
        let mut shared = self.shared();
        let after = shared.now - BEGINNING;
        if let Some(trace) = &mut shared.trace {
            if trace.len() == TRACE {
                trace.pop_front();
            }
            trace.push_back(format!("{after:>9} ms  {}", what()));
        }
    }

    /// What happened last.
    pub(crate) fn trace(&self) -> Vec<String> {
        self.shared().trace.iter().flatten().cloned().collect()
    }

    /// Has a group crash, after the step that is being done.
    pub(crate) fn crash(&self, group: Group) {
        self.shared().to_crash.push(group);
    }
}

/// Waits for a moment.
pub(crate) struct Sleep {
    sim: Sim,
    at: u64,
    timer: Option<(u64, u64)>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let sim = self.sim.clone();
        let mut shared = sim.shared();
        if let Some(timer) = self.timer.take() {
            shared.timers.remove(&timer);
        }
        if shared.now >= self.at {
            return Poll::Ready(());
        }
        shared.timers_made += 1;
        let timer = (self.at, shared.timers_made);
        shared.timers.insert(timer, context.waker().clone());
        self.timer = Some(timer);
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        if let Some(timer) = self.timer {
            let waker = self.sim.shared().timers.remove(&timer);
            drop(waker);
        }
    }
}

struct Slot {
    group: Group,
    generation: u64,
    waker: Waker,
    task: Option<Task>,
}

/// Holds the tasks, and runs them.
pub(crate) struct Executor {
    sim: Sim,
    slots: Vec<Slot>,
    free: Vec<usize>,
    steps: u64,
}

impl Executor {
    /// An executor without tasks.
    pub(crate) fn new(seed: u64, traces: bool) -> Executor {
        Executor { sim: Sim::new(seed, traces), slots: Vec::new(), free: Vec::new(), steps: 0 }
    }

    /// What its tasks share.
    pub(crate) fn sim(&self) -> &Sim {
        &self.sim
    }

    /// How many steps were done.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// Adds a task of the simulator itself.
    pub(crate) fn add(&mut self, task: impl Future<Output = ()> + 'static) {
        self.place(OUTSIDE, Box::pin(task));
    }

    fn place(&mut self, group: Group, task: Task) {
        let slot = self.free.pop().unwrap_or(self.slots.len());
        let generation = self.slots.get(slot).map_or(0, |slot| slot.generation + 1);
        let handle =
            Arc::new(Handle { sim: self.sim.clone(), slot, generation, is_queued: AtomicBool::new(false) });
        let waker = Waker::from(Arc::clone(&handle));
        handle.wake();
        let filled = Slot { group, generation, waker, task: Some(task) };
        if slot == self.slots.len() {
            self.slots.push(filled);
        } else {
            self.slots[slot] = filled;
        }
    }

    /// Does one step: one task goes on as far as it can. The groups that are to crash because of it; `None` if nothing will ever
    /// happen again.
    pub(crate) fn step(&mut self) -> Option<Vec<Group>> {
        let handle = loop {
            let mut shared = self.sim.shared();
            if !shared.ready.is_empty() {
                let Shared { rng, ready, .. } = &mut *shared;
                break ready.swap_remove(rng.index(ready.len()));
            }
            let ((at, _), waker) = shared.timers.pop_first()?;
            shared.now = shared.now.max(at);
            drop(shared);
            waker.wake();
        };
        self.steps += 1;
        handle.is_queued.store(false, Ordering::Relaxed);
        let slot = &mut self.slots[handle.slot];
        if slot.generation == handle.generation
            && let Some(mut task) = slot.task.take()
        {
            let waker = slot.waker.clone();
            let poll = task.as_mut().poll(&mut Context::from_waker(&waker));
            if poll.is_pending() {
                self.slots[handle.slot].task = Some(task);
            } else {
                drop(task);
                self.free.push(handle.slot);
            }
        }
        let (spawned, to_crash) = {
            let mut shared = self.sim.shared();
            (std::mem::take(&mut shared.spawned), std::mem::take(&mut shared.to_crash))
        };
        for (group, task) in spawned {
            self.place(group, task);
        }
        Some(to_crash)
    }

    /// Kills a group: its tasks are gone wherever they are. `false` if it is gone already.
    pub(crate) fn kill(&mut self, group: Group) -> bool {
        if !std::mem::take(&mut self.sim.shared().alive[group]) {
            return false;
        }
        for index in 0..self.slots.len() {
            let slot = &mut self.slots[index];
            if slot.group == group
                && let Some(task) = slot.task.take()
            {
                drop(task);
                self.free.push(index);
            }
        }
        true
    }
}

impl Drop for Executor {
    fn drop(&mut self) {
        let groups = self.sim.shared().alive.len();
        for group in 0..groups {
            self.kill(group);
        }
        // What waits to be woken holds what it waits in.
        let mut shared = self.sim.shared();
        let held = (
            std::mem::take(&mut shared.ready),
            std::mem::take(&mut shared.timers),
            std::mem::take(&mut shared.spawned),
        );
        drop(shared);
        drop(held);
    }
}
