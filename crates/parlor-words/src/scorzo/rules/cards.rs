//! Z1 and Z2: the cards.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn decks(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Two decks", "Dos barajas"),
        lang.pick(
            "There are 112 cards: two decks of 56, exactly alike and mixed together. A deck has five suits, \
             each with the numbers 1 to 10, and six wild cards. So there are two of every suited card, and \
             twelve wilds in all. In the published game the suits are stars, squares, triangles, circles \
             and hearts; here they are written S, Q, T, C and H. 7S is the seven of stars, and W is a wild.",
            "Hay 112 cartas: dos barajas de 56, exactamente iguales y mezcladas. Una baraja tiene cinco \
             palos, cada uno con los números del 1 al 10, y seis comodines. Así, hay dos cartas iguales de \
             cada número y palo, y doce comodines en total. En el juego publicado los palos son estrellas, \
             cuadrados, triángulos, círculos y corazones; aquí se escriben S, Q, T, C y H. 7S es el siete \
             de estrellas, y W es un comodín.",
        ),
    )
}

pub(super) const fn worth(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("What cards count", "Cuánto cuentan las cartas"),
        lang.pick(
            "A card of a suit counts as many points as its number says. A wild that is not in a meld counts \
             15. Points are bad: you want few of them.",
            "Una carta de un palo cuenta tantos puntos como indica su número. Un comodín que no está en \
             ninguna combinación cuenta 15. Los puntos son malos: conviene tener pocos.",
        ),
    )
}
