//! F4 to F11: a turn.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn play(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("What a play is", "Qué es una jugada"),
        lang.pick(
            "A play is one to five tiles from your rack, laid on empty squares of one row or one column, \
             in one line without a gap.",
            "En una jugada colocas de una a cinco fichas de tu atril en casillas vacías de una misma fila \
             o de una misma columna, formando una sola línea sin huecos.",
        ),
    )
    .read_as(lang.pick(
        "Tiles that already lie there can be part of the line, as in other crossword games: a play can run \
         through tiles on the board, and it can add to both ends of a cluster at once.",
        "Las fichas que ya estaban pueden formar parte de la línea, como en otros juegos de palabras \
         cruzadas: una jugada puede pasar por fichas del tablero y puede alargar un grupo por los dos \
         extremos a la vez.",
    ))
}

pub(super) const fn centre(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Begin in the centre", "Se empieza en el centro"),
        lang.pick(
            "The first play of the game covers the centre square.",
            "La primera jugada de la partida cubre la casilla central.",
        ),
    )
}

pub(super) const fn lone_tile(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("A single tile to begin with", "Una sola ficha para empezar"),
        lang.pick(
            "The first play may be a single tile if its number is a multiple of five, in other words a 5. \
             On its own it then counts as a cluster. The rule sheet lets you lay “up to” five tiles and \
             asks only about their sum.",
            "La primera jugada puede ser una sola ficha si su número es múltiplo de cinco, es decir, un 5. \
             En ese caso cuenta por sí sola como un grupo. La hoja de reglas permite «hasta» cinco fichas \
             y solo pregunta por su suma.",
        ),
    )
}

pub(super) const fn touching(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Stay in touch", "Siempre en contacto"),
        lang.pick(
            "Every play after the first touches at least one tile that was already on the board, side to \
             side. Corners do not count.",
            "Toda jugada posterior a la primera toca, lado con lado, al menos una ficha que ya estaba en \
             el tablero. Las esquinas no cuentan.",
        ),
    )
}

pub(super) const fn sums(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Multiples of five", "Múltiplos de cinco"),
        lang.pick(
            "Every cluster with at least one of your new tiles in it adds up to a multiple of five: the \
             line you play along, and every line that crosses it.",
            "Todo grupo en el que haya alguna de tus fichas nuevas suma un múltiplo de cinco: la línea en \
             la que juegas y cada una de las líneas que la cruzan.",
        ),
    )
    .read_as(lang.pick(
        "The new tiles need not make a multiple of five by themselves. The sheet asks for that under the \
         first turn only; in its own example of bonus squares, somebody plays a single 6.",
        "No hace falta que las fichas nuevas sumen por sí solas un múltiplo de cinco. La hoja solo lo pide \
         al hablar del primer turno; en su propio ejemplo de casillas con premio alguien juega un solo 6.",
    ))
}

pub(super) const fn length(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Five tiles at most", "Cinco fichas como máximo"),
        lang.pick(
            "No cluster with one of your new tiles in it is longer than five tiles.",
            "Ningún grupo en el que haya alguna de tus fichas nuevas tiene más de cinco fichas.",
        ),
    )
}

pub(super) const fn drawing(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Draw new tiles", "Robar fichas nuevas"),
        lang.pick(
            "After your turn you draw from the pile until you hold five tiles again, as long as there are \
             any.",
            "Después de tu turno robas del montón hasta volver a tener cinco fichas, mientras queden.",
        ),
    )
}

pub(super) const fn passing(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Passing", "Pasar"),
        lang.pick("If you have no legal play, you pass.", "Si no tienes ninguna jugada legal, pasas."),
    )
    .read_as(lang.pick(
        "You pass only then. A table that prefers it otherwise chooses the option free_pass: then you may \
         pass in any of your turns. Tiles are never exchanged.",
        "Solo pasas en ese caso. Si la mesa lo prefiere de otro modo, elige la opción free_pass: entonces \
         puedes pasar en cualquiera de tus turnos. Las fichas nunca se cambian.",
    ))
}
