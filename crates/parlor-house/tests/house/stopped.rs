//! Tables that stop: one whose log was changed, and ones that panic. All others go on.

use std::path::Path;

use parlor_house::store::{Appended, Doubled, MemoryStore, Store as _, StoreDouble, StoreError, Summary};
use parlor_house::table::{StoredEntry, rules_version};
use parlor_polygon::Polygon;
use parlor_session::remote::Command;
use parlor_wire::http::NewSeat;
use parlor_wire::{ClientMessage, InviteSecret, Key, LobbyCommand, ServerMessage, Stage, TableId, Why};

use crate::client::{Person, Socket, http};
use crate::host::Host;
use crate::play::begun;

/// How a table answers somebody who opens it.
async fn opened(person: &Person, table: TableId, secret: Option<InviteSecret>) -> Option<Why> {
    let mut socket = person.connect().await;
    socket.say(&ClientMessage::Open { table, secret, known: None }).await;
    match socket.hear().await.unwrap() {
        ServerMessage::Bad { why, .. } => Some(why),
        _ => None,
    }
}

/// How often the house has folded a log.
async fn folds(host: &Host) -> String {
    let head = format!("GET /metrics HTTP/1.1\r\nHost: {}", host.address);
    let (_, text) = http(host.address, &head, "").await;
    text.lines().find(|line| line.starts_with("parlor_folds_total ")).unwrap().to_owned()
}

