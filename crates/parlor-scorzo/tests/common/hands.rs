//! Random hands, the same in every run.

use parlor_core::{ChanceStream, PlayerSeed};
use parlor_scorzo::{Card, Cards, Hand, Number, Suit};

/// Random hands for one use.
pub struct Hands {
    stream: ChanceStream,
    decks: Vec<Card>,
}

impl Hands {
    pub fn new(label: &str) -> Hands {
        let stream = ChanceStream::for_player(&PlayerSeed::from_text("hands"), label);
        Hands { stream, decks: Cards::DECKS.iter().collect() }
    }

    /// A hand drawn from both decks.
    pub fn drawn(&mut self, size: usize) -> Hand {
        for place in 0..size {
            let other = place + self.stream.index(self.decks.len() - place);
            self.decks.swap(place, other);
        }
        Hand::new(self.decks[..size].iter().copied()).unwrap()
    }

    /// A hand of few numbers, often few suits and many wilds, so that there is much to choose from; it may be smaller.
    pub fn rich(&mut self, size: usize) -> Hand {
        let numbers = 2 + self.stream.below(7);
        let lowest = 1 + self.stream.below(11 - numbers);
        let suits = 1 + self.stream.index(5);
        let wilds_in_ten = self.stream.below(6);
        let mut hand = Hand::default();
        for _ in 0..3 * size {
            let number = u8::try_from(lowest + self.stream.below(numbers)).unwrap();
            let suited = Card::new(Suit::ALL[self.stream.index(suits)], Number::new(number).unwrap());
            let wild = self.stream.below(10) < wilds_in_ten;
            if usize::from(hand.cards().len()) < size {
                let _ = hand.add(if wild { Card::WILD } else { suited });
            }
        }
        hand
    }

    /// A number from `from` to `to`.
    pub fn size(&mut self, from: usize, to: usize) -> usize {
        from + self.stream.index(to - from + 1)
    }
}
