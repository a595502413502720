//! The rulebook around the rules: examples, what is hidden, your box, words, how plays are written.

use crate::{Item, Lang};

pub(super) fn examples(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "All of these are on the rule sheet, in our words.",
            "Todos están en la hoja de reglas, con nuestras palabras.",
        )),
        Item::Paragraph(lang.pick(
            "4 1 5 across the center square is a good first play: 10 points. 3 2 9 isn't: it adds up to 14 \
             (rule F8). You can't add 3 2 9 to 4 1 5 in line, either. That would be six tiles (rule F9) \
             that add up to 24 (rule F8).",
            "4 1 5 sobre la casilla central es una buena primera jugada: 10 puntos. 3 2 9 no lo es: suma 14 \
             (regla F8). Tampoco puedes añadir 3 2 9 en línea a 4 1 5. Serían seis fichas (regla F9) que \
             suman 24 (regla F8).",
        )),
        Item::Paragraph(lang.pick(
            "7 3 is on the board. If you add 7, 2 and 1 to that cluster, you score all five tiles: 20 \
             points (rule F12).",
            "En el tablero está 7 3. Si añades 7, 2 y 1 a ese grupo, sumas las cinco fichas: 20 puntos \
             (regla F12).",
        )),
        Item::Paragraph(lang.pick(
            "2 8 is on the board. You add 5, 7 and 3 in line: 25 points. Your 5 also completes another \
             cluster, so you score all of that one too (rule F12).",
            "En el tablero está 2 8. Añades 5, 7 y 3 en línea: 25 puntos. Tu 5 completa además otro \
             grupo, así que ese también cuenta entero (regla F12).",
        )),
        Item::Paragraph(lang.pick(
            "One row has an 8, an empty +10 square and a 1. Right below them are 2, 4 and 4. You place \
             a 6 on the +10 square. That makes 8 + 6 + 1 across and 6 + 4 down. Both clusters get the \
             10 (rule F14): 25 + 20 = 45 points.",
            "En una fila hay un 8, una casilla +10 vacía y un 1. Justo debajo están 2, 4 y 4. Colocas \
             un 6 en la casilla +10. Formas 8 + 6 + 1 en horizontal y 6 + 4 en vertical. Los dos \
             grupos se llevan los 10 (regla F14): 25 + 20 = 45 puntos.",
        )),
    ]
}

pub(super) fn hidden(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "You can't see the other players' tiles or the order of the draw pile. Everyone can see \
             the board, all scores, and how many tiles each player and the draw pile have. So you can \
             work out which tiles are unseen: in the draw pile or with the other players.",
            "No puedes ver las fichas de los demás ni el orden del montón. Todos ven el tablero, los \
             puntos y cuántas fichas tienen cada jugador y el montón. Así puedes calcular qué fichas \
             siguen ocultas, en el montón o entre las fichas de los demás.",
        )),
        Item::Paragraph(lang.pick(
            "Everyone sees a pass. Unless you play with the house rule “Free passing”, it means that player \
             had no play (rule F11).",
            "Cuando alguien pasa, todos lo ven. Sin la regla de la casa «Pasar libremente», eso quiere decir \
             que no tenía ninguna jugada (regla F11).",
        )),
    ]
}

pub(super) fn your_box(lang: Lang) -> Vec<Item> {
    vec![Item::Paragraph(lang.pick(
        "Parlor's Classic is our own layout (rule F3), so your box may be different. If it is, choose “Your \
         box” when you start a game. There you can change the board, the bonus squares, the tiles and the \
         number of players to match.",
        "La edición clásica es un diseño de Parlor (regla F3), así que tu caja puede ser distinta. Si \
         lo es, elige «Tu caja» al empezar una partida. Ahí puedes ajustar el tablero, las casillas \
         con premio, las fichas y el número de jugadores. Los nombres en español son nuestra \
         traducción: los de tu hoja pueden ser otros.",
    ))]
}

pub(super) fn words(lang: Lang) -> Vec<Item> {
    let term = |word, meaning| Item::Term { word, meaning };
    vec![
        term(
            lang.pick("Cluster", "Grupo"),
            lang.pick(
                "two or more tiles that touch in a straight line, across or down. Count all of them, from \
                 one end to the other. In the very first play, a single tile counts as a cluster too (rule \
                 F6).",
                "dos o más fichas que se tocan en línea recta, en horizontal o en vertical. Cuentan todas, \
                 de un extremo al otro. En la primera jugada, una ficha sola también cuenta como grupo \
                 (regla F6).",
            ),
        ),
        term(
            lang.pick("Multiple of 5", "Múltiplo de 5"),
            lang.pick(
                "a number you reach when you count by fives: 5, 10, 15, 20 and so on.",
                "un número al que llegas si cuentas de cinco en cinco: 5, 10, 15, 20 y así.",
            ),
        ),
        term(
            lang.pick("Play", "Jugada"),
            lang.pick(
                "the one to five tiles that you place in one turn.",
                "las fichas, de una a cinco, que colocas en un turno.",
            ),
        ),
        term(
            lang.pick("Draw pile", "Montón"),
            lang.pick(
                "the tiles that nobody has drawn yet, face down.",
                "las fichas que todavía nadie robó, boca abajo.",
            ),
        ),
        term(
            lang.pick("Bonus square", "Casilla con premio"),
            lang.pick(
                "a square marked +5, +10, 2X or 3X. It makes your turn worth more (rule F13).",
                "una casilla con la marca +5, +10, 2X o 3X. Hace que tu turno valga más (regla F13).",
            ),
        ),
        term(
            lang.pick("Square", "Casilla"),
            lang.pick(
                "named by its column letter and its row number, counted from the top left: A1 is the \
                 corner. The Classic board has columns A to O and rows 1 to 15. Its center square is H8.",
                "se nombra con la letra de su columna y el número de su fila, contadas desde arriba a la \
                 izquierda: A1 es la esquina. El tablero de la edición clásica tiene las columnas de la A a \
                 la O y las filas de la 1 a la 15. Su casilla central es H8.",
            ),
        ),
    ]
}

pub(super) fn notation(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "Write the square of your first tile, a space, and your tiles in order. Write a dot for each \
             square in between that already had a tile.",
            "Escribe la casilla de tu primera ficha, un espacio y tus fichas en orden. Escribe un punto por \
             cada casilla intermedia que ya tenía una ficha.",
        )),
        Item::Paragraph(lang.pick(
            "With the row first, the play goes across. 8F 41.5 places 4, 1 and 5 on the squares F8, G8 and \
             I8; there was already a tile on H8. With the column first, it goes down. H7 7.3 places 7 and 3 \
             on the squares H7 and H9.",
            "Si la fila va primero, la jugada es horizontal. 8F 41.5 coloca 4, 1 y 5 en las casillas F8, G8 \
             e I8; en H8 ya había una ficha. Si la columna va primero, es vertical. H7 7.3 coloca 7 y 3 en \
             las casillas H7 y H9.",
        )),
        Item::Paragraph(lang.pick(
            "A play starts with its first tile and ends with its last one, never with a dot. Write a single \
             tile across: 8H 5. Write a pass like this: pass.",
            "Una jugada empieza con su primera ficha y termina con la última, nunca con un punto. Una \
             sola ficha se escribe en horizontal: 8H 5. Pasar se escribe así: paso. En los archivos de \
             partida dice pass.",
        )),
    ]
}
