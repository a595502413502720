//! `parlor selfplay`: many games among bots, on all cores.

use std::fmt;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use parlor_bots::{GameSeed, play};
use parlor_core::{BySeat, Chance, Outcome, Results, Viewer};
use parlor_words::number::{decimal, percent};
use parlor_words::program::{Label, Message};
use parlor_words::{Lang, Name, Say};
use rayon::prelude::*;
use serde::Serialize;

use super::record_file;
use super::table::TableChoices;
use crate::args::SelfplayArgs;
use crate::draw::{TextGame, longest};
use crate::failure::{Exit, Failure};
use crate::games::{selfplay_error, with_game};
use crate::output::{Output, heading};
use crate::referee::json;
use crate::seeds::new_seed;

/// How many games are played before their results are told, in order.
const BATCH: u64 = 512;

pub(super) fn run(args: &SelfplayArgs, output: &Output) -> Result<Exit, Failure> {
    with_game!(&args.game, output.lang(), G => selfplay::<G>(args, output))
}

/// One game that is over.
struct Finished {
    seeds: GameSeed,
    results: Results,
    turns: usize,
    /// What is to be shown of it, round by round.
    sheet: Option<String>,
}

fn selfplay<G: TextGame>(args: &SelfplayArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let table = TableChoices::<G>::new(&args.table, lang)?;
    let seed = table.seed.clone().map_or_else(new_seed, Ok)?;
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder)
            .map_err(|error| Failure::cannot_write(&folder.display().to_string(), &error, lang))?;
    }
    let begun = Instant::now();
    let bar = progress_bar(args.games);
    let mut out = output.out();
    let mut summary = Summary::new(table.players.seats());
    let mut next = 1;
    while next <= args.games {
        let end = (next + BATCH).min(args.games + 1);
        // In order, however many threads there are.
        let batch: Vec<Finished> = (next..end)
            .into_par_iter()
            .map(|number| {
                let finished = one_game(&table, GameSeed::numbered(&seed, number), number, args, lang);
                bar.inc(1);
                finished
            })
            .collect::<Result<_, _>>()?;
        for (number, finished) in (next..end).zip(&batch) {
            summary.add(finished);
            if let Some(sheet) = &finished.sheet {
                writeln!(out, "{sheet}")?;
            }
            if args.json {
                writeln!(out, "{}", json(&GameLine::new(number, finished)))?;
            }
        }
        next = end;
    }
    bar.finish_and_clear();
    let time = begun.elapsed();
    if args.json {
        writeln!(out, "{}", json(&summary.line(&seed, &table.players.map(|_, player| player.to_string()))))?;
    } else {
        summary.print(&mut out, &table.names(lang), &seed, time, lang)?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}

fn one_game<G: TextGame>(
    table: &TableChoices<G>,
    seeds: GameSeed,
    number: u64,
    args: &SelfplayArgs,
    lang: Lang,
) -> Result<Finished, Failure> {
    let log = play(table.set_up(Chance::Seed(seeds.deal())), &table.players, &seeds)
        .map_err(|error| Failure::Misuse(selfplay_error(&error, lang)))?;
    if let Some(folder) = &args.records {
        let path = folder.join(format!("{}-{number:06}.parlor", G::ID));
        record_file::write(&path, &log, &table.players, lang)?;
    }
    let Outcome::Over(results) = G::outcome(log.state()) else {
        unreachable!("a game among bots is played to its end")
    };
    // Of many games, only the sum is shown.
    let alone = args.games == 1 && !args.json;
    let sheet = || G::score_sheet(&G::view(log.state(), Viewer::Watcher), &table.names(lang), lang);
    Ok(Finished { seeds, results, turns: G::turns(&log), sheet: alone.then(sheet).flatten() })
}

/// A progress bar; nothing where standard error is not a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}  {speed}/s  {eta}") {
        let speed = |state: &ProgressState, text: &mut dyn fmt::Write| {
            let _ = write!(text, "{:.0}", state.per_sec());
        };
        bar.set_style(style.with_key("speed", speed));
    }
    bar
}

