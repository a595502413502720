//! The toy at a table.

use parlor_core::{BySeat, Log, Seat};
use parlor_toy::{Card, Seen, Toy, View};
use parlor_words::program::Label;
use parlor_words::{Lang, Name, Spans, toy as words};

use crate::SessionGame;
use crate::game::actions;

impl SessionGame for Toy {
    const HAS_HANDS: bool = true;

    fn within_turn(_: &View) -> bool {
        false
    }

    fn turns(log: &Log<Toy>) -> usize {
        actions(log).count()
    }

    fn scores(view: &View) -> &BySeat<i32> {
        view.public().scores()
    }

    fn details(before: &View, seen: &Seen, _: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        match (seen, before.public().laid().next_back()) {
            (Seen::Laid { card, scored: true, .. }, Some((_, last))) => {
                vec![words::why_scored(*card, last, lang)]
            }
            _ => Vec::new(),
        }
    }

    fn better_move(before: &View, actions: &[Card], lang: Lang) -> Option<Spans> {
        let [laid] = actions else { return None };
        let scores = |card: &&Card| before.public().scores_now(**card);
        let better = before.hand()?.iter().find(scores).filter(|_| !scores(&laid))?;
        Some(words::better_card(*better, lang).into())
    }

    fn final_breakdown(view: &View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        view.public()
            .scores()
            .iter()
            .map(|(seat, points)| words::final_points(names[seat].as_str(), *points, lang).into())
            .collect()
    }

    fn plays(view: &View, seat: Seat) -> bool {
        view.public().plays(seat)
    }

    fn remark(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        (!view.public().plays(seat)).then(|| Label::HasLeft.text(lang).to_owned())
    }

    fn progress(view: &View, lang: Lang) -> String {
        words::progress(view.public().laid().count(), lang)
    }

    fn spelled(typed: &str) -> String {
        typed.trim().to_owned()
    }
}
