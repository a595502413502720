//! `parlor replay`: check a record, and print the game.

use std::io::Write;

use parlor_core::record::{LineNumbers, Record, replay};
use parlor_core::{Entry, Outcome, Viewer};
use parlor_words::program::Label;
use parlor_words::{entry, player_names, record_report, replay_error, sentence};

use super::game_printer::{Detail, GamePrinter};
use crate::args::ReplayArgs;
use crate::draw::TextGame;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::{Output, heading};
use crate::text_file;

pub(super) fn run(args: &ReplayArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let text = text_file::read(&args.file, lang)?;
    let (record, lines) = Record::read(&text).map_err(|error| text_file::broken(&args.file, &error, lang))?;
    with_game!(record.game(), lang, G => print_record::<G>(&record, &lines, args, output))
}

fn print_record<G: TextGame>(
    record: &Record,
    lines: &LineNumbers,
    args: &ReplayArgs,
    output: &Output,
) -> Result<Exit, Failure> {
    let lang = output.lang();
    let mut out = output.out();
    let replayed = match replay::<G>(record) {
        Ok(replayed) => replayed,
        Err(error) => {
            writeln!(out, "{}", sentence(&replay_error(&error, lines, lang)))?;
            out.flush()?;
            return Ok(Exit::No);
        }
    };
    if let Some(played) = replayed.played.as_ref().filter(|_| !args.quiet) {
        heading(&mut out, G::NAME)?;
        let mut seated = record.seats().clone();
        let detail = if args.brief { Detail::Moves } else { Detail::Pictures };
        let view = G::view(&played.start, Viewer::Watcher);
        let names = player_names(&seated, lang);
        let mut shown = GamePrinter::<G, _>::new(&mut out, output, detail, names, view);
        shown.opening(played.log.opening())?;
        for step in played.steps() {
            if step.events.is_empty() {
                shown.aside(&entry(&step.entry, &shown.names, lang))?;
                shown.view = G::view(&step.state, Viewer::Watcher);
                if let Entry::TakeOver { seat, by } = &step.entry {
                    seated[*seat] = by.clone();
                    shown.names = player_names(&seated, lang);
                }
            } else {
                shown.entry(&step.events)?;
            }
        }
        match G::outcome(played.log.state()) {
            Outcome::Over(results) => shown.end(Some(&results))?,
            Outcome::Going => shown.end(None)?,
        }
        writeln!(out)?;
    }
    let report = record_report(&replayed.checks, lang);
    heading(&mut out, &sentence(report.verdict))?;
    for (label, clauses) in [(Label::Checked, report.checked), (Label::NotChecked, report.not_checked)] {
        for clause in clauses {
            writeln!(out, "  {}: {clause}.", label.text(lang))?;
        }
    }
    out.flush()?;
    Ok(Exit::Yes)
}
