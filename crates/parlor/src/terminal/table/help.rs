//! Keys and rules, over the board.

use parlor_core::{Commitment, RuleId};
use parlor_words::terminal::{KeyHelp, Text};
use parlor_words::{BookLabel, Item, Lang, Picture, RuleText, locked_in};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::draw;
use crate::terminal::board::{Board as _, TerminalGame};
use crate::terminal::paint;
use crate::terminal::theme::{FAINT, HEADING, LEGAL};

/// Where the tiles or cards of a game come from, as far as the help speaks of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Deal {
    /// From a real table, of which the score is kept.
    RealTable,
    /// From a seed that was locked in before the game.
    Fair(Commitment),
    /// From a seed that was chosen.
    Chosen,
}

/// What of the help is shown.
pub(super) struct Help {
    shows_rules: bool,
    /// How many lines are above what is shown.
    scrolled: usize,
    /// A rule to begin with.
    rule: Option<RuleId>,
    /// The lines where chapters begin, in what is shown.
    chapters: Vec<usize>,
}

impl Help {
    /// The keys; or the rules, where one has just been named.
    pub(super) fn new(rule: Option<RuleId>) -> Help {
        Help { shows_rules: rule.is_some(), scrolled: 0, rule, chapters: Vec::new() }
    }

    /// A key; `true` if it closes the help.
    pub(super) fn key(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::Up => self.scroll(-1),
            KeyCode::Down => self.scroll(1),
            KeyCode::PageUp => self.scroll(-15),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(15),
            KeyCode::Home => self.go_to(0),
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => {
                *self =
                    Help { shows_rules: !self.shows_rules, scrolled: 0, rule: None, chapters: Vec::new() };
            }
            KeyCode::Char(letter) => match letters().position(|each| each == letter) {
                Some(index) if index < self.chapters.len() => self.go_to(self.chapters[index]),
                _ => return true,
            },
            _ => return true,
        }
        false
    }

    fn go_to(&mut self, line: usize) {
        self.rule = None;
        self.scrolled = line;
    }

    pub(super) fn scroll(&mut self, lines: i16) {
        self.rule = None;
        self.scrolled = self.scrolled.saturating_add_signed(isize::from(lines));
    }

    /// Draws keys or rules, and keeps what is scrolled within them.
    pub(super) fn draw<G: TerminalGame>(
        &mut self,
        deal: Deal,
        shell_keys: &[KeyHelp],
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
        ratatui::widgets::Widget::render(ratatui::widgets::Clear, area, buffer);
        let inner = paint::frame(&format!("{} · {}", G::NAME, title.text(lang)), place, buffer);
        let room = Rect { height: inner.height.saturating_sub(1), ..inner };
        let Pages { lines, chapters, at } = if self.shows_rules {
            rules::<G>(self.rule, lang, room.width)
        } else {
            Pages { lines: keys::<G>(deal, shell_keys, lang, room.width), ..Pages::default() }
        };
        self.chapters = chapters;
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

fn keys<G: TerminalGame>(deal: Deal, shell_keys: &[KeyHelp], lang: Lang, width: u16) -> Vec<Line<'static>> {
    let is_real_table = deal == Deal::RealTable;
    let mut lines = Vec::new();
    let at_real_table = if is_real_table { G::Board::keeper_keys(lang) } else { &[] };
    let on_the_board = [G::Board::keys(lang), at_real_table].concat();
    for (title, keys) in [(Text::OnTheBoard, &on_the_board[..]), (Text::Everywhere, shell_keys)] {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(title.text(lang), HEADING));
        lines.extend(keys.iter().flat_map(|key| key_lines(key, width)));
    }
    if let Deal::Fair(commitment) = deal {
        lines.push(Line::default());
        lines.extend(paint::wrapped(&locked_in(&commitment, lang), width, ""));
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

/// What can be scrolled through.
#[derive(Default)]
struct Pages {
    lines: Vec<Line<'static>>,
    /// The lines where chapters begin.
    chapters: Vec<usize>,
    /// The line where the rule begins that is looked for.
    at: Option<usize>,
}

/// The keys that go to chapters, in order.
fn letters() -> impl Iterator<Item = char> {
    'a'..='z'
}

/// The rulebook.
fn rules<G: TerminalGame>(rule: Option<RuleId>, lang: Lang, width: u16) -> Pages {
    let book = G::rulebook(lang);
    let mut lines = paint::wrapped(book.introduction, width, "");
    lines.push(Line::default());
    lines.push(Line::from(vec![
        Span::styled(BookLabel::Contents.text(lang), HEADING),
        Span::styled(format!("   {}", BookLabel::ContentsKeys.text(lang)), FAINT),
    ]));
    for (letter, chapter) in letters().zip(&book.chapters) {
        lines
            .push(Line::from(vec![Span::styled(format!("  {letter}  "), LEGAL), Span::raw(chapter.entry())]));
    }
    let (mut chapters, mut at) = (Vec::new(), None);
    for chapter in &book.chapters {
        lines.push(Line::default());
        chapters.push(lines.len());
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
                    lines.extend(rule_lines(text, width));
                }
            }
        }
    }
    Pages { lines, chapters, at }
}

