//! F16 to F19: the end, and giving up before it.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn the_end(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("When the game ends", "Cuándo termina la partida"),
        lang.pick(
            "The game ends when the draw pile is empty and every player has run out of tiles or passed.",
            "La partida termina cuando el montón está vacío y cada jugador se quedó sin fichas o pasó.",
        ),
    )
    .read_as(lang.pick(
        "The sheet speaks of every player. So when you play your last tile, the others play on, and \
         your turns are skipped. The game is over when nobody has tiles left. It's also over when all \
         players who still have tiles pass, one after another.",
        "La hoja habla de todos los jugadores. Por eso, cuando juegas tu última ficha, los demás siguen jugando y \
         tus turnos se saltan. La partida termina cuando a nadie le quedan fichas. También termina cuando \
         todos los que aún tienen fichas pasan uno tras otro.",
    ))
}

pub(super) const fn all_pass(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("When everyone passes", "Cuando pasan todos"),
        lang.pick(
            "If all players pass, one after another, the game ends, even if there are tiles in the \
             draw pile. Nobody can play, so nothing would ever change. The same goes for the house \
             rule “Free passing”: nobody wanted to go on.",
            "Si todos pasan uno tras otro, la partida termina, aunque queden fichas en el montón. Nadie \
             puede jugar, así que ya nada cambiaría. Lo mismo vale con la regla de la casa «Pasar \
             libremente»: nadie quiso seguir.",
        ),
    )
}

pub(super) const fn final_scores(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Final scores", "Puntuación final"),
        lang.pick(
            "At the end, the numbers on your unused tiles are taken off your score. The highest score wins.",
            "Al final se restan de tu puntuación los números de tus fichas sin usar. Gana quien tenga la puntuación \
             más alta.",
        ),
    )
    .read_as(lang.pick(
        "The sheet doesn't say what happens in a tie. Players who tie for the highest score share the win.",
        "La hoja no habla de empates. Quienes empatan con la puntuación más alta comparten la victoria.",
    ))
}

pub(super) const fn leaving(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Giving up", "Abandonar la partida"),
        lang.pick(
            "The sheet doesn't say what happens if someone gives up. We say they come last; their \
             tiles are removed without being shown. The others play on. When only one player is left, \
             the game ends and that player wins.",
            "La hoja no dice qué pasa si alguien abandona. Para nosotros queda en último lugar; sus \
             fichas salen de la partida sin que nadie las vea. Los demás siguen jugando. Cuando solo \
             queda un jugador, la partida termina y gana ese jugador.",
        ),
    )
}
