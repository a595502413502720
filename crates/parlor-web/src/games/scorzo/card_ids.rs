//! Which card of a hand is which, from one moment to the next: equal cards look alike, but the one that has the focus is to
//! keep it.

use parlor_scorzo::Card;

/// What a card of the hand is known by as long as it is held.
pub(super) type Id = u32;

/// The cards of a hand in the order in which they are held.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct CardIds {
    cards: Vec<(Id, Card)>,
    /// What the next card that comes is known by.
    next: Id,
}

impl CardIds {
    /// The same hand later: cards that are still there keep what they are known by.
    pub(super) fn follow(before: Option<&CardIds>, cards: &[Card]) -> CardIds {
        let CardIds { cards: mut old, mut next } = before.cloned().unwrap_or_default();
        let known = cards.iter().map(|&card| {
            let found = old.iter().position(|(_, other)| *other == card);
            let id = found.map_or_else(
                || {
                    next += 1;
                    next
                },
                |index| old.remove(index).0,
            );
            (id, card)
        });
        let cards = known.collect();
        CardIds { cards, next }
    }

    /// The cards in order.
    pub(super) fn cards(&self) -> &[(Id, Card)] {
        &self.cards
    }

    /// The cards as they came; what is drawn in this order never changes places.
    pub(super) fn as_they_came(&self) -> Vec<(Id, Card)> {
        let mut cards = self.cards.clone();
        cards.sort_unstable_by_key(|(id, _)| *id);
        cards
    }

    /// Where a card is.
    pub(super) fn index(&self, id: Id) -> Option<usize> {
        self.cards.iter().position(|(other, _)| *other == id)
    }

    /// The card at a place.
    pub(super) fn at(&self, index: usize) -> Option<Id> {
        self.cards.get(index).map(|(id, _)| *id)
    }

    /// Which card it is.
    pub(super) fn card(&self, id: Id) -> Option<Card> {
        self.cards.iter().find(|(other, _)| *other == id).map(|(_, card)| *card)
    }

    /// One that is such a card: the one that came last.
    pub(super) fn latest(&self, card: Card) -> Option<Id> {
        self.cards.iter().filter(|(_, other)| *other == card).map(|(id, _)| *id).max()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn cards_keep_what_they_are_known_by_until_they_go() {
        let first = CardIds::follow(None, &cards("7S W W"));
        assert_eq!(first.cards().iter().map(|(id, _)| *id).collect::<Vec<_>>(), [1, 2, 3]);
        let sorted = CardIds::follow(Some(&first), &cards("W 2H 7S W"));
        assert_eq!(sorted.cards().iter().map(|(id, _)| *id).collect::<Vec<_>>(), [2, 4, 1, 3]);
        assert_eq!(sorted.as_they_came().iter().map(|(id, _)| *id).collect::<Vec<_>>(), [1, 2, 3, 4]);
        assert_eq!(sorted.latest(Card::WILD), Some(3));
        let later = CardIds::follow(Some(&sorted), &cards("W 2H W"));
        assert_eq!((later.index(1), later.index(4), later.card(4)), (None, Some(1), cards("2H").pop()));
        // What has gone does not come back as the same card.
        let again = CardIds::follow(Some(&later), &cards("7S W 2H W"));
        assert_eq!(again.at(0), Some(5));
    }
}
