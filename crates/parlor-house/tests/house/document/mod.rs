//! `docs/api.md` says what a house does.

pub(crate) mod allowed;
mod declared;
mod exchange;

use std::collections::BTreeSet;

use parlor_client::new_key;
use parlor_core::{Game as _, SetUp, read_view};
use parlor_house::HouseOptions;
use parlor_scorzo::Scorzo;
use parlor_session::{Opening, SessionGame, Update, for_each_game};
use parlor_wire::http::{CreatedTable, Guest, GuestRequest, HouseInfo, NewSeat, NewTable, Problem};
use parlor_wire::{
    Body, ClientMessage, HouseBot, LobbyCommand, MAX_CLIENT_MESSAGE, MAX_HOUSE_ROLLOUTS, MAX_LOBBY_CHANGES,
    MAX_UNDOS, MAX_UNDOS_IN_A_ROW, PING_EVERY_MS, PROTOCOL, ServerMessage,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use self::allowed::{Allowed, DOCUMENT, Sent, in_backticks, lines, section};
use self::declared::Declared;
use self::exchange::{Said, exchange};
use crate::client::Person;
use crate::host::Host;

/// What stands in backticks in the first cell of the rows of a part of the document.
fn rows(part: &str) -> BTreeSet<&str> {
    let cells = part.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    cells.flat_map(in_backticks).collect()
}

/// Reads an example, checks that it is written again as it is, and notes what its types declare.
fn read<T: DeserializeOwned + Serialize>(text: &str, declared: &Declared) -> T {
    let value: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(serde_json::to_string(&value).unwrap(), text);
    declared.note::<T>(&serde_json::from_str(text).unwrap());
    value
}

/// Checks an example whose content nothing else looks at.
fn check<T: DeserializeOwned + Serialize>(text: &str, declared: &Declared) {
    read::<T>(text, declared);
}

/// All examples, read as what they are.
fn read_all(declared: &Declared) {
    for line in lines("client") {
        read::<ClientMessage>(&line, declared);
    }
    let mut bodies = lines("body");
    for line in lines("server") {
        assert_eq!(ServerMessage::from_json(&line).unwrap().to_json(), line, "as a client reads it");
        match read::<ServerMessage>(&line, declared) {
            ServerMessage::Table { body, .. } | ServerMessage::News { body, .. } => {
                bodies.push(body.get().to_owned());
            }
            ServerMessage::View { view, actions, .. } => {
                let view = read_view::<Scorzo>(view.get()).expect("the rules agree with the view");
                let legal: Vec<String> = Scorzo::actions(&view).iter().map(ToString::to_string).collect();
                assert_eq!(legal, actions);
            }
            _ => {}
        }
    }
    let set_up = SetUp::classic(2, "");
    for line in bodies {
        let body = read::<Body>(&line, declared);
        assert_eq!(Body::from_raw(&body.to_raw()).unwrap().to_raw().get(), line, "as a client reads it");
        if let Some(opening) = body.opening {
            Opening::<Scorzo>::from_json(opening.get(), &set_up).expect("it is an opening of Scorzo");
        }
        if let Some(update) = body.update {
            Update::<Scorzo>::from_json(update.get()).expect("it is an update of Scorzo");
        }
    }
    for line in lines("new_table") {
        read::<NewTable>(&line, declared);
    }
    for line in lines("house") {
        read::<HouseInfo>(&line, declared);
    }
    for said in lines("session").iter().map(|line| Said::new(line)) {
        match said {
            Said::Asks { path: "/api/guest", body: Some(body), .. } => {
                check::<GuestRequest>(body, declared);
            }
            Said::Asks { path: "/api/tables", body: Some(body), .. } => {
                check::<NewTable>(body, declared);
            }
            Said::Answers { status, body: Some(body), .. } if status >= 400 => {
                check::<Problem>(body, declared);
            }
            Said::Answers { body: Some(body), .. } if body.contains("secret") => {
                check::<CreatedTable>(body, declared);
            }
            Said::Answers { body: Some(body), .. } => check::<Guest>(body, declared),
            Said::Sends { text, .. } => check::<ClientMessage>(text, declared),
            _ => {}
        }
    }
}

#[test]
fn every_message_field_and_variant_is_in_the_document() {
    let declared = Declared::default();
    read_all(&declared);
    let rows = rows(DOCUMENT);
    for (type_name, names) in declared.fields() {
        for (field, has_example) in names {
            assert!(has_example, "no example has {type_name}.{field}");
            assert!(rows.contains(field), "no table has {type_name}.{field}");
        }
    }
    for (type_name, names) in declared.variants() {
        for (variant, has_example) in names {
            assert!(
                has_example || DOCUMENT.contains(&format!("`{variant}`")),
                "nothing says what {type_name} {variant} is"
            );
        }
    }
}

#[test]
fn every_message_has_a_section_with_its_fields() {
    let declared = Declared::default();
    read_all(&declared);
    for (type_name, part) in
        [("ClientMessage", "### From the client"), ("ServerMessage", "### From the house")]
    {
        let variants = declared.variants().into_iter().find(|(name, _)| name == type_name).unwrap().1;
        assert!(variants.len() > 8, "{variants:?}");
        for (message, _) in variants {
            let section = section(&format!("#### `{message}`"), part);
            let rows = self::rows(section);
            for (of, fields) in declared.fields() {
                // A message that is another type, as `no` is, has the fields of that.
                if of == format!("{type_name}::{message}") || of == "Refused" && message == "no" {
                    let missing: Vec<_> = fields.iter().filter(|(field, _)| !rows.contains(*field)).collect();
                    assert!(missing.is_empty(), "{message} has {missing:?}");
                }
            }
        }
    }
}

#[test]
fn the_limits_are_those_of_the_house() {
    let number = |number: u64| {
        let digits = number.to_string();
        match digits.len() {
            0..=3 => digits,
            length => format!("{},{}", &digits[..length - 3], &digits[length - 3..]),
        }
    };
    let said = [
        format!("| bytes of a message to the house | {} |", number(MAX_CLIENT_MESSAGE as u64)),
        format!("| changes of a table before its game begins | {} |", number(MAX_LOBBY_CHANGES)),
        format!("| undos in a row, and in a game | {MAX_UNDOS_IN_A_ROW}, {MAX_UNDOS} |"),
        format!("| rollouts of an expert | {} |", number(u64::from(MAX_HOUSE_ROLLOUTS))),
        format!(
            "It pings every {} seconds. A house that hears nothing for {} seconds",
            PING_EVERY_MS / 1_000,
            3 * PING_EVERY_MS / 1_000
        ),
        format!("The protocol that you speak: {PROTOCOL}."),
    ];
    for text in said {
        assert!(DOCUMENT.contains(&text), "{text}");
    }
    assert_eq!(HouseOptions::default().gone_after, 120_000, "the document says two minutes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_house_answers_as_the_document_says() {
    let host = Host::start().await;
    let count = exchange(host.address, &lines("session")).await;
    assert_eq!(count, 47, "no answer is overlooked");
}

/// After so many actions there have been whole rounds and games; the longest game would take much longer.
const ENOUGH: usize = 70;

/// A game of somebody who does anything that is legal, with a bot, and somebody who watches: everything that both are sent.
async fn game<G: SessionGame>() {
    let host = Host::start().await;
    let (ana, eve) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Eve").await);
    let created = ana.create(G::ID, &[NewSeat::Bot(HouseBot::from(parlor_core::Level::Greedy))]).await;
    let (mut ana, mut eve) = (ana.connect().await, eve.connect().await);
    let (table, allowed) = (created.table, Allowed::by_document());
    ana.say(&ClientMessage::Open { table, secret: None, known: None }).await;
    eve.say(&ClientMessage::Open { table, secret: Some(created.secret), known: None }).await;
    ana.say(&ClientMessage::Lobby { table, key: new_key(), change: LobbyCommand::Start }).await;
    let mut unknown = BTreeSet::new();
    let (mut seen, mut acted) = (0_usize, 0_usize);
    loop {
        let (message, is_ana) = tokio::select! {
            message = ana.hear() => (message.unwrap(), true),
            message = eve.hear() => (message.unwrap(), false),
        };
        let json = message.to_json();
        unknown.extend(allowed.unknown(&Sent::ByHouse, &serde_json::from_str(&json).unwrap(), G::ID));
        seen += 1;
        match message {
            ServerMessage::Table { body, .. } | ServerMessage::News { body, .. } if is_ana => {
                if body.get().contains("\"stage\":\"over\"") {
                    break;
                }
                if body.get().contains("\"status\"") {
                    ana.say(&ClientMessage::Look { table }).await;
                }
            }
            ServerMessage::View { at, actions, .. } if !actions.is_empty() => {
                acted += 1;
                let key = new_key();
                if acted > ENOUGH {
                    ana.say(&ClientMessage::GiveUp { table, key }).await;
                    continue;
                }
                let action = actions[acted * 31 % actions.len()].clone();
                ana.say(&ClientMessage::Act { table, key, at, action }).await;
                if acted % 10 == 0 {
                    // Some are refused, by a rule or because they come too late.
                    ana.say(&ClientMessage::Undo { table, key: new_key(), at: at + 1 }).await;
                }
            }
            _ => {}
        }
    }
    assert_eq!(unknown, BTreeSet::new(), "{}", G::ID);
    assert!(seen > 50 && acted > 5, "{seen} messages, {acted} actions");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_have_no_field_that_is_not_in_the_document() {
    for_each_game!(G => game::<G>().await);
}
