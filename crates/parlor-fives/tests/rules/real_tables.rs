use super::*;

fn fact(label: &str, values: &[&str]) -> Observation {
    Observation { label: label.to_owned(), values: values.iter().map(|value| (*value).to_owned()).collect() }
}

#[test]
fn f01_a_real_table_tells_who_goes_first() {
    let table = at(2).unknown();
    assert_eq!(Fives::next(table.state()), Next::Observation("fives/first".to_owned()));
    assert_eq!(table.refused_to(1, "pass"), Refusal::NotYourTurn { turn: None });
    assert_eq!(table.refused_to_leave(1), Refusal::NotYourTurn { turn: None });
    for bad in [&["3"][..], &["x"], &[], &["1", "2"]] {
        assert!(
            matches!(table.told_wrong(&fact("fives/first", bad)), ObserveError::BadValue { .. }),
            "{bad:?}"
        );
    }
    let early = table.told_wrong(&fact("fives/left/1", &["5"]));
    assert_eq!(early, ObserveError::NotAsked { label: "fives/left/1".to_owned() });
    let table = table.tell(&fact("fives/first", &["2"]));
    assert_eq!(table.turn(), seat(2));
    assert_eq!(table.state().public().held().as_slice(), [5, 5]);
}

#[test]
fn f03_at_a_real_table_nobody_lays_more_tiles_than_the_box_has() {
    // A box with a single 1: it lies on the board, and another is refused.
    let table = At::eleven(&[1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]).unknown().tell(&fact("fives/first", &["1"]));
    let table = table.play("5D 55").play("5F 14");
    let refused = table.refused_to(1, "E6 14");
    assert_eq!(refused, Refusal::NotInBox { tile: Tile::new(1).unwrap() });
    assert_eq!(refused.rule().to_string(), "F3");
    assert_eq!(table.clone().play("6E 5").turn(), seat(2));
}

#[test]
fn f04_at_a_real_table_nobody_lays_more_tiles_than_are_held() {
    let table = At::eleven(&[1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]).unknown().tell(&fact("fives/first", &["1"]));
    // Seat 1 lays five and draws the last one; two more at once are too many.
    let table = table.play("5C 55555").play("pass");
    assert_eq!(table.state().public().held().as_slice(), [1, 5]);
    assert_eq!(table.refused_to(1, "C6 55"), Refusal::TooManyTiles { tiles: 2 });
}

#[test]
fn f11_at_a_real_table_a_pass_is_taken_on_trust() {
    let table = at(2).unknown().tell(&fact("fives/first", &["1"])).play("pass");
    assert_eq!(table.turn(), seat(2));
    assert_eq!(table.actions(), Vec::<String>::new());
}

#[test]
fn f18_a_real_table_tells_what_is_left() {
    let table = at(2).unknown().tell(&fact("fives/first", &["1"])).play("pass").play("pass");
    assert_eq!(Fives::next(table.state()), Next::Observation("fives/left/1".to_owned()));
    assert_eq!(table.refused_to(1, "pass"), Refusal::Over);
    for bad in [&["5"][..], &["5", "5", "5", "5", "5", "5"], &["7", "7", "7", "7", "0"], &[]] {
        assert!(
            matches!(table.told_wrong(&fact("fives/left/1", bad)), ObserveError::BadValue { .. }),
            "{bad:?}"
        );
    }
    let table = table.tell(&fact("fives/left/1", &["1", "2", "3", "4", "5"]));
    assert_eq!(Fives::outcome(table.state()), Outcome::Going);
    let table = table.tell(&fact("fives/left/2", &["9", "9", "9", "9", "9"]));
    let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
    assert_eq!(results.scores.as_slice(), [-15, -45]);
}

#[test]
fn f18_a_real_table_is_not_asked_for_tiles_of_one_who_has_none() {
    let table = At::eleven(&[1, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5]).unknown().tell(&fact("fives/first", &["1"]));
    let table = table.play("5C 55555").play("pass").play("6C 5").play("pass");
    assert_eq!(table.state().public().held().as_slice(), [0, 5]);
    assert_eq!(Fives::next(table.state()), Next::Observation("fives/left/2".to_owned()));
    let table = table.tell(&fact("fives/left/2", &["1", "4", "4", "5", "5"]));
    let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
    assert_eq!(results.scores.as_slice(), [35, -19]);
}

#[test]
fn f19_a_real_table_is_not_asked_for_tiles_of_one_who_left() {
    let table = at(3).unknown().tell(&fact("fives/first", &["1"])).leave(1, Departure::Resigned);
    let table = table.play("pass").play("pass");
    assert_eq!(Fives::next(table.state()), Next::Observation("fives/left/2".to_owned()));
    let table = table.tell(&fact("fives/left/2", &["1", "2", "3", "4", "5"]));
    assert_eq!(Fives::next(table.state()), Next::Observation("fives/left/3".to_owned()));
    let table = table.tell(&fact("fives/left/3", &["1", "1", "1", "1", "1"]));
    assert_eq!(Fives::next(table.state()), Next::Over);
    assert_eq!(table.scores(), [0, -15, -5]);
    assert_eq!(table.state().public().shown()[seat(1)], None);
}

#[test]
fn f18_what_is_left_is_in_the_box() {
    let table = at(3).unknown().tell(&fact("fives/first", &["1"])).play("pass").play("pass").play("pass");
    let table = table.tell(&fact("fives/left/1", &["9"; 5])).tell(&fact("fives/left/2", &["9"; 5]));
    // Ten nines are gone.
    let wrong = table.told_wrong(&fact("fives/left/3", &["1", "1", "1", "1", "9"]));
    assert!(matches!(wrong, ObserveError::BadValue { .. }));
}
