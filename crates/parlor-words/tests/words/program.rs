//! What the command-line program says.

use std::io::{Error, ErrorKind};
use std::time::Duration;

use parlor_core::RuleId;
use parlor_words::program::{Expected, Label, Message, PagesMessage, Problem, RefereeProblem, file_cause};
use parlor_words::terminal::Text;
use parlor_words::{Lang, PileHolds, Say, TableText};

use crate::check;

#[test]
fn every_label_has_a_text_in_both_languages() {
    let alike = [Label::Error, Label::Total, Label::Rating, Label::P99Time];
    for label in Label::ALL {
        let [english, spanish] = Lang::ALL.map(|lang| label.text(lang));
        check::same_or_not(english, spanish, &[]);
        assert_eq!(english == spanish, alike.contains(label), "{label:?}");
        assert_eq!(label.say(Lang::Spanish), spanish);
    }
}

#[test]
fn every_text_of_the_terminal_is_in_both_languages() {
    for text in Text::ALL {
        let [english, spanish] = Lang::ALL.map(|lang| text.text(lang));
        assert!(!english.is_empty() && !spanish.is_empty(), "{text:?}");
        assert_eq!(english == spanish, *text == Text::Bot, "{text:?}");
    }
}

#[test]
fn every_text_of_a_table_is_in_both_languages() {
    for text in TableText::ALL {
        let [english, spanish] = Lang::ALL.map(|lang| text.text(lang));
        check::same_or_not(english, spanish, &[]);
        assert_ne!(english, spanish, "{text:?}");
    }
}

#[test]
fn messages_say_their_facts() {
    check::says(&PileHolds { tiles: 0 }, "the pile is empty", "el montón está vacío");
    check::says(&PileHolds { tiles: 1 }, "1 tile in the pile", "1 ficha en el montón");
    check::says(&PileHolds { tiles: 85 }, "85 tiles in the pile", "85 fichas en el montón");
    check::says(&Message::LegalFor { score: 1 }, "legal, for 1 point", "es legal y da 1 punto");
    let not_legal = Message::NotLegalBy { rule: RuleId::new('F', 8), reason: "14" };
    check::says(&not_legal, "not legal by F8: 14", "no es legal según F8: 14");
    check::says(
        &Message::EditionFacts { name: "classic", size: 15, tiles: 100, least: 2, most: 4 },
        "edition classic: 15 by 15 squares, 100 tiles, 2 to 4 players",
        "edición classic: 15 por 15 casillas, 100 fichas, de 2 a 4 jugadores",
    );
    check::clause(
        &Message::EditionFacts { name: "tiny", size: 9, tiles: 20, least: 2, most: 2 },
        &["tiny", "20", " 2 "],
    );
    check::clause(
        &Message::EditionHint { command: "`parlor edition classic`" },
        &["`parlor edition classic`"],
    );
    check::clause(&Message::SeedOf { seed: "42" }, &["42"]);
}

#[test]
fn the_pages_say_where_they_are_and_what_is_missing() {
    check::clause(&PagesMessage::Ready { address: "http://127.0.0.1:5055/" }, &["http://127.0.0.1:5055/ "]);
    check::clause(&PagesMessage::NoBrowser, &[]);
    check::clause(&PagesMessage::NotBuilt, &["`cargo xtask web`"]);
    check::clause(&PagesMessage::PortTaken { port: 5055 }, &["5055", "--port 0"]);
    check::clause(&PagesMessage::CannotListen { port: 80, cause: "why" }, &["80", "why"]);
}

#[test]
fn lists_of_plays_are_announced() {
    let found = |shown, total| Message::PlaysFound { shown, total };
    check::says(&found(1, 1), "1 legal play", "1 jugada legal");
    check::says(&found(12, 12), "12 legal plays", "12 jugadas legales");
    check::says(&found(10, 412), "the best 10 of 412 legal plays", "las 10 mejores de 412 jugadas legales");
    check::says(&found(1, 412), "the best of 412 legal plays", "la mejor de 412 jugadas legales");
}

#[test]
fn many_games_are_summed_up() {
    let time = Duration::from_millis(2_500);
    check::says(
        &Message::Played { games: 1_000, time },
        "1,000 games in 2.5\u{a0}s, 400.0 a second",
        "1000 partidas en 2,5\u{a0}s, 400,0 por segundo",
    );
    check::says(
        &Message::Played { games: 1, time: Duration::ZERO },
        "1 game in 0.0\u{a0}s",
        "1 partida en 0,0\u{a0}s",
    );
}

