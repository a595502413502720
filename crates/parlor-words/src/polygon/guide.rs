//! Polygon on one page.

use crate::{Guide, Lang, Picture};

pub(super) const fn guide(lang: Lang) -> Guide {
    Guide {
        goal: lang.pick(
            "Make three tiles meet at the symbol on the die. The highest score wins.",
            "Haz que tres fichas se junten en el símbolo del dado. Gana la puntuación más alta.",
        ),
        turn: lang.pick(
            &[
                "The die says which symbol counts this turn: star, diamond or circle.",
                "Place both of your tiles, in any order. Each one must meet a tile in play at that symbol.",
                "You can stack a tile on another tile, but never on the same number.",
                "If your first tile scores, the second one goes to another grouping.",
            ],
            &[
                "El dado dice qué símbolo cuenta este turno: estrella, rombo o círculo.",
                "Coloca tus dos fichas, en cualquier orden. Cada una tiene que juntarse con una ficha en juego en ese símbolo.",
                "Puedes apilar una ficha sobre otra, pero nunca sobre el mismo número.",
                "Si tu primera ficha da puntos, la segunda va a otro grupo.",
            ],
        ),
        pictures: &[Picture::NextTo, Picture::Stack],
        scoring: lang.pick(
            &[
                "Three of the same number score 10 times that number: 4, 4, 4 is 40.",
                "1, 2, 3 scores 15; 2, 3, 4 scores 25; 3, 4, 5 scores 35.",
                "A WILD is any number. Three WILDs score 100.",
                "An X2 or X3 tile multiplies the score; only the highest X counts.",
            ],
            &[
                "Tres números iguales dan 10 veces ese número: 4, 4, 4 son 40.",
                "1, 2, 3 dan 15; 2, 3, 4 dan 25; 3, 4, 5 dan 35.",
                "Un comodín (WILD) es cualquier número. Tres comodines dan 100.",
                "Una ficha X2 o X3 multiplica los puntos; solo cuenta la X más alta.",
            ],
        ),
        end: lang.pick(
            "The game ends when the last tiles have been placed.",
            "La partida termina cuando se colocan las últimas fichas.",
        ),
    }
}
