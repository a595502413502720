//! Editions of Scrambled 5's. Any text reads as an edition or not; what reads writes back as the same edition, and the
//! fewest players it allows can sit down and play.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use parlor_bots::{GameSeed, Level, Playable};
use parlor_core::{Chance, Edition as _, Game, Log, Next, SetUp, Viewer};
use parlor_fives::{Edition, Fives, Options};
use parlor_fuzz::is_within;

const TURNS: usize = 10;

fuzz_target!(|text: &str| {
    match Edition::read(text) {
        Ok(edition) => {
            let written = edition.write();
            assert_eq!(Edition::read(&written).as_ref(), Ok(&edition), "{written}");
            play(edition);
        }
        Err(error) => assert!(is_within(text, error.line, error.column), "{error}"),
    }
});

fn play(edition: Edition) {
    let seeds = GameSeed::new(edition.name());
    let players = *edition.players().start();
    let chance = Chance::Seed(seeds.deal());
    let set_up = SetUp { edition: Arc::new(edition), options: Options::default(), players, chance };
    let mut log: Log<Fives> = Log::begin(set_up).expect("so many can play");
    for _ in 0..TURNS {
        let Next::Seat(seat) = Fives::next(log.state()) else { break };
        let view = Fives::view(log.state(), Viewer::Seat(seat));
        let action =
            Fives::choose(Level::Random, &view, &seeds.player(seat)).expect("it is this player's turn");
        log.act(seat, action).expect("what is listed is legal");
    }
}
