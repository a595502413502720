use super::*;

#[test]
fn f01_the_highest_tile_goes_first_then_clockwise() {
    let table = at(3).first(&[&[4, 9, 2]]).deal(&[1, 4, 5, 5, 5]).begin();
    assert_eq!(table.turn(), seat(2));
    let table = table.play("8H 5").pass_the_turn();
    assert_eq!(table.turn(), seat(1));
}

#[test]
fn f01_those_who_tie_for_highest_draw_again_among_themselves() {
    let table = at(3).first(&[&[7, 3, 7], &[5, 5], &[2, 8]]).begin();
    assert_eq!(table.turn(), seat(3));
    let draws = table.state().public().first_draws().to_vec();
    let tile = |value| Some(Tile::new(value).unwrap());
    assert_eq!(draws.len(), 3);
    assert_eq!(draws[0].as_slice(), [tile(7), tile(3), tile(7)]);
    assert_eq!(draws[1].as_slice(), [tile(5), None, tile(5)]);
    assert_eq!(draws[2].as_slice(), [tile(2), None, tile(8)]);
}

#[test]
fn f01_the_tiles_drawn_for_the_first_turn_go_back() {
    let table = at(2).first(&[&[9, 8]]).begin();
    let held: u16 = table.state().public().held().as_slice().iter().map(|held| u16::from(*held)).sum();
    assert_eq!(held + table.state().public().pile(), 100);
}

#[test]
fn f01_nobody_plays_out_of_turn() {
    let table = at(2).deal(&[5, 1, 1, 1, 1]).begin();
    let refused = table.refused_to(2, "pass");
    assert_eq!(refused, Refusal::NotYourTurn { turn: Some(seat(1)) });
    assert_eq!(refused.rule().to_string(), "F1");
}

#[test]
fn f01_who_is_not_to_act_has_no_plays() {
    let table = at(2).deal(&[5; 10]).begin();
    let view = |number| Fives::view(table.state(), Viewer::Seat(seat(number)));
    assert!(view(1).is_mover() && !view(1).plays().is_empty());
    assert!(!view(2).is_mover() && view(2).plays().is_empty());
    assert!(Fives::actions(&view(2)).is_empty());
}

#[test]
fn f02_a_view_that_takes_in_the_beginning_knows_what_was_drawn() {
    let at = at(2).deal(&[1, 2, 3, 4, 5, 9, 8, 7, 6, 5]);
    let before = at.clone().unknown();
    let (table, events) = at.begin_with_events();
    for viewer in Viewer::all(2) {
        let mut view = Fives::view(before.state(), viewer);
        assert_eq!(view.rack(), None);
        for event in &events {
            Fives::advance(&mut view, &Fives::seen(event, viewer));
        }
        assert_eq!(view, Fives::view(table.state(), viewer));
    }
}

#[test]
fn f02_every_player_draws_five_tiles_and_hides_them() {
    let table = at(2).deal(&[1, 2, 3, 4, 5, 9, 8, 7, 6, 5]).begin();
    assert_eq!(table.rack(1), rack(&[1, 2, 3, 4, 5]));
    assert_eq!(table.rack(2), rack(&[5, 6, 7, 8, 9]));
    assert_eq!(table.state().public().pile(), 90);
    assert_eq!(Fives::view(table.state(), Viewer::Watcher).rack(), None);
    let text = serde_json::to_string(&Fives::view(table.state(), Viewer::Seat(seat(1)))).unwrap();
    assert!(text.contains("\"rack\":[1,2,3,4,5]"), "{text}");
    assert!(!text.contains("9,8,7"), "{text}");
}

#[test]
fn f03_classic_has_a_hundred_tiles_and_a_board_of_fifteen() {
    let classic = Edition::classic();
    assert_eq!(classic.tiles().len(), 100);
    assert_eq!(*classic.tiles(), Tiles::from_counts([10, 10, 10, 10, 20, 10, 10, 10, 10]));
    for residue in 0..5 {
        assert_eq!(classic.tiles().iter().filter(|tile| tile.residue() == residue).count(), 20);
    }
    assert_eq!(classic.size(), 15);
    assert_eq!(classic.centre().to_string(), "H8");
    let bonus = |square: &str| classic.bonus(square.parse().unwrap());
    assert_eq!(bonus("A1"), Bonus::Triple);
    assert_eq!(bonus("D1"), Bonus::Plus10);
    assert_eq!(bonus("B2"), Bonus::Plus5);
    assert_eq!(bonus("E2"), Bonus::Double);
    assert_eq!(bonus("H8"), Bonus::None);
    assert_eq!(bonus("P1"), Bonus::None);
    assert_eq!(bonus("A16"), Bonus::None);
}
