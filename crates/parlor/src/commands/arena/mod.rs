//! `parlor arena`: which players are stronger?

mod contest;
mod report;
mod times;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use parlor_bots::Bot;
use parlor_bots::arena::Match;
use parlor_words::player_name;

use self::contest::{Contest, Course};
use self::report::Report;
use super::table;
use crate::args::ArenaArgs;
use crate::draw::TextGame;
use crate::editions;
use crate::failure::{Exit, Failure};
use crate::games::with_game;
use crate::output::Output;
use crate::referee::json;
use crate::seeds::new_seed;

pub(super) fn run(args: &ArenaArgs, output: &Output) -> Result<Exit, Failure> {
    with_game!(&args.game, output.lang(), G => arena::<G>(args, output))
}

/// Everybody meets everybody.
fn arena<G: TextGame>(args: &ArenaArgs, output: &Output) -> Result<Exit, Failure> {
    let lang = output.lang();
    let edition = Arc::new(editions::find::<G>(&args.edition, lang)?);
    let options = table::options::<G>(&args.options, lang)?;
    let players: Vec<Bot> =
        args.players.iter().map(|name| table::bot(name, lang)).collect::<Result<_, _>>()?;
    let seed = match table::seed(args.seed.as_deref(), lang)? {
        Some(seed) => seed,
        None => new_seed()?,
    };
    let stop = stop_sign()?;
    let mut contests = Vec::new();
    for (index, one) in players.iter().enumerate() {
        for other in &players[index + 1..] {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let duel = Match::<G> {
                edition: Arc::clone(&edition),
                options: options.clone(),
                players: [*one, *other],
                seed: seed.clone(),
            };
            let course = Course { most_games: args.games, to_the_end: args.all, stop: &stop };
            contests.push(Contest::hold(&duel, &course, lang)?);
        }
    }
    let report = Report::new(G::ID, &seed, &players, &contests, G::FEWEST_WIN);
    let mut out = output.out();
    if args.json {
        writeln!(out, "{}", json(&report))?;
    } else {
        let name = |id: &str| {
            let player = players.iter().find(|player| player.to_string() == id);
            player.map_or_else(|| id.to_owned(), |player| player_name(&player.recorded::<G>().into(), lang))
        };
        report.print(&mut out, name, lang)?;
    }
    out.flush()?;
    Ok(Exit::Yes)
}

/// Whether somebody has pressed Ctrl-C. Then the decisions that are under way are still made, which takes a second or so.
fn stop_sign() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGINT, Arc::clone(&stop))?;
    Ok(stop)
}
