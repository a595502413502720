//! Everything that can be wrong with a text, and where the error says it is.

use parlor_core::record::{Keyword, MAX_ENTRIES, MAX_LINE, MAX_TEXT, Record, RecordError, RecordProblem};
use parlor_core::{FairnessError, LevelError, NameError, Seat, SeatError, SeedTextError};

const SEEDED: &str = "\
parlor record 2
game toy
rules 1
edition classic
option quick yes
seat 1 Ana
seat 2 Berta
seed 0000000000000000000000000000000000000000000000000000000000000000

moves
1 a 4
scores 4 0
";

const FAIR: &str = "\
parlor record 2
game toy
rules 1
edition classic
seat 1 Ana
seat 2 Berta
commitment 0000000000000000000000000000000000000000000000000000000000000000
contribution 1 -
contribution 2 00ff
house-seed 0000000000000000000000000000000000000000000000000000000000000000

moves
";

/// Checks what is wrong with a text.
#[track_caller]
fn check(text: &str, line: usize, column: usize, problem: RecordProblem) {
    assert_eq!(text.parse::<Record>(), Err(RecordError { line, column, problem }), "{text}");
}

/// The text with another line (or lines, or none) in place of the one with this number.
fn with(text: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.splice(number - 1..number, line.lines());
    lines.join("\n") + "\n"
}

fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

#[test]
fn the_texts_that_are_spoilt_here_are_records() {
    for text in [SEEDED, FAIR] {
        assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
    }
}

#[test]
fn a_text_has_its_bounds() {
    check(&" ".repeat(MAX_TEXT + 1), 1, 1, RecordProblem::TextTooLong);

    let comment = format!("#{}", "ñ".repeat(MAX_LINE / 2));
    check(&with(SEEDED, 9, &comment), 9, MAX_LINE / 2 + 1, RecordProblem::LineTooLong);
    let comment = format!("{}\r\n", &comment[..MAX_LINE - 1]);
    assert!(with(SEEDED, 9, &comment).parse::<Record>().is_ok());

    let moves = "1 a\n".repeat(MAX_ENTRIES);
    assert!(with(SEEDED, 11, &moves).parse::<Record>().is_ok());
    check(&with(SEEDED, 11, &(moves + "  2 b")), 11 + MAX_ENTRIES, 3, RecordProblem::TooManyEntries);
}

#[test]
fn a_text_whose_canonical_form_would_be_too_long_is_too_long() {
    // No empty line before the moves and no line end at the end: two bytes less than the canonical text.
    let (start, end) = SEEDED.split_once("\nmoves\n1 a 4\n").unwrap();
    let start = format!("{start}moves\n");
    let entry = |bytes: usize| format!("1 {}\n", "b".repeat(bytes - 3));
    let filled = |length: usize| {
        let room = length - start.len() - end.trim_end().len();
        let moves = entry(1000).repeat(room / 1000 - 1) + &entry(1000 + room % 1000);
        format!("{start}{moves}{}", end.trim_end())
    };
    let longest = filled(MAX_TEXT - 2);
    assert_eq!(longest.len(), MAX_TEXT - 2);
    let record: Record = longest.parse().unwrap();
    assert_eq!(record.to_string().len(), MAX_TEXT);
    assert_eq!(record.to_string().parse(), Ok(record));

    let longer = filled(MAX_TEXT - 1);
    assert_eq!(longer.len(), MAX_TEXT - 1);
    check(&longer, 1, 1, RecordProblem::TextTooLong);
}

#[test]
fn control_characters_stand_in_comments_only() {
    check(&with(SEEDED, 6, "seat 1 Ñ\u{7}"), 6, 9, RecordProblem::BadCharacter('\u{7}'));
    check(&with(SEEDED, 11, "1 a\r4"), 11, 4, RecordProblem::BadCharacter('\r'));
    check(&with(SEEDED, 4, "edition ours\n| a\0"), 5, 4, RecordProblem::BadCharacter('\0'));
    assert!(with(SEEDED, 9, "# \u{7}").parse::<Record>().is_ok());
}

