use super::*;

#[test]
fn f16_players_without_tiles_are_skipped_and_going_out_does_not_end_the_game() {
    // Eleven tiles. Seat 1 goes out; seat 2 plays on alone until nothing is left.
    let table = At::eleven(&[5, 5, 5, 5, 5, 5, 5, 5, 1, 4, 5]).begin();
    let table = table.play("5C 55555").play("C6 55").play("7D 5");
    assert_eq!(table.state().public().held().as_slice(), [0, 3]);
    assert_eq!(table.turn(), seat(2));
    assert_eq!(table.state().public().phase(), Phase::Turn(seat(2)));
    let table = table.play("7E 5");
    assert_eq!(table.turn(), seat(2));
}

#[test]
fn f16_the_game_is_over_when_nobody_holds_tiles() {
    let table = At::eleven(&[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4]).begin();
    let table = table.play("5C 55555").play("C6 5555");
    // Seat 1 holds the 4; seat 2 one five.
    assert_eq!(table.state().public().held().as_slice(), [1, 1]);
    let table = table.play("pass").play("9D 5");
    assert_eq!(table.turn(), seat(1));
    let table = table.play("pass");
    assert_eq!(Fives::next(table.state()), Next::Over);
}

#[test]
fn f16_all_who_hold_tiles_have_passed_since_the_last_play() {
    // Seat 1: a 5-cluster of 1 1 6 3 4; both then hold fives and threes only, and nobody can join.
    let table = At::eleven(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5, 5]).begin();
    let table = table.play("5A 11634");
    assert_eq!(table.state().public().held().as_slice(), [1, 5]);
    let table = table.play("pass");
    assert_eq!(table.state().public().phase(), Phase::Turn(seat(1)));
    let table = table.play("pass");
    assert_eq!(table.state().public().phase(), Phase::Over);
    let over = table.refused_to(1, "pass");
    assert_eq!((over.clone(), over.rule().to_string().as_str()), (Refusal::Over, "F16"));
}

#[test]
fn f16_a_play_in_between_starts_the_count_of_passes_again() {
    let table = at(3).free_pass().deal(&[5; 15]).begin();
    let table = table.play("8H 5").play("pass").play("pass").play("8I 5");
    assert_eq!(table.state().public().phase(), Phase::Turn(seat(2)));
    let table = table.play("pass").play("pass");
    assert_eq!(table.state().public().phase(), Phase::Turn(seat(1)));
}

#[test]
fn f17_all_pass_while_there_is_a_pile() {
    let table = at(2).deal(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]).begin();
    let table = table.play("8E 11634").play("pass").play("pass");
    assert_eq!(table.state().public().phase(), Phase::Over);
    assert_eq!(table.state().public().pile(), 85);
    assert_eq!(table.scores(), [15 - 25, -25]);
}

#[test]
fn f17_with_free_pass_the_game_ends_when_nobody_wishes_to_play() {
    let table = at(2).free_pass().deal(&[1, 2, 3, 4, 5, 9, 8, 7, 6, 5]).begin().play("pass").play("pass");
    assert_eq!(table.state().public().phase(), Phase::Over);
    assert_eq!(table.scores(), [-15, -35]);
}

#[test]
fn f18_unplayed_tiles_are_taken_off_and_shown() {
    let table = At::eleven(&[1, 1, 6, 3, 4, 5, 5, 5, 5, 5, 5]).begin();
    let table = table.play("5A 11634").play("pass");
    let scored = table.scores()[0];
    let table = table.play("pass");
    assert_eq!(table.scores(), [scored - 5, -25]);
    let shown = table.state().public().shown();
    assert_eq!(shown.as_slice(), [Some(rack(&[5])), Some(rack(&[5; 5]))]);
}

#[test]
fn f18_the_highest_score_wins_and_equals_share() {
    let table = at(3).free_pass().deal(&[1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 9, 8, 7, 6, 5]).begin();
    let table = table.play("pass").play("pass").play("pass");
    let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
    assert_eq!(results.scores.as_slice(), [-15, -15, -35]);
    assert_eq!(results.ranks.as_slice(), [1, 1, 3]);
    assert_eq!(results.winners().collect::<Vec<_>>(), [seat(1), seat(2)]);
}

#[test]
fn f18_while_the_game_goes_on_there_is_no_outcome() {
    assert_eq!(Fives::outcome(at(2).begin().state()), Outcome::Going);
}
