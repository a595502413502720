//! What a house of the tests runs on: a clock that stands still until everyone waits, random bytes that are the same in both houses,
//! bots that do what they are told, and a store that puts the deal of the test in place of the one that was drawn.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlor_core::{ChanceStream, Script, Seed};
use parlor_house::Runtime;
use parlor_house::store::{Appended, MemoryStore, Store as _, StoreDouble, StoreError, StoredTable, Summary};
use parlor_house::table::{Double, LogChain, StoredEntry};
use parlor_wire::TableId;
use tokio::time::Instant;

/// Some time in 2026.
const START: u64 = 1_790_000_000_000;

/// What a house runs on. Clones are the same.
#[derive(Clone)]
pub(crate) struct TwinRuntime(Arc<Twin>);

struct Twin {
    /// Which of the two houses it is.
    side: u32,
    began: Instant,
    drawn: AtomicU64,
    /// Whether the next random bytes differ between the houses.
    differs: AtomicBool,
    thoughts: AtomicU32,
    /// What the next bot does.
    action: Mutex<Option<String>>,
    /// A leak: a bot's move is shown as soon as it has thought.
    hurries: bool,
    /// Tasks in which a bot has thought.
    thinkers: Mutex<Vec<tokio::task::Id>>,
}

impl TwinRuntime {
    pub(crate) fn new(side: u32, hurries: bool) -> TwinRuntime {
        TwinRuntime(Arc::new(Twin {
            side,
            began: Instant::now(),
            drawn: AtomicU64::new(0),
            differs: AtomicBool::new(false),
            thoughts: AtomicU32::new(0),
            action: Mutex::new(None),
            hurries,
            thinkers: Mutex::new(Vec::new()),
        }))
    }

    /// How long the house has run, in milliseconds.
    pub(crate) fn elapsed(&self) -> u64 {
        u64::try_from(self.0.began.elapsed().as_millis()).unwrap()
    }

    /// The next random bytes differ between the houses: they are something that no viewer knows. What they are in the first
    /// house.
    pub(crate) fn differ<const N: usize>(&self) -> [u8; N] {
        self.0.differs.store(true, Ordering::Relaxed);
        let mut bytes = [0; N];
        draw(self.0.drawn.load(Ordering::Relaxed), 0, &mut bytes);
        bytes
    }

    /// What the next bot does.
    pub(crate) fn script(&self, action: Option<&str>) {
        *self.0.action.lock().unwrap() = action.map(str::to_owned);
    }
}

impl Runtime for TwinRuntime {
    fn now(&self) -> u64 {
        START + self.elapsed()
    }

    async fn sleep_until(&self, at: u64) {
        if self.0.hurries
            && tokio::task::try_id().is_some_and(|id| self.0.thinkers.lock().unwrap().contains(&id))
        {
            return;
        }
        let wait = at.saturating_sub(self.now()).min(24 * 60 * 60 * 1_000);
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        tokio::spawn(task);
    }

    /// How long it takes depends on what is hidden.
    async fn think(&self, _choose: Box<dyn FnOnce() -> Option<String> + Send>) -> Option<String> {
        let number = self.0.thoughts.fetch_add(1, Ordering::Relaxed);
        let time = 100 + (number * 53 + self.0.side * 271) % 700;
        tokio::time::sleep(Duration::from_millis(u64::from(time))).await;
        self.0.thinkers.lock().unwrap().extend(tokio::task::try_id());
        self.0.action.lock().unwrap().clone()
    }

    fn random(&self, bytes: &mut [u8]) {
        let number = self.0.drawn.fetch_add(1, Ordering::Relaxed);
        let side = if self.0.differs.swap(false, Ordering::Relaxed) { self.0.side } else { 0 };
        draw(number, side, bytes);
    }
}

fn draw(number: u64, side: u32, bytes: &mut [u8]) {
    let seed = Seed::from_text(&format!("twins' bytes {number} {side}"));
    let mut stream = ChanceStream::for_chance(&seed, "bytes");
    bytes.fill_with(|| u8::try_from(stream.below(256)).unwrap());
}

/// What a test puts in place of what a house has drawn.
pub(crate) struct Rig {
    pub(crate) deal: Script,
    pub(crate) house_seed: Seed,
    pub(crate) bots_seed: Seed,
    pub(crate) double: Option<Double>,
}

/// A store in memory that puts the deal of the test in place of the one that was drawn. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct TwinStore(Arc<Stored>);

#[derive(Default)]
struct Stored {
    memory: MemoryStore,
    rig: Mutex<Option<Rig>>,
    chain: Mutex<LogChain>,
    appended: AtomicU32,
    /// Why nothing can be stored, if that is so.
    broken: Option<String>,
}

impl TwinStore {
    /// A store that says, whenever it is asked, that it can't store anything, and why.
    pub(crate) fn broken(why: Option<String>) -> TwinStore {
        TwinStore(Arc::new(Stored { broken: why, ..Stored::default() }))
    }

    /// The next table has this deal.
    pub(crate) fn rig(&self, rig: Rig) {
        *self.0.rig.lock().unwrap() = Some(rig);
    }

    /// How many entries were appended.
    pub(crate) fn appended(&self) -> u32 {
        self.0.appended.load(Ordering::Relaxed)
    }

    /// The hash of the log that was appended to last.
    pub(crate) fn chain(&self) -> LogChain {
        *self.0.chain.lock().unwrap()
    }
}

impl StoreDouble for TwinStore {
    type Behind = MemoryStore;

    fn behind(&self) -> &MemoryStore {
        &self.0.memory
    }

    async fn create_table(&self, mut table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        if let Some(Rig { deal, house_seed, bots_seed, double }) = self.0.rig.lock().unwrap().take() {
            table.secrets = table.secrets.scripted(deal, house_seed, bots_seed, double);
        }
        self.0.memory.create_table(table, summary).await
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        *self.0.chain.lock().unwrap() = entry.chain;
        let appended = self.0.memory.append(table, entry, summary).await;
        if appended == Ok(Appended::Done) {
            self.0.appended.fetch_add(1, Ordering::Relaxed);
        }
        appended
    }

    async fn check(&self) -> Result<(), StoreError> {
        match &self.0.broken {
            Some(why) => Err(StoreError::Storage(why.clone())),
            None => Ok(()),
        }
    }
}
