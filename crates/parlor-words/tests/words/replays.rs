//! Playing records again: what is wrong with them, and how far they could be checked.

use parlor_core::record::{
    Checks, DealCheck, EndCheck, MovesCheck, Part, Record, ReplayError, ReplayProblem, replay,
};
use parlor_core::{BySeat, EditionProblem, FairnessError, LogError, OptionError, SetUpError};
use parlor_fives::{ActionError, BoxProblem, EditionError, Fives, NotationError, Refusal};
use parlor_words::{Lang, Say, cited, record_report, replay_error};

use crate::check;

/// A record of a dealt game with these moves.
fn record(moves: &str) -> String {
    format!(
        "parlor record 1\ngame fives\nrules 1\nedition classic\nseat 1 Ana\nseat 2 Ben\n\
         dealt fives/first/1 3 9\ndealt fives/pile 4 1 5 3 2 7 3 6 8 1 2 2 2 9\nmoves\n{moves}"
    )
}

/// What is said of a record that does not agree with the rules.
fn wrong(moves: &str) -> [String; 2] {
    let (record, lines) = Record::read(&record(moves)).unwrap();
    let error: ReplayError<Fives> = replay(&record).unwrap_err();
    Lang::ALL.map(|lang| replay_error(&error, &lines, lang))
}

#[test]
fn a_wrong_move_is_named_with_its_line_and_its_rule() {
    let squares = ["H8", "H9", "H10"].map(|square| square.parse().unwrap()).to_vec();
    let refusal = Refusal::WrongSum { squares, sum: 18 };
    let [english, spanish] = Lang::ALL.map(|lang| cited(&refusal, lang).to_string());
    assert!(english.ends_with("(rule F8)") && spanish.ends_with("(regla F8)"));
    assert_eq!(wrong("2 8F 415\n1 H9 76\n"), [format!("line 11: {english}"), format!("línea 11: {spanish}")]);
    assert_eq!(
        wrong("1 8F 415\n"),
        ["line 10: it's Player 2's turn (rule F1)", "línea 10: le toca a Jugador 2 (regla F1)"]
    );
    let error = ActionError::Notation(NotationError::OuterDot);
    let [english, spanish] = Lang::ALL.map(|lang| error.say(lang));
    assert_eq!(wrong("2 8F 41.\n"), [format!("line 10: {english}"), format!("línea 10: {spanish}")]);
}

#[test]
fn wrong_scores_name_the_player() {
    assert_eq!(
        wrong("2 8F 415\n1 leaves\nscores 0 11\n"),
        [
            "line 12: by the rules, player 2 has −1 point, not 11",
            "línea 12: según las reglas, el jugador 2 tiene −1 punto, no 11",
        ]
    );
    assert_eq!(
        wrong("2 8F 415\n1 leaves\nscores 0 -11\n")[0],
        "line 12: by the rules, player 2 has −1 point, not −11"
    );
    assert_eq!(
        wrong("2 8F 415\nscores 0 10\n")[0],
        "line 11: there are final scores, but the game isn't over"
    );
}

#[test]
fn every_problem_has_a_text() {
    let says = |problem: ReplayProblem<Fives>, facts: &[&str]| check::clause(&problem, facts);
    let text = || "zork".to_owned();
    says(ReplayProblem::OtherGame { recorded: text() }, &["zork", "fives"]);
    says(ReplayProblem::OtherRules { recorded: 9 }, &["9", "1"]);
    says(ReplayProblem::NoSuchEdition { name: text() }, &["zork"]);
    let error = EditionError { line: 3, column: 5, problem: EditionProblem::Game(BoxProblem::Centre) };
    says(ReplayProblem::BadEdition(error), &["3", "5"]);
    says(ReplayProblem::OtherEditionName { text: text() }, &["zork"]);
    says(ReplayProblem::Option(OptionError::Unknown(text())), &["zork"]);
    says(ReplayProblem::Fairness(FairnessError::Broken), &[]);
    says(ReplayProblem::SetUp(SetUpError::Players { asked: 7, least: 2, most: 4 }), &["7", "2", "4"]);
    says(ReplayProblem::Unreadable(ActionError::Notation(NotationError::NoTiles)), &["8F 415"]);
    says(ReplayProblem::Refused(LogError::Refused(Refusal::Over)), &[" F16)"]);
    says(ReplayProblem::NotOver, &[]);
    let scores = |score| BySeat::new(2, |_| score);
    says(ReplayProblem::WrongScores { recorded: scores(7), computed: scores(8) }, &["1", "7", "8"]);
}

#[test]
fn without_a_line_the_part_is_named() {
    let parts: [(Part, &[&str]); 8] = [
        (Part::Game, &[]),
        (Part::Rules, &[]),
        (Part::Edition, &[]),
        (Part::Option("free_pass".to_owned()), &["free_pass"]),
        (Part::Seats, &[]),
        (Part::Chance, &[]),
        (Part::Entry(3), &["4"]),
        (Part::Scores, &[]),
    ];
    for (part, facts) in parts {
        check::clause(&part, facts);
        check::clause(&ReplayError { part, problem: ReplayProblem::<Fives>::NotOver }, facts);
    }
}

const DEALS: [DealCheck; 5] =
    [DealCheck::Committed, DealCheck::Seeded, DealCheck::Written, DealCheck::Unknown, DealCheck::Sealed];
const MOVES: [MovesCheck; 3] = [MovesCheck::Legal, MovesCheck::LegalInTheOpen, MovesCheck::Readable];
const ENDS: [EndCheck; 4] =
    [EndCheck::ScoresAgree, EndCheck::NoScores, EndCheck::Unfinished, EndCheck::NotPlayed];

#[test]
fn a_report_is_in_both_languages_and_leaves_out_nothing() {
    for deal in DEALS {
        for moves in MOVES {
            for end in ENDS {
                let checks = Checks { deal, moves, end };
                let [english, spanish] = Lang::ALL.map(|lang| record_report(&checks, lang));
                check::texts(english.verdict, spanish.verdict, &[]);
                assert_eq!(english.checked.len(), spanish.checked.len());
                assert_eq!(english.not_checked.len(), spanish.not_checked.len());
                let english_lines = english.checked.iter().chain(&english.not_checked);
                for (english, spanish) in
                    english_lines.zip(spanish.checked.iter().chain(&spanish.not_checked))
                {
                    check::texts(english, spanish, &[]);
                }
                assert!(english.checked.len() + english.not_checked.len() >= 3, "{checks:?}");
                assert_eq!(english.not_checked.is_empty(), checks.complete(), "{checks:?}");
            }
        }
    }
}

#[test]
fn a_correct_record_is_called_so() {
    let (record, _) = Record::read(&record("2 8F 415\n1 leaves\nscores 0 -1\n")).unwrap();
    let checks = replay::<Fives>(&record).unwrap().checks;
    let report = record_report(&checks, Lang::English);
    assert_eq!(report.verdict, "everything is correct");
    assert_eq!(
        report.checked,
        [
            "the deal is the one written down, and it is possible with this box",
            "every move is legal",
            "the game is over, and the final scores are correct",
        ]
    );
    let sealed = replay::<Fives>(&record.sealed()).unwrap().checks;
    let report = record_report(&sealed, Lang::Spanish);
    assert_eq!(report.verdict, "todo lo que se pudo comprobar es correcto");
    assert_eq!(report.checked, ["todas las jugadas se pueden leer"]);
    assert_eq!(report.not_checked.len(), 3);
}
