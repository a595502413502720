//! P10 to P13: where tiles can go.

use crate::rule_words::RuleWords;
use crate::{Lang, Picture, Source};

pub(super) const fn next_to_play(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Next to a tile in play", "Junto a una ficha en juego"),
        lang.pick(
            "Place your tile next to a tile that is already in play. They must meet at the symbol you \
             rolled: blue circle to blue circle, red diamond to red diamond, gold star to gold star. \
             Tiles printed on the board are not in play.",
            "Coloca tu ficha junto a una que ya esté en juego. Tienen que juntarse en el símbolo que \
             salió: círculo azul con círculo azul, rombo rojo con rombo rojo, estrella dorada con \
             estrella dorada. Las fichas impresas en el tablero no están en juego.",
        ),
    )
    .read_as(lang.pick(
        "“Already” means before your turn, because the sheet speaks of “your two tiles” and of “tiles \
         already in play”. So it's not enough if your second tile touches only your first one. If you \
         stack your first tile on a tile in play, that space still counts as in play.",
        "«Ya» significa antes de tu turno, porque la hoja distingue entre tus dos fichas y las que ya \
         están en juego. Por eso no basta con que tu segunda ficha toque solo la primera. Si apilas tu \
         primera ficha sobre una en juego, esa casilla sigue en juego.",
    ))
    .pictured(Picture::NextTo)
}

pub(super) const fn stacking(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Stacking", "Apilar"),
        lang.pick(
            "You may place a tile on an empty space, on a printed tile, or on top of tiles already in play. \
             Placing a tile on top of others is stacking.",
            "Puedes colocar una ficha en una casilla vacía, sobre una ficha impresa o encima de fichas ya en \
             juego. Colocar una ficha encima de otras es apilar.",
        ),
    )
    .read_as(lang.pick(
        "A stacked tile must be next to a tile in play as well (rule P10). The sheet says that “each of the \
         two tiles per turn must be placed next to tiles already in play”. A stack can be as high as you like. \
         Your second tile can't go on your first one, because that one isn't in play yet.",
        "Una ficha apilada también tiene que estar junto a una ficha en juego (regla P10). La hoja \
         dice que cada una de las dos fichas del turno debe colocarse junto a fichas ya en juego. Una \
         pila puede ser tan alta como quieras. Tu segunda ficha no puede ir sobre la primera, porque \
         esa todavía no está en juego.",
    ))
    .pictured(Picture::Stack)
}

pub(super) const fn same_number(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Not on the same number", "Nunca sobre el mismo número"),
        lang.pick(
            "You can't stack a tile on the same number, or a WILD on a WILD. A WILD can go on any number.",
            "No puedes apilar una ficha sobre el mismo número, ni un comodín sobre otro comodín. Un comodín \
             puede ir sobre cualquier número.",
        ),
    )
    .read_as(lang.pick(
        "Any number can go on a WILD, because the sheet doesn't forbid it. An X tile counts as its \
         number. Printed tiles count like any others.",
        "Cualquier número puede ir sobre un comodín, porque la hoja no lo prohíbe. Una ficha X cuenta \
         como su número. Las fichas impresas cuentan como las demás.",
    ))
}

pub(super) const fn second_tile(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Where the second tile goes", "Adónde va la segunda ficha"),
        lang.pick(
            "If your first tile scored, your second tile must go in a different grouping of the symbol you \
             rolled. If it didn't score, your second tile may join it.",
            "Si tu primera ficha dio puntos, la segunda tiene que ir a otro grupo del símbolo que salió. Si \
             no dio puntos, la segunda puede ir al mismo grupo.",
        ),
    )
}
