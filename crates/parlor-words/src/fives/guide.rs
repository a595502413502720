//! Scrambled 5's on one page.

use crate::{Guide, Lang, Picture};

pub(super) const fn guide(lang: Lang) -> Guide {
    Guide {
        goal: lang.pick(
            "Place tiles that add up to 5, 10, 15 or any other multiple of 5. The highest score wins.",
            "Coloca fichas que sumen 5, 10, 15 o cualquier otro múltiplo de 5. Gana la puntuación más alta.",
        ),
        turn: lang.pick(
            &[
                "Place one to five of your tiles in one row or one column, next to tiles on the board.",
                "The first play covers the center square.",
                "Tiles that touch in a straight line are a cluster. Every cluster you make, across and down, must add up to a \
                 multiple of 5, and has five tiles at most.",
                "Then you draw new tiles. If you have no play, you pass.",
            ],
            &[
                "Coloca de una a cinco de tus fichas en una sola fila o columna, junto a fichas del tablero.",
                "La primera jugada cubre la casilla central.",
                "Las fichas que se tocan en línea recta son un grupo. Cada grupo que formas, en horizontal y en vertical, tiene \
                 que sumar un múltiplo de 5, con cinco fichas como máximo.",
                "Después robas fichas nuevas. Si no tienes ninguna jugada, pasas.",
            ],
        ),
        pictures: &[Picture::Cluster],
        scoring: lang.pick(
            &[
                "You score the sum of every cluster you make or add to.",
                "+5 and +10 squares add to the tile you place there.",
                "2X and 3X squares multiply the whole cluster.",
            ],
            &[
                "Sumas los puntos de todos los grupos que formas o alargas.",
                "Las casillas +5 y +10 se suman a la ficha que colocas ahí.",
                "Las casillas 2X y 3X multiplican el grupo entero.",
            ],
        ),
        end: lang.pick(
            "The game ends when the draw pile is empty and nobody can play. Tiles you still have are taken off your score.",
            "La partida termina cuando el montón está vacío y nadie puede jugar. Las fichas que te quedan se restan de tus puntos.",
        ),
    }
}
