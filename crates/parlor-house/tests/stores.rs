//! What every store promises, and what the one in a folder promises besides.
#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use parlor_core::{PlayerName, Seed};
use parlor_house::store::{Appended, MemoryStore, OpenError, SqliteStore, Store, StoredTable, Summary};
use parlor_house::table::{PersonId, Secrets, StoredEntry, Submission, TableSetUp};
use parlor_wire::{EditionChoice, InviteSecret, Key, Stage, TableId};

/// A folder that goes away.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("parlor-stores-{}-{number}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn id(number: u8) -> TableId {
    TableId::from_random([number; 10])
}

fn entry(version: u64, key: Option<u8>) -> StoredEntry {
    let submission = key.map(|key| Submission {
        person: PersonId(7),
        key: Key::from_random([key; 26]),
        content: [key; 8],
    });
    StoredEntry {
        version,
        at_ms: 1_000 + version,
        submission,
        line: format!("line {version}"),
        chain: [9; 32],
    }
}

fn table(number: u8, entries: u64) -> StoredTable {
    let set_up = TableSetUp {
        id: id(number),
        game: "fives".to_owned(),
        rules: 1,
        edition: EditionChoice::BuiltIn("classic".to_owned()),
        options: vec![("free_pass".to_owned(), "yes".to_owned())],
        seats: 3,
        hints: true,
    };
    let secrets = Secrets::new(
        Seed::from_text("house"),
        Seed::from_text("bots"),
        InviteSecret::from_random([number; 26]),
    );
    let entries = (1..=entries).map(|version| entry(version, None)).collect();
    StoredTable { set_up: Arc::new(set_up), secrets, entries }
}

const LOBBY: Summary = Summary { stage: Stage::Lobby, due_at: Some(5_000) };
const PLAYING: Summary = Summary { stage: Stage::Playing, due_at: None };

async fn keeps_tables(store: &impl Store) {
    assert!(store.load(id(1)).await.unwrap().is_none());
    store.create_table(table(1, 2), LOBBY).await.unwrap();
    store.create_table(table(2, 0), PLAYING).await.unwrap();
    let loaded = store.load(id(1)).await.unwrap().unwrap();
    let made = table(1, 2);
    assert_eq!((loaded.set_up, loaded.entries), (made.set_up, made.entries));
    assert!(loaded.secrets == made.secrets);
    // A table is made once.
    assert!(store.create_table(table(1, 0), LOBBY).await.is_err());
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().entries.len(), 2);
}

async fn appends_what_comes_next_and_nothing_else(store: &impl Store) {
    store.create_table(table(3, 1), LOBBY).await.unwrap();
    for version in [1, 3, 4] {
        assert_eq!(store.append(id(3), entry(version, None), PLAYING).await.unwrap(), Appended::Stale);
    }
    let (second, third) = (entry(2, Some(1)), entry(3, Some(2)));
    assert_eq!(store.append(id(3), second.clone(), PLAYING).await.unwrap(), Appended::Done);
    assert_eq!(store.append(id(3), second.clone(), PLAYING).await.unwrap(), Appended::Stale);
    assert_eq!(store.append(id(3), third.clone(), PLAYING).await.unwrap(), Appended::Done);
    assert_eq!(store.load(id(3)).await.unwrap().unwrap().entries, [entry(1, None), second, third]);
}

/// Of many who append the same version at once, one wins.
async fn one_of_many_wins(store: &impl Store) {
    store.create_table(table(4, 0), LOBBY).await.unwrap();
    let mut done = 0;
    for round in 1..=20 {
        let tries = (0..8).map(|_| store.append(id(4), entry(round, None), PLAYING));
        let results = futures_util::future::join_all(tries).await;
        done += results.iter().filter(|result| **result == Ok(Appended::Done)).count();
    }
    assert_eq!(done, 20);
}

async fn says_what_is_due(store: &impl Store) {
    store.create_table(table(5, 0), Summary { stage: Stage::Lobby, due_at: Some(100) }).await.unwrap();
    store.create_table(table(6, 0), Summary { stage: Stage::Lobby, due_at: Some(50) }).await.unwrap();
    store.create_table(table(7, 0), Summary { stage: Stage::Over, due_at: None }).await.unwrap();
    assert_eq!(store.due(49, 10).await.unwrap(), []);
    assert_eq!(store.due(100, 10).await.unwrap(), [id(6), id(5)]);
    assert_eq!(store.due(100, 1).await.unwrap(), [id(6)]);
    store.set_due(id(6), 1_000).await.unwrap();
    assert_eq!(store.due(100, 10).await.unwrap(), [id(5)]);
    store.append(id(5), entry(1, None), PLAYING).await.unwrap();
    assert_eq!(store.due(100, 10).await.unwrap(), []);
}

async fn knows_its_guests(store: &impl Store) {
    let name = |name| PlayerName::new(name).unwrap();
    let ana = store.add_person(name("Ana"), [1; 32], 10).await.unwrap();
    let ben = store.add_person(name("Ana"), [2; 32], 10).await.unwrap();
    assert_ne!(ana, ben);
    assert_eq!(store.person([1; 32]).await.unwrap().unwrap().id, ana);
    assert_eq!(store.person([3; 32]).await.unwrap(), None);
    store.rename(ben, name("Ben")).await.unwrap();
    assert_eq!(store.person([2; 32]).await.unwrap().unwrap().name, name("Ben"));
    assert_eq!(store.person([1; 32]).await.unwrap().unwrap().name, name("Ana"));
}

async fn check(store: &impl Store) {
    keeps_tables(store).await;
    appends_what_comes_next_and_nothing_else(store).await;
    one_of_many_wins(store).await;
    knows_its_guests(store).await;
}

#[tokio::test]
async fn memory_keeps_the_promises() {
    check(&MemoryStore::default()).await;
    says_what_is_due(&MemoryStore::default()).await;
}

#[tokio::test]
async fn a_folder_keeps_the_promises() {
    let (folder, other) = (Folder::new(), Folder::new());
    check(&SqliteStore::open(&folder.0).unwrap()).await;
    says_what_is_due(&SqliteStore::open(&other.0).unwrap()).await;
}

#[tokio::test]
async fn a_folder_is_there_after_it_was_closed() {
    let folder = Folder::new();
    let store = SqliteStore::open(&folder.0).unwrap();
    store.create_table(table(1, 3), LOBBY).await.unwrap();
    assert!(matches!(SqliteStore::open(&folder.0), Err(OpenError::Locked)));
    store.close().await;
    let store = SqliteStore::open(&folder.0).unwrap();
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().entries, table(1, 3).entries);
}

#[cfg(unix)]
#[test]
fn nobody_else_on_this_computer_can_read_a_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let _store = SqliteStore::open(&folder.0).unwrap();
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.0), 0o700);
    for file in std::fs::read_dir(&folder.0).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}

#[tokio::test]
async fn a_folder_of_a_newer_version_is_refused_as_it_is() {
    let folder = Folder::new();
    SqliteStore::open(&folder.0).unwrap().close().await;
    let path = folder.0.join("house.sqlite");
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(SqliteStore::open(&folder.0), Err(OpenError::Newer { found: 99, known: 1 })));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}
