//! Requests about Scorzo.

use parlor_scorzo::{Card, Discards, Hand, arrange};
use parlor_words::program::RefereeProblem;
use serde::Serialize;

use super::fault::{Code, Fault};
use super::json;
use super::request::Fields;

/// An arrangement of a hand with the fewest points.
pub(super) fn melds(fields: &mut Fields<'_>) -> Result<String, Fault> {
    let hand = hand(fields)?;
    fields.done()?;
    Ok(json(&arrange(&hand)))
}

/// What every discard leaves.
pub(super) fn discards(fields: &mut Fields<'_>) -> Result<String, Fault> {
    #[derive(Serialize)]
    struct Answer {
        discards: Discards,
    }
    let hand = hand(fields)?;
    fields.done()?;
    if hand.cards().is_empty() {
        return Err(Fault::new(Code::BadPosition, &RefereeProblem::NothingToDiscard, fields.lang()));
    }
    Ok(json(&Answer { discards: parlor_scorzo::discards(&hand).best_first() }))
}

fn hand(fields: &mut Fields<'_>) -> Result<Hand, Fault> {
    let mut hand = Hand::default();
    for (index, text) in fields.texts("hand")?.iter().enumerate() {
        let problem = RefereeProblem::BadCard { place: index + 1, text };
        let card: Card = text.parse().map_err(|_| Fault::new(Code::BadNotation, &problem, fields.lang()))?;
        hand.add(card).map_err(|error| Fault::new(Code::BadPosition, &error, fields.lang()))?;
    }
    Ok(hand)
}
