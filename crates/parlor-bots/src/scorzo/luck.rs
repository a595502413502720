//! What cards are worth: the points that they leave in the hand, against those that others would.

use parlor_core::{ChanceStream, PlayerSeed, Viewer};
use parlor_scorzo::{Card, Cards, Hand, Phase, StepKind, View, fewest_points};

use super::prospects::{Draws, fewest_left};

/// How many other deals are made up.
const DEALS: i64 = 200;

/// What the card that the viewer has just drawn is worth against the average card, or in the first turn of a round what the
/// hand is worth against the average hand: in thousandths of a point, more being better. `None` if nothing was dealt or
/// drawn by chance.
pub(super) fn luck(view: &View, seed: &PlayerSeed) -> Option<i64> {
    let hand = view.hand().filter(|_| view.is_mover())?;
    let round = view.public().round()?;
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let latest = round.steps().iter().rev().find(|step| step.seat == seat);
    match (view.public().phase(), latest.map(|step| step.kind)) {
        (Phase::Discarding(_), Some(StepKind::Drew(None))) => {
            let card = *view.drawn()?.last()?;
            let before = hand.without(card)?;
            let others = view.unseen().with([card])?;
            Some(Draws::among(others).points(&before) - 1_000 * fewest_left(hand))
        }
        (Phase::Taking(_), None) => {
            Some(average_deal(hand.cards().len(), round.starter(), seed)? - points(hand))
        }
        _ => None,
    }
}

fn points(hand: &Hand) -> i64 {
    1_000 * i64::from(fewest_points(hand))
}

/// What a hand of this many cards counts on average before the first turn.
fn average_deal(cards: u8, starter: Card, seed: &PlayerSeed) -> Option<i64> {
    let mut decks: Vec<Card> = Cards::DECKS.without([starter])?.iter().collect();
    let mut stream = ChanceStream::for_player(seed, "scorzo/luck");
    let mut sum = 0;
    for _ in 0..DEALS {
        for place in 0..usize::from(cards) {
            let other = place + stream.index(decks.len() - place);
            decks.swap(place, other);
        }
        sum += points(&Hand::new(decks.iter().take(usize::from(cards)).copied()).ok()?);
    }
    Some(sum / DEALS)
}
