//! What one command writes, another reads.

use std::fs;

use crate::common::{folder, parlor, said};

#[test]
fn the_record_of_every_kind_of_game_holds_and_tells_the_same_game() {
    let folder = folder("the_record_of_every_kind_of_game");
    let small = "tests/transcripts/editions.in/small.toml";
    let games = [
        "--seed 1",
        "--seed 2 --seats random,greedy,random,greedy",
        "--seed 3 --option free_pass=yes",
        &format!("--seed 4 --edition {small}"),
    ];
    for (number, game) in games.into_iter().enumerate() {
        let path = folder.join(format!("{number}.parlor"));
        let played = said(parlor(&format!("play --brief {game}")).arg("--record").arg(&path));
        assert_eq!((played.code, played.err.as_str()), (Some(0), ""), "{game}");
        let replayed = said(parlor("replay --brief").arg(&path));
        assert_eq!((replayed.code, replayed.err.as_str()), (Some(0), ""), "{game}");
        assert!(replayed.out.contains("\nThe record is sound.\n"), "{game}: {}", replayed.out);
        // Names differ where all are different; notation and points don't.
        let moves = |text: &str| {
            let explained = text.lines().filter(|line| line.starts_with("     ") && line.contains(" to "));
            explained.map(str::to_owned).collect::<Vec<_>>()
        };
        assert!(moves(&played.out).len() > 10, "{game}: {}", played.out);
        assert_eq!(moves(&played.out), moves(&replayed.out), "{game}");
    }
}

#[test]
fn the_same_seed_gives_the_same_record_and_another_seed_another() {
    let folder = folder("the_same_seed_gives_the_same_record");
    let record = |seed: &str, name: &str| {
        let path = folder.join(name);
        assert_eq!(said(parlor("play --brief --seed").arg(seed).arg("--record").arg(&path)).code, Some(0));
        fs::read_to_string(path).unwrap()
    };
    assert_eq!(record("a b", "first"), record("a b", "second"));
    assert_ne!(record("a b", "first"), record("a  b", "third"));
}

#[test]
fn a_game_among_many_is_the_game_of_its_own_seed() {
    let folder = folder("a_game_among_many");
    let many = parlor("selfplay fives --games 3 --seed S --seats greedy,random --records").arg(&folder);
    assert_eq!(said(many).code, Some(0));
    let alone = folder.join("alone.parlor");
    let play = parlor("play --brief --seed S/3 --seats greedy,random --record").arg(&alone);
    assert_eq!(said(play).code, Some(0));
    let third = fs::read_to_string(folder.join("fives-000003.parlor")).unwrap();
    assert_eq!(fs::read_to_string(alone).unwrap(), third);
}

#[test]
fn the_results_of_many_games_do_not_depend_on_the_number_of_threads() {
    let played = |threads: &str| {
        said(parlor("selfplay fives --games 40 --seed 7 --json").env("RAYON_NUM_THREADS", threads))
    };
    let (one, four) = (played("1"), played("4"));
    assert_eq!(one.out.lines().count(), 41);
    assert_eq!(one, four);
}

#[test]
fn an_edition_that_was_written_reads_back_as_the_same() {
    let folder = folder("an_edition_that_was_written");
    for edition in ["classic", "tests/transcripts/editions.in/small.toml"] {
        let written = said(parlor("fives edition --toml").arg(edition));
        assert_eq!(written.code, Some(0), "{edition}");
        let copy = folder.join("copy.toml");
        fs::write(&copy, &written.out).unwrap();
        assert_eq!(said(parlor("fives edition --toml").arg(&copy)), written, "{edition}");
        assert_eq!(said(parlor("fives edition").arg(&copy)), said(parlor("fives edition").arg(edition)));
    }
}
