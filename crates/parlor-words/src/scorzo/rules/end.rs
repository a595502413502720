//! Z15 to Z19: the end of a round, the end of the game, and leaving before it.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn call(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Calling Scorzo", "Cantar Scorzo"),
        lang.pick(
            "If your hand is nothing but melds once you have discarded, you call Scorzo.",
            "Si, después de descartar, tu mano se compone solo de combinaciones, cantas Scorzo.",
        ),
    )
    .read_as(lang.pick(
        "The call is made for you, and you can't keep it back: the sheet gives no choice.",
        "Se canta por ti, y no puedes reservártelo: la hoja no da a elegir.",
    ))
}

pub(super) const fn last_turns(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("One last turn", "Un último turno"),
        lang.pick(
            "After a call everybody has just one more turn, in the usual order.",
            "Después del canto, a cada jugador le queda un solo turno, en el orden habitual.",
        ),
    )
    .read_as(lang.pick(
        "Everybody except the caller. If you complete your hand in that turn, you have fewer points to add; \
         nothing else changes, and nobody calls again.",
        "A cada jugador menos a quien ha cantado. Si completas tu mano en ese turno, sumas menos puntos; no \
         cambia nada más, y nadie vuelve a cantar.",
    ))
}

pub(super) const fn scoring(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Scoring a round", "Los puntos de una ronda"),
        lang.pick(
            "Whatever you hold outside melds is added to your score. For the caller that is 0.",
            "Todo lo que tienes fuera de las combinaciones se suma a tu puntuación. Para quien ha \
             cantado, eso es 0.",
        ),
    )
    .read_as(lang.pick(
        "All hands are shown when a round is scored.",
        "Al contar los puntos de una ronda se muestran todas las manos.",
    ))
}

pub(super) const fn winning(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who wins", "Quién gana"),
        lang.pick(
            "Whoever has the lowest score after the eleven rounds wins. A tie is broken by one more round, \
             with three cards each.",
            "Gana quien tenga la puntuación más baja después de las once rondas. Un empate se resuelve con \
             una ronda más, de tres cartas por jugador.",
        ),
    )
    .read_as(lang.pick(
        "Only those who tie for the lowest score play this deciding round, and the deal passes clockwise to \
         the next of them. Whoever is lowest in it wins. Those who tie again play another one; after ten \
         deciding rounds they share the win. The points of deciding rounds are shown apart and do not \
         count towards the scores.",
        "Solo juegan esa ronda de desempate quienes empatan con la puntuación más baja, y reparte el \
         siguiente de ellos en el sentido de las agujas del reloj. Gana quien tenga menos puntos en ella. \
         Quienes vuelvan a empatar juegan otra; después de diez rondas de desempate comparten la victoria. \
         Los puntos de las rondas de desempate se muestran aparte y no se suman a la puntuación.",
    ))
}

pub(super) const fn leaving(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Leaving the game", "Abandonar la partida"),
        lang.pick(
            "A player who leaves for good, by giving up or by running out of time, comes last. That hand \
             goes out of the round without being shown, and later rounds are dealt to the others only. If \
             that player still had a last turn, it is skipped; if that player had called, the call stands. \
             When only one player is left, the game ends and that player wins. Whoever hosts the table can \
             choose instead that a bot takes the seat.",
            "Quien se va definitivamente, porque se rinde o porque se le acaba el tiempo, queda en último \
             lugar. Su mano sale de la ronda sin que nadie la vea, y las rondas siguientes se reparten solo \
             entre los demás. Si aún le quedaba un último turno, se salta; si había cantado, el canto sigue \
             en pie. Cuando solo queda un jugador, la partida termina y gana ese jugador. En lugar de eso, \
             quien organiza la mesa puede decidir que un bot ocupe el asiento.",
        ),
    )
}