fn change(folder: &Path, sql: &str) {
    let file = rusqlite::Connection::open(folder.join("house.sqlite")).unwrap();
    assert_eq!(file.execute(sql, []).unwrap(), 1, "{sql}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_log_was_changed_stops_and_others_go_on() {
    let host = Host::start().await;
    let (ana, ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let (mut zoe, mut max) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let (table, secret) = (ana.table().id(), ana.table().secret());
    let host = host
        .restart_after(|folder| {
            let sql = format!(
                "UPDATE entries SET chain = (SELECT chain FROM entries WHERE table_id = '{table}' AND version = 1) \
                 WHERE table_id = '{table}' AND version = 2"
            );
            change(folder, &sql);
        })
        .await;
    // Those who could see it are told; whoever could not learns nothing.
    let eve = Person::new(host.address, "Eve").await;
    assert_eq!(opened(&ana.person, table, None).await, Some(Why::Stopped));
    let folds = folds(&host).await;
    for _ in 0..3 {
        assert_eq!(opened(&ana.person, table, None).await, Some(Why::Stopped));
        assert_eq!(opened(&ben.person, table, None).await, Some(Why::Stopped));
        assert_eq!(opened(&eve, table, secret).await, Some(Why::Stopped));
        assert_eq!(opened(&eve, table, None).await, Some(Why::Unknown));
        assert_eq!(opened(&eve, table, Some(InviteSecret::from_random([3; 26]))).await, Some(Why::Unknown));
    }
    assert_eq!(ana.person.record(table).await, None);
    // It was not folded for each of them.
    assert_eq!(self::folds(&host).await, folds);
    zoe.reconnect().await;
    max.reconnect().await;
    tokio::join!(zoe.play(async |_| ()), max.play(async |_| ()));
    drop(host);
}

/// A store in which the task of a table panics, when its log gets this long.
struct Panics {
    store: MemoryStore,
    at: u64,
}

impl StoreDouble for Panics {
    type Behind = MemoryStore;

    fn behind(&self) -> &MemoryStore {
        &self.store
    }

    async fn append(
        &self,
        table: TableId,
        entry: StoredEntry,
        summary: Summary,
    ) -> Result<Appended, StoreError> {
        assert_ne!(entry.version, self.at, "the test asked for a panic");
        self.store.append(table, entry, summary).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_panics_stops_and_others_go_on() {
    let host = Host::start_on(Doubled(Panics { store: MemoryStore::default(), at: 12 }), 0).await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let (mut zoe, mut max) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    // Other tabs of both of them.
    let mut others = [ana.person.connect().await, ben.person.connect().await];
    for socket in &mut others {
        socket.say(&ClientMessage::Open { table: ana.table().id(), secret: None, known: None }).await;
    }
    while ana.refused.is_empty() || ben.refused.is_empty() {
        ana.act_if_due().await;
        ben.act_if_due().await;
        tokio::select! {
            heard = ana.hear(), if ana.refused.is_empty() => assert!(heard),
            heard = ben.hear(), if ben.refused.is_empty() => assert!(heard),
        }
    }
    assert_eq!((&ana.refused[..], &ben.refused[..]), (&[Why::Stopped][..], &[Why::Stopped][..]));
    assert_eq!(opened(&ana.person, ana.table().id(), None).await, Some(Why::Stopped));
    // Connections that had it open live, and so does another table.
    for socket in &mut others {
        let is_told =
            |message: &ServerMessage| matches!(message, ServerMessage::Bad { why: Why::Stopped, .. });
        while !is_told(&socket.hear().await.unwrap()) {}
        socket.say(&ClientMessage::Ping { n: 7 }).await;
        assert!(matches!(socket.hear().await, Some(ServerMessage::Pong { n: 7, .. })));
    }
    zoe.submit(Command::GiveUp).await;
    max.until(|max| max.stage() == Some(Stage::Over)).await;
}

/// Says something about the toy, and hears whether the table stops.
async fn say_to_toy(socket: &mut Socket, message: &ClientMessage) -> Option<Why> {
    socket.say(message).await;
    loop {
        match socket.hear().await.unwrap() {
            ServerMessage::Bad { why, .. } => return Some(why),
            ServerMessage::Ok { .. } => return None,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs the toy: cargo test -p parlor-house --test house --features parlor-session/toy -- --ignored toy"]
async fn a_toy_that_panics_stops_alone() {
    assert!(rules_version("toy").is_some(), "the toy is not on the list of games");
    let host = Host::start().await;
    let (ana, ben) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Ben").await);
    let (mut zoe, mut max) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let key = |number| Key::from_random([number; 26]);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let created = ana.create("toy", &[NewSeat::Open]).await;
        let table = created.table;
        let (mut by_ana, mut by_ben) = (ana.connect().await, ben.connect().await);
        by_ana.say(&ClientMessage::Open { table, secret: None, known: None }).await;
        by_ben.say(&ClientMessage::Open { table, secret: Some(created.secret), known: None }).await;
        let sit = LobbyCommand::Sit { seat: None, contribution: "-".to_owned() };
        let sit = ClientMessage::Lobby { table, key: key(1), change: sit };
        assert_eq!(say_to_toy(&mut by_ben, &sit).await, None);
        let start = ClientMessage::Lobby { table, key: key(2), change: LobbyCommand::Start };
        assert_eq!(say_to_toy(&mut by_ana, &start).await, None);
        tables.push((table, by_ana));
    }
    // One panics in a decision.
    let (panicked, panics) = (tables[0].0, tables[1].0);
    let socket = &mut tables[0].1;
    let act = ClientMessage::Act { table: panicked, key: key(3), at: 3, action: "panic".to_owned() };
    assert_eq!(say_to_toy(socket, &act).await, Some(Why::Stopped));
    assert_eq!(opened(&ben, panicked, None).await, Some(Why::Stopped));
    assert_eq!(opened(&ben, panics, None).await, None);
    // The other in its fold; and what panicked in a decision only is a table again.
    let host = host
        .restart_after(|folder| {
            let line = r#"{"game":{"act":{"seat":1,"action":"panic"}}}"#;
            let copy = format!(
                "INSERT INTO entries SELECT table_id, 4, at_ms, NULL, NULL, NULL, '{line}', chain FROM entries \
                 WHERE table_id = '{panics}' AND version = 3"
            );
            change(folder, &copy);
        })
        .await;
    assert_eq!(opened(&ben, panics, None).await, Some(Why::Stopped));
    assert_eq!(opened(&ben, panics, None).await, Some(Why::Stopped));
    assert_eq!(opened(&ben, panicked, None).await, None);
    zoe.reconnect().await;
    max.reconnect().await;
    zoe.submit(Command::GiveUp).await;
    max.until(|max| max.stage() == Some(Stage::Over)).await;
    drop(host);
}
