//! Z1 and Z2: the cards.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn decks(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Box,
        lang.pick("Two decks, five suits", "Dos barajas, cinco palos"),
        lang.pick(
            "On the rule sheet: mix two identical decks together, 112 cards total. Each deck has 56 cards: \
             five suits with the numbers 1 to 10, and six wild cards. So there are two of every numbered \
             card, and twelve wild cards. From the published game: the suits are stars ★, squares ■, \
             triangles ▲, circles ● and hearts ♥, and 2 to 6 people can play.",
            "En la hoja de reglas: se mezclan dos barajas iguales, 112 cartas en total. Cada baraja tiene \
             56 cartas: cinco palos con los números del 1 al 10, y seis comodines. Así hay dos cartas de \
             cada número y palo, y doce comodines. Del juego publicado: los palos son estrellas ★, \
             cuadrados ■, triángulos ▲, círculos ● y corazones ♥, y pueden jugar de 2 a 6 personas.",
        ),
    )
}

pub(super) const fn worth(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("What cards are worth", "Cuánto valen las cartas"),
        lang.pick(
            "Every numbered card is worth its number. A wild card that isn't in a meld is worth 15. Points \
             are bad: you want few of them.",
            "Cada carta con número vale su número. Un comodín que no está en ninguna combinación vale 15. \
             Los puntos son malos: te conviene tener pocos.",
        ),
    )
}
