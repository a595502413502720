//! Points now, and nothing else.

use parlor_core::PlayerSeed;
use parlor_scorzo::{Action, Card, Phase, View, discards, fewest_points};

use super::decision;
use crate::choice::one_of;

/// Takes the discard if that lowers the points after the best discard; discards to the fewest points, then the highest card.
pub(super) fn choose(view: &View, seed: &PlayerSeed) -> Option<Action> {
    let hand = view.hand().filter(|_| view.is_mover())?;
    match view.public().phase() {
        Phase::Taking(_) => {
            let lowers = view.discard_to_take().is_some_and(|card| {
                let mut with_it = *hand;
                let fits = with_it.add(card).is_ok();
                let left = discards(&with_it).iter().map(|discard| discard.points).min();
                fits && left.is_some_and(|left| left < fewest_points(hand))
            });
            Some(if lowers { Action::Take } else { Action::Draw })
        }
        _ => {
            let discards = discards(hand);
            let worth = |card: Card| std::cmp::Reverse(card.points());
            let best = discards.iter().map(|discard| (discard.points, worth(discard.card))).min()?;
            let is_best = |card: Card, points: u16| (points, worth(card)) == best;
            let equal: Vec<Card> = discards
                .iter()
                .filter(|discard| is_best(discard.card, discard.points))
                .map(|discard| discard.card)
                .collect();
            one_of(&equal, seed, decision(view)).map(|card| Action::Discard(*card))
        }
    }
}
