//! Why an action is refused.

use parlor_scorzo::Refusal;

use super::card;
use super::cards::bare_card;
use crate::common::{not_playing, over, turn_of, turn_of_nobody};
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Say, Spans};

impl Say for Refusal {
    fn say(&self, lang: Lang) -> String {
        self.spans(lang).to_string()
    }

    fn spans(&self, lang: Lang) -> Spans {
        let words = match *self {
            Refusal::IsElsewhere { card: which } => {
                let (card, bare) = (card(which, lang), bare_card(which, lang));
                return say_spans!(
                    lang,
                    "" card " can't be in this hand: every one is already somewhere else",
                    "en esta mano no puede haber ningún " bare ": todos están ya en otro lugar",
                );
            }
            Refusal::NotInHand { card: which } => {
                let (card, bare) = (card(which, lang), bare_card(which, lang));
                return say_spans!(lang, "you don't have " card "", "no tienes ningún " bare "");
            }
            Refusal::NotYourTurn { turn: Some(seat) } => return turn_of(seat, lang),
            Refusal::NotYourTurn { turn: None } => turn_of_nobody(lang),
            Refusal::TakeFirst => say!(
                lang,
                "take a card first, from the draw pile or the discard pile",
                "primero toma una carta, del mazo o de la pila de descartes",
            ),
            Refusal::HasTaken => say!(
                lang,
                "you already took a card; now discard one",
                "ya tomaste una carta; ahora descarta una",
            ),
            Refusal::NothingToTake => say!(
                lang,
                "the discard pile is empty, so draw from the draw pile",
                "la pila de descartes está vacía: roba del mazo",
            ),
            Refusal::Over => over(lang),
            Refusal::NotPlaying { seat } => return not_playing(seat, lang),
        };
        words.into()
    }
}
