use super::*;

#[test]
fn f19_the_others_play_on_and_the_tiles_go_out_unseen() {
    let table = at(3).deal(&[5, 5, 5, 5, 5]).begin();
    let table = table.play("8H 5").leave(2, Departure::Resigned);
    assert_eq!(table.turn(), seat(3));
    assert_eq!(table.state().public().pile(), 84);
    assert_eq!(table.state().public().gone()[seat(2)], Some(Departure::Resigned));
    let refused = table.refused_to(2, "pass");
    assert_eq!(
        (refused.clone(), refused.rule().to_string().as_str()),
        (Refusal::NotPlaying { seat: seat(2) }, "F19")
    );
}

#[test]
fn f19_the_turn_of_one_who_leaves_goes_to_the_next() {
    let table = at(3).begin().leave(1, Departure::OutOfTime);
    assert_eq!(table.turn(), seat(2));
}

#[test]
fn f19_another_s_turn_stays_when_one_leaves() {
    for leaves in [2, 3] {
        let table = at(3).begin().leave(leaves, Departure::Resigned);
        assert_eq!(table.turn(), seat(1), "seat {leaves} left");
    }
}

#[test]
fn f19_who_leaves_ranks_last_whatever_the_score() {
    let table = at(3).free_pass().deal(&[5, 5, 5, 5, 5]).begin().play("8F 55555");
    let table = table.leave(1, Departure::Resigned).play("pass").play("pass");
    let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
    assert_eq!(results.ranks[seat(1)], 3);
    assert!(results.scores[seat(1)] > results.scores[seat(2)]);
    // Nothing is taken off for tiles that nobody has seen.
    assert_eq!(results.scores[seat(1)], 25);
    assert_eq!(table.state().public().shown()[seat(1)], None);
}

#[test]
fn f19_when_one_is_left_the_game_ends_and_that_one_wins() {
    let table = at(2).deal(&[5, 5, 5, 5, 5]).begin().play("8H 5");
    let table = table.leave(1, Departure::Resigned);
    let Outcome::Over(results) = Fives::outcome(table.state()) else { panic!("not over") };
    assert_eq!(results.ranks.as_slice(), [2, 1]);
    assert_eq!(table.refused_to_leave(2), Refusal::Over);
}

#[test]
fn f19_one_who_leaves_last_of_those_who_have_not_passed_ends_the_game() {
    let table = at(3).free_pass().begin().play("pass").play("pass").leave(3, Departure::Resigned);
    assert_eq!(table.state().public().phase(), Phase::Over);
}

#[test]
fn f19_nobody_leaves_twice() {
    let table = at(3).begin().leave(2, Departure::Resigned);
    assert_eq!(table.refused_to_leave(2), Refusal::NotPlaying { seat: seat(2) });
    assert_eq!(table.refused_to_leave(4), Refusal::NotPlaying { seat: seat(4) });
}
