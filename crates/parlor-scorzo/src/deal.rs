//! Dealing (Z3 to Z5), and the labels of every use of chance.

use std::sync::Arc;

use parlor_core::{BySeat, Chance, ChanceError, Seat, Secret};

use crate::public::ComingRound;
use crate::state::Deal;
use crate::{Card, Cards, Event, Hand, RoundId};

/// The label of the draw for the first deal, draw by draw; at a real table, the number of the seat that deals.
pub(crate) const DEALER: &str = "scorzo/dealer";

/// The label of a round's deal; at a real table, the card that is turned up.
pub(crate) fn deal_label(round: RoundId) -> String {
    format!("scorzo/deal/{round}")
}

/// The label of a shuffled discard pile (Z9), counted from 1 in each round.
pub(crate) fn reshuffle_label(round: RoundId, number: usize) -> String {
    format!("scorzo/reshuffle/{round}/{number}")
}

fn decks() -> Vec<Card> {
    Cards::DECKS.iter().collect()
}

/// Looks at every deal that a script says, so that a mistake in one is found at once and not rounds later.
pub(crate) fn check_script(chance: &Chance) -> Result<(), ChanceError> {
    let Chance::Dealt(script) = chance else { return Ok(()) };
    for (label, _) in script.iter().filter(|(label, _)| label.starts_with("scorzo/")) {
        chance.shuffle(label, decks())?;
    }
    Ok(())
}

/// Z3: the highest card deals; those who tie for it draw again among themselves, until one is highest. A wild is the
/// highest. Each draw is a new shuffle of all cards. `None` where nobody knows.
pub(crate) fn draw_for_deal(chance: &Chance, players: u8) -> Result<Option<Vec<Event>>, ChanceError> {
    let mut events = Vec::new();
    let mut tied: Vec<Seat> = Seat::first(players).collect();
    let mut number = 1;
    loop {
        let Some(order) = chance.shuffle(&format!("{DEALER}/{number}"), decks())? else { return Ok(None) };
        let mut drawn = BySeat::new(players, |_| None);
        for (seat, card) in tied.iter().zip(order) {
            drawn[*seat] = Some(card);
        }
        let height = |seat: &Seat| drawn[*seat].map(Card::points);
        let highest = tied.iter().filter_map(height).max();
        tied.retain(|seat| height(seat) == highest);
        events.push(Event::DrewForDeal { drawn });
        match tied.as_slice() {
            [dealer] => {
                events.push(Event::DealerChosen { dealer: *dealer });
                return Ok(Some(events));
            }
            _ => number += 1,
        }
    }
}

/// Z4, Z5: shuffles all cards and deals one at a time, clockwise from the dealer's left; the next card is turned up. `None`
/// where nobody knows the cards.
pub(crate) fn deal(chance: &Chance, coming: &ComingRound) -> Result<Option<(Deal, Event)>, ChanceError> {
    let Some(order) = chance.shuffle(&deal_label(coming.id), decks())? else { return Ok(None) };
    Ok(deal_from(order, coming))
}

/// Deals from all cards in this order.
pub(crate) fn deal_from(order: Vec<Card>, coming: &ComingRound) -> Option<(Deal, Event)> {
    let seats = coming.players.seats();
    let mut got: BySeat<Vec<Card>> = BySeat::new(seats, |_| Vec::new());
    let mut cards = order.iter().copied();
    for _ in 0..coming.cards {
        let mut seat = coming.dealer;
        for _ in 0..seats {
            seat = seat.left(seats);
            if coming.players[seat] {
                got[seat].push(cards.next()?);
            }
        }
    }
    let starter = cards.next()?;
    let drawn = order.len() - cards.len();
    let hands = got.map(|_, cards| {
        Hand::new(cards.iter().copied()).expect("no round deals more cards than a hand holds")
    });
    let event = Event::Dealt {
        round: coming.id,
        dealer: coming.dealer,
        cards: coming.cards,
        players: coming.players.clone(),
        hand: Some(got.map(|_, cards| Secret::new(cards.clone()))),
        starter,
    };
    Some((Deal { orders: vec![Arc::from(order)], order: 0, drawn, hands }, event))
}

/// Z9: the discard pile in a new order. A script that doesn't say it, or says it wrongly, leaves the cards as they lay.
pub(crate) fn reshuffled(chance: &Chance, label: &str, discards: &[Card]) -> Arc<[Card]> {
    match chance.shuffle(label, discards.to_vec()) {
        Ok(Some(order)) => order.into(),
        Ok(None) | Err(_) => discards.into(),
    }
}
