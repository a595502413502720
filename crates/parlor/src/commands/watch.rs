//! `parlor watch`: bots play, and everything is printed.

use std::io::Write;

use parlor_bots::play;
use parlor_core::{Chance, Entry, Outcome, Viewer};
use parlor_words::Say;
use parlor_words::program::Message;

use super::game_printer::{Detail, GamePrinter};
use super::record_file;
use super::table::TableChoices;
use crate::args::WatchArgs;
use crate::draw::TextGame;
use crate::failure::{Exit, Failure};
use crate::games::{selfplay_error, with_game};
use crate::output::{Output, heading};
use crate::seeds;

pub(super) fn run(args: &WatchArgs, output: &Output) -> Result<Exit, Failure> {
    with_game!(&args.game, output.lang(), G => watch::<G>(args, output))
}

fn watch<G: TextGame>(args: &WatchArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let table = TableChoices::<G>::new(&args.table, lang)?;
    let (chance, seeds) = seeds::deal(table.seed.as_deref(), table.players.seats())?;
    let log = play(table.set_up(chance), &table.players, &seeds)
        .map_err(|error| Failure::Misuse(selfplay_error(&error, lang)))?;
    if let Some(path) = &args.record {
        record_file::write(path, &log, &table.players, lang)?;
    }

    let mut out = output.out();
    heading(&mut out, G::NAME)?;
    let dealt = match &log.set_up().chance {
        Chance::Fair(house) => Message::CommitmentOf { commitment: house.deal().commitment },
        _ => Message::SeedOf { seed: seeds.text(), several: false },
    };
    writeln!(out, "{}\n", dealt.sentence(lang))?;
    // Told from the log, as anybody would tell it who watched.
    let (start, opening) = G::set_up(log.set_up()).map_err(|error| Failure::misuse(&error, lang))?;
    let detail = if args.brief { Detail::Moves } else { Detail::Pictures };
    let view = G::view(&start, Viewer::Watcher);
    let mut shown = GamePrinter::<G, _>::new(&mut out, output, detail, table.names(lang), view);
    shown.opening(&opening)?;
    let mut state = start;
    for entry in log.entries() {
        if let Entry::Act { seat, action } = entry {
            let events =
                G::apply(&mut state, *seat, action).map_err(|error| Failure::misuse(&error, lang))?;
            shown.entry(&events)?;
        }
    }
    match G::outcome(&state) {
        Outcome::Over(results) => shown.end(Some(&results))?,
        Outcome::Going => shown.end(None)?,
    }
    out.flush()?;
    Ok(Exit::Yes)
}
