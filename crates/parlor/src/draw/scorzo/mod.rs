//! Scorzo: cards, hands, the table, the score sheet.

mod card;
mod edition;
mod hand;
mod sheet;
mod table;

use parlor_core::{BySeat, Game};
use parlor_scorzo::{Edition, Phase, Round, RoundId, Scorzo, Seen, View};
use parlor_session::SessionGame as _;
use parlor_words::{Lang, Name, scorzo};

pub(crate) use card::{card, card_text, rows};
pub(super) use hand::meld;

use super::{Narration, TextGame, names};

impl TextGame for Scorzo {
    /// What lies on the table; when all is over, that is the score sheet.
    fn draw(view: &View, names: &BySeat<Name>, lang: Lang) -> String {
        Self::score_sheet(view, names, lang).unwrap_or_else(|| table::draw(view, names, lang))
    }

    fn narrate(before: &View, seen: &Seen, names: &BySeat<Name>, lang: Lang) -> Vec<Narration> {
        let mut lines = vec![Narration::Event(Scorzo::headline(seen, names, lang))];
        let Seen::Scored { hands, points } = seen else { return lines };
        for (seat, name) in names::aligned(names, 0).iter() {
            if let (Some(hand), Some(points)) = (&hands[seat], points[seat]) {
                lines.push(Narration::Drawn(format!("{name}  {points:>3}  {}", hand::hand(hand))));
            }
        }
        // A deciding round leaves the scores as they are.
        if matches!(before.public().round().map(Round::id), Some(RoundId::Regular(_))) {
            let mut after = before.clone();
            Scorzo::advance(&mut after, seen);
            lines.push(Narration::Event(scorzo::standing(after.public().scores(), names, lang).into()));
        }
        lines
    }

    fn draw_edition(edition: &Edition, lang: Lang) -> String {
        edition::draw(edition, lang)
    }

    fn score_sheet(view: &View, names: &BySeat<Name>, lang: Lang) -> Option<String> {
        let public = view.public();
        (public.phase() == Phase::Over).then(|| sheet::draw(public.finished(), public.scores(), names, lang))
    }
}
