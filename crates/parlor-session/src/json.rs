//! What goes between a table and a session that are not in the same program, as JSON text. A submission goes to the table, an opening
//! and updates come back. Actions are in the game's notation; views are rebuilt by the rules ([`parlor_core::read_view`]).
//!
//! Only a client reads openings and updates, and it got its code from whoever sends them. A table takes nothing but submissions from
//! a client.

use std::convert::Infallible;

use parlor_core::{Entry, Game, RebuildView, ViewError, Viewer, read_view_value};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{History, News, Opening, SessionGame, Status, Submitted, Update};

/// A text is not what it should be.
#[derive(Debug, thiserror::Error)]
pub enum ReadError<E: std::error::Error + 'static> {
    /// It is not JSON, or not of this shape.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// A view contradicts itself or the rules.
    #[error(transparent)]
    View(#[from] ViewError),
    /// An action is not in the game's notation.
    #[error(transparent)]
    Action(E),
}

type Read<T, G> = Result<T, ReadError<<G as Game>::ActionError>>;

/// [`Update`], with what a game has in it as `S` (what was seen) and `V` (a view).
#[derive(Serialize, Deserialize)]
struct UpdateJson<S, V> {
    status: Status,
    news: Vec<(Viewer, NewsJson<S, V>)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answers: Option<u64>,
}

#[derive(Serialize, Deserialize)]
struct OpeningJson<S, V> {
    status: Status,
    histories: Vec<(Viewer, HistoryJson<S, V>)>,
}

#[derive(Serialize, Deserialize)]
struct HistoryJson<S, V> {
    start: V,
    opening: Vec<S>,
    news: Vec<NewsJson<S, V>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NewsJson<S, V> {
    Seen(Vec<S>),
    Aside { entry: Entry<String>, view: V },
}

impl<S> NewsJson<S, Value> {
    fn read<G: RebuildView<Seen = S>>(self) -> Read<News<G>, G> {
        Ok(match self {
            NewsJson::Seen(seen) => News::Seen(seen),
            NewsJson::Aside { entry, view } => News::Aside {
                entry: entry.try_map(|text| G::read_action(text)).map_err(ReadError::Action)?,
                view: read_view_value::<G>(view)?,
            },
        })
    }
}

impl<'a, G: Game> From<&'a News<G>> for NewsJson<&'a G::Seen, &'a G::View> {
    fn from(news: &'a News<G>) -> Self {
        match news {
            News::Seen(seen) => NewsJson::Seen(seen.iter().collect()),
            News::Aside { entry, view } => NewsJson::Aside { entry: entry.in_notation(), view },
        }
    }
}

impl<S> HistoryJson<S, Value> {
    fn read<G: RebuildView<Seen = S>>(self) -> Read<History<G>, G> {
        let news = self.news.into_iter().map(NewsJson::read::<G>).collect::<Read<_, G>>()?;
        Ok(History { start: read_view_value::<G>(self.start)?, opening: self.opening, news })
    }
}

impl<'a, G: Game> From<&'a History<G>> for HistoryJson<&'a G::Seen, &'a G::View> {
    fn from(history: &'a History<G>) -> Self {
        HistoryJson {
            start: &history.start,
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

    fn in_json(&self) -> UpdateJson<&G::Seen, &G::View> {
        let news = self.news.iter().map(|(viewer, news)| (*viewer, news.into())).collect();
        UpdateJson { status: self.status.clone(), news, answers: self.answers }
    }

    /// Reads an update, at the client that it was sent to.
    ///
    /// # Errors
    /// If the text is not an update of this game.
    pub fn from_json(json: &str) -> Read<Update<G>, G> {
        let UpdateJson { status, news, answers } = serde_json::from_str::<UpdateJson<G::Seen, Value>>(json)?;
        let news = news.into_iter().map(|(viewer, news)| Ok((viewer, news.read::<G>()?)));
        Ok(Update { status, news: news.collect::<Read<_, G>>()?, answers })
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

    fn in_json(&self) -> OpeningJson<&G::Seen, &G::View> {
        let histories = self.histories.iter().map(|(viewer, history)| (*viewer, history.into())).collect();
        OpeningJson { status: self.status.clone(), histories }
    }

    /// Reads an opening, at the client that it was sent to.
    ///
    /// # Errors
    /// If the text is not an opening of this game.
    pub fn from_json(json: &str) -> Read<Opening<G>, G> {
        let OpeningJson { status, histories } = serde_json::from_str::<OpeningJson<G::Seen, Value>>(json)?;
        let histories = histories.into_iter().map(|(viewer, history)| Ok((viewer, history.read::<G>()?)));
        Ok(Opening { status, histories: histories.collect::<Read<_, G>>()? })
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
    pub fn from_json<G: Game<Action = A>>(json: &str) -> Read<Submitted<A>, G> {
        let Submitted { id, submission } = serde_json::from_str::<Submitted<String>>(json)?;
        let submission = submission.try_map(|text| G::read_action(text)).map_err(ReadError::Action)?;
        Ok(Submitted { id, submission })
    }
}
