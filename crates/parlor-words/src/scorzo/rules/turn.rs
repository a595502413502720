//! Z7 to Z10: a turn, and how long a round can last.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn take_and_discard(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Take a card, discard a card", "Tomar una carta y descartar otra"),
        lang.pick(
            "In your turn you first take a card: the top one of the draw pile, or the top one of the \
             discard pile. Then you lay one card of your hand face up on the discard pile.",
            "En tu turno, primero tomas una carta: la de arriba del mazo o la de arriba de los descartes. \
             Después pones una carta de tu mano boca arriba sobre los descartes.",
        ),
    )
    .read_as(lang.pick(
        "The card that you have just taken can be the one that you discard, whichever pile it came from: \
         nothing on the sheet speaks against it.",
        "La carta que acabas de tomar puede ser la que descartas, venga de donde venga: nada en la hoja lo \
         impide.",
    ))
}

pub(super) const fn size_of_hand(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("A hand keeps its size", "La mano no cambia de tamaño"),
        lang.pick(
            "So you end every turn with as many cards as you were dealt.",
            "Así, terminas cada turno con tantas cartas como recibiste en el reparto.",
        ),
    )
}

pub(super) const fn turning_over(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("When the draw pile runs out", "Cuando se agota el mazo"),
        lang.pick(
            "When the draw pile has no cards left, the discard pile is turned over and takes its place. It \
             is not shuffled: the cards come back in the order in which they were discarded.",
            "Cuando en el mazo no quedan cartas, se da la vuelta a los descartes, que ocupan su lugar. No se \
             barajan: las cartas vuelven en el orden en que se descartaron.",
        ),
    )
    .read_as(lang.pick(
        "That happens only when somebody wants to draw and the draw pile is empty. The whole discard pile \
         is turned over, its top card too, so that there is nothing to take from it until the next \
         discard. A table that prefers it otherwise chooses the option reshuffle: then the whole pile is \
         shuffled, and everybody knows what is in it, but not in which order.",
        "Eso solo ocurre cuando alguien quiere robar y el mazo está vacío. Se da la vuelta a todos los \
         descartes, también al de arriba, así que no hay ninguno que tomar hasta el siguiente descarte. Si \
         la mesa lo prefiere de otro modo, elige la opción reshuffle: entonces se barajan todos, y se sabe \
         qué cartas hay en el mazo, pero no en qué orden.",
    ))
}

pub(super) const fn fifty_turns(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Fifty turns are enough", "Cincuenta turnos bastan"),
        lang.pick(
            "If every player has had 50 turns and nobody has called, the round is over: all hands are \
             counted as they are, and there is no caller. The rule sheet does not say how a round ends that \
             nobody finishes. It hardly ever comes to that: careful players need 5 to 15 turns each.",
            "Si cada jugador ha tenido 50 turnos y nadie ha cantado, la ronda termina: todas las manos se \
             cuentan como estén, y no canta nadie. La hoja de reglas no dice cómo termina una ronda que \
             nadie cierra. Casi nunca se llega a eso: quienes juegan con cuidado necesitan de 5 a 15 turnos \
             cada uno.",
        ),
    )
}
