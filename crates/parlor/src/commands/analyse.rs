//! `parlor analyse`: what there was to choose from, and what the choices cost.

use std::io::{IsTerminal, Write};

use indicatif::ProgressBar;
use parlor_bots::analysis::decisions;
use parlor_core::record::{LineNumbers, Record, replay};
use parlor_core::{Outcome, read_view_value};
use parlor_words::program::AnalysisMessage;
use parlor_words::{Name, player_names, replay_error};
use serde_json::Value;

use crate::analysis::{self, GameReport, game_lines, html, print_report, view_lines};
use crate::args::AnalyseArgs;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::Output;
use crate::positions::{self, Given};
use crate::referee::json;
use crate::terminal::TerminalGame;

pub(super) fn run(args: &AnalyseArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let given = positions::read(&args.file, args.game.as_deref(), lang)?;
    let game = given.game().to_owned();
    with_game!(&game, lang, G => analyse::<G>(given, args, output))
}

fn analyse<G: TerminalGame>(given: Given, args: &AnalyseArgs, output: &Output) -> Result<Exit, Failure> {
    match given {
        Given::View { view, .. } => rank_view::<G>(view, args, output),
        Given::Record { record, lines } => review_game::<G>(&record, &lines, args, output),
    }
}

/// Ranks what can be done in a position.
fn rank_view<G: TerminalGame>(view: Value, args: &AnalyseArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let view = read_view_value::<G>(view).map_err(|error| Failure::misuse(&error, lang))?;
    let report = positions::rank::<G>(&view, args.rollouts)
        .ok_or_else(|| Failure::misuse(&AnalysisMessage::NotToAct, lang))?;
    let mut out = output.out();
    if args.json {
        writeln!(out, "{}", json(&report))?;
    } else {
        print_report(&view_lines(&report, output.width(), lang), &mut out)?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}

/// Reviews a whole game.
fn review_game<G: TerminalGame>(
    record: &Record,
    lines: &LineNumbers,
    args: &AnalyseArgs,
    output: &Output,
) -> Result<Exit, Failure> {
    let lang = output.lang();
    let replayed = replay::<G>(record).map_err(|error| Failure::Misuse(replay_error(&error, lines, lang)))?;
    let unknown = || Failure::misuse(&AnalysisMessage::HandsUnknown, lang);
    let played = replayed.played.ok_or_else(unknown)?;
    let all = decisions(&played.log);
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(0) } else { ProgressBar::hidden() };
    let any = !all.is_empty();
    let reviewed = analysis::review::<G>(all, args.rollouts, &bar);
    if reviewed.is_empty() && any {
        return Err(unknown());
    }
    // Programs read the names that the record has; people read them in their language.
    let names = if args.json {
        record.seats().map(|_, player| Name::new(player.to_string()))
    } else {
        player_names(record.seats(), lang)
    };
    let results = match G::outcome(played.log.state()) {
        Outcome::Over(results) => Some(results),
        Outcome::Going => None,
    };
    let report = GameReport::new(&reviewed, &names, results.as_ref(), args.rollouts);
    if let Some(path) = &args.html {
        std::fs::write(path, html(&report, G::NAME, lang))
            .map_err(|error| Failure::cannot_write(&path.display().to_string(), &error, lang))?;
    }
    let mut out = output.out();
    if args.json {
        writeln!(out, "{}", json(&report))?;
    } else {
        print_report(&game_lines(&report, args.all, output.width(), lang), &mut out)?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}
