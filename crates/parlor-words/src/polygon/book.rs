//! The rulebook around the rules: examples, what is hidden, your box, words, notation.

use crate::{Item, Lang};

pub(super) fn examples(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "The first example is on the rule sheet; the others are our own.",
            "El primer ejemplo está en la hoja de reglas; los demás son nuestros.",
        )),
        Item::Paragraph(lang.pick(
            "2, 2, 2 X3 scores 60: three 2s score 20, and X3 triples it (rule P18).",
            "2, 2, 2 X3 da 60 puntos: tres 2 dan 20, y X3 los triplica (regla P18).",
        )),
        Item::Paragraph(lang.pick(
            "3 X2, WILD, 5 X3 scores 105. The WILD is a 4, and 3, 4, 5 scores 35. Only the highest X counts: \
             35 × 3 (rule P18).",
            "3 X2, comodín, 5 X3 da 105 puntos. El comodín es un 4, y 3, 4, 5 da 35. Solo cuenta la X más \
             alta: 35 × 3 (regla P18).",
        )),
        Item::Paragraph(lang.pick(
            "WILD, WILD, WILD scores 100 (rule P17). WILD, WILD, 4 scores 40, as 4, 4, 4. WILD, WILD, 3 \
             scores 35, as 3, 4, 5. WILD, WILD, 1 scores 15, as 1, 2, 3.",
            "Comodín, comodín, comodín da 100 puntos (regla P17). Comodín, comodín, 4 da 40, como 4, 4, 4. \
             Comodín, comodín, 3 da 35, como 3, 4, 5. Comodín, comodín, 1 da 15, como 1, 2, 3.",
        )),
        Item::Paragraph(lang.pick(
            "1, WILD, 4 is not a combination, whatever number the WILD is. It scores nothing.",
            "1, comodín, 4 no es una combinación, sea cual sea el número del comodín. No da puntos.",
        )),
        Item::Paragraph(lang.pick(
            "A 4 is on START. You roll a gold star and draw 4 X2 and a WILD. You place the WILD next to the \
             4, star to star. The grouping isn't complete yet, so there's no score. That's why 4 X2 may join \
             it (rule P13), at the same star. Now 4 X2, 4, WILD scores 80: three 4s score 40, and X2 doubles \
             it.",
            "En START hay un 4. Sale una estrella dorada y robas 4 X2 y un comodín. Colocas el comodín junto \
             al 4, estrella con estrella. El grupo todavía no está completo, así que no da puntos. Por eso 4 \
             X2 puede ir al mismo grupo (regla P13), en la misma estrella. Ahora 4 X2, 4, comodín da 80 \
             puntos: tres 4 dan 40, y X2 los duplica.",
        )),
        Item::Paragraph(lang.pick(
            "After a first turn like that, another star could only be used to stack tiles in that one \
             grouping. If the first tile scored there, the second would have nowhere to go (rule P13). That \
             is why rule P8 exists.",
            "Después de un primer turno así, otra estrella solo serviría para apilar fichas en ese único \
             grupo. Si la primera ficha diera puntos ahí, la segunda no tendría adónde ir (regla P13). Por eso \
             existe la regla P8.",
        )),
    ]
}

pub(super) fn hidden(lang: Lang) -> Vec<Item> {
    vec![Item::Paragraph(lang.pick(
        "Nobody knows the order of the draw pile or what the die will show. Everything else is open: everyone \
         sees each tile as soon as it's drawn. So everyone can work out which tiles are still in the draw pile.",
        "Nadie sabe en qué orden está el montón ni qué va a salir en el dado. Todo lo demás está a la vista: \
         todos ven cada ficha en cuanto se roba. Así, cualquiera puede deducir qué fichas quedan en el montón.",
    ))]
}

pub(super) fn your_box(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "Parlor's Classic board and its mix of tiles are our own layout (rules P3, P4). If your box is \
             different, choose it or set it up under “Your box” when you start a game.",
            "El tablero de la edición clásica y su mezcla de fichas son diseño de Parlor (reglas P3, P4). Si \
             tu caja es distinta, elígela o prepárala en «Tu caja» al empezar una partida. Los nombres en \
             español son nuestra traducción: los de tu hoja pueden ser otros.",
        )),
        Item::Paragraph(lang.pick(
            "Polygon has six-sided tiles and is for 2 to 4 players. We know this from the published game, not from \
             its rule sheet.",
            "Polygon tiene fichas de seis lados y es para 2 a 4 jugadores. Eso lo sabemos por el juego publicado, \
             no por su hoja de reglas.",
        )),
    ]
}

