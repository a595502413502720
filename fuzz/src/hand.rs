//! Hands of Scorzo, decoded from bytes.

use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};
use parlor_scorzo::{Card, Hand};

/// The slow solver that the tests of Scorzo compare with: it shares no code with the fast one.
#[path = "../../crates/parlor-scorzo/tests/common/brute.rs"]
pub mod brute;

/// Any hand of up to 20 cards; about one card in five is a wild, twice as many as in the decks.
#[derive(Debug)]
pub struct AnyHand(pub Hand);

impl<'a> Arbitrary<'a> for AnyHand {
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<AnyHand> {
        let mut hand = Hand::default();
        for number in bytes.arbitrary_iter::<u8>()?.take(usize::from(Hand::MOST)) {
            let card = Card::all().nth(usize::from(number? % 64)).unwrap_or(Card::WILD);
            // One that the decks don't have any more is one less in the hand.
            let _ = hand.add(card);
        }
        Ok(AnyHand(hand))
    }
}
