//! F12 to F15: what a turn scores.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn clusters(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("What a turn scores", "Lo que puntúa un turno"),
        lang.pick(
            "You score every cluster with at least one of your new tiles in it, and each of them in full: \
             the tiles that were there before count too, whoever laid them.",
            "Puntúas cada grupo en el que haya alguna de tus fichas nuevas, y cada uno entero: también \
             cuentan las fichas que ya estaban, las pusiera quien las pusiera.",
        ),
    )
}

pub(super) const fn bonus_squares(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Bonus squares", "Casillas con premio"),
        lang.pick(
            "A bonus square counts only in the turn in which a tile is laid on it. +5 and +10 are added to \
             that tile; 2X and 3X double or triple the whole cluster.",
            "Una casilla con premio solo cuenta en el turno en que se coloca una ficha sobre ella. +5 y \
             +10 se suman a esa ficha; 2X y 3X duplican o triplican el grupo entero.",
        ),
    )
}

pub(super) const fn two_clusters(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("One tile, two clusters", "Una ficha, dos grupos"),
        lang.pick(
            "If a new tile stands in two clusters, one across and one down, its bonus square counts in both.",
            "Si una ficha nueva está en dos grupos, uno horizontal y otro vertical, su casilla con premio \
             cuenta en los dos.",
        ),
    )
}

pub(super) const fn order(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Add first, then multiply", "Primero sumar, después multiplicar"),
        lang.pick(
            "Within a cluster, everything is added up first, +5 and +10 included; then it is multiplied. \
             Several multipliers multiply each other: 2X and 3X together make six times the sum. The rule \
             sheet speaks of the tile's score for the ones and of the whole cluster's score for the \
             others.",
            "Dentro de un grupo, primero se suma todo, incluidos +5 y +10, y después se multiplica. Si hay \
             varios multiplicadores, se multiplican entre sí: 2X y 3X juntos dan seis veces la suma. La \
             hoja de reglas habla de los puntos de la ficha en un caso y de los puntos del grupo entero en \
             el otro.",
        ),
    )
}
