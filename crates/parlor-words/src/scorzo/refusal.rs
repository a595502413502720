//! Why an action is refused.

use parlor_scorzo::Refusal;

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
            Refusal::IsElsewhere { card } => {
                return say_spans!(
                    lang,
                    "this hand can't have a " card ": everybody knows where all of them are",
                    "en esta mano no puede haber ningún " card ": todos saben dónde están",
                );
            }
            Refusal::NotInHand { card } => {
                return say_spans!(
                    lang,
                    "there is no " card " in the hand",
                    "en la mano no hay ningún " card "",
                );
            }
            Refusal::NotYourTurn { turn: Some(seat) } => turn_of(seat, lang),
            Refusal::NotYourTurn { turn: None } => turn_of_nobody(lang),
            Refusal::TakeFirst => say!(
                lang,
                "a turn begins with taking a card, from the draw pile or from the discards",
                "un turno empieza tomando una carta, del mazo o de los descartes",
            ),
            Refusal::HasTaken => say!(
                lang,
                "a card has been taken in this turn already, and now one has to be discarded",
                "en este turno ya se ha tomado una carta, y ahora hay que descartar una",
            ),
            Refusal::NothingToTake => say!(
                lang,
                "the discard pile is empty, so that only the draw pile is left to take from",
                "no hay descartes, así que solo se puede robar del mazo",
            ),
            Refusal::Over => over(lang),
            Refusal::NotPlaying { seat } => not_playing(seat, lang),
        };
        words.into()
    }
}
