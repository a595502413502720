//! Cards side by side, in as many rows as they need.

use parlor_scorzo::Card;
use parlor_session::scorzo::CardGroup as Held;
use parlor_words::Lang;
use parlor_words::terminal::scorzo::{left_caption, meld_caption};
use ratatui::layout::Rect;

use super::card::{Face, Mark, Scale, draw_card};
use super::pen::Pen;
use crate::terminal::paint;
use crate::terminal::theme;

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Heap {
    /// What holds them together; nothing for a hand that is just sorted.
    caption: &'static str,
    is_meld: bool,
    cards: Vec<Card>,
}

impl Heap {
    /// How a player holds cards, with captions.
    pub(super) fn captioned(held: Vec<Held>, lang: Lang) -> Vec<Heap> {
        let captioned = |held: Held| match held {
            Held::Meld(kind, cards) => Heap { caption: meld_caption(kind, lang), is_meld: true, cards },
            Held::Left(cards) => Heap { caption: left_caption(cards.len(), lang), is_meld: false, cards },
            Held::Sorted(cards) => Heap { caption: "", is_meld: false, cards },
        };
        held.into_iter().map(captioned).collect()
    }

    /// Its cards.
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The heap in parts that are not wider than this, unless a single card is.
    fn cut(&self, scale: Scale, width: u16) -> Vec<Heap> {
        let mut parts: Vec<Heap> = Vec::new();
        for card in &self.cards {
            if let Some(part) = parts.last_mut() {
                part.cards.push(*card);
                if part.width(scale) <= width {
                    continue;
                }
                part.cards.pop();
            }
            parts.push(Heap { cards: vec![*card], ..*self });
        }
        parts
    }

    /// How many columns it takes.
    fn width(&self, scale: Scale) -> u16 {
        let last = self.cards.len().saturating_sub(1);
        let step = |(index, card): (usize, &Card)| {
            if index < last { scale.width(*card, true) - scale.shared() } else { scale.width(*card, false) }
        };
        let cards: u16 = self.cards.iter().enumerate().map(step).sum();
        if scale == Scale::Text {
            cards + 2 * u16::from(self.is_meld)
        } else {
            cards.max(paint::width(self.caption))
        }
    }
}

/// Where each card of some heaps lies, in rows of a certain width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spread {
    /// The cards in order, each with its place.
    cards: Vec<(Card, Rect)>,
    /// Captions and brackets: a text, its column and its line.
    notes: Vec<(u16, u16, &'static str)>,
    height: u16,
}

impl Spread {
    /// Lays heaps side by side, and below each other where they don't fit.
    pub(super) fn new(heaps: &[Heap], scale: Scale, width: u16) -> Spread {
        let captions = scale != Scale::Text && heaps.iter().any(|heap| !heap.caption.is_empty());
        let above = u16::from(captions);
        let mut spread = Spread { cards: Vec::new(), notes: Vec::new(), height: 0 };
        let (mut x, mut y) = (0, 0);
        for part in heaps.iter().flat_map(|heap| heap.cut(scale, width)) {
            let wide = part.width(scale);
            if x > 0 && x + wide > width {
                (x, y) = (0, y + above + scale.height());
            }
            spread.place(&part, scale, x, y, above);
            x += wide + 1;
            spread.height = y + above + scale.height();
        }
        spread
    }

    /// Lays one heap, which has this many lines of caption above it.
    fn place(&mut self, heap: &Heap, scale: Scale, x: u16, y: u16, above: u16) {
        let mut column = x;
        let brackets = scale == Scale::Text && heap.is_meld;
        if above > 0 {
            self.notes.push((x, y, heap.caption));
        }
        if brackets {
            self.notes.push((x, y, "["));
            column += 1;
        }
        let last = heap.cards.len().saturating_sub(1);
        for (index, card) in heap.cards.iter().enumerate() {
            let width = scale.width(*card, index < last);
            self.cards.push((*card, Rect::new(column, y + above, width, scale.height())));
            column += width - if index < last { scale.shared() } else { 0 };
        }
        if brackets {
            self.notes.push((column, y, "]"));
        }
    }

    /// How many lines it takes.
    pub(super) const fn height(&self) -> u16 {
        self.height
    }

    /// Draws the cards from this place on, with what is special about each; says where they are on the screen.
    pub(super) fn draw(
        &self,
        pen: &mut Pen<'_>,
        (left, top): (u16, u16),
        mark: impl Fn(usize) -> Mark,
    ) -> Vec<Rect> {
        for (x, y, note) in &self.notes {
            let style = if matches!(*note, "[" | "]") { theme::HEADING } else { theme::FAINT };
            pen.text(left + x, top + y, note, style);
        }
        let moved = |place: Rect| Rect { x: left + place.x, y: top + place.y, ..place };
        // The one under the cursor comes last: its border is whole.
        let mut order: Vec<usize> = (0..self.cards.len()).collect();
        order.sort_by_key(|index| mark(*index).cursor);
        for index in order {
            let (card, place) = self.cards[index];
            draw_card(pen, moved(place), Face::Up(card), mark(index));
        }
        self.cards.iter().map(|(_, place)| pen.on_screen(moved(*place))).collect()
    }
}
