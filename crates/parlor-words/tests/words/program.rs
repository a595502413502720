//! What the command-line program says.

use std::io::{Error, ErrorKind};
use std::time::Duration;

use parlor_core::{RuleId, Seed};
use parlor_words::online::OnlineText;
use parlor_words::program::{
    AnalysisMessage, ArenaMessage, CopyMessage, Expected, Label, Message, PagesMessage, Problem,
    RefereeProblem, file_cause,
};
use parlor_words::terminal::{Notice, Text, keeper_keys, online_keys, shell_keys};
use parlor_words::{Lang, PileHolds, Say, TableText, pages};

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
        assert_ne!(english, spanish, "{text:?}");
    }
}

#[test]
fn every_text_of_the_browser_is_in_both_languages() {
    let alike = [pages::Text::English, pages::Text::Spanish, pages::Text::PaceNormal];
    for text in pages::Text::ALL {
        let [english, spanish] = Lang::ALL.map(|lang| text.text(lang));
        check::same_or_not(english, spanish, &[]);
        assert_eq!(english == spanish, alike.contains(text), "{text:?}");
    }
}

#[test]
fn every_text_of_online_play_is_in_both_languages() {
    for text in OnlineText::ALL {
        let [english, spanish] = Lang::ALL.map(|lang| text.text(lang));
        check::same_or_not(english, spanish, &[]);
        assert_ne!(english, spanish, "{text:?}");
    }
}

#[test]
fn what_keys_do_is_a_verb() {
    for keys in [shell_keys(Lang::English), online_keys(Lang::English), keeper_keys(Lang::English)] {
        for key in keys {
            let verb = key.meaning.split([' ', ';']).next().unwrap();
            assert!(!verb.ends_with('s'), "not a plain verb: {key:?}");
        }
    }
    for keys in [shell_keys(Lang::Spanish), online_keys(Lang::Spanish), keeper_keys(Lang::Spanish)] {
        for key in keys {
            let verb =
                key.meaning.strip_prefix("no ").unwrap_or(key.meaning).split([' ', ';']).next().unwrap();
            assert!(
                ["ar", "er", "ir"].iter().any(|ending| verb.ends_with(ending)),
                "not an infinitive: {key:?}"
            );
        }
    }
}

#[test]
fn nothing_but_a_move_is_called_a_pass() {
    assert_eq!(
        Lang::ALL.map(|lang| pages::Text::PassOn.text(lang)),
        ["Hide and hand over", "Ocultar y dar el turno"]
    );
    for lang in Lang::ALL {
        let hand_over = Notice::PassOn { name: "Ana" }.say(lang);
        for text in [hand_over.as_str(), Text::PassKeys.text(lang), Text::HandOverKeys.text(lang)] {
            assert!(!text.contains("pass") && !text.contains("pasa"), "{text:?}");
        }
    }
}

#[test]
fn notices_say_their_facts() {
    let (path, cause) = ("a/7.parlor", "zork");
    for (notice, facts) in [
        (Notice::WhenAlone, &[][..]),
        (Notice::PassOn { name: "Ana" }, &["Enter", "Ana"]),
        (Notice::Reviewing { done: 3, all: 9 }, &["3", "9"]),
        (Notice::SavedAs { number: 7 }, &["parlor resume 7"]),
        (Notice::RecordedAs { number: 7 }, &["7"]),
        (Notice::RecordIn { path }, &[path]),
        (Notice::NotSaved { cause }, &[cause]),
        (Notice::NoSuchGame { number: 7 }, &["7", "parlor resume"]),
        (Notice::IsOver { number: 7 }, &["7"]),
        (Notice::IsOpen { number: 7 }, &["7"]),
        (Notice::NotOurs { number: 7 }, &["7"]),
        (Notice::NoRecord { number: 7 }, &["7", "Parlor"]),
        (Notice::NoTerminal, &["parlor watch"]),
        (Notice::BadName { name: "zork" }, &["zork", "steady"]),
        (Notice::NoName { name: "zork" }, &["zork"]),
        (Notice::NoFolder, &["HOME", "PARLOR_DATA"]),
    ] {
        check::clause(&notice, facts);
    }
    check::clause(&Notice::HandOver { name: "Ana" }, &["Ana"]);
    assert_eq!(
        Lang::ALL.map(|lang| Notice::Delete { number: 7 }.sentence(lang)),
        ["Delete game 7 for good?", "¿Borrar la partida 7 para siempre?"]
    );
}

