//! The task of one table: it decides what people submit, one after the other, and tells everyone who looks at the table.
//!
//! An entry is stored before anyone hears of it. If it can't be stored, the fold is dropped and read again from the log.

mod attendance;
mod bots;
mod elsewhere;
mod stopped;
mod viewers;

use std::pin::pin;

use parlor_core::PlayerName;
use parlor_wire::{InviteSecret, Key, Known, Refused, ServerMessage, Stage, TableId, Why};
use tokio::sync::{mpsc, oneshot};

use attendance::Attendance;
use stopped::{Panicked, caught};

use crate::house::House;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::runtime::Runtime;
use crate::store::{Appended, Elsewhere, Person, Store, StoredTable, Summary};
use crate::table::{By, Command, Decided, HouseTable, No, PersonId, Submission, TableSetUp};

/// A table that nobody looks at stays folded for so long, in milliseconds.
const IDLE: u64 = 30_000;
/// A lobby that everyone has left is closed after a day.
const LOBBY_CLOSES_AFTER: u64 = 24 * 60 * 60 * 1_000;
/// A lobby that people look at is looked after again in an hour.
const LOOK_AGAIN: u64 = 60 * 60 * 1_000;
/// The log of a game becomes one row an hour after its end. Until then keys are known, so whatever was sent is answered.
const ARCHIVE_AFTER: u64 = 60 * 60 * 1_000;
/// How soon a log is read again that could not be read, in milliseconds.
const READ_AGAIN: u64 = 1_000;
/// How many submissions wait for an answer while the log can't be read.
const MOST_UNANSWERED: usize = 256;
/// How often a decision is tried again because the log has grown in the meantime.
const RACES: usize = 8;

/// What a table is told. A channel has room for 32 messages from the start, and most tables wait most of the time: boxes are small.
pub(crate) type Inbox = mpsc::Sender<Box<ToTable>>;
pub(crate) type Messages = mpsc::Receiver<Box<ToTable>>;

/// What the task of a table is told.
pub(crate) enum ToTable {
    /// A client wants to see the table.
    Open { connection: u64, person: Person, secret: Option<InviteSecret>, known: Option<Known>, out: Outbox },
    /// A client does not want to see it any more.
    Close { connection: u64 },
    /// A client wants to know how the game stands and what may be done.
    Look { connection: u64 },
    /// Somebody submits something.
    Submit { connection: u64, submission: Submission, name: PlayerName, asked: Asked },
    /// A bot has thought about this version of the game.
    Thought { version: u64, action: Option<String> },
    /// Somebody wants the record.
    Record { person: PersonId, secret: Option<InviteSecret>, reply: oneshot::Sender<Option<String>> },
    /// Another process says that the log has this version.
    Noticed { version: u64 },
    /// Other processes have done something at the table, or people have come or left there.
    Elsewhere(Elsewhere),
    /// It is time to look after the table.
    Wake,
}

/// What somebody submits.
pub(crate) enum Asked {
    /// Something that the table decides.
    Command(Command),
    /// A rematch, for which a table is made first.
    Rematch,
}

struct Actor<S, R> {
    house: House<S, R>,
    id: TableId,
    table: HouseTable,
    attendance: Attendance,
    /// Whether the fold may have something in it that is not stored: nobody is shown it before the log was read again.
    is_unsure: bool,
    /// What may be stored or not: it is answered when the log was read again.
    unanswered: Vec<(Outbox, Submission)>,
    /// The version of the game that a bot thinks about.
    thinks_about: Option<u64>,
    /// When a bot thinks whose turn another process has begun, if that process has not had it play by then.
    bot_waits_until: Option<u64>,
    inbox: mpsc::WeakSender<Box<ToTable>>,
    idle_since: u64,
}

