//! Views that come from outside, as JSON: another program's position, a file.
//!
//! A view says many things twice: the turns lead to the board, the scores and whose turn it is. So nothing of it is taken on
//! trust. A game rebuilds the view from what can't be derived ([`RebuildView`]), by its own rules, and
//! [`read_view`] holds the result against everything else that was given. What follows from the rest may be left out.

use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    BySeat, Chance, ChanceStream, Departure, Edition, Game, GameOptions, Imagined, Next, Observation,
    PlayerSeed, RuleId, SetUp, Viewer, options::yes_or_no,
};

/// A game whose views can come from outside.
pub trait RebuildView: Game {
    /// Rebuilds a view from what was given, by the rules; what follows from the rest need not be looked at.
    /// [`read_view`] does that, and is what others call.
    ///
    /// # Errors
    /// If something is missing, or can't have happened.
    fn rebuild(given: &UntrustedView) -> Result<Self::View, ViewError>;
}

/// Reads a view as JSON.
///
/// ```
/// use parlor_core::{Game, Seat, SetUp, ViewError, Viewer, read_view};
/// use parlor_fives::Fives;
///
/// let (state, _) = Fives::set_up(&SetUp::classic(2, "42"))?;
/// let view = Fives::view(&state, Viewer::Seat(Seat::new(0).unwrap()));
///
/// let json = serde_json::to_string(&view)?;
/// assert_eq!(read_view::<Fives>(&json)?, view);
/// let richer = json.replace("\"scores\":[0,0]", "\"scores\":[500,0]");
/// let Err(ViewError::Contradiction { field, .. }) = read_view::<Fives>(&richer) else { panic!("nobody has played") };
/// assert_eq!(field, "table.scores.0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the text is not a view of this game, or contradicts itself or the rules.
pub fn read_view<G: RebuildView>(json: &str) -> Result<G::View, ViewError> {
    let given: Value = serde_json::from_str(json).map_err(|error| ViewError::Json {
        line: error.line(),
        column: error.column(),
        what: without_place(&error.to_string()).to_owned(),
    })?;
    read_view_value::<G>(given)
}

/// An edition that is given as JSON, as the text of its file: every field on a line of its own. What JSON has and TOML has
/// not, such as `null`, is for the reader to find wrong.
fn edition_text(written: &Value) -> String {
    fn inline(value: &Value) -> String {
        match value {
            Value::Array(values) => format!("[{}]", values.iter().map(inline).collect::<Vec<_>>().join(", ")),
            Value::Object(fields) => {
                // Quoted keys and texts are written alike in both.
                let fields = fields
                    .iter()
                    .map(|(key, value)| format!("{} = {}", Value::from(key.as_str()), inline(value)));
                format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
            }
            other => other.to_string(),
        }
    }
    match written {
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| format!("{} = {}\n", Value::from(key.as_str()), inline(value)))
            .collect(),
        other => inline(other),
    }
}

/// Reads a view that is JSON already.
///
/// # Errors
/// As [`read_view`].
pub fn read_view_value<G: RebuildView>(given: Value) -> Result<G::View, ViewError> {
    let given = UntrustedView(given);
    let view = G::rebuild(&given)?;
    given.agrees_with(&view)?;
    if !G::actions(&view).is_empty() {
        // What nobody did proves something as well: there has to be a deal in which all of it could happen.
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text("view"), "view");
        Imagined::<G>::from_view(&view, &mut stream).map_err(|_| ViewError::Impossible)?;
    }
    Ok(view)
}

/// A view as somebody gave it: well-formed JSON, and nothing more is known.
#[derive(Clone, Debug)]
pub struct UntrustedView(Value);

impl UntrustedView {
    /// A field, by the names on the way to it: `table.turns`.
    ///
    /// # Errors
    /// If the field is missing, or has another type.
    pub fn field<T: DeserializeOwned>(&self, path: &str) -> Result<T, ViewError> {
        self.get(path)?.ok_or_else(|| ViewError::Missing { field: path.to_owned() })
    }

