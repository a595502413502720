//! `parlor watch`: bots play, and everything is printed.

use std::io::Write;

use parlor_bots::{GameSeed, play};
use parlor_core::{Entry, Outcome, Viewer};
use parlor_words::Say;
use parlor_words::program::{Message, Problem};

use super::game_printer::{Detail, GamePrinter};
use super::record_file;
use super::table::TableChoices;
use crate::args::WatchArgs;
use crate::draw::TextGame;
use crate::failure::{Exit, Failure};
use crate::games::{self, WithGame, with_game};
use crate::output::{Output, heading};

pub(super) fn run(args: &WatchArgs, output: &Output) -> Result<Exit, Failure> {
    with_game(&args.game, Watch { args, output }).unwrap_or_else(|| {
        let problem = Problem::UnknownGame { name: &args.game, allowed: &games::IDS };
        Err(Failure::misuse(&problem, output.lang()))
    })
}

struct Watch<'a> {
    args: &'a WatchArgs,
    output: &'a Output,
}

impl WithGame for Watch<'_> {
    type Output = Result<Exit, Failure>;

    fn with<G: TextGame>(self) -> Result<Exit, Failure> {
        let lang = self.output.lang();
        let table = TableChoices::<G>::new(&self.args.table, lang)?;
        let seeds = GameSeed::new(&table.seed);
        let log = play(table.set_up(&seeds), &table.players, &seeds)
            .map_err(|error| Failure::Misuse(games::selfplay_error(&error, lang)))?;
        if let Some(path) = &self.args.record {
            record_file::write(path, &log, &table.players, lang)?;
        }

        let mut out = self.output.out();
        heading(&mut out, G::NAME)?;
        writeln!(out, "{}\n", Message::SeedOf { seed: &table.seed }.sentence(lang))?;
        // Told from the log, as anybody would tell it who watched.
        let (start, opening) = G::set_up(log.set_up()).map_err(|error| Failure::misuse(&error, lang))?;
        let detail = if self.args.brief { Detail::Moves } else { Detail::Pictures };
        let view = G::view(&start, Viewer::Watcher);
        let mut shown = GamePrinter::<G, _>::new(&mut out, self.output, detail, table.names(), view);
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
}