/// Runs a table until nobody needs it. A table whose log does not fold, or that panics, stops; others don't notice.
pub(crate) async fn run<S: Store, R: Runtime>(
    house: House<S, R>,
    id: TableId,
    mut messages: Messages,
    inbox: mpsc::WeakSender<Box<ToTable>>,
) {
    let _counted = Counted::new(&house);
    if !house.is_stopped(id) {
        match caught(pin!(load(&house, id))).await {
            Ok(Ok(table)) => {
                let now = house.runtime().now();
                let mut actor = Actor {
                    house: house.clone(),
                    id,
                    table,
                    attendance: Attendance::new(house.gone_after()),
                    is_unsure: false,
                    unanswered: Vec::new(),
                    thinks_about: None,
                    bot_waits_until: None,
                    inbox,
                    idle_since: now,
                };
                if caught(pin!(actor.run(&mut messages))).await.is_err() {
                    house.stop(id);
                }
                if house.is_stopped(id) {
                    actor.say_stopped();
                }
            }
            Ok(Err(Why::Stopped)) | Err(Panicked) => house.stop(id),
            Ok(Err(why)) => {
                stopped::turn_away(messages, id, why).await;
                return house.forget(id);
            }
        }
    }
    if house.is_stopped(id) {
        match read(&house, id).await {
            Ok(stored) => stopped::turn_away_from_stopped(messages, &stored).await,
            Err(why) => stopped::turn_away(messages, id, why).await,
        }
        // Looked for again in an hour: another version of the program may fold it by then.
        let _ = house.store().set_due(id, house.runtime().now() + LOOK_AGAIN).await;
    }
    house.forget(id);
}

/// Reads a table from the store; why it can't be had, if it can't.
async fn read<S: Store, R: Runtime>(house: &House<S, R>, id: TableId) -> Result<StoredTable, Why> {
    let stored = house.store().load(id).await.inspect_err(|error| house.say_storage(error));
    stored.map_err(|_| Why::Busy)?.ok_or(Why::Unknown)
}

/// A table in memory counts until its task ends.
struct Counted<'a>(&'a Metrics);

impl<'a> Counted<'a> {
    fn new<S: Store, R: Runtime>(house: &'a House<S, R>) -> Counted<'a> {
        house.metrics().tables.enter(u64::MAX);
        Counted(house.metrics())
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.tables.leave();
    }
}

async fn load<S: Store, R: Runtime>(house: &House<S, R>, id: TableId) -> Result<HouseTable, Why> {
    load_and_visit(house, id, |_, _| ()).await
}

/// Reads a table and folds its log; what each entry gave is handed to `visit`.
async fn load_and_visit<S: Store, R: Runtime>(
    house: &House<S, R>,
    id: TableId,
    visit: impl FnMut(&HouseTable, &Decided),
) -> Result<HouseTable, Why> {
    let StoredTable { set_up, secrets, entries, .. } = read(house, id).await?;
    house.metrics().folds.add();
    HouseTable::fold(set_up, secrets, &entries, visit).map_err(|_| Why::Stopped)
}

/// What lists and sweeps have to know of a table.
pub(crate) fn summary(table: &HouseTable) -> Summary {
    let due_at = match table.stage() {
        Stage::Lobby => Some(table.last_at() + LOBBY_CLOSES_AFTER),
        // After a restart its bot plays on.
        Stage::Playing => table.bot_to_act().map(|_| table.last_at()),
        Stage::Over | Stage::Abandoned => Some(table.last_at() + ARCHIVE_AFTER),
        Stage::Closed | Stage::Stopped => None,
    };
    Summary { stage: table.stage(), due_at }
}

impl<S: Store, R: Runtime> Actor<S, R> {
    async fn run(&mut self, messages: &mut Messages) {
        self.ask_elsewhere().await;
        self.have_bot_think();
        loop {
            let wake_at = self.wake_at();
            let runtime = self.house.runtime().clone();
            tokio::select! {
                biased;
                message = messages.recv() => match message {
                    // In a box of its own: it takes four times as much as a table that waits.
                    Some(message) => Box::pin(self.handle(*message)).await,
                    None => return,
                },
                () = runtime.sleep_until(wake_at) => Box::pin(self.look_after()).await,
            }
            if self.house.is_stopped(self.id) {
                return;
            }
            if self.is_idle() {
                // What was sent in the meantime goes to a new task, like what comes later.
                messages.close();
                while let Some(message) = messages.recv().await {
                    self.house.tell(self.id, *message).await;
                }
                return;
            }
        }
    }