#[test]
fn a_record_begins_like_one() {
    check("", 1, 1, RecordProblem::NotARecord);
    check("# nothing\n\n", 3, 1, RecordProblem::NotARecord);
    check("game toy", 1, 1, RecordProblem::NotARecord);
    check("parlor game", 1, 8, RecordProblem::NotARecord);
    check("parlor record", 1, 14, RecordProblem::TooShort);
    check("parlor record one", 1, 15, RecordProblem::BadNumber("one".to_owned()));
    check("parlor record 4", 1, 15, RecordProblem::UnknownFormat(4));
    check("parlor record 0", 1, 15, RecordProblem::UnknownFormat(0));
    // What is wrong first is said first.
    check(&format!("hello\n{}", "a".repeat(MAX_LINE + 1)), 1, 1, RecordProblem::NotARecord);
}

#[test]
fn every_line_has_to_be_there() {
    let lines = [(2, Keyword::Game), (3, Keyword::Rules), (4, Keyword::Edition), (10, Keyword::Moves)];
    for (number, keyword) in lines {
        check(&with(SEEDED, number, ""), number, 1, RecordProblem::Missing(keyword));
    }
    check(&with(&with(SEEDED, 7, ""), 6, ""), 6, 1, RecordProblem::Missing(Keyword::Seat));
    check(&with(FAIR, 7, ""), 7, 1, RecordProblem::Missing(Keyword::Commitment));
    check(&with(FAIR, 9, ""), 9, 1, RecordProblem::Missing(Keyword::Contribution));
    check(&with(SEEDED, 8, ""), 9, 1, RecordProblem::NoChance);
    // Cut off.
    check("parlor record 2\n", 2, 1, RecordProblem::Missing(Keyword::Game));
    check("parlor record 2\ngame toy", 3, 1, RecordProblem::Missing(Keyword::Rules));
    check("parlor record 2\ngame toy\nrules 1\nedition e\nseat 1 A\n", 6, 1, RecordProblem::NoChance);
    check(
        "parlor record 2\ngame toy\nrules 1\nedition e\nseat 1 A\nunknown\n",
        7,
        1,
        RecordProblem::Missing(Keyword::Moves),
    );
}

#[test]
fn every_line_has_its_place() {
    check(&with(SEEDED, 3, "edition a\nrules 1"), 3, 1, RecordProblem::Missing(Keyword::Rules));
    check(&with(SEEDED, 4, "edition a\ngame toy"), 5, 1, RecordProblem::Repeated(Keyword::Game));
    check(&with(SEEDED, 5, "  rules 1"), 5, 3, RecordProblem::Repeated(Keyword::Rules));
    check(&with(SEEDED, 5, "edition b"), 5, 1, RecordProblem::Repeated(Keyword::Edition));
    check(&with(SEEDED, 10, "moves\nmoves"), 11, 1, RecordProblem::Repeated(Keyword::Moves));
    check(&with(SEEDED, 9, "option slow yes"), 9, 1, RecordProblem::OutOfOrder(Keyword::Option));
    check(&with(SEEDED, 9, "seat 3 Carla"), 9, 1, RecordProblem::OutOfOrder(Keyword::Seat));
    check(&with(SEEDED, 9, "| x = 1"), 9, 1, RecordProblem::OutOfOrder(Keyword::EditionText));
    check(&with(SEEDED, 11, "seat 3 Carla"), 11, 1, RecordProblem::OutOfOrder(Keyword::Seat));
    check(&with(SEEDED, 11, "unknown"), 11, 1, RecordProblem::OutOfOrder(Keyword::Unknown));
    check(&with(SEEDED, 11, "game toy"), 11, 1, RecordProblem::Repeated(Keyword::Game));
    check(&with(SEEDED, 5, "opinion quick"), 5, 1, RecordProblem::UnknownLine("opinion".to_owned()));
    check(&with(SEEDED, 9, "move 1"), 9, 1, RecordProblem::UnknownLine("move".to_owned()));
    check(&with(SEEDED, 11, "Ana a 4"), 11, 1, RecordProblem::UnknownLine("Ana".to_owned()));
    check(&with(SEEDED, 11, "+1 a 4"), 11, 1, RecordProblem::UnknownLine("+1".to_owned()));
    check(&(SEEDED.to_owned() + " 1 a 4"), 13, 2, RecordProblem::AfterScores);
    check(&(SEEDED.to_owned() + "scores 4 0"), 13, 1, RecordProblem::AfterScores);
}

