//! Scorzo: cards, hands, the table, the score sheet.

mod card;
mod edition;
mod hand;
mod sheet;
mod table;

use parlor_core::{BySeat, Game};
use parlor_scorzo::{Edition, Phase, Round, RoundId, Scorzo, Seen, View};
use parlor_words::program::Label;
use parlor_words::{GameWords, Lang, scorzo};

pub(crate) use card::{card, card_text, rows, sign as suit_sign};

use super::{TextGame, names};

impl TextGame for Scorzo {
    /// What lies on the table; when all is over, that is the score sheet.
    fn draw(view: &View, names: &BySeat<String>, lang: Lang) -> String {
        Self::score_sheet(view, names, lang).unwrap_or_else(|| table::draw(view, names, lang))
    }

    fn narrate(before: &View, seen: &Seen, names: &BySeat<String>, lang: Lang) -> Vec<String> {
        let Seen::Scored { hands, points } = seen else { return vec![Scorzo::event(seen, names, lang)] };
        let mut lines = vec![parlor_words::sentence(Label::RoundOver.text(lang))];
        for (seat, name) in names::aligned(names, 0).iter() {
            if let (Some(hand), Some(points)) = (&hands[seat], points[seat]) {
                lines.push(format!("{name}  {points:>3}  {}", hand::hand(hand)));
            }
        }
        // A deciding round leaves the scores as they are.
        if matches!(before.public().round().map(Round::id), Some(RoundId::Regular(_))) {
            let mut after = before.clone();
            Scorzo::advance(&mut after, seen);
            lines.push(scorzo::standing(after.public().scores(), names, lang));
        }
        lines
    }

    fn draw_edition(edition: &Edition, lang: Lang) -> String {
        edition::draw(edition, lang)
    }

    fn score_sheet(view: &View, names: &BySeat<String>, lang: Lang) -> Option<String> {
        let public = view.public();
        (public.phase() == Phase::Over).then(|| sheet::draw(public.finished(), public.scores(), names, lang))
    }
}
