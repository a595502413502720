//! Changes without end: somebody acts and undoes it 25,000 times, or never begins.

use std::time::Duration;

use parlor_client::new_key;
use parlor_polygon::Polygon;
use parlor_wire::http::NewSeat;
use parlor_wire::{
    ClientMessage, Known, LobbyCommand, MAX_LOBBY_CHANGES, MAX_UNDOS, ServerMessage, TableId, Why,
};

use crate::client::{Person, Socket};
use crate::host::Host;
use crate::play::{begun, check_end};

/// How often it is tried.
const TRIES: usize = 25_000;
/// How many submissions are sent before their answers are read.
const AT_ONCE: usize = 50;

/// Somebody whose turn it is.
struct Undoer {
    socket: Socket,
    table: TableId,
    /// The version of the game.
    at: u64,
}

impl Undoer {
    /// Reads until something is answered: the version of its entry, or why it was refused.
    async fn answer(&mut self) -> Result<u64, Why> {
        loop {
            match self.socket.hear().await.unwrap() {
                ServerMessage::Table { at, .. } | ServerMessage::News { at, .. } => self.at = at,
                ServerMessage::Ok { v, .. } => return Ok(v),
                ServerMessage::No(refused) => return Err(refused.why),
                _ => {}
            }
        }
    }

    async fn act(&mut self, action: &str) -> Result<u64, Why> {
        let (table, at, action) = (self.table, self.at, action.to_owned());
        self.socket.say(&ClientMessage::Act { table, key: new_key(), at, action }).await;
        self.answer().await
    }

    async fn undo(&mut self) -> Result<u64, Why> {
        self.socket.say(&ClientMessage::Undo { table: self.table, key: new_key(), at: self.at }).await;
        self.answer().await
    }
}

/// Opens a table; what it is sent, and how long that is.
async fn open(person: &Person, table: TableId, known: Option<Known>) -> (Vec<ServerMessage>, usize) {
    let mut socket = person.connect().await;
    socket.say(&ClientMessage::Open { table, secret: None, known }).await;
    let (mut heard, mut length) = (Vec::new(), 0);
    loop {
        match socket.hear().await.expect("the connection lives") {
            ServerMessage::Here { .. } => return (heard, length),
            message => {
                length += message.to_json().len();
                heard.push(message);
            }
        }
    }
}

/// Plays until somebody has done something that can be undone, and undoes it; who, and what it was.
async fn first_undo(people: [&Person; 2], table: TableId) -> (Person, Undoer, String) {
    for _ in 0..20 {
        for person in people {
            let mut undoer = Undoer { socket: person.connect().await, table, at: 0 };
            undoer.socket.say(&ClientMessage::Open { table, secret: None, known: None }).await;
            undoer.socket.say(&ClientMessage::Look { table }).await;
            let action = loop {
                if let ServerMessage::View { at, actions, .. } = undoer.socket.hear().await.unwrap() {
                    undoer.at = at;
                    break actions.into_iter().next();
                }
            };
            let Some(action) = action else { continue };
            undoer.act(&action).await.unwrap();
            if undoer.undo().await.is_ok() {
                return (person.clone(), undoer, action);
            }
        }
    }
    panic!("nothing could be undone");
}

#[tokio::test(flavor = "multi_thread")]
async fn take_backs_come_to_an_end_and_the_table_stays_small() {
    let host = Host::start().await;
    let (ana, ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let table = ana.table().id();
    let (person, mut undoer, action) = first_undo([&ana.person, &ben.person], table).await;
    let (heard, _) = open(&person, table, None).await;
    let Some(ServerMessage::Table { v, c, .. }) = heard.first() else { panic!("{heard:?}") };
    let known = Known { v: *v, c: *c };
    let mut undone = 1;
    let last = loop {
        let last = undoer.act(&action).await.unwrap();
        match undoer.undo().await {
            Ok(_) => undone += 1,
            Err(why) => {
                assert_eq!(why, Why::Limit);
                break last;
            }
        }
    };
    assert_eq!(undone, MAX_UNDOS);
    // Nothing comes of all the others, and each is answered.
    let (at, mut refused) = (undoer.at, 0);
    while refused < TRIES {
        for _ in 0..AT_ONCE {
            undoer.socket.say(&ClientMessage::Undo { table, key: new_key(), at }).await;
        }
        for _ in 0..AT_ONCE {
            assert_eq!(undoer.answer().await, Err(Why::Limit));
            refused += 1;
        }
        // The clock of the house runs 200 times as fast: so it lets somebody say 10,000 things a second.
        tokio::time::sleep(Duration::from_millis(6)).await;
    }
    let file = rusqlite::Connection::open(host.folder().join("house.sqlite")).unwrap();
    let stored: i64 = file.query_row("SELECT count(*) FROM entries", [], |row| row.get(0)).unwrap();
    assert_eq!(stored.unsigned_abs(), last);
    // Whoever opens it gets all of it at once, also if they know what was before: a message for each entry would be too many.
    for known in [None, Some(known)] {
        let (heard, length) = open(&person, table, known).await;
        assert!(matches!(heard.as_slice(), [ServerMessage::Table { v, .. }] if *v == last), "{heard:?}");
        assert!(length < 1 << 20, "{length} bytes");
    }
    // Play goes on, and those who looked on all the time are there.
    let [mut ana, mut ben] = [ana, ben];
    drop(undoer);
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()));
    check_end([&ana, &ben]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_a_lobby_come_to_an_end() {
    let host = Host::start().await;
    let ana = Person::new(host.address, "Ana").await;
    let table = ana.create("polygon", &[NewSeat::Open]).await.table;
    let mut socket = ana.connect().await;
    socket.say(&ClientMessage::Open { table, secret: None, known: None }).await;
    let mut host_of_table = Undoer { socket, table, at: 0 };
    let mut versions = Vec::new();
    let refused = loop {
        let change = LobbyCommand::Contribute { contribution: "ff".to_owned() };
        host_of_table.socket.say(&ClientMessage::Lobby { table, key: new_key(), change }).await;
        match host_of_table.answer().await {
            Ok(version) => versions.push(version),
            Err(why) => break why,
        }
    };
    assert_eq!((refused, versions.last()), (Why::Limit, Some(&MAX_LOBBY_CHANGES)));
}
