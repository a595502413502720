//! What a novice sees of a table.

use serde_json::{Value, json};

use crate::{BrowserError, Page};

/// Finds it out, in the page.
const SCRIPT: &str = include_str!("sight.js");
/// How long something that was pressed may take to show. The page answers at once, but the machine may do other things too.
const PATIENCE_MS: u32 = 10_000;

/// What there is to be seen when something can be done.
#[derive(Debug, Default)]
pub(super) struct Sight {
    /// The game is over.
    pub(super) is_over: bool,
    /// The coach's line; empty if it says nothing.
    pub(super) coach: String,
    /// How many moves were told so far.
    pub(super) moves: u64,
    /// What can be pressed.
    pub(super) things: Vec<Thing>,
    /// How often Tab is pressed to come to the board.
    pub(super) tabs_to_grid: i64,
    /// The card that has the focus, counted from the left.
    pub(super) card: Option<usize>,
    /// Where the board's size can be changed.
    pub(super) zoom: Option<(f64, f64)>,
    /// What was refused so far, in the table's words.
    pub(super) refused: Vec<String>,
    /// What tells it apart from what is seen next.
    mark: String,
}

/// Something that can be pressed.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    /// Its accessible name.
    pub(super) name: String,
    /// What it is: a square, a tile, a button.
    pub(super) kind: String,
    /// Where a finger meets it, if it is in sight.
    pub(super) at: Option<(f64, f64)>,
    /// How often Tab is pressed to come to it, if Tab comes there.
    pub(super) tabs: Option<i64>,
    /// Its place among the cards of the hand.
    pub(super) card: Option<usize>,
}

impl Sight {
    /// Looks once something has changed: at what is highlighted, or at everything.
    pub(super) async fn next(page: &Page, before: &Sight, sees_all: bool) -> Result<Sight, BrowserError> {
        let (every, before) = (json!(sees_all), json!(before.mark));
        let seen =
            page.run(&format!("{SCRIPT}\nreturn window.novice({every}, {before}, {PATIENCE_MS});")).await?;
        Sight::read(&seen).ok_or_else(|| BrowserError::Answer { answer: seen.to_string() })
    }

    fn read(seen: &Value) -> Option<Sight> {
        let refused = seen["refused"].as_array()?.iter();
        Some(Sight {
            is_over: seen["over"].as_bool()?,
            coach: seen["coach"].as_str()?.to_owned(),
            moves: seen["moves"].as_u64()?,
            things: seen["things"].as_array()?.iter().map(thing).collect::<Option<_>>()?,
            tabs_to_grid: seen["grid"].as_i64().unwrap_or_default(),
            card: index(&seen["card"]),
            zoom: point(&seen["zoom"]),
            refused: refused.filter_map(Value::as_str).map(str::to_owned).collect(),
            mark: seen["mark"].as_str()?.to_owned(),
        })
    }
}

fn thing(seen: &Value) -> Option<Thing> {
    Some(Thing {
        name: seen["name"].as_str()?.to_owned(),
        kind: seen["kind"].as_str()?.to_owned(),
        at: point(&seen["at"]),
        tabs: seen["tabs"].as_i64(),
        card: index(&seen["card"]),
    })
}

fn point(seen: &Value) -> Option<(f64, f64)> {
    Some((seen[0].as_f64()?, seen[1].as_f64()?))
}

/// A place in a list; the page says −1 if there is none.
fn index(seen: &Value) -> Option<usize> {
    usize::try_from(seen.as_i64()?).ok()
}
