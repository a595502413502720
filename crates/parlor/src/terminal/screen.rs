//! What fills the terminal: one screen at a time.

use std::time::Instant;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Position, Rect};

/// Something that fills the terminal and reacts to keys and clicks.
pub(crate) trait Screen {
    /// Draws itself.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer);

    /// A key was pressed.
    fn key(&mut self, key: KeyEvent) -> Transition;

    /// The left mouse button was pressed.
    fn click(&mut self, at: Position) -> Transition;

    /// The wheel was turned, this many lines down.
    fn scroll(&mut self, lines: i16);

    /// A text was pasted. Only what is typed into has a use for it: pasted letters are not commands.
    fn paste(&mut self, _text: &str) {}

    /// It is on top again, after the screen that it had led to.
    fn show_again(&mut self) {}

    /// When something is to happen by itself, if anything is.
    fn next_tick(&self) -> Option<Instant> {
        None
    }

    /// What was due happens.
    fn tick(&mut self) {}

    /// What is said in the ordinary terminal once this screen has been left, if it was the last one.
    fn farewell(&self) -> Option<String> {
        None
    }
}

/// How it goes on after a key or a click.
pub(crate) enum Transition {
    /// On this screen.
    Stay,
    /// Back to where it came from.
    Leave,
    /// To another screen, and back here afterwards.
    Open(Box<dyn Screen>),
    /// To another screen in place of this one.
    Replace(Box<dyn Screen>),
}
