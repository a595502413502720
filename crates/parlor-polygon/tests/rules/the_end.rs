//! P21, P22: the end, and players who leave.

use parlor_core::{Departure, Game, Refusal as _, RuleId};
use parlor_polygon::{Event, Phase, Polygon, Refusal};

use crate::table::{Plan, Tabletop, seat};

const TIGHT: &str = include_str!("../data/tight.toml");

fn rolls(count: usize) -> String {
    (0..count).map(|turn| ["star", "circle", "diamond"][turn % 3]).collect::<Vec<_>>().join(" ")
}

fn classic(players: u8) -> Tabletop {
    Plan::new(players).pile("").rolls(&rolls(24)).begin()
}

#[test]
fn p21_the_game_ends_after_the_turn_that_draws_the_last_tile() {
    let mut table = classic(2);
    table.play_on(46);
    assert_eq!((table.state.public().pile(), table.state.public().turns().len()), (0, 24));
    assert!(matches!(table.phase(), Phase::Turn(_)));
    table.play_on(2);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.refused("1: 1 0,0"), Refusal::Over);
    let turns = |number| table.state.public().turns().iter().filter(|turn| turn.seat == seat(number)).count();
    assert_eq!((turns(1), turns(2)), (12, 12));
    let scores = table.scores().to_vec();
    let ranks = table.results().ranks;
    assert_eq!(ranks[seat(1)] <= ranks[seat(2)], scores[0] >= scores[1]);
}

#[test]
fn p21_an_odd_last_tile_is_played_alone() {
    let mut table =
        Plan::new(2).edition(TIGHT).with("polygon/first/1", "W 1").pile("").rolls(&rolls(6)).begin();
    // Twelve tiles: one on START, five turns of two, and one of one.
    table.play_on(10);
    assert_eq!(table.state.public().task().unwrap().tiles().len(), 1);
    assert_eq!(table.state.public().turns().last().unwrap().drawn.len(), 1);
    table.play_on(1);
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn p21_the_highest_total_wins() {
    let three = "name = \"three\"\nplayers = [2, 2]\nspaces = [\"0,0\", \"1,0\", \"0,1\"]\nstart = \"0,0\"\n[tiles]\n1 = 2\n3 = 1\n4 = 1\n5 = 1\n";
    let plan =
        Plan::new(2).edition(three).with("polygon/first/1", "3 1").pile("4 5 1 1").rolls("star circle");
    let mut table = plan.begin();
    // All spaces meet at the star: with the circle nothing can be laid.
    table.play("1: 4 1,0; 1: 5 0,1; 2: 1 out; 2: 1 out");
    assert_eq!((table.phase(), table.scores()), (Phase::Over, &[35, 0][..]));
    assert_eq!(table.results().ranks.as_slice(), [1, 2]);
}

#[test]
fn p21_equal_totals_share_the_win() {
    let mut table =
        Plan::new(2).edition(TIGHT).with("polygon/first/1", "W 1").pile("").rolls(&rolls(6)).begin();
    table.leave(2);
    assert_eq!(table.results().ranks.as_slice(), [1, 2]);
    // Nobody scores in this game: each tile is laid where it completes nothing, or goes out.
    let mut table =
        Plan::new(2).edition(TIGHT).with("polygon/first/1", "W 1").pile("").rolls(&rolls(6)).begin();
    while table.phase() != Phase::Over {
        let Phase::Turn(turn) = table.phase() else { panic!("{:?}", table.phase()) };
        let actions = Polygon::actions(&table.view(turn.number()));
        let dull = actions.iter().find(|action| {
            let mut state = table.state.clone();
            let events = Polygon::apply(&mut state, turn, action).unwrap();
            matches!(events[0], Event::Placed { placement, .. } if placement.score() == 0)
        });
        let action = *dull.unwrap_or(&actions[0]);
        Polygon::apply(&mut table.state, turn, &action).unwrap();
    }
    let (scores, ranks) = (table.scores().to_vec(), table.results().ranks);
    assert_eq!(ranks.as_slice() == [1, 1], scores[0] == scores[1], "{scores:?}");
}

#[test]
fn p22_a_player_leaves_between_the_two_placements() {
    let mut table = classic(3);
    table.play_on(1);
    let left_over = table.state.public().task().unwrap().tiles()[0];
    let on_board = table.state.public().board().laid().len();
    let events = table.leave(1);
    assert!(matches!(events[0], Event::Left { why: Departure::Resigned, .. }));
    // The tile that was laid stays; the other goes out of the game; the next player rolls and draws.
    assert_eq!(table.state.public().board().laid().len(), on_board);
    assert_eq!(table.state.public().out(), [left_over]);
    assert!(matches!(events[1], Event::Rolled { turn: 2, .. }) && matches!(events[2], Event::Drew { .. }));
    assert_eq!(table.phase(), Phase::Turn(seat(2)));
}

#[test]
fn p22_who_leaves_is_skipped_and_the_others_play_the_pile_to_its_end() {
    let mut table = classic(3);
    table.leave(2);
    assert_eq!(table.phase(), Phase::Turn(seat(1)), "it was not that player's turn");
    table.play_on(2);
    assert_eq!(table.phase(), Phase::Turn(seat(3)));
    table.play_on(46);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.results().ranks[seat(2)], 3);
    assert_eq!(table.state.public().out(), [], "nothing had been drawn");
}

#[test]
fn p22_the_last_player_to_draw_leaves_and_the_game_is_over() {
    let mut table = classic(3);
    table.play_on(47);
    let Phase::Turn(turn) = table.phase() else { panic!("{:?}", table.phase()) };
    table.leave(turn.number());
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.results().ranks[turn], 3);
}

#[test]
fn p22_when_only_one_is_left_that_one_wins() {
    let mut table = classic(3);
    table.leave(3);
    table.leave(1);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.results().ranks.as_slice(), [2, 1, 2]);
    let mut state = table.state.clone();
    assert_eq!(Polygon::leave(&mut state, seat(2), Departure::OutOfTime), Err(Refusal::Over));
}

#[test]
fn p22_nobody_leaves_twice() {
    let mut table = classic(4);
    table.leave(3);
    let mut state = table.state.clone();
    let again = Polygon::leave(&mut state, seat(3), Departure::Resigned);
    assert_eq!(again, Err(Refusal::NotPlaying { seat: seat(3) }));
    assert_eq!(table.refused("3: 1 0,0"), Refusal::NotPlaying { seat: seat(3) });
    assert_eq!(table.refused("3: 1 0,0").rule(), RuleId::new('P', 22));
}
