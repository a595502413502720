//! The one thread that writes.

use parlor_core::PlayerName;
use parlor_wire::{Stage, TableId};
use rusqlite::{Connection, OptionalExtension as _, TransactionBehavior, params};
use tokio::sync::{mpsc, oneshot};

use crate::store::{Appended, SecretTexts, StoreError, StoredTable, Summary, TokenHash};
use crate::table::{PersonId, StoredEntry};

/// How much is stored with one sync at most.
const GROUP: usize = 512;

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be stored.
pub(super) enum Write {
    CreateTable { table: Box<StoredTable>, summary: Summary, answer: Answer<()> },
    Append { table: TableId, entry: Box<StoredEntry>, summary: Summary, answer: Answer<Appended> },
    SetDue { table: TableId, due_at: u64, answer: Answer<()> },
    AddPerson { name: PlayerName, token: TokenHash, now: u64, answer: Answer<PersonId> },
    Rename { person: PersonId, name: PlayerName, answer: Answer<()> },
}

/// Tells whoever waits for a write what came of it, once the group is on the disk or has failed.
type Tell = Box<dyn FnOnce(Result<(), StoreError>)>;

/// Writes until nobody can ask for anything any more.
pub(super) fn run(mut connection: Connection, mut waiting: mpsc::Receiver<Write>) {
    let mut group = Vec::with_capacity(GROUP);
    while let Some(first) = waiting.blocking_recv() {
        group.push(first);
        while group.len() < GROUP
            && let Ok(next) = waiting.try_recv()
        {
            group.push(next);
        }
        let mut tell = Vec::with_capacity(group.len());
        let stored = store(&mut connection, &mut group.drain(..), &mut tell);
        tell.into_iter().for_each(|tell| tell(stored.clone()));
    }
}

/// Stores a group: all of it with one sync, or nothing. A log that has grown is an answer, not a failure; if the file itself
/// can't take something, the whole group fails, because nobody knows what a disk that is full has taken.
fn store(
    connection: &mut Connection,
    group: &mut impl Iterator<Item = Write>,
    tell: &mut Vec<Tell>,
) -> Result<(), StoreError> {
    let stored = try_to_store(connection, group, tell);
    tell.extend(group.map(Write::untried));
    stored
}

fn try_to_store(
    connection: &mut Connection,
    group: &mut impl Iterator<Item = Write>,
    tell: &mut Vec<Tell>,
) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for write in group {
        let (performed, told) = write.perform(&transaction);
        tell.push(told);
        performed?;
    }
    Ok(transaction.commit()?)
}

/// What came of a write, and how to tell it: its own result if the group is stored.
fn telling<T: 'static>(answer: Answer<T>, done: Result<T, StoreError>) -> (Result<(), StoreError>, Tell) {
    let performed = done.as_ref().map(drop).map_err(StoreError::clone);
    // Whoever asked may be gone.
    (performed, Box::new(move |stored| drop(answer.send(stored.and(done)))))
}

impl Write {
    /// Tells that it was not tried, because something before it in the group has failed.
    fn untried(self) -> Tell {
        fn tell<T: 'static>(answer: Answer<T>) -> Tell {
            Box::new(move |stored| drop(answer.send(Err(stored.err().unwrap_or(StoreError::Stopped)))))
        }
        match self {
            Write::CreateTable { answer, .. }
            | Write::SetDue { answer, .. }
            | Write::Rename { answer, .. } => tell(answer),
            Write::Append { answer, .. } => tell(answer),
            Write::AddPerson { answer, .. } => tell(answer),
        }
    }

    /// Does it as part of a group.
    fn perform(self, connection: &Connection) -> (Result<(), StoreError>, Tell) {
        match self {
            Write::CreateTable { table, summary, answer } => {
                telling(answer, create_table(connection, &table, summary))
            }
            Write::Append { table, entry, summary, answer } => {
                telling(answer, append(connection, table, &entry, summary))
            }
            Write::SetDue { table, due_at, answer } => telling(answer, set_due(connection, table, due_at)),
            Write::AddPerson { name, token, now, answer } => {
                telling(answer, add_person(connection, &name, &token, now))
            }
            Write::Rename { person, name, answer } => telling(answer, rename(connection, person, &name)),
        }
    }
}

