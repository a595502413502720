//! The conformance suite on this game, and a test for each rule.

use std::collections::BTreeMap;

use parlor_core::conformance::{Conform, SmallCase, check, check_untrusted_views};
use parlor_core::{
    BySeat, Chance, ChanceStream, Departure, Edition as _, Game, Next, Outcome, Refusal as _, RuleId, Script,
    Seat, Secret, SetUp, Viewer,
};

use crate::game::{DEAL, hands};
use crate::{Card, Edition, Event, Options, Public, State, Toy, View};

fn small() -> Edition {
    Edition::read("name = \"small\"\nplayers = [2, 3]\ncards = 7\nhand = 2\n").unwrap()
}

fn set_up(edition: Edition, players: u8, lower: bool) -> SetUp<Toy> {
    SetUp { edition: edition.into(), options: Options { lower }, players, chance: Chance::Unknown }
}

fn hands_of(state: &State) -> &BySeat<Vec<Card>> {
    state.hands.as_ref().unwrap().reveal()
}

/// What each player was dealt.
fn dealt(state: &State) -> BySeat<Vec<Card>> {
    hands_of(state).map(|seat, hand| {
        let laid = state.public.laid().filter(|(who, _)| *who == seat).map(|(_, card)| card);
        let mut all: Vec<Card> = hand.iter().copied().chain(laid).collect();
        all.sort_unstable();
        all
    })
}

impl Conform for Toy {
    type Game = Toy;

    fn set_ups() -> Vec<SetUp<Toy>> {
        vec![
            set_up(Edition::classic(), 2, false),
            set_up(Edition::classic(), 4, true),
            set_up(small(), 3, false),
            set_up(small(), 2, true),
        ]
    }

    fn max_actions() -> usize {
        // Everybody lays six cards and leaves.
        4 * 6 + 4
    }

    fn random_action(view: &View, stream: &mut ChanceStream) -> Card {
        let listed = Toy::actions(view);
        if !listed.is_empty() && stream.below(2) == 0 {
            return listed[stream.index(listed.len())];
        }
        Card::new(u8::try_from(stream.below(50)).unwrap() + 1).unwrap()
    }

    fn redeal(state: &State, viewer: Viewer, stream: &mut ChanceStream) -> State {
        let laid: Vec<Card> = state.public.laid().map(|(_, card)| card).collect();
        let is_seen = |card: &Card| {
            laid.contains(card)
                || hands_of(state).iter().any(|(seat, hand)| viewer.is(seat) && hand.contains(card))
        };
        let mut hidden: Vec<Card> = state.public.edition().cards().filter(|card| !is_seen(card)).collect();
        stream.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        let hands = hands_of(state).map(|seat, hand| {
            if viewer.is(seat) {
                return hand.clone();
            }
            let mut other: Vec<Card> = hidden.by_ref().take(hand.len()).collect();
            other.sort_unstable();
            other
        });
        State { public: state.public.clone(), hands: Some(Secret::new(hands)) }
    }

    fn rewind(state: &State) -> (State, usize) {
        let end = &state.public;
        let public = Public::new(end.edition().clone(), *end.options(), end.players());
        (State { public, hands: Some(Secret::new(dealt(state))) }, end.steps().len())
    }

    fn score_from_events(players: u8, events: &[Event]) -> BySeat<i32> {
        let mut scores = BySeat::new(players, |_| 0);
        for event in events {
            if let Event::Laid { seat, scored: true, .. } = event {
                scores[*seat] += 1;
            }
        }
        scores
    }

    /// One of seven cards has been laid: the viewer holds two, and the other player has two of the other four.
    fn small_cases() -> Vec<SmallCase<Toy>> {
        let first = Seat::new(0).unwrap();
        let mut state = begin(&set_up(small(), 2, false), &[1, 2, 3, 4]);
        Toy::apply(&mut state, first, &card(1)).unwrap();
        let hidden = [3, 4, 5, 6, 7].map(card);
        let mut possibilities = BTreeMap::new();
        for (index, low) in hidden.iter().enumerate() {
            for high in &hidden[index + 1..] {
                possibilities.insert(format!("{:?}", [vec![card(2)], vec![*low, *high]]), 1);
            }
        }
        let name = "one card is laid".to_owned();
        vec![SmallCase { name, state, viewer: Viewer::Seat(first), possibilities }]
    }

    fn fingerprint(state: &State) -> String {
        format!("{:?}", hands_of(state).as_slice())
    }

    fn written_deal(state: &State) -> Option<Script> {
        Some(Script::new().with(DEAL, dealt(state).as_slice().iter().flatten()))
    }
}

fn card(number: u8) -> Card {
    Card::new(number).unwrap()
}

/// A game with these cards dealt.
fn begin(set_up: &SetUp<Toy>, order: &[u8]) -> State {
    let chance = Chance::Dealt(Script::new().with(DEAL, order));
    Toy::set_up(&SetUp { chance, ..set_up.clone() }).unwrap().0
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|index| Seat::new(index).unwrap())
}

#[test]
fn it_conforms() {
    check::<Toy>(200);
    check_untrusted_views::<Toy>(100);
}

#[test]
fn t01_each_lays_a_card_of_the_own_hand_in_turn() {
    let [one, two] = seats();
    let mut state = begin(&set_up(small(), 2, false), &[1, 5, 2, 4]);
    assert_eq!(hands_of(&state), &hands(&[1, 5, 2, 4].map(card), state.public.held()));
    let refused =
        |state: &mut State, seat, number| Toy::apply(state, seat, &card(number)).unwrap_err().rule();
    assert_eq!(refused(&mut state, two, 2), RuleId::new('T', 1));
    assert_eq!(refused(&mut state, one, 2), RuleId::new('T', 1));
    assert_eq!(refused(&mut state, one, 99), RuleId::new('T', 1));
    Toy::apply(&mut state, one, &card(1)).unwrap();
    assert_eq!(Toy::next(&state), Next::Seat(two));
}

#[test]
fn t02_a_higher_card_scores_or_a_lower_one_if_the_table_chose_so() {
    for (lower, expected) in [(false, [1, 1]), (true, [0, 1])] {
        let mut state = begin(&set_up(small(), 2, lower), &[1, 5, 2, 4]);
        for (seat, number) in seats().into_iter().cycle().zip([1, 2, 5, 4]) {
            Toy::apply(&mut state, seat, &card(number)).unwrap();
        }
        assert_eq!(state.public.scores().as_slice(), expected, "{lower}");
    }
}

#[test]
fn t03_most_points_win_and_who_leaves_comes_last() {
    let [one, two] = seats();
    let mut state = begin(&set_up(small(), 3, false), &[3, 4, 1, 2, 5, 6]);
    Toy::apply(&mut state, one, &card(3)).unwrap();
    Toy::leave(&mut state, two, Departure::Resigned).unwrap();
    let three = two.left(3);
    for (seat, number) in [(three, 5), (one, 4), (three, 6)] {
        Toy::apply(&mut state, seat, &card(number)).unwrap();
    }
    let Outcome::Over(results) = Toy::outcome(&state) else { panic!("nobody has a card left") };
    assert_eq!((results.scores.as_slice(), results.ranks.as_slice()), (&[0, 0, 2][..], &[2, 3, 1][..]));
    assert_eq!(Toy::leave(&mut state, one, Departure::Resigned).unwrap_err().rule(), RuleId::new('T', 3));
}
