//! P7 to P9, P15: a turn, the die, the tiles.

use parlor_core::Game;
use parlor_polygon::{Event, Phase, Polygon, Refusal, Symbol};

use crate::table::{Plan, seat, space, symbol, tile};

fn rolls(events: &[Event]) -> Vec<(Symbol, u16)> {
    let roll = |event: &Event| match event {
        Event::Rolled { roll, rolls, .. } => Some((*roll, *rolls)),
        _ => None,
    };
    events.iter().filter_map(roll).collect()
}

#[test]
fn p07_a_turn_begins_with_a_roll_and_the_rolled_symbol_governs() {
    let table = Plan::new(2).pile("1 2").rolls("diamond").begin();
    let task = table.state.public().task().unwrap();
    assert_eq!((task.roll(), task.tiles()), (symbol("diamond"), &[tile("1"), tile("2")][..]));
    // START's diamond grouping is 0,0 0,-1 1,-1: nothing else can be reached.
    let mut spaces: Vec<String> = Polygon::actions(&table.view(1))
        .iter()
        .filter_map(|action| action.space)
        .map(|at| at.to_string())
        .collect();
    spaces.sort();
    spaces.dedup();
    assert_eq!(spaces, ["0,-1", "1,-1"]);
    assert!(Polygon::actions(&table.view(2)).is_empty());
    assert_eq!((table.view(1).task(), table.view(2).task()), (Some(task), None));
}

#[test]
fn p08_in_the_second_turn_the_die_is_rolled_until_it_differs() {
    let mut table = Plan::new(2).pile("").rolls("star star>star>circle star star").begin();
    table.play_on(6);
    let expected = [(Symbol::Star, 1), (Symbol::Circle, 3), (Symbol::Star, 1), (Symbol::Star, 1)];
    assert_eq!(rolls(&table.events), expected, "only in the second turn");
    assert_eq!(table.state.public().turns()[1].rolls, 3);
    assert_eq!(table.state.public().turns()[1].roll, Symbol::Circle);
}

#[test]
fn p08_the_second_turn_is_that_of_the_game_whoever_plays_it() {
    let mut table = Plan::new(3).pile("").rolls("star star>diamond").begin();
    let events = table.leave(1);
    assert_eq!(rolls(&events), [(Symbol::Diamond, 2)]);
    assert_eq!(table.phase(), Phase::Turn(seat(2)));
}

#[test]
fn p09_two_tiles_are_drawn_face_up_and_laid_in_either_order() {
    let mut table = Plan::new(2).pile("1 2 3 4").rolls("star circle").begin();
    let Some(Event::Drew { tiles, .. }) = table.events.last() else { panic!("{:?}", table.events) };
    assert_eq!(tiles[..], [tile("1"), tile("2")]);
    assert_eq!(table.refused("1: 3 1,0"), Refusal::NotThisTile { tile: tile("3") });
    table.play("1: 2 1,0");
    assert_eq!(table.phase(), Phase::Turn(seat(1)));
    assert_eq!(table.state.public().task().unwrap().tiles(), [tile("1")]);
    assert_eq!(table.refused("1: 2 0,1"), Refusal::NotThisTile { tile: tile("2") });
    assert_eq!(table.refused("2: 1 0,1"), Refusal::NotYourTurn { turn: Some(seat(1)) });
    table.play("1: 1 0,1");
    assert_eq!(table.phase(), Phase::Turn(seat(2)));
    let laid: Vec<_> = table.state.public().board().laid().to_vec();
    assert_eq!(laid[1..], [(space("1,0"), tile("2")), (space("0,1"), tile("1"))]);
}

#[test]
fn p05_p07_p09_chance_is_revealed_and_nothing_by_laying_and_leaving() {
    let revealing = |events: &[Event]| events.iter().map(Polygon::reveals).collect::<Vec<_>>();
    let mut table = Plan::new(3).pile("1 2 3 4").rolls("star circle").begin();
    assert_eq!(revealing(&table.events), [true; 4], "tiles for the first turn, START, the die, two tiles");
    assert_eq!(revealing(&table.play("1: 2 1,0")), [false]);
    assert_eq!(revealing(&table.leave(3)), [false]);
    assert_eq!(revealing(&table.play("1: 1 0,1")), [false, true, true], "the next player rolls and draws");
}

#[test]
fn p15_players_are_free_in_where_to_place() {
    let mut table = Plan::new(2).pile("5 5 1 2").rolls("star circle").begin();
    // Two fives beside the 5 on START would score 50; a five elsewhere in the grouping and nothing more is legal too.
    let all = Polygon::actions(&table.view(1));
    assert_eq!(all.len(), 2);
    table.play("1: 5 1,0; 1: 5 0,1");
    assert_eq!(table.scores(), [50, 0]);
}

#[test]
fn p15_with_best_score_required_only_best_turns_are_legal() {
    // START has a 5. Star: 1,0 and 0,1. With 3 and 4 both orders complete 3 4 5 for 35.
    let plan = || Plan::new(2).pile("4 5 1 2").rolls("star circle");
    let free = plan().begin();
    let strict = plan().best_score_required().begin();
    assert_eq!(Polygon::actions(&free.view(1)), Polygon::actions(&strict.view(1)), "nothing scores yet");

    // 0,0 5; 1,0 4 and 0,1 5 lie. A star roll with W and 1: W completes 5 5 5 on 1,0, nothing else scores as much.
    let begin = |plan: Plan| {
        let mut table = plan.pile("4 5 1 2 W 1").rolls("star circle star").begin();
        table.play("1: 4 1,0; 1: 5 0,1; 2: 1 -1,0; 2: 2 -1,1");
        table
    };
    let free = begin(Plan::new(2));
    let strict = begin(Plan::new(2).best_score_required());
    let best = parlor_polygon::best_total(
        free.state.public().edition(),
        free.state.public().board(),
        free.state.public().task().unwrap(),
    );
    assert_eq!(best, 50);
    let legal: Vec<String> = Polygon::actions(&strict.view(1)).iter().map(ToString::to_string).collect();
    assert!(legal.contains(&"W 1,0".to_owned()) && !legal.contains(&"W 0,1".to_owned()), "{legal:?}");
    assert!(Polygon::actions(&free.view(1)).len() > legal.len());
    assert_eq!(strict.refused("1: W 0,1"), Refusal::NotBest { best: 50 });
    let mut strict = strict;
    strict.play("1: W 1,0");
    // The second tile of a best turn may go anywhere that scores as much: here everywhere, with nothing.
    assert!(!Polygon::actions(&strict.view(1)).is_empty());
}
