//! What to do next in a turn of Scorzo, in a sentence or two.

use parlor_core::RuleId;

use crate::Lang;
use crate::Spans;
use crate::common::with_rules;

const Z15: RuleId = RuleId::new('Z', 15);

/// What a player can do next. It never says which card is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coach {
    /// Take a card (Z7).
    Take {
        /// Whether somebody has called, so this is the last turn of the round (Z16).
        is_last: bool,
        /// Whether there is a card on the discard pile.
        has_discard: bool,
    },
    /// Discard a card (Z7).
    Discard {
        /// Whether everything in the hand fits in melds, the card that was taken included, and nobody has called yet.
        all_meld: bool,
    },
    /// A card is selected: discard it.
    Confirm {
        /// Whether all other cards fit in melds, so it calls Scorzo (Z15).
        calls: bool,
    },
    /// The hands of a round are shown.
    NextRound,
}

impl Coach {
    /// The words.
    #[must_use]
    pub fn text(&self, lang: Lang) -> Spans {
        match self {
            Coach::Take { is_last: true, has_discard: true } => lang.pick(
                "Your last turn this round. Take a card, from the draw pile or the discard pile.",
                "Es tu último turno de la ronda. Toma una carta del mazo o de la pila de descartes.",
            ),
            Coach::Take { is_last: true, has_discard: false } => lang.pick(
                "Your last turn this round. Draw a card from the draw pile.",
                "Es tu último turno de la ronda. Roba una carta del mazo.",
            ),
            Coach::Take { is_last: false, has_discard: true } => lang.pick(
                "Take a card, from the draw pile or the discard pile. Make sets and runs!",
                "Toma una carta del mazo o de la pila de descartes. ¡Forma grupos y escaleras!",
            ),
            Coach::Take { is_last: false, has_discard: false } => lang.pick(
                "Draw a card from the draw pile. Make sets and runs!",
                "Roba una carta del mazo. ¡Forma grupos y escaleras!",
            ),
            Coach::Discard { all_meld: false } => lang.pick(
                "Now discard one. Keep the cards that make sets and runs.",
                "Ahora descarta una. Quédate con las cartas que formen grupos y escaleras.",
            ),
            Coach::Discard { all_meld: true } => {
                let text = lang.pick(
                    "Now discard one. If the rest still fit in melds, you call Scorzo",
                    "Ahora descarta una. Si las demás siguen formando combinaciones, cantas Scorzo",
                );
                return with_rules(text, &[Z15], lang).sentence();
            }
            Coach::Confirm { calls: false } => {
                lang.pick("Tap it again to discard it.", "Tócala otra vez para descartarla.")
            }
            Coach::Confirm { calls: true } => {
                let text = lang.pick(
                    "Tap it again to discard it and call Scorzo",
                    "Tócala otra vez para descartarla y cantar Scorzo",
                );
                return with_rules(text, &[Z15], lang).sentence();
            }
            Coach::NextRound => lang
                .pick("The round is over. Press Next round.", "La ronda terminó. Presiona Siguiente ronda."),
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::scorzo::ScorzoText;

    #[test]
    fn every_step_has_its_words() {
        let take = |is_last, has_discard| Coach::Take { is_last, has_discard };
        for (coach, english, spanish) in [
            (
                take(false, true),
                "Take a card, from the draw pile or the discard pile. Make sets and runs!",
                "Toma una carta del mazo o de la pila de descartes. ¡Forma grupos y escaleras!",
            ),
            (
                take(false, false),
                "Draw a card from the draw pile. Make sets and runs!",
                "Roba una carta del mazo. ¡Forma grupos y escaleras!",
            ),
            (
                take(true, true),
                "Your last turn this round. Take a card, from the draw pile or the discard pile.",
                "Es tu último turno de la ronda. Toma una carta del mazo o de la pila de descartes.",
            ),
            (
                take(true, false),
                "Your last turn this round. Draw a card from the draw pile.",
                "Es tu último turno de la ronda. Roba una carta del mazo.",
            ),
            (
                Coach::Discard { all_meld: false },
                "Now discard one. Keep the cards that make sets and runs.",
                "Ahora descarta una. Quédate con las cartas que formen grupos y escaleras.",
            ),
            (
                Coach::Discard { all_meld: true },
                "Now discard one. If the rest still fit in melds, you call Scorzo (rule Z15).",
                "Ahora descarta una. Si las demás siguen formando combinaciones, cantas Scorzo (regla Z15).",
            ),
            (
                Coach::Confirm { calls: false },
                "Tap it again to discard it.",
                "Tócala otra vez para descartarla.",
            ),
            (
                Coach::Confirm { calls: true },
                "Tap it again to discard it and call Scorzo (rule Z15).",
                "Tócala otra vez para descartarla y cantar Scorzo (regla Z15).",
            ),
        ] {
            assert_eq!(Lang::ALL.map(|lang| coach.text(lang).to_string()), [english, spanish]);
        }
    }

    #[test]
    fn the_button_for_the_next_round_is_called_as_it_is() {
        for lang in Lang::ALL {
            let text = Coach::NextRound.text(lang).to_string();
            assert!(text.contains(ScorzoText::NextRound.text(lang)), "{text}");
        }
    }
}
