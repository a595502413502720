//! P10 to P14: where a tile may go.

use parlor_core::Game;
use parlor_polygon::{Phase, Polygon, Refusal};

use crate::table::{Plan, judge, space, tile};

#[test]
fn p10_a_tile_joins_a_tile_in_play_at_the_rolled_symbol() {
    assert_eq!(judge("0,0 3", "star", "4 5", "4 1,0; 5 0,1"), Ok(vec![0, 35]));
    // 1,0 meets 0,0 at the star, not at the circle.
    assert_eq!(judge("0,0 3", "circle", "4 5", "4 1,0; 5 -1,0"), Err(10));
    assert_eq!(judge("0,0 3", "star", "4 5", "4 2,0; 5 0,1"), Err(10));
    assert_eq!(judge("0,0 3", "star", "4 5", "4 9,9; 5 0,1"), Err(10), "off the board");
}

#[test]
fn p10_already_in_play_means_before_this_turn() {
    // 2,0 meets 1,0 and 1,1 at its circle: base 1,0 has (1 - 0) mod 3 = 1, diamond. A tile laid this turn is not enough.
    assert_eq!(judge("0,0 3", "star", "4 5", "4 1,0; 5 1,0"), Err(11));
    assert_eq!(judge("0,0 3", "diamond", "4 5", "4 1,-1; 5 2,-1"), Err(10));
}

#[test]
fn p10_a_space_stays_in_play_when_the_first_tile_is_stacked_on_it() {
    // 0,0 and 1,0 are in play. The first tile is stacked on 0,0; the second goes to 1,0, which 0,0 still allows.
    assert_eq!(judge("0,0 3; 1,0 2", "star", "4 5", "4 0,0; 5 1,0"), Ok(vec![0, 0]));
    // And 0,1 meets both.
    assert_eq!(judge("0,0 3; 1,0 2", "star", "4 5", "4 0,0; 5 0,1"), Ok(vec![0, 0]));
}

#[test]
fn p10_a_printed_tile_is_not_in_play() {
    // WILD is printed on 3,0; its neighbours can't be laid for its sake, whatever the roll.
    for roll in ["star", "diamond", "circle"] {
        for next in ["2,0", "4,0", "3,-1", "4,-1", "2,1", "3,1"] {
            let places = format!("1 {next}; 2 {next}");
            assert_eq!(judge("0,0 3", roll, "1 2", &places), Err(10), "{roll} {next}");
        }
    }
}

#[test]
fn p10_at_the_edge_a_grouping_reaches_over_and_can_not_be_completed() {
    // 4,0 is at the edge: one of its groupings has only one other space on the board.
    let edition = parlor_polygon::Edition::classic();
    let cut = parlor_polygon::Symbol::ALL
        .into_iter()
        .find(|symbol| edition.grouping(space("4,0"), *symbol).len() == 2);
    let roll = cut.unwrap();
    let other = edition.grouping(space("4,0"), roll)[1];
    let stacks = format!("{other} W");
    let verdict = judge(&stacks, roll.name(), "W 1", &format!("W 4,0; 1 {other}"));
    assert_eq!(verdict, Err(10), "the first tile of a turn is not in play for the second");
    let stacks = format!("{other} W; 4,0 W");
    assert_eq!(judge(&stacks, roll.name(), "2 1", "2 4,0; 1 4,0"), Err(11));
    let verdict = judge(&stacks, roll.name(), "2 1", &format!("2 4,0; 1 {other}"));
    assert_eq!(verdict, Ok(vec![0, 0]));
}

#[test]
fn p11_tiles_may_be_stacked_as_high_as_you_like() {
    assert_eq!(judge("0,0 3; 1,0 2 3 4 5 1 2 3 4 5 1 2", "star", "4 5", "4 1,0; 5 0,1"), Ok(vec![0, 35]));
    // P10 holds for stacked tiles as well: nothing else of the grouping is in play.
    assert_eq!(judge("0,0 3", "star", "4 5", "4 0,0; 5 0,1"), Err(10));
}

#[test]
fn p11_the_second_tile_is_not_laid_on_the_first() {
    assert_eq!(judge("0,0 3; 0,1 1", "star", "4 5", "4 1,0; 5 1,0"), Err(11));
    assert_eq!(judge("0,0 3; 1,0 1", "star", "4 5", "4 1,0; 5 1,0"), Err(11), "stacked or not");
}

#[test]
fn p12_never_on_the_same_number_never_wild_on_wild() {
    let on = |lies: &str, first: &str| {
        judge(&format!("0,0 3; 1,0 {lies}"), "star", &format!("{first} 1"), &format!("{first} 1,0; 1 0,1"))
    };
    assert_eq!(on("4", "4"), Err(12));
    assert_eq!(on("4x2", "4"), Err(12));
    assert_eq!(on("4", "4x3"), Err(12));
    assert_eq!(on("W", "W"), Err(12));
    assert!(on("4", "W").is_ok() && on("W", "4").is_ok() && on("4", "5").is_ok());
    assert!(on("4 2", "4").is_ok(), "only the top counts");
}