    fn now(&self) -> u64 {
        self.house.runtime().now()
    }

    fn is_idle(&self) -> bool {
        self.attendance.is_empty() && self.thinks_about.is_none() && self.now() >= self.idle_since + IDLE
    }

    /// When something is to be done though nobody asks for it.
    fn wake_at(&self) -> u64 {
        let idle =
            (self.attendance.is_empty() && self.thinks_about.is_none()).then_some(self.idle_since + IDLE);
        let again = self.is_unsure.then(|| self.now() + READ_AGAIN);
        self.attendance
            .gone_at(&self.table)
            .into_iter()
            .chain(idle)
            .chain(again)
            .chain(self.bot_waits_until)
            .min()
            .unwrap_or(u64::MAX / 2)
    }

    async fn handle(&mut self, message: ToTable) {
        if self.is_unsure
            && let Err(No { why, .. }) = self.read_again().await
        {
            return self.put_off(message, why);
        }
        match message {
            ToTable::Open { connection, person, secret, known, out } => {
                self.open(connection, &person, secret, known, out).await;
            }
            ToTable::Close { connection } => self.close(connection).await,
            ToTable::Look { connection } => self.look(connection),
            ToTable::Submit { connection, submission, name, asked } => {
                self.submit(connection, submission, &name, asked).await;
            }
            ToTable::Thought { version, action } => self.receive_thought(version, action).await,
            ToTable::Record { person, secret, reply } => {
                // The game may have ended in another process.
                let _ = self.catch_up().await;
                let record = self.may_look(person, secret).then(|| self.table.record()).flatten();
                // Whoever asked may be gone.
                drop(reply.send(record));
            }
            ToTable::Noticed { version } => self.heed(version).await,
            ToTable::Elsewhere(elsewhere) => self.hear_from_elsewhere(&elsewhere).await,
            ToTable::Wake => self.wake().await,
        }
    }

    /// Answers while nobody knows how the table stands.
    fn put_off(&mut self, message: ToTable, why: Why) {
        match message {
            ToTable::Submit { connection, submission, .. } => {
                let Some(out) = self.attendance.out(connection).cloned() else { return };
                // Another process may have answered it.
                let may_be_answered = self.house.store().is_shared()
                    || self.unanswered.iter().any(|(_, unanswered)| *unanswered == submission);
                if may_be_answered && self.unanswered.len() < MOST_UNANSWERED {
                    self.unanswered.push((out, submission));
                } else {
                    self.answer(&out, submission.key, Err(No::new(why)));
                }
            }
            ToTable::Look { connection } => {
                if let Some(out) = self.attendance.out(connection) {
                    out.send(&ServerMessage::Bad { table: Some(self.id), why });
                }
            }
            ToTable::Close { connection } => {
                let person = self.attendance.listener(connection).map(|listener| listener.person);
                self.attendance.remove(connection, &self.table, self.house.runtime().now());
                if let Some(person) = person.filter(|person| !self.attendance.looks(*person)) {
                    self.house.say_attendance(self.id, person, false);
                }
            }
            // A bot that has thought does so again.
            ToTable::Thought { .. } => self.thinks_about = None,
            other => stopped::refuse(other, self.id, why),
        }
    }

    /// Whether somebody may see the table: they have a seat, or the invitation.
    fn may_look(&self, person: PersonId, secret: Option<InviteSecret>) -> bool {
        let is_invited = secret.is_some_and(|secret| equal(&secret, self.table.secrets().invite()));
        is_invited || self.table.seat_of(person).is_some()
    }

