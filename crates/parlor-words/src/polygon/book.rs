//! The rulebook around the rules: words, examples, notation, what is hidden.

use crate::{Item, Lang};

pub(super) fn words(lang: Lang) -> Vec<Item> {
    let term = |word, meaning| Item::Term { word, meaning };
    vec![
        term(
            lang.pick("Space", "Casilla"),
            lang.pick(
                "a place for tiles, named by two numbers: START, in the centre of the classic board, is 0,0. \
                 One space to the right, the first number is 1 more; one space down to the right, the second \
                 number is 1 more.",
                "un lugar para fichas, que se nombra con dos números: START, en el centro del tablero de la \
                 edición classic, es 0,0. Una casilla a la derecha, el primer número es 1 más; una casilla \
                 abajo a la derecha, el segundo número es 1 más.",
            ),
        ),
        term(
            lang.pick("Grouping", "Grupo"),
            lang.pick(
                "the three spaces that meet at a corner with a symbol (P2).",
                "las tres casillas que se juntan en una esquina con un símbolo (P2).",
            ),
        ),
        term(
            lang.pick("WILD", "Comodín"),
            lang.pick(
                "a tile that stands for any number (P17). It is written W.",
                "una ficha que representa cualquier número (P17). Lleva la palabra WILD y se escribe W.",
            ),
        ),
        term(
            lang.pick("X tile", "Ficha X"),
            lang.pick(
                "a numbered tile that doubles (X2) or triples (X3) what its grouping scores (P18).",
                "una ficha con número que duplica (X2) o triplica (X3) lo que puntúa su grupo (P18).",
            ),
        ),
        term(
            lang.pick("In play", "En juego"),
            lang.pick(
                "tiles that lay on the board before the turn began, what is printed on it aside (P10).",
                "las fichas que estaban en el tablero antes de empezar el turno, sin contar lo que hay \
                 impreso en él (P10).",
            ),
        ),
        term(
            lang.pick("Pile", "Montón"),
            lang.pick(
                "the tiles that nobody has drawn yet, face down.",
                "las fichas que todavía no ha robado nadie, boca abajo.",
            ),
        ),
        term(
            lang.pick("Edition", "Edición"),
            lang.pick(
                "the facts of your box: board, printed tiles, tiles, number of players (P3, P4). The one \
                 built in is called classic. An edition of your own can have a hexagon of radius 1 to 8 or a \
                 list of 2 to 217 spaces, START on any space with a neighbour, printed tiles anywhere but on \
                 START, up to 100 of each tile (not all with the same number, and enough for every player to \
                 take one and have one left), and 2 to 6 players.",
                "los datos de tu caja: tablero, fichas impresas, fichas, número de jugadores (P3, P4). La \
                 que viene incluida se llama classic. Una edición propia puede tener un hexágono de radio 1 \
                 a 8 o una lista de 2 a 217 casillas, START en cualquier casilla que tenga otra al lado, \
                 fichas impresas en cualquier sitio menos en START, hasta 100 fichas de cada clase (no todas \
                 con el mismo número, y suficientes para que cada jugador tome una y sobre otra) y de 2 a 6 \
                 jugadores.",
            ),
        ),
    ]
}

pub(super) fn examples(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "2 2 2x3 scores 60: three 2s are 20, and X3 triples them (P18). 3x2 W 5x3 scores 105: the WILD \
             is a 4, three in a row are 35, and only the higher X counts.",
            "2 2 2x3 da 60 puntos: tres 2 son 20, y X3 los triplica (P18). 3x2 W 5x3 da 105: el comodín es \
             un 4, los tres números seguidos son 35, y solo cuenta la X más alta.",
        )),
        Item::Paragraph(lang.pick(
            "W W W scores 100 (P17). W W 4 scores 40, as three 4s; W W 3 scores 35, as 3 4 5; W W 1 scores \
             15, as 1 2 3. 1 W 4 is no combination, whatever the WILD stands for.",
            "W W W da 100 puntos (P17). W W 4 da 40, como tres 4; W W 3 da 35, como 3 4 5; W W 1 da 15, como \
             1 2 3. 1 W 4 no es ninguna combinación, represente lo que represente el comodín.",
        )),
        Item::Paragraph(lang.pick(
            "A 4 lies on START. You roll a star and draw 4x2 and W. You lay W on 1,0: the grouping is not \
             full yet, and you score nothing. So 4x2 may go to the same grouping (P13), on 0,1: three 4s, 40 \
             times 2, are 80 points.",
            "En START hay un 4. Sacas una estrella y robas 4x2 y W. Colocas W en 1,0: el grupo aún no está \
             completo y no puntúas. Por eso 4x2 puede ir al mismo grupo (P13), en 0,1: tres 4, 40 por 2, son \
             80 puntos.",
        )),
        Item::Paragraph(lang.pick(
            "After such a first turn, another star could only be used for stacking in that one grouping; and \
             if the first tile scored there, the second would have nowhere to go (P13). That is what P8 is \
             good for.",
            "Después de un primer turno así, otra estrella solo serviría para apilar en ese único grupo; y \
             si la primera ficha puntuara allí, la segunda no tendría adónde ir (P13). Para eso está P8.",
        )),
    ]
}

pub(super) fn hidden(lang: Lang) -> Vec<Item> {
    vec![Item::Paragraph(lang.pick(
        "Nobody knows the order of the pile, nor what the die is going to show. All else is open: every tile \
         is seen by all as soon as it is drawn. So everybody can work out, too, which tiles are still in the \
         pile.",
        "Nadie conoce el orden del montón ni qué va a salir en el dado. Todo lo demás está a la vista: cada \
         ficha la ven todos en cuanto se roba. Así, cualquiera puede deducir también qué fichas quedan en el \
         montón.",
    ))]
}

pub(super) fn notation(lang: Lang) -> Vec<Item> {
    vec![Item::Paragraph(lang.pick(
        "A turn is written tile by tile, in the order of laying: the tile, and then its space. 4x2 1,-1 lays \
         4x2 on 1,-1. For a tile that goes out of the game (P14), out stands in place of the space: 4x2 out.",
        "Un turno se anota ficha por ficha, en el orden en que se colocan: la ficha y después su casilla. \
         4x2 1,-1 coloca 4x2 en 1,-1. Si una ficha sale de la partida (P14), en lugar de la casilla se pone \
         out: 4x2 out.",
    ))]
}
