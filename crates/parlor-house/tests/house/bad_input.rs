//! What strangers send.

use parlor_wire::http::NewSeat;
use parlor_wire::{ByeReason, ClientMessage, InviteSecret, Key, ServerMessage, TableId, Why};

use crate::client::{Person, Socket, http, post};
use crate::host::Host;

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_elsewhere_are_refused() {
    let host = Host::start().await;
    let address = host.address;
    let name = r#"{"name":"Ana"}"#;
    let ask =
        async |headers: &str| http(address, &format!("POST /api/guest HTTP/1.1\r\n{headers}"), name).await.0;
    let json = "Content-Type: application/json";
    assert_eq!(ask(&format!("Host: {address}\r\n{json}")).await, 200);
    assert_eq!(ask(&format!("Host: evil.example\r\n{json}")).await, 421);
    assert_eq!(ask(&format!("Host: {address}\r\nOrigin: http://evil.example\r\n{json}")).await, 403);
    assert_eq!(ask(&format!("Host: {address}\r\nOrigin: http://{address}\r\n{json}")).await, 200);
    assert_eq!(ask(&format!("Host: {address}\r\nSec-Fetch-Site: cross-site\r\n{json}")).await, 403);
    // A form of another site can't send JSON.
    assert_eq!(ask(&format!("Host: {address}\r\nContent-Type: text/plain")).await, 415);
    assert_eq!(post(address, "/api/guest", None, r#"{"name":""}"#).await.0, 422);
    assert_eq!(post(address, "/api/guest", None, r#"{"name":"Steady"}"#).await.0, 422);
    assert_eq!(post(address, "/api/guest", None, "{").await.0, 400);
    assert_eq!(post(address, "/api/guest", None, &"x".repeat(100_000)).await.0, 413);
    assert_eq!(post(address, "/api/tables", None, "{}").await.0, 401);
    assert_eq!(post(address, "/api/nothing", None, "{}").await.0, 404);
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==";
    let head =
        format!("GET /api/socket HTTP/1.1\r\nHost: {address}\r\nOrigin: http://evil.example\r\n{upgrade}");
    assert_eq!(http(address, &head, "").await.0, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_without_a_session_is_heard() {
    let host = Host::start().await;
    let mut socket = Socket::open(host.address).await;
    assert!(matches!(socket.hear().await, Some(ServerMessage::Bye { why: ByeReason::NoSession, .. })));
    assert!(socket.hear().await.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_a_message_changes_nothing() {
    let host = Host::start().await;
    let ana = Person::new(host.address, "Ana").await;
    let mut socket = ana.connect().await;
    for bad in ["", "what?", "{}", r#"{"ping":{}}"#, r#"{"ping":{"n":-1}}"#, r#"{"ping":{"n":1,"more":2}}"#] {
        assert!(socket.say_text(bad.to_owned()).await);
        assert!(matches!(socket.hear().await, Some(ServerMessage::Bad { why: Why::Message, .. })), "{bad}");
    }
    socket.say(&ClientMessage::Ping { n: 7 }).await;
    assert!(matches!(socket.hear().await, Some(ServerMessage::Pong { n: 7, .. })));
    // Too long, and it is over for this connection alone.
    socket.say_text(" ".repeat(1_000_000)).await;
    assert!(socket.hear().await.is_none());
    let mut other = ana.connect().await;
    other.say(&ClientMessage::Ping { n: 8 }).await;
    assert!(matches!(other.hear().await, Some(ServerMessage::Pong { n: 8, .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_too_much_is_sent_away() {
    let host = Host::start().await;
    let mut socket = Person::new(host.address, "Ana").await.connect().await;
    // The test's clock runs 200 times as fast.
    for n in 0..200_000 {
        if !socket.say_text(ClientMessage::Ping { n }.to_json()).await {
            break;
        }
    }
    loop {
        match socket.hear().await {
            Some(ServerMessage::Pong { .. }) => {}
            Some(ServerMessage::Bye { why: ByeReason::TooMuch | ByeReason::TooSlow, .. }) | None => break,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_learns_nothing_about_tables() {
    let host = Host::start().await;
    let (ana, eve) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Eve").await);
    let created = ana.create("polygon", &[NewSeat::Open]).await;
    let none = TableId::from_random([9; 10]);
    let wrong = Some(InviteSecret::from_random([3; 26]));
    // A table that is there and one that is not answer alike.
    for (table, secret) in [(created.table, None), (created.table, wrong), (none, None), (none, wrong)] {
        let mut socket = eve.connect().await;
        socket.say(&ClientMessage::Open { table, secret, known: None }).await;
        let answer = socket.hear().await.unwrap();
        assert!(matches!(answer, ServerMessage::Bad { table: Some(at), why: Why::Unknown } if at == table));
    }
    assert_eq!((eve.record(created.table).await, eve.record(none).await), (None, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_stands_for_one_submission() {
    let host = Host::start().await;
    let ana = Person::new(host.address, "Ana").await;
    let created = ana.create("polygon", &[NewSeat::Open, NewSeat::Open]).await;
    let mut socket = ana.connect().await;
    socket.say(&ClientMessage::Open { table: created.table, secret: None, known: None }).await;
    let key = Key::from_random([5; 26]);
    let change = |text: &str| serde_json::from_str(text).unwrap();
    let first = ClientMessage::Lobby {
        table: created.table,
        key,
        change: change(r#"{"bot":{"seat":2,"bot":{"level":"greedy"}}}"#),
    };
    let mut answers = Vec::new();
    let other = ClientMessage::Lobby { table: created.table, key, change: change(r#"{"close":{"seat":3}}"#) };
    for message in [&first, &first, &other] {
        socket.say(message).await;
        loop {
            match socket.hear().await.unwrap() {
                ServerMessage::Ok { v, .. } => break answers.push(Ok(v)),
                ServerMessage::No(refused) => break answers.push(Err(refused.why)),
                _ => {}
            }
        }
    }
    assert_eq!(answers, [Ok(2), Ok(2), Err(Why::Limit)]);
}
