//! Z11 to Z14: melds.

use crate::rule_words::RuleWords;
use crate::{Lang, Source};

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
        "The suits make no difference. Both copies of a card can be in the same set.",
        "Los palos no importan. Las dos copias de una carta pueden estar en el mismo grupo.",
    ))
}

pub(super) const fn runs(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Runs", "Escaleras"),
        lang.pick(
            "Three or more cards of one suit, with numbers that follow each other, are a run.",
            "Tres o más cartas de un mismo palo, con números seguidos, son una escalera.",
        ),
    )
    .read_as(lang.pick(
        "No number appears twice in a run. It ends at 10 at the latest: 1 does not follow 10.",
        "En una escalera ningún número se repite. Acaba como muy tarde en el 10: el 1 no sigue al 10.",
    ))
}

pub(super) const fn wilds(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Sheet,
        lang.pick("Wilds", "Comodines"),
        lang.pick(
            "In a meld, a wild takes the place of any card. There can be several wilds in one meld.",
            "En una combinación, un comodín ocupa el lugar de cualquier carta. Puede haber varios comodines \
             en una misma combinación.",
        ),
    )
    .read_as(lang.pick(
        "Three or more wilds are a meld by themselves. In a run, a wild stands for a number from 1 to 10, \
         like every other card in it.",
        "Tres o más comodines son por sí solos una combinación. En una escalera, un comodín representa un \
         número del 1 al 10, como cualquier otra de sus cartas.",
    ))
}

pub(super) const fn best_arrangement(lang: Lang) -> RuleWords {
    RuleWords::new(
        Source::Ruling,
        lang.pick("The best for you", "Lo mejor para ti"),
        lang.pick(
            "No card is in two melds at once. Your hand is always sorted into melds in the way that leaves \
             you the fewest points: overlooking a meld costs you nothing.",
            "Ninguna carta está en dos combinaciones a la vez. Tu mano siempre se ordena en combinaciones \
             del modo que te deja menos puntos: pasar por alto una combinación no te cuesta nada.",
        ),
    )
}
