//! How board and rack look: `3X` and `+10` say what a bonus square does, ` 5 ` is a tile, `(5)` one of the last play, `[5]`
//! one that is being laid, `○` marks where a tile could lie, `> <` is the cursor.

use std::collections::BTreeSet;

use parlor_fives::{Action, Bonus, Direction, Fives, Square, Tile, TurnKind};
use parlor_words::program::Label;
use parlor_words::terminal::{lay_hint, no_line};
use parlor_words::{cited, fives, sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

use super::grid::Grid;
use crate::terminal::board::Scene;
use crate::terminal::paint;
use crate::terminal::theme::{CURSOR, FAINT, HEADING, LAID, LEGAL, SCORE, TILE, WRONG};
use parlor_session::fives::DraftPlay;

/// Draws the board with the names of rows and columns.
pub(super) fn board(grid: &Grid, draft: &DraftPlay, scene: &Scene<'_, Fives>, buffer: &mut Buffer) {
    let last = last_play(scene);
    let reach = if scene.acts { draft.reach() } else { BTreeSet::new() };
    let outline = grid.outline();
    if grid.lines() {
        lines(grid, buffer);
    }
    for (square, place) in grid.squares() {
        let (text, style) = cell(square, &last, reach.contains(&square), draft, scene);
        buffer.set_stringn(place.x, place.y, text, usize::from(place.width), style);
        if place.x == outline.x + u16::from(grid.lines()) {
            buffer.set_string(outline.x.saturating_sub(3), place.y, format!("{:>2}", square.number()), FAINT);
            buffer.set_string(outline.right(), place.y, format!(" {}", square.number()), FAINT);
        }
        if place.y == outline.y + u16::from(grid.lines()) {
            let letter = square.letter().to_string();
            buffer.set_string(place.x + 1, outline.y.saturating_sub(1), &letter, FAINT);
            buffer.set_string(place.x + 1, outline.bottom(), &letter, FAINT);
        }
    }
}

/// The lines between squares.
fn lines(grid: &Grid, buffer: &mut Buffer) {
    let outline = grid.outline();
    for y in outline.y..outline.bottom() {
        for x in outline.x..outline.right() {
            let (column, row) = ((x - outline.x) % 4, (y - outline.y) % 2);
            let sign = match (column, row) {
                (0, 0) => "┼",
                (0, _) => "│",
                (_, 0) => "─",
                _ => continue,
            };
            buffer.set_string(x, y, sign, FAINT);
        }
    }
    let (right, bottom) = (outline.right() - 1, outline.bottom() - 1);
    for x in (outline.x..=right).step_by(4) {
        buffer.set_string(x, outline.y, "┬", FAINT);
        buffer.set_string(x, bottom, "┴", FAINT);
    }
    for y in (outline.y..=bottom).step_by(2) {
        let corner = |top: &'static str, side: &'static str, below: &'static str| match y {
            y if y == outline.y => top,
            y if y == bottom => below,
            _ => side,
        };
        buffer.set_string(outline.x, y, corner("┌", "├", "└"), FAINT);
        buffer.set_string(right, y, corner("┐", "┤", "┘"), FAINT);
    }
}

/// The squares of the last play.
fn last_play(scene: &Scene<'_, Fives>) -> Vec<Square> {
    match scene.view.public().turns().last().map(|turn| turn.kind) {
        Some(TurnKind::Acted(Action::Play(play))) => play.laid().map(|(square, _)| square).collect(),
        _ => Vec::new(),
    }
}

/// A square in three characters.
fn cell(
    square: Square,
    last: &[Square],
    could: bool,
    draft: &DraftPlay,
    scene: &Scene<'_, Fives>,
) -> (String, Style) {
    let table = scene.view.public();
    let laid = draft.tile_on(square).filter(|_| scene.acts);
    let (text, style) = match (laid, table.board().get(square)) {
        (Some(tile), _) => (format!("[{tile}]"), LAID),
        (None, Some(tile)) if last.contains(&square) => (format!("({tile})"), LAID.bg(Color::Gray)),
        (None, Some(tile)) => (format!(" {tile} "), TILE),
        (None, None) => free(table.edition().bonus(square), square == table.edition().centre(), could),
    };
    if scene.acts && square == draft.cursor() {
        let middle = match (laid, table.board().get(square)) {
            (Some(tile), _) | (None, Some(tile)) => tile.to_string(),
            _ if draft.direction() == Direction::Across => "→".to_owned(),
            _ => "↓".to_owned(),
        };
        return (format!(">{middle}<"), CURSOR);
    }
    (text, style)
}

