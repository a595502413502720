//! The arena: who is stronger?

use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use crate::common::{ENVIRONMENT, PROGRAM, parlor, said};

fn report(arguments: &str) -> Value {
    let said = said(parlor(&format!("arena {arguments} --json")));
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{arguments}");
    serde_json::from_str(&said.out).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_match_and_the_stronger_player_is_found() {
    for game in ["fives", "scorzo", "polygon"] {
        let first = report(&format!("{game} greedy random --seed 1"));
        assert_eq!(first["matches"][0]["stronger"], "greedy", "{first}");
        let [margin, interval] =
            ["margin", "margin_interval"].map(|key| first["matches"][0][key].as_f64().unwrap());
        assert!(margin > interval && interval > 0.0, "{first}");
        assert!(first["players"][1]["rating"].as_f64().unwrap() < 0.0, "{first}");
        assert_eq!(first["interrupted"], false);
        let again = report(&format!("{game} greedy random --seed 1"));
        assert_eq!(first["matches"], again["matches"]);
    }
}

#[test]
fn the_match_is_the_same_with_any_number_of_threads() {
    let matches = |threads: &str| {
        let arena = parlor("arena scorzo expert:8 greedy --games 40 --all --seed 1 --json");
        let report: Value = serde_json::from_str(&said(arena.env("RAYON_NUM_THREADS", threads)).out).unwrap();
        report["matches"].clone()
    };
    let alone = matches("1");
    assert_eq!(alone[0]["games"], 40);
    assert_eq!(matches("3"), alone);
}

#[test]
fn everybody_meets_everybody_and_a_settled_match_ends_unless_all_games_are_asked_for() {
    let three = report("polygon greedy random greedy --seed 1 --games 64");
    let games: Vec<u64> = (0..3).map(|index| three["matches"][index]["games"].as_u64().unwrap()).collect();
    assert_eq!(games, [32, 64, 32], "{three}");
    let all = report("polygon greedy random --seed 1 --games 64 --all");
    assert_eq!(all["matches"][0]["games"], 64);
    // A player against itself, on the same deals from both sides.
    assert_eq!(three["matches"][1]["share"], 0.5);
}

#[test]
fn what_there_is_is_printed_when_it_is_interrupted() {
    let mut arena = Command::new(PROGRAM);
    arena
        .args("arena scorzo greedy random --games 10000000 --all --seed 1 --json".split(' '))
        .envs(ENVIRONMENT);
    let arena = arena.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(700));
    let kill = Command::new("/bin/sh").args(["-c", &format!("kill -INT {}", arena.id())]).status().unwrap();
    assert!(kill.success());
    let output = arena.wait_with_output().unwrap();
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["interrupted"], true);
}

#[test]
fn tables_are_for_people() {
    let text = said(parlor("arena polygon greedy random --seed 1")).out;
    assert!(text.starts_with("Ratings\nPlayer "), "{text}");
    assert!(
        text.contains("\nGreedy against Random: wins 100.0% ± ")
            && text.contains("Decided: Greedy is stronger."),
        "{text}"
    );
    let unknown = said(parlor("arena polygon greedy gredy"));
    assert_eq!((unknown.code, unknown.out.as_str()), (Some(2), ""));
}
