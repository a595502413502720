//! Cases in which everything possible can be counted: what seat 2 holds, as seat 1 sees it, in a round of three cards.
//!
//! Each hand of the other player is counted as often as it could have been dealt, equal cards apart, from those that seat 1
//! has not seen; hands that contradict what happened don't count.

use std::collections::BTreeMap;

use parlor_core::conformance::SmallCase;
use parlor_core::{Chance, Game, Script, Seat, SetUp, Viewer};

use super::set_up;
use crate::{Card, Cards, Hand, Scorzo, State, is_complete};

/// What seat 1 holds, what seat 2 really holds, and the card that is turned up; then the pile.
const DEAL: [&str; 10] = ["9H", "1S", "10T", "4Q", "2C", "7C", "3T", "6H", "8Q", "9Q"];

/// Seat 1 deals, so that seat 2 begins. Cards are dealt to seat 2 first.
fn begin(deal: &[&str]) -> State {
    let script = Script::new().with("scorzo/dealer/1", ["9S", "2S"]).with("scorzo/deal/1", deal);
    let set_up = SetUp { chance: Chance::Dealt(script), ..set_up("[3]", 2, false) };
    Scorzo::set_up(&set_up).unwrap().0
}

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn act(state: &mut State, index: u8, actions: &[&str]) {
    for action in actions {
        Scorzo::apply(state, seat(index), &Scorzo::read_action(action).unwrap()).unwrap();
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(super) fn all() -> Vec<SmallCase<Scorzo>> {
    let unseen = |state: &State| {
        let own = *state.hand(seat(0)).unwrap();
        let public = state.public().round().unwrap();
        let open = public.known()[seat(1)];
        let seen = own.cards().iter().chain(open.iter()).chain(public.discards().iter().copied());
        Cards::DECKS.without(seen).unwrap()
    };

    let dealt = begin(&DEAL);
    let hands = count(&unseen(&dealt), &[], 3, None, |_| true);
    let mut cases = vec![case("three cards were dealt", dealt, hands)];

    // 9H 10T 2C: takes 3T, which everybody sees, and discards 10T without a call.
    let mut took = begin(&DEAL);
    act(&mut took, 1, &["take", "10T"]);
    let hands = count(&unseen(&took), &[card("3T")], 2, Some(card("10T")), |hand| !is_complete(hand));
    cases.push(case("a discard was taken, and there was no call", took, hands));

    // 9H 10T 2C: draws 6H and discards it without a call.
    let mut drew = begin(&DEAL);
    act(&mut drew, 1, &["draw", "6H"]);
    let hands = count(&unseen(&drew), &[], 3, Some(card("6H")), |hand| !is_complete(hand));
    cases.push(case("a card was drawn, and there was no call", drew, hands));

    // 3H 10T 3C: takes 3T, discards 10T and calls.
    let mut called = begin(&["3H", "1S", "10T", "4Q", "3C", "7C", "3T"]);
    act(&mut called, 1, &["take", "10T"]);
    let hands = count(&unseen(&called), &[card("3T")], 2, Some(card("10T")), is_complete);
    cases.push(case("there was a call", called, hands));
    cases
}

fn case(name: &str, state: State, hands: Vec<(Hand, u64)>) -> SmallCase<Scorzo> {
    let top = state.public().round().unwrap().discards().last().copied();
    let mut possibilities = BTreeMap::new();
    for (hand, times) in hands {
        *possibilities.entry(class_of(&hand, top)).or_insert(0) += times;
    }
    SmallCase { name: name.to_owned(), state, viewer: Viewer::Seat(seat(0)), possibilities }
}

/// What is told apart of a hand.
pub(super) fn class_of(hand: &Hand, top: Option<Card>) -> String {
    let wilds = hand.cards().wilds() > 0;
    let twins = top.map_or(0, |top| hand.cards().count(top));
    let high = hand.cards().iter().filter(|card| card.points() > 6).count();
    format!("wilds {wilds}, {twins} like the discard, high {}", high > 1)
}

/// Every hand of the open cards and this many unseen ones that could be, with the number of ways in which it could be dealt.
///
/// A card that has come to light was in the hand as well. If the other one of its kind is not there, it could have been
/// either of the two, which is twice as many ways.
fn count(
    unseen: &Cards,
    open: &[Card],
    hidden: usize,
    came_to_light: Option<Card>,
    could_be: impl Fn(&Hand) -> bool,
) -> Vec<(Hand, u64)> {
    let cards: Vec<Card> = unseen.iter().collect();
    let mut hands = Vec::new();
    let mut chosen: Vec<usize> = (0..hidden).collect();
    loop {
        let hand = Hand::new(chosen.iter().map(|index| cards[*index]).chain(open.iter().copied())).unwrap();
        if could_be(&hand) {
            let either = came_to_light.is_some_and(|card| hand.cards().count(card) == 0);
            hands.push((hand, if either { 2 } else { 1 }));
        }
        // The next choice in order.
        let Some(place) = (0..hidden).rev().find(|place| chosen[*place] < cards.len() - hidden + place)
        else {
            return hands;
        };
        chosen[place] += 1;
        for later in place + 1..hidden {
            chosen[later] = chosen[later - 1] + 1;
        }
    }
}
