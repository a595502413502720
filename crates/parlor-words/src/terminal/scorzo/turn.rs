//! What is to be done in a turn, and what would come of it.

use parlor_scorzo::Card;

use crate::phrase::Noun;
use crate::say::say;
use crate::scorzo::BestDiscard;
use crate::{Lang, Say};

/// What remains without a card, and whether discarding it would be a call.
#[must_use]
pub fn after_discard(card: Card, points: u16, calls: bool, lang: Lang) -> String {
    if calls {
        say!(
            lang,
            "Discard {card}: nothing is left. You call Scorzo!",
            "Descarta {card}: no sobra nada. ¡Cantas Scorzo!",
        )
    } else {
        BestDiscard { cards: &[card], points }.sentence(lang)
    }
}

/// The pile that a card lies on top of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TopOf {
    /// The draw pile.
    DrawPile,
    /// The discard pile.
    DiscardPile,
}

/// What a card from a pile would allow: the fewest points after the best discard, beside those of the hand as it is.
#[must_use]
pub fn after_taking(from: TopOf, card: Card, best: u16, now: u16, calls: bool, lang: Lang) -> String {
    let take = match from {
        TopOf::DrawPile => lang.pick("Draw", "Roba"),
        TopOf::DiscardPile => lang.pick("Take", "Toma"),
    };
    if calls {
        return say!(
            lang,
            "{take} {card}, and you can call Scorzo!",
            "{take} {card} y podrás cantar Scorzo.",
        );
    }
    let remain = if best == 1 { "quedaría" } else { "quedarían" };
    let best = Noun::Point.counted(best, lang);
    say!(
        lang,
        "{take} {card}: {best} left at best; now {now}.",
        "{take} {card}: {remain} {best}; ahora, {now}."
    )
}

/// What somebody who is not at the screen has to do.
#[must_use]
pub fn has_to(name: &str, take: bool, lang: Lang) -> String {
    if take {
        say!(lang, "{name} is to take a card.", "Le toca a {name} tomar una carta.")
    } else {
        say!(lang, "{name} is to discard a card.", "Le toca a {name} descartar una carta.")
    }
}

/// Asks whoever keeps the record of a real table what a player takes.
#[must_use]
pub fn ask_taken(name: &str, discard: Option<Card>, lang: Lang) -> String {
    match discard {
        Some(card) => say!(
            lang,
            "What does {name} take? d: a card of the draw pile; t: the discard {card}.",
            "¿Qué toma {name}? d: una carta del mazo; t: el descarte {card}.",
        ),
        None => say!(
            lang,
            "{name} takes a card of the draw pile, as there are no discards: d.",
            "{name} roba del mazo, porque no hay descartes: d.",
        ),
    }
}

/// Asks whoever keeps the record of a real table what a player discards.
#[must_use]
pub fn ask_discarded(name: &str, lang: Lang) -> String {
    say!(
        lang,
        "Which card does {name} discard? Type it, such as 7S or W.",
        "¿Qué carta descarta {name}? Escríbela, por ejemplo 7S o W.",
    )
}

/// What a player who calls cries out.
#[must_use]
pub const fn cry(lang: Lang) -> &'static str {
    lang.pick("Scorzo!", "¡Scorzo!")
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    #[test]
    fn what_would_come_of_a_card_is_said_with_its_points() {
        let card = "7S".parse().unwrap();
        assert_eq!(after_discard(card, 12, false, English), "Discard 7S: 12 points left.");
        assert_eq!(after_discard(card, 1, false, Spanish), "Descarta 7S: queda 1 punto.");
        assert_eq!(after_discard(card, 0, true, Spanish), "Descarta 7S: no sobra nada. ¡Cantas Scorzo!");
        let taking = |best, calls, lang| after_taking(TopOf::DiscardPile, card, best, 14, calls, lang);
        assert_eq!(taking(9, false, English), "Take 7S: 9 points left at best; now 14.");
        assert_eq!(taking(1, false, Spanish), "Toma 7S: quedaría 1 punto; ahora, 14.");
        assert_eq!(taking(0, true, English), "Take 7S, and you can call Scorzo!");
        let drawing = after_taking(TopOf::DrawPile, card, 9, 14, false, Spanish);
        assert_eq!(drawing, "Roba 7S: quedarían 9 puntos; ahora, 14.");
    }
}
