//! F4 to F11: your turn.

use crate::rule_words::RuleWords;
use crate::{Lang, Picture, Source};

pub(super) const fn play(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Placing your tiles", "Colocar tus fichas"),
        lang.pick(
            "On your turn, place one to five of your tiles on empty squares. They all go in one row or one \
             column, with no gaps.",
            "En tu turno colocas de una a cinco de tus fichas en casillas vacías. Van todas en una misma \
             fila o en una misma columna, sin huecos.",
        ),
    )
    .read_as(lang.pick(
        "Tiles that are already on the board can be part of your line, as in other crossword games. So your \
         play can run through them. It can even add to both ends of a cluster at once.",
        "Las fichas que ya están en el tablero pueden formar parte de tu línea, como en otros juegos de \
         palabras cruzadas. Así, tu jugada puede pasar por ellas. Hasta puede alargar un grupo por los dos \
         extremos a la vez.",
    ))
}

pub(super) const fn center(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Start in the center", "Empezar en el centro"),
        lang.pick(
            "The first play must cover the center square, the one with Rocket Man.",
            "La primera jugada tiene que cubrir la casilla central, la de Rocket Man.",
        ),
    )
}

pub(super) const fn lone_tile(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Starting with one tile", "Empezar con una sola ficha"),
        lang.pick(
            "The first play may be a single tile, if that tile is a 5. It then counts as a cluster on its \
             own. The sheet allows “up to” five tiles and only asks that they add up to a multiple of 5.",
            "La primera jugada puede ser de una sola ficha si es un 5. Esa ficha cuenta entonces como \
             un grupo. La hoja permite hasta cinco fichas y solo pide que sumen un múltiplo de 5.",
        ),
    )
}

pub(super) const fn touching(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Connect to the board", "Unida al tablero"),
        lang.pick(
            "After the first play, every play must touch a tile that is already on the board. The tiles \
             must touch edge to edge: corners don't count.",
            "Después de la primera jugada, cada jugada tiene que tocar una ficha que ya esté en el \
             tablero. Las fichas se tocan lado con lado: las esquinas no cuentan.",
        ),
    )
}

pub(super) const fn sums(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Multiples of 5", "Múltiplos de 5"),
        lang.pick(
            "Tiles that touch in a straight line are a cluster. Every cluster with one of your new tiles in it \
             must add up to a multiple of 5: 5, 10, 15, 20 and so on. That goes for clusters across and for \
             clusters down.",
            "Las fichas que se tocan en línea recta son un grupo. Cada grupo con alguna de tus fichas nuevas \
             tiene que sumar un múltiplo de 5: 5, 10, 15, 20 y así. Esto vale para los grupos horizontales y \
             para los verticales.",
        ),
    )
    .read_as(lang.pick(
        "The sheet also says: “The sum of all tiles played in a turn must equal a multiple of 5.” It says \
         so under the first turn. In its own bonus example, a single 6 is played. So we take it that whole \
         clusters count, not your new tiles alone.",
        "La hoja también dice que la suma de todas las fichas jugadas en un turno debe ser un múltiplo \
         de 5. Lo dice al hablar del primer turno. En su propio ejemplo de premios se juega un solo 6. \
         Por eso entendemos que cuentan los grupos enteros, no solo tus fichas nuevas.",
    ))
    .pictured(Picture::Cluster)
}

pub(super) const fn length(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("How long a cluster can be", "El largo de un grupo"),
        lang.pick("A cluster can have five tiles at most.", "Un grupo puede tener cinco fichas como máximo."),
    )
}

pub(super) const fn drawing(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Draw new tiles", "Robar fichas nuevas"),
        lang.pick(
            "At the end of your turn, draw from the draw pile until you have five tiles again. If it runs \
             out, play on with the tiles you have.",
            "Al final de tu turno, robas del montón hasta volver a tener cinco fichas. Si se acaba, sigues \
             jugando con las que tengas.",
        ),
    )
}

pub(super) const fn passing(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Passing", "Pasar"),
        lang.pick("If you can't make a play, you pass.", "Si no puedes hacer ninguna jugada, pasas."),
    )
    .read_as(lang.pick(
        "The sheet names no other time to pass, so you may pass only then. If your family would rather \
         pass whenever you like, turn on the house rule “Free passing”. The sheet doesn't mention \
         swapping tiles, so you can't.",
        "La hoja no da otro motivo para pasar, así que solo puedes pasar en ese caso. Si en tu casa se \
         puede pasar cuando se quiera, activa la regla de la casa «Pasar libremente». La hoja no habla \
         de cambiar fichas, así que no se cambian.",
    ))
}
