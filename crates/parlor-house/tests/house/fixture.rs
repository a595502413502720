//! Folders as earlier versions wrote them: every later version opens them and plays on.

use std::path::{Path, PathBuf};

use parlor_fives::Fives;
use parlor_house::store::{SqliteStore, Store as _, back_up};
use parlor_house::table::HouseTable;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_session::SessionGame;
use parlor_session::remote::Command;
use parlor_wire::http::NewSeat;
use parlor_wire::{Stage, TableId};

use crate::archive::until_archived;
use crate::client::{Person, Player};
use crate::host::{Folder, Host};
use crate::play::begun_by;

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// A few moves of a game.
async fn some_moves<G: SessionGame>(ana: &mut Player<G>, ben: &mut Player<G>) {
    for _ in 0..12 {
        ana.act_if_due().await;
        ben.act_if_due().await;
        tokio::select! { heard = ana.hear() => assert!(heard), heard = ben.hear() => assert!(heard) }
    }
}

/// Writes such a folder, once for each step of the schema, when that step is new.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "writes a folder for later versions: FIXTURE=schema-3 cargo test -p parlor-house --test house -- --ignored writes_a_fixture"]
async fn writes_a_fixture() {
    let Ok(name) = std::env::var("FIXTURE") else { return };
    let host = Host::start().await;
    let (ana, ben) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Ben").await);
    let (mut one, mut two) = begun_by::<Fives>(&ana, &ben, &[NewSeat::Open]).await;
    some_moves(&mut one, &mut two).await;
    let (mut one, mut two) = begun_by::<Scorzo>(&ana, &ben, &[NewSeat::Open]).await;
    some_moves(&mut one, &mut two).await;
    let (mut one, mut two) = begun_by::<Polygon>(&ana, &ben, &[NewSeat::Open]).await;
    some_moves(&mut one, &mut two).await;
    one.submit(Command::GiveUp).await;
    two.until(|two| two.stage() == Some(Stage::Over)).await;
    // A game that is over is one row by then.
    until_archived(host.folder()).await;
    let to = data().join(name);
    std::fs::create_dir_all(&to).unwrap();
    back_up(host.folder(), &to.join("house.sqlite")).unwrap();
}

/// A copy of such a folder.
pub(crate) fn copy_of(step: &str) -> Folder {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path()).unwrap();
    std::fs::copy(data().join(step).join("house.sqlite"), folder.path().join("house.sqlite")).unwrap();
    folder
}

fn ids(folder: &Path) -> Vec<TableId> {
    let file = rusqlite::Connection::open(folder.join("house.sqlite")).unwrap();
    let mut statement = file.prepare("SELECT id FROM tables").unwrap();
    let ids = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
    ids.map(|id| id.unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn folders_of_every_earlier_step_are_opened_and_fold() {
    let mut found = 0;
    for step in std::fs::read_dir(data()).unwrap() {
        let step = step.unwrap().file_name();
        let folder = copy_of(step.to_str().unwrap());
        let store = SqliteStore::open(folder.path()).unwrap();
        let mut stages = Vec::new();
        for id in ids(folder.path()) {
            let stored = store.load(id).await.unwrap().unwrap();
            let table = HouseTable::fold(stored.set_up, stored.secrets, &stored.entries, |_, _| ()).unwrap();
            stages.push(table.stage());
        }
        let played = stages.iter().filter(|stage| **stage == Stage::Playing).count();
        assert_eq!((stages.len(), played), (3, 2), "{step:?}");
        found += 1;
    }
    assert!(found >= 2, "there are no folders of earlier versions");
}
