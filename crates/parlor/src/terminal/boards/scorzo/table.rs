//! The table while a game goes on, in as much room as there is.

use parlor_scorzo::{Card, Phase, Round, Scorzo, fewest_points};
use parlor_words::terminal::scorzo::{BoardLabel, points_left};
use ratatui::text::Line;

use super::ScorzoBoard;
use super::advice::advice;
use super::card::{Mark, Scale};
use super::focus::{Focus, Targets};
use super::known;
use super::pen::Pen;
use super::piles::{self, Piles};
use super::spread::{Heap, Spread};
use crate::terminal::board::Scene;
use crate::terminal::paint;
use crate::terminal::theme;
use parlor_session::scorzo::HandOrder;

/// How large things are drawn, and how many lines are between them.
#[derive(Clone, Copy)]
struct Plan {
    piles: Scale,
    hand: Scale,
    gap: u16,
}

/// From the largest to the smallest; the first one for which there is room is taken.
const PLANS: [Plan; 10] = [
    Plan { piles: Scale::Large, hand: Scale::Large, gap: 2 },
    Plan { piles: Scale::Large, hand: Scale::Large, gap: 1 },
    Plan { piles: Scale::Open, hand: Scale::Open, gap: 1 },
    Plan { piles: Scale::Open, hand: Scale::Fan, gap: 1 },
    Plan { piles: Scale::Small, hand: Scale::Open, gap: 1 },
    Plan { piles: Scale::Small, hand: Scale::Fan, gap: 1 },
    Plan { piles: Scale::Small, hand: Scale::Small, gap: 1 },
    Plan { piles: Scale::Small, hand: Scale::Small, gap: 0 },
    Plan { piles: Scale::Text, hand: Scale::Small, gap: 0 },
    Plan { piles: Scale::Text, hand: Scale::Text, gap: 1 },
];
/// If all else is too large.
const SMALLEST: Plan = Plan { piles: Scale::Text, hand: Scale::Text, gap: 0 };

/// Draws the table; says where everything is that the cursor can be on.
pub(super) fn draw(scene: &Scene<'_, Scorzo>, board: &ScorzoBoard, pen: &mut Pen<'_>) -> Targets {
    match scene.view.public().round() {
        Some(round) => draw_round(scene, board, round, pen),
        None => {
            pen.text(0, 0, BoardLabel::BeforeFirstRound.text(scene.lang), theme::HEADING);
            Targets::default()
        }
    }
}

/// Draws a round that has been dealt.
fn draw_round(scene: &Scene<'_, Scorzo>, board: &ScorzoBoard, round: &Round, pen: &mut Pen<'_>) -> Targets {
    let (lang, width) = (scene.lang, pen.width());
    let focus = Some(board.focus).filter(|_| scene.acts);
    let heading = known::heading(scene, round, width);
    let others = known::others(scene, round, width);
    let held = board.holding(scene.view);
    let heaps = held.map(|(holding, hand)| holding.heaps(hand)).unwrap_or_default();
    let heaps = Heap::captioned(heaps, lang);
    let chosen = board.chosen(scene.view).filter(|_| scene.acts);
    let advice: Vec<String> = advice(scene, round, chosen)
        .iter()
        .flat_map(|text| textwrap::wrap(text, usize::from(width)))
        .map(String::from)
        .collect();

    // There is always a line for advice, so that nothing moves with the cursor.
    let fixed = paint::cells(heading.len())
        + paint::cells(others.len())
        + u16::from(held.is_some())
        + paint::cells(advice.len()).max(1);
    let fits = |plan: &Plan| {
        let hand = Spread::new(&heaps, plan.hand, width).height();
        let height = fixed + piles::height(plan.piles) + hand + 3 * plan.gap;
        height <= pen.height() && (plan.hand != Scale::Large || large_in_a_row(round, width))
    };
    let plan = PLANS.into_iter().find(fits).unwrap_or(SMALLEST);

    let mut targets = Targets::default();
    let mut y = draw_lines(pen, 0, &heading);
    let cursor = focus.and_then(|focus| match focus {
        Focus::Pile(pile) => Some(pile),
        Focus::Card(_) => None,
    });
    let open = scene.acts && matches!(scene.view.public().phase(), Phase::Taking(_));
    Piles { round, lang, cursor, open, scale: plan.piles }.draw(pen, y, &mut targets);
    y = draw_lines(pen, y + piles::height(plan.piles) + plan.gap, &others) + plan.gap;
    if let Some((holding, hand)) = held {
        draw_title(pen, y, holding.sorting().label().text(lang), &points_left(fewest_points(hand), lang));
        let spread = Spread::new(&heaps, plan.hand, width);
        let places = spread.draw(pen, (0, y + 1), marks(&heaps, holding, focus));
        for (index, place) in places.into_iter().enumerate() {
            targets.add(Focus::Card(index), place);
        }
        y += 1 + spread.height() + plan.gap;
    }
    for (text, y) in advice.iter().zip(y..) {
        pen.text(0, y, text, if scene.acts { theme::SCORE } else { theme::FAINT });
    }
    targets
}

/// Whether the largest cards of a hand and one more fit side by side: they are not worth a second row. That is so for the
/// whole round, so that cards don't shrink and grow from turn to turn.
fn large_in_a_row(round: &Round, width: u16) -> bool {
    // Between melds there is one column.
    let cards = u16::from(round.cards()) + 1;
    cards * Scale::Large.width(Card::WILD, false) + cards / 3 <= width
}

/// Draws lines from this one on; says which line comes next.
fn draw_lines(pen: &mut Pen<'_>, from: u16, lines: &[Line<'_>]) -> u16 {
    for (line, y) in lines.iter().zip(from..) {
        pen.line(0, y, line);
    }
    from + paint::cells(lines.len())
}

/// What is above the hand: how it is sorted, and at the right what it counts.
fn draw_title(pen: &mut Pen<'_>, y: u16, left: &str, right: &str) {
    pen.text(0, y, left, theme::HEADING);
    let end = pen.width().min(50);
    pen.text(end.saturating_sub(paint::width(right)).max(paint::width(left) + 2), y, right, theme::SCORE);
}

/// The card under the cursor, and the card that was just taken: only one, if there are two of the same.
fn marks(heaps: &[Heap], holding: &HandOrder, focus: Option<Focus>) -> impl Fn(usize) -> Mark {
    let mut cards = heaps.iter().flat_map(Heap::cards);
    let newest = holding.newest().and_then(|newest| cards.position(|card| *card == newest));
    move |index| Mark { cursor: focus == Some(Focus::Card(index)), new: newest == Some(index), faint: false }
}