#[test]
fn problems_say_what_is_allowed() {
    let allowed = &["fives", "scorzo"];
    check::says(
        &Problem::UnknownGame { name: "chess", allowed },
        "there is no game “chess”: choose fives or scorzo",
        "no existe el juego «chess»: elige fives o scorzo",
    );
    for problem in [
        Problem::UnknownBot { name: "chess", allowed },
        Problem::UnknownEdition { name: "chess", allowed },
        Problem::UnknownOption { name: "chess", allowed },
    ] {
        check::clause(&problem, &["chess", "fives", "scorzo"]);
    }
    check::clause(&Problem::UnknownOption { name: "fast", allowed: &[] }, &["fast"]);
    let (first, last) = (RuleId::new('F', 1), RuleId::new('F', 19));
    check::clause(&Problem::UnknownRule { name: "F20", first, last }, &["F20", "F1 ", "F19"]);
    check::clause(&Problem::BadOption { text: "fast" }, &["fast", "free_pass=yes"]);
    check::clause(&Problem::EmptySeed, &["64"]);
    check::clause(&Problem::BadRack { text: "415x" }, &["415x", "1", "9"]);
}

#[test]
fn files_say_why_not() {
    let missing = Error::from(ErrorKind::NotFound);
    let cause = file_cause(&missing, Lang::English);
    let problem = Problem::CannotRead { path: "x.toml", cause: &cause };
    assert_eq!(problem.say(Lang::English), "can't read x.toml: there is no such file or folder");
    let cause = file_cause(&missing, Lang::Spanish);
    let problem = Problem::CannotRead { path: "x.toml", cause: &cause };
    assert_eq!(problem.say(Lang::Spanish), "no se puede leer x.toml: no existe ese archivo ni esa carpeta");
    check::clause(&Problem::CannotWrite { path: "x.toml", cause: "zork" }, &["x.toml", "zork"]);
    check::clause(&Problem::CannotReadInput { cause: "zork" }, &["zork"]);
    check::clause(&Problem::FileTooLarge { path: "x.toml", most: 900 }, &["x.toml", "900 bytes"]);
    let evil = Problem::CannotRead { path: "a\u{1b}[31m", cause: "zork" };
    assert_eq!(evil.say(Lang::English), "can't read a\\u{1b}[31m: zork");
    for kind in [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::InvalidData,
        ErrorKind::ReadOnlyFilesystem,
        ErrorKind::StorageFull,
        ErrorKind::BrokenPipe,
        ErrorKind::UnexpectedEof,
    ] {
        let [english, spanish] = Lang::ALL.map(|lang| file_cause(&kind.into(), lang));
        check::texts(&english, &spanish, &[]);
    }
    assert_eq!(file_cause(&Error::other("zork"), Lang::Spanish), "zork");
}

#[test]
fn the_referee_says_what_is_wrong_with_a_request() {
    let field = "rack";
    let problems: [(RefereeProblem<'_>, &[&str]); 16] = [
        (RefereeProblem::BadJson { column: 7, detail: "expected value" }, &["7", "expected value"]),
        (RefereeProblem::NotText, &["UTF-8"]),
        (RefereeProblem::TooLarge { most: 900 }, &["900"]),
        (RefereeProblem::NotAnObject, &["JSON"]),
        (RefereeProblem::MissingField { field }, &["rack"]),
        (RefereeProblem::UnknownField { field }, &["rack"]),
        (RefereeProblem::RepeatedField { field }, &["rack"]),
        (RefereeProblem::WrongType { field, expected: Expected::Text }, &["rack"]),
        (RefereeProblem::OutOfRange { field, least: 1, most: 6 }, &["rack", "1", "6"]),
        (RefereeProblem::UnknownOp { op: "zork", allowed: &["hello", "plays"] }, &["zork", "hello", "plays"]),
        (
            RefereeProblem::UnknownName { field: "bot", name: "zork", allowed: &["greedy"] },
            &["bot", "zork", "greedy"],
        ),
        (RefereeProblem::RackSize { tiles: 7 }, &["7"]),
        (RefereeProblem::BadTile { place: 2 }, &["2", "1", "9"]),
        (RefereeProblem::PassNeedsRack, &[]),
        (RefereeProblem::BadCard { place: 3, text: "7X" }, &["3", "7X", "W"]),
        (RefereeProblem::NothingToDiscard, &[]),
    ];
    for (problem, facts) in problems {
        check::clause(&problem, facts);
    }
    for expected in [
        Expected::WholeNumber,
        Expected::Object,
        Expected::Texts,
        Expected::WholeNumbers,
        Expected::Placements,
    ] {
        check::clause(&RefereeProblem::WrongType { field, expected }, &["rack"]);
    }
}
