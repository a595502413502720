//! Editions. Any text reads as an edition of each game or not; what reads writes back as the same edition, and the fewest
//! and the most players that it allows can sit down and play.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use parlor_bots::{GameSeed, Level};
use parlor_core::{Chance, Edition, EditionError, Log, Next, SetUp, Viewer};
use parlor_fives::Fives;
use parlor_fuzz::{Fuzzed, is_within};
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

const ACTIONS: usize = 10;

fuzz_target!(|text: &str| {
    check::<Fives, _>(text);
    check::<Scorzo, _>(text);
    check::<Polygon, _>(text);
});

fn check<G, P>(text: &str)
where
    G: Fuzzed<Edition: Edition<Error = EditionError<P>>>,
    EditionError<P>: std::error::Error,
{
    match G::Edition::read(text) {
        Ok(edition) => {
            let written = edition.write();
            let again = G::Edition::read(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
            assert_eq!(again, edition, "{written}");
            assert_eq!(again.write(), written);
            let (fewest, most) = edition.players().into_inner();
            let edition = Arc::new(edition);
            play::<G>(Arc::clone(&edition), fewest);
            play::<G>(edition, most);
        }
        Err(error) => assert!(is_within(text, error.line, error.column), "{error}"),
    }
}

fn play<G: Fuzzed>(edition: Arc<G::Edition>, players: u8) {
    let seeds = GameSeed::new(edition.name());
    let chance = Chance::Seed(seeds.deal());
    let set_up = SetUp { edition, options: G::Options::default(), players, chance };
    let mut log: Log<G> = Log::begin(set_up).expect("so many can play");
    for _ in 0..ACTIONS {
        let Next::Seat(seat) = G::next(log.state()) else { break };
        let view = G::view(log.state(), Viewer::Seat(seat));
        let action = G::choose(Level::Random, &view, &seeds.player(seat)).expect("it is this player's turn");
        log.act(seat, action).expect("what is listed is legal");
        G::check_box(log.state());
    }
}
