//! What is saved when nobody knows how much of a game is.

#![allow(clippy::unwrap_used, reason = "helpers count as tests")]

use parlor_bots::{GameSeed, Level};
use parlor_core::{BySeat, Game as _, Log, PlayerName, SetUp};
use parlor_session::{LocalBackend, Polygon, Request, SeatChoice, recorded, seated};
use parlor_words::Lang;

#[test]
fn everything_is_saved_again_if_it_is_not_known_what_is() {
    let seeds = GameSeed::new("1");
    let log = Log::<Polygon>::begin(SetUp::classic(2, seeds.deal())).unwrap();
    let choices = BySeat::new(2, |seat| match seat.index() {
        0 => SeatChoice::Person(PlayerName::new("Ana").unwrap()),
        _ => SeatChoice::Bot(Level::Greedy.into()),
    });
    let players = seated(&choices, &seeds);
    let mut table =
        LocalBackend::new(log, recorded::<Polygon>(&players), players, String::new(), Lang::English);
    while !table.snapshot().table.acts() {
        table.choose().unwrap();
    }
    let action = Polygon::actions(&table.snapshot().view)[0];
    table.send(Request::Act(action)).unwrap();
    // What the game began with was never saved here, only what came after.
    assert_ne!(*table.store(), table.record().unwrap());
    assert!(table.save_all());
    assert_eq!(*table.store(), table.record().unwrap());
}
