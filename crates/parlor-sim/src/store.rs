//! A store whose disk delays, fails and forgets.
//!
//! It behaves like SQLite with a sync for every commit: until a write is synced nobody sees it, and it is gone if the process
//! crashes; from then on it stays. Between the sync and the answer there is time, in which the process may crash or be told that the
//! write has failed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use parlor_core::PlayerName;
use parlor_house::store::{
    Appended, Attended, Elsewhere, Person, Rows, Store, StoreError, StoredTable, Summary, TokenHash,
};
use parlor_house::table::{PersonId, StoredEntry};
use parlor_wire::TableId;

use crate::executor::{Group, Sim};
use crate::plan::Plan;
use crate::tally::Tally;

/// The disk that all processes share.
#[derive(Clone)]
pub(crate) struct Disk(Arc<Mutex<Kept>>);

/// What was synced.
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) rows: Rows,
    /// How it may fail; `None` once nothing fails any more.
    pub(crate) plan: Option<Plan>,
    /// What happened to it.
    pub(crate) tally: Tally,
    /// Who looks at which table in which process: since when they are away, or `None` if they are there.
    presence: BTreeMap<(TableId, PersonId, Group), Option<u64>>,
}

impl Kept {
    /// A process is gone, and everyone who was in it.
    pub(crate) fn forget_process(&mut self, group: Group, now: u64) {
        let gone =
            self.presence.iter_mut().filter(|((_, _, process), away)| *process == group && away.is_none());
        gone.for_each(|(_, away)| *away = Some(now));
    }

    /// What processes other than this one know of a table.
    fn elsewhere(&self, table: TableId, group: Group, now: u64) -> Option<Elsewhere> {
        let version = self.rows.tables().get(&table)?.0.version();
        let mut people: BTreeMap<PersonId, Option<u64>> = BTreeMap::new();
        for ((at, person, process), away) in &self.presence {
            if *at == table && *process != group {
                let away = away.map(|since| now.saturating_sub(since));
                // Whoever is there in one of them is there; else the last who saw them knows it best.
                let known = people.entry(*person).or_insert(away);
                *known = known.zip(away).map(|(one, other)| one.min(other));
            }
        }
        Some(Elsewhere { table, version, people: people.into_iter().collect() })
    }
}

impl Disk {
    /// An empty disk on which everything works.
    pub(crate) fn new() -> Disk {
        Disk(Arc::new(Mutex::new(Kept::default())))
    }

    pub(crate) fn kept(&self) -> MutexGuard<'_, Kept> {
        // After a panic it is still to be seen what happened before.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The store of one process.
#[derive(Clone)]
pub(crate) struct SimStore {
    sim: Sim,
    disk: Disk,
    group: Group,
    is_shared: bool,
}

/// What becomes of a write.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Good,
    /// It fails, and nothing is stored.
    FailsBefore,
    /// It is stored, and whoever asked is told that it has failed.
    FailsAfter,
    /// The process crashes before it is synced.
    CrashBefore,
    /// The process crashes after it was synced.
    CrashAfter,
}

fn failed() -> StoreError {
    StoreError::Storage("the simulator said so".to_owned())
}

impl SimStore {
    /// The store of the process whose tasks these are.
    pub(crate) fn new(sim: &Sim, disk: &Disk, group: Group, is_shared: bool) -> SimStore {
        SimStore { sim: sim.clone(), disk: disk.clone(), group, is_shared }
    }

    pub(crate) fn sim(&self) -> &Sim {
        &self.sim
    }

    pub(crate) fn group(&self) -> Group {
        self.group
    }

    fn fate(&self) -> Fate {
        let Some(plan) = self.disk.kept().plan else { return Fate::Good };
        let mut roll = self.sim.below(1_000);
        let fates = [
            (plan.fails_before, Fate::FailsBefore),
            (plan.fails_after, Fate::FailsAfter),
            (plan.crash_before, Fate::CrashBefore),
            (plan.crash_after, Fate::CrashAfter),
        ];
        for (share, fate) in fates {
            if roll < share {
                return fate;
            }
            roll -= share;
        }
        Fate::Good
    }

    /// Takes the time that the disk takes.
    async fn wait(&self) {
        let slow = self.disk.kept().plan.map_or(2, |plan| plan.disk_delay);
        self.sim.sleep_up_to(slow).await;
    }

