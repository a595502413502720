//! What can be shown beside the board: the score card, and the tiles that nobody has seen yet.

use parlor_core::BySeat;
use parlor_polygon::{Public, Tile};
use parlor_words::program::Label;
use parlor_words::terminal::polygon as words;
use parlor_words::{Lang, Name};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::picture::color;
use crate::draw::{shortened, sign};
use crate::terminal::board::Page;
use crate::terminal::theme;

/// How wide a page is.
const WIDTH: usize = 23;
/// How much room the points of a turn and a total have, with a blank before them.
const POINTS: usize = 4;
const TOTAL: usize = 5;

/// Turn by turn: its number, the roll, whose it was, what it scored, and that player's total.
pub(super) fn score_card(table: &Public, names: &BySeat<Name>, lang: Lang) -> Page {
    let [turn, points, total] = [Label::Turn, Label::Points, Label::Total].map(|label| label.text(lang));
    let heads = format!("{points} {total}");
    let after = WIDTH - turn.chars().count();
    let mut lines = vec![Line::styled(format!("{turn}{heads:>after$}"), theme::FAINT)];
    let width = table.turns().len().to_string().len().max(2);
    let room = WIDTH.saturating_sub(width + 3 + POINTS + TOTAL);
    let mut totals = BySeat::new(table.players(), |_| 0);
    for (number, turn) in (1..).zip(table.turns()) {
        let points: u32 = turn.placements.iter().map(|placement| u32::from(placement.score())).sum();
        totals[turn.seat] += points;
        let name = shortened(&names[turn.seat], room);
        lines.push(Line::from(vec![
            Span::raw(format!("{number:>width$} ")),
            Span::styled(sign(turn.roll, true), color(turn.roll)),
            Span::raw(format!(" {name:<room$}{points:>POINTS$}")),
            Span::styled(format!("{:>TOTAL$}", totals[turn.seat]), theme::HEADING),
        ]));
    }
    Page { title: Label::ScoreSheet.text(lang).to_owned(), lines, grows: true }
}

/// How many of each tile are unseen: numbers side by side, factors below each other. Of what the box never had, nothing is
/// said.
pub(super) fn unseen(table: &Public, lang: Lang) -> Page {
    let mut lines = vec![Line::raw(words::pile_holds(table.pile(), lang)), Line::default()];
    let label = 3;
    let heads = (1..=Tile::HIGHEST).filter_map(|number| Tile::new(number, 1)).chain([Tile::WILD]);
    let mut head = " ".repeat(label);
    heads.for_each(|tile| head.push_str(&format!("{:>3}", tile.to_string())));
    lines.push(Line::styled(head, theme::HEADING));
    for times in 1..=Tile::MOST_TIMES {
        lines.push(unseen_row(table, times, label));
    }
    if !table.out().is_empty() {
        let out: Vec<String> = table.out().iter().map(ToString::to_string).collect();
        lines.push(Line::default());
        lines.push(Line::raw(format!("{}: {}", Label::OutOfGame.text(lang), out.join(" "))));
    }
    Page { title: words::unseen_tiles(lang).to_owned(), lines, grows: false }
}

fn unseen_row(table: &Public, times: u8, label: usize) -> Line<'static> {
    let unseen = table.unseen();
    let name = format!("x{times}");
    let mut row = vec![Span::styled(format!("{name:<label$}"), theme::HEADING)];
    let wild = (times == 1).then_some(Tile::WILD);
    let tiles = (1..=Tile::HIGHEST).filter_map(|number| Tile::new(number, times)).chain(wild);
    row.extend(tiles.map(|tile| match (table.edition().tiles().count(tile), unseen.count(tile)) {
        (0, _) => Span::raw("   "),
        (_, 0) => Span::styled("  –", theme::FAINT),
        (_, count) => Span::styled(format!("{count:>3}"), Style::new()),
    }));
    Line::from(row)
}
