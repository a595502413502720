//! What to discard.

use parlor_scorzo::Card;

use crate::phrase::{Noun, list_or};
use crate::say::say;
use crate::{Lang, Say};

/// Which discard leaves the fewest points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestDiscard<'a> {
    /// The card; several if they are equally good.
    pub cards: &'a [Card],
    /// What is left.
    pub points: u16,
}

impl Say for BestDiscard<'_> {
    fn say(&self, lang: Lang) -> String {
        let cards: Vec<String> = self.cards.iter().map(ToString::to_string).collect();
        let (cards, remain) = (list_or(&cards, lang), if self.points == 1 { "queda" } else { "quedan" });
        let points = Noun::Point.counted(self.points, lang);
        say!(lang, "discard {cards}: {points} left", "descarta {cards}: {remain} {points}")
    }
}
