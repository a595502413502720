//! The same seed gives the same deals, for ever and in every language: these values must never change.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::process::Command;

use parlor_core::{Chance, Edition as _, Game, Seat, Seed, SetUp, Viewer};
use parlor_scorzo::{Action, Card, Edition, Options, Scorzo, State};

/// Where the Python program is, seen from this crate.
const PROGRAM: &str = "../../docs/chance.py";

fn dealt(seed: &str, players: u8, reshuffle: bool) -> State {
    let text = "name = \"tests\"\nplayers = [2, 6]\nrounds = [8, 3]\n";
    let edition = Edition::read(text).unwrap().into();
    let chance = Chance::Seed(Seed::from_text(seed));
    Scorzo::set_up(&SetUp { edition, options: Options { reshuffle }, players, chance }).unwrap().0
}

fn hand(state: &State, number: u8) -> Vec<Card> {
    let view = Scorzo::view(state, Viewer::Seat(Seat::new(number - 1).unwrap()));
    view.hand().unwrap().cards().iter().collect()
}

/// Cards as the Python program shuffles them.
fn python(seed: &str, label: &str, cards: &[Card]) -> Vec<Card> {
    let output = Command::new("python3")
        .args([PROGRAM, "bag", seed, label])
        .args(cards.iter().map(|card| format!("{card}=1")))
        .output()
        .expect("this test compares deals with docs/chance.py and needs python3: please install it");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Both decks in the order in which they are shuffled: suit by suit, equal cards together, wilds last.
fn decks() -> Vec<Card> {
    Card::all().flat_map(|card| std::iter::repeat_n(card, usize::from(card.supply()))).collect()
}

#[test]
fn z03_to_z05_the_deal_of_seed_42_is_pinned() {
    let state = dealt("42", 3, false);
    let table = state.public();
    let draws: Vec<String> = table.dealer_draws().iter().map(|drawn| format!("{drawn:?}")).collect();
    let round = table.round().unwrap();
    let hands: Vec<String> = (1..=3).map(|number| format!("{:?}", hand(&state, number))).collect();
    assert_eq!(draws, ["[Some(2S), Some(8Q), Some(6T)]"]);
    assert_eq!((round.dealer().number(), round.starter().to_string()), (2, "7H".to_owned()));
    assert_eq!(
        hands,
        [
            "[9S, 10S, 8Q, 10Q, 1T, 4H, 9H, W]",
            "[2S, 5S, 2Q, 3T, 8T, 1C, 1H, 2H]",
            "[1S, 3Q, 4Q, 9Q, 2T, 1H, 3H, W]",
        ]
    );
}

#[test]
fn z03_to_z05_python_deals_the_same_cards() {
    for seed in ["42", "a family evening", "ñandú", &"0f".repeat(32)] {
        let state = dealt(seed, 2, false);
        let draws = python(seed, "scorzo/dealer/1", &decks());
        assert_eq!(state.public().dealer_draws()[0].as_slice(), [Some(draws[0]), Some(draws[1])], "{seed}");
        let order = python(seed, "scorzo/deal/1", &decks());
        let round = state.public().round().unwrap();
        // One card at a time, first to the dealer's left.
        let left = round.dealer().left(2);
        let mut first: Vec<Card> = order[..16].iter().copied().step_by(2).collect();
        let mut second: Vec<Card> = order[1..16].iter().copied().step_by(2).collect();
        first.sort_unstable();
        second.sort_unstable();
        assert_eq!(hand(&state, left.number()), first, "{seed}");
        assert_eq!(hand(&state, round.dealer().number()), second, "{seed}");
        assert_eq!(round.starter(), order[16], "{seed}");
    }
}

#[test]
fn z09_python_shuffles_the_discards_in_the_same_way() {
    let mut state = dealt("42", 6, true);
    let mut discards = Vec::new();
    // Everybody draws and returns the card, until the pile has run out and been shuffled.
    for _ in 0..70 {
        let turn = state.public().phase().turn().unwrap();
        if state.public().round().unwrap().pile().is_empty() {
            discards = state.public().round().unwrap().discards().to_vec();
        }
        let before = hand(&state, turn.number());
        Scorzo::apply(&mut state, turn, &Action::Draw).unwrap();
        let mut drawn = hand(&state, turn.number());
        before.iter().for_each(|card| {
            drawn.remove(drawn.iter().position(|other| other == card).unwrap());
        });
        Scorzo::apply(&mut state, turn, &Action::Discard(drawn[0])).unwrap();
    }
    assert_eq!(discards.len(), 64);
    let order = python("42", "scorzo/reshuffle/1/1", &discards);
    assert_eq!(state.public().round().unwrap().discards(), &order[..7]);
}
