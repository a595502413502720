//! Requests about Polygon.

use std::sync::Arc;

use parlor_core::Edition as _;
use parlor_polygon::{Board, Edition, Placement, Refusal, ScoredTurn, Space, Symbol, Task, Tile};
use parlor_words::Lang;
use parlor_words::program::{Problem, RefereeProblem, SpaceProblem};
use serde::Serialize;

use super::fault::{Code, Fault};
use super::request::Fields;
use super::{json, not_legal};
use crate::stacks;

/// A tile and where it is laid; none for a tile that is put out of the game.
type Place = (Tile, Option<Space>);

/// All legal turns of a roll and its tiles.
pub(super) fn turns(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let (edition, board) = position(fields)?;
    let task = task(fields)?;
    fields.done()?;
    Ok(turns_answer(&best_turns_first(&edition, &board, &task)))
}

/// Whether a turn is legal, and what it scores.
pub(super) fn judge(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let (edition, board) = position(fields)?;
    let task = task(fields)?;
    let places = fields.placements("place")?;
    fields.done()?;
    let places: Vec<Place> = places
        .iter()
        .map(|(tile, space)| place(tile, space.as_deref(), fields.lang()))
        .collect::<Result<_, _>>()?;
    Ok(turn_answer(&parlor_polygon::judge(&edition, &board, &task, &places), fields.lang()))
}

fn position(fields: &mut Fields<'_>) -> Result<(Arc<Edition>, Board), Fault> {
    let mut position = fields.object("position")?;
    let name = position.text_or("edition", "classic")?;
    let problem =
        RefereeProblem::UnknownName { field: "position.edition", name: &name, allowed: &["classic"] };
    let edition = Edition::built_in(&name).ok_or_else(|| position.fault(&problem))?;
    let stacks = position.lists("stacks")?;
    position.done()?;
    let stacks = stacks.iter().map(|(space, tiles)| (space.as_str(), tiles.iter().map(String::as_str)));
    let board = stacks::board(&edition, stacks);
    let board = board.map_err(|problem| Fault::new(Code::BadPosition, &problem, fields.lang()))?;
    Ok((edition, board))
}

fn task(fields: &mut Fields<'_>) -> Result<Task, Fault> {
    let name = fields.text("roll")?;
    let allowed = Symbol::ALL.map(Symbol::name);
    let problem = RefereeProblem::UnknownName { field: "roll", name: &name, allowed: &allowed };
    let roll: Symbol = name.parse().map_err(|_| fields.fault(&problem))?;
    let texts = fields.texts("tiles")?;
    let tiles: Vec<Tile> = texts.iter().map(|text| tile(text, fields.lang())).collect::<Result<_, _>>()?;
    if !(1..=2).contains(&tiles.len()) {
        let problem = Problem::TilesOfTurn { tiles: tiles.len() };
        return Err(Fault::new(Code::BadRequest, &problem, fields.lang()));
    }
    Ok(Task::new(roll, tiles))
}

fn place(tile_text: &str, space: Option<&str>, lang: Lang) -> Result<Place, Fault> {
    let tile = tile(tile_text, lang)?;
    let read = |text: &str| {
        let bad = |_| Fault::new(Code::BadNotation, &SpaceProblem::NotASpace { text }, lang);
        text.parse().map_err(bad)
    };
    Ok((tile, space.map(read).transpose()?))
}

fn tile(text: &str, lang: Lang) -> Result<Tile, Fault> {
    text.parse().map_err(|_| Fault::new(Code::BadNotation, &Problem::BadTile { text }, lang))
}

/// All legal turns, the highest total first.
pub(crate) fn best_turns_first(edition: &Edition, board: &Board, task: &Task) -> Vec<ScoredTurn> {
    let mut turns = parlor_polygon::turns(edition, board, task);
    turns.sort_by_key(|turn| std::cmp::Reverse(turn.total()));
    turns
}

/// The answer to `turns`.
pub(crate) fn turns_answer(turns: &[ScoredTurn]) -> String {
    #[derive(Serialize)]
    struct Turn<'a> {
        place: Vec<Place>,
        scores: &'a [u16],
        total: u16,
    }
    #[derive(Serialize)]
    struct Answer<'a> {
        turns: Vec<Turn<'a>>,
    }
    let tiles = |turn: &ScoredTurn| if turn.second.is_some() { 2 } else { 1 };
    let turns = turns.iter().map(|scored| Turn {
        place: std::iter::once(scored.first).chain(scored.second).collect(),
        scores: &scored.scores[..tiles(scored)],
        total: scored.total(),
    });
    json(&Answer { turns: turns.collect() })
}

/// The answer to `judge`.
pub(crate) fn turn_answer(verdict: &Result<Vec<Placement>, Refusal>, lang: Lang) -> String {
    #[derive(Serialize)]
    struct Legal {
        legal: bool,
        scores: Vec<u16>,
        total: u16,
    }
    match verdict {
        Ok(placements) => {
            let scores: Vec<u16> = placements.iter().map(Placement::score).collect();
            json(&Legal { legal: true, total: scores.iter().sum(), scores })
        }
        Err(refusal) => not_legal(refusal, lang),
    }
}
