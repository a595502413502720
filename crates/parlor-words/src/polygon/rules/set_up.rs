//! P5 and P6: before the first turn.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn first_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who goes first", "Quién empieza"),
        lang.pick(
            "Everybody draws one tile, and the highest number goes first; a WILD is above all numbers. Those \
             who tie draw again.",
            "Cada jugador roba una ficha y empieza quien saque el número más alto; un comodín está por \
             encima de todos los números. En caso de empate se vuelve a robar.",
        ),
    )
    .read_as(lang.pick(
        "Only those who tie for the highest tile draw again, until one of them is highest. The X of a \
         tile makes no difference. Whoever wins keeps the tile that decided it; all other tiles go back \
         and are mixed.",
        "Solo vuelven a robar quienes empatan con la ficha más alta, hasta que uno saque la más alta. La \
         X de una ficha no cambia nada. Quien gana conserva la ficha que lo ha decidido; todas las demás \
         se devuelven y se mezclan.",
    ))
}

pub(super) const fn start(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The tile on START", "La ficha de START"),
        lang.pick(
            "The tile that won goes on START, and the player who drew it has the first turn.",
            "La ficha ganadora se coloca en START, y el jugador que la sacó tiene el primer turno.",
        ),
    )
    .read_as(lang.pick(
        "From there turns pass clockwise. In the classic edition 48 tiles are left. That makes 24 turns: \
         equally many for each player, whether 2, 3 or 4 play.",
        "Desde ahí, el turno pasa en el sentido de las agujas del reloj. En la edición classic quedan 48 \
         fichas. Eso da 24 turnos: los mismos para cada jugador, tanto si juegan 2 como si juegan 3 o 4.",
    ))
}
