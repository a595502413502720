//! F12 to F15: what a turn scores.

use crate::rule_words::RuleWords;
use crate::{Lang, Picture, Source};

pub(super) const fn clusters(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("What you score", "Qué puntos sumas"),
        lang.pick(
            "You score every cluster with at least one of your new tiles in it. Each cluster counts in \
             full, including tiles that others placed earlier.",
            "Sumas los puntos de cada grupo que tenga alguna de tus fichas nuevas. Cada grupo cuenta \
             entero, también con las fichas que otros colocaron antes.",
        ),
    )
}

pub(super) const fn bonus_squares(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Bonus squares", "Casillas con premio"),
        lang.pick(
            "A bonus square counts only in the turn when a tile is placed on it. +5 and +10 add points to \
             that tile. 2X doubles the whole cluster, and 3X triples it.",
            "Una casilla con premio solo cuenta en el turno en que se coloca una ficha sobre ella. +5 y +10 \
             suman puntos a esa ficha. 2X duplica el grupo entero y 3X lo triplica.",
        ),
    )
}

pub(super) const fn two_clusters(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("One tile, two clusters", "Una ficha, dos grupos"),
        lang.pick(
            "Your new tile may be part of two clusters, one across and one down. Then its bonus square \
             counts in both.",
            "Tu ficha nueva puede estar en dos grupos, uno horizontal y otro vertical. Entonces su casilla \
             con premio cuenta en los dos.",
        ),
    )
    .pictured(Picture::Bonus)
}

pub(super) const fn order(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Add first, then multiply", "Primero sumar, después multiplicar"),
        lang.pick(
            "In each cluster, first add everything, including +5 and +10. Then multiply. For example, \
             7 + 3 with +5 and 2X: (10 + 5) × 2 = 30. A cluster with both 2X and 3X counts six times. \
             The sheet says +5 and +10 add to the tile's score. It says 2X and 3X multiply the whole \
             cluster's score. So we multiply last, and each multiplier counts.",
            "En cada grupo, primero se suma todo, también +5 y +10. Después se multiplica. Por \
             ejemplo, 7 + 3 con +5 y 2X: (10 + 5) × 2 = 30. Un grupo con 2X y 3X a la vez cuenta seis \
             veces. La hoja dice que +5 y +10 se suman a los puntos de la ficha. Dice que 2X y 3X \
             multiplican los puntos del grupo entero. Por eso multiplicamos al final, y cada \
             multiplicador cuenta.",
        ),
    )
}
