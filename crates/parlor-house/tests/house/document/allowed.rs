//! The fields that a message may have: those of the examples in `docs/api.md`, and those in its tables of views and events.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::Value;

pub(crate) const DOCUMENT: &str = include_str!("../../../../../docs/api.md");

/// The lines of the document's blocks of this kind, each with those that continue it.
pub(crate) fn lines(kind: &str) -> Vec<String> {
    let begin = format!("```{kind}\n");
    let blocks =
        DOCUMENT.split(&begin as &str).skip(1).map(|part| part.split_once("```").expect("a block ends").0);
    let mut lines: Vec<String> = Vec::new();
    for line in blocks.flat_map(str::lines) {
        match lines.last_mut() {
            Some(last) if line.starts_with(' ') => *last += line.trim_start(),
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}

pub(crate) fn in_backticks(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The part of the document below a heading, up to the next one.
pub(crate) fn section(heading: &str, after: &str) -> &'static str {
    let (_, rest) = DOCUMENT.split_once(after).unwrap_or_else(|| panic!("there is {after}"));
    let (_, part) = rest.split_once(&format!("{heading}\n")).unwrap_or_else(|| panic!("there is {heading}"));
    part.split("\n#").next().expect("a split has a first part")
}

/// What is sent, in which direction: the beginning of the paths of its fields.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sent {
    /// A message of a client on the socket.
    ByClient,
    /// A message of the house on the socket.
    ByHouse,
    /// A request over HTTP, such as `POST /api/guest`.
    Request(String),
    /// What the house answers to it.
    Answer(String),
    /// What the house answers to any request that it refuses.
    Problem,
}

impl fmt::Display for Sent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sent::ByClient => f.write_str("client"),
            Sent::ByHouse => f.write_str("house"),
            Sent::Request(request) => write!(f, "{request}"),
            Sent::Answer(request) => write!(f, "answer to {request}"),
            Sent::Problem => f.write_str("problem"),
        }
    }
}

/// Where in a message something stands.
#[derive(Clone, PartialEq, Eq)]
enum Place<'a> {
    /// Below these fields. Lists don't count.
    Below(String),
    /// In a view of a game.
    View,
    /// In an event of this name.
    Event(&'a str),
}

impl<'a> Place<'a> {
    /// The place of what is in a field.
    fn below(&self, name: &str) -> Place<'a> {
        match self {
            Place::Below(path) => match (path.as_str(), name) {
                ("house.table" | "house.news", "body") => Place::Below("body".to_owned()),
                // What is new is told in the same way from the beginning on.
                ("body.update" | "body.opening.histories", "news") => Place::Below("news".to_owned()),
                // The message `view` has one too.
                (path, "view" | "start") if path != "house" => Place::View,
                (path, name) => Place::Below(format!("{path}.{name}")),
            },
            place => place.clone(),
        }
    }
}

/// All fields that messages may have.
pub(crate) struct Allowed {
    /// The paths of the fields of all examples, outside of views and events.
    paths: BTreeSet<String>,
    /// The fields of views, by game.
    views: BTreeMap<&'static str, BTreeSet<&'static str>>,
    /// The fields of events, by game and event.
    events: BTreeMap<(&'static str, &'static str), BTreeSet<&'static str>>,
}

impl Allowed {
    /// What the document says.
    pub(crate) fn by_document() -> Allowed {
        let mut allowed = Allowed { paths: BTreeSet::new(), views: BTreeMap::new(), events: BTreeMap::new() };
        let examples = [
            ("client", Sent::ByClient),
            ("server", Sent::ByHouse),
            ("new_table", Sent::Request("POST /api/tables".to_owned())),
            ("house", Sent::Answer("GET /api/house".to_owned())),
        ];
        for (kind, sent) in examples {
            lines(kind).iter().for_each(|line| allowed.learn(&sent.to_string(), line));
        }
        lines("body").iter().for_each(|line| allowed.learn("body", line));
        let mut asked = String::new();
        for line in lines("session") {
            // Behind a name of three letters.
            let Some((sign, said)) = line.get(3..).and_then(|said| said.split_once(' ')) else { continue };
            let mut words = said.splitn(3, ' ');
            match (sign, words.next(), words.next(), words.next()) {
                (">", Some(text), ..) if text.starts_with('{') => allowed.learn("client", said),
                ("<", Some(text), ..) if text.starts_with('{') => allowed.learn("house", said),
                (">", Some(method), Some(path), body) => {
                    asked = format!("{method} {path}");
                    if let Some(body) = body {
                        allowed.learn(&asked, body);
                    }
                }
                ("<", Some(status), Some(_), _) => {
                    let is_refused = status >= "400";
                    let sent = if is_refused { Sent::Problem } else { Sent::Answer(asked.clone()) };
                    allowed.learn(&sent.to_string(), &said[status.len() + 1..]);
                }
                _ => {}
            }
        }
        allowed.read_tables();
        allowed
    }