    /// The process is gone: nothing comes after this.
    async fn crash<T>(&self) -> T {
        self.sim.crash(self.group);
        std::future::pending().await
    }

    /// Writes something that is durable as soon as `sync` has run.
    async fn write<T>(&self, sync: impl FnOnce(&mut Kept) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let fate = self.fate();
        self.wait().await;
        match fate {
            Fate::FailsBefore => return Err(failed()),
            Fate::CrashBefore => return self.crash().await,
            Fate::Good | Fate::FailsAfter | Fate::CrashAfter => {}
        }
        let done = sync(&mut self.disk.kept());
        self.wait().await;
        match fate {
            Fate::FailsAfter if done.is_ok() => Err(failed()),
            Fate::CrashAfter => self.crash().await,
            _ => done,
        }
    }

    async fn read<T>(&self, read: impl FnOnce(&Kept) -> T) -> Result<T, StoreError> {
        self.wait().await;
        let fails = self.disk.kept().plan.map_or(0, |plan| plan.read_fails);
        if self.sim.happens(fails) { Err(failed()) } else { Ok(read(&self.disk.kept())) }
    }
}

impl Store for SimStore {
    async fn create_table(&self, table: StoredTable, summary: Summary) -> Result<(), StoreError> {
        self.write(|kept| kept.rows.create_table(table, summary)).await
    }

    async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        self.read(|kept| kept.rows.load(table)).await
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        let fate = self.fate();
        self.wait().await;
        match fate {
            Fate::FailsBefore => {
                self.disk.kept().tally.appends_failed += 1;
                return Err(failed());
            }
            Fate::CrashBefore => {
                self.disk.kept().tally.crashes_before_sync += 1;
                return self.crash().await;
            }
            Fate::Good | Fate::FailsAfter | Fate::CrashAfter => {}
        }
        let appended = self.disk.kept().rows.append(table, entry, summary)?;
        let is_done = appended == Appended::Done;
        self.disk.kept().tally.races_lost += u64::from(!is_done);
        self.wait().await;
        match fate {
            Fate::FailsAfter if is_done => {
                self.disk.kept().tally.answers_of_disk_lost += 1;
                Err(failed())
            }
            Fate::CrashAfter => {
                self.disk.kept().tally.crashes_before_answer += u64::from(is_done);
                self.crash().await
            }
            _ => Ok(appended),
        }
    }

    async fn archive(&self, table: TableId, version: u64, record: String) -> Result<Appended, StoreError> {
        self.write(|kept| Ok(kept.rows.archive(table, version, record))).await
    }

    async fn set_due(&self, table: TableId, due_at: u64) -> Result<(), StoreError> {
        self.write(|kept| {
            kept.rows.set_due(table, due_at);
            Ok(())
        })
        .await
    }

    async fn due(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.read(|kept| kept.rows.due(now, limit)).await
    }

    async fn add_person(
        &self,
        name: PlayerName,
        token: TokenHash,
        _now: u64,
    ) -> Result<PersonId, StoreError> {
        self.write(|kept| Ok(kept.rows.add_person(name, token))).await
    }

    async fn rename(&self, person: PersonId, name: PlayerName) -> Result<(), StoreError> {
        self.write(|kept| {
            kept.rows.rename(person, name);
            Ok(())
        })
        .await
    }

    async fn person(&self, token: TokenHash) -> Result<Option<Person>, StoreError> {
        self.read(|kept| kept.rows.person(token)).await
    }

    fn is_shared(&self) -> bool {
        self.is_shared
    }

    async fn elsewhere(&self, tables: Vec<TableId>) -> Result<Vec<Elsewhere>, StoreError> {
        let (group, now) = (self.group, self.sim.now());
        self.read(|kept| tables.iter().filter_map(|table| kept.elsewhere(*table, group, now)).collect()).await
    }

    async fn attend(&self, attended: Vec<Attended>) -> Result<(), StoreError> {
        let (group, now) = (self.group, self.sim.now());
        self.write(|kept| {
            for Attended { table, person, is_here } in attended {
                kept.presence.insert((table, person, group), (!is_here).then_some(now));
            }
            Ok(())
        })
        .await
    }
}
