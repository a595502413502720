//! Z7 to Z10: a turn, and how long a round can last.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn take_and_discard(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Take a card, discard a card", "Tomar una carta y descartar una"),
        lang.pick(
            "On your turn, take one card: the top of the draw pile or the top of the discard pile. Then \
             place one card face up on the discard pile. You may keep the card you took, or discard it.",
            "En tu turno, toma una carta: la de arriba del mazo o la de arriba de la pila de descartes. \
             Después, deja una carta boca arriba en la pila de descartes. Puedes quedarte la carta que \
             tomaste o descartarla.",
        ),
    )
    .read_as(lang.pick(
        "That goes for a card from the discard pile too. The sheet says “The player may choose to keep or \
         discard that card”, and we take it to mean a card from either pile.",
        "Eso vale también para una carta de la pila de descartes. La hoja dice que el jugador puede \
         quedarse esa carta o descartarla, y para nosotros da igual de qué pila viene.",
    ))
}

pub(super) const fn size_of_hand(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Your hand stays the same size", "Tu mano no cambia de tamaño"),
        lang.pick(
            "You end every turn with the same number of cards you were dealt.",
            "Terminas cada turno con tantas cartas como te repartieron.",
        ),
    )
}

pub(super) const fn turning_over(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("When the draw pile runs out", "Cuando se acaba el mazo"),
        lang.pick(
            "If the draw pile runs out, flip the discard pile over to make a new draw pile.",
            "Si se acaba el mazo, dale la vuelta a la pila de descartes: es el nuevo mazo.",
        ),
    )
    .read_as(lang.pick(
        "We don't shuffle it, because the sheet only says to “flip over the discard pile”. So the oldest \
         discard is drawn first. It's flipped when a player wants to draw and the draw pile is empty. The \
         whole pile is flipped, so there is no discard to take until the next one. If your family would \
         rather shuffle, turn on the house rule “Shuffle the discards”. Then everyone knows which cards \
         are in the draw pile, but not their order.",
        "No la barajamos, porque la hoja solo dice que se le da la vuelta. Así, primero se roba el \
         descarte más antiguo. Se le da la vuelta cuando alguien quiere robar y el mazo está vacío. Se \
         voltea toda la pila, así que no hay descarte para tomar hasta el siguiente. Si en tu casa \
         prefieren barajar, activa la regla de la casa «Barajar los descartes». Entonces todos saben qué \
         cartas hay en el mazo, pero no en qué orden.",
    ))
}

pub(super) const fn fifty_turns(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("A round that never ends", "Una ronda que no termina"),
        lang.pick(
            "If everyone has had 50 turns and nobody has called Scorzo, the round ends. All hands are \
             counted as they are, and there is no caller. The sheet doesn't say how such a round ends. It \
             almost never happens: careful players need 5 to 15 turns each.",
            "Si todos tuvieron 50 turnos y nadie cantó Scorzo, la ronda termina. Se cuentan todas las \
             manos tal como están, sin que nadie cante. La hoja no dice cómo termina una ronda así. Casi \
             nunca pasa: quien juega con cuidado necesita de 5 a 15 turnos.",
        ),
    )
}
