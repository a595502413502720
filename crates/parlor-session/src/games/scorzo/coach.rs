//! What a player of Scorzo can do next.

use parlor_scorzo::{Card, Phase, Round, View, is_complete};
use parlor_words::pages::scorzo::Coach;

/// What the viewer can do next: with a card that was chosen and not discarded yet, and as long as the hands of a round are
/// shown. `None` for those who are not to play. Which card is best has no part in it.
#[must_use]
pub fn coach(view: &View, chosen: Option<Card>, shows_hands: bool) -> Option<Coach> {
    if shows_hands {
        return Some(Coach::NextRound);
    }
    let hand = view.hand().filter(|_| view.is_mover())?;
    let round = view.public().round();
    let is_called = round.and_then(Round::caller).is_some();
    match view.public().phase() {
        Phase::Taking(_) => {
            let has_discard = view.discard_to_take().is_some();
            Some(Coach::Take { is_last: is_called, has_discard })
        }
        Phase::Discarding(_) => Some(match chosen {
            Some(card) => {
                let calls = !is_called && hand.without(card).is_some_and(|rest| is_complete(&rest));
                Coach::Confirm { calls }
            }
            None => Coach::Discard { all_meld: !is_called && is_complete(hand) },
        }),
        _ => None,
    }
}
