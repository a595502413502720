//! Cards, suits and melds in words, and what is wrong with a text that is not a card, a hand or an action.

use parlor_scorzo::{ActionError, Card, CardError, Hand, HandError, MeldKind, Number, Suit};

use crate::phrase::Noun;
use crate::say::say;
use crate::{Lang, Say, Spans};

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

/// The symbol of a suit, as people read it. Players type its letter.
#[must_use]
pub const fn suit_symbol(suit: Suit) -> &'static str {
    match suit {
        Suit::Stars => "★",
        Suit::Squares => "■",
        Suit::Triangles => "▲",
        Suit::Circles => "●",
        Suit::Hearts => "♥",
    }
}

/// One card within a sentence: “7★”, “a wild card”.
#[must_use]
pub fn card(card: Card, lang: Lang) -> Spans {
    Spans::from_card(card, lang.pick("a wild card", "un comodín"))
}

/// Several cards in a row: “7★ 8★ wild”.
#[must_use]
pub fn cards(cards: &[Card], lang: Lang) -> Spans {
    let each = cards.iter().map(|card| Spans::from_card(*card, lang.pick("wild", "comodín")));
    Spans::joined(&each.collect::<Vec<_>>(), " ")
}

/// One card after a word that stands for an article: “7★”, “wild card”, «ningún comodín».
pub(super) fn bare_card(card: Card, lang: Lang) -> Spans {
    Spans::from_card(card, lang.pick("wild card", "comodín"))
}

/// What kind of meld it is, in a few words: “set of 7s”, “run of stars”, “only wild cards”.
#[must_use]
pub fn meld_kind(kind: MeldKind, lang: Lang) -> String {
    match kind {
        MeldKind::Set(number) => {
            let many = spanish_plural(number);
            say!(lang, "set of {number}s", "grupo de {many}")
        }
        MeldKind::Run(of, _) => {
            let of = suit(of, lang);
            say!(lang, "run of {of}", "escalera de {of}")
        }
        MeldKind::Wilds => say!(lang, "only wild cards", "solo comodines"),
    }
}

/// Several cards of a number: «grupo de 7» would be a set of seven cards.
const fn spanish_plural(number: Number) -> &'static str {
    match number.value() {
        1 => "unos",
        2 => "doses",
        3 => "treses",
        4 => "cuatros",
        5 => "cincos",
        6 => "seises",
        7 => "sietes",
        8 => "ochos",
        9 => "nueves",
        _ => "dieces",
    }
}

impl Say for CardError {
    fn say(&self, lang: Lang) -> String {
        let CardError = self;
        let letter = |of: Suit| format!("{} {}", of.letter(), suit(of, lang));
        let letters = Suit::ALL.map(letter).join(", ");
        say!(
            lang,
            "a card is a number from 1 to 10 and the letter of its suit ({letters}), such as 7S; a \
             wild card is W",
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
            HandError::NotInDecks { card } if card.is_wild() => {
                let supply = card.supply();
                say!(
                    lang,
                    "the two decks have only {supply} wild cards",
                    "las dos barajas solo tienen {supply} comodines",
                )
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
            "type draw to draw from the draw pile, take to take the top discard, or the card you want to \
             discard, such as 7S or W",
            "escribe robar para robar del mazo, tomar para tomar el último descarte, o la carta que quieras \
             descartar, por ejemplo 7S o W",
        )
    }
}
