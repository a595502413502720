//! The other processes of a house, which share its store: what they do is read from there once a second, and who is here is written
//! there.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use parlor_wire::TableId;
use tokio::sync::{Notify, mpsc};

use crate::actor::ToTable;
use crate::house::House;
use crate::notices::Notice;
use crate::runtime::Runtime;
use crate::store::{Attended, Elsewhere, Store};
use crate::table::PersonId;

/// How often a process looks what others have done, in milliseconds: nobody sees an older table than this.
const FOLLOW_EVERY: u64 = 1_000;
/// How soon it is tried again to tell others who is here.
const ANNOUNCE_AGAIN: u64 = 1_000;

/// What other processes have to be told about who is here; the last word about each person at each table.
#[derive(Default)]
pub(crate) struct Announcements {
    waiting: Mutex<BTreeMap<(TableId, PersonId), bool>>,
    changed: Notify,
}

impl Announcements {
    fn waiting(&self) -> MutexGuard<'_, BTreeMap<(TableId, PersonId), bool>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has this told.
    pub(crate) fn add(&self, attended: impl IntoIterator<Item = Attended>) {
        let new = attended.into_iter().map(|one| ((one.table, one.person), one.is_here));
        self.waiting().extend(new);
        self.changed.notify_one();
    }

    /// Has this told again, unless there is newer word.
    fn put_back(&self, attended: &[Attended]) {
        let mut waiting = self.waiting();
        for one in attended {
            waiting.entry((one.table, one.person)).or_insert(one.is_here);
        }
    }

    /// All that has to be told; ends when there is something.
    async fn next(&self) -> Vec<Attended> {
        loop {
            let waiting = std::mem::take(&mut *self.waiting());
            if !waiting.is_empty() {
                let attended = |((table, person), is_here)| Attended { table, person, is_here };
                return waiting.into_iter().map(attended).collect();
            }
            self.changed.notified().await;
        }
    }
}

/// Tells other processes who is here.
pub(crate) async fn announce<S: Store, R: Runtime>(house: House<S, R>) {
    loop {
        let attended = house.announcements().next().await;
        if let Err(error) = house.store().attend(attended.clone()).await {
            house.say_storage(&error);
            house.announcements().put_back(&attended);
            house.runtime().sleep_until(house.runtime().now() + ANNOUNCE_AGAIN).await;
        }
    }
}

/// Tells tables of what is new in other processes, as soon as a notice of it comes.
pub(crate) async fn heed<S: Store, R: Runtime>(house: House<S, R>, mut notices: mpsc::Receiver<Notice>) {
    while let Some(Notice { table, version }) = notices.recv().await {
        house.mention(table, ToTable::Noticed { version });
    }
}

/// What a table is not told twice: how long its log is, and who is there.
type Heard = (u64, Vec<(PersonId, bool)>);

fn heard(elsewhere: &Elsewhere) -> Heard {
    (elsewhere.version, elsewhere.people.iter().map(|(person, away)| (*person, away.is_none())).collect())
}

/// Looks once a second what other processes have done at the tables that are folded here.
pub(crate) async fn follow<S: Store, R: Runtime>(house: House<S, R>) {
    let mut known: HashMap<TableId, Heard> = HashMap::new();
    loop {
        house.runtime().sleep_until(house.runtime().now() + FOLLOW_EVERY).await;
        let tables = house.folded_tables();
        if tables.is_empty() {
            known.clear();
            continue;
        }
        match house.store().elsewhere(tables).await {
            Ok(found) => {
                let before = std::mem::take(&mut known);
                for elsewhere in found {
                    let heard = heard(&elsewhere);
                    let table = elsewhere.table;
                    if before.get(&table) != Some(&heard) {
                        house.mention(table, ToTable::Elsewhere(elsewhere));
                    }
                    known.insert(table, heard);
                }
            }
            Err(error) => house.say_storage(&error),
        }
    }
}
