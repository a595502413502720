//! What goes between a table and a session that are not in the same program, as JSON text. A submission goes to the table, an opening
//! and updates come back. Actions are in the game's notation.
//!
//! Only a client reads openings and updates, and it got its code from whoever sends them. It reads no views: what a viewer knows follows
//! from the set-up and from what was seen. A table takes nothing but submissions from a client.

use std::convert::Infallible;

use parlor_core::{
    Chance, Entry, Game, Json, Next, Outcome, RecordedBot, RecordedPlayer, Results, SetUp, Viewer,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::{History, News, Opening, SessionGame, Status, Submitted, Update};

/// A submission is not what it should be.
#[derive(Debug, thiserror::Error)]
pub enum ReadError<E: std::error::Error + 'static> {
    /// It is not JSON, or not of this shape.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// An action is not in the game's notation.
    #[error(transparent)]
    Action(E),
}

/// What a table told is not an opening or an update of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what the table told can't be read")]
pub struct Unreadable;

/// [`Update`], with what a game has in it as `S` (what was seen) and `V` (a view).
#[derive(Serialize)]
struct UpdateJson<S, V> {
    status: Status,
    news: Vec<(Viewer, NewsJson<S, V>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<u64>,
}

#[derive(Serialize)]
struct OpeningJson<S, V> {
    status: Status,
    histories: Vec<(Viewer, HistoryJson<S, V>)>,
}

#[derive(Serialize)]
struct HistoryJson<S, V> {
    start: V,
    opening: Vec<S>,
    news: Vec<NewsJson<S, V>>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum NewsJson<S, V> {
    Seen(Vec<S>),
    Aside { entry: Entry<String>, view: V },
}

impl<'a, G: Game> From<&'a News<G>> for NewsJson<&'a G::Seen, Option<&'a G::View>> {
    fn from(news: &'a News<G>) -> Self {
        match news {
            News::Seen(seen) => NewsJson::Seen(seen.iter().collect()),
            News::Aside { entry, view } => {
                NewsJson::Aside { entry: entry.in_notation(), view: view.as_ref() }
            }
        }
    }
}

impl<'a, G: Game> From<&'a History<G>> for HistoryJson<&'a G::Seen, Option<&'a G::View>> {
    fn from(history: &'a History<G>) -> Self {
        HistoryJson {
            start: Some(&history.start),
            opening: history.opening.iter().collect(),
            news: history.news.iter().map(NewsJson::from).collect(),
        }
    }
}

/// Views, events and numbers are plain data with text for keys.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("JSON can hold it")
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("JSON can hold it")
}

impl<G: SessionGame> Update<G> {
    /// The update as JSON text.
    ///
    /// ```
    /// use parlor_core::{Game, Log, Next, SetUp, Viewer};
    /// use parlor_scorzo::{Action, Scorzo};
    /// use parlor_session::{Submission, Table, Update};
    ///
    /// let log = Log::<Scorzo>::begin(SetUp::classic(2, "42"))?;
    /// let mut table = Table::new(log);
    /// let Next::Seat(seat) = table.status().next else { panic!("somebody is to act") };
    /// let decided = table.decide(Submission::Act { seat, action: Action::Draw })?;
    ///
    /// let update = table.update(&decided, &[Viewer::Watcher], None);
    /// let json = update.to_json();
    /// assert!(json.contains(r#"{"event":"drew","seat":1,"card":null,"known":false}"#), "{json}");
    /// assert_eq!(Update::<Scorzo>::from_json(&json)?, update);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        text(&self.in_json())
    }

    /// The same, to be part of a larger text.
    #[must_use]
    pub fn to_raw(&self) -> Box<RawValue> {
        raw(&self.in_json())
    }

    fn in_json(&self) -> UpdateJson<&G::Seen, Option<&G::View>> {
        let news = self.news.iter().map(|(viewer, news)| (*viewer, news.into())).collect();
        UpdateJson { status: self.status.clone(), news, answers: self.answers }
    }

    /// Reads an update, at the client that it was sent to.
    ///
    /// # Errors
    /// If the text is not an update of this game.
    pub fn from_json(json: &str) -> Result<Update<G>, Unreadable> {
        let json = Json::new(json);
        let read = || {
            let answers = match json.get("answers") {
                Some(answers) => Some(answers.number()?),
                None => None,
            };
            let news = json.get("news")?.list(|told| for_viewer(told, news::<G>))?;
            Some(Update { status: status(json.get("status")?)?, news, answers })
        };
        read().ok_or(Unreadable)
    }
}

impl<G: SessionGame> Opening<G> {
    /// The opening as JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        text(&self.in_json())
    }

    /// The same, to be part of a larger text.
    #[must_use]
    pub fn to_raw(&self) -> Box<RawValue> {
        raw(&self.in_json())
    }

    fn in_json(&self) -> OpeningJson<&G::Seen, Option<&G::View>> {
        let histories = self.histories.iter().map(|(viewer, history)| (*viewer, history.into())).collect();
        OpeningJson { status: self.status.clone(), histories }
    }

    /// Reads an opening, at the client that it was sent to. The set-up is that of the table; where its chance comes from doesn't matter.
    ///
    /// # Errors
    /// If the text is not an opening of this game.
    pub fn from_json(json: &str, set_up: &SetUp<G>) -> Result<Opening<G>, Unreadable> {
        let json = Json::new(json);
        let read = || {
            let histories = json.get("histories")?.list(|told| {
                let (viewer, history) = for_viewer(told, Some)?;
                Some((viewer, read_history::<G>(history, viewer, set_up)?))
            })?;
            Some(Opening { status: status(json.get("status")?)?, histories })
        };
        read().ok_or(Unreadable)
    }
}

