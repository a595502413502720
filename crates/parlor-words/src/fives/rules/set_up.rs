//! F1 to F3: before the first turn.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn first_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Who goes first", "Quién empieza"),
        lang.pick(
            "Everybody draws one tile, and the highest number goes first. The tiles go back and the pile \
             is mixed again. Turns then pass clockwise.",
            "Cada jugador roba una ficha y empieza quien saque el número más alto. Las fichas se devuelven \
             y el montón se mezcla otra vez. Después, el turno pasa en el sentido de las agujas del reloj.",
        ),
    )
    .read_as(lang.pick(
        "If several players tie for the highest number, only they draw again, until one of them is highest.",
        "Si varios jugadores empatan con el número más alto, solo ellos vuelven a robar, hasta que uno \
         saque el más alto.",
    ))
}

pub(super) const fn five_tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Five tiles each", "Cinco fichas por jugador"),
        lang.pick(
            "Everybody draws five tiles at random and keeps them hidden from the others.",
            "Cada jugador roba cinco fichas al azar y las mantiene ocultas a los demás.",
        ),
    )
}

pub(super) const fn the_box(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Edition,
        lang.pick("What is in the box", "Qué hay en la caja"),
        lang.pick(
            "The edition says how large the board is, where its bonus squares are, how many tiles there \
             are of each number, and how many can play. The classic edition is for 2 to 4 players. Its \
             board has 15 by 15 squares; the one in the centre carries a rocket and no bonus. Its 100 \
             tiles are ten each of 1, 2, 3, 4, 6, 7, 8 and 9, and twenty 5s, so that all five remainders \
             of a division by five are equally common. An edition of your own can have a square board of \
             any odd size from 9 to 25, bonus squares (+5, +10, 2X, 3X) anywhere but in the centre, as \
             many tiles of each number from 1 to 9 as you like (up to 100 of each, at least two different \
             numbers, and enough for everybody to draw five), and 2 to 6 players.",
            "La edición dice qué tamaño tiene el tablero, dónde están las casillas con premio, cuántas \
             fichas hay de cada número y cuántos pueden jugar. La edición classic es de 2 a 4 jugadores. \
             Su tablero tiene 15 por 15 casillas; la del centro lleva un cohete y no tiene premio. Sus 100 \
             fichas son diez de cada uno de los números 1, 2, 3, 4, 6, 7, 8 y 9, y veinte del 5, de modo \
             que los cinco restos posibles al dividir entre cinco son igual de frecuentes. Una edición \
             propia puede tener un tablero cuadrado de cualquier tamaño impar del 9 al 25, casillas con \
             premio (+5, +10, 2X, 3X) en cualquier sitio menos en el centro, cuantas fichas quieras de \
             cada número del 1 al 9 (hasta 100 de cada uno, con al menos dos números distintos y \
             suficientes para que todos roben cinco) y de 2 a 6 jugadores.",
        ),
    )
}
