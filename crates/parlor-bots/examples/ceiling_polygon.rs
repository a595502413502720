//! `cargo run --release -p parlor-bots --example ceiling_polygon -- 1000 seed`: how much there is to win in Polygon.
//!
//! A player who is told the rolls and tiles of the turns that follow its own plays this many games against `greedy`, in pairs
//! of the same deal; so does `steady`, who is told nothing. No honest player can know as much: where somebody who sees this
//! far ahead does not win more, nobody will. (It takes everybody's later turns, its own too, to be the best of the moment,
//! so it is not the most that could be done with what it knows.)
#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a tool for the bench")]

use std::sync::Arc;

use parlor_bots::arena::{Match, Standing};
use parlor_bots::{Bot, BotGame, GameSeed, Level, play, polygon_foresight};
use parlor_core::{BySeat, Chance, SetUp};
use parlor_polygon::{Edition, Options, Polygon, Turn};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(1_000, |games| games.parse().unwrap());
    let seed = arguments.next().unwrap_or_else(|| "ceiling".to_owned());
    for told in [0, 1, 2, 4] {
        let standing = against_greedy(told, games, &seed);
        let (share, interval) = (100.0 * standing.share(), 100.0 * standing.interval());
        println!(
            "told {told} turns: {share:.1}% ± {interval:.1}% of {} games, seed {seed}",
            standing.games()
        );
    }
}

/// A match of somebody who is told this many turns; nothing told is `steady`.
fn against_greedy(told: usize, games: u64, seed: &str) -> Standing {
    let edition = Arc::new(Edition::classic());
    let players = [Level::Steady, Level::Greedy].map(Bot::from);
    let game = Match { edition, options: Options::default(), players, seed: seed.to_owned() };
    let mut standing = Standing::default();
    for number in 1..=games.div_ceil(2) {
        let turns = turns(&game, number);
        let pair = game.pair_with(number, |who, player, view, seed| {
            if who == 0 && told > 0 {
                let next = view.public().turns().len();
                polygon_foresight(view, &turns[next..turns.len().min(next + told)])
            } else {
                Polygon::choose(player.level, view, seed)
            }
        });
        standing.add(pair.unwrap());
    }
    standing
}

/// The rolls and draws of a deal: they are the same whoever plays it, and however.
fn turns(game: &Match<Polygon>, number: u64) -> Vec<Turn> {
    let seeds = GameSeed::numbered(&game.seed, number);
    let (edition, options) = (Arc::clone(&game.edition), game.options);
    let set_up = SetUp::<Polygon> { edition, options, players: 2, chance: Chance::Seed(seeds.deal()) };
    let log = play(set_up, &BySeat::new(2, |_| Level::Random), &seeds).unwrap();
    log.state().public().turns().to_vec()
}
