use super::*;

#[test]
fn f04_a_play_is_in_one_line_on_empty_squares() {
    let board = drawn("2 8");
    assert_eq!(board.refused("8H 5"), "F4");
    assert_eq!(board.refusal("8H 5"), Refusal::Filled { square: "H8".parse().unwrap() });
}

#[test]
fn f04_a_play_stays_on_the_board() {
    let board = drawn("2 8");
    assert_eq!(board.refusal("16A 5"), Refusal::OffBoard { square: "A16".parse().unwrap() });
    assert_eq!(board.refusal("8P 5"), Refusal::OffBoard { square: "P8".parse().unwrap() });
    assert_eq!(board.refusal("8O 55"), Refusal::OffBoard { square: "P8".parse().unwrap() });
}

#[test]
fn f04_a_dot_stands_for_a_tile_that_lies_there() {
    let board = drawn("2 8");
    assert_eq!(board.refusal("9G 5.5"), Refusal::Gap { square: "H9".parse().unwrap() });
}

#[test]
fn f04_at_most_five_tiles() {
    let board = drawn("");
    assert_eq!(board.refusal("8C 555555"), Refusal::TooManyTiles { tiles: 6 });
}

#[test]
fn f04_the_tiles_come_from_the_rack() {
    let board = drawn("").with_rack(&[4, 1, 5]);
    assert_eq!(board.score("8F 415"), 10);
    assert_eq!(board.refusal("8F 55"), Refusal::NotOnRack { tile: Tile::new(5).unwrap() });
    assert_eq!(board.refusal("8H 6"), Refusal::NotOnRack { tile: Tile::new(6).unwrap() });
}

#[test]
fn f04_a_play_may_run_through_tiles_and_add_to_both_ends() {
    // 2 8 on G8 and H8; a 5 on either side.
    let board = drawn("2 8");
    assert_eq!(board.score("8F 5..5"), 20);
    // Between two clusters with a gap: 5 . 5 becomes 5 5 5.
    assert_eq!(drawn("5 . 5").score("8G 5"), 15);
}

#[test]
fn f05_the_first_play_covers_the_centre() {
    let board = drawn("");
    assert_eq!(board.refusal("8I 55"), Refusal::MissesCentre { centre: "H8".parse().unwrap() });
    assert_eq!(board.refused("8I 55"), "F5");
    assert_eq!(board.score("8G 55"), 10);
    assert_eq!(board.score("H5 5555"), 20);
}

#[test]
fn f06_the_first_play_may_be_a_single_five() {
    let board = drawn("");
    assert_eq!(board.score("8H 5"), 5);
    assert_eq!(board.refusal("8H 4"), Refusal::LoneTile { tile: Tile::new(4).unwrap() });
    assert_eq!(board.refused("8H 4"), "F6");
    assert_eq!(board.refused("8G 5"), "F5");
}

#[test]
fn f06_later_a_lone_tile_is_no_cluster() {
    // A single tile that joins only a column scores that column alone.
    let board = drawn("5");
    assert_eq!(board.score("7H 5"), 10);
    assert_eq!(board.verdict("7H 5").clusters.len(), 1);
}

#[test]
fn f07_a_later_play_touches_a_tile_edge_to_edge() {
    let board = drawn("2 8");
    assert_eq!(board.refusal("10F 55"), Refusal::TouchesNothing);
    assert_eq!(board.refused("10F 55"), "F7");
    // A corner is not an edge: I9 is diagonal to H8.
    assert_eq!(board.refused("9I 55"), "F7");
    assert_eq!(board.refused("7E 55"), "F7");
    // Each of the four edges will do.
    for touching in ["8F 5", "8I 5"] {
        assert_eq!(board.score(touching), 15, "{touching}");
    }
    for touching in ["7H 2", "9H 2"] {
        assert_eq!(board.score(touching), 10, "{touching}");
    }
}

#[test]
fn f08_the_line_of_the_play_is_a_multiple_of_five() {
    let board = drawn("2 8");
    let squares = ["G8", "H8", "I8"].map(|square| square.parse().unwrap()).to_vec();
    assert_eq!(board.refusal("8I 4"), Refusal::WrongSum { squares, sum: 14 });
    assert_eq!(board.refused("8I 4"), "F8");
    assert_eq!(board.score("8I 5"), 15);
}

#[test]
fn f08_every_line_that_crosses_is_a_multiple_of_five() {
    // Below 2 8: 3 under the 2 gives 5; 1 under the 8 gives 9.
    let board = drawn("2 8");
    assert_eq!(board.refused("9G 31"), "F8");
    // 3 and 2: 5 down, 10 down, 5 across.
    assert_eq!(board.score("9G 32"), 5 + 5 + 10);
}

#[test]
fn f08_only_clusters_of_the_play_matter() {
    // A standing 1 2 elsewhere is nobody's business; neither is the sum of the laid tile alone.
    let board = Drawn::rows(&[(8, 7, "28"), (12, 1, "12")]);
    assert_eq!(board.score("8I 5"), 15);
    assert_eq!(drawn("8 . 1").score("8G 6"), 15);
}

#[test]
fn f09_no_cluster_is_longer_than_five() {
    let board = drawn("5 5 5 5");
    assert_eq!(board.score("8I 5"), 25);
    assert_eq!(board.refused("8I 55"), "F9");
    assert_eq!(board.refused("8D 5....5"), "F9");
    let squares = ["D8", "E8", "F8", "G8", "H8", "I8"].map(|square| square.parse().unwrap()).to_vec();
    assert_eq!(board.refusal("8D 5....5"), Refusal::TooLong { squares });
}

#[test]
fn f09_a_crossing_cluster_is_not_longer_than_five_either() {
    let column = Drawn::rows(&[(4, 8, "5"), (5, 8, "5"), (6, 8, "5"), (7, 8, "5"), (8, 8, "5")]);
    assert_eq!(column.refused("9G 55"), "F9");
    let shorter = Drawn::rows(&[(5, 8, "5"), (6, 8, "5"), (7, 8, "5"), (8, 8, "5")]);
    assert_eq!(shorter.score("9G 55"), 10 + 25);
}