/// A picture without its colors, which say nothing that its signs don't.
fn drawn(picture: Picture) -> Vec<Line<'static>> {
    let text = anstream::adapter::strip_str(&draw::picture(picture)).to_string();
    text.lines().map(|line| Line::raw(line.to_owned())).collect()
}

/// A rule with its picture.
fn rule_lines(rule: &RuleText, width: u16) -> Vec<Line<'static>> {
    let mut lines = vec![Line::from(vec![
        Span::styled(format!("{}  {}", rule.id, rule.title), LEGAL),
        Span::styled(format!("  ({})", rule.source.label(rule.lang)), FAINT),
    ])];
    for (label, text) in rule.paragraphs() {
        let text = label.map_or_else(|| text.to_owned(), |label| format!("{label} {text}"));
        lines.extend(paint::wrapped(&text, width, ""));
    }
    if let Some(picture) = rule.picture {
        lines.push(Line::default());
        lines.extend(drawn(picture));
        lines.extend(
            paint::wrapped(picture.caption(rule.lang), width, "").into_iter().map(|line| line.style(FAINT)),
        );
    }
    lines
}

#[cfg(test)]
mod tests {
    use parlor_core::{HouseDeal, Seed};
    use parlor_polygon::Polygon;
    use parlor_words::terminal::{keeper_keys, shell_keys};
    use parlor_words::{GameWords as _, Picture};

    use super::*;

    /// What is on the screen, line by line.
    fn screen(help: &mut Help, lang: Lang) -> Vec<String> {
        screen_of(help, Deal::Chosen, lang)
    }

    /// The same in a game that was dealt so.
    fn screen_of(help: &mut Help, deal: Deal, lang: Lang) -> Vec<String> {
        let area = Rect::new(0, 0, 80, 40);
        let mut buffer = Buffer::empty(area);
        let keys = if deal == Deal::RealTable { keeper_keys(lang) } else { shell_keys(lang) };
        help.draw::<Polygon>(deal, keys, lang, area, &mut buffer);
        let line = |y| area.columns().map(|column| buffer[(column.x, y)].symbol()).collect::<String>();
        (area.y..area.bottom()).map(line).collect()
    }

    #[test]
    fn the_commitment_can_be_read_during_the_game_and_the_seed_can_not() {
        for lang in Lang::ALL {
            let house = HouseDeal::without_contributions(Seed::from_text("house"), 2);
            let fair = Deal::Fair(house.deal().commitment);
            let shown = screen_of(&mut Help::new(None), fair, lang).join("\n");
            assert!(shown.contains(&house.deal().commitment.to_string()), "{shown}");
            for seed in [house.house_seed(), house.seed()] {
                assert!(!shown.contains(&seed.to_hex()), "{shown}");
            }
        }
    }

    #[test]
    fn a_rule_is_drawn_and_its_caption_is_below() {
        for (picture, lang) in
            Picture::ALL.into_iter().flat_map(|picture| Lang::ALL.map(|lang| (picture, lang)))
        {
            let rule = Polygon::rule(RuleId::new('P', 10), lang).unwrap();
            let lines = rule_lines(&RuleText { picture: Some(picture), ..rule }, 55);
            let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
            let first = drawn(picture)[0].to_string();
            let drawn = text.iter().position(|line| *line == first).unwrap();
            let below = text[drawn..].join(" ");
            assert!(below.ends_with(picture.caption(lang)), "{below}");
            assert!(lines.iter().all(|line| line.width() <= 55), "{text:?}");
        }
    }

    #[test]
    fn contents_lead_to_chapters_and_the_screen_says_how_to_go_back() {
        for lang in Lang::ALL {
            let chapters = Polygon::rulebook(lang).chapters;
            let mut help = Help::new(None);
            screen(&mut help, lang);
            assert!(!help.key(KeyCode::Tab.into()));
            let first = screen(&mut help, lang).join("\n");
            assert!(first.contains(BookLabel::Contents.text(lang)), "{first}");
            assert!(chapters.iter().all(|chapter| first.contains(&chapter.entry())), "{first}");
            assert!(first.contains("Esc"), "{first}");
            assert!(!help.key(KeyCode::Char('b').into()));
            assert!(screen(&mut help, lang)[2].contains(chapters[1].heading));
            let mut at_rule = Help::new(Some(RuleId::new('P', 10)));
            assert!(screen(&mut at_rule, lang)[2].contains("P10"));
            assert!(!at_rule.key(KeyCode::Char('b').into()));
            assert!(screen(&mut at_rule, lang)[2].contains(chapters[1].heading));
            // A letter beyond the last chapter is any other key.
            assert!(help.key(KeyCode::Char('z').into()));
            assert!(help.key(KeyCode::Esc.into()));
        }
    }
}
