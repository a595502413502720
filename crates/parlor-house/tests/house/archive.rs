//! An hour after its end a game is one row, and nobody notices but whoever counts rows.

use std::path::Path;
use std::time::Duration;

use parlor_core::record::{Record, verify};
use parlor_house::HouseOptions;
use parlor_house::http::Access;
use parlor_polygon::Polygon;
use parlor_session::remote::Command;
use parlor_wire::http::NewSeat;
use parlor_wire::{ClientMessage, ServerMessage, Stage, TableId, Why};

use crate::client::{PATIENCE, Person, Player};
use crate::fixture::copy_of;
use crate::host::{Folder, Host, open};
use crate::play::begun;

/// The clock runs so fast that an hour is a second.
const SPEED: u32 = 3_600;

async fn start(folder: &Path) -> Host {
    let store = open(folder).await;
    Host::start_with(store, 0, HouseOptions::default(), Access::loopback(), SPEED).await
}

fn count(folder: &Path, sql: &str) -> i64 {
    let file = rusqlite::Connection::open(folder.join("house.sqlite")).unwrap();
    file.query_row(sql, [], |row| row.get(0)).unwrap()
}

/// Waits until no game that is over has entries of its own.
pub(crate) async fn until_archived(folder: &Path) {
    let left =
        "SELECT count(*) FROM entries JOIN tables ON id = table_id WHERE stage IN ('over', 'abandoned')";
    let wait = async {
        while count(folder, left) > 0 || count(folder, "SELECT count(*) FROM records") == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(3 * PATIENCE, wait).await.expect("a row in time");
}

/// What somebody is sent who opens a table; `Err` if they can't.
async fn opened(person: &Person, table: TableId) -> Result<(u64, String), Why> {
    let mut socket = person.connect().await;
    socket.say(&ClientMessage::Open { table, secret: None, known: None }).await;
    match socket.hear().await.unwrap() {
        ServerMessage::Table { v, body, .. } => Ok((v, body.get().to_owned())),
        ServerMessage::Bad { why, .. } => Err(why),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_hour_after_its_end_a_game_is_one_row() {
    let folder = Folder::new();
    let host = start(folder.path()).await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    // One that goes on stays as it is.
    let (_zoe, _max) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    ana.act_if_due().await;
    ben.act_if_due().await;
    ben.submit(Command::GiveUp).await;
    ana.until(|ana| ana.stage() == Some(Stage::Over)).await;
    let (table, person) = (ana.table().id(), ana.person.clone());
    let (before, record) = (opened(&person, table).await.unwrap(), person.record(table).await.unwrap());
    until_archived(folder.path()).await;
    let file = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    let text: String = file.query_row("SELECT text FROM records", [], |row| row.get(0)).unwrap();
    assert_eq!(text, record);
    assert_eq!(count(folder.path(), "SELECT count(DISTINCT table_id) FROM entries"), 1);

    // Another process sees the same table, and a rematch is still possible.
    drop(host);
    drop(file);
    let (host, person) = restarted(&folder, &person).await;
    assert_eq!(opened(&person, table).await.unwrap(), before);
    assert_eq!(person.record(table).await.unwrap(), record);
    let mut ana = Player::<Polygon>::open(&person, table, None).await;
    ana.until(|ana| ana.game().is_some()).await;
    ana.submit(Command::Rematch).await;
    ana.until(|ana| ana.table().info().is_some_and(|info| info.rematch.is_some())).await;
    assert_eq!(opened(&person, table).await.unwrap().0, before.0 + 1);
    until_archived(folder.path()).await;
    assert_eq!(opened(&person, table).await.unwrap().0, before.0 + 1);

    // A log that does not fold any more stops the table, and its record can be had all the same.
    drop(host);
    let file = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    assert_eq!(file.execute("UPDATE records SET log = replace(log, 'Ana', 'Eve')", []).unwrap(), 1);
    drop(file);
    let (_host, person) = restarted(&folder, &person).await;
    assert_eq!(opened(&person, table).await, Err(Why::Stopped));
    assert_eq!(person.record(table).await.unwrap(), record);
}

/// The same folder and person, at a house that was just started.
async fn restarted(folder: &Folder, person: &Person) -> (Host, Person) {
    let host = start(folder.path()).await;
    let person = person.at(host.address);
    (host, person)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_over_before_there_were_rows_gets_one() {
    let folder = copy_of("schema-1");
    let _host = start(folder.path()).await;
    until_archived(folder.path()).await;
    let file = rusqlite::Connection::open(folder.path().join("house.sqlite")).unwrap();
    let text: String = file.query_row("SELECT text FROM records", [], |row| row.get(0)).unwrap();
    let record: Record = text.parse().unwrap();
    assert!(verify(&record).is_ok());
    assert_eq!(count(folder.path(), "SELECT count(DISTINCT table_id) FROM entries"), 2);
}
