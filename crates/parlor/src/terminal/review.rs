//! The review after a game: what everybody could have done. It is worked out a moment at a time, so that keys are heard at
//! once, and what is there already can be read.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use parlor_bots::analysis::{Decision, Reviewed, Study};
use parlor_core::{BySeat, Outcome, Results};
use parlor_words::program::AnalysisMessage;
use parlor_words::terminal::{Notice, Text};
use parlor_words::{Lang, Name, Say as _};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use super::board::TerminalGame;
use super::paint;
use super::screen::{Screen, Transition};
use super::theme::HEADING;
use crate::analysis::{self, GameReport, ReportLine, game_lines};

/// How long is worked before the screen gets its turn again.
const SLICE: Duration = Duration::from_millis(8);
/// How many rollouts are done between two looks at the clock.
const ROLLOUTS: u32 = 16;
/// The widest that a text is.
const WIDEST: u16 = 100;

/// The review of a game.
pub(crate) struct Review<G: TerminalGame> {
    /// What is still to be looked at.
    waiting: VecDeque<Decision<G>>,
    /// What is being looked at.
    at_hand: Option<(Decision<G>, Study<G>)>,
    reviewed: Vec<Reviewed<G>>,
    all: usize,
    names: BySeat<Name>,
    results: Option<Results>,
    /// How many lines are above what is shown.
    scrolled: usize,
    lang: Lang,
}

impl<G: TerminalGame> Review<G> {
    /// A review of these decisions.
    pub(crate) fn new(
        decisions: Vec<Decision<G>>,
        names: BySeat<Name>,
        outcome: Outcome,
        lang: Lang,
    ) -> Review<G> {
        let results = match outcome {
            Outcome::Over(results) => Some(results),
            Outcome::Going => None,
        };
        let all = decisions.len();
        let waiting = decisions.into();
        Review { waiting, at_hand: None, reviewed: Vec::new(), all, names, results, scrolled: 0, lang }
    }

    fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.at_hand.is_none()
    }

    /// Works until the time is over.
    fn work(&mut self) {
        let begin = Instant::now();
        while begin.elapsed() < SLICE {
            if let Some((decision, mut study)) = self.at_hand.take() {
                study.advance(ROLLOUTS);
                if study.is_done() {
                    let luck = G::luck(&decision.view, &analysis::seed());
                    self.reviewed.push(Reviewed { review: study.review(), luck, decision });
                } else {
                    self.at_hand = Some((decision, study));
                }
            } else if let Some(decision) = self.waiting.pop_front() {
                let study =
                    Study::new(&decision.view, decision.action, &analysis::seed(), analysis::ROLLOUTS);
                self.at_hand = study.map(|study| (decision, study));
            } else {
                return;
            }
        }
    }

    fn text(&self, width: u16) -> Vec<Line<'static>> {
        let lang = self.lang;
        if self.reviewed.is_empty() && self.is_done() {
            return paint::wrapped(&AnalysisMessage::HandsUnknown.sentence(lang), width, "");
        }
        let report = GameReport::new(&self.reviewed, &self.names, self.results.as_ref(), analysis::ROLLOUTS);
        let line = |line| match line {
            ReportLine::Heading(text) => Line::styled(text, HEADING),
            ReportLine::Text(text) => Line::from(text),
        };
        game_lines(&report, true, usize::from(width), lang).into_iter().map(line).collect()
    }

    fn scroll_lines(&mut self, lines: isize) {
        self.scrolled = self.scrolled.saturating_add_signed(lines);
    }
}

impl<G: TerminalGame> Screen for Review<G> {
    fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        let done = self.all - self.waiting.len() - usize::from(self.at_hand.is_some());
        let progress = match self.is_done() {
            true => String::new(),
            false => Notice::Reviewing { done, all: self.all }.say(self.lang),
        };
        let title = format!("{} · {}", G::NAME, Text::Review.text(self.lang));
        paint::bar(&title, &progress, Rect { height: 1, ..area }, buffer);
        let keys = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        paint::keys(Text::ReviewKeys.text(self.lang), keys, buffer);
        let room = Rect {
            x: area.x + 1,
            y: area.y + 2,
            width: area.width.saturating_sub(2).min(WIDEST),
            height: area.height.saturating_sub(4),
        };
        let lines = self.text(room.width);
        let last = lines.len().saturating_sub(usize::from(room.height));
        self.scrolled = self.scrolled.min(last);
        paint::lines(&lines[self.scrolled..], room, buffer);
    }

    fn key(&mut self, key: KeyEvent) -> Transition {
        match key.code {
            KeyCode::Up => self.scroll_lines(-1),
            KeyCode::Down => self.scroll_lines(1),
            KeyCode::PageUp => self.scroll_lines(-15),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll_lines(15),
            KeyCode::Home => self.scrolled = 0,
            KeyCode::End => self.scrolled = usize::MAX,
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => return Transition::Leave,
            _ => {}
        }
        Transition::Stay
    }

    fn click(&mut self, _: Position) -> Transition {
        Transition::Stay
    }

    fn scroll(&mut self, lines: i16) {
        self.scroll_lines(isize::from(lines));
    }

    fn next_tick(&self) -> Option<Instant> {
        (!self.is_done()).then(Instant::now)
    }

    fn tick(&mut self) {
        self.work();
    }
}
