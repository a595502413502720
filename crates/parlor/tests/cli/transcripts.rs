//! Commands as a user types them, and what the program says.
//!
//! `TRYCMD=overwrite cargo test -p parlor --test cli` writes down what it says now; lines of `...`, which stand for
//! any lines, may then have to be put back by hand.

use trycmd::TestCases;

use crate::common::ENVIRONMENT;

/// Runs the commands of transcripts and compares.
fn check(transcripts: &str) {
    let cases = TestCases::new();
    for (name, value) in ENVIRONMENT {
        cases.env(name, value);
    }
    cases.case(format!("tests/transcripts/{transcripts}.trycmd"));
    cases.run();
}

#[test]
fn every_command_has_a_help_text_with_examples() {
    check("help/*");
}

#[test]
fn legal_plays_are_listed_best_first() {
    check("plays");
}

#[test]
fn plays_are_judged_and_explained() {
    check("judge");
}

#[test]
fn editions_are_checked_and_shown_and_played_with() {
    check("editions");
}

#[test]
fn rules_can_be_read_all_or_one() {
    check("rules");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    check("watch");
}

#[test]
fn a_game_is_shown_with_pictures_in_every_way_of_playing() {
    check("watch-pictures");
}

#[test]
fn records_are_checked_to_the_last_move() {
    check("replay");
}

#[test]
fn deals_are_checked_against_their_commitments() {
    check("verify");
}

#[test]
fn many_games_are_summed_up_and_recorded() {
    check("selfplay");
}

#[test]
fn misuse_is_explained_and_has_its_exit_codes() {
    check("misuse");
}

#[test]
fn hands_of_scorzo_are_arranged_and_discards_weighed() {
    check("scorzo-melds");
}

#[test]
fn editions_of_scorzo_are_checked_and_shown_and_played_with() {
    check("scorzo-editions");
}

#[test]
fn games_of_scorzo_are_shown_turn_by_turn() {
    check("scorzo-watch");
}

#[test]
fn one_game_of_scorzo_has_a_score_sheet_and_many_are_summed_up() {
    check("scorzo-selfplay");
}

#[test]
fn records_of_scorzo_are_checked_to_the_last_move() {
    check("scorzo-replay");
}

#[test]
fn legal_turns_of_polygon_are_listed_best_first() {
    check("polygon-turns");
}

#[test]
fn turns_of_polygon_are_judged_and_explained() {
    check("polygon-judge");
}

#[test]
fn editions_of_polygon_are_checked_and_shown_and_played_with() {
    check("polygon-editions");
}

#[test]
fn games_of_polygon_are_shown_turn_by_turn() {
    check("polygon-watch");
}

#[test]
fn one_game_of_polygon_has_a_score_sheet_and_many_are_summed_up() {
    check("polygon-selfplay");
}

#[test]
fn records_of_polygon_are_checked_to_the_last_move() {
    check("polygon-replay");
}

#[test]
fn decisions_are_analysed_and_hints_given() {
    check("analyse");
}

#[test]
fn puzzles_are_asked_and_answers_explained() {
    check("puzzle");
}
