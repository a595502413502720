//! The versions of the players, held against what they answer (`data/goldens.txt`): `data/versions.txt` has a line for each version
//! that ever was, with a hash of its answers. Who changes the answers of a player counts its version up
//! (`BotGame::PLAYER_VERSIONS`) and adds the line that this test asks for; a line that is there is never changed.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::fmt::Write as _;

use parlor_bots::{BotGame, DEFAULT_ROLLOUTS, Level};
use parlor_core::Seed;
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

const ANSWERS: &str = include_str!("data/goldens.txt");
const VERSIONS: &str = include_str!("data/versions.txt");

/// Where a position of a game begins in the answers.
fn is_heading(line: &str) -> bool {
    !line.starts_with(' ')
}

/// All that a player answers, and how far an expert looks ahead unless told otherwise.
fn answers<G: BotGame>(level: Level) -> String {
    let mut answers = String::new();
    let (mut is_game, mut is_level) = (false, false);
    for line in ANSWERS.lines() {
        let word = line.split([' ', ':']).find(|word| !word.is_empty());
        if is_heading(line) {
            is_game = word == Some(G::ID);
        } else if let Some(other) = word.and_then(|word| word.parse::<Level>().ok()) {
            is_level = other == level;
        }
        if is_game && (is_heading(line) || is_level) {
            writeln!(answers, "{line}").unwrap();
        }
        is_level &= !is_heading(line);
    }
    if level.looks_ahead() {
        writeln!(answers, "{DEFAULT_ROLLOUTS} rollouts").unwrap();
    }
    answers
}

fn check<G: BotGame>() {
    for level in Level::ALL {
        let player = format!("{} {level}", G::ID);
        let written: Vec<&str> = VERSIONS.lines().filter_map(|line| line.strip_prefix(&player)).collect();
        for (line, version) in written.iter().zip(1..) {
            assert_eq!(line.split(' ').nth(1), Some(format!("{version}").as_str()), "{player}{line}");
        }
        let hash = Seed::from_text(&answers::<G>(level)).to_hex();
        let version = G::player_version(level);
        let wanted = format!(" {version} {hash}");
        assert_eq!(
            written.last(),
            Some(&wanted.as_str()),
            "{player} answers differently, or data/versions.txt is behind: with another version, its line is\n{player} {} {hash}",
            written.len() + 1,
        );
        assert_eq!(written.len(), usize::try_from(version).unwrap(), "{player}");
    }
}

#[test]
fn every_version_has_its_answers() {
    check::<Fives>();
    check::<Scorzo>();
    check::<Polygon>();
}

#[test]
fn every_player_has_answers() {
    // Five positions with a heading; an expert has the candidates of each as well.
    for level in Level::ALL {
        let lines = answers::<Scorzo>(level).lines().count();
        if level.looks_ahead() {
            assert!(lines > 16, "{level}: {lines}");
        } else {
            assert_eq!(lines, 10, "{level}");
        }
    }
}
