//! The rulebook around the rules: words, examples, notation, what is hidden.

use crate::{Item, Lang};

pub(super) fn words(lang: Lang) -> Vec<Item> {
    let term = |word, meaning| Item::Term { word, meaning };
    vec![
        term(
            lang.pick("Meld", "Combinación"),
            lang.pick(
                "three or more cards that go together: a set, a run, or only wild cards (rules Z11, Z12, \
                 Z13).",
                "tres o más cartas que van juntas: un grupo, una escalera o solo comodines (reglas Z11, \
                 Z12, Z13).",
            ),
        ),
        term(
            lang.pick("Set", "Grupo"),
            lang.pick(
                "three or more cards with the same number (rule Z11).",
                "tres o más cartas con el mismo número (regla Z11).",
            ),
        ),
        term(
            lang.pick("Run", "Escalera"),
            lang.pick(
                "three or more cards of the same suit, with numbers one after another (rule Z12).",
                "tres o más cartas del mismo palo, con números seguidos (regla Z12).",
            ),
        ),
        term(
            lang.pick("Wild card", "Comodín"),
            lang.pick(
                "a card that can stand for any card in a meld (rule Z13).",
                "una carta que puede ser cualquier otra en una combinación (regla Z13).",
            ),
        ),
        term(
            lang.pick("Draw pile", "Mazo"),
            lang.pick(
                "the cards you draw from, face down (rule Z5).",
                "las cartas de las que robas, boca abajo (regla Z5).",
            ),
        ),
        term(
            lang.pick("Discard pile", "Pila de descartes"),
            lang.pick(
                "the cards that were discarded, face up. You can take only the top one (rule Z7).",
                "las cartas que se descartaron, boca arriba. Solo puedes tomar la de arriba (regla Z7).",
            ),
        ),
        term(
            lang.pick("Left over", "Cartas sueltas"),
            lang.pick(
                "your cards that aren't in melds. They give you points (rule Z17).",
                "tus cartas que no están en combinaciones. Te dan puntos (regla Z17).",
            ),
        ),
        term(
            lang.pick("Caller", "Quien canta"),
            lang.pick(
                "the player who called Scorzo in this round (rule Z15).",
                "el jugador que cantó Scorzo en la ronda (regla Z15).",
            ),
        ),
        term(
            lang.pick("Tie-breaker round", "Ronda de desempate"),
            lang.pick(
                "one more round for the players who are tied for the win (rule Z18).",
                "una ronda más para quienes empatan en el primer lugar (regla Z18).",
            ),
        ),
    ]
}

pub(super) fn examples(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick("These examples are our own.", "Estos ejemplos son nuestros.")),
        Item::Paragraph(lang.pick(
            "5★ 5★ 5■ is a set, even with two of the same card (rule Z11). 9★ 10★ wild is a run: the wild \
             card is the 8 (rule Z13). 9★ 10★ 1★ is not a meld, because a run stops at 10 (rule Z12).",
            "5★ 5★ 5■ es un grupo, aunque tenga dos cartas iguales (regla Z11). 9★ 10★ comodín es una \
             escalera: el comodín es el 8 (regla Z13). 9★ 10★ 1★ no es una combinación, porque una \
             escalera termina en el 10 (regla Z12).",
        )),
        Item::Paragraph(lang.pick(
            "7★ 8★ 9★ wild 3♥ is worth 3 points. 7★ 8★ 9★ wild is a run of four cards, and 3♥ is left over \
             (rule Z17). Take a card that fits, such as 10★, and discard 3♥: you call Scorzo (rule Z15).",
            "7★ 8★ 9★ comodín 3♥ vale 3 puntos. 7★ 8★ 9★ comodín es una escalera de cuatro cartas, y sobra \
             3♥ (regla Z17). Toma una carta que sirva, por ejemplo 10★, y descarta 3♥: cantas Scorzo \
             (regla Z15).",
        )),
        Item::Paragraph(lang.pick(
            "5★ 5■ 5▲ 6★ 7★ is worth 10 points, not 13. With the run 5★ 6★ 7★, only 5■ and 5▲ are left \
             over. With the set of fives, 6★ and 7★ would be left over (rule Z14).",
            "5★ 5■ 5▲ 6★ 7★ vale 10 puntos, no 13. Con la escalera 5★ 6★ 7★ solo sobran 5■ y 5▲. Con el \
             grupo de cincos sobrarían 6★ y 7★ (regla Z14).",
        )),
        Item::Paragraph(lang.pick(
            "Two wild cards alone are not a meld, so they're worth 30 points (rule Z2). Two wild cards and \
             any other card are a meld, and so are three wild cards: those are worth 0 (rule Z13).",
            "Dos comodines solos no son una combinación: valen 30 puntos (regla Z2). Dos comodines y \
             cualquier otra carta son una combinación, y tres comodines también: valen 0 (regla Z13).",
        )),
    ]
}

