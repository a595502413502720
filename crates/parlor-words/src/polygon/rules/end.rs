//! P21 and P22: the end, and leaving before it.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn the_end(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The end of the game", "El final de la partida"),
        lang.pick(
            "When the pile is used up, the turn in which its last tile was drawn is still played, and then \
             the game is over. The highest score wins.",
            "Cuando se agota el montón, aún se juega el turno en que se robó la última ficha, y ahí termina \
             la partida. Gana la puntuación más alta.",
        ),
    )
    .read_as(lang.pick(
        "Players with the same highest score share the win. If an edition leaves a single tile for the last \
         turn, that tile is played alone.",
        "Quienes empatan con la puntuación más alta comparten la victoria. Si en una edición queda una sola \
         ficha para el último turno, se juega esa sola.",
    ))
}

pub(super) const fn leaving(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Leaving the game", "Abandonar la partida"),
        lang.pick(
            "A player who leaves for good, by giving up or by running out of time, comes last, and is \
             skipped from then on. Tiles that this player has drawn and not yet laid go out of the game. The \
             others play on until the pile is empty. When only one player is left, the game ends and that \
             player wins. Whoever hosts the table can choose instead that a bot takes the seat.",
            "Quien se va definitivamente, porque se rinde o porque se le acaba el tiempo, queda en último \
             lugar, y desde entonces se salta su turno. Las fichas que haya robado y aún no haya colocado \
             salen de la partida. Los demás siguen jugando hasta que se vacíe el montón. Cuando solo queda \
             un jugador, la partida termina y gana ese jugador. En lugar de eso, quien organiza la mesa \
             puede decidir que un bot ocupe el asiento.",
        ),
    )
}
