//! P5 and P6: before the first turn.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn first_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who goes first", "Quién empieza"),
        lang.pick(
            "Each player draws one tile. The highest number goes first, and a WILD beats every number. If \
             there's a tie, draw again.",
            "Cada jugador roba una ficha. Empieza quien saca el número más alto, y un comodín les gana a todos los \
             números. Si hay empate, se vuelve a robar.",
        ),
    )
    .read_as(lang.pick(
        "The sheet doesn't say who draws again; we say only the players who tied for highest. An X \
         tile counts as its number. The winner keeps the tile that won. All other tiles go back and \
         are mixed.",
        "La hoja no dice quiénes vuelven a robar; para nosotros, solo los que empataron con el número \
         más alto. Una ficha X cuenta como su número. Quien gana se queda con la ficha ganadora. Las \
         demás fichas se devuelven y se mezclan.",
    ))
}

pub(super) const fn start(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The tile on START", "La ficha de START"),
        lang.pick(
            "The winning tile goes on START. The player who drew it takes the first turn.",
            "La ficha ganadora se coloca en START. Quien la sacó juega el primer turno.",
        ),
    )
    .read_as(lang.pick(
        "The sheet doesn't say which way turns go; we go clockwise. There are 48 tiles left, enough \
         for 24 turns. That's the same number of turns for everyone, with 2, 3 or 4 players.",
        "La hoja no dice hacia dónde siguen los turnos; nosotros seguimos el sentido del reloj. Quedan \
         48 fichas, que alcanzan para 24 turnos. Son los mismos turnos para todos, con 2, 3 o 4 \
         jugadores.",
    ))
}
