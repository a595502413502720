//! Suits and melds by name, and texts that are not cards, hands or actions.

use parlor_scorzo::{ActionError, CardError, Hand, HandError, MeldKind, Suit};

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say};

/// The name of a suit, in the plural.
#[must_use]
pub const fn suit(suit: Suit, lang: Lang) -> &'static str {
    match suit {
        Suit::Stars => lang.pick("stars", "estrellas"),
        Suit::Squares => lang.pick("squares", "cuadrados"),
        Suit::Triangles => lang.pick("triangles", "triángulos"),
        Suit::Circles => lang.pick("circles", "círculos"),
        Suit::Hearts => lang.pick("hearts", "corazones"),
    }
}

/// What kind of meld it is, in a few words: “set of 7s”, “run of stars”, “only wilds”.
#[must_use]
pub fn meld_kind(kind: MeldKind, lang: Lang) -> String {
    match kind {
        MeldKind::Set(number) => say!(lang, "set of {number}s", "grupo de {number}"),
        MeldKind::Run(of, _) => {
            let of = suit(of, lang);
            say!(lang, "run of {of}", "escalera de {of}")
        }
        MeldKind::Wilds => say!(lang, "only wilds", "solo comodines"),
    }
}

impl Say for CardError {
    fn say(&self, lang: Lang) -> String {
        let CardError = self;
        let letter = |of: Suit| format!("{} {}", of.letter(), suit(of, lang));
        let letters = Suit::ALL.map(letter).join(", ");
        say!(
            lang,
            "a card is a number from 1 to 10 and the letter of its suit ({letters}), such as 7S; a wild is W",
            "una carta es un número del 1 al 10 y la letra de su palo ({letters}), por ejemplo 7S; un \
             comodín es W",
        )
    }
}

impl Say for HandError {
    fn say(&self, lang: Lang) -> String {
        match self {
            HandError::TooMany => {
                let cards = Noun::Card.counted(Hand::MOST, lang);
                say!(lang, "a hand has at most {cards}", "una mano tiene como máximo {cards}")
            }
            HandError::NotInDecks { card } => {
                let supply = card.supply();
                say!(
                    lang,
                    "the two decks have only {supply} of {card}",
                    "las dos barajas solo tienen {supply} cartas {card}",
                )
            }
        }
    }
}

impl Say for ActionError {
    fn say(&self, lang: Lang) -> String {
        let ActionError = self;
        say!(
            lang,
            "write draw for a card of the draw pile, take for the top discard, or the card to discard, such \
             as 7S or W",
            "escribe draw para robar del mazo, take para tomar el último descarte, o la carta que quieras \
             descartar, por ejemplo 7S o W",
        )
    }
}
