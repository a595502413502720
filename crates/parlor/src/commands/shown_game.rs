//! Printing a game move by move, as a watcher sees it.

use std::io::{self, Write};

use anstyle::Style;
use parlor_core::{BySeat, Viewer};
use parlor_words::program::Label;
use parlor_words::{Lang, outcome};

use crate::games::Shelved;
use crate::output::heading;

/// How much of a game is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// Every move, and the picture after it.
    Pictures,
    /// Every move, and the picture at the end.
    Moves,
}

/// A game that is being printed.
pub(super) struct ShownGame<'a, G: Shelved, W: Write> {
    pub(super) out: &'a mut W,
    /// What the players are called.
    pub(super) names: BySeat<String>,
    pub(super) detail: Detail,
    pub(super) lang: Lang,
    /// What the watcher knows so far.
    pub(super) view: G::View,
    pub(super) turns: usize,
}

impl<G: Shelved, W: Write> ShownGame<'_, G, W> {
    /// Prints what happened at set-up; the view is already that of the beginning.
    pub(super) fn opening(&mut self, events: &[G::Event]) -> io::Result<()> {
        for event in events {
            writeln!(self.out, "{}", G::event(&G::seen(event, Viewer::Watcher), &self.names, self.lang))?;
        }
        Ok(())
    }

    /// Prints an entry and brings the view up to date.
    pub(super) fn entry(&mut self, events: &[G::Event]) -> io::Result<()> {
        self.turns += 1;
        let faint = Style::new().dimmed();
        writeln!(self.out)?;
        for (index, event) in events.iter().enumerate() {
            let seen = G::seen(event, Viewer::Watcher);
            let bold = Style::new().bold();
            let number =
                if index == 0 { format!("{bold}{:>3}.{bold:#} ", self.turns) } else { "     ".to_owned() };
            writeln!(self.out, "{number}{}", G::event(&seen, &self.names, self.lang))?;
            for line in G::explain(&self.view, &seen, self.lang) {
                writeln!(self.out, "     {faint}{line}{faint:#}")?;
            }
            G::advance(&mut self.view, &seen);
        }
        if self.detail == Detail::Pictures {
            self.picture()?;
        }
        Ok(())
    }

    /// Prints a line about something that is no event of the game.
    pub(super) fn aside(&mut self, text: &str) -> io::Result<()> {
        self.turns += 1;
        writeln!(self.out, "\n{:>3}. {text}", self.turns)
    }

    pub(super) fn picture(&mut self) -> io::Result<()> {
        write!(self.out, "\n{}", G::draw(&self.view, self.lang))
    }

    /// Prints how the game ended, if it did.
    pub(super) fn end(&mut self, results: Option<&parlor_core::Results>) -> io::Result<()> {
        if self.detail == Detail::Moves {
            self.picture()?;
        }
        let Some(results) = results else { return Ok(()) };
        writeln!(self.out)?;
        heading(self.out, Label::FinalStanding.text(self.lang))?;
        let mut seats: Vec<_> = results.ranks.iter().collect();
        seats.sort_by_key(|(seat, rank)| (**rank, *seat));
        let longest = self.names.as_slice().iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (seat, rank) in seats {
            writeln!(self.out, "{rank:>3}  {:<longest$}  {:>6}", self.names[seat], results.scores[seat])?;
        }
        writeln!(self.out, "{}", outcome(results, &self.names, self.lang))
    }
}
