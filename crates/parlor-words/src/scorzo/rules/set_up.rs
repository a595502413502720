//! Z3 to Z6: before the first turn of a round.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn first_dealer(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who deals first", "Quién reparte primero"),
        lang.pick(
            "Before the first round everybody draws one card, and the highest card deals. Those who tie \
             draw again.",
            "Antes de la primera ronda cada jugador roba una carta, y reparte quien saque la más alta. En \
             caso de empate se vuelve a robar.",
        ),
    )
    .read_as(lang.pick(
        "A wild is the highest card of all, because it counts 15. Only those who tie for the highest card \
         draw again, until one of them is highest. The cards then go back.",
        "El comodín es la carta más alta de todas, porque cuenta 15. Solo vuelven a robar quienes empatan \
         con la carta más alta, hasta que uno saque la más alta. Después, las cartas se devuelven.",
    ))
}

pub(super) const fn rounds(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Eleven rounds", "Once rondas"),
        lang.pick(
            "Every round has a new dealer: the next player clockwise. In rounds 1 to 11 each player gets 8, \
             7, 6, 5, 4, 3, 4, 5, 6, 7 and 8 cards.",
            "En cada ronda reparte otro jugador: el siguiente en el sentido de las agujas del reloj. En las \
             rondas 1 a 11 cada jugador recibe 8, 7, 6, 5, 4, 3, 4, 5, 6, 7 y 8 cartas.",
        ),
    )
    .read_as(lang.pick(
        "All 112 cards are shuffled anew for each round. These are the rounds of the classic edition; an \
         edition of your own can have others.",
        "Para cada ronda se vuelven a barajar las 112 cartas. Estas son las rondas de la edición classic; \
         una edición propia puede tener otras.",
    ))
}

pub(super) const fn piles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Two piles", "Mazo y descartes"),
        lang.pick(
            "After the deal one more card is turned face up: the discard pile begins with it. All that is \
             left, face down, is the draw pile.",
            "Después del reparto se pone una carta más boca arriba: con ella empiezan los descartes. Todas \
             las que quedan, boca abajo, son el mazo.",
        ),
    )
}

pub(super) const fn first_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who begins", "Quién empieza"),
        lang.pick(
            "The first turn belongs to the player on the dealer's left. From there turns pass clockwise.",
            "El primer turno es de quien está a la izquierda de quien reparte. Desde ahí, el turno pasa en \
             el sentido de las agujas del reloj.",
        ),
    )
}