pub(super) fn words(lang: Lang) -> Vec<Item> {
    let term = |word, meaning| Item::Term { word, meaning };
    vec![
        term(
            lang.pick("Space", "Casilla"),
            lang.pick(
                "one of the six-sided places for tiles on the board.",
                "cada lugar de seis lados del tablero donde van las fichas.",
            ),
        ),
        term(
            lang.pick("Grouping", "Grupo"),
            lang.pick(
                "the three spaces that meet at a symbol (rule P2).",
                "las tres casillas que se juntan en un símbolo (regla P2).",
            ),
        ),
        term(
            lang.pick("Scoring combination", "Combinación"),
            lang.pick(
                "three tiles that score: 4, 4, 4 or 2, 3, 4, for example (rule P16).",
                "tres fichas que dan puntos: por ejemplo, 4, 4, 4 o 2, 3, 4 (regla P16).",
            ),
        ),
        term(
            lang.pick("WILD", "Comodín"),
            lang.pick(
                "a tile that can be any number from 1 to 5 (rule P17).",
                "una ficha que puede ser cualquier número del 1 al 5 (regla P17). Dice WILD.",
            ),
        ),
        term(
            lang.pick("X tile", "Ficha X"),
            lang.pick(
                "a tile with a number and X2 or X3, which doubles or triples the score of its grouping (rule \
                 P18).",
                "una ficha con un número y X2 o X3, que duplica o triplica los puntos de su grupo (regla P18).",
            ),
        ),
        term(
            lang.pick("Printed tile", "Ficha impresa"),
            lang.pick(
                "a WILD or an X tile that is printed on the board (rule P20).",
                "un comodín o una ficha X que está impresa en el tablero (regla P20).",
            ),
        ),
        term(
            lang.pick("In play", "En juego"),
            lang.pick(
                "tiles that were on the board before your turn. Tiles printed on the board don't count as in \
                 play (rule P10).",
                "las fichas que estaban en el tablero antes de tu turno. Las fichas impresas en el tablero no \
                 cuentan como fichas en juego (regla P10).",
            ),
        ),
        term(
            lang.pick("Stack", "Apilar"),
            lang.pick(
                "to place a tile on top of others (rule P11).",
                "colocar una ficha encima de otras (regla P11).",
            ),
        ),
        term(
            lang.pick("Set aside", "Apartar"),
            lang.pick(
                "to remove a tile that fits nowhere (rule P14).",
                "quitar una ficha que no cabe en ninguna casilla (regla P14).",
            ),
        ),
        term(
            lang.pick("Draw pile", "Montón"),
            lang.pick(
                "the face-down tiles that nobody has drawn yet.",
                "las fichas boca abajo que todavía no robó nadie.",
            ),
        ),
    ]
}

pub(super) fn notation(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "A turn is written tile by tile, in the order you place them: the tile, then its space. 4x2 1,-1 \
             means that you place 4 X2 on 1,-1. A WILD is written W. If a tile is set aside (rule P14), write \
             “out” instead of a space: 4x2 out.",
            "Un turno se escribe ficha por ficha, en el orden en que las colocas: la ficha y luego su casilla. \
             4x2 1,-1 quiere decir que colocas 4 X2 en 1,-1. Un comodín se escribe W. Si una ficha se aparta \
             (regla P14), escribe «fuera» en lugar de la casilla: 4x2 fuera. En los archivos de partida dice \
             out.",
        )),
        Item::Paragraph(lang.pick(
            "A space is written as two numbers. On the Classic board, START is 0,0. Move right: the first \
             number goes up by 1. Move down and to the right: the second number goes up by 1.",
            "Una casilla se escribe con dos números. En el tablero de la edición clásica, START es \
             0,0. Si vas una casilla a la derecha, el primer número sube 1. Si vas una casilla abajo y \
             a la derecha, sube 1 el segundo.",
        )),
    ]
}
