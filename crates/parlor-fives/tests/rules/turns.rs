use super::*;

#[test]
fn f10_after_the_turn_the_player_draws_back_up_to_five() {
    let table = at(2).deal(&[4, 1, 5, 9, 9, 1, 1, 1, 1, 1, 2, 3, 6]).begin();
    let (table, events) = table.play_with_events("8F 415");
    assert_eq!(table.rack(1), rack(&[9, 9, 2, 3, 6]));
    assert_eq!(table.state().public().pile(), 87);
    let Event::Played { count, .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(*count, 3);
    // Only the player sees what was drawn.
    let drawn = |viewer| match Fives::seen(&events[0], viewer) {
        Seen::Played { drawn, .. } => drawn,
        other => panic!("{other:?}"),
    };
    let tiles = [2, 3, 6].map(|value| Tile::new(value).unwrap()).to_vec();
    assert_eq!(drawn(Viewer::Seat(seat(1))), Some(tiles));
    assert_eq!(drawn(Viewer::Seat(seat(2))), None);
    assert_eq!(drawn(Viewer::Watcher), None);
}

#[test]
fn f10_while_tiles_last() {
    // Eleven tiles: one is left after dealing.
    let table = At::eleven(&[5, 5, 5, 1, 1, 2, 3, 5, 5, 6, 9]).begin();
    let table = table.play("5D 55");
    assert_eq!(table.rack(1), rack(&[1, 1, 5, 9]));
    assert_eq!(table.state().public().pile(), 0);
}

#[test]
fn f10_only_what_shows_a_new_tile_can_not_be_taken_back() {
    let table = at(3).free_pass().deal(&[5; 15]).begin();
    let (table, events) = table.play_with_events("8H 5");
    assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [true]);
    let (table, events) = table.play_with_events("pass");
    assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [false]);
    let left = Fives::leave(&mut table.state().clone(), seat(3), Departure::Resigned).unwrap();
    assert_eq!(left.iter().map(Fives::reveals).collect::<Vec<_>>(), [false]);
    // Without a pile a play shows nothing to anybody; the end of the game does.
    let table = At::eleven(&[5, 5, 5, 5, 5, 1, 1, 4, 4, 5, 5]).begin().play("5C 55555");
    let (_, events) = table.play_with_events("6C 5");
    assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [false]);
    let (_, events) = at(2).free_pass().begin().play("pass").play_with_events("pass");
    assert_eq!(events.iter().map(Fives::reveals).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn f11_who_has_a_legal_play_does_not_pass() {
    let table = at(2).deal(&[5, 1, 1, 1, 1]).begin();
    let refused = table.refused_to(1, "pass");
    assert_eq!(refused, Refusal::CanPlay);
    assert_eq!(refused.rule().to_string(), "F11");
}

#[test]
fn f11_who_has_none_passes() {
    // 1 1 6 3 4 on the centre row, and nothing but fives: no line can take one.
    let table = at(2).deal(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5]).begin().play("8E 11634");
    assert_eq!(table.actions(), ["pass"]);
    let table = table.play("pass");
    assert_eq!(table.turn(), seat(1));
    assert_eq!(table.scores(), [15, 0]);
}

#[test]
fn f11_with_free_pass_a_player_may_pass_at_will() {
    let table = at(2).free_pass().deal(&[5, 1, 1, 1, 1]).begin();
    assert!(table.actions().contains(&"pass".to_owned()));
    assert_eq!(table.play("pass").turn(), seat(2));
}
