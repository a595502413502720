//! What is to be done in a turn, and what would come of it.

use parlor_scorzo::Card;

use crate::phrase::Noun;
use crate::say::say;
use crate::scorzo::{self, BestDiscard};
use crate::{Lang, Name, Say};

/// What is left over without a card, and whether discarding it would be a call.
#[must_use]
pub fn after_discard(card: Card, points: u16, calls: bool, lang: Lang) -> String {
    if calls {
        let card = scorzo::card(card, lang);
        say!(
            lang,
            "Discard {card}: nothing is left over. You call Scorzo!",
            "Descarta {card}: no sobra nada. ¡Cantas Scorzo!",
        )
    } else {
        BestDiscard { cards: &[card], points }.sentence(lang)
    }
}

/// The pile that a card is on top of.
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
    let card = scorzo::card(card, lang);
    if calls {
        return say!(
            lang,
            "{take} {card}, and you can call Scorzo!",
            "¡{take} {card} y podrás cantar Scorzo!",
        );
    }
    let sobraran = if best == 1 { "sobrará" } else { "sobrarán" };
    let best = Noun::Point.counted(best, lang);
    say!(
        lang,
        "{take} {card}: at best {best} left over (now {now}).",
        "{take} {card}: {sobraran} al menos {best} (ahora {now}).",
    )
}

/// What somebody who is not at the screen has to do.
#[must_use]
pub fn has_to(name: &Name, take: bool, lang: Lang) -> String {
    let (has, tiene) = (name.verb("has", "have"), name.verb("tiene", "tienes"));
    if take {
        say!(lang, "{name} {has} to take a card.", "{name} {tiene} que tomar una carta.")
    } else {
        say!(lang, "{name} {has} to discard a card.", "{name} {tiene} que descartar una carta.")
    }
}

/// Asks the score keeper what a player takes.
#[must_use]
pub fn ask_taken(name: &Name, discard: Option<Card>, lang: Lang) -> String {
    let (does, draws) = (name.verb("does", "do"), name.verb("draws", "draw"));
    let (toma, roba) = (name.verb("toma", "tomas"), name.verb("roba", "robas"));
    let name = name.within(lang);
    match discard.map(|card| scorzo::card(card, lang)) {
        Some(card) => say!(
            lang,
            "What {does} {name} take? d: a card from the draw pile; t: {card} from the discard pile.",
            "¿Qué {toma} {name}? d: una carta del mazo; t: {card} de la pila de descartes.",
        ),
        None => say!(
            lang,
            "The discard pile is empty, so {name} {draws} from the draw pile: press d.",
            "La pila de descartes está vacía, así que {name} {roba} del mazo: presiona d.",
        ),
    }
}

/// Asks the score keeper what a player discards.
#[must_use]
pub fn ask_discarded(name: &Name, lang: Lang) -> String {
    let (does, descarta) = (name.verb("does", "do"), name.verb("descarta", "descartas"));
    let name = name.within(lang);
    say!(
        lang,
        "Which card {does} {name} discard? Type it, such as 7S or W.",
        "¿Qué carta {descarta} {name}? Escríbela, por ejemplo 7S o W.",
    )
}

/// What a player who calls cries out.
#[must_use]
pub const fn cry(lang: Lang) -> &'static str {
    lang.pick("SCORZO!", "¡SCORZO!")
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    #[test]
    fn what_would_come_of_a_card_is_said_with_its_points() {
        let card = "7S".parse().unwrap();
        assert_eq!(after_discard(card, 12, false, English), "Discard 7★: 12 points left over.");
        assert_eq!(after_discard(card, 1, false, Spanish), "Descarta 7★: sobra 1 punto.");
        assert_eq!(
            after_discard(card, 0, true, English),
            "Discard 7★: nothing is left over. You call Scorzo!"
        );
        assert_eq!(after_discard(card, 0, true, Spanish), "Descarta 7★: no sobra nada. ¡Cantas Scorzo!");
        let taking = |best, calls, lang| after_taking(TopOf::DiscardPile, card, best, 14, calls, lang);
        assert_eq!(taking(9, false, English), "Take 7★: at best 9 points left over (now 14).");
        assert_eq!(taking(1, false, Spanish), "Toma 7★: sobrará al menos 1 punto (ahora 14).");
        assert_eq!(taking(0, true, English), "Take 7★, and you can call Scorzo!");
        assert_eq!(taking(0, true, Spanish), "¡Toma 7★ y podrás cantar Scorzo!");
        let drawing = after_taking(TopOf::DrawPile, Card::WILD, 9, 14, false, Spanish);
        assert_eq!(drawing, "Roba un comodín: sobrarán al menos 9 puntos (ahora 14).");
    }

    #[test]
    fn what_others_do_is_waited_for_and_asked_by_name() {
        let (ana, seven) = (Name::new("Ana"), "7S".parse().unwrap());
        let you = Name::you;
        assert_eq!(has_to(&ana, true, English), "Ana has to take a card.");
        assert_eq!(has_to(&you(English), false, English), "You have to discard a card.");
        assert_eq!(has_to(&you(Spanish), true, Spanish), "Tú tienes que tomar una carta.");
        assert_eq!(
            ask_taken(&ana, Some(seven), English),
            "What does Ana take? d: a card from the draw pile; t: 7★ from the discard pile."
        );
        assert_eq!(
            ask_taken(&you(Spanish), Some(seven), Spanish),
            "¿Qué tomas tú? d: una carta del mazo; t: 7★ de la pila de descartes."
        );
        assert_eq!(
            ask_taken(&you(English), None, English),
            "The discard pile is empty, so you draw from the draw pile: press d."
        );
        assert_eq!(
            ask_taken(&ana, None, Spanish),
            "La pila de descartes está vacía, así que Ana roba del mazo: presiona d."
        );
        assert_eq!(
            ask_discarded(&you(English), English),
            "Which card do you discard? Type it, such as 7S or W."
        );
        assert_eq!(ask_discarded(&ana, Spanish), "¿Qué carta descarta Ana? Escríbela, por ejemplo 7S o W.");
    }
}
