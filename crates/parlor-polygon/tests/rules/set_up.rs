//! P5, P6: who begins.

use parlor_core::{ChanceError, SetUpError};
use parlor_polygon::{Event, Phase};

use crate::table::{Plan, seat, space, tile};

fn first(rounds: &[&str]) -> (u8, String) {
    let players = u8::try_from(rounds[0].split(' ').count()).unwrap();
    let mut plan = Plan::new(players).pile("").rolls("star");
    for (number, taken) in rounds.iter().enumerate() {
        plan = plan.with(&format!("polygon/first/{}", number + 1), taken);
    }
    let table = plan.begin();
    let Phase::Turn(turn) = table.phase() else { panic!("{:?}", table.phase()) };
    assert_eq!(table.state.public().taken().len(), rounds.len());
    let on_start: Vec<_> = table.state.public().board().stack(space("0,0")).collect();
    (turn.number(), on_start[0].to_string())
}

#[test]
fn p05_the_highest_number_begins_and_wild_is_above_all() {
    assert_eq!(first(&["3 5 4"]), (2, "5".to_owned()));
    assert_eq!(first(&["5x3 W"]), (2, "W".to_owned()));
    assert_eq!(first(&["4 1x3"]), (1, "4".to_owned()), "an X tile counts as its number");
}

#[test]
fn p05_only_those_who_tie_take_new_tiles_and_the_winner_keeps_the_last() {
    // Seats 1 and 3 tie; in the second round seat 3 has the higher tile, though lower than what seat 2 had.
    assert_eq!(first(&["5 4 5x2", "1 2"]), (3, "2".to_owned()));
    assert_eq!(first(&["W W 5", "3 3x2", "W 4"]), (1, "W".to_owned()));
    let table = Plan::new(3)
        .with("polygon/first/1", "5 4 5")
        .with("polygon/first/2", "1 2")
        .pile("")
        .rolls("star")
        .begin();
    let taken = table.state.public().taken();
    assert_eq!(taken[1].as_slice(), [Some(tile("1")), None, Some(tile("2"))]);
    // All other tiles went back: only the 2 is out of the bag, and the first two were drawn.
    assert_eq!(table.state.public().pile(), 46);
    assert!(
        matches!(table.events[2], Event::Began { first, tile: kept } if first == seat(3) && kept == tile("2"))
    );
}

#[test]
fn p06_48_tiles_remain_and_play_goes_clockwise() {
    for (players, order) in [(2, [1, 2, 1, 2]), (3, [1, 2, 3, 1]), (4, [1, 2, 3, 4])] {
        let mut table = Plan::new(players).pile("").rolls("star circle star circle star").begin();
        assert_eq!(table.state.public().pile() + 2, 48);
        for number in order {
            assert_eq!(table.phase(), Phase::Turn(seat(number)));
            table.play_on(2);
        }
    }
}

#[test]
fn a_written_game_that_can_not_be_is_refused() {
    let missing = Plan::new(2).rolls("star").try_begin().map(|_| ());
    let label = "polygon/pile".to_owned();
    assert_eq!(missing, Err(SetUpError::Chance(ChanceError::NotScripted { label })));
    let no_roll = Plan::new(2).pile("").try_begin().map(|_| ());
    assert!(matches!(no_roll, Err(SetUpError::Chance(ChanceError::NotScripted { .. }))));
    let bad_roll = Plan::new(2).pile("").rolls("square").try_begin().map(|_| ());
    assert!(matches!(bad_roll, Err(SetUpError::Chance(ChanceError::BadValue { .. }))));
    let five =
        Plan::new(5).with("polygon/first/1", "5 1 2 3 4").pile("").rolls("star").try_begin().map(|_| ());
    assert_eq!(five, Err(SetUpError::Players { asked: 5, least: 2, most: 4 }));
}
