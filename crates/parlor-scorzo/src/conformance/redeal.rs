//! Dealing again what a viewer can't know, without the game's own imagination.
//!
//! Cards change places in the order of the deal, one pair after the other. After each change the whole round is played again
//! from its deal: unless everything that everybody saw comes out the same, the change is undone.

use std::sync::Arc;

use parlor_core::{BySeat, Chance, ChanceStream, Game, Seat, Secret, Viewer};

use super::deal_of;
use crate::state::Deal;
use crate::{Action, Card, Hand, Public, Scorzo, State, StepKind};

/// How many changes are tried.
const CHANGES: u32 = 14;

pub(super) fn redeal(state: &State, viewer: Viewer, stream: &mut ChanceStream) -> State {
    let own = places_of(state, viewer);
    let chance = Secret::new(Chance::Seed(stream.seed()));
    let mut orders = deal_of(state).orders.clone();
    for _ in 0..CHANGES {
        let number = stream.index(orders.len());
        let mut order = orders[number].to_vec();
        let (one, other) = (stream.index(order.len()), stream.index(order.len()));
        if own.contains(&(number, one)) || own.contains(&(number, other)) || order[one] == order[other] {
            continue;
        }
        order.swap(one, other);
        let mut changed = orders.clone();
        changed[number] = order.into();
        if play_again(state, &chance, &changed).is_some() {
            orders = changed;
        }
    }
    play_again(state, &chance, &orders).unwrap_or_else(|| state.clone())
}

/// The state after the deal, with cards in these orders.
pub(super) fn dealt(public: Public, chance: Secret<Chance>, orders: Vec<Arc<[Card]>>) -> State {
    let round = public.round().unwrap();
    let mut hands: BySeat<Hand> = BySeat::new(public.players(), |_| Hand::default());
    let mut cards = orders[0].iter();
    for _ in 0..round.cards() {
        for seat in clockwise(round.dealer(), public.players()).filter(|seat| round.players()[*seat]) {
            hands[seat].add(*cards.next().unwrap()).unwrap();
        }
    }
    let drawn = orders[0].len() - cards.len() + 1;
    let told = BySeat::new(public.players(), |_| None);
    State { public, chance, deal: Some(Secret::new(Deal { orders, order: 0, drawn, hands })), told }
}

/// Everybody, from the dealer's left to the dealer.
fn clockwise(dealer: Seat, players: u8) -> impl Iterator<Item = Seat> {
    let mut seat = dealer;
    (0..players).map(move |_| {
        seat = seat.left(players);
        seat
    })
}

/// Plays the round again with cards in other orders; `None` unless everybody sees the same.
fn play_again(state: &State, chance: &Secret<Chance>, orders: &[Arc<[Card]>]) -> Option<State> {
    let (public, _) = state.public.at_deal().unwrap();
    let starter = public.round().unwrap().starter();
    let mut other = dealt(public, chance.clone(), orders.to_vec());
    if orders[0][deal_of(&other).drawn - 1] != starter {
        return None;
    }
    for step in state.public.round().unwrap().steps() {
        let done = match step.kind {
            StepKind::Drew(_) => Scorzo::apply(&mut other, step.seat, &Action::Draw),
            StepKind::Took(_) => Scorzo::apply(&mut other, step.seat, &Action::Take),
            StepKind::Discarded(card) => Scorzo::apply(&mut other, step.seat, &Action::Discard(card)),
            StepKind::Left(why) => Scorzo::leave(&mut other, step.seat, why),
            StepKind::TurnedOver | StepKind::Called => continue,
        };
        done.ok()?;
    }
    (other.public == state.public).then_some(other)
}

/// The places of the cards that the viewer was dealt or drew, by order and place.
fn places_of(state: &State, viewer: Viewer) -> Vec<(usize, usize)> {
    let public = &state.public;
    let round = public.round().unwrap();
    let mut places = Vec::new();
    let mut at = (0, 0);
    let mut next = |seat: Seat, at: &mut (usize, usize)| {
        if viewer.is(seat) {
            places.push(*at);
        }
        at.1 += 1;
    };
    for _ in 0..round.cards() {
        for seat in clockwise(round.dealer(), public.players()).filter(|seat| round.players()[*seat]) {
            next(seat, &mut at);
        }
    }
    // The card that was turned up.
    at.1 += 1;
    for step in round.steps() {
        match step.kind {
            StepKind::Drew(None) => next(step.seat, &mut at),
            StepKind::TurnedOver => at = (at.0 + 1, 0),
            _ => {}
        }
    }
    places
}
