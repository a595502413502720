//! What the targets for messages between a house and its clients check. A test of `parlor-house` runs the same over the seeds.

use std::fmt::Debug;
use std::sync::Arc;

use parlor_core::Seat;
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_session::remote::{Command, GameNews, RemoteBackend, RemoteTable, set_up};
use parlor_session::{Opening, SessionGame, Update};
use parlor_wire::{Body, ClientMessage, Key, ServerMessage, TableId};
use parlor_words::Lang;

/// Any text reads as a client's message or not. What reads is written so that it reads back as the same, in one way only.
pub fn check_client_message(text: &str) {
    let Ok(message) = ClientMessage::from_json(text) else { return };
    let json = message.to_json();
    assert_eq!(ClientMessage::from_json(&json).expect("it was written"), message);
    assert_eq!(ClientMessage::from_json(&json).expect("it was written").to_json(), json);
    let names_key = message.key().is_some_and(|key| json.contains(key.as_str()));
    assert_eq!(names_key, message.key().is_some());
}

/// Any lines are messages of a house or not. A client takes them in, whatever they say: it never panics, and what it says in
/// return can be read.
pub fn check_server_messages(text: &str) {
    let messages: Vec<ServerMessage> =
        text.lines().take(64).filter_map(|line| ServerMessage::from_json(line).ok()).collect();
    for message in &messages {
        let json = message.to_json();
        // To the letter: what a client does not look at, it does not read either, be it JSON or not.
        assert_eq!(ServerMessage::from_json(&json).expect("it was written").to_json(), json);
    }
    let Some(id) = messages.iter().find_map(table_of) else { return };
    let mut table = RemoteTable::new(id, None);
    let mut games = Games::default();
    // Something is not answered yet, so answers have something to answer.
    let submitted = table.submit(Key::from_random([0; 26]), Command::Act("draw".to_owned()));
    assert!(submitted.is_ok());
    for message in messages {
        // The same message may come twice.
        for message in [message.clone(), message] {
            let heard = format!("{:?}", table.receive(message));
            assert!(!heard.is_empty());
        }
        for news in table.take_news() {
            games.take_in(table.you(), &news);
        }
        for message in table.connect() {
            check_client_message(&message.to_json());
        }
    }
}

/// A game of each kind, as far as what came is one.
#[derive(Default)]
struct Games {
    fives: Option<RemoteBackend<Fives>>,
    scorzo: Option<RemoteBackend<Scorzo>>,
    polygon: Option<RemoteBackend<Polygon>>,
}

impl Games {
    fn take_in(&mut self, you: Option<Seat>, news: &GameNews) {
        take_in(&mut self.fives, you, news);
        take_in(&mut self.scorzo, you, news);
        take_in(&mut self.polygon, you, news);
    }
}

fn take_in<G: SessionGame>(game: &mut Option<RemoteBackend<G>>, you: Option<Seat>, news: &GameNews) {
    check_reading::<G>(news);
    match (&mut *game, news) {
        (Some(game), news) => {
            let _ = game.receive(news);
            let _ = game.snapshot();
        }
        (None, GameNews::Opened { info, opening }) => {
            // A client asks for the table again if its players are not those of the game.
            *game = RemoteBackend::new(Arc::clone(info), you, opening, Lang::English).ok();
        }
        (None, GameNews::Happened { .. }) => {}
    }
}

/// What reads as news of a game is written so that it reads back as the same.
fn check_reading<G: SessionGame>(news: &GameNews) {
    match news {
        GameNews::Opened { info, opening: text } => {
            let Some(set_up) = set_up::<G>(info) else { return };
            if let Ok(opening) = Opening::<G>::from_json(text, &set_up) {
                same(&Opening::<G>::from_json(&opening.to_json(), &set_up).ok(), &Some(opening));
            }
        }
        GameNews::Happened { update: text, .. } => {
            if let Ok(update) = Update::<G>::from_json(text) {
                same(&Update::<G>::from_json(&update.to_json()).ok(), &Some(update));
            }
        }
    }
}

fn same<T: PartialEq + Debug>(one: &T, other: &T) {
    assert_eq!(one, other);
}

fn table_of(message: &ServerMessage) -> Option<TableId> {
    match message {
        ServerMessage::Table { table, body, .. } => {
            let _ = Body::from_raw(body);
            Some(*table)
        }
        _ => None,
    }
}

/// The lines of the blocks of this kind in `docs/api.md`, each with those that continue it.
#[must_use]
pub fn examples(document: &str, kind: &str) -> Vec<String> {
    let begin = format!("```{kind}\n");
    let blocks = document.split(&begin as &str).skip(1).filter_map(|part| part.split("```").next());
    let mut lines: Vec<String> = Vec::new();
    for line in blocks.flat_map(str::lines) {
        match lines.last_mut() {
            Some(last) if line.starts_with(' ') => *last += line.trim_start(),
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}

/// A conversation: all that a house says in `docs/api.md`, and a game that begins and goes on.
#[must_use]
pub fn conversation(document: &str) -> String {
    let table = |v: u64, you: u8, body: &str| {
        let (id, c) = ("7m3k0q9x2c", "404ae5df0cc71cbe3b55ed9056120a49");
        format!(r#"{{"table":{{"table":"{id}","v":{v},"c":"{c}","at":3,"you":{you},"body":{body}}}}}"#)
    };
    let bodies = examples(document, "body").into_iter().map(|body| table(3, 2, &body));
    let said = examples(document, "server");
    said.iter().cloned().chain(bodies).chain(said.iter().cloned()).collect::<Vec<_>>().join("\n")
}