#[test]
fn options_and_deals_come_once_each() {
    let twice = with(SEEDED, 5, "option quick yes\noption slow no\noption quick no");
    check(&twice, 7, 8, RecordProblem::RepeatedOption("quick".to_owned()));
    let twice = with(SEEDED, 8, "dealt b 1\ndealt a\ndealt b 1");
    check(&twice, 10, 7, RecordProblem::RepeatedDeal("b".to_owned()));
}

#[test]
fn chance_is_said_in_one_way() {
    check(&with(SEEDED, 9, "unknown"), 9, 1, RecordProblem::MixedChance);
    check(&with(SEEDED, 9, "house-seed 00"), 9, 1, RecordProblem::MixedChance);
    check(&with(FAIR, 11, "dealt a 1"), 11, 1, RecordProblem::MixedChance);
    check(&with(SEEDED, 8, "unknown\nunknown"), 9, 1, RecordProblem::Repeated(Keyword::Unknown));
    check(&with(SEEDED, 8, "sealed\nsealed"), 9, 1, RecordProblem::Repeated(Keyword::Sealed));
    check(&with(FAIR, 11, "house-seed 00"), 11, 1, RecordProblem::Repeated(Keyword::HouseSeed));
    check(&with(FAIR, 11, "contribution 2 -"), 11, 1, RecordProblem::Repeated(Keyword::Contribution));
}

#[test]
fn seats_are_listed_in_order() {
    check(&with(SEEDED, 6, "seat 2 Ana"), 6, 6, RecordProblem::WrongSeat { expected: seat(1) });
    check(&with(SEEDED, 7, "seat 1 Ana"), 7, 6, RecordProblem::WrongSeat { expected: seat(2) });
    check(&with(FAIR, 8, "contribution 2 -"), 8, 14, RecordProblem::WrongSeat { expected: seat(1) });
    check(&with(FAIR, 10, "contribution 2 -"), 10, 14, RecordProblem::Repeated(Keyword::Contribution));
    check(&with(FAIR, 10, "contribution 3 -"), 10, 14, RecordProblem::NoSuchSeat(seat(3)));
    let six: String = (1..=6).map(|seat| format!("seat {seat} A\n")).collect();
    check(&with(SEEDED, 6, &(six + "seat 4 A")), 12, 6, RecordProblem::Repeated(Keyword::Seat));
    check(&with(SEEDED, 6, "seat 7 Ana"), 6, 6, RecordProblem::BadSeat(SeatError));
    check(&with(SEEDED, 6, "seat Ana"), 6, 6, RecordProblem::BadSeat(SeatError));
    check(&with(SEEDED, 11, "0 a"), 11, 1, RecordProblem::BadSeat(SeatError));
    check(&with(SEEDED, 11, "12 a"), 11, 1, RecordProblem::BadSeat(SeatError));
    check(&with(SEEDED, 11, "3 a"), 11, 1, RecordProblem::NoSuchSeat(seat(3)));
}

#[test]
fn names_are_names() {
    let long = "n".repeat(41);
    check(&with(SEEDED, 6, &format!("seat 1  {long}")), 6, 9, RecordProblem::BadName(NameError::TooLong));
    check(&with(SEEDED, 6, "seat 1 "), 6, 7, RecordProblem::TooShort);
    check(&with(SEEDED, 6, "seat 1 \u{a0}"), 6, 8, RecordProblem::BadName(NameError::Empty));
    let turned = RecordProblem::BadName(NameError::BadCharacter('\u{202e}'));
    check(&with(SEEDED, 6, "seat 1 \u{202e}anA"), 6, 8, turned.clone());
    check(&with(SEEDED, 4, "edition \u{202e}e"), 4, 9, turned.clone());
    check(&with(SEEDED, 11, "1 taken over  by person \u{202e}e"), 11, 25, turned);
    check(&with(SEEDED, 11, "1 taken over by"), 11, 16, RecordProblem::TooShort);
    check(&with(SEEDED, 11, "1 taken over by person"), 11, 23, RecordProblem::TooShort);
    let neither = RecordProblem::NeitherPersonNorBot("Bea".to_owned());
    check(&with(SEEDED, 11, "1 taken over by Bea"), 11, 17, neither);
}