/// A square on which nothing lies; it has a sign if a tile could.
fn free(bonus: Bonus, is_centre: bool, could: bool) -> (String, Style) {
    let sign = match (bonus, is_centre) {
        (Bonus::None, true) => "*",
        (Bonus::None, false) => "·",
        (Bonus::Plus5, _) => "+5",
        (Bonus::Plus10, _) if could => "10",
        (Bonus::Plus10, _) => "+10",
        (Bonus::Double, _) => "2X",
        (Bonus::Triple, _) => "3X",
    };
    let style = bonus_style(bonus);
    match (bonus, could) {
        (Bonus::None, false) => (format!(" {sign} "), FAINT),
        (Bonus::None, true) if is_centre => (format!(" {sign}○"), LEGAL),
        (Bonus::None, true) => (" ○ ".to_owned(), LEGAL),
        (_, false) => (format!("{sign:<3}"), style),
        (_, true) => (format!("{sign}○"), style.patch(HEADING)),
    }
}

pub(super) const fn bonus_style(bonus: Bonus) -> Style {
    match bonus {
        Bonus::None => Style::new(),
        Bonus::Plus5 => Style::new().fg(Color::LightGreen),
        Bonus::Plus10 => Style::new().fg(Color::LightCyan),
        Bonus::Double => Style::new().fg(Color::LightMagenta),
        Bonus::Triple => Style::new().fg(Color::LightRed),
    }
}

/// Draws the rack, what the cursor stands on, and what is laid with its score; where the tiles lie is returned.
pub(super) fn below(
    draft: &DraftPlay,
    scene: &Scene<'_, Fives>,
    area: Rect,
    buffer: &mut Buffer,
) -> Vec<(Rect, Tile)> {
    if area.is_empty() {
        return Vec::new();
    }
    let places = rack(draft, scene, area, buffer);
    if scene.acts {
        let width = area.width.saturating_sub(2);
        let text = live(draft, scene, width);
        let room = Rect { x: area.x + 1, y: area.y + 1, width, height: area.height - 1 };
        paint::lines(&text, room, buffer);
    }
    places
}

fn rack(draft: &DraftPlay, scene: &Scene<'_, Fives>, area: Rect, buffer: &mut Buffer) -> Vec<(Rect, Tile)> {
    let label = format!("{}: ", Label::Rack.text(scene.lang));
    let mut x = area.x + 1;
    let mut places = Vec::new();
    let own = if scene.acts { draft.left(scene.view) } else { scene.view.rack().map(|rack| *rack.tiles()) };
    if let Some(own) = own {
        buffer.set_string(x, area.y, &label, FAINT);
        x += paint::width(&label);
        let mut held = draft.held().filter(|_| scene.acts);
        for tile in own.iter() {
            let is_held = held == Some(tile);
            let (text, style) =
                if is_held { (format!(">{tile}<"), CURSOR) } else { (format!(" {tile} "), TILE) };
            if is_held {
                held = None;
            }
            buffer.set_string(x, area.y, text, style);
            places.push((Rect { x, y: area.y, width: 3, height: 1 }, tile));
            x += 4;
        }
    }
    if scene.acts {
        let bonus = scene.view.public().edition().bonus(draft.cursor());
        let about = format!("{}  {}", draft.cursor(), fives::symbol(bonus));
        let room = usize::from(area.right().saturating_sub(x + 1));
        buffer.set_string(x + 1, area.y, paint::fitted(&about, room), FAINT);
    }
    places
}

/// What is laid, and what it scores, cluster by cluster; or why it is not legal; or how to begin.
fn live(draft: &DraftPlay, scene: &Scene<'_, Fives>, width: u16) -> Vec<Line<'static>> {
    let lang = scene.lang;
    if draft.is_empty() {
        let text = if draft.must_pass(scene.view) {
            sentence(Label::NoLegalPlay.text(lang))
        } else {
            lay_hint(lang).to_owned()
        };
        return paint::wrapped(&text, width, "").into_iter().map(|line| line.style(FAINT)).collect();
    }
    match draft.judged(scene.view) {
        None => {
            let why = no_line(lang).to_string();
            paint::wrapped(&why, width, "").into_iter().map(|line| line.style(WRONG)).collect()
        }
        Some((text, Ok(verdict))) => {
            let explained = fives::explain(&verdict, lang);
            let mut lines = vec![Line::from(vec![
                Span::styled(format!("{text}: "), HEADING),
                Span::styled(parlor_words::terminal::points(verdict.score, lang), SCORE),
            ])];
            let clusters: Vec<String> = explained.into_iter().take(verdict.clusters.len()).collect();
            lines.extend(
                paint::wrapped(&clusters.join(" "), width, "").into_iter().map(|line| line.style(FAINT)),
            );
            lines
        }
        Some((text, Err(refusal))) => {
            let why = format!("{text}: {}", cited(&refusal, lang));
            paint::wrapped(&why, width, "  ").into_iter().map(|line| line.style(WRONG)).collect()
        }
    }
}
