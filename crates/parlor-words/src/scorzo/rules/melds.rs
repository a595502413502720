//! Z11 to Z14: melds.

use crate::rule_words::RuleWords;
use crate::{Lang, Picture, Source};

pub(super) const fn sets(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Sets", "Grupos"),
        lang.pick(
            "Three or more cards with the same number are a set.",
            "Tres o más cartas con el mismo número son un grupo.",
        ),
    )
    .read_as(lang.pick(
        "Only the number counts, so any suits will do: 5★ 5■ 5♥ is a set. Two of the same card are fine \
         too: 5★ 5★ 5■.",
        "Solo cuenta el número, así que sirve cualquier palo: 5★ 5■ 5♥ es un grupo. También puede haber \
         dos cartas iguales: 5★ 5★ 5■.",
    ))
    .pictured(Picture::Set)
}

pub(super) const fn runs(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Runs", "Escaleras"),
        lang.pick(
            "Three or more cards of the same suit, with numbers one after another, are a run: 7★ 8★ 9★.",
            "Tres o más cartas del mismo palo, con números seguidos, son una escalera: 7★ 8★ 9★.",
        ),
    )
    .read_as(lang.pick(
        "No number comes twice, because each number is one more than the last. Nothing comes after 10, so \
         9★ 10★ 1★ is not a run.",
        "Ningún número se repite, porque cada número es uno más que el anterior. Después del 10 no viene \
         nada: 9★ 10★ 1★ no es una escalera.",
    ))
    .pictured(Picture::Run)
}

pub(super) const fn wilds(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Wild cards", "Comodines"),
        lang.pick(
            "In a meld, a wild card can stand for any card. A meld can have several wild cards.",
            "En una combinación, un comodín puede ser cualquier carta. Una combinación puede tener varios \
             comodines.",
        ),
    )
    .read_as(lang.pick(
        "Three or more wild cards are a meld on their own, because each one can be any card. In a run, a \
         wild card is a number from 1 to 10, like the other cards. In 9★ 10★ wild, it's the 8.",
        "Tres o más comodines forman por sí solos una combinación, porque cada uno puede ser cualquier \
         carta. En una escalera, un comodín es un número del 1 al 10, como las demás cartas. En 9★ 10★ \
         comodín, es el 8.",
    ))
}

pub(super) const fn best_arrangement(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("Parlor finds your best melds", "Parlor busca tus mejores combinaciones"),
        lang.pick(
            "A card can be in only one meld. Parlor always sorts your hand into the melds that leave you \
             the fewest points. If you miss a meld, it costs you nothing.",
            "Una carta puede estar en una sola combinación. Parlor siempre ordena tu mano en las \
             combinaciones que te dejan menos puntos. Si no viste una combinación, no pierdes nada.",
        ),
    )
}