    fn learn(&mut self, begin: &str, example: &str) {
        let example: Value =
            serde_json::from_str(example).unwrap_or_else(|error| panic!("{error}: {example}"));
        each_field(&example, &Place::Below(begin.to_owned()), &mut |place, name| {
            if let Place::Below(path) = place {
                self.paths.insert(format!("{path}.{name}"));
            }
        });
    }

    /// The tables of views and events: a cell that is empty means what stands above it.
    fn read_tables(&mut self) {
        let rows = |heading| {
            let rows = section(heading, "").lines().filter(|line| line.starts_with('|')).skip(2);
            rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>())
        };
        for row in rows("### Views") {
            let game = in_backticks(row[0]).next().unwrap_or(row[0]);
            self.views.entry(game).or_default().extend(row[1..].iter().flat_map(|cell| in_backticks(cell)));
        }
        let mut game = "";
        for row in rows("### Events") {
            game = in_backticks(row[0]).next().unwrap_or(game);
            let event = in_backticks(row[1]).next().expect("an event has a name");
            let fields = row[2..].iter().flat_map(|cell| in_backticks(cell));
            self.events.entry((game, event)).or_default().extend(["event"].into_iter().chain(fields));
        }
    }

    /// The fields of a message at a table of this game that the document does not know.
    pub(crate) fn unknown(&self, sent: &Sent, message: &Value, game: &str) -> Vec<String> {
        let mut unknown = Vec::new();
        each_field(message, &Place::Below(sent.to_string()), &mut |place, name| match place {
            Place::Below(path) => {
                let path = format!("{path}.{name}");
                if !self.paths.contains(&path) {
                    unknown.push(path);
                }
            }
            Place::View => {
                let is_known = |game| self.views.get(game).is_some_and(|names| names.contains(name));
                if !is_known("all") && !is_known(game) {
                    unknown.push(format!("a view of {game}: {name}"));
                }
            }
            Place::Event(event) => {
                if !self.events.get(&(game, *event)).is_some_and(|names| names.contains(name)) {
                    unknown.push(format!("{event} of {game}: {name}"));
                }
            }
        });
        unknown
    }
}

/// Calls `found` with the place and the name of each field.
fn each_field<'a>(value: &'a Value, place: &Place<'a>, found: &mut impl FnMut(&Place<'a>, &'a str)) {
    match value {
        Value::Object(fields) => {
            let event = fields.get("event").and_then(Value::as_str).map(Place::Event);
            let place = event.as_ref().unwrap_or(place);
            for (name, value) in fields {
                found(place, name);
                // The tiles of a box and the spaces of a board are not fields.
                let is_map = name == "printed" || name == "tiles" && value.is_object();
                if !(is_map && *place == Place::View) {
                    each_field(value, &place.below(name), found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| each_field(value, place, found)),
        _ => {}
    }
}

#[test]
fn a_field_that_the_document_does_not_know_is_found() {
    let allowed = Allowed::by_document();
    let unknown = |sent: &Sent, text: &str| {
        let message = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        allowed.unknown(sent, &message, "scorzo")
    };
    // Every place in every example, with one more field.
    let mut planted = 0;
    for (kind, sent) in [("client", Sent::ByClient), ("server", Sent::ByHouse)] {
        for line in lines(kind) {
            assert_eq!(unknown(&sent, &line), Vec::<String>::new(), "{line}");
            for (index, _) in line.match_indices("\":{") {
                let text = format!("{}\"seed\":1,{}", &line[..index + 3], &line[index + 3..]);
                assert_eq!(unknown(&sent, &text).len(), 1, "{text}");
                planted += 1;
            }
        }
    }
    assert!(planted > 40, "{planted}");
    let guest = Sent::Answer("POST /api/guest".to_owned());
    assert_eq!(unknown(&guest, r#"{"name":"Ana"}"#), Vec::<String>::new());
    assert_eq!(unknown(&guest, r#"{"name":"Ana","person":7}"#), ["answer to POST /api/guest.person"]);
    assert_eq!(unknown(&Sent::ByHouse, r#"{"secrets":{}}"#), ["house.secrets"]);
    // What belongs somewhere else does not belong here.
    assert_eq!(unknown(&Sent::ByHouse, r#"{"ok":{"key":"…","v":4,"name":"Ana"}}"#), ["house.ok.name"]);
    let event = r#"{"news":{"body":{"update":{"news":[["watcher",{"seen":[{"event":"took","seat":2,"hand":[]}]}]]}}}}"#;
    assert_eq!(unknown(&Sent::ByHouse, event), ["took of scorzo: hand"]);
    let view = r#"{"view":{"table":"…","view":{"own":{"rack":[]}}}}"#;
    assert_eq!(unknown(&Sent::ByHouse, view), ["a view of scorzo: rack"]);
}
