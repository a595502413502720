//! Chance never changes: the golden values of `data/chance.json`, which `docs/chance.py` gives a second time.
//!
//! After a deliberate change of the cases (never of their values):
//! `python3 docs/chance.py golden > crates/parlor-core/tests/data/chance.json`

use std::io;
use std::process::Command;

use parlor_core::{BySeat, Chance, ChanceStream, Contribution, FairDeal, PlayerRng, PlayerSeed, Seed};
use serde::Deserialize;

const GOLDEN: &str = include_str!("data/chance.json");
const PAGE: &str = include_str!("../../../docs/chance.md");
const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/chance.py");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Golden {
    seeds: Vec<SeedCase>,
    words: Vec<WordsCase>,
    player_words: Vec<WordsCase>,
    whims: Vec<PlayerNumbersCase>,
    whims_below: Vec<PlayerNumbersBelowCase>,
    below: Vec<BelowCase>,
    dice: Vec<DiceCase>,
    shuffles: Vec<ShuffleCase>,
    bags: Vec<BagCase>,
    drawn_seeds: Vec<DrawnCase>,
    fair: Vec<FairCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeedCase {
    text: String,
    seed: String,
    commitment: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WordsCase {
    seed: String,
    label: String,
    words: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerNumbersCase {
    seed: String,
    decision: u64,
    words: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerNumbersBelowCase {
    seed: String,
    decision: u64,
    n: u32,
    values: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BelowCase {
    seed: String,
    label: String,
    n: u32,
    values: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceCase {
    seed: String,
    label: String,
    sides: u32,
    values: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShuffleCase {
    seed: String,
    label: String,
    size: u32,
    order: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BagCase {
    seed: String,
    label: String,
    counts: Vec<(u32, usize)>,
    order: Vec<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawnCase {
    seed: String,
    label: String,
    drawn: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FairCase {
    house: String,
    commitment: String,
    contributions: Vec<String>,
    seed: String,
}

fn golden() -> serde_json::Result<Golden> {
    serde_json::from_str(GOLDEN)
}

fn stream(seed: &str, label: &str) -> ChanceStream {
    ChanceStream::for_chance(&Seed::from_text(seed), label)
}

/// As many draws as there are golden values.
fn draws<T>(values: &[T], draw: impl FnMut() -> T) -> Vec<T> {
    assert!(!values.is_empty());
    std::iter::repeat_with(draw).take(values.len()).collect()
}

#[test]
fn the_program_in_another_language_gives_the_golden_file() {
    let output = match Command::new("python3").args([PROGRAM, "golden"]).output() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            panic!("this test compares chance with docs/chance.py and needs python3: please install it")
        }
        other => other.expect("python3 can be started"),
    };
    assert!(output.status.success(), "docs/chance.py: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("docs/chance.py prints UTF-8");
    // Line by line first, so that a difference is shown alone.
    for (number, (program, golden)) in (1..).zip(text.lines().zip(GOLDEN.lines())) {
        assert_eq!(program, golden, "line {number}: docs/chance.py and tests/data/chance.json differ");
    }
    assert!(text == GOLDEN, "docs/chance.py and tests/data/chance.json differ in length or line ends");
}

#[test]
fn seeds_and_commitments() {
    let cases = golden().unwrap().seeds;
    assert!(!cases.is_empty());
    for case in cases {
        let seed = Seed::from_text(&case.text);
        assert_eq!(seed.to_hex(), case.seed, "{}", case.text);
        assert_eq!(seed.commitment().to_string(), case.commitment, "{}", case.text);
    }
}

#[test]
fn words_of_chance() {
    let cases = golden().unwrap().words;
    assert!(!cases.is_empty());
    for case in cases {
        let mut stream = stream(&case.seed, &case.label);
        assert_eq!(draws(&case.words, || stream.word()), case.words, "{} {}", case.seed, case.label);
    }
}

#[test]
fn words_of_players() {
    let cases = golden().unwrap().player_words;
    assert!(!cases.is_empty());
    for case in cases {
        let mut stream = ChanceStream::for_player(&PlayerSeed::from_text(&case.seed), &case.label);
        assert_eq!(draws(&case.words, || stream.word()), case.words, "{} {}", case.seed, case.label);
    }
}

#[test]
fn quick_numbers_of_players() {
    let cases = golden().unwrap().whims;
    assert!(!cases.is_empty());
    for case in cases {
        let mut rng = PlayerRng::new(&PlayerSeed::from_text(&case.seed), case.decision);
        assert_eq!(draws(&case.words, || rng.word()), case.words, "{} {}", case.seed, case.decision);
    }
}

#[test]
fn quick_numbers_below_n() {
    let cases = golden().unwrap().whims_below;
    assert!(!cases.is_empty());
    for case in cases {
        let rng = PlayerRng::new(&PlayerSeed::from_text(&case.seed), case.decision);
        let mut below = rng.clone();
        assert_eq!(draws(&case.values, || below.below(case.n)), case.values, "{}", case.n);
        let mut index = rng;
        let values = case.values.iter().map(|value| *value as usize).collect::<Vec<_>>();
        assert_eq!(draws(&values, || index.index(case.n as usize)), values, "{}", case.n);
    }
}

#[test]
fn numbers_below_n() {
    let cases = golden().unwrap().below;
    let mut passed_over = 0;
    for case in &cases {
        let mut drawn = stream(&case.seed, &case.label);
        assert_eq!(draws(&case.values, || drawn.below(case.n)), case.values, "{}", case.n);
        let chance = Chance::Seed(Seed::from_text(&case.seed));
        assert_eq!(chance.below(&case.label, case.n), Ok(case.values.first().copied()), "{}", case.n);
        let mut plain = stream(&case.seed, &case.label);
        passed_over += u32::from(draws(&case.values, || plain.word() % case.n) != case.values);
    }
    assert!(passed_over >= 2, "the cases should make below pass over words");
}

#[test]
fn dice() {
    let cases = golden().unwrap().dice;
    assert!(!cases.is_empty());
    for case in cases {
        let mut stream = stream(&case.seed, &case.label);
        assert_eq!(draws(&case.values, || stream.die(case.sides)), case.values, "{}", case.sides);
    }
}

#[test]
fn shuffles() {
    let cases = golden().unwrap().shuffles;
    assert!(!cases.is_empty());
    for case in cases {
        let mut items: Vec<u32> = (0..case.size).collect();
        stream(&case.seed, &case.label).shuffle(&mut items);
        assert_eq!(items, case.order, "{} {}", case.seed, case.size);
    }
}

#[test]
fn bags_of_tiles() {
    let cases = golden().unwrap().bags;
    assert!(!cases.is_empty());
    for case in cases {
        let bag: Vec<u32> =
            case.counts.iter().flat_map(|&(item, count)| std::iter::repeat_n(item, count)).collect();
        let chance = Chance::Seed(Seed::from_text(&case.seed));
        assert_eq!(chance.shuffle(&case.label, bag), Ok(Some(case.order)), "{} {}", case.seed, case.label);
    }
}

#[test]
fn drawn_seeds() {
    let cases = golden().unwrap().drawn_seeds;
    assert!(!cases.is_empty());
    for case in cases {
        assert_eq!(stream(&case.seed, &case.label).seed().to_hex(), case.drawn, "{}", case.seed);
    }
}

#[test]
fn fair_deals() {
    let cases = golden().unwrap().fair;
    assert!(!cases.is_empty());
    for case in cases {
        let seats = u8::try_from(case.contributions.len()).expect("a handful of seats");
        let contribution = |text: &String| text.parse::<Contribution>().expect("a contribution");
        let deal = FairDeal {
            commitment: case.commitment.parse().expect("a commitment"),
            contributions: BySeat::new(seats, |seat| contribution(&case.contributions[seat.index()])),
        };
        let seed = deal.open(&Seed::from_text(&case.house)).expect("the house's seed");
        assert_eq!(seed.to_hex(), case.seed, "{:?}", case.contributions);
    }
}

#[test]
fn the_page_has_true_examples() {
    let mut pile = stream("42", "fives/pile");
    let words: Vec<String> = (0..6).map(|_| pile.word().to_string()).collect();
    let mut rng = PlayerRng::new(&PlayerSeed::from_text("42"), 7);
    let quick: Vec<String> = (0..4).map(|_| rng.word().to_string()).collect();
    let contributions = ["61", "62"].map(|text| text.parse::<Contribution>().unwrap());
    let house = Seed::from_text("house");
    let deal = FairDeal {
        commitment: house.commitment(),
        contributions: BySeat::new(2, |seat| contributions[seat.index()].clone()),
    };
    let (seed, opened) = (Seed::from_text("42").to_hex(), deal.open(&house).unwrap().to_hex());
    for example in [seed, words.join(" "), quick.join(" "), opened] {
        assert!(PAGE.contains(&example), "{example}");
    }
}
