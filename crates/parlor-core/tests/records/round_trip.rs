//! Whatever can be recorded reads back as it was.

use std::collections::BTreeMap;

use parlor_core::record::{
    EditionSource, Record, RecordParts, RecordPartsError, RecordedBots, RecordedChance, RecordedEntry,
};
use parlor_core::{
    BySeat, Contribution, Entry, FairDeal, Level, Observation, PlayerName, RecordedBot, RecordedPlayer,
    Script, Seat, Seed,
};
use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;

/// Something without spaces or control characters.
fn word() -> impl Strategy<Value = String> {
    prop_oneof!["[a-z_/0-9]{1,12}", "[^\\p{Cc} ]{1,6}"]
}

fn name() -> impl Strategy<Value = PlayerName> {
    let text = prop_oneof!["[A-Za-z ]{1,20}", "\\PC{1,20}", Just("# 1".to_owned())];
    text.prop_filter_map("a name", |text| PlayerName::new(&text).ok())
}

fn player() -> impl Strategy<Value = RecordedPlayer> {
    let bot = (prop::sample::select(&Level::ALL[..]), 1_u32.., option::of(1_u32..));
    prop_oneof![
        name().prop_map(RecordedPlayer::from),
        // A person may be called as a bot is.
        prop::sample::select(&["steady", "expert:50", "bot steady version 1", "person"][..])
            .prop_map(|name| PlayerName::new(name).unwrap().into()),
        bot.prop_map(|(level, version, rollouts)| {
            RecordedBot { level, version, rollouts: rollouts.filter(|_| level.looks_ahead()) }.into()
        }),
    ]
}

/// Words with single spaces, as an action is written.
fn notation() -> impl Strategy<Value = String> {
    let reserved = |text: &str| {
        ["timed out", "leaves", "takes back", "taken over by"].contains(&text)
            || text.starts_with("taken over by ")
    };
    let written = vec(word(), 1..4).prop_map(|words| words.join(" "));
    written.prop_filter("no action", move |text| !reserved(text))
}

fn seat(seats: u8) -> impl Strategy<Value = Seat> {
    (0..seats).prop_filter_map("a seat", Seat::new)
}

fn entry(seats: u8) -> impl Strategy<Value = RecordedEntry> {
    let fact = (word(), vec(word(), 0..4))
        .prop_map(|(label, values)| Entry::Observed(Observation { label, values }));
    prop_oneof![
        4 => (seat(seats), notation()).prop_map(|(seat, action)| Entry::Act { seat, action }),
        1 => seat(seats).prop_map(|seat| Entry::TimeOut { seat }),
        1 => seat(seats).prop_map(|seat| Entry::Leave { seat }),
        1 => (seat(seats), player()).prop_map(|(seat, by)| Entry::TakeOver { seat, by }),
        1 => seat(seats).prop_map(|seat| Entry::Retract { seat }),
        1 => fact,
    ]
}

fn edition() -> impl Strategy<Value = EditionSource> {
    let line = prop_oneof![Just(String::new()), "[a-z =\\[\\]\"#|]{0,20}", "[\\PC\t]{0,10}"];
    prop_oneof![
        name().prop_map(|name| EditionSource::BuiltIn { name: name.into() }),
        (name(), vec(line, 1..6))
            .prop_map(|(name, lines)| EditionSource::Embedded { name: name.into(), text: lines.join("\n") }),
    ]
}

fn by_seat<T: Clone>(values: &[T]) -> BySeat<T> {
    BySeat::new(u8::try_from(values.len()).unwrap(), |seat| values[seat.index()].clone())
}

fn chance(seats: u8) -> impl Strategy<Value = RecordedChance> {
    let seed = || any::<[u8; 32]>().prop_map(Seed::new);
    let contribution = vec(any::<u8>(), 0..=64).prop_map(|bytes| Contribution::new(&bytes).unwrap());
    let fair = (seed(), vec(contribution, usize::from(seats)), option::of(seed()));
    let script = btree_map(word(), vec(word(), 0..5), 1..4);
    prop_oneof![
        seed().prop_map(RecordedChance::Seed),
        fair.prop_map(|(house, contributions, house_seed)| RecordedChance::Fair {
            deal: FairDeal { commitment: house.commitment(), contributions: by_seat(&contributions) },
            house_seed,
        }),
        script.prop_map(|uses| RecordedChance::Dealt(
            uses.iter().fold(Script::new(), |script, (label, values)| script.with(label, values))
        )),
        Just(RecordedChance::Unknown),
        Just(RecordedChance::Sealed),
    ]
}

