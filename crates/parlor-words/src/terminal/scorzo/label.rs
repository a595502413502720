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
    /// Behind a draw pile whose cards everyone has seen.
    KnownPile,
    /// Above the hands that were shown at the end.
    LastHands,
    /// The page of the cards that the player can't see.
    UnseenCards,
    /// No round has been dealt.
    BeforeFirstRound,
    /// A round has been scored, and the next one not dealt.
    BeforeNextRound,
    /// A draw would flip the discard pile over.
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
            BoardLabel::KnownPile => lang.pick("seen", "visto"),
            BoardLabel::LastHands => lang.pick("Hands in the last round", "Manos de la última ronda"),
            BoardLabel::UnseenCards => lang.pick("Unseen cards", "Cartas ocultas"),
            BoardLabel::BeforeFirstRound => {
                lang.pick("No round has been dealt yet.", "Todavía no hay cartas repartidas.")
            }
            BoardLabel::BeforeNextRound => lang.pick("Deal the next round.", "Reparte la siguiente ronda."),
            BoardLabel::TurnsOver => lang.pick(
                "Drawing now flips the discard pile over.",
                "Si robas ahora, se le da la vuelta a la pila de descartes.",
            ),
            BoardLabel::Shuffles => lang.pick(
                "Drawing now shuffles the discard pile.",
                "Si robas ahora, se baraja la pila de descartes.",
            ),
        }
    }
}

/// What stands above the cards of a meld; short, because melds are small.
#[must_use]
pub const fn meld_caption(kind: MeldKind, lang: Lang) -> &'static str {
    match kind {
        MeldKind::Set(_) => lang.pick("set", "grupo"),
        MeldKind::Run(..) => lang.pick("run", "escalera"),
        MeldKind::Wilds => lang.pick("wild cards", "comodines"),
    }
}

/// What stands above the cards that are not in a meld.
#[must_use]
pub const fn left_caption(cards: usize, lang: Lang) -> &'static str {
    lang.pick("left over", if cards == 1 { "sobra" } else { "sobran" })
}

/// What the cards outside melds count.
#[must_use]
pub fn points_left(points: u16, lang: Lang) -> String {
    say!(lang, "Points left over: {points}", "Puntos sueltos: {points}")
}
