//! What one command writes, another reads.

use std::fs;

use parlor_core::record::{Record, RecordedChance};

use crate::common::{folder, parlor, said};

#[test]
fn the_record_of_every_kind_of_game_holds_and_tells_the_same_game() {
    let folder = folder("the_record_of_every_kind_of_game");
    let small = "tests/transcripts/editions.in/small.toml";
    let short = "tests/transcripts/scorzo-editions.in/short.toml";
    let tight = "tests/transcripts/polygon-editions.in/tight.toml";
    let games = [
        "--seed 1",
        "--seed 2 --seats random,greedy,random,greedy",
        "--seed 3 --option free_pass=yes",
        &format!("--seed 4 --edition {small}"),
        "scorzo --seed 5",
        "scorzo --seed 6 --seats random,random,greedy,random,greedy,greedy",
        "scorzo --seed 7 --seats random,random --option reshuffle=yes",
        &format!("scorzo --seed 8 --edition {short} --seats random,random,random"),
        "polygon --seed 9",
        "polygon --seed 10 --seats random,greedy,random,greedy",
        "polygon --seed 11 --option best_score_required=yes",
        &format!("polygon --seed 12 --edition {tight} --seats random,random,random"),
    ];
    for (number, game) in games.into_iter().enumerate() {
        let path = folder.join(format!("{number}.parlor"));
        let played = said(parlor(&format!("watch --brief {game}")).arg("--record").arg(&path));
        assert_eq!((played.code, played.err.as_str()), (Some(0), ""), "{game}");
        let replayed = said(parlor("replay --brief").arg(&path));
        assert_eq!((replayed.code, replayed.err.as_str()), (Some(0), ""), "{game}");
        // The same game is told, but for its seed.
        let (title, rest) = played.out.split_once('\n').unwrap();
        let (seed, watched) = rest.split_once("\n\n").unwrap();
        assert!(seed.starts_with("Seed: ") && watched.lines().count() > 10, "{game}: {}", played.out);
        let (told, checks) = replayed.out.split_once("\nEverything is correct.\n").unwrap();
        assert_eq!(told, format!("{title}\n{watched}"), "{game}");
        assert_eq!(checks.matches("  Checked: ").count(), 3, "{game}: {checks}");
    }
}

#[test]
fn a_game_without_a_seed_is_verified_and_nobody_can_choose_its_deal() {
    let folder = folder("a_game_without_a_seed");
    for game in ["fives", "scorzo", "polygon"] {
        let [path, again] = ["1", "2"].map(|number| folder.join(format!("{game}-{number}.parlor")));
        for path in [&path, &again] {
            let played = said(parlor(&format!("watch {game} --brief --record")).arg(path));
            assert_eq!((played.code, played.err.as_str()), (Some(0), ""), "{game}");
            let verified = said(parlor("verify").arg(path));
            assert_eq!((verified.code, verified.err.as_str()), (Some(0), ""), "{game}");
            // What was told before the first move is what was checked.
            let told = |text: &str| {
                let (_, rest) = text.split_once("Commitment: ").unwrap();
                rest.split_whitespace().next().unwrap().to_owned()
            };
            assert_eq!(told(&played.out), told(&verified.out), "{game}");
            for command in ["replay", "analyse --rollouts 1", "hint --move 1"] {
                let read = said(parlor(command).arg(path));
                assert_eq!((read.code, read.err.as_str()), (Some(0), ""), "{game} {command}");
            }
        }
        let [text, other] = [&path, &again].map(|path| fs::read_to_string(path).unwrap());
        assert!(text.contains("\ncommitment ") && !text.contains("\nseed "), "{text}");
        assert_ne!(text, other);

        // Another promise, or a game in progress, is not good.
        let [record, other]: [Record; 2] = [&text, &other].map(|text| text.parse().unwrap());
        let mut parts = record.clone().into_parts();
        if let (RecordedChance::Fair { house_seed, .. }, RecordedChance::Fair { house_seed: another, .. }) =
            (&mut parts.chance, other.chance())
        {
            *house_seed = *another;
        }
        let broken = Record::new(parts).unwrap().to_string();
        let mut parts = record.into_parts();
        parts.scores = None;
        parts.entries.truncate(2);
        let going = Record::new(parts).unwrap().to_string();
        for (text, says) in [(broken, "was not fair"), (going, "The game isn't over yet")] {
            fs::write(&path, &text).unwrap();
            let said = said(parlor("verify").arg(&path));
            assert_eq!((said.code, said.err.as_str()), (Some(1), ""), "{game}");
            assert!(said.out.contains(says) && said.out.lines().count() == 1, "{}", said.out);
        }
    }
}