#[test]
fn p12_printed_tiles_count_like_others() {
    // 3x2 is printed on 0,3; WILD on 3,0. A neighbour in play at the rolled symbol is needed.
    let edition = parlor_polygon::Edition::classic();
    let next_to = |at: &str| edition.grouping(space(at), parlor_polygon::Symbol::Star)[1].to_string();
    let (by_three, by_wild) = (next_to("0,3"), next_to("3,0"));
    let lay = |by: &str, first: &str, at: &str| {
        judge(&format!("{by} 1"), "star", &format!("{first} 5"), &format!("{first} {at}; 5 {by}")).err()
    };
    assert_eq!(lay(&by_three, "3", "0,3"), Some(12));
    assert_eq!(lay(&by_three, "3x3", "0,3"), Some(12));
    assert_eq!(lay(&by_wild, "W", "3,0"), Some(12));
    // Others may cover it; then the second tile here breaks P10, since nothing but its own space was in play.
    assert_eq!(lay(&by_three, "4", "0,3"), Some(10));
    assert_eq!(lay(&by_wild, "4", "3,0"), Some(10));
}

#[test]
fn p13_after_a_score_the_second_tile_goes_to_another_grouping() {
    let stacks = "0,0 3; 1,0 4; 0,-1 1";
    assert_eq!(judge(stacks, "star", "5 2", "5 0,1; 2 0,0"), Err(13));
    assert_eq!(judge(stacks, "star", "5 2", "5 0,1; 2 1,0"), Err(13));
    assert_eq!(judge(stacks, "star", "5 2", "5 0,1; 2 0,1"), Err(11), "nor on the first tile's own space");
    // Another star grouping: that of 0,-1, which has base -1,-1.
    assert_eq!(judge(stacks, "star", "5 2", "5 0,1; 2 -1,0"), Ok(vec![35, 0]));
}

#[test]
fn p13_without_a_score_the_second_tile_may_join_the_first() {
    assert_eq!(judge("0,0 3", "star", "4 5", "4 1,0; 5 0,1"), Ok(vec![0, 35]));
    assert_eq!(judge("0,0 3; 1,0 4", "star", "1 5", "1 0,1; 5 1,0"), Ok(vec![0, 0]));
}

#[test]
fn p14_a_tile_without_a_legal_space_is_put_out_of_the_game() {
    // 5 completes 3 4 5 on 0,1 and scores: P13 bars the grouping, and there is no other.
    assert_eq!(judge("0,0 3; 1,0 4", "star", "5 1", "5 0,1; 1 out"), Ok(vec![35, 0]));
    assert_eq!(judge("0,0 3; 1,0 4", "star", "5 1", "1 0,1; 5 out"), Err(14), "5 could be laid");
    assert_eq!(judge("0,0 3; 1,0 4", "star", "5 1", "1 out; 5 0,1"), Err(14));
    // Neither WILD can be laid where only a WILD and its own space are in play.
    assert_eq!(judge("0,0 W; 1,0 W; 0,1 W", "star", "W W", "W out; W out"), Ok(vec![0, 0]));
    assert_eq!(judge("0,0 W; 1,0 W; 0,1 W", "star", "W 2", "W out; 2 0,0"), Ok(vec![0, 25]));
    assert_eq!(judge("0,0 W; 1,0 W; 0,1 W", "star", "W 2", "2 0,0; W out"), Ok(vec![25, 0]));
}

#[test]
fn p14_in_a_game_the_tile_goes_out() {
    let small = "name = \"two\"\nplayers = [2, 2]\nspaces = [\"0,0\", \"1,0\"]\nstart = \"0,0\"\n[tiles]\n1 = 2\n2 = 2\nW = 1\n";
    let plan =
        Plan::new(2).edition(small).with("polygon/first/1", "W 1").pile("1 1 2 2").rolls("star circle");
    let mut table = plan.begin();
    assert!(matches!(table.refused("1: 1 out"), Refusal::HasSpace { .. }));
    table.play("1: 1 1,0");
    // The other 1 can go neither on the first nor on START, which had nothing beside it when the turn began.
    let choices: Vec<String> = Polygon::actions(&table.view(1)).iter().map(ToString::to_string).collect();
    assert_eq!(choices, ["1 out"]);
    assert!(matches!(table.refused("1: 1 0,0"), Refusal::NotNextToPlay { .. }));
    table.play("1: 1 out");
    assert_eq!(table.state.public().out(), [tile("1")]);
    // No grouping of the circle has two spaces here: both tiles of the next turn go out, and the game is over.
    table.play("2: 2 out; 2: 2 out");
    assert_eq!((table.state.public().out().len(), table.phase()), (3, Phase::Over));
}

#[test]
fn p09_both_tiles_are_laid() {
    assert_eq!(judge("0,0 3", "star", "4 5", "4 1,0"), Err(9));
    assert_eq!(judge("0,0 3", "star", "4 5", "4 1,0; 4 0,1"), Err(9));
    assert_eq!(judge("0,0 3", "star", "4 4", "4 1,0; 4 0,1"), Ok(vec![0, 0]));
}
