use super::*;

#[test]
fn f12_all_clusters_of_the_play_count_in_full() {
    // 5 5 across, then a column of 5s through the second: the old tiles count again.
    let board = drawn("5 5");
    assert_eq!(board.score("9H 5"), 10);
    assert_eq!(board.score("8I 5"), 15);
    // Two clusters at once: 9G 55 makes 10 across and 10 down twice.
    assert_eq!(board.score("9G 55"), 30);
}

#[test]
fn f12_the_verdict_lists_the_line_first_then_the_crossings_in_order() {
    let verdict = drawn("5 5").verdict("9G 55");
    let squares: Vec<String> =
        verdict.clusters.iter().map(|cluster| format!("{:?}", cluster.squares)).collect();
    assert_eq!(squares, ["[G9, H9]", "[G8, G9]", "[H8, H9]"]);
}

#[test]
fn f13_plus_squares_add_to_the_tile_on_them() {
    // F6 is +5, E5 is +10.
    let plus5 = Drawn::rows(&[(6, 7, "5")]);
    assert_eq!(plus5.score("6F 5"), 10 + 5);
    let plus10 = Drawn::rows(&[(5, 6, "5")]);
    assert_eq!(plus10.score("5E 5"), 10 + 10);
}

#[test]
fn f13_times_squares_multiply_the_whole_cluster() {
    // D8 is 2X, A8 is 3X.
    let double = Drawn::rows(&[(8, 5, "5")]);
    assert_eq!(double.score("8D 5"), 20);
    let triple = Drawn::rows(&[(8, 2, "5")]);
    assert_eq!(triple.score("8A 5"), 30);
}

#[test]
fn f13_a_bonus_square_counts_only_in_the_turn_that_covers_it() {
    // A tile on 2X D8 that lies there already: nothing is doubled.
    let board = Drawn::rows(&[(8, 4, "55")]);
    assert_eq!(board.score("8F 5"), 15);
    // The same for +5 on F6.
    assert_eq!(Drawn::rows(&[(6, 6, "5")]).score("6G 5"), 10);
}

#[test]
fn f14_a_bonus_counts_in_both_clusters_of_its_tile() {
    // F6 is +5: across with G6, down with F5.
    let board = Drawn::rows(&[(6, 7, "5"), (5, 6, "5")]);
    assert_eq!(board.score("6F 5"), (10 + 5) + (10 + 5));
    // E2 is 2X: across with F2, down with E3.
    let board = Drawn::rows(&[(2, 6, "5"), (3, 5, "5")]);
    assert_eq!(board.score("2E 5"), 20 + 20);
}

#[test]
fn f15_additions_come_first_then_multipliers() {
    // E11 is +10, B11 and E11 lie in row 11: .D..X. A play over B11 (2X) and E11 (+10).
    let board = Drawn::rows(&[(11, 3, "55")]);
    assert_eq!(board.score("11B 5..5"), (20 + 10) * 2);
}

#[test]
fn f15_multipliers_multiply_each_other() {
    // Row 8: A8 3X and D8 2X.
    let board = Drawn::rows(&[(8, 2, "55")]);
    assert_eq!(board.score("8A 5..5"), 20 * 6);
    let verdict = board.verdict("8A 5..5");
    assert_eq!((verdict.clusters[0].times, verdict.clusters[0].sum, verdict.clusters[0].added), (6, 20, 0));
}