    async fn close(&mut self, connection: u64) {
        let (now, person) =
            (self.now(), self.attendance.listener(connection).map(|listener| listener.person));
        if !self.attendance.remove(connection, &self.table, now) {
            return;
        }
        if let Some(person) = person.filter(|person| !self.attendance.looks(*person)) {
            self.house.say_attendance(self.id, person, false);
        }
        if self.attendance.is_empty() {
            self.idle_since = self.now();
            if self.table.stage() == Stage::Lobby {
                // If that fails, the lobby is closed a little early.
                let _ = self.house.store().set_due(self.id, self.now() + LOBBY_CLOSES_AFTER).await;
            }
        }
    }

    async fn submit(&mut self, connection: u64, submission: Submission, name: &PlayerName, asked: Asked) {
        let Some(out) = self.attendance.out(connection).cloned() else { return };
        let entered = match asked {
            Asked::Command(command) => {
                self.enter(By::Person(submission.person, name), &command, Some(submission)).await
            }
            Asked::Rematch => self.rematch(submission, name).await,
        };
        match entered {
            Err(No { why: Why::Storage, .. }) if self.is_unsure => self.unanswered.push((out, submission)),
            entered => self.answer(&out, submission.key, entered),
        }
    }

    /// Answers a submission, and counts it.
    fn answer(&self, out: &Outbox, key: Key, entered: Result<u64, No>) {
        self.house.metrics().answered(entered.as_ref().err().map(|no| no.why));
        out.send(&match entered {
            Ok(v) => ServerMessage::Ok { key, v },
            Err(No { why, rule, facts }) => ServerMessage::No(Refused { key, why, rule, facts }),
        });
    }

    /// Decides something, stores it and tells everyone. The version of its entry.
    async fn enter(
        &mut self,
        by: By<'_>,
        command: &Command,
        submission: Option<Submission>,
    ) -> Result<u64, No> {
        for _ in 0..RACES {
            if let Some(submission) = &submission
                && let Some(version) = self.table.answered(submission)?
            {
                return Ok(version);
            }
            let presence = self.attendance.presence(&self.table, self.now());
            let before = self.table.version();
            let decided = match self.table.decide(by, command, submission, &presence, self.house.store_time())
            {
                Ok(decided) => decided,
                // It may be refused only because another process knows more.
                Err(_) if self.catch_up().await? => continue,
                Err(no) => return Err(no),
            };
            let (stored, summary) = (decided.stored.clone(), summary(&self.table));
            let began = self.now();
            let appended = self.house.store().append(self.id, stored, summary).await;
            self.house.metrics().appends.record(self.now().saturating_sub(began));
            match appended {
                Ok(Appended::Done) => {
                    viewers::publish(&self.table, &decided, &self.attendance);
                    self.house.say_stored(self.id, decided.stored.version);
                    self.tell_presence();
                    self.have_bot_think();
                    return Ok(decided.stored.version);
                }
                Ok(Appended::Stale) => self.read_since(before).await?,
                Err(error) => {
                    self.house.say_storage(&error);
                    // Nobody knows whether it is stored: the log does.
                    let stopped = self.read_again().await.err().filter(|no| no.why == Why::Stopped);
                    let entered = submission.filter(|_| !self.is_unsure);
                    return match (stopped, entered) {
                        (Some(stopped), _) => Err(stopped),
                        (None, Some(submission)) => self.what_became_of(&submission),
                        (None, None) => Err(No::new(Why::Storage)),
                    };
                }
            }
        }
        Err(No::new(Why::Busy))
    }

    /// What became of something that nobody knew to be stored or not, now that the log was read again.
    fn what_became_of(&self, submission: &Submission) -> Result<u64, No> {
        self.table.answered(submission)?.ok_or(No::new(Why::Storage))
    }

