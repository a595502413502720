//! P16 to P20: what a tile scores.

use crate::rule_words::RuleWords;
use crate::{Lang, Picture, Source};

pub(super) const fn combinations(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Scoring combinations", "Combinaciones que dan puntos"),
        lang.pick(
            "You need a grouping of three tiles to score.",
            "Para sumar puntos hace falta un grupo de tres fichas.",
        ),
    )
    .read_as(lang.pick(
        "Check for a score after each tile you place, in its grouping of the symbol you rolled. All \
         three spaces must show a tile: the top of a stack or a printed tile. Their numbers must make \
         a scoring combination, in any order. Three of the same number: 1, 1, 1 scores 10; 2, 2, 2 \
         scores 20; 3, 3, 3 scores 30; 4, 4, 4 scores 40; 5, 5, 5 scores 50. Three numbers in order: \
         1, 2, 3 scores 15; 2, 3, 4 scores 25; 3, 4, 5 scores 35.",
        "Después de colocar cada ficha, mira si da puntos su grupo del símbolo que salió. Las tres \
         casillas tienen que mostrar una ficha: la de arriba de una pila o una impresa. Sus números \
         tienen que formar una combinación, en cualquier orden. Tres números iguales: 1, 1, 1 da 10 \
         puntos; 2, 2, 2 da 20; 3, 3, 3 da 30; 4, 4, 4 da 40; 5, 5, 5 da 50. Tres números en orden: 1, \
         2, 3 da 15; 2, 3, 4 da 25; 3, 4, 5 da 35.",
    ))
}

pub(super) const fn wilds(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("WILDs", "Comodines"),
        lang.pick(
            "A WILD can be any number from 1 to 5. Three WILDs score 100.",
            "Un comodín puede ser cualquier número del 1 al 5. Tres comodines dan 100 puntos.",
        ),
    )
    .read_as(lang.pick(
        "Parlor picks the number that scores best, because you would too.",
        "Parlor elige el número que da más puntos, porque tú también lo harías.",
    ))
}

pub(super) const fn x_tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("X tiles", "Fichas X"),
        lang.pick(
            "If a grouping has an X tile, multiply its score by the X number. If there are several, \
             only the highest X counts.",
            "Si en un grupo hay una ficha X, sus puntos se multiplican por el número de la X. Si hay \
             varias, solo cuenta la X más alta.",
        ),
    )
    .with_layout(lang.pick(
        "The Classic box has X2, which doubles a score, and X3, which triples it.",
        "La edición clásica tiene X2, que duplica los puntos, y X3, que los triplica.",
    ))
}

pub(super) const fn top_of_stack(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Only the top tiles count", "Solo cuentan las de arriba"),
        lang.pick(
            "Tiles in a grouping can be at different heights: only the top tiles count. A covered tile no \
             longer counts, and neither does its X.",
            "Las fichas de un grupo pueden estar a distinta altura: solo cuentan las de arriba. Una ficha \
             cubierta ya no cuenta, y su X tampoco.",
        ),
    )
}

pub(super) const fn printed(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Printed tiles", "Fichas impresas"),
        lang.pick(
            "A printed tile counts only in a grouping that also has a tile in play, and your new tile \
             must join that grouping. Once it's covered, it no longer counts.",
            "Una ficha impresa solo cuenta en un grupo que también tenga una ficha en juego, y tu \
             ficha nueva tiene que unirse a ese grupo. Cuando la cubren, deja de contar.",
        ),
    )
    .pictured(Picture::PrintedTile)
}
