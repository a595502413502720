//! The power is lost: from all that a house did to its files, its folder is made again as it would be on the disk, at the moment of an
//! acknowledgement, and everything that was acknowledged until then has to be there.

mod disk;
mod trace;

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parlor_house::store::{SqliteStore, Store as _};
use parlor_house::table::HouseTable;
use parlor_process::Folder;
use parlor_session::{Fives, Polygon, Scorzo};
use parlor_wire::{Key, ServerMessage, TableId};
use rusqlite::Connection;

use crate::args::{Flaw, PowerOptions};
use crate::error::{StormError, Violation};
use crate::ledger::Ledger;
use crate::people;
use crate::server::{Program, Server};
use disk::{Chance, Disk, Unsynced};
use trace::Event;

pub(crate) use trace::TRACED;

/// At how many acknowledgements the power is lost.
const LOSSES: usize = 50;
/// At every so many of them, the logs are also folded again.
const FOLD_EVERY: usize = 5;
/// So many syncs there have to be.
const LEAST_SYNCS: u64 = 500;
/// How many games are played, and how many at the same time: what is stored together is synced once.
const GAMES: (u32, u32) = (12, 2);
/// How long a trace may take to be written to its end.
const TRACE_LIMIT: Duration = Duration::from_secs(60);

/// Takes the power from a house as people have it, which must lose nothing, and from one that does not sync, which must be caught.
pub(crate) fn run(options: &PowerOptions) -> Result<(), StormError> {
    let figures = lose_power(Program::Parlor(options.binary.clone()), options)?;
    println!("{figures}");
    if figures.syncs < LEAST_SYNCS {
        return Err(StormError::TooLittle {
            what: "the number of syncs",
            found: figures.syncs,
            least: LEAST_SYNCS,
        });
    }
    println!("Everything that was acknowledged is there after the power was lost.");
    match lose_power(Program::Flawed(Flaw::NoSync), options) {
        Err(StormError::Found(violation)) => {
            println!("\nA house that does not sync is caught: {violation}");
            Ok(())
        }
        Ok(_) => Err(StormError::NotCaught),
        Err(error) => Err(error),
    }
}

/// What it came to.
struct Figures {
    syncs: u64,
    acknowledged: usize,
    losses: usize,
    time: Duration,
}

impl std::fmt::Display for Figures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (what, found) in [
            ("syncs (fsync and fdatasync)", self.syncs.to_string()),
            ("acknowledged", self.acknowledged.to_string()),
            ("acknowledgements at which the power was lost", self.losses.to_string()),
        ] {
            writeln!(f, "{what:<46} {found}")?;
        }
        write!(f, "{:<46} {:.1} s", "time", self.time.as_secs_f64())
    }
}

fn lose_power(program: Program, options: &PowerOptions) -> Result<Figures, StormError> {
    let begin = Instant::now();
    let scratch = Folder::new("parlor-storm")?;
    let path = scratch.path().join("trace");
    let server = play(program, &path, Duration::from_secs(options.limit))?;
    let events = trace::read(&fs::read_to_string(&path)?)?;
    let mut figures = check(&events, &server.data())?;
    figures.time = begin.elapsed();
    Ok(figures)
}

/// Has people play at a house that is traced, and kills it at the end.
fn play(program: Program, trace: &Path, limit: Duration) -> Result<Server, StormError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut server = Server::start(program, Some(trace.to_owned()))?;
    let (house, ledger) = (server.address(), Arc::new(Ledger::default()));
    let (games, lanes) = GAMES;
    let played = runtime.block_on(async {
        let play = |lane: u32| {
            let (house, ledger) = (house.clone(), Arc::clone(&ledger));
            async move {
                for number in (lane..games).step_by(lanes as usize) {
                    let (house, ledger) = (house.clone(), Arc::clone(&ledger));
                    match number % 3 {
                        0 => people::play::<Fives>(house, ledger, number, 2).await?,
                        1 => people::play::<Scorzo>(house, ledger, number, 3).await?,
                        _ => people::play::<Polygon>(house, ledger, number, 2).await?,
                    }
                }
                Ok(())
            }
        };
        let lanes = futures_util::future::try_join_all((0..lanes).map(play));
        tokio::time::timeout(limit, lanes).await
    });
    let games: Vec<()> =
        played.unwrap_or_else(|_| Err(StormError::TooLong(limit, "people play".to_owned())))?;
    debug_assert!(!games.is_empty());
    server.kill()?;
    server.bury();
    wait_for_end(trace)?;
    Ok(server)
}

/// Ends when the trace is written to its end: the tracer notes how the house ended, and ends too.
fn wait_for_end(trace: &Path) -> Result<(), StormError> {
    let (begin, mut length) = (Instant::now(), 0);
    loop {
        std::thread::sleep(Duration::from_millis(200));
        let text = fs::read(trace)?;
        let is_over = text.ends_with(b"+++ killed by SIGKILL +++\n");
        if is_over && text.len() == length {
            return Ok(());
        }
        length = text.len();
        if begin.elapsed() > TRACE_LIMIT {
            return Err(StormError::TooLong(TRACE_LIMIT, "the trace is written".to_owned()));
        }
    }
}

/// What the house has acknowledged.
#[derive(Default)]
struct Acknowledged {
    entries: HashMap<Key, u64>,
    tables: BTreeSet<TableId>,
}

