//! `parlor hint`: what a player of some strength would do.

use std::io::Write;

use parlor_bots::analysis::decisions;
use parlor_bots::{Bot, Level};
use parlor_core::record::replay;
use parlor_core::{Next, Viewer, read_view_value};
use parlor_words::program::AnalysisMessage;
use parlor_words::{Lang, Spans, as_typed, replay_error};
use serde::Serialize;

use super::table;
use crate::analysis::{self, print_report, view_lines};
use crate::args::HintArgs;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::Output;
use crate::positions::{self, Given};
use crate::referee::json;
use crate::terminal::TerminalGame;

pub(super) fn run(args: &HintArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let given = positions::read(&args.file, args.game.as_deref(), lang)?;
    let player = table::bot(&args.player, lang)?;
    with_game!(given.game(), lang, G => hint::<G>(&given, player, args, output))
}

#[derive(Serialize)]
struct Asked<'a, V> {
    game: &'a str,
    view: &'a V,
}

#[derive(Serialize)]
struct Answer<'a> {
    game: &'a str,
    player: String,
    action: String,
}

fn hint<G: TerminalGame>(
    given: &Given,
    player: Bot,
    args: &HintArgs,
    output: &Output,
) -> Result<Exit, Failure> {
    let lang = output.lang();
    let view = view_of::<G>(given, args.number, lang)?;
    let mut out = output.out();
    if args.view {
        writeln!(out, "{}", json(&Asked { game: G::ID, view: &view }))?;
        out.flush()?;
        return Ok(Exit::Yes);
    }
    let unknown = || Failure::misuse(&AnalysisMessage::NotToAct, lang);
    if player.level == Level::Expert && !args.json {
        let report = positions::rank::<G>(&view, player.rollouts).ok_or_else(unknown)?;
        print_report(&view_lines(&report, output.width(), lang), &mut out)?;
    } else {
        let action = player.choose::<G>(&view, &analysis::seed()).ok_or_else(unknown)?;
        if args.json {
            let (player, action) = (player.to_string(), action.to_string());
            writeln!(out, "{}", json(&Answer { game: G::ID, player, action }))?;
        } else {
            let action = as_typed(&action.to_string(), lang);
            writeln!(out, "{}", parlor_words::hint(&Spans::from_action(&action), player.level, lang))?;
        }
    }
    out.flush()?;
    Ok(Exit::Yes)
}

/// What the player to act knows: in the view that was given, before a move of a record, or at its end.
fn view_of<G: TerminalGame>(given: &Given, number: Option<usize>, lang: Lang) -> Result<G::View, Failure> {
    let (record, lines) = match given {
        Given::View { view, .. } => {
            return read_view_value::<G>(view.clone()).map_err(|error| Failure::misuse(&error, lang));
        }
        Given::Record { record, lines } => (record, lines),
    };
    let replayed = replay::<G>(record).map_err(|error| Failure::Misuse(replay_error(&error, lines, lang)))?;
    let played = replayed.played.ok_or_else(|| Failure::misuse(&AnalysisMessage::HandsUnknown, lang))?;
    if let Some(number) = number {
        let all = decisions(&played.log);
        return positions::decision::<G>(all, number, lang).map(|decision| decision.view);
    }
    match G::next(played.log.state()) {
        Next::Seat(seat) => Ok(G::view(played.log.state(), Viewer::Seat(seat))),
        Next::Observation(_) | Next::Over => Err(Failure::misuse(&AnalysisMessage::NoMoveNext, lang)),
    }
}