    /// A field that may be missing or `null`.
    ///
    /// # Errors
    /// If the field has another type.
    pub fn get<T: DeserializeOwned>(&self, path: &str) -> Result<Option<T>, ViewError> {
        let found = path.split('.').try_fold(&self.0, |value, name| value.get(name));
        let read = |value: &Value| T::deserialize(value).map_err(|error| bad(path, &error));
        found.filter(|value| !value.is_null()).map(read).transpose()
    }

    /// A list or table that may be left out where it is empty.
    ///
    /// # Errors
    /// If the field has another type.
    pub fn get_or_default<T: DeserializeOwned + Default>(&self, path: &str) -> Result<T, ViewError> {
        self.get(path).map(Option::unwrap_or_default)
    }

    /// Who looks.
    ///
    /// # Errors
    /// If the field is missing, or names no viewer.
    pub fn viewer(&self) -> Result<Viewer, ViewError> {
        self.field("viewer")
    }

    /// How the game was set up, as at a table whose chance nobody knows: `table.scores` says how many play.
    ///
    /// # Errors
    /// If the number of players is invalid, the viewer is not one of them, or edition or options are invalid.
    pub fn set_up<G: Game>(&self) -> Result<SetUp<G>, ViewError> {
        const PATH: &str = "table.scores";
        let players = self.field::<BySeat<i32>>(PATH)?.seats();
        let set_up =
            SetUp { edition: self.edition()?, options: self.options()?, players, chance: Chance::Unknown };
        set_up.check_players().map_err(|error| bad(PATH, &error))?;
        match self.viewer()? {
            Viewer::Seat(seat) if seat.index() >= usize::from(players) => {
                Err(ViewError::bad("viewer", ViewProblem::NoSuchSeat))
            }
            _ => Ok(set_up),
        }
    }

    /// Who has left, `table.gone`; nobody if it is missing.
    ///
    /// # Errors
    /// If it can't be read, or does not have a value for each seat.
    pub fn gone(&self, players: u8) -> Result<BySeat<Option<Departure>>, ViewError> {
        self.by_seat("table.gone", players).map(|gone| gone.unwrap_or_else(|| BySeat::new(players, |_| None)))
    }

    /// Rounds of draws that everybody saw, a text for each who drew; only their form matters.
    ///
    /// # Errors
    /// If they can't be read, or a round does not have a value for each seat.
    pub fn draws<T: FromStr>(&self, path: &str, players: u8) -> Result<Vec<BySeat<Option<T>>>, ViewError> {
        let rounds: Vec<BySeat<Option<Value>>> = self.get_or_default(path)?;
        if rounds.iter().any(|round| round.seats() != players) {
            return Err(ViewError::bad(path, ViewProblem::OneForEachSeat));
        }
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let read = |value: &Option<Value>| value.as_ref().and_then(|value| text(value).parse().ok());
        Ok(rounds.iter().map(|round| round.map(|_, value| read(value))).collect())
    }

    /// One value for each seat, if the field is there.
    fn by_seat<T: DeserializeOwned>(&self, path: &str, players: u8) -> Result<Option<BySeat<T>>, ViewError> {
        let values: Option<BySeat<T>> = self.get(path)?;
        match values {
            Some(values) if values.seats() != players => {
                Err(ViewError::bad(path, ViewProblem::OneForEachSeat))
            }
            values => Ok(values),
        }
    }

    /// The edition, `table.edition`: the name of one that is built in, or all of it. `classic` if it is missing.
    ///
    /// # Errors
    /// If there is no such edition, or something is wrong with it.
    pub fn edition<E: Edition>(&self) -> Result<Arc<E>, ViewError> {
        const PATH: &str = "table.edition";
        let edition = match self.get::<Value>(PATH)? {
            None => E::built_in("classic").ok_or_else(|| "there is no classic edition".to_owned()),
            Some(Value::String(name)) => {
                E::built_in(&name).ok_or_else(|| format!("no edition {name:?} is built in"))
            }
            Some(written) => {
                // The fields are those of an edition's file, and so is everything that may be wrong with them.
                E::read(&edition_text(&written)).map(Arc::new).map_err(|error| error.to_string())
            }
        };
        edition.map_err(|what| ViewError::bad(PATH, ViewProblem::Unreadable { what }))
    }

