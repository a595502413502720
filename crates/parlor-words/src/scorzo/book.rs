//! The rulebook around the rules: words, examples, notation, what is hidden.

use crate::{Item, Lang};

pub(super) fn words(lang: Lang) -> Vec<Item> {
    let term = |word, meaning| Item::Term { word, meaning };
    vec![
        term(
            lang.pick("Meld", "Combinación"),
            lang.pick(
                "three or more cards that go together: a set (Z11), a run (Z12), or nothing but wilds (Z13).",
                "tres o más cartas que van juntas: un grupo (Z11), una escalera (Z12) o solo comodines \
                 (Z13).",
            ),
        ),
        term(
            lang.pick("Wild", "Comodín"),
            lang.pick(
                "a card that stands for any other in a meld (Z13).",
                "una carta que, en una combinación, representa cualquier otra (Z13).",
            ),
        ),
        term(
            lang.pick("Draw pile", "Mazo"),
            lang.pick(
                "the cards that players draw from, face down.",
                "las cartas de las que se roba, boca abajo.",
            ),
        ),
        term(
            lang.pick("Discard pile", "Descartes"),
            lang.pick(
                "the cards that were discarded, face up. Only the top one can be taken.",
                "las cartas que se han descartado, boca arriba. Solo se puede tomar la de arriba.",
            ),
        ),
        term(
            lang.pick("Caller", "Quien canta"),
            lang.pick(
                "the player who called Scorzo in a round, and so began its end (Z15).",
                "el jugador que ha cantado Scorzo en una ronda y con ello ha iniciado su final (Z15).",
            ),
        ),
        term(
            lang.pick("Edition", "Edición"),
            lang.pick(
                "how many can play, and how many cards are dealt in each round (Z4). The one built in is \
                 called classic: 2 to 6 players, eleven rounds. An edition of your own can have 1 to 20 \
                 rounds of 3 to 12 cards, for any number of players from 2 to 6.",
                "cuántos pueden jugar y cuántas cartas se reparten en cada ronda (Z4). La que viene incluida \
                 se llama classic: de 2 a 6 jugadores y once rondas. Una edición propia puede tener de 1 a \
                 20 rondas de 3 a 12 cartas, para cualquier número de jugadores del 2 al 6.",
            ),
        ),
    ]
}

pub(super) fn examples(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "5S 5S 5Q is a set, though two of its cards are the same (Z11). 9S 10S W is a run: the wild is \
             the 8 (Z13). 9S 10S 1S is no meld, because a run ends at 10 (Z12).",
            "5S 5S 5Q es un grupo, aunque dos de sus cartas sean iguales (Z11). 9S 10S W es una escalera: el \
             comodín es el 8 (Z13). 9S 10S 1S no es ninguna combinación, porque una escalera acaba en el 10 \
             (Z12).",
        )),
        Item::Paragraph(lang.pick(
            "7S 8S 9S W 3H counts 3 points: 7S 8S 9S W is a run of four, and 3H is left over. Once you \
             take a card that fits, you discard 3H and call (Z15).",
            "7S 8S 9S W 3H cuenta 3 puntos: 7S 8S 9S W es una escalera de cuatro cartas, y sobra 3H. En \
             cuanto tomas una carta que encaja, descartas 3H y cantas (Z15).",
        )),
        Item::Paragraph(lang.pick(
            "5S 5Q 5T 6S 7S counts 10 points, not 13: the run 5S 6S 7S leaves 5Q and 5T, while the set of \
             5s would leave 6S and 7S (Z14).",
            "5S 5Q 5T 6S 7S cuenta 10 puntos, no 13: con la escalera 5S 6S 7S sobran 5Q y 5T, mientras que \
             con el grupo de 5 sobrarían 6S y 7S (Z14).",
        )),
        Item::Paragraph(lang.pick(
            "Two wilds alone are no meld and count 30 points (Z2). Two wilds and any other card are a meld, \
             and so are three wilds: they count 0.",
            "Dos comodines solos no son una combinación y cuentan 30 puntos (Z2). Dos comodines y cualquier \
             otra carta son una combinación, y tres comodines también: cuentan 0.",
        )),
    ]
}

pub(super) fn hidden(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "You do not see the hands of the others, nor the order of the draw pile. Everybody sees every \
             discard, who takes which card from the discard pile, how many cards there are in every hand \
             and in both piles, all scores, and all hands once a round is scored (Z17).",
            "No ves las manos de los demás ni el orden del mazo. Todos ven cada descarte, quién toma qué \
             carta de los descartes, cuántas cartas hay en cada mano, en el mazo y en los descartes, todas \
             las puntuaciones y, al contar los puntos de una ronda, todas las manos (Z17).",
        )),
        Item::Paragraph(lang.pick(
            "Once the discard pile has been turned over (Z9), whoever remembers it knows every card that is \
             drawn from it. The game remembers it for everybody, so that nobody has to. With the option \
             reshuffle the order is hidden again.",
            "Cuando se ha dado la vuelta a los descartes (Z9), quien los recuerde sabe qué carta roba cada \
             uno. El juego los recuerda por todos, para que nadie tenga que hacerlo. Con la opción \
             reshuffle, el orden vuelve a estar oculto.",
        )),
        Item::Paragraph(lang.pick(
            "As long as nobody calls, no player has ended a turn with nothing but melds (Z15).",
            "Mientras nadie canta, ningún jugador ha terminado un turno solo con combinaciones (Z15).",
        )),
    ]
}

pub(super) fn notation(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "A card is written as its number and the letter of its suit, such as 7S or 10H; a wild is W. \
             The letters are S for stars, Q for squares, T for triangles, C for circles and H for hearts.",
            "Una carta se anota con su número y la letra de su palo, por ejemplo 7S o 10H; un comodín es W. \
             Las letras son S para estrellas, Q para cuadrados, T para triángulos, C para círculos y H para \
             corazones.",
        )),
        Item::Paragraph(lang.pick(
            "A turn is written in two steps. The first is draw for a card of the draw pile, or take for the \
             top card of the discard pile. The second is the card that is discarded. The call needs no step \
             of its own.",
            "Un turno se anota en dos pasos. El primero es draw si se roba del mazo, o take si se toma la \
             carta de arriba de los descartes. El segundo es la carta que se descarta. El canto no necesita \
             un paso propio.",
        )),
    ]
}
