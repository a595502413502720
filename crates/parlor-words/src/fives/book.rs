//! The rulebook around the rules: words, examples, notation, what is hidden.

use crate::{Item, Lang};

pub(super) fn words(lang: Lang) -> Vec<Item> {
    let term = |word, meaning| Item::Term { word, meaning };
    vec![
        term(
            lang.pick("Cluster", "Grupo"),
            lang.pick(
                "a straight run of two or more touching tiles, across or down, followed as far as it goes \
                 on both sides. In the very first play of the game, a tile by itself counts as a cluster \
                 too (F6).",
                "una línea recta de dos o más fichas que se tocan, horizontal o vertical, seguida hasta \
                 donde llegue por los dos lados. En la primera jugada de la partida, una ficha sola \
                 también cuenta como grupo (F6).",
            ),
        ),
        term(
            lang.pick("Play", "Jugada"),
            lang.pick(
                "the one to five tiles that a player lays in one turn.",
                "las fichas, de una a cinco, que un jugador coloca en un turno.",
            ),
        ),
        term(
            lang.pick("Rack", "Atril"),
            lang.pick(
                "the tiles that a player holds, five at most, hidden from the others.",
                "las fichas que tiene un jugador, cinco como máximo, ocultas a los demás.",
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
            lang.pick("Square", "Casilla"),
            lang.pick(
                "named by its column and its row, counted from the top left: A1 is the corner. The classic \
                 board has the columns A to O and the rows 1 to 15, and its centre is H8.",
                "se nombra por su columna y su fila, contadas desde arriba a la izquierda: A1 es la \
                 esquina. El tablero de la edición classic tiene las columnas de la A a la O y las filas \
                 del 1 al 15, y su centro es H8.",
            ),
        ),
        term(
            lang.pick("Edition", "Edición"),
            lang.pick(
                "the facts of your box: board, bonus squares, tiles, number of players (F3). The one built \
                 in is called classic. Copy it to a file of your own and change it there to match the box \
                 at home.",
                "los datos de tu caja: tablero, casillas con premio, fichas, número de jugadores (F3). La \
                 que viene incluida se llama classic. Cópiala en un archivo tuyo y cámbiala ahí para que \
                 sea como la caja que tienes en casa.",
            ),
        ),
    ]
}

pub(super) fn examples(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "4 1 5 across the centre is a legal first play: 10 points. 3 2 9 is not, because it adds up to \
             14 (F8). And 3 2 9 can't be put in line behind 4 1 5: that would be six tiles (F9) adding up \
             to 24 (F8).",
            "4 1 5 sobre el centro es una primera jugada legal: 10 puntos. 3 2 9 no lo es, porque suma 14 \
             (F8). Y 3 2 9 tampoco se puede poner en línea detrás de 4 1 5: serían seis fichas (F9) que \
             suman 24 (F8).",
        )),
        Item::Paragraph(lang.pick(
            "7 3 is on the board. Whoever adds 7, 2 and 1 to that cluster scores all five tiles: 20 points \
             (F12).",
            "En el tablero está 7 3. Quien añade 7, 2 y 1 a ese grupo puntúa las cinco fichas: 20 puntos \
             (F12).",
        )),
        Item::Paragraph(lang.pick(
            "2 8 is on the board. Adding 5, 7 and 3 in line makes 25 points. If the 5 completes another \
             cluster that crosses the line, all of that one counts as well.",
            "En el tablero está 2 8. Añadir 5, 7 y 3 en línea da 25 puntos. Si el 5 completa además otro \
             grupo que cruza la línea, ese también cuenta entero.",
        )),
        Item::Paragraph(lang.pick(
            "In the top row there is an 8, an empty +10 square and a 1; right below them lie 2, 4 and 4. A \
             6 on the +10 square makes 8 + 6 + 1 across and 6 + 4 down, and both get the 10 (F14): 25 + 20 \
             = 45 points.",
            "En la primera fila hay un 8, una casilla +10 vacía y un 1; justo debajo están 2, 4 y 4. Un 6 \
             en la casilla +10 forma 8 + 6 + 1 en horizontal y 6 + 4 en vertical, y los dos grupos se \
             llevan los 10 (F14): 25 + 20 = 45 puntos.",
        )),
    ]
}

pub(super) fn hidden(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "You do not see the tiles on other racks, nor the order of the pile. Everybody sees the board, \
             all scores, and how many tiles each player and the pile hold. So everybody can work out, too, \
             which numbers are still unseen in all.",
            "No ves las fichas de los otros atriles ni el orden del montón. Todos ven el tablero, todas \
             las puntuaciones y cuántas fichas tienen cada jugador y el montón. Así, cualquiera puede \
             deducir también qué números quedan sin ver en total.",
        )),
        Item::Paragraph(lang.pick(
            "Passes are seen by all. Without the option free_pass, a pass proves that the player had no \
             legal play (F11).",
            "Cuando alguien pasa, lo ven todos. Sin la opción free_pass, pasar demuestra que no había \
             ninguna jugada legal (F11).",
        )),
    ]
}

pub(super) fn notation(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "A play is written as the square of its first tile, a space, and its tiles in order, with a \
             dot for each square in between that was already filled.",
            "Una jugada se anota con la casilla de su primera ficha, un espacio y sus fichas en orden, con \
             un punto por cada casilla intermedia que ya estaba ocupada.",
        )),
        Item::Paragraph(lang.pick(
            "With the row first it runs across: 8F 41.5 lays 4 on F8, 1 on G8 and 5 on I8, with a tile \
             already on H8. With the column first it runs down: H7 7.3 lays 7 on H7 and 3 on H9.",
            "Si la fila va primero, es horizontal: 8F 41.5 pone un 4 en F8, un 1 en G8 y un 5 en I8, con \
             una ficha que ya estaba en H8. Si la columna va primero, es vertical: H7 7.3 pone un 7 en H7 \
             y un 3 en H9.",
        )),
        Item::Paragraph(lang.pick(
            "A play begins with its first tile and ends with its last, never with a dot. A single tile is \
             written across: 8H 5. A pass is written: pass.",
            "Una jugada empieza con su primera ficha y acaba con la última, nunca con un punto. Una sola \
             ficha se anota en horizontal: 8H 5. Pasar se anota así: pass.",
        )),
    ]
}
