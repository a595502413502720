use super::*;

#[test]
fn f08_example_1_four_one_five_on_the_centre() {
    assert_eq!(drawn("").score("8F 415"), 10);
    assert_eq!(drawn("").refused("8F 329"), "F8");
    // Added to 4 1 5 in line: six tiles and 24.
    let long = drawn("4 1 5").refused("8I 329");
    assert!(long == "F9" || long == "F8", "{long}");
}

#[test]
fn f12_example_2_seven_two_and_one_added_to_seven_three() {
    assert_eq!(drawn("7 3").score("8I 721"), 20);
}

#[test]
fn f12_example_3_five_seven_and_three_added_to_two_eight() {
    // The 5 also completes a column 2 3 below it, on I9 and I10 (no bonus squares there but +5 on J10).
    let board = Drawn::rows(&[(8, 7, "28"), (9, 9, "2"), (10, 9, "3")]);
    let verdict = board.verdict("8I 573");
    assert_eq!(verdict.clusters[0].score, 25);
    assert_eq!(verdict.clusters[1].score, 10);
    assert_eq!(verdict.clusters.len(), 2);
    assert_eq!(verdict.score, 35);
}

#[test]
fn f14_example_4_a_six_on_the_plus_ten() {
    // Row one: 8, an empty +10 square (D1), 1; row two right below: 2, 4, 4.
    let board = Drawn::rows(&[(1, 3, "8"), (1, 5, "1"), (2, 3, "244")]);
    assert_eq!(board.score("1D 6"), 45);
}