#[test]
fn bots_are_said_in_full() {
    let bad_level = |name: &str| RecordProblem::BadLevel(LevelError { name: name.to_owned() });
    let bad_number = |number: &str| RecordProblem::BadNumber(number.to_owned());
    let surplus = |word: &str| RecordProblem::Surplus(word.to_owned());
    let other = |expected, found: &str| RecordProblem::OtherWord { expected, found: found.to_owned() };
    let wrong = [
        ("", 0, RecordProblem::TooShort),
        (" Greedy version 1", 1, bad_level("Greedy")),
        (" expert:50 version 1", 1, bad_level("expert:50")),
        (" greedy", 7, RecordProblem::TooShort),
        (" greedy 1", 8, other("version", "1")),
        (" greedy version", 15, RecordProblem::TooShort),
        (" greedy version 0", 16, bad_number("0")),
        (" greedy version 01", 16, bad_number("01")),
        (" greedy version 4294967296", 16, bad_number("4294967296")),
        (" greedy version 1 rollouts 5", 18, surplus("rollouts")),
        (" expert version 1 50", 18, other("rollouts", "50")),
        (" expert version 1 rollouts", 26, RecordProblem::TooShort),
        (" expert version 1 rollouts 0", 27, bad_number("0")),
        (" expert version 1 rollouts -5", 27, bad_number("-5")),
        (" expert version 1 rollouts 5 more", 29, surplus("more")),
    ];
    for (text, at, problem) in wrong {
        check(&with(SEEDED, 7, &format!("bot 2{text}")), 7, 6 + at, problem.clone());
        check(&with(SEEDED, 11, &format!("1 taken over by bot{text}")), 11, 20 + at, problem);
    }
    for right in ["greedy version 7", "expert version 1", "expert version 4294967295 rollouts 4294967295"] {
        for text in [
            with(SEEDED, 7, &format!("bot 2 {right}")),
            with(SEEDED, 11, &format!("1 taken over by bot {right}")),
        ] {
            assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
        }
    }
}

#[test]
fn bots_sit_in_the_order_of_the_seats() {
    let bot = |seat: u8| format!("bot {seat} greedy version 1");
    check(&with(SEEDED, 6, &bot(2)), 6, 5, RecordProblem::WrongSeat { expected: seat(1) });
    check(&with(SEEDED, 7, &bot(1)), 7, 5, RecordProblem::WrongSeat { expected: seat(2) });
    check(&with(SEEDED, 7, &bot(7)), 7, 5, RecordProblem::BadSeat(SeatError));
    check(&with(SEEDED, 9, &bot(3)), 9, 1, RecordProblem::OutOfOrder(Keyword::Bot));
    check(
        &with(SEEDED, 5, &format!("{}\noption quick yes", bot(1))),
        6,
        1,
        RecordProblem::OutOfOrder(Keyword::Option),
    );
    let six: String = (1..=6).map(|seat| bot(seat) + "\n").collect();
    check(&with(SEEDED, 6, &(six + &bot(4))), 12, 5, RecordProblem::Repeated(Keyword::Bot));
    assert!(with(&with(SEEDED, 7, &bot(2)), 6, &bot(1)).parse::<Record>().is_ok());
}

#[test]
fn lines_say_all_and_no_more() {
    for (number, line) in [(2, "game"), (3, "rules"), (4, "edition"), (5, "option"), (6, "seat"), (8, "seed")]
    {
        check(&with(SEEDED, number, line), number, line.len() + 1, RecordProblem::TooShort);
    }
    check(&with(SEEDED, 5, "option quick  "), 5, 13, RecordProblem::TooShort);
    check(&with(SEEDED, 8, "dealt"), 8, 6, RecordProblem::TooShort);
    check(&with(SEEDED, 11, "1"), 11, 2, RecordProblem::TooShort);
    check(&with(SEEDED, 11, "told"), 11, 5, RecordProblem::TooShort);
    check(&with(FAIR, 9, "contribution 2"), 9, 15, RecordProblem::TooShort);
    for (number, line, column) in [
        (1, "parlor record 1 x", 17),
        (2, "game toy\t x", 11),
        (3, "rules 1 x", 9),
        (5, "option quick yes x", 18),
        (8, "unknown x", 9),
        (8, "sealed x", 8),
        (10, "moves x", 7),
    ] {
        check(&with(SEEDED, number, line), number, column, RecordProblem::Surplus("x".to_owned()));
    }
}

