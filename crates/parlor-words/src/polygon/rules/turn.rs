//! P7 to P9, P14, P15: what a turn is made of.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn roll(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Roll the die", "Tira el dado"),
        lang.pick(
            "Start your turn by rolling the die. It shows a gold star, a red diamond or a blue circle. This \
             turn, only that symbol counts, for placing tiles and for scoring.",
            "Empieza tu turno tirando el dado. Sale una estrella dorada, un rombo rojo o un círculo azul. En \
             este turno solo cuenta ese símbolo, para colocar fichas y para sumar puntos.",
        ),
    )
    .read_as(lang.pick(
        "The sheet doesn't say, so we give each symbol the same chance.",
        "La hoja no lo dice, así que damos a cada símbolo la misma probabilidad.",
    ))
}

pub(super) const fn second_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The second turn of the game", "El segundo turno de la partida"),
        lang.pick(
            "The second turn of the game can't use the same symbol (color) as the first turn. If you roll it, \
             roll again.",
            "El segundo turno de la partida no puede usar el mismo símbolo (color) que el primero. Si \
             vuelve a salir, tira otra vez.",
        ),
    )
}

pub(super) const fn two_tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Two tiles", "Dos fichas"),
        lang.pick(
            "After you roll, draw two tiles, face up, and place both. You choose which one to place first.",
            "Después de tirar, roba dos fichas, boca arriba, y coloca las dos. Tú eliges cuál colocas primero.",
        ),
    )
}

pub(super) const fn no_space(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("A tile that fits nowhere", "Una ficha que no cabe"),
        lang.pick(
            "The sheet doesn't say what to do with a tile that fits nowhere. When it's time to place \
             it, set it aside: it isn't used again. You may choose the order of your two tiles, even \
             if the second one then fits nowhere.",
            "La hoja no dice qué hacer con una ficha que no cabe. Cuando toca colocarla, apártala: ya \
             no se usa más. Puedes elegir el orden de tus dos fichas, aunque después la segunda no \
             quepa.",
        ),
    )
}

pub(super) const fn best_score(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Going for the best score", "En busca de la mejor puntuación"),
        lang.pick(
            "The sheet says you “must use the two tiles to create the best score possible”.",
            "La hoja dice que el jugador «debe» usar las dos fichas para lograr la mejor puntuación \
             posible.",
        ),
    )
    .read_as(lang.pick(
        "Parlor takes that as your aim. You may place your tiles anywhere that is allowed. If you \
         always had to find the best score, there would be almost nothing left to decide. To play it \
         to the letter, turn on the house rule “Best score required”. Then your two tiles together \
         must score as much as possible. Your first tile must leave you a way to do that.",
        "Parlor lo toma como tu meta. Puedes colocar tus fichas en cualquier lugar permitido. Si \
         siempre hubiera que buscar el máximo, casi no quedaría nada que decidir. Para jugarlo al pie \
         de la letra, activa la regla de la casa «Puntuación máxima obligatoria». Entonces tus dos \
         fichas juntas tienen que dar el máximo de puntos. Después de la primera, ese máximo tiene que \
         seguir siendo posible.",
    ))
}
