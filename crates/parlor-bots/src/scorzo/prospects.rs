//! What a hand may become: its outs, counted against the cards that may be drawn.

use parlor_scorzo::{Card, Cards, Discard, Hand, Pile, View, discards, is_complete};

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
    pub(super) fn of(view: &View) -> Draws {
        let known = |cards: &mut dyn Iterator<Item = Card>| Cards::default().with(cards).unwrap_or_default();
        Draws(match view.table().round().map(|round| (round.pile(), round.discards())) {
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
        let round = view.table().round()?;
        match round.pile() {
            Pile::Known(pile) if !pile.is_empty() => pile.front().copied(),
            pile if pile.is_empty() && !view.table().options().reshuffle => round.discards().first().copied(),
            _ => None,
        }
    }

    /// The mean over all draws of what a hand comes to with the card that is drawn.
    pub(super) fn mean(&self, hand: &Hand, cost: impl Fn(&Hand) -> Cost) -> Cost {
        let (mut sum, mut count) = (0, 0);
        for card in self.0.kinds() {
            if let Some(more) = with(hand, card) {
                let cards = Cost::from(self.0.count(card));
                sum += cards * cost(&more);
                count += cards;
            }
        }
        sum / count.max(1)
    }

    /// The fewest points that a draw and a discard leave on average, in thousandths.
    pub(super) fn points(&self, hand: &Hand) -> Cost {
        self.mean(hand, |more| 1_000 * fewest_left(more))
    }

    /// What a hand at the end of a turn is worth: what the next draw leaves, and the chance that it completes the hand.
    pub(super) fn cost(&self, hand: &Hand) -> Cost {
        if is_complete(hand) {
            return COMPLETE;
        }
        let after = |more: &Hand| match fewest_left(more) {
            0 => -1_000 * COMPLETING,
            points => 1_000 * points,
        };
        self.mean(hand, after)
    }
}

/// The hand with one card more; `None` if it can't be.
pub(super) fn with(hand: &Hand, card: Card) -> Option<Hand> {
    let mut more = *hand;
    more.add(card).is_ok().then_some(more)
}

/// The fewest points that the best discard leaves.
pub(super) fn fewest_left(hand: &Hand) -> Cost {
    let points = |discard: &Discard| Cost::from(discard.points);
    discards(hand).iter().map(points).min().unwrap_or(0)
}
