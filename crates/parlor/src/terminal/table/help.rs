//! Keys and rules, over the board.

use parlor_core::RuleId;
use parlor_words::terminal::{KeyHelp, Text, keeper_keys, shell_keys};
use parlor_words::{Item, Lang};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::terminal::board::{Board as _, TerminalGame};
use crate::terminal::paint;
use crate::terminal::theme::{FAINT, HEADING, LEGAL};

/// What of the help is shown.
pub(super) struct Help {
    shows_rules: bool,
    /// How many lines are above what is shown.
    scrolled: usize,
    /// A rule to begin with.
    rule: Option<RuleId>,
}

impl Help {
    /// The keys; or the rules, where one has just been named.
    pub(super) fn new(rule: Option<RuleId>) -> Help {
        Help { shows_rules: rule.is_some(), scrolled: 0, rule }
    }

    /// A key; `true` if it closes the help.
    pub(super) fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Up => self.scroll(-1),
            KeyCode::Down => self.scroll(1),
            KeyCode::PageUp => self.scroll(-15),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(15),
            KeyCode::Home => self.scrolled = 0,
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => {
                *self = Help { shows_rules: !self.shows_rules, scrolled: 0, rule: None };
            }
            _ => return true,
        }
        false
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        self.rule = None;
        self.scrolled = self.scrolled.saturating_add_signed(isize::from(lines));
    }

    /// Draws keys or rules, and keeps what is scrolled within them.
    pub(super) fn draw<G: TerminalGame>(
        &mut self,
        is_real_table: bool,
        lang: Lang,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let place = Rect {
            x: area.x + 2,
            y: area.y + 1,
            width: area.width.saturating_sub(4).min(100),
            height: area.height.saturating_sub(2),
        };
        let title = if self.shows_rules { Text::Rules } else { Text::Keys };
        let inner = paint::frame(&format!("{} · {}", G::NAME, title.text(lang)), place, buffer);
        let room = Rect { height: inner.height.saturating_sub(1), ..inner };
        let (lines, at) = if self.shows_rules {
            rules::<G>(self.rule, lang, room.width)
        } else {
            (keys::<G>(is_real_table, lang, room.width), None)
        };
        let last = lines.len().saturating_sub(usize::from(room.height));
        self.scrolled = at.unwrap_or(self.scrolled).min(last);
        paint::lines(&lines[self.scrolled..], room, buffer);
        buffer.set_stringn(
            inner.x,
            room.bottom(),
            Text::HelpKeys.text(lang),
            usize::from(inner.width),
            FAINT,
        );
    }
}

fn keys<G: TerminalGame>(is_real_table: bool, lang: Lang, width: u16) -> Vec<Line<'static>> {
    let shell = if is_real_table { keeper_keys(lang) } else { shell_keys(lang) };
    let mut lines = Vec::new();
    for (title, keys) in [(Text::OnTheBoard, G::Board::keys(lang)), (Text::Everywhere, shell)] {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(title.text(lang), HEADING));
        lines.extend(keys.iter().flat_map(|key| key_lines(key, width)));
    }
    lines
}

/// A key and what it does; what is too long goes on below.
fn key_lines(key: &KeyHelp, width: u16) -> Vec<Line<'static>> {
    const COLUMN: usize = 16;
    let room = usize::from(width).saturating_sub(COLUMN).max(10);
    let meaning = textwrap::wrap(key.meaning, room);
    let names = std::iter::once(key.keys).chain(std::iter::repeat(""));
    let line = |(name, text): (&'static str, &std::borrow::Cow<'_, str>)| {
        Line::from(vec![
            Span::styled(format!("  {name:<width$}", width = COLUMN - 2), LEGAL),
            Span::raw(text.clone().into_owned()),
        ])
    };
    names.zip(&meaning).map(line).collect()
}

/// The rulebook, and the line where a rule begins.
fn rules<G: TerminalGame>(
    rule: Option<RuleId>,
    lang: Lang,
    width: u16,
) -> (Vec<Line<'static>>, Option<usize>) {
    let book = G::rulebook(lang);
    let mut lines = paint::wrapped(book.introduction, width, "");
    let mut at = None;
    for chapter in &book.chapters {
        lines.push(Line::default());
        lines.push(Line::styled(chapter.heading, HEADING));
        for item in &chapter.items {
            lines.push(Line::default());
            match item {
                Item::Paragraph(text) => lines.extend(paint::wrapped(text, width, "")),
                Item::Term { word, meaning } => {
                    lines.extend(paint::wrapped(&format!("{word}: {meaning}"), width, "  "));
                }
                Item::Rule(text) => {
                    if rule == Some(text.id) {
                        at = Some(lines.len());
                    }
                    lines.push(Line::from(vec![
                        Span::styled(format!("{}  {}", text.id, text.title), LEGAL),
                        Span::styled(format!("  ({})", text.source.label(lang)), FAINT),
                    ]));
                    lines.extend(paint::wrapped(text.text, width, ""));
                    if let Some(reading) = text.reading {
                        let reading = format!("{} {reading}", text.reading_label());
                        lines.extend(paint::wrapped(&reading, width, ""));
                    }
                }
            }
        }
    }
    (lines, at)
}
