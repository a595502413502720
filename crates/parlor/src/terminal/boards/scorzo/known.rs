//! What is known about the others: the cards that they took in the open, who has called, who has a last turn.

use parlor_core::Seat;
use parlor_scorzo::{Card, Round, RoundId, Scorzo};
use parlor_words::program::{Label, Message};
use parlor_words::terminal::scorzo::{has_called, tied};
use parlor_words::{Name, Say as _};
use ratatui::text::{Line, Span};

use super::card::card_style;
use crate::draw::{card_text, shortened};
use crate::terminal::board::Scene;
use crate::terminal::paint;
use crate::terminal::theme;

/// The widest that a name before cards is.
pub(super) const WIDEST_NAME: usize = 16;

/// Which round it is, and below it the call, or between whom a tie is decided; else an empty line.
pub(super) fn heading(scene: &Scene<'_, Scorzo>, round: &Round, width: u16) -> Vec<Line<'static>> {
    let rounds = scene.view.public().edition().rounds().len();
    let facts = Message::RoundOf { round: round.id(), rounds, cards: round.cards() };
    let short = |name: &Name| name.shortened(|text| shortened(text, WIDEST_NAME));
    let who = |chosen: &dyn Fn(Seat) -> bool| -> Vec<Name> {
        let chosen = scene.names.iter().filter(|(seat, _)| chosen(*seat));
        chosen.map(|(_, name)| short(name)).collect()
    };
    let news = match (round.caller(), round.id()) {
        (Some(caller), _) => {
            let (caller, last) = (short(&scene.names[caller]), who(&|seat| round.owed()[seat]));
            has_called(&caller, &last, scene.lang)
        }
        (None, RoundId::Deciding(_)) => tied(&who(&|seat| round.players()[seat]), scene.lang),
        (None, RoundId::Regular(_)) => String::new(),
    };
    let news = textwrap::wrap(&news, usize::from(width));
    let news = news.into_iter().map(|line| Line::styled(line.into_owned(), theme::SCORE));
    std::iter::once(Line::styled(facts.sentence(scene.lang), theme::HEADING)).chain(news).collect()
}

/// The cards that the others are known to hold: a heading, and for each player as many lines as needed.
pub(super) fn others(scene: &Scene<'_, Scorzo>, round: &Round, width: u16) -> Vec<Line<'static>> {
    let table = scene.view.public();
    let others = |seat: &Seat| !scene.view.viewer().is(*seat) && table.is_in_round(*seat);
    let seats: Vec<Seat> = Seat::first(table.players()).filter(others).collect();
    let names: Vec<String> = seats.iter().map(|seat| shortened(&scene.names[*seat], WIDEST_NAME)).collect();
    let column = paint::widest(&names);
    let mut lines = vec![Line::styled(Label::KnownCards.text(scene.lang), theme::FAINT)];
    for (seat, name) in seats.into_iter().zip(names) {
        let mark = if table.phase().turn() == Some(seat) { '>' } else { ' ' };
        let fill = " ".repeat(usize::from(column - paint::width(&name)));
        let begin = format!("{mark} {name}{fill}");
        let cards: Vec<Card> = round.known()[seat].iter().collect();
        lines.extend(rows(begin, &cards, width));
    }
    lines
}

/// Cards in a line after a name, and in more lines if they don't fit.
fn rows(begin: String, cards: &[Card], width: u16) -> Vec<Line<'static>> {
    let indent = paint::width(&begin);
    let mut rows = vec![Line::from(begin)];
    if cards.is_empty() {
        rows.iter_mut().for_each(|row| row.push_span(Span::styled("  –", theme::FAINT)));
    }
    let mut used = indent;
    for card in cards {
        let span = Span::styled(format!(" {} ", card_text(*card)), card_style(*card));
        let wide = paint::width(&span.content);
        if used + 1 + wide > width && used > indent {
            rows.push(Line::from(" ".repeat(usize::from(indent))));
            used = indent;
        }
        if let Some(row) = rows.last_mut() {
            row.push_span(Span::raw(" "));
            row.push_span(span);
        }
        used += 1 + wide;
    }
    rows
}
