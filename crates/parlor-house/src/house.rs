//! The house: it finds tables, makes new ones, and knows its guests.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use parlor_core::{PlayerName, Seat, Seed};
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{InviteSecret, SessionToken, TableId};
use sha2::{Digest as _, Sha256};
use tokio::sync::{mpsc, oneshot};

use crate::actor::{self, Inbox, ToTable};
use crate::admission::{Admission, Admissions, TooMany};
use crate::connection::Connection;
use crate::elsewhere::{self, Announcements};
use crate::limits::{Buckets, GUEST_EVERY, Limits, TABLE_EVERY, home};
use crate::log::{Event, Log};
use crate::metrics::{Metrics, MetricsText};
use crate::names::imitates_a_bot;
use crate::notices::{NoNotices, Notice, Notices};
use crate::outbox::Outbox;
use crate::runtime::{Runtime, random_bytes};
use crate::store::{Attended, Person, Store, StoreError, StoredTable, TokenHash};
use crate::table::{
    HouseTable, PersonId, Secrets, SetUpProblem, StoredEntry, TableEntry, TableSetUp, is_bounded,
    rules_version,
};

/// How often the house looks after tables that nobody looks at, in milliseconds.
const SWEEP_EVERY: u64 = 5_000;
/// How many of them at once.
const SWEEP: u32 = 256;
/// How many messages may wait for a table.
const INBOX: usize = 1024;

/// A house: all its tables and guests. Clones are the same house.
pub struct House<S, R>(Arc<Shared<S, R>>);

impl<S, R> Clone for House<S, R> {
    fn clone(&self) -> House<S, R> {
        House(Arc::clone(&self.0))
    }
}

struct Shared<S, R> {
    store: S,
    runtime: R,
    /// The tables that are folded, each with a task of its own.
    tables: Mutex<HashMap<TableId, Inbox>>,
    /// Tables that can't be folded, or have panicked. They are not tried again before the house is.
    stopped: Mutex<HashSet<TableId>>,
    connections: AtomicU64,
    metrics: Arc<Metrics>,
    log: Log,
    limits: Limits,
    gone_after: u64,
    notices: Arc<dyn Notices>,
    admissions: Arc<Admissions>,
    new_guests: Buckets<IpAddr>,
    new_tables: Buckets<PersonId>,
    /// What other processes have to be told about who is here.
    announcements: Announcements,
}

/// What can be chosen about a house.
pub struct HouseOptions {
    /// How much everyone may take up.
    pub limits: Limits,
    /// Where events go.
    pub log: Log,
    /// How long somebody is away before the others may hand the seat to a bot or end the game, in milliseconds.
    pub gone_after: u64,
    /// What tells other processes of new entries, if the store is shared.
    pub notices: Arc<dyn Notices>,
}

/// How long that is if nothing else is said.
const GONE_AFTER: u64 = 120_000;

impl Default for HouseOptions {
    fn default() -> HouseOptions {
        HouseOptions {
            limits: Limits::default(),
            log: Log::silent(),
            gone_after: GONE_AFTER,
            notices: Arc::new(NoNotices),
        }
    }
}

