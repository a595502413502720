//! Positions from files: a record, or a view as JSON.

use std::path::Path;

use parlor_bots::analysis::Decision;
use parlor_bots::{BotGame, Level, Search as _};
use parlor_core::record::{LineNumbers, Record};
use parlor_core::{ChanceStream, Imagined, Next, Seat};
use parlor_words::Lang;
use parlor_words::program::AnalysisMessage;
use serde_json::Value;

use crate::analysis::{self, CandidateLine, ViewReport};
use crate::failure::Failure;
use crate::text_file;

/// What a file holds.
pub(crate) enum Given {
    /// A game.
    Record {
        /// The game.
        record: Box<Record>,
        /// Where its lines are.
        lines: LineNumbers,
    },
    /// What one player knows; nothing of it is checked yet.
    View {
        /// The game's id.
        game: String,
        /// The view.
        view: Value,
    },
}

impl Given {
    /// The id of the game.
    pub(crate) fn game(&self) -> &str {
        match self {
            Given::Record { record, .. } => record.game(),
            Given::View { game, .. } => game,
        }
    }
}

/// Reads a record, or a view: `{"game":…,"view":…}`, or the view alone where the game is told.
pub(crate) fn read(path: &Path, game: Option<&str>, lang: Lang) -> Result<Given, Failure> {
    let text = text_file::read(path, lang)?;
    if !text.trim_start().starts_with('{') {
        let (record, lines) = Record::read(&text).map_err(|error| text_file::broken(path, &error, lang))?;
        return Ok(Given::Record { record: Box::new(record), lines });
    }
    let neither = || text_file::broken(path, &AnalysisMessage::NeitherRecordNorView, lang);
    let mut value: Value = serde_json::from_str(&text).map_err(|_| neither())?;
    let named = value.get("game").and_then(Value::as_str).map(str::to_owned);
    match (named, value.get_mut("view").map(Value::take), game) {
        (Some(game), Some(view), _) => Ok(Given::View { game, view }),
        (None, None, Some(game)) => Ok(Given::View { game: game.to_owned(), view: value }),
        _ => Err(neither()),
    }
}

/// What can be done in a position, the best first; `None` if nobody is to act there, or the hand is not known.
pub(crate) fn rank<G: BotGame>(view: &G::View, rollouts: u32) -> Option<ViewReport> {
    // With an action to compare, more of the others are looked at.
    let first = G::choose(Level::Steady, view, &analysis::seed());
    let mut search = G::search_with(view, &analysis::seed(), first)?;
    search.advance(rollouts);
    let candidates = search.candidates().iter().map(CandidateLine::new).collect();
    let unit = analysis::Unit::new(G::SCORE_UNIT);
    Some(ViewReport { game: G::ID, unit, rollouts: search.rollouts(), candidates })
}

/// Why the rules forbid an action of the viewer; `None` if they don't, or nobody can tell.
pub(crate) fn refusal<G: BotGame>(view: &G::View, action: G::Action) -> Option<G::Refusal> {
    let (mut game, seat) = imagined::<G>(view)?;
    game.apply(seat, &action).err()
}

/// Who is to act in a position.
pub(crate) fn mover<G: BotGame>(view: &G::View) -> Option<Seat> {
    imagined::<G>(view).map(|(_, seat)| seat)
}

/// A game that may be the one at hand, and who is to act in it.
fn imagined<G: BotGame>(view: &G::View) -> Option<(Imagined<G>, Seat)> {
    let mut stream = ChanceStream::for_player(&analysis::seed(), "refusal");
    let imagined = Imagined::<G>::from_view(view, &mut stream).ok()?;
    match imagined.next() {
        Next::Seat(seat) => Some((imagined, seat)),
        Next::Observation(_) | Next::Over => None,
    }
}

/// The decision of this number.
pub(crate) fn decision<G: BotGame>(
    decisions: Vec<Decision<G>>,
    number: usize,
    lang: Lang,
) -> Result<Decision<G>, Failure> {
    let moves = decisions.len();
    decisions
        .into_iter()
        .find(|decision| decision.number == number)
        .ok_or_else(|| Failure::misuse(&AnalysisMessage::NoSuchMove { moves }, lang))
}