    /// What the table chose, `table.options`; what is missing is as usual.
    ///
    /// # Errors
    /// If there is no such option, or it has no such value.
    pub fn options<O: GameOptions>(&self) -> Result<O, ViewError> {
        const PATH: &str = "table.options";
        let mut options = O::default();
        for (key, value) in self.get_or_default::<serde_json::Map<String, Value>>(PATH)? {
            let value = match value {
                Value::Bool(choice) => yes_or_no(choice).to_owned(),
                Value::String(text) => text,
                other => other.to_string(),
            };
            options.set(&key, &value).map_err(|error| bad(PATH, &error))?;
        }
        Ok(options)
    }

    /// Holds everything that was given against the view that it led to.
    fn agrees_with<V: Serialize>(&self, view: &V) -> Result<(), ViewError> {
        let follows = serde_json::to_value(view).map_err(|error| bad("viewer", &error))?;
        match difference(&self.0, &follows, String::new()) {
            None => Ok(()),
            Some(difference) => Err(difference),
        }
    }
}

/// Tells a game the observation that it waits for, from a field of a view.
///
/// # Errors
/// If the game waits for a player, is over, or refuses it.
pub fn tell_next<G: Game>(state: &mut G::State, field: &str, values: Vec<String>) -> Result<(), ViewError> {
    match G::next(state) {
        Next::Observation(label) => tell::<G>(state, field, label, values),
        Next::Seat(_) | Next::Over => Err(ViewError::bad(field, ViewProblem::OutOfOrder)),
    }
}

/// Tells a game an observation that a field of a view reports.
///
/// # Errors
/// If the rules refuse it.
pub fn tell<G: Game>(
    state: &mut G::State,
    field: &str,
    label: String,
    values: Vec<String>,
) -> Result<(), ViewError> {
    let told = G::observe(state, &Observation { label, values });
    told.map(drop).map_err(|error| ViewError::bad(field, ViewProblem::unreadable(&error)))
}

/// Where something given is not what follows.
fn difference(given: &Value, follows: &Value, path: String) -> Option<ViewError> {
    match (given, follows) {
        (Value::Object(given), Value::Object(follows)) => given.iter().find_map(|(key, value)| {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            match follows.get(key) {
                // An edition may be given by its name, and options as they are written elsewhere: both have been read.
                _ if path == "table.edition" || path == "table.options" => None,
                Some(follows) => difference(value, follows, path),
                None => Some(ViewError::Unknown { field: path }),
            }
        }),
        (Value::Array(given), Value::Array(follows)) if given.len() == follows.len() => {
            let pairs = given.iter().zip(follows).enumerate();
            let mut differences = pairs.filter_map(|(index, (given, follows))| {
                difference(given, follows, format!("{path}.{index}"))
            });
            differences.next()
        }
        _ if given == follows => None,
        _ => Some(ViewError::Contradiction { field: path, given: short(given), follows: short(follows) }),
    }
}

