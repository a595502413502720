//! What a hand may become: its outs, counted against the cards that may be drawn.

use parlor_scorzo::{Card, Cards, Discard, Hand, Pile, View, discards, fewest_points, is_complete};

use super::links::Links;

/// What judging a hand comes to: the lower the better, in thousandths of a point.
pub(super) type Cost = i64;

/// The cost of a hand that is nothing but melds: it ends the round.
const COMPLETE: Cost = -100_000;
/// What a draw that completes the hand is worth, in points. Tuned by self-play; 10 to 30 do as well.
const COMPLETING: Cost = 20;

/// The cards that may come next, each as likely as there are many of it.
pub(super) struct Draws(Cards);

impl Draws {
    /// What the viewer may draw in turns to come.
    pub(super) fn new(view: &View) -> Draws {
        let known = |cards: &mut dyn Iterator<Item = Card>| {
            Cards::default().with(cards).expect("what lies in a pile is from the two decks")
        };
        Draws(match view.public().round().map(|round| (round.pile(), round.discards())) {
            Some((Pile::Known(pile), _)) if !pile.is_empty() => known(&mut pile.iter().copied()),
            Some((pile, discards)) if pile.is_empty() => known(&mut discards.iter().copied()),
            _ => view.unseen(),
        })
    }

    /// Any of these cards may come.
    pub(super) const fn among(cards: Cards) -> Draws {
        Draws(cards)
    }

    /// The one card that is known to come next, if any is (Z9).
    pub(super) fn next(view: &View) -> Option<Card> {
        let round = view.public().round()?;
        match round.pile() {
            Pile::Known(pile) if !pile.is_empty() => pile.front().copied(),
            pile if pile.is_empty() && !view.public().options().reshuffle => {
                round.discards().first().copied()
            }
            _ => None,
        }
    }

    /// The mean over all draws of what a card comes to; one that comes to nothing can't be drawn.
    pub(super) fn mean(&self, cost: impl Fn(Card) -> Option<Cost>) -> Cost {
        let (mut sum, mut count) = (0, 0);
        for card in self.0.kinds() {
            if let Some(cost) = cost(card) {
                let cards = Cost::from(self.0.count(card));
                sum += cards * cost;
                count += cards;
            }
        }
        sum / count.max(1)
    }

    /// The mean over all draws of what the fewest points come to that a draw and a discard leave.
    pub(super) fn mean_left(&self, hand: &Hand, cost: impl Fn(Cost) -> Cost) -> Cost {
        let links = Links::new(hand);
        let (whole, least) = (Cost::from(fewest_points(hand)), fewest_left(hand));
        self.mean(|card| {
            // A card that makes no meld goes, or stays as it is: most do, and nothing has to be worked out for them.
            let left = if links.makes_meld(card) {
                fewest_left(&with(hand, card)?)
            } else {
                whole.min(least + Cost::from(card.points()))
            };
            Some(cost(left))
        })
    }

    /// The fewest points that a draw and a discard leave on average, in thousandths.
    pub(super) fn points(&self, hand: &Hand) -> Cost {
        self.mean_left(hand, |points| 1_000 * points)
    }

    /// What a hand at the end of a turn is worth: what the next draw leaves, and the chance that it completes the hand.
    pub(super) fn cost(&self, hand: &Hand) -> Cost {
        if is_complete(hand) {
            return COMPLETE;
        }
        self.mean_left(hand, |points| if points == 0 { -1_000 * COMPLETING } else { 1_000 * points })
    }
}

/// The hand with one card more; `None` if the decks have no more of it.
pub(super) fn with(hand: &Hand, card: Card) -> Option<Hand> {
    let mut more = *hand;
    more.add(card).is_ok().then_some(more)
}

/// The fewest points that the best discard leaves.
pub(super) fn fewest_left(hand: &Hand) -> Cost {
    let points = |discard: &Discard| Cost::from(discard.points);
    // Nothing is left of no cards.
    discards(hand).iter().map(points).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use parlor_core::{PlayerRng, PlayerSeed};

    use super::*;

    #[test]
    fn what_draws_leave_is_what_working_out_every_draw_gives() {
        let mut rng = PlayerRng::new(&PlayerSeed::from_text("prospects"), 0);
        for size in (3..=12).cycle().take(400) {
            let mut unseen: Vec<Card> = Cards::DECKS.iter().collect();
            let drawn = (0..size).map(|_| unseen.swap_remove(rng.index(unseen.len())));
            let hand = Hand::new(drawn.collect::<Vec<Card>>()).unwrap();
            let left = |card: &Card| fewest_left(&with(&hand, *card).unwrap());
            let sum: Cost = unseen.iter().map(|card| 1_000 * left(card)).sum();
            let draws = Draws(Cards::default().with(unseen.iter().copied()).unwrap());
            assert_eq!(draws.points(&hand), sum / Cost::try_from(unseen.len()).unwrap(), "{hand:?}");
        }
    }
}
