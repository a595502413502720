//! Requests about Scrambled 5's.

use std::sync::Arc;

use parlor_core::Edition as _;
use parlor_fives::{Board, Cluster, Edition, Rack, Refusal, ScoredPlay, Tile, Verdict, Written, judge_pass};
use parlor_words::Lang;
use parlor_words::program::RefereeProblem;
use serde::Serialize;

use super::fault::{Code, Fault};
use super::request::Fields;
use super::{json, not_legal};

/// All legal plays of a rack.
pub(super) fn plays(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let (edition, board) = position(fields)?;
    let rack = rack(fields)?.ok_or_else(|| fields.fault(&RefereeProblem::MissingField { field: "rack" }))?;
    fields.done()?;
    Ok(plays_answer(&sorted_plays(&edition, &board, &rack)))
}

/// Whether a play is legal, and what it scores.
pub(super) fn judge(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let (edition, board) = position(fields)?;
    let rack = rack(fields)?;
    let play = fields.text("play")?;
    fields.done()?;
    let verdict = if play == "pass" {
        let rack = rack.ok_or_else(|| fields.fault(&RefereeProblem::PassNeedsRack))?;
        judge_pass(&edition, &board, &rack).map(|()| Verdict { score: 0, clusters: Vec::new() })
    } else {
        let written: Written =
            play.parse().map_err(|error| Fault::new(Code::BadNotation, &error, fields.lang()))?;
        parlor_fives::judge(&edition, &board, rack.as_ref(), &written)
    };
    Ok(judge_answer(&verdict, fields.lang()))
}

fn position(fields: &mut Fields<'_>) -> Result<(Arc<Edition>, Board), Fault> {
    let mut position = fields.object("position")?;
    let name = position.text_or("edition", "classic")?;
    let problem =
        RefereeProblem::UnknownName { field: "position.edition", name: &name, allowed: &["classic"] };
    let edition = Edition::built_in(&name).ok_or_else(|| position.fault(&problem))?;
    let rows = position.texts("rows")?;
    position.done()?;
    let board = Board::from_rows(edition.size(), &rows);
    let board = board.map_err(|error| Fault::new(Code::BadPosition, &error, fields.lang()))?;
    Ok((edition, board))
}

fn rack(fields: &mut Fields<'_>) -> Result<Option<Rack>, Fault> {
    let Some(values) = fields.numbers("rack")? else { return Ok(None) };
    let mut rack = Rack::default();
    for (index, value) in values.iter().enumerate() {
        let tile = u8::try_from(*value).ok().and_then(Tile::new);
        let tile = tile.ok_or_else(|| fields.fault(&RefereeProblem::BadTile { place: index + 1 }))?;
        if !rack.add(tile) {
            return Err(fields.fault(&RefereeProblem::RackSize { tiles: values.len() }));
        }
    }
    if rack.is_empty() {
        return Err(fields.fault(&RefereeProblem::RackSize { tiles: 0 }));
    }
    Ok(Some(rack))
}

/// All legal plays, highest score first, then by notation in byte order.
pub(crate) fn sorted_plays(edition: &Edition, board: &Board, rack: &Rack) -> Vec<(String, u32)> {
    let written = |scored: ScoredPlay| (scored.play.to_string(), scored.score);
    let mut plays: Vec<(String, u32)> =
        parlor_fives::plays(edition, board, rack).into_iter().map(written).collect();
    plays.sort_unstable_by(|(play, score), (other, other_score)| {
        other_score.cmp(score).then_with(|| play.cmp(other))
    });
    plays
}

/// The answer to `plays`.
pub(crate) fn plays_answer(plays: &[(String, u32)]) -> String {
    #[derive(Serialize)]
    struct Play<'a> {
        play: &'a str,
        score: u32,
    }
    #[derive(Serialize)]
    struct Answer<'a> {
        plays: Vec<Play<'a>>,
    }
    json(&Answer { plays: plays.iter().map(|(play, score)| Play { play, score: *score }).collect() })
}

/// The answer to `judge`.
pub(crate) fn judge_answer(verdict: &Result<Verdict, Refusal>, lang: Lang) -> String {
    #[derive(Serialize)]
    struct Legal<'a> {
        legal: bool,
        score: u32,
        clusters: &'a [Cluster],
    }
    match verdict {
        Ok(verdict) => json(&Legal { legal: true, score: verdict.score, clusters: &verdict.clusters }),
        Err(refusal) => not_legal(refusal, lang),
    }
}
