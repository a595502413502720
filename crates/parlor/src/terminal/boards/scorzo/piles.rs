//! Both piles: what lies on top, and how many cards there are.

use parlor_scorzo::{Card, Pile, Round};
use parlor_words::Lang;
use parlor_words::program::Label;
use parlor_words::terminal::scorzo::{BoardLabel, TopOf};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::card::{Face, Mark, Scale, draw_card};
use super::focus::{Focus, Targets};
use super::pen::Pen;
use crate::terminal::paint;
use crate::terminal::theme;

/// The most cards that are shown below the top of the discard pile.
const BELOW: usize = 8;
/// Where the discard pile begins at the least.
const SECOND: u16 = 22;

/// Both piles of a round.
pub(super) struct Piles<'a> {
    /// The round.
    pub(super) round: &'a Round,
    /// The language of what they are called.
    pub(super) lang: Lang,
    /// The one that the cursor is on.
    pub(super) cursor: Option<TopOf>,
    /// Whether a card is to be taken now.
    pub(super) open: bool,
    /// How large the cards are.
    pub(super) scale: Scale,
}

/// The card on top of the draw pile, if everybody remembers it though it lies face down (Z9).
pub(super) fn known_top(round: &Round) -> Option<Card> {
    match round.pile() {
        Pile::Hidden(_) => None,
        Pile::Known(cards) => cards.front().copied(),
    }
}

/// How many lines the piles take: what they are called, and their top cards.
pub(super) const fn height(scale: Scale) -> u16 {
    1 + scale.height()
}

impl Piles<'_> {
    /// Draws both from this line on.
    pub(super) fn draw(&self, pen: &mut Pen<'_>, y: u16, targets: &mut Targets) {
        let round = self.round;
        let mut title = format!("{} ({})", Label::DrawPile.text(self.lang), round.pile().len());
        let top = match known_top(round) {
            Some(card) => {
                title = format!("{title}, {}", BoardLabel::KnownPile.text(self.lang));
                Face::Up(card)
            }
            None if round.pile().is_empty() => Face::Missing,
            None => Face::Down,
        };
        let title = self.with_key('d', title, true);
        self.draw_pile(pen, (0, y), (TopOf::DrawPile, &title, top), targets);

        let x = (paint::width(&title) + 2).max(SECOND);
        let mut discards = round.discards().iter().rev().copied();
        let top = discards.next();
        let title = format!("{} ({})", Label::DiscardPile.text(self.lang), round.discards().len());
        let title = self.with_key('t', title, top.is_some());
        let width = top.map_or(0, |card| self.scale.width(card, false));
        draw_below(pen, discards.take(BELOW), self.scale, (x + width, y + 1));
        let top = top.map_or(Face::Missing, Face::Up);
        self.draw_pile(pen, (x, y), (TopOf::DiscardPile, &title, top), targets);
    }

    /// What a pile is called, with the key that takes from it if that can be done now.
    fn with_key(&self, key: char, title: String, has_cards: bool) -> String {
        if self.open && has_cards { format!("[{key}] {title}") } else { title }
    }

    /// Draws what one pile is called, and its top card.
    fn draw_pile(
        &self,
        pen: &mut Pen<'_>,
        (x, y): (u16, u16),
        (pile, title, top): (TopOf, &str, Face),
        targets: &mut Targets,
    ) {
        pen.text(x, y, title, if title.starts_with('[') { theme::LEGAL } else { Style::new() });
        // In boxes all cards have the same width; in a line, a back is about as wide as any.
        let card = if let Face::Up(card) = top { card } else { Card::WILD };
        let width = self.scale.width(card, false);
        let mark = Mark { cursor: self.cursor == Some(pile), ..Mark::default() };
        draw_card(pen, Rect::new(x, y + 1, width, self.scale.height()), top, mark);
        let whole = Rect::new(x, y, width.max(paint::width(title)), height(self.scale));
        targets.add(Focus::Pile(pile), pen.on_screen(whole));
    }
}

/// Draws the discards below the top one, the latest first, as far as there is room.
fn draw_below(pen: &mut Pen<'_>, discards: impl Iterator<Item = Card>, scale: Scale, (x, y): (u16, u16)) {
    let mark = Mark { faint: true, ..Mark::default() };
    let mut places = Vec::new();
    let mut x = x.saturating_sub(1);
    for card in discards {
        let width = scale.width(card, true).min(6);
        if x + width > pen.width() {
            break;
        }
        places.push((card, Rect::new(x, y, width, scale.height())));
        x += width - 1;
    }
    // Each of them covers the border of the next.
    for (card, place) in places.into_iter().rev() {
        draw_card(pen, place, Face::Up(card), mark);
    }
}
