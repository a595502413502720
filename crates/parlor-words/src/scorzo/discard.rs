//! What to discard.

use parlor_scorzo::Card;

use super::card;
use crate::phrase::{Noun, list_or};
use crate::say::say;
use crate::{Lang, Say};

/// Which discard leaves the fewest points over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestDiscard<'a> {
    /// The card; several if they are equally good.
    pub cards: &'a [Card],
    /// The points that are left over.
    pub points: u16,
}

impl Say for BestDiscard<'_> {
    fn say(&self, lang: Lang) -> String {
        let cards: Vec<String> = self.cards.iter().map(|which| card(*which, lang).to_string()).collect();
        let (cards, sobran) = (list_or(&cards, lang), if self.points == 1 { "sobra" } else { "sobran" });
        let points = Noun::Point.counted(self.points, lang);
        say!(lang, "discard {cards}: {points} left over", "descarta {cards}: {sobran} {points}")
    }
}
