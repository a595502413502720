//! What is wrong with the text of a record, and whether its deal was fair.

use parlor_core::record::{
    Keyword, Record, RecordError, RecordPartsError, RecordProblem, RecordingError, Verified, VerifyError,
    verify,
};
use parlor_core::{
    Contribution, FairDeal, FairnessError, LevelError, NameError, Seat, SeatError, Seed, SeedTextError,
};
use parlor_words::{Lang, Say, locked_in, verified};

use crate::check;

#[test]
fn what_is_not_a_record_says_why_and_where() {
    let seat = Seat::new(2).unwrap();
    let text = || "zork".to_owned();
    let problems: [(RecordProblem, &[&str]); 29] = [
        (RecordProblem::TextTooLong, &["048", "576"]),
        (RecordProblem::LineTooLong, &["096"]),
        (RecordProblem::TooManyEntries, &["20", "000"]),
        (RecordProblem::BadCharacter('\u{7}'), &["U+0007"]),
        (RecordProblem::NotARecord, &["parlor record 2"]),
        (RecordProblem::UnknownFormat(9), &["9", "1", "3"]),
        (RecordProblem::Missing(Keyword::Seat), &["seat"]),
        (RecordProblem::NoChance, &["commitment", "seed", "dealt", "unknown", "sealed"]),
        (RecordProblem::Repeated(Keyword::HouseSeed), &["house-seed"]),
        (RecordProblem::RepeatedOption(text()), &["zork"]),
        (RecordProblem::RepeatedDeal(text()), &["zork"]),
        (RecordProblem::OutOfOrder(Keyword::EditionText), &["|"]),
        (RecordProblem::MixedChance, &[]),
        (RecordProblem::UnknownLine(text()), &["zork"]),
        (RecordProblem::BadEditionLine, &[]),
        (RecordProblem::TooShort, &[]),
        (RecordProblem::Surplus(text()), &["zork"]),
        (RecordProblem::BadNumber(text()), &["zork"]),
        (RecordProblem::BadSeat(SeatError), &["6"]),
        (RecordProblem::WrongSeat { expected: seat }, &["3"]),
        (RecordProblem::NoSuchSeat(seat), &["3"]),
        (RecordProblem::BadName(NameError::Empty), &[]),
        (RecordProblem::BadLevel(LevelError { name: text() }), &["zork", "random", "expert"]),
        (RecordProblem::OtherWord { expected: "version", found: text() }, &["version", "zork"]),
        (RecordProblem::NeitherPersonNorBot(text()), &["person", "bot", "zork"]),
        (RecordProblem::BadSeed(SeedTextError), &["64"]),
        (RecordProblem::BadFairness(FairnessError::BadContribution), &["64"]),
        (RecordProblem::ScoreCount { expected: 2, found: 3 }, &["2", "3"]),
        (RecordProblem::AfterScores, &[]),
    ];
    for (problem, facts) in problems {
        check::clause(&problem, facts);
        let facts: Vec<&str> = facts.iter().copied().chain(["14", "7: "]).collect();
        check::clause(&RecordError { line: 14, column: 7, problem }, &facts);
    }
}

#[test]
fn one_score_is_needed_and_two_are() {
    check::says(
        &RecordProblem::ScoreCount { expected: 1, found: 0 },
        "1 score is needed, not 0",
        "hace falta 1 puntuación, no 0",
    );
    check::says(
        &RecordProblem::ScoreCount { expected: 2, found: 0 },
        "2 scores are needed, not 0",
        "hacen falta 2 puntuaciones, no 0",
    );
}

#[test]
fn a_text_that_is_not_a_record() {
    let error = Record::read("parlor record 1\ngame fives\nrulez 1\n").unwrap_err();
    assert_eq!(error.say(Lang::English), "line 3, column 1: no line of a record begins with “rulez”");
    assert_eq!(
        error.say(Lang::Spanish),
        "línea 3, columna 1: ninguna línea de un archivo de partida empieza con «rulez»"
    );
}

#[test]
fn why_a_game_cannot_be_recorded() {
    let error = RecordError { line: 14, column: 7, problem: RecordProblem::TooShort };
    check::clause(&RecordPartsError::Unreadable(error), &["14", "7"]);
    check::clause(&RecordPartsError::Ambiguous, &[]);
    check::says(
        &RecordingError::Names { players: 2, names: 1 },
        "1 name for 2 players: each player needs one",
        "1 nombre para 2 jugadores: cada jugador necesita uno",
    );
    check::clause(&RecordingError::OtherChance, &[]);
    check::clause(&RecordingError::Parts(RecordPartsError::Ambiguous), &[]);
}

#[test]
fn a_fair_deal_and_others() {
    let house = Seed::from_text("house");
    let deal = FairDeal {
        commitment: house.commitment(),
        contributions: parlor_core::BySeat::new(2, |_| Contribution::default()),
    };
    let text = format!(
        "parlor record 1\ngame fives\nrules 1\nedition classic\nseat 1 Ana\nseat 2 Ben\ncommitment {}\n\
         contribution 1 -\ncontribution 2 -\nhouse-seed {}\nmoves\n1 leaves\nscores 0 0\n",
        deal.commitment,
        house.to_hex()
    );
    let (record, _) = Record::read(&text).unwrap();
    let answer = verify(&record).unwrap();
    let answers = [answer, Verified { has_contributions: true, ..answer }];
    for answer in &answers {
        let [english, spanish] = Lang::ALL.map(|lang| verified(answer, lang));
        assert_eq!(english.len(), spanish.len());
        for (english, spanish) in english.iter().zip(&spanish) {
            check::texts(english, spanish, &[]);
        }
        assert_eq!(english.iter().any(|line| line.contains("your contribution")), answer.has_contributions);
    }
    let commitment = deal.commitment.to_string();
    let [english, spanish] = Lang::ALL.map(|lang| locked_in(&deal.commitment, lang));
    check::texts(&english, &spanish, &[&commitment]);
    let [english, spanish] = Lang::ALL.map(|lang| verified(&answer, lang));
    let facts = [deal.commitment.to_string(), house.to_hex(), deal.open(&house).unwrap().to_hex()];
    for lines in [english, spanish] {
        for fact in &facts {
            assert!(lines.iter().any(|line| line.contains(fact)), "{fact}");
        }
    }

    check::clause(&VerifyError::NoCommitment, &[]);
    check::clause(&VerifyError::ChosenSeed, &[]);
    check::clause(&VerifyError::NotOver, &[]);
    check::clause(&VerifyError::NotRevealed, &[]);
    check::clause(&VerifyError::Broken(FairnessError::Broken), &[]);
}
