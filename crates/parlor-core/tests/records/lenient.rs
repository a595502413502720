//! What a reader of records overlooks.

use parlor_core::record::{Part, Record, RecordedChance};
use parlor_core::{Entry, Seat};

const CANONICAL: &str = "\
parlor record 2
game toy
rules 1
edition ours
| # our own box
|
|   colours = [\"red\"]  
option quick yes
option slow no
seat 1 Ana María
seat 2 # Berta #
bot 3 expert version 1 rollouts 50
dealt toy/draw 1 2
dealt toy/roll

moves
1 a 4
2 taken over by person the house
3 taken over by bot greedy version 4
told toy/roll 3
scores 4 0 0
";

const UNTIDY: &str = "\u{feff}
# Played on Sunday.
  parlor   record\t2\r
game toy  \r
rules 1
  # The box at home:
edition  ours
| # our own box
  # (a comment of the record, not of the edition)
|\r
   |   colours = [\"red\"]  \r

option slow no
option quick\tyes
seat 1   Ana   María
seat 2 # Berta #
  bot\t3 expert  version 1 rollouts   50
dealt toy/roll
dealt  toy/draw  1  2
moves
   1   a   4
#2 b
2\ttaken over\tby person  the   house
3 taken over by bot   greedy version\t4
told toy/roll 3
scores  4   0 0";

#[test]
fn comments_spaces_and_line_ends_do_not_matter() {
    let (record, lines) = Record::read(UNTIDY).unwrap();
    assert_eq!(record.to_string(), CANONICAL);
    assert_eq!(CANONICAL.parse(), Ok(record.clone()));
    assert_eq!(CANONICAL.replace('\n', "\r\n").parse(), Ok(record));

    let parts = [
        (Part::Game, 4),
        (Part::Rules, 5),
        (Part::Edition, 7),
        (Part::Option("quick".to_owned()), 14),
        (Part::Option("slow".to_owned()), 13),
        (Part::Seats, 15),
        (Part::Chance, 18),
        (Part::Entry(0), 21),
        (Part::Entry(1), 23),
        (Part::Entry(2), 24),
        (Part::Entry(3), 25),
        (Part::Scores, 26),
    ];
    for (part, line) in parts {
        assert_eq!(lines.line(&part), Some(line), "{part:?}");
    }
    assert_eq!(lines.line(&Part::Entry(4)), None);
    assert_eq!(lines.format(), 2);
    assert_eq!(lines.line(&Part::Option("other".to_owned())), None);
}

#[test]
fn a_number_sign_is_a_comment_only_where_a_line_begins() {
    let record: Record = CANONICAL.parse().unwrap();
    assert_eq!(record.seats()[Seat::new(1).unwrap()].to_string(), "# Berta #");
}

#[test]
fn digits_of_seeds_may_be_capital() {
    let seed = "ab".repeat(32);
    let text = "parlor record 2\ngame toy\nrules 1\nedition e\nseat 1 A\nseed SEED\n\nmoves\n";
    let small: Record = text.replace("SEED", &seed).parse().unwrap();
    let capital: Record = text.replace("SEED", &seed.to_uppercase()).parse().unwrap();
    assert_eq!(small, capital);
    assert_eq!(capital.to_string(), text.replace("SEED", &seed));
}

#[test]
fn what_is_sealed_shows_no_chance() {
    let record: Record = CANONICAL.parse().unwrap();
    let sealed = record.sealed();
    assert_eq!(sealed.chance(), &RecordedChance::Sealed);
    assert!(sealed.chance().is_sealed() && !record.chance().is_sealed());
    assert!(!sealed.to_string().contains("dealt"));
    assert_eq!(sealed.to_string().parse(), Ok(sealed.clone()));
    assert_eq!(sealed.entries(), record.entries());
    assert!(matches!(&sealed.entries()[1], Entry::TakeOver { by, .. } if by.to_string() == "the house"));
}
