//! Z15 to Z19: the end of a round, the end of the game, and giving up before it.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn call(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Calling Scorzo", "Cantar Scorzo"),
        lang.pick(
            "If your hand is all melds after you discard, you call Scorzo.",
            "Si después de descartar tienes toda la mano en combinaciones, cantas Scorzo.",
        ),
    )
    .read_as(lang.pick(
        "Parlor calls for you. You can't hold it back, because the sheet gives you no choice.",
        "Parlor canta por ti y no puedes callártelo, porque la hoja no da otra opción.",
    ))
}

pub(super) const fn last_turns(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("One last turn", "Un último turno"),
        lang.pick(
            "After a call, every player gets one more turn, in the usual order.",
            "Después del canto, cada jugador tiene un turno más, en el orden de siempre.",
        ),
    )
    .read_as(lang.pick(
        "Every player but the caller, whose hand is already complete. If you complete your hand in \
         your last turn, you score 0 in this round. Nothing else changes, and nobody calls again.",
        "Cada jugador menos quien cantó, porque su mano ya está completa. Si completas tu mano en tu \
         último turno, sumas 0 en esta ronda. No cambia nada más, y nadie vuelve a cantar.",
    ))
}

pub(super) const fn scoring(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Scoring a round", "Los puntos de una ronda"),
        lang.pick(
            "Add up your cards that aren't in melds: those points go on your score. The caller scores 0.",
            "Suma tus cartas que no están en combinaciones: esos puntos van a tu puntuación. Quien cantó \
             suma 0.",
        ),
    )
    .read_as(lang.pick(
        "Everyone shows their hand when a round is scored, so everyone can check the points.",
        "Al contar los puntos de una ronda, todos muestran su mano: así cualquiera puede revisar la cuenta.",
    ))
}

pub(super) const fn winning(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who wins", "Quién gana"),
        lang.pick(
            "After eleven rounds, the lowest score wins. If there's a tie, play one more round with three \
             cards each.",
            "Después de once rondas, gana la puntuación más baja. Si hay empate, se juega una ronda más, \
             con tres cartas por jugador.",
        ),
    )
    .read_as(lang.pick(
        "Only the players tied for lowest play this tie-breaker round, because only they can still \
         win. The deal moves clockwise among them. The lowest score in it wins. Players who are still \
         tied play another one. After ten, those still tied share the win. Tie-breaker points are \
         shown separately and don't change the final scores.",
        "Solo juegan esta ronda de desempate quienes empataron con la puntuación más baja, porque solo \
         ellos pueden ganar. Reparte el siguiente de ellos, en el sentido del reloj. Gana quien suma \
         menos puntos en ella. Quienes siguen empatados juegan otra. Después de diez, los que sigan \
         empatados comparten la victoria. Los puntos del desempate se muestran aparte y no cambian la \
         puntuación final.",
    ))
}

pub(super) const fn leaving(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Giving up", "Abandonar"),
        lang.pick(
            "The sheet doesn't say what happens if someone gives up. We say they come last, and the \
             others play on. Nobody sees that player's hand, and later rounds are dealt without them. \
             A last turn that they still had is skipped. If they had called Scorzo, the call still \
             counts. When only one player is left, the game ends and that player wins.",
            "La hoja no dice qué pasa si alguien abandona. Para nosotros queda en último lugar, y los \
             demás siguen jugando. Nadie ve su mano, y las rondas siguientes se reparten sin ese \
             jugador. Si le quedaba un último turno, se salta. Si había cantado Scorzo, el canto sigue \
             valiendo. Cuando solo queda un jugador, la partida termina y gana ese jugador.",
        ),
    )
}
