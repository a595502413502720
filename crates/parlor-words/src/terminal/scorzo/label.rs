//! Headings and short remarks.

use parlor_scorzo::MeldKind;

use crate::Lang;
use crate::say::say;

/// A heading or a remark of the board, without facts in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLabel {
    /// Above a hand in melds.
    ByMelds,
    /// Above a hand sorted by suit.
    BySuit,
    /// Above a hand sorted by number.
    ByNumber,
    /// Above a hand that the player sorts.
    ByHand,
    /// Behind a draw pile whose cards everybody remembers.
    KnownPile,
    /// Above the hands that were shown at the end.
    LastHands,
    /// The page of the cards that are somewhere, but nobody knows where.
    UnseenCards,
    /// No round has been dealt.
    BeforeFirstRound,
    /// A round has been scored, and the next one not dealt.
    BeforeNextRound,
    /// A draw would turn the discard pile over.
    TurnsOver,
    /// A draw would shuffle the discard pile.
    Shuffles,
}

impl BoardLabel {
    /// The text.
    #[must_use]
    pub const fn text(self, lang: Lang) -> &'static str {
        match self {
            BoardLabel::ByMelds => lang.pick("Hand, by melds", "Mano, por combinaciones"),
            BoardLabel::BySuit => lang.pick("Hand, by suit", "Mano, por palos"),
            BoardLabel::ByNumber => lang.pick("Hand, by number", "Mano, por números"),
            BoardLabel::ByHand => lang.pick("Hand, in your order", "Mano, en tu orden"),
            BoardLabel::KnownPile => lang.pick("known", "conocido"),
            BoardLabel::LastHands => lang.pick("The hands of the last round", "Las manos de la última ronda"),
            BoardLabel::UnseenCards => lang.pick("Unseen cards", "Cartas sin ver"),
            BoardLabel::BeforeFirstRound => {
                lang.pick("No round has been dealt yet.", "Aún no se ha repartido ninguna ronda.")
            }
            BoardLabel::BeforeNextRound => {
                lang.pick("The next round has to be dealt.", "Hay que repartir la siguiente ronda.")
            }
            BoardLabel::TurnsOver => {
                lang.pick("A draw turns the discards over.", "Si se roba, se da la vuelta a los descartes.")
            }
            BoardLabel::Shuffles => {
                lang.pick("A draw shuffles the discards.", "Si se roba, se barajan los descartes.")
            }
        }
    }
}

/// What stands above the cards of a meld; short, because melds are small.
#[must_use]
pub const fn meld_caption(kind: MeldKind, lang: Lang) -> &'static str {
    match kind {
        MeldKind::Set(_) => lang.pick("set", "grupo"),
        MeldKind::Run(..) => lang.pick("run", "escalera"),
        MeldKind::Wilds => lang.pick("wilds", "comodines"),
    }
}

/// What stands above the cards that are in no meld.
#[must_use]
pub const fn left_caption(cards: usize, lang: Lang) -> &'static str {
    lang.pick("left", if cards == 1 { "sobra" } else { "sobran" })
}

/// What the cards outside melds count.
#[must_use]
pub fn points_left(points: u16, lang: Lang) -> String {
    say!(lang, "Points left: {points}", "Puntos que sobran: {points}")
}