#[test]
fn a_chosen_seed_is_told_from_a_fair_deal() {
    let path = folder("a_chosen_seed").join("game.parlor");
    assert_eq!(said(parlor("watch --brief --seed 42 --record").arg(&path)).code, Some(0));
    let text = fs::read_to_string(&path).unwrap();
    let seed = "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049";
    assert!(text.contains(&format!("\nseed {seed}\n")) && !text.contains("commitment"), "{text}");
    let verified = said(parlor("verify").arg(&path));
    assert_eq!((verified.code, verified.err.as_str()), (Some(1), ""));
    assert!(verified.out.starts_with("The seed was chosen"), "{}", verified.out);
}

#[test]
fn the_same_seed_gives_the_same_record_and_another_seed_another() {
    let folder = folder("the_same_seed_gives_the_same_record");
    let record = |seed: &str, name: &str| {
        let path = folder.join(name);
        assert_eq!(said(parlor("watch --brief --seed").arg(seed).arg("--record").arg(&path)).code, Some(0));
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
    let play = parlor("watch --brief --seed S/3 --seats greedy,random --record").arg(&alone);
    assert_eq!(said(play).code, Some(0));
    let third = fs::read_to_string(folder.join("fives-000003.parlor")).unwrap();
    assert_eq!(fs::read_to_string(alone).unwrap(), third);
}

#[test]
fn the_results_of_many_games_do_not_depend_on_the_number_of_threads() {
    for game in ["fives", "scorzo", "polygon"] {
        let played = |threads: &str| {
            let many = parlor(&format!("selfplay {game} --games 40 --seed 7 --json"));
            said(many.env("RAYON_NUM_THREADS", threads))
        };
        let (one, four) = (played("1"), played("4"));
        assert_eq!(one.out.lines().count(), 41, "{game}");
        assert_eq!(one, four, "{game}");
    }
}

#[test]
fn an_edition_that_was_written_reads_back_as_the_same() {
    let folder = folder("an_edition_that_was_written");
    let editions = [
        ("fives", "classic"),
        ("fives", "tests/transcripts/editions.in/small.toml"),
        ("scorzo", "classic"),
        ("scorzo", "tests/transcripts/scorzo-editions.in/short.toml"),
        ("polygon", "classic"),
        ("polygon", "tests/transcripts/polygon-editions.in/tight.toml"),
        ("polygon", "tests/transcripts/polygon-editions.in/tiny.toml"),
    ];
    for (game, edition) in editions {
        let (write, show) = (format!("{game} edition --toml"), format!("{game} edition"));
        let written = said(parlor(&write).arg(edition));
        assert_eq!(written.code, Some(0), "{game} {edition}");
        let copy = folder.join("copy.toml");
        fs::write(&copy, &written.out).unwrap();
        assert_eq!(said(parlor(&write).arg(&copy)), written, "{game} {edition}");
        assert_eq!(said(parlor(&show).arg(&copy)), said(parlor(&show).arg(edition)), "{game} {edition}");
    }
}

#[test]
fn a_record_of_format_1_tells_the_same_game_in_format_2() {
    let records = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts/records");
    let [old, new] = ["fair.parlor", "bots.parlor"].map(|file| format!("{records}/{file}"));
    let text = fs::read_to_string(&old).unwrap();
    assert!(text.starts_with("parlor record 1\n"));
    assert_eq!(text.parse::<Record>().unwrap().to_string(), fs::read_to_string(&new).unwrap());
    for command in ["replay", "verify", "analyse --rollouts 1"] {
        let [old, new] = [&old, &new].map(|file| said(parlor(command).arg(file)));
        assert_eq!((old.code, &old.out), (Some(0), &new.out), "{command}: {}", old.err);
    }
}
