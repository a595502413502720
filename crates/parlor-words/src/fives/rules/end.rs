//! F16 to F19: the end, and leaving before it.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn the_end(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The end of the game", "El final de la partida"),
        lang.pick(
            "The game ends when the pile is empty and every player has either run out of tiles or passed.",
            "La partida termina cuando el montón está vacío y cada jugador o bien se ha quedado sin fichas \
             o bien ha pasado.",
        ),
    )
    .read_as(lang.pick(
        "Players without tiles are skipped. The game is over when nobody holds a tile, or when all who \
         still hold tiles have passed since the last play. Getting rid of your last tile does not end the \
         game for the others.",
        "A quien no tiene fichas se le salta el turno. La partida termina cuando a nadie le quedan fichas, \
         o cuando todos los que aún tienen han pasado desde la última jugada. Quedarte sin fichas no acaba \
         la partida para los demás.",
    ))
}

pub(super) const fn all_pass(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("When everybody passes", "Cuando pasan todos"),
        lang.pick(
            "If all players pass one after the other while there are still tiles in the pile, the game \
             ends as well, because nothing could change any more. With the option free_pass it ends too: \
             nobody wished to go on.",
            "Si todos los jugadores pasan uno tras otro cuando aún quedan fichas en el montón, la partida \
             también termina, porque ya nada podría cambiar. Con la opción free_pass termina igualmente: \
             nadie quiso seguir.",
        ),
    )
}

pub(super) const fn final_scores(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Final scores", "Puntuación final"),
        lang.pick(
            "The numbers on the tiles you have left are taken off your own score. The highest score wins.",
            "Los números de las fichas que te quedan se restan de tu propia puntuación. Gana la puntuación \
             más alta.",
        ),
    )
    .read_as(lang.pick(
        "Players with the same highest score share the win.",
        "Quienes empatan con la puntuación más alta comparten la victoria.",
    ))
}

pub(super) const fn leaving(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Leaving the game", "Abandonar la partida"),
        lang.pick(
            "A player who leaves for good, by giving up or by running out of time, comes last. The tiles \
             on that rack go out of the game without being shown, and the others play on. When only one \
             player is left, the game ends and that player wins. Whoever hosts the table can choose \
             instead that a bot takes the seat.",
            "Quien se va definitivamente, porque se rinde o porque se le acaba el tiempo, queda en último \
             lugar. Las fichas de su atril salen de la partida sin que nadie las vea, y los demás siguen \
             jugando. Cuando solo queda un jugador, la partida termina y gana ese jugador. En lugar de \
             eso, quien organiza la mesa puede decidir que un bot ocupe el asiento.",
        ),
    )
}
