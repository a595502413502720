//! P16 to P20: what scores.

use crate::table::judge;

/// What `tile` scores on 0,1 beside these on 0,0 and 1,0.
fn scores(start: &str, right: &str, tile: &str) -> u16 {
    judge(&format!("0,0 {start}; 1,0 {right}"), "star", tile, &format!("{tile} 0,1")).unwrap()[0]
}

#[test]
fn p16_combinations_score_in_any_order() {
    assert_eq!((scores("1", "1", "1"), scores("5", "5", "5")), (10, 50));
    assert_eq!((scores("3", "1", "2"), scores("2", "4", "3"), scores("5", "3", "4")), (15, 25, 35));
    assert_eq!((scores("1", "1", "2"), scores("1", "3", "5")), (0, 0));
}

#[test]
fn p17_p18_wilds_and_factors() {
    assert_eq!((scores("W", "W", "W"), scores("W", "W", "3"), scores("1", "W", "4")), (100, 35, 0));
    assert_eq!((scores("2", "2", "2x3"), scores("3x2", "W", "5x3")), (60, 105));
}

#[test]
fn p16_a_grouping_with_an_empty_space_scores_nothing() {
    assert_eq!(judge("0,0 5", "star", "5 5", "5 1,0; 5 0,1"), Ok(vec![0, 50]));
}

#[test]
fn p19_only_what_is_on_top_counts() {
    // The 5x3 is covered: neither its number nor its X counts.
    assert_eq!(scores("5x3 2", "2", "2"), 20);
    assert_eq!(scores("2 5x3", "5", "5"), 150);
}

#[test]
fn p20_a_printed_tile_scores_with_a_tile_in_play_until_it_is_covered() {
    let edition = parlor_polygon::Edition::classic();
    for symbol in parlor_polygon::Symbol::ALL {
        let beside = |printed: &str| match edition.grouping(printed.parse().unwrap(), symbol)[..] {
            [_, one, other] => (one, other),
            _ => panic!("{printed} is not at the edge"),
        };
        // WILD is printed on 3,0.
        let (one, other) = beside("3,0");
        let lay = |stacks: &str| judge(stacks, symbol.name(), "4", &format!("4 {other}"));
        assert_eq!(lay(&format!("{one} 4")), Ok(vec![40]));
        assert_eq!(lay(&format!("{one} 4; 3,0 2")), Ok(vec![0]), "covered, it is out of sight");
        assert_eq!(lay("0,0 4"), Err(10), "alone it allows nothing");
        // A 3 that doubles is printed on 0,3.
        let (one, other) = beside("0,3");
        let lay = |stacks: &str| judge(stacks, symbol.name(), "3", &format!("3 {other}"));
        assert_eq!(lay(&format!("{one} 3")), Ok(vec![60]));
        assert_eq!(lay(&format!("{one} 3; 0,3 W")), Ok(vec![30]), "covered, its X is out of sight too");
    }
}
