//! Reading what a house says, at a client. It is read by hand, field by field: the readers that are derived would be most of what the
//! pages load for online play. They are there for tools and for tests, which hold the two against each other.

use parlor_core::{Json, Level, PlayerName};
use serde_json::value::RawValue;

use crate::http::CreatedTable;
use crate::raw::raw_value;
use crate::{
    Body, ByeReason, EditionChoice, HouseBot, Presence, Refused, SeatState, ServerMessage, Stage, TableInfo,
    Why,
};

/// A text is not what a house says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the text is not of this protocol")]
pub struct WireError;

impl ServerMessage {
    /// Reads a message, at a client. Fields that this build doesn't know are passed over: the house may be newer.
    ///
    /// # Errors
    /// If the text is not a message of this protocol.
    pub fn from_json(text: &str) -> Result<ServerMessage, WireError> {
        message(Json::new(text)).ok_or(WireError)
    }
}

impl Body {
    /// Reads a body, at a client.
    ///
    /// # Errors
    /// If the text is not a body of this protocol.
    pub fn from_raw(raw: &RawValue) -> Result<Body, WireError> {
        body(Json::new(raw.get())).ok_or(WireError)
    }
}

impl CreatedTable {
    /// Reads the answer of a house.
    ///
    /// # Errors
    /// If the text is not such an answer.
    pub fn from_json(text: &str) -> Result<CreatedTable, WireError> {
        let json = Json::new(text);
        let read = || {
            Some(CreatedTable { table: json.get("table")?.parsed()?, secret: json.get("secret")?.parsed()? })
        };
        read().ok_or(WireError)
    }
}

/// A field that may be missing.
fn maybe<'a, T>(json: Json<'a>, name: &str, read: impl FnOnce(Json<'a>) -> Option<T>) -> Option<Option<T>> {
    match json.get(name) {
        Some(field) => read(field).map(Some),
        None => Some(None),
    }
}

fn raw(json: Json<'_>) -> Option<Box<RawValue>> {
    raw_value(json.written())
}

fn name(json: Json<'_>) -> Option<PlayerName> {
    PlayerName::new(&json.text()?).ok()
}

fn text(json: Json<'_>) -> Option<String> {
    json.text().map(Into::into)
}

fn message(json: Json<'_>) -> Option<ServerMessage> {
    let (kind, json) = json.variant()?;
    let number = |name: &str| json.get(name)?.number();
    let table = || json.get("table")?.parsed();
    let chain = || json.get("c")?.parsed();
    let you = || maybe(json, "you", Json::seat);
    Some(match &*kind {
        "hello" => ServerMessage::Hello {
            proto: json.get("proto")?.number()?,
            build: text(json.get("build")?)?,
            name: name(json.get("name")?)?,
            now: number("now")?,
        },
        "table" => ServerMessage::Table {
            table: table()?,
            v: number("v")?,
            c: chain()?,
            at: number("at")?,
            you: you()?,
            secret: maybe(json, "secret", Json::parsed)?,
            body: raw(json.get("body")?)?,
        },
        "news" => ServerMessage::News {
            table: table()?,
            v: number("v")?,
            c: chain()?,
            at: number("at")?,
            you: you()?,
            key: maybe(json, "key", Json::parsed)?,
            body: raw(json.get("body")?)?,
        },
        "view" => ServerMessage::View {
            table: table()?,
            at: number("at")?,
            you: you()?,
            view: raw(json.get("view")?)?,
            actions: json.get("actions")?.list(text)?,
        },
        "here" => ServerMessage::Here {
            table: table()?,
            seats: json.get("seats")?.list(presence)?,
            watchers: json.get("watchers")?.number()?,
        },
        "ok" => ServerMessage::Ok { key: json.get("key")?.parsed()?, v: number("v")? },
        "no" => ServerMessage::No(Refused {
            key: json.get("key")?.parsed()?,
            why: why(json.get("why")?)?,
            rule: maybe(json, "rule", Json::parsed)?,
            facts: maybe(json, "facts", raw)?,
        }),
        "bad" => {
            ServerMessage::Bad { table: maybe(json, "table", Json::parsed)?, why: why(json.get("why")?)? }
        }
        "bye" => ServerMessage::Bye { why: bye(json.get("why")?)?, retry_ms: number("retry_ms")? },
        "pong" => ServerMessage::Pong { n: number("n")?, now: number("now")? },
        _ => return None,
    })
}

fn presence(json: Json<'_>) -> Option<Presence> {
    Some(match &*json.text()? {
        "here" => Presence::Here,
        "away" => Presence::Away,
        "gone" => Presence::Gone,
        _ => return None,
    })
}

