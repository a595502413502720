//! The last turn, after a call: nothing follows it that the player could spoil, so it is counted out, not played out.

use std::cmp::Reverse;

use parlor_core::Seat;
use parlor_scorzo::{Action, Hand, View, fewest_points};

use super::prospects::{Cost, Draws, fewest_left, with};
use super::standing::Standing;
use crate::Candidate;

/// What the hands of the others count, more or less, who have not called; they are the same whatever the player does.
const OTHERS: u16 = 8;

/// What each action of the last turn is worth, exactly but for the others' points, the best first.
pub(super) fn endgame(
    view: &View,
    seat: Seat,
    standing: &Standing,
    actions: impl Iterator<Item = Action>,
) -> Option<Vec<Candidate<Action>>> {
    let hand = view.hand()?;
    let caller = view.public().round()?.caller();
    let chance = |points: Cost| {
        let own = u16::try_from(points).expect("the points of a hand fit");
        standing.chance(seat, |other| match other {
            other if other == seat => own,
            other if Some(other) == caller => 0,
            _ => OTHERS,
        })
    };
    let after = |more: Hand| chance(fewest_left(&more));
    let worth = |action: Action| {
        Some(match action {
            Action::Take => after(with(hand, view.discard_to_take()?)?),
            Action::Draw => match Draws::next(view) {
                Some(card) => after(with(hand, card)?),
                None => Draws::new(view).mean_left(hand, chance),
            },
            Action::Discard(card) => chance(Cost::from(fewest_points(&hand.without(card)?))),
        })
    };
    let mut worths: Vec<_> = actions.filter_map(|action| Some((action, worth(action)?))).collect();
    // Equals stay in the order of steady judgement, which goes by points.
    worths.sort_by_key(|(_, worth)| Reverse(*worth));
    let candidate =
        |(action, worth)| Candidate { action, worth: worth / Standing::SUBUNITS, error: 0, rollouts: 0 };
    Some(worths.into_iter().map(candidate).collect())
}
