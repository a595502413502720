//! The end of the game: the hands of the last round, as they counted.

use parlor_scorzo::{FinishedRound, Hand, Phase, Public, Scorzo, arrange};
use parlor_session::scorzo::CardGroup as Held;
use parlor_words::Say as _;
use parlor_words::program::{Label, Message};
use parlor_words::terminal::scorzo::{BoardLabel, cry};
use ratatui::text::{Line, Span};

use super::card::{Mark, Scale};
use super::known::WIDEST_NAME;
use super::pen::Pen;
use super::spread::{Heap, Spread};
use crate::draw::shortened;
use crate::terminal::board::Scene;
use crate::terminal::theme;

/// How many lines are above the hands.
const HEADING: u16 = 3;

/// The last round in which hands were shown, if the game is over and there was one.
pub(super) fn last_shown(table: &Public) -> Option<&FinishedRound> {
    let shown = |round: &&FinishedRound| round.hands.as_slice().iter().any(Option::is_some);
    table.finished().iter().rev().find(shown).filter(|_| table.phase() == Phase::Over)
}

/// Draws the hands of a round.
pub(super) fn draw(scene: &Scene<'_, Scorzo>, round: &FinishedRound, pen: &mut Pen<'_>) {
    let table = scene.view.public();
    let facts =
        Message::RoundOf { round: round.round, rounds: table.edition().rounds().len(), cards: round.cards };
    pen.text(0, 0, BoardLabel::LastHands.text(scene.lang), theme::HEADING);
    pen.text(0, 1, &facts.sentence(scene.lang), theme::FAINT);
    let hands = hands(scene, round);
    let lay = |scale: Scale| -> Vec<Spread> {
        hands.iter().map(|(_, heaps)| Spread::new(heaps, scale, pen.width())).collect()
    };
    let height = |spreads: &[Spread]| HEADING + spreads.iter().map(|spread| 1 + spread.height()).sum::<u16>();
    let scales = [Scale::Large, Scale::Open, Scale::Small];
    let fitting = scales.into_iter().map(lay).find(|spreads| height(spreads) <= pen.height());
    let spreads = fitting.unwrap_or_else(|| lay(Scale::Text));
    let mut y = HEADING;
    for ((title, _), spread) in hands.iter().zip(&spreads) {
        pen.line(0, y, title);
        spread.draw(pen, (0, y + 1), |_| Mark::default());
        y += 1 + spread.height();
    }
}

/// What each player showed: a title, and the cards.
fn hands(scene: &Scene<'_, Scorzo>, round: &FinishedRound) -> Vec<(Line<'static>, Vec<Heap>)> {
    let shown = round.hands.iter().filter_map(|(seat, hand)| {
        let hand: &Hand = hand.as_ref()?;
        let arrangement = arrange(hand);
        let points = format!("{}: {}", Label::Points.text(scene.lang), arrangement.points());
        let mut title = Line::from(vec![
            Span::styled(shortened(&scene.names[seat], WIDEST_NAME), theme::HEADING),
            Span::raw("  "),
            Span::styled(points, theme::SCORE),
        ]);
        if round.caller == Some(seat) {
            title.push_span(Span::raw(format!("  {}", cry(scene.lang))));
        }
        Some((title, Heap::captioned(Held::arranged(&arrangement), scene.lang)))
    });
    shown.collect()
}