impl Acknowledged {
    /// Takes in what was sent to a client; whether anything was acknowledged by it.
    fn take_in(&mut self, sent: &[u8]) -> bool {
        let text = String::from_utf8_lossy(sent);
        let before = self.entries.len() + self.tables.len();
        for (at, _) in text.match_indices(r#"{"ok":{"#) {
            let end = text[at..].find("}}").map_or(text.len(), |end| at + end + 2);
            if let Ok(ServerMessage::Ok { key, v }) = ServerMessage::from_json(&text[at..end]) {
                self.entries.insert(key, v);
            }
        }
        for (at, found) in text.match_indices(r#"{"table":""#) {
            let id = text[at + found.len()..].split('"').next();
            let id = id.and_then(|id| id.parse::<TableId>().ok());
            // So does every message about a table begin, but only a new one is answered with its secret.
            self.tables.extend(id.filter(|_| text[at..].contains(r#""secret":"#)));
        }
        self.entries.len() + self.tables.len() > before
    }
}

fn check(events: &[Event], folder: &Path) -> Result<Figures, StormError> {
    let is_acknowledgement = |event: &Event| match event {
        Event::Sent(bytes) => Acknowledged::default().take_in(bytes),
        _ => false,
    };
    let places: Vec<usize> =
        events.iter().enumerate().filter(|(_, event)| is_acknowledgement(event)).map(|(at, _)| at).collect();
    if places.len() < LOSSES {
        return Err(StormError::TooLittle {
            what: "the number of acknowledgements",
            found: places.len() as u64,
            least: LOSSES as u64,
        });
    }
    let mut chance = Chance(places.len() as u64);
    let mut chosen = BTreeSet::new();
    while chosen.len() < LOSSES {
        chosen.insert(places[chance.below(places.len())]);
    }
    let (mut disk, mut acknowledged, mut losses) = (Disk::new(folder), Acknowledged::default(), 0);
    for (at, event) in events.iter().enumerate() {
        disk.take_in(event);
        if let Event::Sent(bytes) = event {
            acknowledged.take_in(bytes);
            if chosen.contains(&at) {
                let folds = losses % FOLD_EVERY == 0;
                check_loss(&disk, &acknowledged, Unsynced::Gone, folds)?;
                check_loss(&disk, &acknowledged, Unsynced::Partly(at as u64), folds)?;
                losses += 1;
            }
        }
    }
    // Otherwise the trace would have missed some way to write, and prove nothing.
    for name in ["house.sqlite", "house.sqlite-wal"] {
        if disk.contents_now(name) != fs::read(folder.join(name)).ok() {
            return Err(StormError::TraceMisses(name));
        }
    }
    let acknowledged = acknowledged.entries.len() + acknowledged.tables.len();
    Ok(Figures { syncs: disk.syncs(), acknowledged, losses, time: Duration::ZERO })
}

/// Checks that all that was acknowledged would be there if the power was lost now.
fn check_loss(
    disk: &Disk,
    acknowledged: &Acknowledged,
    unsynced: Unsynced,
    folds: bool,
) -> Result<(), StormError> {
    let folder = Folder::new("parlor-storm")?;
    disk.write_to(folder.path(), unsynced)?;
    let unsynced = match unsynced {
        Unsynced::Gone => "nothing is left of what was not synced",
        Unsynced::Partly(_) => "a part is left of what was not synced",
    };
    let stored = read_entries(folder.path())
        .map_err(|error| Violation::Broken { problem: error.to_string(), unsynced })?;
    for (key, version) in &acknowledged.entries {
        if stored.entries.get(key) != Some(version) {
            return Err(
                Violation::GoneWithPower { what: format!("entry {version} ({key})"), unsynced }.into()
            );
        }
    }
    if let Some(table) = acknowledged.tables.difference(&stored.tables).next() {
        return Err(Violation::GoneWithPower { what: format!("table {table}"), unsynced }.into());
    }
    if folds {
        fold_all(folder.path(), &stored.tables).map_err(|problem| Violation::Broken { problem, unsynced })?;
    }
    Ok(())
}

/// Opens a folder as SQLite does, and reads what is in it.
fn read_entries(folder: &Path) -> rusqlite::Result<Acknowledged> {
    let connection = Connection::open(folder.join("house.sqlite"))?;
    let whole: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
    if whole != "ok" {
        return Err(rusqlite::Error::InvalidParameterName(whole));
    }
    let mut stored = Acknowledged::default();
    let mut statement = connection.prepare("SELECT key, version FROM entries WHERE key IS NOT NULL")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if let Ok(key) = row.get::<_, String>(0)?.parse() {
            stored.entries.insert(key, row.get::<_, i64>(1)?.unsigned_abs());
        }
    }
    let mut statement = connection.prepare("SELECT id FROM tables")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        stored.tables.extend(row.get::<_, String>(0)?.parse::<TableId>().ok());
    }
    Ok(stored)
}

/// Opens a folder as a house does, and folds every log.
fn fold_all(folder: &Path, tables: &BTreeSet<TableId>) -> Result<(), String> {
    let store = SqliteStore::open(folder).map_err(|error| error.to_string())?;
    let runtime = tokio::runtime::Builder::new_current_thread().build().map_err(|error| error.to_string())?;
    for table in tables {
        let stored = runtime.block_on(store.load(*table)).map_err(|error| error.to_string())?;
        let stored = stored.ok_or("a table is gone")?;
        HouseTable::fold(stored.set_up, stored.secrets, &stored.entries, |_, _| ())
            .map_err(|error| error.to_string())?;
    }
    Ok(())
}
