//! P10 to P13: where tiles may go.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

pub(super) const fn next_to_play(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Next to a tile in play", "Junto a una ficha en juego"),
        lang.pick(
            "Your tile meets a tile that is already in play, with the rolled symbol between them: there has \
             to be a tile on another space of the same grouping of that symbol.",
            "Tu ficha se une a una que ya está en juego, con el símbolo de la tirada entre las dos: tiene \
             que haber una ficha en otra casilla del mismo grupo de ese símbolo.",
        ),
    )
    .read_as(lang.pick(
        "“Already” means before your turn, because the sheet tells your two tiles apart from those in \
         play: your first tile is nothing for your second to go next to. A space with a tile on it \
         remains in play if your first tile is stacked there. What is printed on the board is not in \
         play.",
        "«Ya» significa antes de tu turno, porque la hoja distingue tus dos fichas de las que están en \
         juego: a tu segunda ficha no le basta con estar junto a la primera. Una casilla con fichas \
         sigue en juego si apilas en ella tu primera ficha. Lo que hay impreso en el tablero no está en \
         juego.",
    ))
}

pub(super) const fn stacking(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Stacking", "Apilar"),
        lang.pick(
            "You may lay a tile on an empty space, on one where something is printed, or on top of tiles in \
             play. On top of others, too, it has to be next to a tile in play (P10).",
            "Puedes colocar una ficha en una casilla vacía, en una que tenga algo impreso o encima de fichas \
             en juego. También encima de otras tiene que estar junto a una ficha en juego (P10).",
        ),
    )
    .read_as(lang.pick(
        "A stack can be of any height. Your second tile does not go on top of your first, because that one \
         is not in play yet.",
        "Una pila puede tener cualquier altura. Tu segunda ficha no se coloca encima de la primera, porque \
         esa todavía no está en juego.",
    ))
}

pub(super) const fn same_number(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Not on the same number", "Nunca sobre el mismo número"),
        lang.pick(
            "You can't cover a number with the same number, nor a WILD with a WILD. A WILD can cover every \
             number.",
            "No puedes cubrir un número con el mismo número, ni un comodín con otro comodín. Un comodín \
             puede cubrir cualquier número.",
        ),
    )
    .read_as(lang.pick(
        "Every number can cover a WILD. The X of a tile makes no difference. Printed tiles are covered \
         like any others.",
        "Cualquier número puede cubrir un comodín. La X de una ficha no cambia nada. Las fichas impresas se \
         cubren como las demás.",
    ))
}

pub(super) const fn second_tile(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Where the second tile goes", "Adónde va la segunda ficha"),
        lang.pick(
            "After a first tile that scored, your second has to go to another grouping of the rolled symbol. \
             After one that did not score, it may go to the same grouping.",
            "Si tu primera ficha ha puntuado, la segunda tiene que ir a otro grupo del símbolo de la tirada. \
             Si no ha puntuado, puede ir al mismo grupo.",
        ),
    )
}