fn bots() -> impl Strategy<Value = RecordedBots> {
    (any::<[u8; 32]>(), option::of(any::<[u8; 32]>())).prop_map(|(committed, shown)| RecordedBots {
        commitment: Seed::new(committed).commitment(),
        seed: shown.map(Seed::new),
    })
}

fn draft() -> impl Strategy<Value = RecordParts> {
    (1_u8..=6).prop_flat_map(|seats| {
        let count = usize::from(seats);
        (
            (word(), any::<u32>(), edition()),
            btree_map(word(), word(), 0..4),
            vec(player(), count),
            chance(seats),
            vec(entry(seats), 0..12),
            option::of(vec(any::<i32>(), count)),
            (option::of(bots()), any::<bool>()),
        )
            .prop_map(
                |((game, rules, edition), options, players, chance, entries, scores, (bots, ends))| {
                    RecordParts {
                        bots,
                        is_abandoned: ends && scores.is_none(),
                        game,
                        rules,
                        edition,
                        options,
                        seats: by_seat(&players),
                        chance,
                        entries,
                        scores: scores.map(|scores| by_seat(&scores)),
                    }
                },
            )
    })
}

/// What a person may do to a text without changing what it says.
fn untidied(text: &str) -> String {
    let line = |line: &str| {
        let spaced = if line.starts_with('|') || line.is_empty() {
            line.to_owned()
        } else {
            format!("\t{} ", line.replacen(' ', " \t ", 1))
        };
        format!("# {line}\r\n\n {spaced}\r\n")
    };
    format!("\u{feff}{}", text.lines().map(line).collect::<String>())
}

proptest! {
    #[test]
    fn what_is_written_reads_back(draft in draft()) {
        let record = Record::new(draft.clone()).unwrap();
        prop_assert_eq!(&record.clone().into_parts(), &draft);
        let text = record.to_string();
        let read: Record = text.parse().unwrap();
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text.clone());
        prop_assert_eq!(untidied(&text).parse::<Record>().unwrap(), record);
    }

    #[test]
    fn what_is_sealed_reads_back(draft in draft()) {
        let sealed = Record::new(draft).unwrap().sealed();
        prop_assert_eq!(sealed.to_string().parse::<Record>().unwrap(), sealed);
    }

    #[test]
    fn a_spoilt_text_is_an_error_or_another_record(
        draft in draft(),
        spoils in vec((any::<prop::sample::Index>(), 0_u8..4, any::<char>()), 1..4),
    ) {
        let mut text: Vec<char> = Record::new(draft).unwrap().to_string().chars().collect();
        for (place, how, other) in spoils {
            let at = place.index(text.len());
            match how {
                0 => text[at] = other,
                1 => text.insert(at, other),
                2 => text.truncate(at + 1),
                _ => { text.remove(at); }
            }
            text.push('\n');
        }
        check_any(&text.into_iter().collect::<String>())?;
    }

    #[test]
    fn shuffled_lines_are_an_error_or_another_record(draft in draft(), order in any::<u64>()) {
        let text = Record::new(draft).unwrap().to_string();
        let mut lines: Vec<&str> = text.lines().skip(1).collect();
        let count = lines.len();
        lines.swap(usize::try_from(order % 97).unwrap() % count, usize::try_from(order / 97 % 89).unwrap() % count);
        check_any(&format!("parlor record 2\n{}", lines.join("\n")))?;
    }

    #[test]
    fn any_text_is_an_error_or_a_record(text in "(parlor record 2\n)?\\PC*\n\\PC*") {
        check_any(&text)?;
    }
}

