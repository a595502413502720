//! PostgreSQL keeps the promises of every store, and those of one that several processes share. These tests need a database server:
//! `cargo xtask test` starts one, and says in `PARLOR_POSTGRES` where it is.

use parlor_house::store::{Attended, Elsewhere, PostgresError, PostgresStore};
use tokio_postgres::NoTls;

use super::*;

/// A new database with this name.
async fn database(name: &str) -> String {
    let server = std::env::var("PARLOR_POSTGRES").expect("the address of a server, with {} for the database");
    execute(&server.replace("{}", "postgres"), &format!("CREATE DATABASE {name}")).await;
    server.replace("{}", name)
}

async fn execute(address: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(address, NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    connection.await.unwrap().unwrap();
}

async fn open(name: &str) -> PostgresStore {
    PostgresStore::open(&database(name).await).await.unwrap()
}

#[tokio::test]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn postgres_keeps_the_promises() {
    check(&open("promises").await).await;
    says_what_is_due(&open("due").await).await;
}

#[tokio::test]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn of_many_processes_that_append_at_once_one_wins() {
    let address = database("races").await;
    let mut stores = Vec::new();
    for _ in 0..3 {
        stores.push(PostgresStore::open(&address).await.unwrap());
    }
    stores[0].create_table(table(1, 0), PLAYING).await.unwrap();
    for version in 1..=50 {
        // They have different keys: each is somebody else's submission.
        let tries = stores.iter().zip(1..).flat_map(|(store, process)| {
            (1..=4).map(move |key| store.append(id(1), entry(version, Some(process * 10 + key)), PLAYING))
        });
        let results = futures_util::future::join_all(tries).await;
        let done = results.iter().filter(|result| **result == Ok(Appended::Done)).count();
        assert_eq!(done, 1, "{results:?}");
        // All others have lost a race, which is not an error.
        assert!(results.iter().all(Result::is_ok), "{results:?}");
        // So that the next round can have the same keys.
        execute(&address, "UPDATE entries SET person = NULL, key = NULL").await;
    }
    for store in &stores {
        assert_eq!(store.load(id(1)).await.unwrap().unwrap().version(), 50);
    }
}

#[tokio::test]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn processes_know_who_is_at_a_table_elsewhere() {
    let address = database("presence").await;
    let (one, other) =
        (PostgresStore::open(&address).await.unwrap(), PostgresStore::open(&address).await.unwrap());
    one.create_table(table(1, 3), PLAYING).await.unwrap();
    let attended = |person, is_here| Attended { table: id(1), person: PersonId(person), is_here };
    one.attend(vec![attended(1, true), attended(2, true), attended(3, true)]).await.unwrap();
    one.attend(vec![attended(2, false)]).await.unwrap();
    other.attend(vec![attended(4, true)]).await.unwrap();
    let found = other.elsewhere(vec![id(1), id(2)]).await.unwrap();
    let [Elsewhere { table, version: 3, people }] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!(*table, id(1));
    let [(PersonId(1), None), (PersonId(2), Some(away)), (PersonId(3), None)] = people.as_slice() else {
        panic!("{people:?}")
    };
    assert!(*away < 10_000);
    // A process that ends takes everyone with it, and one that falls silent does too, a little later.
    one.close().await;
    let away = |found: &[Elsewhere]| found[0].people.iter().filter(|(_, away)| away.is_some()).count();
    assert_eq!(away(&other.elsewhere(vec![id(1)]).await.unwrap()), 3);
    let third = PostgresStore::open(&address).await.unwrap();
    assert_eq!(away(&third.elsewhere(vec![id(1)]).await.unwrap()), 3);
    drop(other);
    execute(&address, "UPDATE processes SET beat_at = beat_at - interval '1 minute'").await;
    assert_eq!(away(&third.elsewhere(vec![id(1)]).await.unwrap()), 4);
}

#[tokio::test]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn an_entry_ahead_of_the_clock_of_the_database_is_refused() {
    let store = open("clock").await;
    store.create_table(table(1, 0), PLAYING).await.unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let now = u64::try_from(now.as_millis()).unwrap();
    let ahead = StoredEntry { at_ms: now + 60_000, ..entry(1, None) };
    assert!(matches!(store.append(id(1), ahead, PLAYING).await, Err(StoreError::Storage(_))));
    let on_time = StoredEntry { at_ms: now, ..entry(1, None) };
    assert_eq!(store.append(id(1), on_time, PLAYING).await, Ok(Appended::Done));
    assert!(store.clock_offset().abs() < 100, "the same computer: {}", store.clock_offset());
}

#[tokio::test]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn databases_that_are_newer_or_lose_what_they_confirm_are_refused() {
    let address = database("newer").await;
    PostgresStore::open(&address).await.unwrap().close().await;
    execute(&address, "INSERT INTO schema_version VALUES (99)").await;
    let newer = PostgresStore::open(&address).await.err().unwrap();
    assert!(matches!(newer, PostgresError::Newer { found: 99, .. }), "{newer}");
    let address = database("careless").await;
    execute(&address, "ALTER DATABASE careless SET synchronous_commit = off").await;
    let careless = PostgresStore::open(&address).await.err().unwrap();
    let said =
        "the database has synchronous_commit = off, and could lose what it has confirmed: set it to on";
    assert_eq!(careless.to_string(), said);
    let nowhere = PostgresStore::open("postgres://nobody:secret@127.0.0.1:1/none").await.err().unwrap();
    assert!(!nowhere.to_string().contains("secret"), "{nowhere}");
    assert!(matches!(PostgresStore::open("house.sqlite").await, Err(PostgresError::Address)));
}

/// A connection that is cut while it appends leaves the log as it was, or one longer, and the answer says which.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn what_became_of_an_append_is_known_though_its_connection_is_lost() {
    let address = database("cut").await;
    let store = Arc::new(PostgresStore::open(&address).await.unwrap());
    store.create_table(table(1, 0), PLAYING).await.unwrap();
    let cutter = tokio::spawn(async move {
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = 'cut' AND pid <> pg_backend_pid()";
        for _ in 0..30 {
            execute(&address, cut).await;
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    });
    let (mut version, mut failed, mut stored_all_the_same) = (0, 0, 0);
    while !cutter.is_finished() {
        match store.append(id(1), entry(version + 1, None), PLAYING).await {
            Ok(Appended::Done) => version += 1,
            // Nobody else appends.
            Ok(Appended::Stale) => panic!("entry {} is another's", version + 1),
            // Whoever gets an error reads the log. What it says then is so, and stays so.
            Err(_) => {
                failed += 1;
                let read = loop {
                    if let Ok(read) = store.load(id(1)).await {
                        break read.unwrap().version();
                    }
                };
                assert!(read == version || read == version + 1, "{read} stored, {version} acknowledged");
                stored_all_the_same += read - version;
                version = read;
            }
        }
    }
    cutter.await.unwrap();
    assert_eq!(store.load(id(1)).await.unwrap().unwrap().version(), version);
    println!("{version} entries stored, {failed} appends failed, {stored_all_the_same} of them were stored");
    assert!(version > 20 && failed > 0, "{version} stored, {failed} failed: this shows nothing");
}