#[test]
fn analysis_says_its_facts() {
    let action = "8F 415";
    for (message, facts) in [
        (AnalysisMessage::Budget { rollouts: 2_000 }, &["000"][..]),
        (AnalysisMessage::WorthInPoints, &[]),
        (AnalysisMessage::WorthInWins, &[]),
        (AnalysisMessage::LuckIs, &[]),
        (AnalysisMessage::LossIs, &["±"]),
        (AnalysisMessage::NoMistakes, &[]),
        (AnalysisMessage::Better { action, loss: "2.5", error: "0.3" }, &[action, "2.5", "0.3"]),
        (AnalysisMessage::NotToAct, &[]),
        (AnalysisMessage::NoMoveNext, &["--move"]),
        (AnalysisMessage::HandsUnknown, &[]),
        (AnalysisMessage::NoSuchMove { moves: 12 }, &["12"]),
        (AnalysisMessage::PuzzleFor { date: "2026-11-16" }, &["2026-11-16"]),
        (AnalysisMessage::PuzzleAsks { player: "Ana" }, &["Ana", "?"]),
        (AnalysisMessage::NotSolved { best: action, loss: "2.5" }, &[action, "2.5"]),
        (AnalysisMessage::Solution { best: action, gap: "2.5" }, &[action, "2.5"]),
        (AnalysisMessage::BadDate { text: "zork" }, &["zork", "2026-11-16"]),
        (AnalysisMessage::NoPuzzle, &[]),
    ] {
        check::clause(&message, facts);
    }
    assert_eq!(Lang::ALL.map(|lang| AnalysisMessage::Solved.sentence(lang)), ["Correct!", "¡Correcto!"]);
    let (share, interval, margin) = ("61.2%", "3.0%", "2.5");
    let (one, other) = ("Steady", "Greedy");
    let result = |behind| ArenaMessage::Result { one, other, games: 400, share, interval, margin, behind };
    check::clause(&result(false), &[one, other, "400", share, interval, "2.5"]);
    check::says(
        &result(true),
        "Steady against Greedy: wins 61.2% ± 3.0% of 400 games, 2.5 points behind on average",
        "Steady contra Greedy: gana el 61.2% ± 3.0% de 400 partidas, 2.5 puntos de desventaja en promedio",
    );
    check::clause(&ArenaMessage::Stronger { player: one }, &[one]);
    check::clause(&ArenaMessage::Open, &[]);
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
    check::says(&PileHolds { tiles: 0 }, "the draw pile is empty", "el montón está vacío");
    check::says(&PileHolds { tiles: 1 }, "1 tile in the draw pile", "1 ficha en el montón");
    check::says(&PileHolds { tiles: 85 }, "85 tiles in the draw pile", "85 fichas en el montón");
    check::says(&Message::LegalFor { score: 1 }, "allowed: scores 1 point", "vale: da 1 punto");
    let not_legal = Message::NotLegalBy { rule: RuleId::new('F', 8), reason: "14" };
    check::says(&not_legal, "not allowed: 14 (rule F8)", "no vale: 14 (regla F8)");
    check::says(
        &Message::EditionFacts { name: "classic", size: 15, tiles: 100, least: 2, most: 4 },
        "edition classic: 15 by 15 squares, 100 tiles, 2 to 4 players",
        "edición clásica (classic): 15 por 15 casillas, 100 fichas, de 2 a 4 jugadores",
    );
    check::clause(
        &Message::EditionFacts { name: "tiny", size: 9, tiles: 20, least: 2, most: 2 },
        &["tiny", "20", " 2 "],
    );
    check::clause(
        &Message::EditionHint { command: "`parlor edition classic`" },
        &["`parlor edition classic`"],
    );
    for several in [false, true] {
        check::clause(&Message::SeedOf { seed: "42", several }, &["42"]);
    }
    let commitment = Seed::from_text("house").commitment();
    check::clause(&Message::CommitmentOf { commitment }, &[&commitment.to_string(), "parlor verify"]);
}

#[test]
fn serving_says_where_parlor_is_and_what_is_missing() {
    // It begins with a name, so it is not checked as a clause.
    assert_eq!(
        check::both(&PagesMessage::Ready { address: "http://127.0.0.1:5055/" }),
        (
            "Parlor is running at http://127.0.0.1:5055/ – press Ctrl-C to stop it".to_owned(),
            "Parlor está en http://127.0.0.1:5055/ – presiona Ctrl-C para detenerlo".to_owned()
        )
    );
    check::clause(&PagesMessage::NoBrowser, &[]);
    check::clause(&PagesMessage::NotBuilt, &["`cargo xtask web`"]);
    check::clause(&PagesMessage::NoPages { folder: "here" }, &["here", "`cargo xtask web`"]);
    check::clause(&PagesMessage::PortTaken { port: 5055 }, &["5055", "--port 0"]);
    check::clause(&PagesMessage::CannotListen { port: 80, cause: "why" }, &["80", "why"]);
}

#[test]
fn backups_say_what_is_in_them_and_what_is_in_the_way() {
    check::says(
        &CopyMessage::BackedUp { file: "a.sqlite", tables: 1, guests: 2 },
        "backup made in a.sqlite: 1 table and 2 guests",
        "copia de seguridad hecha en a.sqlite: 1 mesa y 2 invitados",
    );
    check::says(
        &CopyMessage::Restored { folder: "here", tables: 3, guests: 1 },
        "restored in here: 3 tables and 1 guest",
        "recuperado en here: 3 mesas y 1 invitado",
    );
    check::clause(&CopyMessage::Stopped { tables: 2 }, &["2"]);
    check::clause(&CopyMessage::NoHouse { folder: "here" }, &["here", "--data"]);
    check::clause(&CopyMessage::FileThere { file: "a.sqlite" }, &["a.sqlite"]);
    check::clause(&CopyMessage::HouseThere { folder: "here" }, &["here", "--replace", "--data"]);
    check::clause(&CopyMessage::Damaged { file: "a.sqlite", cause: "why" }, &["a.sqlite", "why"]);
    check::clause(&CopyMessage::NoFolder, &["--data"]);
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
        "1,000 games in 2.5\u{a0}s, 400.0 per second",
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
        Problem::UnknownEdition { name: "chess", allowed },
        Problem::UnknownOption { name: "chess", allowed },
    ] {
        check::clause(&problem, &["chess", "fives", "scorzo"]);
    }
    check::says(
        &Problem::UnknownBot { name: "chess" },
        "there is no bot “chess”: choose random, casual, greedy, steady or expert",
        "no existe el bot «chess»: elige aleatorio (random), despistado (casual), codicioso (greedy), sensato \
         (steady) o experto (expert)",
    );
    check::says(
        &Problem::UnknownEdition { name: "chess", allowed: &["classic"] },
        "there is no edition “chess”: choose classic, or the path of an edition file",
        "no existe la edición «chess»: elige clásica (classic), o la ruta de un archivo de edición",
    );
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
