//! P1 to P4: board, symbols, tiles.

use crate::rule_words::RuleWords;
use crate::{Lang, Picture, Source};

pub(super) const fn symbols(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Three symbols", "Tres símbolos"),
        lang.pick(
            "Every tile has a gold star, a red diamond and a blue circle. Place each tile so its symbols meet \
             the same symbols on the tiles around it: star to star, diamond to diamond, circle to circle.",
            "Cada ficha tiene una estrella dorada, un rombo rojo y un círculo azul. Coloca cada ficha \
             con sus símbolos junto a los mismos símbolos de las vecinas: estrella con estrella, rombo \
             con rombo y círculo con círculo.",
        ),
    )
}

pub(super) const fn groupings(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Groupings", "Los grupos"),
        lang.pick(
            "Each tile has its three symbols on every other corner. Wherever three spaces meet at a \
             symbol, they are a grouping. There are star groupings, diamond groupings and circle \
             groupings. So every space is in three groupings, one for each symbol. Two spaces side by \
             side always share exactly one grouping. We worked this out from rules P1 and P8. You \
             don't have to turn your tile: Parlor turns it for you.",
            "Cada ficha tiene sus tres símbolos en las esquinas: una esquina sí y otra no. Donde tres \
             casillas se juntan en un símbolo, forman un grupo. Hay grupos de estrella, de rombo y de \
             círculo. Así, cada casilla está en tres grupos, uno por símbolo. Dos casillas vecinas \
             siempre comparten exactamente un grupo. Lo dedujimos de las reglas P1 y P8. No tienes que \
             girar tu ficha: Parlor la gira por ti.",
        ),
    )
    .pictured(Picture::Symbols)
}

pub(super) const fn board(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Edition,
        lang.pick("The board", "El tablero"),
        lang.pick(
            "One space is START, and some spaces have a WILD or an X tile printed on them. The sheet \
             doesn't say how big the board is or where those spaces are. Parlor's Classic is our own \
             layout, so your box may be different. At the edge, fewer than three spaces meet at some \
             symbols. Three tiles can't meet there, so those symbols never score.",
            "Una casilla es START, y algunas tienen impreso un comodín o una ficha X. La hoja no dice \
             de qué tamaño es el tablero ni dónde están esas casillas. La edición clásica es un diseño \
             de Parlor, así que tu caja puede ser distinta. En el borde, en algunos símbolos se juntan \
             menos de tres casillas. Ahí no caben tres fichas, así que nunca dan puntos.",
        ),
    )
    .with_layout(lang.pick(
        "The Classic board is a hexagon that reaches 4 spaces from START in every direction: 61 spaces in \
         total. Go 3 spaces from START in a straight line, in any of the six directions, and you \
         find a printed tile. Going around START, they are WILD, 3 X2, WILD, 3 X2, WILD and 3 X2.",
        "El tablero de la edición clásica es un hexágono que llega a 4 casillas de START en todas \
         las direcciones: 61 casillas en total. Si te alejas 3 casillas de START en línea recta, en cualquiera \
         de las seis direcciones, encuentras una ficha impresa. Alrededor de START son comodín, 3 X2, comodín, \
         3 X2, comodín y 3 X2.",
    ))
}

pub(super) const fn tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The tiles", "Las fichas"),
        lang.pick(
            "There are 49 tiles. The sheet doesn't say how many there are of each kind.",
            "Hay 49 fichas. La hoja no dice cuántas hay de cada tipo.",
        ),
    )
    .read_as(lang.pick(
        "An X tile has a number like the others, and an X number too. In the sheet's own example, \
         three 2s are multiplied by 3.",
        "Una ficha X tiene un número como las demás y, además, una X con otro número. En el ejemplo de \
         la hoja, los puntos de tres fichas con el 2 se multiplican por 3.",
    ))
    .with_layout(lang.pick(
        "The Classic box has four WILDs. For each number from 1 to 5, it has seven plain tiles, one X2 and one \
         X3.",
        "La edición clásica trae cuatro comodines. De cada número del 1 al 5 trae siete fichas sin X, una X2 y \
         una X3.",
    ))
}
