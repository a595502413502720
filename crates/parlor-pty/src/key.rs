//! Keys, and what a terminal sends for them.

use crate::PtyError;

/// A key, or keys pressed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A key that types a character.
    Char(char),
    /// Control and a letter, or one of the few other characters that have a control character.
    Ctrl(char),
    /// Enter.
    Enter,
    /// Escape. Wait for what it does before the next key: programs take the two together for one.
    Esc,
    /// The tabulator.
    Tab,
    /// Shift and the tabulator.
    BackTab,
    /// Backspace.
    Backspace,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// Shift and the arrow to the left.
    ShiftLeft,
    /// Shift and the arrow to the right.
    ShiftRight,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// F1.
    F1,
}

impl Key {
    /// What xterm sends for it. A program may have asked for other codes for the arrows ("application mode").
    pub(crate) fn code(self, application: bool) -> Result<String, PtyError> {
        let code = match self {
            Key::Char(character) => return Ok(character.to_string()),
            Key::Ctrl(character) => return Ok(control(character)?.to_string()),
            Key::Enter => "\r",
            Key::Esc => "\x1b",
            Key::Tab => "\t",
            Key::BackTab => "\x1b[Z",
            Key::Backspace => "\x7f",
            Key::Up if application => "\x1bOA",
            Key::Down if application => "\x1bOB",
            Key::Right if application => "\x1bOC",
            Key::Left if application => "\x1bOD",
            Key::Up => "\x1b[A",
            Key::Down => "\x1b[B",
            Key::Right => "\x1b[C",
            Key::Left => "\x1b[D",
            Key::ShiftRight => "\x1b[1;2C",
            Key::ShiftLeft => "\x1b[1;2D",
            Key::PageUp => "\x1b[5~",
            Key::PageDown => "\x1b[6~",
            Key::F1 => "\x1bOP",
        };
        Ok(code.to_owned())
    }
}

/// The control character of a character: the lowest five bits of it.
fn control(character: char) -> Result<char, PtyError> {
    match character {
        '@'..='_' | 'a'..='z' | ' ' => Ok(char::from(character as u8 & 0x1f)),
        _ => Err(PtyError::Key(character)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_have_letters() {
        let code = |character| Key::Ctrl(character).code(false).ok();
        assert_eq!(code('c').as_deref(), Some("\x03"));
        assert_eq!(code('C').as_deref(), Some("\x03"));
        assert_eq!(code('[').as_deref(), Some("\x1b"));
        assert_eq!(code(' ').as_deref(), Some("\0"));
        assert_eq!(code('ñ'), None);
        assert_eq!(code('5'), None);
    }

    #[test]
    fn arrows_follow_the_mode() {
        assert_eq!(Key::Up.code(false).unwrap(), "\x1b[A");
        assert_eq!(Key::Up.code(true).unwrap(), "\x1bOA");
        assert_eq!(Key::ShiftLeft.code(true).unwrap(), "\x1b[1;2D");
    }
}