#[test]
fn an_edition_stands_behind_bars() {
    check(&with(SEEDED, 4, "edition ours\n|x"), 5, 2, RecordProblem::BadEditionLine);
    check(&with(SEEDED, 4, "edition ours\n  || x"), 5, 4, RecordProblem::BadEditionLine);
    check(&with(SEEDED, 4, "edition ours\n|\tx"), 5, 2, RecordProblem::BadEditionLine);
}

#[test]
fn numbers_are_written_in_one_way() {
    for bad in ["01", "+1", "-1", "4294967296", "x"] {
        let problem = RecordProblem::BadNumber(bad.to_owned());
        check(&with(SEEDED, 3, &format!("rules {bad}")), 3, 7, problem);
    }
    for bad in ["-0", "+1", "00", "2147483648", "1.5"] {
        check(
            &with(SEEDED, 12, &format!("scores 1 {bad}")),
            12,
            10,
            RecordProblem::BadNumber(bad.to_owned()),
        );
    }
    assert!(with(SEEDED, 12, "scores -2147483648 2147483647").parse::<Record>().is_ok());
}

#[test]
fn seeds_commitments_and_contributions_are_hexadecimal() {
    check(&with(SEEDED, 8, "seed 42"), 8, 6, RecordProblem::BadSeed(SeedTextError));
    check(&with(FAIR, 10, "house-seed 42"), 10, 12, RecordProblem::BadSeed(SeedTextError));
    check(&with(FAIR, 7, "commitment 42"), 7, 12, RecordProblem::BadFairness(FairnessError::BadCommitment));
    let bad = RecordProblem::BadFairness(FairnessError::BadContribution);
    check(&with(FAIR, 9, "contribution 2 xyz"), 9, 16, bad.clone());
    check(&with(FAIR, 9, &format!("contribution 2 {}", "00".repeat(65))), 9, 16, bad);
}

#[test]
fn there_is_one_score_for_each_seat() {
    for (line, found, column) in [("scores", 0, 7), ("scores 1  ", 1, 9), ("scores 1 2 3", 3, 13)] {
        check(&with(SEEDED, 12, line), 12, column, RecordProblem::ScoreCount { expected: 2, found });
    }
    let many = format!("scores{}", " 1".repeat(300));
    check(&with(SEEDED, 12, &many), 12, 607, RecordProblem::ScoreCount { expected: 2, found: 300 });
}

#[test]
fn an_error_says_where_it_is() {
    let error = with(SEEDED, 5, "opinion").parse::<Record>().unwrap_err();
    assert_eq!(error.to_string(), "line 5, column 1: no line of a record begins with \"opinion\"");
}

#[test]
fn format_2_does_not_know_the_lines_of_format_3() {
    let commitment = format!("{}\nbots-commitment {}", SEEDED.lines().nth(7).unwrap(), "0".repeat(64));
    let with_bots = with(SEEDED, 8, &commitment);
    assert!(with_bots.parse::<Record>().is_err());
    assert!(with_bots.replacen("record 2", "record 3", 1).parse::<Record>().is_ok());
    let header = SEEDED.split("moves\n").next().unwrap();
    let abandoned = format!("{header}moves\nabandoned\n");
    assert!(abandoned.parse::<Record>().is_err());
    let newer = abandoned.replacen("record 2", "record 3", 1);
    assert!(newer.parse::<Record>().unwrap().is_abandoned());
    // It is the last line, and there are no scores beside it.
    assert!(format!("{newer}abandoned\n").parse::<Record>().is_err());
    assert!(format!("{newer}scores 1 2\n").parse::<Record>().is_err());
}
