//! Scorzo on one page.

use crate::{Guide, Lang, Picture};

pub(super) const fn guide(lang: Lang) -> Guide {
    Guide {
        goal: lang.pick(
            "Get your whole hand into melds: sets and runs. Points are bad, so the lowest score wins.",
            "Reúne toda tu mano en combinaciones: grupos y escaleras. Los puntos son malos: gana la puntuación más baja.",
        ),
        turn: lang.pick(
            &[
                "Take a card from the draw pile or the discard pile.",
                "Then discard one card.",
                "If nothing is left over after your discard, you call Scorzo. Everyone else gets one last turn.",
            ],
            &[
                "Toma una carta del mazo o de la pila de descartes.",
                "Después descarta una carta.",
                "Si no te sobra nada después de descartar, cantas Scorzo. A los demás les queda un último turno.",
            ],
        ),
        pictures: &[Picture::Set, Picture::Run],
        scoring: lang.pick(
            &[
                "Cards in melds count nothing.",
                "Every card left over counts its number; a wild card left over counts 15.",
                "Parlor always finds your best melds for you.",
            ],
            &[
                "Las cartas en combinaciones no cuentan.",
                "Cada carta suelta cuenta su número; un comodín suelto cuenta 15.",
                "Parlor siempre encuentra tus mejores combinaciones.",
            ],
        ),
        end: lang.pick(
            "There are eleven rounds, with 8 cards down to 3 and back up to 8.",
            "Se juegan once rondas, de 8 cartas hasta 3 y de vuelta hasta 8.",
        ),
    }
}
