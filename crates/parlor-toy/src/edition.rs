//! The facts of a box: how many cards there are, and how many each player gets.

use std::sync::{Arc, LazyLock};

use parlor_core::{EditionFile, EditionHeader, EditionText, MAX_SEATS};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::Card;

static CLASSIC: LazyLock<Arc<Edition>> =
    LazyLock::new(|| Arc::new(EditionText::new(include_str!("../editions/classic.toml")).built_in()));

/// What is wrong with an edition file, and where.
pub type EditionError = parlor_core::EditionError<DeckProblem>;

/// The facts of a box; always one that has enough cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    header: EditionHeader,
    cards: u8,
    hand: u8,
}

/// There are not enough cards, or too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the deck has to have {least} to {most} cards")]
pub struct DeckProblem {
    /// The fewest: a hand for each player.
    pub least: i64,
    /// The most.
    pub most: i64,
}

impl Edition {
    /// The built-in edition.
    #[must_use]
    pub fn classic() -> Edition {
        Edition::clone(&CLASSIC)
    }

    /// The deck.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        (1..=self.cards).filter_map(Card::new)
    }

    /// How many cards each player gets.
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }
}

impl EditionFile for Edition {
    type Problem = DeckProblem;

    fn built_in_classic() -> &'static Arc<Edition> {
        &CLASSIC
    }

    fn header(&self) -> &EditionHeader {
        &self.header
    }

    fn contents(&self) -> String {
        format!("cards = {}\nhand = {}\n", self.cards, self.hand)
    }

    fn parse(text: &EditionText<'_, DeckProblem>) -> Result<Edition, EditionError> {
        let fields = text.fields(&["name", "players", "cards", "hand"])?;
        let (cards, hand) = (fields.number("cards")?, fields.number("hand")?);
        let header = text.header(&fields, 2..=MAX_SEATS)?;
        let within =
            |number: i64| u8::try_from(number).ok().filter(|number| (1..=Card::MOST).contains(number));
        let most = i64::from(Card::MOST);
        let players = i64::from(*header.players().end());
        let hand_size = within(*hand.get_ref()).filter(|hand| i64::from(*hand) * players <= most);
        let Some(hand_size) = hand_size else {
            return Err(text.problem(hand.span(), DeckProblem { least: players, most }));
        };
        let least = i64::from(hand_size) * players;
        match within(*cards.get_ref()).filter(|cards| i64::from(*cards) >= least) {
            Some(cards) => Ok(Edition { header, cards, hand: hand_size }),
            None => Err(text.problem(cards.span(), DeckProblem { least, most })),
        }
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut edition = serializer.serialize_struct("Edition", 4)?;
        let players = self.header.players();
        edition.serialize_field("name", self.header.name())?;
        edition.serialize_field("players", &(players.start(), players.end()))?;
        edition.serialize_field("cards", &self.cards)?;
        edition.serialize_field("hand", &self.hand)?;
        edition.end()
    }
}

#[cfg(test)]
mod tests {
    use parlor_core::{Edition as _, EditionProblem};

    use super::*;

    #[test]
    fn an_edition_reads_back_as_it_was_written() {
        let small = "name = \"small\"\nplayers = [2, 3]\ncards = 7\nhand = 2\n";
        let small = Edition::read(small).unwrap();
        for edition in [small, Edition::classic()] {
            assert_eq!(
                Edition::read(&edition.write().replace("classic", "copy")).map(|copy| copy.cards),
                Ok(edition.cards)
            );
        }
    }

    #[test]
    fn t01_there_is_a_hand_for_everybody() {
        let read = |cards: &str, hand: &str| {
            Edition::read(&format!("name = \"x\"\nplayers = [2, 3]\ncards = {cards}\nhand = {hand}\n"))
        };
        assert!(read("6", "2").is_ok());
        let few = read("5", "2").unwrap_err();
        assert_eq!((few.line, few.problem), (3, EditionProblem::Game(DeckProblem { least: 6, most: 99 })));
        for (cards, hand) in [("100", "2"), ("-1", "2"), ("6", "0"), ("99", "34")] {
            assert!(read(cards, hand).is_err(), "{cards} {hand}");
        }
    }
}
