//! The page of the cards whose place the viewer can't know.

use parlor_scorzo::{Card, Number, Scorzo, Suit};
use parlor_words::scorzo::suit_symbol;
use parlor_words::terminal::scorzo::BoardLabel;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::terminal::board::{Page, Scene};
use crate::terminal::theme;

/// How many there are of each card: suits below each other, numbers side by side.
pub(super) fn page(scene: &Scene<'_, Scorzo>) -> Page {
    let unseen = scene.view.unseen();
    let mut head = Line::styled("  ", theme::FAINT);
    Number::all()
        .for_each(|number| head.push_span(format!("{:>width$}", number.value(), width = width(number))));
    let mut lines = vec![head];
    for suit in Suit::ALL {
        let mut line = Line::from(format!("{}{}", suit.letter(), suit_symbol(suit)));
        for number in Number::all() {
            line.push_span(cell(unseen.count(Card::new(suit, number)), width(number)));
        }
        lines.push(line);
    }
    lines.push(Line::from(vec![Span::raw("W "), cell(unseen.wilds(), 2)]));
    lines.push(Line::styled(format!("= {:>2}", unseen.len()), theme::HEADING));
    Page { title: BoardLabel::UnseenCards.text(scene.lang).to_owned(), lines, grows: false }
}

/// A count; a dot is easier to tell from a number than a nought.
fn cell(count: u8, width: usize) -> Span<'static> {
    match count {
        0 => Span::styled(format!("{:>width$}", '·'), theme::FAINT),
        _ => Span::styled(format!("{count:>width$}"), Style::new()),
    }
}

/// How wide the column of a number is: the last one has two digits.
const fn width(number: Number) -> usize {
    if number.value() < 10 { 2 } else { 3 }
}