    /// Drops the fold and folds the log again. Everyone who looks at the table is sent it again: what they know may be old.
    async fn read_again(&mut self) -> Result<(), No> {
        self.is_unsure = true;
        let loaded = load(&self.house, self.id).await;
        if loaded.as_ref().is_err_and(|why| *why == Why::Stopped) {
            self.house.stop(self.id);
        }
        self.table = loaded.map_err(No::new)?;
        self.is_unsure = false;
        for listener in self.attendance.listeners() {
            listener.out.send(&self.whole(listener.person));
        }
        self.answer_unanswered();
        self.thinks_about = None;
        self.have_bot_think();
        Ok(())
    }

    /// Answers what may have been stored or not: the log says it now.
    fn answer_unanswered(&mut self) {
        for (out, submission) in std::mem::take(&mut self.unanswered) {
            self.answer(&out, submission.key, self.what_became_of(&submission));
        }
    }

    async fn rematch(&mut self, submission: Submission, name: &PlayerName) -> Result<u64, No> {
        self.is_behind().await?;
        if let Some(version) = self.table.answered(&submission)? {
            return Ok(version);
        }
        self.table.check_rematch(submission.person)?;
        self.house.check_tables_of(submission.person).map_err(|_| No::LIMIT)?;
        let set_up = TableSetUp {
            id: self.house.new_table_id(),
            seats: self.table.seat_count(),
            ..TableSetUp::clone(self.table.set_up())
        };
        let mut entries = self.table.rotated();
        // Whoever asks for it hosts: the first who sits down does.
        entries.sort_by_key(|entry| !entry.is_of(submission.person));
        let created = self.house.store_new(set_up, &entries).await.map_err(|_| No::new(Why::Storage))?;
        self.enter(By::Person(submission.person, name), &Command::Rematch(created.table), Some(submission))
            .await
    }

    fn tell_presence(&mut self) {
        let now = self.now();
        self.attendance.tell(&self.table, now);
    }

    /// Time has passed: somebody may be gone by now.
    async fn look_after(&mut self) {
        if self.is_unsure && self.read_again().await.is_err() {
            return;
        }
        self.tell_presence();
        if self.bot_waits_until.is_some_and(|until| until <= self.now()) {
            self.have_bot_think();
        }
        if self.table.stage() == Stage::Lobby {
            // Refused unless the host is gone and somebody else is here.
            let _ = self.enter(By::House, &Command::ReplaceHost, None).await;
        }
    }

    /// Has the log become one row, with the record of the game.
    async fn archive(&mut self) {
        let due_at = self.table.last_at() + ARCHIVE_AFTER;
        let record = self.table.record().filter(|_| due_at <= self.house.store_time());
        let done = match record {
            Some(record) => self.house.store().archive(self.id, self.table.version(), record).await,
            // A game without a record would be a bug of ours: its log stays as it is.
            None => {
                let again = due_at.max(self.now() + LOOK_AGAIN);
                self.house.store().set_due(self.id, again).await.map(|()| Appended::Done)
            }
        };
        // What fails now is tried again with the next sweep; what has lost a race was done by another process.
        if let Err(error) = done {
            self.house.say_storage(&error);
        }
    }

    /// The store says that it is time to look after the table.
    async fn wake(&mut self) {
        match self.table.stage() {
            Stage::Lobby => {}
            Stage::Over | Stage::Abandoned => return self.archive().await,
            Stage::Playing | Stage::Closed | Stage::Stopped => return,
        }
        self.ask_elsewhere().await;
        if !self.attendance.is_deserted() {
            let _ = self.house.store().set_due(self.id, self.now() + LOOK_AGAIN).await;
        } else {
            // The store has said that everyone left a day ago.
            let _ = self.enter(By::House, &Command::CloseTable, None).await;
        }
    }
}

/// Compares two secrets in a time that does not depend on where they differ.
fn equal(one: &InviteSecret, other: &InviteSecret) -> bool {
    let pairs = one.as_str().bytes().zip(other.as_str().bytes());
    pairs.fold(0, |differences, (a, b)| differences | (a ^ b)) == 0
}