/// A game as a line of JSON.
#[derive(Serialize)]
struct GameLine<'a> {
    game: u64,
    seed: &'a str,
    scores: &'a [i32],
    ranks: &'a [u8],
    turns: usize,
}

impl<'a> GameLine<'a> {
    fn new(number: u64, finished: &'a Finished) -> GameLine<'a> {
        GameLine {
            game: number,
            seed: finished.seeds.text(),
            scores: finished.results.scores.as_slice(),
            ranks: finished.results.ranks.as_slice(),
            turns: finished.turns,
        }
    }
}

/// What came of all games. Whole numbers, so that it is the same in whatever order games are played.
struct Summary {
    games: u64,
    turns: u64,
    seats: BySeat<SeatSummary>,
}

#[derive(Clone, Copy, Default)]
struct SeatSummary {
    wins: u64,
    shared: u64,
    score: i64,
}

/// The summary as a line of JSON.
#[derive(Serialize)]
struct SummaryLine<'a> {
    summary: SummaryFacts<'a>,
}

#[derive(Serialize)]
struct SummaryFacts<'a> {
    games: u64,
    seed: &'a str,
    seats: Vec<String>,
    wins: Vec<u64>,
    shared: Vec<u64>,
    total_scores: Vec<i64>,
    turns: u64,
}

impl Summary {
    fn new(seats: u8) -> Summary {
        Summary { games: 0, turns: 0, seats: BySeat::new(seats, |_| SeatSummary::default()) }
    }

    fn add(&mut self, finished: &Finished) {
        self.games += 1;
        self.turns += finished.turns as u64;
        let alone = finished.results.winners().count() == 1;
        for seat in finished.results.winners() {
            let counter = &mut self.seats[seat];
            *(if alone { &mut counter.wins } else { &mut counter.shared }) += 1;
        }
        for (seat, score) in finished.results.scores.iter() {
            self.seats[seat].score += i64::from(*score);
        }
    }

    fn line<'a>(&self, seed: &'a str, players: &BySeat<String>) -> SummaryLine<'a> {
        let each = |pick: fn(&SeatSummary) -> u64| self.seats.as_slice().iter().map(pick).collect();
        SummaryLine {
            summary: SummaryFacts {
                games: self.games,
                seed,
                seats: players.as_slice().to_vec(),
                wins: each(|seat| seat.wins),
                shared: each(|seat| seat.shared),
                total_scores: self.seats.as_slice().iter().map(|seat| seat.score).collect(),
                turns: self.turns,
            },
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "averages for people, of far fewer than 2^52 games")]
    fn print(
        &self,
        out: &mut impl Write,
        names: &BySeat<Name>,
        seed: &str,
        time: Duration,
        lang: Lang,
    ) -> io::Result<()> {
        let games = self.games as f64;
        let labels = [Label::Player, Label::Wins, Label::WinRate, Label::SharedWins, Label::AverageScore];
        let [player, wins, rate, shared, average] = labels.map(|label| label.text(lang));
        let width = longest(names.as_slice().iter().map(Name::as_str).chain([player]));
        heading(out, &format!("{player:<width$}  {wins}  {rate}  {shared}  {average}"))?;
        for (seat, summary) in self.seats.iter() {
            let columns = [
                (wins, summary.wins.to_string()),
                (rate, percent(summary.wins as f64 / games, lang)),
                (shared, summary.shared.to_string()),
                (average, decimal(summary.score as f64 / games, 1, lang)),
            ];
            write!(out, "{:<width$}", names[seat])?;
            for (label, value) in columns {
                let column = label.chars().count();
                write!(out, "  {value:>column$}")?;
            }
            writeln!(out)?;
        }
        let turns = decimal(self.turns as f64 / games, 1, lang);
        writeln!(out, "\n{}: {turns}", Label::AverageTurns.text(lang))?;
        writeln!(out, "{}", Message::Played { games: self.games, time }.sentence(lang))?;
        writeln!(out, "{}", Message::SeedOf { seed, several: self.games > 1 }.sentence(lang))
    }
}