/// A number as SQLite has it.
pub(super) fn number(number: u64) -> i64 {
    i64::try_from(number).expect("versions and times are far below that")
}

const fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Playing => "playing",
        Stage::Over => "over",
        Stage::Abandoned => "abandoned",
        Stage::Closed => "closed",
        Stage::Stopped => "stopped",
    }
}

fn create_table(connection: &Connection, table: &StoredTable, summary: Summary) -> Result<(), StoreError> {
    let id = table.set_up.id.as_str();
    let set_up = serde_json::to_string(&*table.set_up).expect("texts and numbers");
    let changed_at = table.entries.last().map_or(0, |entry| entry.at_ms);
    connection
        .prepare_cached(
            "INSERT INTO tables (id, set_up, version, stage, due_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            id,
            set_up,
            i64::try_from(table.entries.len()).expect("a log is short"),
            stage_name(summary.stage),
            summary.due_at.map(number),
            number(changed_at)
        ])?;
    let secrets = SecretTexts::write(&table.secrets);
    connection
        .prepare_cached(
            "INSERT INTO secrets (table_id, house_seed, bots_seed, invite) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![id, secrets.house_seed, secrets.bots_seed, secrets.invite])?;
    table.entries.iter().try_for_each(|entry| insert(connection, table.set_up.id, entry))
}

fn append(
    connection: &Connection,
    table: TableId,
    entry: &StoredEntry,
    summary: Summary,
) -> Result<Appended, StoreError> {
    let before: Option<i64> = connection
        .prepare_cached("SELECT version FROM tables WHERE id = ?1")?
        .query_row([table.as_str()], |row| row.get(0))
        .optional()?;
    if before != Some(number(entry.version) - 1) {
        return Ok(Appended::Stale);
    }
    insert(connection, table, entry)?;
    connection
        .prepare_cached(
            "UPDATE tables SET version = ?2, stage = ?3, due_at = ?4, changed_at = ?5 WHERE id = ?1",
        )?
        .execute(params![
            table.as_str(),
            number(entry.version),
            stage_name(summary.stage),
            summary.due_at.map(number),
            number(entry.at_ms)
        ])?;
    Ok(Appended::Done)
}

fn insert(connection: &Connection, table: TableId, entry: &StoredEntry) -> Result<(), StoreError> {
    let submission = entry.submission.as_ref();
    connection
        .prepare_cached(
            "INSERT INTO entries (table_id, version, at_ms, person, key, content, line, chain) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            table.as_str(),
            number(entry.version),
            number(entry.at_ms),
            submission.map(|submission| submission.person.0),
            submission.map(|submission| submission.key.as_str().to_owned()),
            submission.map(|submission| submission.content),
            entry.line,
            entry.chain,
        ])?;
    Ok(())
}

fn set_due(connection: &Connection, table: TableId, due_at: u64) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE tables SET due_at = ?2 WHERE id = ?1")?
        .execute(params![table.as_str(), number(due_at)])?;
    Ok(())
}

fn add_person(
    connection: &Connection,
    name: &PlayerName,
    token: &TokenHash,
    now: u64,
) -> Result<PersonId, StoreError> {
    connection
        .prepare_cached("INSERT INTO people (name, created_at) VALUES (?1, ?2)")?
        .execute(params![name.as_str(), number(now)])?;
    let person = connection.last_insert_rowid();
    connection
        .prepare_cached("INSERT INTO sessions (hash, person, created_at) VALUES (?1, ?2, ?3)")?
        .execute(params![&token[..], person, number(now)])?;
    Ok(PersonId(person))
}

fn rename(connection: &Connection, person: PersonId, name: &PlayerName) -> Result<(), StoreError> {
    connection
        .prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?
        .execute(params![person.0, name.as_str()])?;
    Ok(())
}
