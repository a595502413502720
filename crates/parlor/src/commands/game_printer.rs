//! Printing a game move by move, as a watcher sees it.

use std::io::{self, Write};

use anstyle::Style;
use parlor_core::{BySeat, Viewer};
use parlor_words::program::Label;
use parlor_words::{Lang, Name, number, outcome};

use crate::draw::{FAINT, Narration, TextGame, longest};
use crate::output::{Output, heading};

/// How much of a game is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Every move, and the picture after it.
    Pictures,
    /// Every move, and the picture at the end.
    Moves,
}

/// A game that is being printed.
pub(super) struct GamePrinter<'a, G: TextGame, W: Write> {
    out: &'a mut W,
    detail: Detail,
    lang: Lang,
    width: usize,
    /// What the players are called.
    pub(super) names: BySeat<Name>,
    /// What the watcher knows so far.
    pub(super) view: G::View,
    /// How many turns, and other things that players did, have been printed.
    count: usize,
    /// Whether what comes next belongs to a turn that has begun.
    within_turn: bool,
    /// Whether a part of the game has begun.
    in_part: bool,
}

/// What stands before a line that has no number.
const INDENT: &str = "     ";

impl<'a, G: TextGame, W: Write> GamePrinter<'a, G, W> {
    /// A game of which nothing is printed yet; the view is that after set-up.
    pub(super) fn new(
        out: &'a mut W,
        output: &Output,
        detail: Detail,
        names: BySeat<Name>,
        view: G::View,
    ) -> GamePrinter<'a, G, W> {
        let (lang, width) = (output.lang(), output.width());
        GamePrinter { out, detail, lang, width, names, view, count: 0, within_turn: false, in_part: false }
    }

    /// Prints what happened at set-up.
    pub(super) fn opening(&mut self, events: &[G::Event]) -> io::Result<()> {
        for event in events {
            let seen = G::seen(event, Viewer::Watcher);
            if G::starts_section(&seen) {
                self.part(&seen)?;
            } else {
                let indent = self.indent();
                self.lines(&seen, indent.to_owned(), indent)?;
            }
        }
        Ok(())
    }

    /// Prints what came of an entry and brings the view up to date.
    pub(super) fn entry(&mut self, events: &[G::Event]) -> io::Result<()> {
        let mut is_numbered = self.within_turn;
        for (index, event) in events.iter().enumerate() {
            let seen = G::seen(event, Viewer::Watcher);
            if G::starts_section(&seen) {
                // What came before it belongs to the turn that is over.
                if G::SECTIONS_ARE_TURNS && index > 0 && self.detail == Detail::Pictures {
                    self.picture()?;
                }
                self.part(&seen)?;
            } else if G::SECTIONS_ARE_TURNS {
                let indent = self.indent();
                self.lines(&seen, indent.to_owned(), indent)?;
            } else if is_numbered {
                self.lines(&seen, INDENT.to_owned(), INDENT)?;
            } else {
                let number = self.next_number();
                writeln!(self.out)?;
                self.lines(&seen, number, INDENT)?;
                is_numbered = true;
            }
            G::advance(&mut self.view, &seen);
        }
        self.within_turn = G::within_turn(&self.view);
        if self.detail == Detail::Pictures && !self.within_turn {
            self.picture()?;
        }
        Ok(())
    }

    /// Prints a line about something that is not an event of the game.
    pub(super) fn aside(&mut self, text: &str) -> io::Result<()> {
        if G::SECTIONS_ARE_TURNS {
            let indent = self.indent();
            return self.wrapped(text, indent, indent);
        }
        let number = self.next_number();
        self.within_turn = false;
        writeln!(self.out)?;
        self.wrapped(text, &number, INDENT)
    }

    /// What stands before what is said without a number: what belongs to a turn is below its heading.
    const fn indent(&self) -> &'static str {
        if G::SECTIONS_ARE_TURNS && self.in_part { INDENT } else { "" }
    }

    fn next_number(&mut self) -> String {
        self.count += 1;
        let bold = Style::new().bold();
        format!("{bold}{:>3}.{bold:#} ", self.count)
    }

    /// Prints the beginning of a new part of the game, as a heading.
    fn part(&mut self, seen: &G::Seen) -> io::Result<()> {
        self.in_part = true;
        writeln!(self.out)?;
        let bold = Style::new().bold();
        for line in G::narrate(&self.view, seen, &self.names, self.lang) {
            self.wrapped(&format!("{bold}{}{bold:#}", written(line)), "", "")?;
        }
        Ok(())
    }

    /// Prints what happened; the first line begins with its number, if it has one.
    fn lines(&mut self, seen: &G::Seen, mut first: String, others: &str) -> io::Result<()> {
        for line in G::narrate(&self.view, seen, &self.names, self.lang) {
            self.wrapped(&written(line), &first, others)?;
            others.clone_into(&mut first);
        }
        Ok(())
    }

    fn wrapped(&mut self, text: &str, first: &str, others: &str) -> io::Result<()> {
        let options = textwrap::Options::new(self.width).initial_indent(first).subsequent_indent(others);
        writeln!(self.out, "{}", textwrap::fill(text, options))
    }

    fn picture(&mut self) -> io::Result<()> {
        write!(self.out, "\n{}", G::draw(&self.view, &self.names, self.lang))
    }

    /// Prints how the game ended, if it did.
    pub(super) fn end(&mut self, results: Option<&parlor_core::Results>) -> io::Result<()> {
        if self.detail == Detail::Moves || G::within_turn(&self.view) {
            self.picture()?;
        }
        let Some(results) = results else { return Ok(()) };
        writeln!(self.out)?;
        heading(self.out, Label::FinalStanding.text(self.lang))?;
        let longest = longest(self.names.as_slice());
        for (seat, rank) in results.standing() {
            let score = number::whole(results.scores[seat].into(), self.lang);
            writeln!(self.out, "{rank:>3}  {:<longest$}  {score:>6}", self.names[seat])?;
        }
        writeln!(self.out, "{}", outcome(results, &self.names, self.lang))
    }
}

/// A line as it is printed.
fn written(line: Narration) -> String {
    match line {
        Narration::Event(text) => text.to_string(),
        Narration::Detail(text) => format!("{FAINT}{text}{FAINT:#}"),
        Narration::Drawn(text) => text,
    }
}