impl<A: std::fmt::Display> Submitted<A> {
    /// What was submitted, as JSON text.
    ///
    /// ```
    /// use parlor_core::Seat;
    /// use parlor_scorzo::{Action, Scorzo};
    /// use parlor_session::{Submission, Submitted};
    ///
    /// let submission = Submission::Act { seat: Seat::new(0).unwrap(), action: Action::Draw };
    /// let submitted = Submitted { id: 7, submission };
    /// let json = submitted.to_json();
    /// assert_eq!(json, r#"{"id":7,"submission":{"act":{"seat":1,"action":"draw"}}}"#);
    /// assert_eq!(Submitted::from_json::<Scorzo>(&json)?, submitted);
    /// assert!(Submitted::from_json::<Scorzo>(&json.replace("draw", "peek")).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> String {
        let Ok(submission) = self.submission.try_map(|action| Ok::<_, Infallible>(action.to_string()));
        text(&Submitted { id: self.id, submission })
    }

    /// Reads what was submitted, at the table.
    ///
    /// # Errors
    /// If the text is not a submission to a table of this game.
    pub fn from_json<G: Game<Action = A>>(json: &str) -> Result<Submitted<A>, ReadError<G::ActionError>> {
        let Submitted { id, submission } = serde_json::from_str::<Submitted<String>>(json)?;
        let submission = submission.try_map(|text| G::read_action(text)).map_err(ReadError::Action)?;
        Ok(Submitted { id, submission })
    }
}

/// What is for one viewer.
fn for_viewer<'a, T>(json: Json<'a>, read: impl FnOnce(Json<'a>) -> Option<T>) -> Option<(Viewer, T)> {
    let [to, told]: [Json<'a>; 2] = json.list(Some)?.try_into().ok()?;
    let (kind, seat) = to.variant()?;
    let viewer = match &*kind {
        "seat" => Viewer::Seat(seat.seat()?),
        "watcher" => Viewer::Watcher,
        _ => return None,
    };
    Some((viewer, read(told)?))
}

/// All that a viewer has learnt. What it knew after the set-up is what it saw there: before it, nobody knows anything.
fn read_history<G: Game>(json: Json<'_>, viewer: Viewer, set_up: &SetUp<G>) -> Option<History<G>> {
    let (state, _) = G::set_up(&SetUp { chance: Chance::Unknown, ..set_up.clone() }).ok()?;
    let mut start = G::view(&state, viewer);
    let opening = json.get("opening")?.list(G::read_seen)?;
    opening.iter().for_each(|seen| G::advance(&mut start, seen));
    Some(History { start, opening, news: json.get("news")?.list(news)? })
}

fn news<G: Game>(json: Json<'_>) -> Option<News<G>> {
    if let Some(seen) = json.get("seen") {
        return seen.list(G::read_seen).map(News::Seen);
    }
    Some(News::Aside { entry: aside(json.get("aside")?.get("entry")?)?, view: None })
}

/// An entry that has no events: everything else is told by what was seen.
fn aside<A>(json: Json<'_>) -> Option<Entry<A>> {
    let (kind, json) = json.variant()?;
    let seat = json.get("seat")?.seat()?;
    match &*kind {
        "retract" => Some(Entry::Retract { seat }),
        "take_over" => Some(Entry::TakeOver { seat, by: player(json.get("by")?)? }),
        _ => None,
    }
}

fn player(json: Json<'_>) -> Option<RecordedPlayer> {
    let (kind, json) = json.variant()?;
    match &*kind {
        "person" => json.parsed().map(RecordedPlayer::Person),
        "bot" => Some(RecordedPlayer::Bot(RecordedBot {
            level: json.get("level")?.parsed()?,
            version: json.get("version")?.number()?,
            rollouts: match json.get("rollouts") {
                Some(rollouts) => Some(rollouts.number()?),
                None => None,
            },
        })),
        _ => None,
    }
}

fn status(json: Json<'_>) -> Option<Status> {
    let (kind, next) = json.get("next")?.variant()?;
    let next = match &*kind {
        "seat" => Next::Seat(next.seat()?),
        "fact" => Next::Observation(next.text()?.into()),
        "over" => Next::Over,
        _ => return None,
    };
    let (kind, results) = json.get("outcome")?.variant()?;
    let outcome = match &*kind {
        "going" => Outcome::Going,
        "over" => Outcome::Over(Results {
            scores: results.get("scores")?.by_seat(Json::number)?,
            ranks: results.get("ranks")?.by_seat(Json::number)?,
        }),
        _ => return None,
    };
    let undo = match json.get("undo") {
        Some(seat) => Some(seat.seat()?),
        None => None,
    };
    let acts_again = json.get("acts_again")?.truth()?;
    Some(Status { version: json.get("version")?.number()?, next, outcome, undo, acts_again })
}
