//! How a player holds a hand: in melds, sorted, or in an order of the player's own.

use parlor_core::Viewer;
use parlor_scorzo::{Arrangement, Card, Hand, MeldKind, Phase, StepKind, View, arrange};
use parlor_words::terminal::scorzo::BoardLabel;

/// What a hand is sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sorting {
    /// The melds that leave the fewest points, then what is left.
    #[default]
    Melds,
    /// The suit, then the number.
    Suit,
    /// The number, then the suit.
    Number,
    /// Nothing: the player moves the cards.
    Own,
}

impl Sorting {
    /// What comes next when the player sorts again.
    const fn next(self) -> Sorting {
        match self {
            Sorting::Melds => Sorting::Suit,
            Sorting::Suit => Sorting::Number,
            Sorting::Number => Sorting::Own,
            Sorting::Own => Sorting::Melds,
        }
    }

    /// What stands above the hand.
    pub const fn label(self) -> BoardLabel {
        match self {
            Sorting::Melds => BoardLabel::ByMelds,
            Sorting::Suit => BoardLabel::BySuit,
            Sorting::Number => BoardLabel::ByNumber,
            Sorting::Own => BoardLabel::ByHand,
        }
    }
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardGroup {
    /// A meld.
    Meld(MeldKind, Vec<Card>),
    /// What is in no meld.
    Left(Vec<Card>),
    /// A hand that is just sorted.
    Sorted(Vec<Card>),
}

impl CardGroup {
    /// The melds of a hand, then what is left over.
    #[must_use]
    pub fn arranged(arrangement: &Arrangement) -> Vec<CardGroup> {
        let melds =
            arrangement.melds().iter().map(|meld| CardGroup::Meld(meld.kind(), meld.cards().to_vec()));
        let left: Vec<Card> = arrangement.left().iter().collect();
        let left = (!left.is_empty()).then_some(CardGroup::Left(left));
        melds.chain(left).collect()
    }

    /// Its cards.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        let (CardGroup::Meld(_, cards) | CardGroup::Left(cards) | CardGroup::Sorted(cards)) = self;
        cards
    }
}

/// How one player holds the hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandOrder {
    sorting: Sorting,
    /// The cards in the player's own order, as they were when this player's view was last new.
    order: Vec<Card>,
    /// The card that was just taken.
    newest: Option<Card>,
}

impl HandOrder {
    /// What it is sorted by.
    pub const fn sorting(&self) -> Sorting {
        self.sorting
    }

    /// The card that was just taken and may still be discarded.
    pub const fn newest(&self) -> Option<Card> {
        self.newest
    }

    /// Takes in what has come to the hand and gone from it. What was drawn in secret is told by no step of the round; it is
    /// the one card that was not there before.
    pub fn renew(&mut self, view: &View, hand: &Hand) {
        let (kept, came) = self.compare(hand);
        let drawn = match came[..] {
            [] => self.newest,
            [card] => Some(card),
            _ => None,
        };
        let discards =
            matches!(view.public().phase(), Phase::Discarding(seat) if view.viewer() == Viewer::Seat(seat));
        let last = view.public().round().and_then(|round| round.steps().last());
        self.newest = match last.map(|step| step.kind) {
            _ if !discards => None,
            Some(StepKind::Took(card) | StepKind::Drew(Some(card))) => Some(card),
            _ => drawn,
        };
        // A hand of the next round is held again.
        self.order = if came.len() > 1 { hand.cards().iter().collect() } else { [kept, came].concat() };
    }

    /// The cards of the hand that were there before, in the player's own order, and those that were not.
    fn compare(&self, hand: &Hand) -> (Vec<Card>, Vec<Card>) {
        let mut others = *hand.cards();
        let kept = self.order.iter().copied().filter(|card| others.take(*card)).collect();
        (kept, others.iter().collect())
    }

    /// The hand as the player holds it.
    pub fn heaps(&self, hand: &Hand) -> Vec<CardGroup> {
        let mut cards: Vec<Card> = hand.cards().iter().collect();
        match self.sorting {
            Sorting::Melds => return CardGroup::arranged(&arrange(hand)),
            // That is the order of cards.
            Sorting::Suit => {}
            // Wilds count most, so that they are last.
            Sorting::Number => cards.sort_by_key(|card| card.points()),
            Sorting::Own => {
                let (kept, came) = self.compare(hand);
                cards = [kept, came].concat();
            }
        }
        vec![CardGroup::Sorted(cards)]
    }

    /// The cards one after the other, as the player holds them.
    pub fn cards(&self, hand: &Hand) -> Vec<Card> {
        self.heaps(hand).iter().flat_map(CardGroup::cards).copied().collect()
    }

    /// Sorts by the next thing.
    pub const fn sort(&mut self) {
        self.sorting = self.sorting.next();
    }

    /// Sorts by this from now on. The player's own order begins with what is seen now.
    pub fn sort_by(&mut self, hand: &Hand, sorting: Sorting) {
        if sorting == Sorting::Own {
            self.order = self.cards(hand);
        }
        self.sorting = sorting;
    }

    /// Moves a card to any place, counted without that card; from then on the hand is in the player's own order. Says where
    /// the card is then.
    pub fn place(&mut self, hand: &Hand, from: usize, to: usize) -> usize {
        let mut order = self.cards(hand);
        if from >= order.len() {
            return from;
        }
        let card = order.remove(from);
        let to = to.min(order.len());
        order.insert(to, card);
        self.order = order;
        self.sorting = Sorting::Own;
        to
    }

    /// Moves a card by one place; from then on the hand is in the player's own order. Says where the card is then.
    pub fn shift(&mut self, hand: &Hand, index: usize, right: bool) -> usize {
        self.order = self.cards(hand);
        self.sorting = Sorting::Own;
        let other = if right { index.saturating_add(1) } else { index.saturating_sub(1) };
        if index.max(other) < self.order.len() {
            self.order.swap(index, other);
            other
        } else {
            index
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str) -> Hand {
        Hand::new(text.split_whitespace().map(|card| card.parse().unwrap())).unwrap()
    }

    fn written(holding: &HandOrder, hand: &Hand) -> String {
        holding.cards(hand).iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_card_can_be_put_anywhere() {
        let (mut holding, hand) = (HandOrder::default(), hand("9S 2Q 3Q 4Q"));
        assert_eq!(written(&holding, &hand), "2Q 3Q 4Q 9S");
        assert_eq!(holding.place(&hand, 3, 1), 1);
        assert_eq!((holding.sorting(), written(&holding, &hand).as_str()), (Sorting::Own, "2Q 9S 3Q 4Q"));
        assert_eq!(holding.place(&hand, 0, 99), 3);
        assert_eq!(written(&holding, &hand), "9S 3Q 4Q 2Q");
        assert_eq!(holding.place(&hand, 7, 0), 7);
        assert_eq!(written(&holding, &hand), "9S 3Q 4Q 2Q");
    }

    #[test]
    fn the_own_order_begins_with_what_is_seen() {
        let (mut holding, hand) = (HandOrder::default(), hand("9S 2Q 3Q 4Q"));
        holding.sort_by(&hand, Sorting::Suit);
        assert_eq!(written(&holding, &hand), "9S 2Q 3Q 4Q");
        holding.sort_by(&hand, Sorting::Number);
        holding.sort_by(&hand, Sorting::Own);
        assert_eq!(written(&holding, &hand), "2Q 3Q 4Q 9S");
    }
}
