//! Z3 to Z6: before the first turn of a round.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn first_dealer(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who deals first", "Quién reparte primero"),
        lang.pick(
            "Before round 1, every player draws a card. The highest card deals first. If there's a tie, \
             draw again.",
            "Antes de la ronda 1, cada jugador saca una carta. Reparte primero quien saca la más alta. Si \
             hay empate, se saca otra vez.",
        ),
    )
    .read_as(lang.pick(
        "A wild card is the highest of all, because it's worth 15. Only the players who tie draw again. \
         Afterward, those cards go back with the rest.",
        "El comodín es la carta más alta de todas, porque vale 15. Solo sacan otra vez quienes empataron. \
         Después, esas cartas vuelven con las demás.",
    ))
}

pub(super) const fn rounds(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Eleven rounds", "Once rondas"),
        lang.pick(
            "Each round, the deal moves clockwise to the next player. Cards for each player: round 1: \
             8, round 2: 7, round 3: 6, round 4: 5, round 5: 4, round 6: 3, round 7: 4, round 8: 5, \
             round 9: 6, round 10: 7, round 11: 8.",
            "En cada ronda reparte el siguiente jugador, en el sentido del reloj. Cartas por jugador: \
             ronda 1: 8, ronda 2: 7, ronda 3: 6, ronda 4: 5, ronda 5: 4, ronda 6: 3, ronda 7: 4, ronda \
             8: 5, ronda 9: 6, ronda 10: 7, ronda 11: 8.",
        ),
    )
    .read_as(lang.pick(
        "We shuffle all 112 cards again before each round, so every round starts fresh.",
        "Antes de cada ronda barajamos otra vez las 112 cartas, para empezar de cero.",
    ))
}

pub(super) const fn piles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Two piles", "El mazo y la pila de descartes"),
        lang.pick(
            "After the deal, turn the next card face up. It starts the discard pile. The rest, face down, \
             are the draw pile.",
            "Después de repartir, voltea la siguiente carta y déjala boca arriba. Con ella empieza la \
             pila de descartes. Las demás, boca abajo, son el mazo.",
        ),
    )
}

pub(super) const fn first_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who goes first", "Quién empieza"),
        lang.pick(
            "The player to the dealer's left goes first. Then play goes clockwise.",
            "Empieza el jugador a la izquierda de quien reparte. Después se juega en el sentido del reloj.",
        ),
    )
}
