//! P21 and P22: the end, and giving up before it.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn the_end(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The end of the game", "El final de la partida"),
        lang.pick(
            "When the draw pile runs out, the player who drew the last tile finishes the turn. Then the game \
             is over, and the highest score wins.",
            "Cuando se acaba el montón, quien robó la última ficha completa su turno. Ahí termina la partida, y \
             gana la puntuación más alta.",
        ),
    )
    .read_as(lang.pick(
        "The sheet doesn't say what happens in a tie. Players who tie for the highest score share the \
         win. If your box has another number of tiles, one may be left for the last turn. Then play it \
         alone.",
        "La hoja no habla de empates. Quienes empatan con la puntuación más alta comparten la \
         victoria. Si tu caja tiene otro número de fichas, puede quedar una sola para el último turno. \
         Entonces se juega sola.",
    ))
}

pub(super) const fn giving_up(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Giving up", "Abandonar la partida"),
        lang.pick(
            "The sheet doesn't say what happens if someone gives up. We say they come last, and the \
             others play on without them. Tiles they drew but didn't place are set aside. If only one \
             player is left, they win and the game is over.",
            "La hoja no dice qué pasa si alguien abandona. Para nosotros queda en último lugar, y los \
             demás siguen jugando. Las fichas que robó y no colocó se apartan. Si solo queda un \
             jugador, gana y la partida termina.",
        ),
    )
}
