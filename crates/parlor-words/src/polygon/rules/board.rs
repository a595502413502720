//! P1 to P4: board, symbols, tiles.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn symbols(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Three symbols", "Tres símbolos"),
        lang.pick(
            "On every tile there are a gold star, a red diamond and a blue circle. Tiles are turned so that \
             equal symbols come together wherever they touch: star to star, diamond to diamond, circle to \
             circle.",
            "En cada ficha hay una estrella dorada, un rombo rojo y un círculo azul. Las fichas se giran de \
             modo que, allí donde se tocan, coincidan los símbolos iguales: estrella con estrella, rombo con \
             rombo, círculo con círculo.",
        ),
    )
}

pub(super) const fn groupings(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Where three spaces meet", "Donde se juntan tres casillas"),
        lang.pick(
            "The symbols are at every other corner of a tile. Three spaces meet at each of these corners, no \
             more and no fewer: they are a grouping, and the symbol of the corner is its symbol. So a space \
             is part of three groupings, one for each symbol, and two spaces side by side have exactly one \
             grouping in common. There is only one way to turn a tile on a given space, so that you need not \
             think about it. START (0,0), the space to its right (1,0) and the space below to its right \
             (0,1) are a star grouping. Move such a triangle one space to the right, and star becomes \
             diamond, diamond becomes circle, and circle becomes star; move it down to the right, and it is \
             the other way round.",
            "Los símbolos están en las esquinas de la ficha, en una sí y en otra no. En cada una de esas \
             esquinas se juntan tres casillas, ni más ni menos: son un grupo, y el símbolo de la esquina es \
             el suyo. Así, una casilla forma parte de tres grupos, uno por símbolo, y dos casillas contiguas \
             tienen exactamente un grupo en común. En una casilla dada, una ficha solo puede girarse de una \
             manera, así que no hay que pensar en ello. START (0,0), la casilla de su derecha (1,0) y la de \
             abajo a su derecha (0,1) son un grupo de estrella. Si ese triángulo se desplaza una casilla a \
             la derecha, la estrella pasa a rombo, el rombo a círculo y el círculo a estrella; si se \
             desplaza abajo a la derecha, sucede al revés.",
        ),
    )
}

pub(super) const fn board(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Edition,
        lang.pick("The board", "El tablero"),
        lang.pick(
            "The edition says which spaces there are and what is printed on them. The board of the classic \
             edition is a hexagon that goes 4 spaces far from START in every direction: 61 spaces in all. \
             WILD is printed on 3,0, on -3,3 and on 0,-3, and 3x2 (a 3 that doubles) on 0,3, on -3,0 and on \
             3,-3. At the edge there are groupings with fewer than three spaces on the board: they can't be \
             completed, so that they never score.",
            "La edición dice qué casillas hay y qué hay impreso en ellas. El tablero de la edición classic \
             es un hexágono que llega a 4 casillas de START en todas las direcciones: 61 casillas en total. \
             En 3,0, en -3,3 y en 0,-3 hay impreso un WILD (comodín), y en 0,3, en -3,0 y en 3,-3, un 3x2 \
             (un 3 que duplica). En el borde hay grupos con menos de tres casillas en el tablero: no se \
             pueden completar, así que nunca puntúan.",
        ),
    )
}

pub(super) const fn tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Edition,
        lang.pick("The tiles", "Las fichas"),
        lang.pick(
            "The edition says how many tiles there are of each kind. In the classic edition there are \
             49: four WILDs and, for each number from 1 to 5, seven plain tiles, one X2 and one X3. X \
             tiles have a number like the others, and a factor besides. Tiles are written like this: 4 \
             is plain, 4x3 is a 4 that triples, W is a WILD.",
            "La edición dice cuántas fichas hay de cada clase. En la edición classic hay 49: cuatro \
             comodines (WILD) y, de cada número del 1 al 5, siete fichas corrientes, una X2 y una X3. \
             Las fichas X tienen un número como las demás y, además, un factor. Las fichas se escriben \
             así: 4 es una corriente, 4x3 es un 4 que triplica y W es un comodín.",
        ),
    )
}
