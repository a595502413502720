//! A line that is being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// More than anything that is typed here needs.
const LONGEST: usize = 200;

/// A line that is being typed, and where in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LineEdit {
    characters: Vec<char>,
    place: usize,
    /// Whether it is a suggestion that the first character typed takes the place of.
    is_suggested: bool,
}

impl LineEdit {
    /// A line that begins with this text.
    pub(crate) fn new(text: &str) -> LineEdit {
        let characters: Vec<char> = text.chars().take(LONGEST).collect();
        LineEdit { place: characters.len(), characters, is_suggested: false }
    }

    /// A line that suggests a text: whoever types something else need not delete it.
    pub(crate) fn suggested(text: &str) -> LineEdit {
        LineEdit { is_suggested: true, ..LineEdit::new(text) }
    }

    /// Puts a text in that was pasted, without line ends and the like.
    pub(crate) fn paste(&mut self, text: &str) {
        for c in text.chars().take(LONGEST) {
            self.key(KeyEvent::from(KeyCode::Char(c)));
        }
    }

    /// What has been typed.
    pub(crate) fn text(&self) -> String {
        self.characters.iter().collect()
    }

    /// Whether a key belongs to the line; then it has done what it does there.
    pub(crate) fn key(&mut self, key: KeyEvent) -> bool {
        let is_suggested = std::mem::take(&mut self.is_suggested);
        match key.code {
            KeyCode::Char('u') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                *self = LineEdit::default();
            }
            KeyCode::Char(c) if is_typed(key) => {
                if is_suggested {
                    *self = LineEdit::default();
                }
                if self.characters.len() < LONGEST && !c.is_control() {
                    self.characters.insert(self.place, c);
                    self.place += 1;
                }
            }
            KeyCode::Backspace if self.place > 0 => {
                self.place -= 1;
                self.characters.remove(self.place);
            }
            KeyCode::Backspace => {}
            KeyCode::Delete => {
                if self.place < self.characters.len() {
                    self.characters.remove(self.place);
                }
            }
            KeyCode::Left => self.place = self.place.saturating_sub(1),
            KeyCode::Right => self.place = (self.place + 1).min(self.characters.len()),
            KeyCode::Home => self.place = 0,
            KeyCode::End => self.place = self.characters.len(),
            _ => return false,
        }
        true
    }

    /// The line as it looks, with its cursor, behind what stands before it. Of a line that is too long, the part up to the
    /// cursor is shown.
    pub(crate) fn line(&self, before: &str, room: u16) -> Line<'static> {
        let room = usize::from(room).saturating_sub(before.chars().count() + 1).max(1);
        let first = self.place.saturating_sub(room);
        let left: String = self.characters[first..self.place].iter().collect();
        let mut right = self.characters[self.place..].iter();
        let under = right.next().copied().unwrap_or(' ');
        let rest: String = right.take(room - (self.place - first)).collect();
        let cursor = Style::new().add_modifier(Modifier::REVERSED);
        Line::from(vec![
            Span::raw(format!("{before}{left}")),
            Span::styled(under.to_string(), cursor),
            Span::raw(rest),
        ])
    }
}

/// Whether a key is one that types a character.
fn is_typed(key: KeyEvent) -> bool {
    (key.modifiers - KeyModifiers::SHIFT).is_empty()
        || key.modifiers == KeyModifiers::ALT | KeyModifiers::CONTROL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_typed_and_mended() {
        let mut typed = LineEdit::new("8F 4");
        for code in [KeyCode::Char('1'), KeyCode::Char('6'), KeyCode::Backspace, KeyCode::Char('5')] {
            assert!(typed.key(KeyEvent::from(code)));
        }
        use KeyCode::{Delete, Home, Left, Right};
        for code in [Home, Delete, KeyCode::Char('9'), Left, Left, Right] {
            assert!(typed.key(KeyEvent::from(code)));
        }
        assert_eq!(typed.text(), "9F 415");
        assert_eq!(typed.line("> ", 20).to_string(), "> 9F 415");
        assert_eq!(typed.line("> ", 7).to_string(), "> 9F 41");
        assert!(!typed.key(KeyEvent::from(KeyCode::Enter)));
        assert!(typed.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
        assert_eq!(typed.text(), "");
        assert!(typed.key(KeyEvent::from(KeyCode::Backspace)) && typed.key(KeyEvent::from(KeyCode::Delete)));
    }

    #[test]
    fn a_suggestion_gives_way_and_what_is_pasted_has_no_line_ends() {
        let mut typed = LineEdit::suggested("Seat 2");
        typed.paste("An\na\u{1b}");
        assert_eq!(typed.text(), "Ana");
        let mut typed = LineEdit::suggested("Eva");
        typed.key(KeyEvent::from(KeyCode::Backspace));
        assert_eq!(typed.text(), "Ev");
    }

    #[test]
    fn a_line_has_an_end() {
        let mut typed = LineEdit::new(&"x".repeat(500));
        typed.key(KeyEvent::from(KeyCode::Char('y')));
        assert_eq!(typed.text().len(), LONGEST);
    }
}