/// Whatever is read is a record in good order; whatever is not names a place in the text.
fn check_any(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Record>() {
        Ok(record) => {
            let canonical = record.to_string();
            prop_assert!(canonical.len() <= text.len() + 2);
            prop_assert_eq!(&canonical.parse::<Record>().unwrap(), &record);
            prop_assert!(Record::new(record.into_parts()).is_ok());
        }
        Err(error) => {
            let lines: Vec<&str> = text.split('\n').collect();
            prop_assert!((1..=lines.len() + 1).contains(&error.line), "{}", error);
            let length = lines.get(error.line - 1).map_or(0, |line| line.chars().count());
            prop_assert!((1..=length + 1).contains(&error.column), "{}", error);
        }
    }
    Ok(())
}

fn plain() -> RecordParts {
    RecordParts {
        game: "toy".to_owned(),
        rules: 1,
        edition: EditionSource::BuiltIn { name: "classic".to_owned() },
        options: BTreeMap::new(),
        seats: BySeat::new(2, |_| PlayerName::new("Ana").unwrap().into()),
        chance: RecordedChance::Unknown,
        bots: None,
        entries: Vec::new(),
        scores: None,
        is_abandoned: false,
    }
}

/// Checks that a change makes parts that are no record.
#[track_caller]
fn no_record(change: impl FnOnce(&mut RecordParts)) {
    let mut draft = plain();
    change(&mut draft);
    assert!(Record::new(draft.clone()).is_err(), "{draft:?}");
}

#[test]
fn parts_that_do_not_fit_make_no_record() {
    let seat = Seat::new(0).unwrap();
    assert!(Record::new(plain()).is_ok());
    for text in ["", " ", "a b", "a\nrules 2", "a ", "a\r", "a\t"] {
        no_record(|draft| draft.game = text.to_owned());
        no_record(|draft| draft.options = BTreeMap::from([(text.to_owned(), "yes".to_owned())]));
        no_record(|draft| draft.options = BTreeMap::from([("yes".to_owned(), text.to_owned())]));
        no_record(|draft| draft.chance = RecordedChance::Dealt(Script::new().with(text, [1])));
        no_record(|draft| draft.chance = RecordedChance::Dealt(Script::new().with("a", [text])));
        no_record(|draft| {
            draft.entries =
                vec![Entry::Observed(Observation { label: "a".to_owned(), values: vec![text.to_owned()] })];
        });
    }
    for text in ["", " ", "a  b", " a", "leaves", "takes back", "taken over by X", "a\n2 b", "a\tb"] {
        no_record(|draft| draft.entries = vec![Entry::Act { seat, action: text.to_owned() }]);
    }
    for text in ["", "a  b", " a", "a\nb", &"a".repeat(41)] {
        no_record(|draft| draft.edition = EditionSource::BuiltIn { name: text.to_owned() });
    }
    for text in ["a\r\nb", "\0", &"a".repeat(4096)] {
        let embedded = EditionSource::Embedded { name: "a".to_owned(), text: text.to_owned() };
        no_record(|draft| draft.edition = embedded);
    }
    no_record(|draft| draft.seats = BySeat::new(0, |_| PlayerName::new("Ana").unwrap().into()));
    for (level, version, rollouts) in
        [(Level::Greedy, 0, None), (Level::Greedy, 1, Some(9)), (Level::Expert, 1, Some(0))]
    {
        let bot = RecordedBot { level, version, rollouts };
        no_record(|draft| draft.seats = BySeat::new(2, |_| bot.into()));
        no_record(|draft| draft.entries = vec![Entry::TakeOver { seat, by: bot.into() }]);
    }
    no_record(|draft| draft.scores = Some(BySeat::new(3, |_| 0)));
    no_record(|draft| draft.entries = vec![Entry::Leave { seat: Seat::new(2).unwrap() }]);
    no_record(|draft| draft.entries = vec![Entry::Leave { seat }; 20_001]);
    no_record(|draft| draft.chance = RecordedChance::Dealt(Script::new()));
    no_record(|draft| {
        let deal = FairDeal {
            commitment: Seed::new([0; 32]).commitment(),
            contributions: BySeat::new(1, |_| Contribution::default()),
        };
        draft.chance = RecordedChance::Fair { deal, house_seed: None };
    });
}

#[test]
fn an_action_that_reads_as_something_else_is_ambiguous() {
    let mut draft = plain();
    draft.entries = vec![Entry::Act { seat: Seat::new(0).unwrap(), action: "timed out".to_owned() }];
    assert_eq!(Record::new(draft), Err(RecordPartsError::Ambiguous));
}
