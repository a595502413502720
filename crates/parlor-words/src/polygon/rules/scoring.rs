//! P16 to P20: what a tile scores.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn combinations(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Combinations", "Combinaciones"),
        lang.pick(
            "Each tile scores by itself as soon as it is laid, in its grouping of the rolled symbol. All \
             three spaces have to show a tile, on top of a stack or printed, and the three numbers have to \
             be a combination, in any order. Three of a number: 1 1 1 scores 10, 2 2 2 scores 20, 3 3 3 \
             scores 30, 4 4 4 scores 40, 5 5 5 scores 50. Three in a row: 1 2 3 scores 15, 2 3 4 scores 25, \
             3 4 5 scores 35.",
            "Cada ficha puntúa por separado en cuanto se coloca, en su grupo del símbolo de la tirada. \
             Las tres casillas tienen que mostrar una ficha, en lo alto de una pila o impresa, y los \
             tres números tienen que ser una combinación, en cualquier orden. Tres números iguales: 1 1 \
             1 da 10 puntos, 2 2 2 da 20, 3 3 3 da 30, 4 4 4 da 40 y 5 5 5 da 50. Tres números seguidos: \
             1 2 3 da 15 puntos, 2 3 4 da 25 y 3 4 5 da 35.",
        ),
    )
}

pub(super) const fn wilds(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("WILDs", "Comodines"),
        lang.pick(
            "A WILD stands for the number from 1 to 5 with which the grouping scores the most. Three WILDs \
             score 100.",
            "Un comodín representa el número del 1 al 5 con el que más puntúe el grupo. Tres comodines dan \
             100 puntos.",
        ),
    )
}

pub(super) const fn factors(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("X2 and X3", "X2 y X3"),
        lang.pick(
            "An X tile in the grouping doubles (X2) or triples (X3) what it scores. If there are several, \
             only the highest one multiplies.",
            "Una ficha X en el grupo duplica (X2) o triplica (X3) lo que puntúa. Si hay varias, solo \
             multiplica la más alta.",
        ),
    )
}

pub(super) const fn top_of_stack(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("What is on top", "Lo que está encima"),
        lang.pick(
            "Stacks of different heights go together: you look only at what is on top. What is covered no \
             longer counts, and that goes for its X as well.",
            "Las pilas de distinta altura se combinan sin más: solo se mira lo que está encima. Lo que queda \
             cubierto ya no cuenta, y su X tampoco.",
        ),
    )
}

pub(super) const fn printed(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Printed tiles", "Fichas impresas"),
        lang.pick(
            "Until it is covered, a printed tile can score, but only along with a tile in play that the new \
             one is laid next to. By P10 there is always one.",
            "Mientras no se cubre, una ficha impresa puede puntuar, pero solo con una ficha en juego junto a \
             la que se coloque la nueva. Según P10, siempre la hay.",
        ),
    )
}
