//! What whoever runs a house relies on: limits, metrics, logs, readiness, and an end that loses nothing.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlor_core::Level;
use parlor_house::http::Access;
use parlor_house::store::{Doubled, MemoryStore, SqliteStore, Store as _};
use parlor_house::{HouseOptions, Limits, Log, LogLevel};
use parlor_polygon::Polygon;
use parlor_wire::http::NewSeat;
use parlor_wire::{ByeReason, ClientMessage, HouseBot, ServerMessage};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::{PATIENCE, Person, http};
use crate::host::{Folder, Host, SPEED};
use crate::play::begun;

async fn get(host: &Host, path: &str, headers: &str) -> (u16, String) {
    http(host.address, &format!("GET {path} HTTP/1.1\r\nHost: {}{headers}", host.address), "").await
}

async fn limited(limits: Limits, access: Access) -> Host {
    let options = HouseOptions { limits, ..HouseOptions::default() };
    // The clock stands still, so nothing comes back.
    Host::start_with(MemoryStore::default(), 0, options, access, 0).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_ends_says_goodbye_to_everyone() {
    let mut host = Host::start().await;
    let ana = Person::new(host.address, "Ana").await;
    let mut sockets = [ana.connect().await, ana.connect().await];
    host.stop();
    for socket in &mut sockets {
        let bye = socket.hear().await;
        assert!(
            matches!(bye, Some(ServerMessage::Bye { why: ByeReason::Stopping, retry_ms: 1.. })),
            "{bye:?}"
        );
        assert!(socket.hear().await.is_none());
    }
    // Nobody new is let in: the house has stopped listening, or does within a moment.
    while TcpStream::connect(host.address).await.is_ok() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_for_this_computer_and_name_nobody() {
    let host = Host::start().await;
    let (mut ana, ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    ana.act_if_due().await;
    let (status, text) = get(&host, "/metrics", "").await;
    assert_eq!(status, 200);
    for line in
        ["parlor_sockets 2", "parlor_tables 1", "parlor_tables_created_total 1", "parlor_guests_total 2"]
    {
        assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
    }
    assert!(
        text.contains("parlor_store_group_writes_count ")
            && text.contains("parlor_append_milliseconds_bucket")
    );
    let id = ben.table().id().to_string();
    assert!(!text.contains("Ana") && !text.contains(&id), "{text}");
    assert_eq!(get(&host, "/metrics", "\r\nX-Forwarded-For: 203.0.113.9").await.0, 404);
    assert_eq!(http(host.address, "GET /metrics HTTP/1.1\r\nHost: evil.example", "").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_ready_as_long_as_its_store_is() {
    let folder = Folder::new();
    let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
    let host = Host::start_on(Doubled(Arc::clone(&store)), 0).await;
    assert_eq!(get(&host, "/readyz", "").await, (200, "ready\n".to_owned()));
    store.close().await;
    // For a second of the house, which is a moment here, the last answer counts.
    while get(&host, "/readyz", "").await.0 == 200 {
        tokio::task::yield_now().await;
    }
    assert_eq!(get(&host, "/readyz", "").await.0, 503);
    assert_eq!(get(&host, "/healthz", "").await, (200, "ok\n".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_only_so_many_connections() {
    let host =
        limited(Limits { sockets: 3, sockets_of_a_person: 2, ..Limits::default() }, Access::loopback()).await;
    let (ana, ben) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Ben").await);
    let (one, _two) = (ana.connect().await, ana.connect().await);
    let mut third = ana.open_socket().await.unwrap();
    assert!(matches!(third.hear().await, Some(ServerMessage::Bye { why: ByeReason::TooMuch, .. })));
    let mut of_ben = ben.connect().await;
    assert!(ben.open_socket().await.is_none(), "the house is full");
    of_ben.say(&ClientMessage::Ping { n: 1 }).await;
    assert!(matches!(of_ben.hear().await, Some(ServerMessage::Pong { n: 1, .. })));
    // Whoever leaves makes room, once the house has noticed.
    drop(one);
    while ben.open_socket().await.is_none() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_gets_only_so_many_guests() {
    let access = Access::loopback().with_trusted_proxies(vec!["127.0.0.1".parse().unwrap()]);
    let host = limited(Limits { guests_of_an_address: 2, ..Limits::default() }, access).await;
    let ask = async |from: &str| {
        let head = format!(
            "POST /api/guest HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json{from}",
            host.address
        );
        http(host.address, &head, r#"{"name":"Ana"}"#).await.0
    };
    let (one, other) = ("\r\nX-Forwarded-For: 203.0.113.1", "\r\nX-Forwarded-For: 203.0.113.1, 203.0.113.2");
    assert_eq!([ask(one).await, ask(one).await, ask(one).await], [200, 200, 429]);
    assert_eq!([ask(other).await, ask(other).await, ask(other).await], [200, 200, 429]);
    // Those at this very computer are not counted.
    for _ in 0..5 {
        assert_eq!(ask("").await, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_gets_only_so_many_tables() {
    let host = limited(Limits { tables_of_a_person: 2, ..Limits::default() }, Access::loopback()).await;
    let (ana, ben) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Ben").await);
    let seats = [NewSeat::Open];
    assert_eq!(ana.try_to_create("polygon", &seats).await, 200);
    assert_eq!(ana.try_to_create("polygon", &seats).await, 200);
    assert_eq!(ana.try_to_create("polygon", &seats).await, 429);
    assert_eq!(ben.try_to_create("polygon", &seats).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_headers_end_a_connection_and_no_other() {
    let host = Host::start().await;
    let mut slow = TcpStream::connect(host.address).await.unwrap();
    slow.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.unwrap();
    assert_eq!(get(&host, "/healthz", "").await.0, 200);
    let mut answer = Vec::new();
    // It would wait for ever if the house did.
    let read = tokio::time::timeout(PATIENCE, slow.read_to_end(&mut answer)).await;
    assert!(read.is_ok(), "the connection was not closed");
    assert!(!answer.starts_with(b"HTTP/1.1 200"), "{answer:?}");
    assert_eq!(get(&host, "/healthz", "").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_body_is_answered_and_cut_off() {
    let limits = Limits { answer_within: Duration::from_millis(300), ..Limits::default() };
    let host = limited(limits, Access::loopback()).await;
    let mut slow = TcpStream::connect(host.address).await.unwrap();
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n",
        host.address
    );
    slow.write_all(head.as_bytes()).await.unwrap();
    // One byte at a time, and never the last.
    let (mut reading, mut writing) = slow.into_split();
    let drip = tokio::spawn(async move {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, reading.read_to_end(&mut answer)).await;
    drip.abort();
    assert!(read.is_ok(), "the connection was not closed");
    assert!(answer.starts_with(b"HTTP/1.1 408 "), "{}", String::from_utf8_lossy(&answer));
    assert_eq!(get(&host, "/healthz", "").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_new_table_think_as_far_as_a_house_allows() {
    let host = Host::start().await;
    let ana = Person::new(host.address, "Ana").await;
    for (rollouts, status) in [(1, 200), (10_000, 200), (10_001, 422), (0, 422), (u32::MAX, 422)] {
        let bot = NewSeat::Bot(HouseBot { level: Level::Expert, rollouts: Some(rollouts) });
        assert_eq!(ana.try_to_create("polygon", &[bot]).await, status, "{rollouts}");
    }
    let bot = NewSeat::Bot(HouseBot { level: Level::Greedy, rollouts: Some(5) });
    assert_eq!(ana.try_to_create("polygon", &[bot]).await, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_has_no_names_ids_or_secrets() {
    let said = Arc::new(Mutex::new(String::new()));
    let heard = Arc::clone(&said);
    let log = Log::new(LogLevel::Debug, move |at, event| {
        heard.lock().unwrap().push_str(&format!("{at} {} {event}\n", event.level().name()));
    });
    let options = HouseOptions { log, ..HouseOptions::default() };
    let host = Host::start_with(MemoryStore::default(), 0, options, Access::loopback(), SPEED).await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()));
    let (id, secret) = (ana.table().id(), ana.table().secret().unwrap());
    assert!(ana.person.record(id).await.is_some());
    let said = said.lock().unwrap().clone();
    assert!(said.contains("info opened") && said.contains("debug connected"), "{said}");
    assert!(said.contains("debug answered method=GET route=/api/tables/{table}/record status=200"), "{said}");
    for hidden in ["Ana", "Ben", id.as_str(), secret.as_str(), ana.person.token()] {
        assert!(!said.contains(hidden), "{hidden} is in\n{said}");
    }
}
