//! P7 to P9, P14, P15: what a turn is made of.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn roll(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Roll the die", "Tirar el dado"),
        lang.pick(
            "You begin your turn with a roll of the die: it shows a star, a diamond or a circle. For the \
             rest of the turn only this symbol matters, both for where tiles may go and for what they score.",
            "Empiezas tu turno tirando el dado: sale una estrella, un rombo o un círculo. Durante el resto \
             del turno solo importa ese símbolo, tanto para saber dónde pueden ir las fichas como para saber \
             cuánto puntúan.",
        ),
    )
    .read_as(
        lang.pick("All three symbols are equally likely.", "Los tres símbolos tienen la misma probabilidad."),
    )
}

pub(super) const fn second_turn(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("The second turn of the game", "El segundo turno de la partida"),
        lang.pick(
            "In the second turn of the game, the symbol of the first turn does not count: as long as the die \
             shows it, you roll again.",
            "En el segundo turno de la partida no vale el símbolo del primer turno: mientras salga ese, se \
             vuelve a tirar el dado.",
        ),
    )
}

pub(super) const fn two_tiles(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Two tiles", "Dos fichas"),
        lang.pick(
            "After the roll you draw two tiles, for everybody to see, and lay both of them. You choose which \
             one goes first.",
            "Después de tirar robas dos fichas, a la vista de todos, y colocas las dos. Tú eliges cuál va \
             primero.",
        ),
    )
}

pub(super) const fn no_space(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("A tile without a space", "Una ficha sin casilla"),
        lang.pick(
            "If there is no legal space for a tile at the moment you have to lay it, as the first or as the \
             second, it goes out of the game. You may choose the order of your tiles even if it leaves the \
             second without a space.",
            "Si no hay ninguna casilla legal para una ficha en el momento en que tienes que colocarla, sea \
             la primera o la segunda, la ficha sale de la partida. Puedes elegir el orden de tus fichas \
             aunque con él la segunda se quede sin casilla.",
        ),
    )
}

pub(super) const fn best_score(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Nobody has to score the most", "No es obligatorio puntuar lo máximo"),
        lang.pick(
            "You may lay your tiles on any legal spaces. The rule sheet speaks of the best possible \
             score; we take that to be what you aim for and not what you must do, because no table could \
             check it. A table that prefers it otherwise chooses the option best_score_required: then \
             only the turns that score the most are legal, and your first tile may only go where such a \
             turn begins.",
            "Puedes colocar tus fichas en las casillas legales que quieras. La hoja de reglas habla de \
             la mejor puntuación posible; entendemos que es a lo que se aspira y no una obligación, \
             porque ninguna mesa podría comprobarlo. Si la mesa lo prefiere de otro modo, elige la \
             opción best_score_required: entonces solo son legales los turnos que más puntúan, y tu \
             primera ficha solo puede ir adonde empiece uno de ellos.",
        ),
    )
}