pub(super) fn hidden(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "You can't see the other players' hands or the order of the draw pile. Everyone sees every \
             discard, and which card a player takes from the discard pile. Everyone sees how many cards \
             are in each hand and each pile, and all the scores. When a round is scored, everyone sees all \
             the hands (rule Z17).",
            "No ves las manos de los demás ni el orden del mazo. Todos ven cada descarte y qué carta toma \
             cada jugador de la pila de descartes. Todos ven cuántas cartas hay en cada mano, en el mazo y \
             en la pila de descartes, y también los puntos. Al contar los puntos de una ronda, todos ven \
             todas las manos (regla Z17).",
        )),
        Item::Paragraph(lang.pick(
            "After the discard pile is flipped (rule Z9), its cards come back in an order everyone has \
             seen. So everyone also knows which cards are drawn from it. Parlor shows them, so nobody \
             has to remember. With the house rule “Shuffle the discards”, the order is hidden again.",
            "Cuando se le da la vuelta a la pila de descartes (regla Z9), sus cartas vuelven en un \
             orden que todos vieron. Así, todos saben también qué carta roba cada uno. Parlor las \
             muestra: nadie tiene que acordarse. Con la regla de la casa «Barajar los descartes», el \
             orden vuelve a estar oculto.",
        )),
        Item::Paragraph(lang.pick(
            "As long as nobody calls Scorzo, nobody has ended a turn with a hand that is all melds (rule \
             Z15).",
            "Si todavía nadie cantó Scorzo, nadie terminó un turno con toda la mano en combinaciones \
             (regla Z15).",
        )),
    ]
}

pub(super) fn your_box(lang: Lang) -> Vec<Item> {
    vec![Item::Paragraph(lang.pick(
        "Parlor's Classic has the eleven rounds from the rule sheet. It's for 2 to 6 players, like the \
         published game. Would you like another number of rounds or cards? Make a copy under “Your \
         box” when you start a game, and change it.",
        "La edición clásica de Parlor tiene las once rondas de la hoja de reglas. Es para 2 a 6 \
         jugadores, como el juego publicado. ¿Quieres otro número de rondas o de cartas? Haz una copia \
         en «Tu caja» al empezar una partida y cámbiala. Los nombres en español son nuestra \
         traducción: los de tu hoja pueden ser otros.",
    ))]
}

pub(super) fn notation(lang: Lang) -> Vec<Item> {
    vec![
        Item::Paragraph(lang.pick(
            "Type a card as its number and the letter of its suit, such as 7S or 10H. S is for stars, Q \
             for squares, T for triangles, C for circles and H for hearts. A wild card is W. The letters \
             are Parlor's own.",
            "Escribe una carta con su número y la letra de su palo, por ejemplo 7S o 10H. Las letras \
             son de Parlor y vienen del inglés: S es de estrellas (stars), Q de cuadrados (squares), T \
             de triángulos, C de círculos y H de corazones (hearts). Un comodín es W.",
        )),
        Item::Paragraph(lang.pick(
            "A turn has two steps. The first is draw (from the draw pile) or take (the top card of the \
             discard pile). The second is the card you discard. You don't write the call down.",
            "Un turno tiene dos pasos. El primero es robar (del mazo) o tomar (la carta de arriba de la \
             pila de descartes). El segundo es la carta que descartas. El canto no se anota. En los \
             archivos de partida, robar es draw y tomar es take.",
        )),
    ]
}