fn why(json: Json<'_>) -> Option<Why> {
    Some(match &*json.text()? {
        "rule" => Why::Rule,
        "stale" => Why::Stale,
        "not_yours" => Why::NotYours,
        "over" => Why::Over,
        "taken" => Why::Taken,
        "limit" => Why::Limit,
        "busy" => Why::Busy,
        "storage" => Why::Storage,
        "unknown" => Why::Unknown,
        "stopped" => Why::Stopped,
        "message" => Why::Message,
        _ => return None,
    })
}

fn bye(json: Json<'_>) -> Option<ByeReason> {
    Some(match &*json.text()? {
        "stopping" => ByeReason::Stopping,
        "too_slow" => ByeReason::TooSlow,
        "too_much" => ByeReason::TooMuch,
        "no_session" => ByeReason::NoSession,
        "old_protocol" => ByeReason::OldProtocol,
        _ => return None,
    })
}

fn body(json: Json<'_>) -> Option<Body> {
    Some(Body {
        info: maybe(json, "info", info)?,
        opening: maybe(json, "opening", raw)?,
        update: maybe(json, "update", raw)?,
    })
}

fn info(json: Json<'_>) -> Option<TableInfo> {
    Some(TableInfo {
        game: text(json.get("game")?)?,
        edition: edition(json.get("edition")?)?,
        options: maybe(json, "options", |json| json.list(pair))?.unwrap_or_default(),
        hints: json.get("hints")?.truth()?,
        stage: stage(json.get("stage")?)?,
        seats: json.get("seats")?.list(seat_state)?,
        host: maybe(json, "host", Json::seat)?,
        commitment: text(json.get("commitment")?)?,
        bots_commitment: text(json.get("bots_commitment")?)?,
        contributions: maybe(json, "contributions", |json| json.list(text))?,
        house_seed: maybe(json, "house_seed", text)?,
        bots_seed: maybe(json, "bots_seed", text)?,
        rematch: maybe(json, "rematch", Json::parsed)?,
    })
}

fn pair(json: Json<'_>) -> Option<(String, String)> {
    let [key, value]: [String; 2] = json.list(text)?.try_into().ok()?;
    Some((key, value))
}

fn edition(json: Json<'_>) -> Option<EditionChoice> {
    let (kind, json) = json.variant()?;
    match &*kind {
        "built_in" => text(json).map(EditionChoice::BuiltIn),
        "text" => text(json).map(EditionChoice::Text),
        _ => None,
    }
}

fn stage(json: Json<'_>) -> Option<Stage> {
    Some(match &*json.text()? {
        "lobby" => Stage::Lobby,
        "playing" => Stage::Playing,
        "over" => Stage::Over,
        "abandoned" => Stage::Abandoned,
        "closed" => Stage::Closed,
        "stopped" => Stage::Stopped,
        _ => return None,
    })
}

fn seat_state(json: Json<'_>) -> Option<SeatState> {
    let (kind, json) = json.variant()?;
    Some(match &*kind {
        "open" => SeatState::Open,
        "closed" => SeatState::Closed,
        "person" => {
            SeatState::Person { name: name(json.get("name")?)?, stand_in: maybe(json, "stand_in", bot)? }
        }
        "bot" => SeatState::Bot(bot(json)?),
        _ => return None,
    })
}

fn bot(json: Json<'_>) -> Option<HouseBot> {
    let level: Level = json.get("level")?.parsed()?;
    Some(HouseBot { level, rollouts: maybe(json, "rollouts", Json::number)? })
}

#[cfg(test)]
mod tests {
    use parlor_core::Seat;

    use super::*;
    use crate::{Chain, InviteSecret, Key, TableId};

    /// It comes back as it was, and so does it with a field that nobody knows yet.
    #[track_caller]
    fn reads_back(message: &ServerMessage) {
        let json = message.to_json();
        assert_eq!(ServerMessage::from_json(&json).unwrap().to_json(), json);
        let newer = json.replacen(":{", ":{\"since\":[{\"version\":9}],", 1);
        assert_ne!(newer, json);
        assert_eq!(ServerMessage::from_json(&newer).unwrap().to_json(), json);
        assert_eq!(serde_json::from_str::<ServerMessage>(&newer).unwrap().to_json(), json);
    }

    fn all_whys() -> [Why; 11] {
        use Why::{Busy, Limit, Message, NotYours, Over, Rule, Stale, Stopped, Storage, Taken, Unknown};
        [Rule, Stale, NotYours, Over, Taken, Limit, Busy, Storage, Unknown, Stopped, Message]
    }

    fn written(json: &str) -> Box<RawValue> {
        RawValue::from_string(json.to_owned()).unwrap()
    }

