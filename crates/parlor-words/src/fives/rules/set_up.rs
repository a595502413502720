//! F1 to F3: before the first turn.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn first_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who goes first", "Quién empieza"),
        lang.pick(
            "Everyone draws one tile. The highest number goes first, and turns go clockwise. The tiles go \
             back to the draw pile.",
            "Cada jugador roba una ficha. Empieza quien saque el número más alto, y los turnos siguen \
             en el sentido del reloj. Las fichas vuelven al montón.",
        ),
    )
    .read_as(lang.pick(
        "We mix the draw pile again, so nobody knows where those tiles are. The sheet doesn't say what \
         happens in a tie. If players tie for the highest number, only they draw again, until one of them \
         is highest.",
        "Después mezclamos otra vez el montón, para que nadie sepa dónde están esas fichas. La hoja no habla \
         de empates. Si varios empatan con el número más alto, solo ellos vuelven a robar, hasta que uno \
         saque el más alto.",
    ))
}

pub(super) const fn five_tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Five tiles each", "Cinco fichas por jugador"),
        lang.pick(
            "Everyone draws five tiles without looking and keeps them hidden from the others.",
            "Cada jugador roba cinco fichas al azar y las guarda sin que los demás las vean.",
        ),
    )
}

pub(super) const fn the_box(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Edition,
        lang.pick("What's in the box", "Qué hay en la caja"),
        lang.pick(
            "The sheet doesn't say how big the board is or where the bonus squares are. It doesn't say \
             how many tiles there are or how many people can play, either. Parlor's Classic is our own \
             layout, so your box may be different. If it is, set it up under “Your box”.",
            "La hoja no dice de qué tamaño es el tablero ni dónde están las casillas con premio. \
             Tampoco dice cuántas fichas hay ni cuántas personas pueden jugar. La edición clásica es \
             un diseño de Parlor, así que tu caja puede ser distinta. Si lo es, prepárala en «Tu \
             caja».",
        ),
    )
    .with_layout(lang.pick(
        "Classic is for 2 to 4 players. Its board has 15 by 15 squares. You can see its bonus squares \
         on the board; the center square, the one with Rocket Man, has none. There are 100 tiles: 20 \
         of the number 5, and 10 of each other number from 1 to 9. There are more 5s because no other \
         tile is a multiple of 5.",
        "La edición clásica es para 2 a 4 jugadores. Su tablero tiene 15 por 15 casillas. Sus casillas \
         con premio se ven en el tablero; la central, la de Rocket Man, no tiene. Hay 100 fichas: 20 \
         con el número 5 y 10 con cada uno de los otros números del 1 al 9. Hay más fichas con el 5 \
         porque ninguna otra es múltiplo de 5.",
    ))
}