/// A value for a message: what it begins with.
fn short(value: &Value) -> String {
    const MOST: usize = 60;
    let text = value.to_string();
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn bad(path: &str, error: &impl std::fmt::Display) -> ViewError {
    let what = without_place(&error.to_string()).to_owned();
    ViewError::bad(path, ViewProblem::Unreadable { what })
}

/// What an error says, without the place in a text that nobody sees.
fn without_place(text: &str) -> &str {
    text.split(" at line ").next().unwrap_or(text).trim_end()
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewProblem {
    /// It can't be read.
    #[error("{what}")]
    Unreadable {
        /// Why not.
        what: String,
    },
    /// The table has no such seat, or the number of players is invalid.
    #[error("there is no such seat")]
    NoSuchSeat,
    /// There have to be as many values as seats.
    #[error("there is one value for each seat")]
    OneForEachSeat,
    /// It can't have happened after what was before it.
    #[error("this can't come after what was before it")]
    OutOfOrder,
    /// A player can't have held it.
    #[error("the player can't have held this")]
    NotHeld,
    /// There are fewer than the player drew.
    #[error("the player drew more")]
    TooFew,
    /// There are more than the player drew.
    #[error("the player drew fewer")]
    TooMany,
    /// The box has fewer of them.
    #[error("the box has fewer of these")]
    NotInBox,
    /// Who has nothing but melds calls, and nobody else does.
    #[error("who has nothing but melds calls, and nobody else does")]
    BadCall,
}

impl ViewProblem {
    /// Something can't be read, and this says why.
    #[must_use]
    pub fn unreadable(error: &impl std::error::Error) -> ViewProblem {
        ViewProblem::Unreadable { what: error.to_string() }
    }
}

/// What is wrong with a view that came from outside.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// It is not JSON.
    #[error("line {line}, column {column}: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        what: String,
    },
    /// Something is missing that nothing else says.
    #[error("{field} is missing")]
    Missing {
        /// The field, with the names on the way to it.
        field: String,
    },
    /// There is no such field.
    #[error("there is no field {field}")]
    Unknown {
        /// The field, with the names on the way to it.
        field: String,
    },
    /// A field is not what it has to be.
    #[error("{field}: {problem}")]
    Bad {
        /// The field, with the names on the way to it.
        field: String,
        /// What is wrong.
        problem: ViewProblem,
    },
    /// A field is not what follows from the rest.
    #[error("{field} is {given}, but from the rest follows {follows}")]
    Contradiction {
        /// The field, with the names on the way to it.
        field: String,
        /// What was given.
        given: String,
        /// What follows.
        follows: String,
    },
    /// Something in it can't have happened by the rules.
    #[error("{field}: rule {rule} forbids it")]
    Forbidden {
        /// The field, with the names on the way to it.
        field: String,
        /// The rule.
        rule: RuleId,
    },
    /// Nothing that can't be seen would explain it.
    #[error("there is no game in which a player sees this")]
    Impossible,
}

impl ViewError {
    /// A field is invalid.
    #[must_use]
    pub fn bad(field: impl Into<String>, problem: ViewProblem) -> ViewError {
        ViewError::Bad { field: field.into(), problem }
    }

    /// A rule forbids what a field says.
    #[must_use]
    pub fn forbidden(field: impl Into<String>, refusal: &impl crate::Refusal) -> ViewError {
        ViewError::Forbidden { field: field.into(), rule: refusal.rule() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(text: &str) -> UntrustedView {
        UntrustedView(serde_json::from_str(text).unwrap())
    }

    #[test]
    fn fields_are_found_by_their_path_and_named_when_they_are_wrong() {
        let view = given(r#"{"table":{"pile":7,"gone":null}}"#);
        assert_eq!(view.field::<u8>("table.pile"), Ok(7));
        assert_eq!(view.get::<u8>("table.gone"), Ok(None));
        assert_eq!(view.get::<u8>("round.id"), Ok(None));
        let said = |error: ViewError| error.to_string();
        assert_eq!(view.field::<u8>("viewer").map_err(said), Err("viewer is missing".to_owned()));
        assert_eq!(
            view.field::<String>("table.pile").map_err(said),
            Err("table.pile: invalid type: integer `7`, expected a string".to_owned())
        );
    }

    #[test]
    fn what_is_given_has_to_follow_and_what_follows_need_not_be_given() {
        let follows = given(r#"{"a":[1,{"b":2}],"c":3}"#);
        let check = |text: &str| given(text).agrees_with(&follows.0).map_err(|error| error.to_string());
        assert_eq!(check(r#"{"a":[1,{}]}"#), Ok(()));
        assert_eq!(check(r#"{"d":3}"#), Err("there is no field d".to_owned()));
        assert_eq!(check(r#"{"a":[1,{"b":4}]}"#), Err("a.1.b is 4, but from the rest follows 2".to_owned()));
        assert_eq!(check(r#"{"a":[]}"#), Err("a is [], but from the rest follows [1,{\"b\":2}]".to_owned()));
    }
}