    #[test]
    fn every_message_reads_back() {
        let (table, key) = (TableId::from_random([7; 10]), Key::from_random([8; 26]));
        let (c, you, secret) = (Chain::START.then("x"), Seat::new(1), InviteSecret::from_random([9; 26]));
        let name = PlayerName::new("Ana \"la\" \\ 🎲").unwrap();
        reads_back(&ServerMessage::Hello { proto: 3, build: "1.2".to_owned(), name, now: 1 << 50 });
        for (you, secret) in [(you, Some(secret)), (None, None)] {
            let body = written(r#"{"info":null,"opening":[1, 2]}"#);
            reads_back(&ServerMessage::Table { table, v: 1, c, at: 2, you, secret, body });
        }
        for (you, key) in [(you, Some(key)), (None, None)] {
            reads_back(&ServerMessage::News { table, v: 1, c, at: 2, you, key, body: written("{}") });
        }
        let actions = vec!["8F 415".to_owned(), "pass".to_owned()];
        reads_back(&ServerMessage::View { table, at: 3, you, view: written(r#"{"a":1}"#), actions });
        let seats = vec![Presence::Here, Presence::Away, Presence::Gone];
        reads_back(&ServerMessage::Here { table, seats, watchers: 2 });
        reads_back(&ServerMessage::Ok { key, v: 9 });
        for why in all_whys() {
            let facts = (why == Why::Rule).then(|| written(r#"{"a":[1]}"#));
            let rule = facts.as_ref().map(|_| "F8".parse().unwrap());
            reads_back(&ServerMessage::No(Refused { key, why, rule, facts }));
            reads_back(&ServerMessage::Bad { table: Some(table).filter(|_| why != Why::Message), why });
        }
        use ByeReason::{NoSession, OldProtocol, Stopping, TooMuch, TooSlow};
        for why in [Stopping, TooSlow, TooMuch, NoSession, OldProtocol] {
            reads_back(&ServerMessage::Bye { why, retry_ms: 5 });
        }
        reads_back(&ServerMessage::Pong { n: 1, now: 2 });
        for bad in ["", "{}", "[]", r#"{"pong":{"n":1}}"#, r#"{"other":{}}"#, r#"{"ok":{"key":"x","v":1}}"#] {
            assert!(ServerMessage::from_json(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn every_table_reads_back() {
        let name = PlayerName::new("Ana").unwrap();
        let expert = HouseBot { level: Level::Expert, rollouts: Some(500) };
        let bots = Level::ALL.into_iter().map(|level| SeatState::Bot(level.into()));
        let seats = [
            SeatState::Open,
            SeatState::Closed,
            SeatState::Bot(expert),
            SeatState::Person { name: name.clone(), stand_in: None },
            SeatState::Person { name, stand_in: Some(expert) },
        ];
        let mut info = TableInfo {
            game: "fives".to_owned(),
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            hints: true,
            stage: Stage::Lobby,
            seats: seats.into_iter().chain(bots).collect(),
            host: None,
            commitment: "ab".to_owned(),
            bots_commitment: "cd".to_owned(),
            contributions: None,
            house_seed: None,
            bots_seed: None,
            rematch: None,
        };
        let check = |info: &TableInfo| {
            let raw = Body { info: Some(info.clone()), opening: None, update: None }.to_raw();
            let read = Body::from_raw(&raw).unwrap();
            assert_eq!(read.info.as_ref(), Some(info));
            assert_eq!(read.to_raw().get(), raw.get());
        };
        check(&info);
        info.edition = EditionChoice::Text("name = \"mine\"\n".to_owned());
        info.options = vec![("free_pass".to_owned(), "yes".to_owned())];
        info.host = Seat::new(2);
        info.contributions = Some(vec![String::new(), "ef".to_owned()]);
        (info.house_seed, info.bots_seed) = (Some("1".to_owned()), Some("2".to_owned()));
        info.rematch = Some(TableId::from_random([1; 10]));
        for stage in [Stage::Playing, Stage::Over, Stage::Abandoned, Stage::Closed, Stage::Stopped] {
            info.stage = stage;
            check(&info);
        }
        assert!(Body::from_raw(&written(r#"{"info":{}}"#)).is_err());
    }

    #[test]
    fn a_new_table_reads_back() {
        let created =
            CreatedTable { table: TableId::from_random([1; 10]), secret: InviteSecret::from_random([2; 26]) };
        let json = serde_json::to_string(&created).unwrap();
        assert_eq!(CreatedTable::from_json(&json), Ok(created));
        assert_eq!(CreatedTable::from_json("{}"), Err(WireError));
    }
}