/// Something that a guest asked for is refused.
#[derive(Debug, thiserror::Error)]
pub enum GuestError {
    /// The name could be mistaken for a bot's.
    #[error("a bot has this name: choose another")]
    NameOfBot,
    /// The table can't begin like this.
    #[error(transparent)]
    SetUp(#[from] SetUpProblem),
    /// Too many guests from one address, or too many tables of one person.
    #[error("too many at once: try again later")]
    TooMany,
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl<S: Store, R: Runtime> House<S, R> {
    /// Opens a house on this store, and looks after its tables.
    pub fn open(store: S, runtime: R) -> House<S, R> {
        House::open_with(store, runtime, HouseOptions::default())
    }

    /// The same, with limits and a log.
    pub fn open_with(store: S, runtime: R, options: HouseOptions) -> House<S, R> {
        let HouseOptions { limits, log, gone_after, notices } = options;
        let metrics = Arc::new(Metrics::new());
        let house = House(Arc::new(Shared {
            store,
            runtime,
            tables: Mutex::default(),
            stopped: Mutex::default(),
            connections: AtomicU64::new(0),
            admissions: Arc::new(Admissions::new(limits, Arc::clone(&metrics))),
            metrics,
            log,
            limits,
            gone_after,
            notices,
            new_guests: Buckets::new(limits.guests_of_an_address, GUEST_EVERY),
            new_tables: Buckets::new(limits.tables_of_a_person, TABLE_EVERY),
            announcements: Announcements::default(),
        }));
        house.say(&Event::Opened);
        house.runtime().spawn(sweep(house.clone()));
        if house.store().is_shared() {
            house.runtime().spawn(elsewhere::follow(house.clone()));
            house.runtime().spawn(elsewhere::announce(house.clone()));
            house.runtime().spawn(elsewhere::heed(house.clone(), house.0.notices.subscribe()));
        }
        house
    }

    /// The time by the store's clock, in milliseconds since 1970: entries have it, whichever process decides.
    pub(crate) fn store_time(&self) -> u64 {
        self.runtime().now().saturating_add_signed(self.store().clock_offset())
    }

    /// Somebody has come to a table in this process, or has left it: other processes are told.
    pub(crate) fn say_attendance(&self, table: TableId, person: PersonId, is_here: bool) {
        if self.store().is_shared() {
            self.announcements().add([Attended { table, person, is_here }]);
        }
    }

    /// An entry is stored: other processes are told.
    pub(crate) fn say_stored(&self, table: TableId, version: u64) {
        if self.store().is_shared() {
            self.0.notices.publish(Notice { table, version });
        }
    }

    /// What other processes have to be told about who is here.
    pub(crate) fn announcements(&self) -> &Announcements {
        &self.0.announcements
    }

    /// The tables that are folded in this process.
    pub(crate) fn folded_tables(&self) -> Vec<TableId> {
        self.tables().keys().copied().collect()
    }

    /// Hands something to the task of a table if there is one, and it has room: what is said again in a second.
    pub(crate) fn mention(&self, table: TableId, message: ToTable) {
        if let Some(inbox) = self.tables().get(&table) {
            let _ = inbox.try_send(Box::new(message));
        }
    }

    /// What the house counts of itself.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// How much everyone may take up.
    pub(crate) fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// How long somebody is away before they are gone, in milliseconds.
    pub(crate) fn gone_after(&self) -> u64 {
        self.0.gone_after
    }

    /// All that the house and its store count of themselves, for Prometheus.
    #[must_use]
    pub fn metrics_text(&self) -> String {
        let mut text = MetricsText::default();
        self.metrics().write(&mut text);
        self.store().write_metrics(&mut text);
        text.into_text()
    }

    /// Tells whoever runs the house.
    pub fn say(&self, event: &Event) {
        self.0.log.say(self.runtime().now(), event);
    }

    /// Says that the store could not do something.
    pub(crate) fn say_storage(&self, error: &StoreError) {
        self.say(&Event::Storage { error: error.to_string() });
    }

    /// Lets somebody connect, if there is room.
    pub(crate) fn admit(&self, person: PersonId) -> Result<Admission, TooMany> {
        let admitted = self.0.admissions.admit(person);
        if admitted.is_err() {
            self.say(&Event::Limit { what: "sockets" });
        }
        admitted
    }

    /// Says goodbye to everyone who is connected; ends when they have gone.
    pub async fn send_away(&self) {
        self.say(&Event::Stopping);
        self.0.admissions.send_away().await;
    }

    /// Whether one more guest may come from an address.
    ///
    /// # Errors
    /// If there were too many.
    pub(crate) fn check_guests_of(&self, address: IpAddr) -> Result<(), GuestError> {
        if self.0.new_guests.take(home(address), self.runtime().now()) {
            return Ok(());
        }
        self.say(&Event::Limit { what: "guests" });
        Err(GuestError::TooMany)
    }

    /// Whether somebody may have one more table.
    ///
    /// # Errors
    /// If there were too many.
    pub(crate) fn check_tables_of(&self, person: PersonId) -> Result<(), GuestError> {
        if self.0.new_tables.take(person, self.runtime().now()) {
            return Ok(());
        }
        self.say(&Event::Limit { what: "tables" });
        Err(GuestError::TooMany)
    }

    /// Where it keeps everything.
    pub fn store(&self) -> &S {
        &self.0.store
    }

    /// What the house runs on.
    pub fn runtime(&self) -> &R {
        &self.0.runtime
    }

    /// A new guest, and what they are known by from now on.
    ///
    /// # Errors
    /// If the name could be mistaken for a bot's, or the store can't keep it.
    pub async fn add_guest(&self, name: PlayerName) -> Result<(Person, SessionToken), GuestError> {
        if imitates_a_bot(&name) {
            return Err(GuestError::NameOfBot);
        }
        let token = SessionToken::from_random(random_bytes(self.runtime()));
        let id = self.store().add_person(name.clone(), hash(&token), self.runtime().now()).await?;
        self.metrics().guests.add();
        Ok((Person { id, name }, token))
    }

    /// Gives a guest another name. At tables where they sit, they keep the one that they had.
    ///
    /// # Errors
    /// If the name could be mistaken for a bot's, or the store can't keep it.
    pub async fn rename_guest(&self, person: &Person, name: PlayerName) -> Result<Person, GuestError> {
        if imitates_a_bot(&name) {
            return Err(GuestError::NameOfBot);
        }
        self.store().rename(person.id, name.clone()).await?;
        Ok(Person { id: person.id, name })
    }

    /// Who is known by this.
    ///
    /// # Errors
    /// If the store can't be read.
    pub async fn guest(&self, token: &SessionToken) -> Result<Option<Person>, StoreError> {
        self.store().person(hash(token)).await
    }

    /// A new table, with whoever asks for it in the first seat.
    ///
    /// # Errors
    /// If the table can't begin like this, or the store can't keep it.
    pub async fn create_table(&self, host: &Person, new: &NewTable) -> Result<CreatedTable, GuestError> {
        if new.seats.iter().any(|seat| matches!(seat, NewSeat::Bot(bot) if !is_bounded(*bot))) {
            return Err(SetUpProblem::Bot.into());
        }
        self.check_tables_of(host.id)?;
        let rules = rules_version(&new.game).ok_or(SetUpProblem::Game)?;
        let seats = u8::try_from(new.seats.len() + 1).map_err(|_| SetUpProblem::Seats)?;
        let set_up = TableSetUp {
            id: self.new_table_id(),
            game: new.game.clone(),
            rules,
            edition: new.edition.clone(),
            options: new.options.clone(),
            seats,
            hints: new.hints,
        };
        let mut free = Seat::first(seats.min(6));
        let first = free.next().ok_or(SetUpProblem::Seats)?;
        let mut entries = vec![TableEntry::Sat {
            seat: first,
            person: host.id,
            name: host.name.clone(),
            contribution: new.contribution.clone(),
        }];
        entries.extend(free.zip(&new.seats).filter_map(|(seat, wanted)| match wanted {
            NewSeat::Open => None,
            NewSeat::Bot(bot) => {
                Some(TableEntry::BotSat { seat, bot: *bot, version: set_up.player_version(bot.level) })
            }
        }));
        self.store_new(set_up, &entries).await
    }

    /// Stores a new table with these entries.
    pub(crate) async fn store_new(
        &self,
        set_up: TableSetUp,
        entries: &[TableEntry],
    ) -> Result<CreatedTable, GuestError> {
        let invite = InviteSecret::from_random(random_bytes(self.runtime()));
        let seed = || Seed::new(random_bytes(self.runtime()));
        let secrets = Secrets::new(seed(), seed(), invite);
        let (id, set_up) = (set_up.id, Arc::new(set_up));
        let mut table = HouseTable::new(Arc::clone(&set_up), secrets.clone())?;
        let now = self.store_time();
        let prepared: Result<Vec<StoredEntry>, _> =
            entries.iter().map(|entry| table.prepare(entry, now).map(|decided| decided.stored)).collect();
        let entries = prepared.map_err(|_| SetUpProblem::Seats)?;
        let summary = actor::summary(&table);
        self.store().create_table(StoredTable { set_up, secrets, entries, record: None }, summary).await?;
        self.metrics().created.add();
        Ok(CreatedTable { table: id, secret: invite })
    }

    pub(crate) fn new_table_id(&self) -> TableId {
        TableId::from_random(random_bytes(self.runtime()))
    }

    /// The record of a game that is over, for somebody who has a seat or the invitation; `None` if there is none to be seen.
    pub async fn record(
        &self,
        table: TableId,
        person: &Person,
        secret: Option<InviteSecret>,
    ) -> Option<String> {
        let (reply, replied) = oneshot::channel();
        self.tell(table, ToTable::Record { person: person.id, secret, reply }).await;
        replied.await.ok().flatten()
    }

    /// A connection of a guest, whose messages go to `out`.
    pub fn connect(&self, person: Person, out: Outbox) -> Connection<S, R> {
        let number = self.0.connections.fetch_add(1, Ordering::Relaxed);
        Connection::new(self.clone(), number, person, out)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Inbox>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands something to the task of a table, which is begun if there is none.
    pub(crate) async fn tell(&self, table: TableId, message: ToTable) {
        let mut message = Box::new(message);
        loop {
            let inbox = self.inbox(table);
            match inbox.send(message).await {
                Ok(()) => return,
                // It has just ended: the next one takes it.
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
        }
    }

    fn inbox(&self, table: TableId) -> Inbox {
        let mut tables = self.tables();
        if let Some(inbox) = tables.get(&table).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        tables.insert(table, inbox.clone());
        self.runtime().spawn(actor::run(self.clone(), table, messages, inbox.downgrade()));
        inbox
    }

    fn stopped(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.0.stopped.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table can't be folded, or has panicked: it is not tried again.
    pub(crate) fn stop(&self, table: TableId) {
        if self.stopped().insert(table) {
            self.metrics().stopped.add();
            self.say(&Event::TableStopped { table });
        }
    }

    /// Whether a table has stopped.
    pub(crate) fn is_stopped(&self, table: TableId) -> bool {
        self.stopped().contains(&table)
    }

    /// A table's task has ended.
    pub(crate) fn forget(&self, table: TableId) {
        let mut tables = self.tables();
        if tables.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(&table);
        }
    }
}

/// Looks after tables that nobody looks at: bots whose turn it is after a restart, lobbies that everyone has left.
async fn sweep<S: Store, R: Runtime>(house: House<S, R>) {
    loop {
        let now = house.runtime().now();
        // What another process is busy with is not due yet.
        let grace = if house.store().is_shared() { SWEEP_EVERY } else { 0 };
        let due_by = house.store_time().saturating_sub(grace);
        // A store that can't be read now may be read later.
        let due = house.store().due(due_by, SWEEP).await.inspect_err(|error| house.say_storage(error));
        for table in due.unwrap_or_default() {
            house.tell(table, ToTable::Wake).await;
        }
        house.runtime().sleep_until(now + SWEEP_EVERY).await;
    }
}

/// What is kept of a token.
fn hash(token: &SessionToken) -> TokenHash {
    Sha256::new_with_prefix("parlor session 1\n").chain_update(token.as_str()).finalize().into()
}
