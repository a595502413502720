//! Somebody at one device acts and undoes it, 25,000 times.

#![allow(clippy::unwrap_used, reason = "helpers count as tests")]

use parlor_bots::GameSeed;
use parlor_core::record::{MAX_ENTRIES, Record, replay};
use parlor_core::{BySeat, Game as _, Log, PlayerName, SetUp};
use parlor_session::{LocalBackend, Polygon, Request, RequestError, SeatChoice, recorded, seated};
use parlor_wire::MAX_UNDOS;
use parlor_words::Lang;

/// How often it is tried.
const TRIES: u32 = 25_000;

#[test]
fn take_backs_come_to_an_end_and_the_game_can_be_saved() {
    let seeds = GameSeed::new("1");
    let log = Log::<Polygon>::begin(SetUp::classic(2, seeds.deal())).unwrap();
    let name = |seat: usize| PlayerName::new(["Ana", "Ben"][seat]).unwrap();
    let players = seated(&BySeat::new(2, |seat| SeatChoice::Person(name(seat.index()))), &seeds);
    let mut table =
        LocalBackend::new(log, recorded::<Polygon>(&players), players, String::new(), Lang::English);
    // On until something can be undone.
    while !table.snapshot().table.can_undo {
        let action = Polygon::actions(&table.snapshot().view)[0];
        table.send(Request::Act(action)).unwrap();
    }
    let (mut undone, mut refused) = (0, 0);
    for _ in 0..TRIES {
        match table.send(Request::Undo) {
            Ok(()) => {
                undone += 1;
                let action = Polygon::actions(&table.snapshot().view)[0];
                table.send(Request::Act(action)).unwrap();
            }
            Err(RequestError::NothingToUndo) => refused += 1,
            Err(error) => panic!("{error:?}"),
        }
    }
    assert_eq!((undone, refused), (MAX_UNDOS, TRIES - MAX_UNDOS));
    // No button where it can never work, and play goes on.
    let now = table.snapshot();
    assert!(!now.table.can_undo && now.table.unsaved.is_none());
    assert!(now.table.version < MAX_ENTRIES / 10, "{}", now.table.version);
    table.send(Request::Act(Polygon::actions(&now.view)[0])).unwrap();
    let text = table.record().unwrap();
    assert!(text.len() < 64 * 1024, "{} bytes", text.len());
    let record: Record = text.parse().unwrap();
    let played = replay::<Polygon>(&record).unwrap().played.unwrap();
    assert_eq!(played.log.entries().len(), table.snapshot().table.version);
    // Opened again, there are no more undos either.
    let players = table.players().clone();
    let again = LocalBackend::new(played.log, recorded::<Polygon>(&players), players, text, Lang::English);
    assert!(!again.snapshot().table.can_undo);
}
