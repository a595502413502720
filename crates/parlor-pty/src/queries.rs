//! What a program asks its terminal.

use vt100::{Callbacks, Screen};

/// Answers what programs ask their terminal and then wait for; the answers are typed, as it were. It also keeps what a person sees while
/// a program draws a picture that is to be shown as a whole.
#[derive(Default)]
pub(crate) struct Queries {
    answers: String,
    /// What was there before the picture that is being drawn.
    before: Option<Screen>,
}

impl Queries {
    /// What is to be typed now.
    pub(crate) fn take_answers(&mut self) -> String {
        std::mem::take(&mut self.answers)
    }

    /// What a person sees while a picture is being drawn.
    pub(crate) const fn before(&self) -> Option<&Screen> {
        self.before.as_ref()
    }
}

impl Callbacks for Queries {
    fn unhandled_csi(
        &mut self,
        screen: &mut Screen,
        first: Option<u8>,
        _second: Option<u8>,
        parameters: &[&[u16]],
        end: char,
    ) {
        match (first, parameters, end) {
            // "Are you well?" "I am."
            (None, [[5]], 'n') => self.answers.push_str("\x1b[0n"),
            // "Where is the cursor?" Behind the last column it waits on the last one.
            (None, [[6]], 'n') => {
                let (line, column) = screen.cursor_position();
                let column = column.saturating_add(1).min(screen.size().1.get());
                self.answers.push_str(&format!("\x1b[{};{column}R", line.saturating_add(1)));
            }
            // "What are you?" "A VT102." Programs ask this to know that no other answers are to come.
            (None, [[0]] | [], 'c') => self.answers.push_str("\x1b[?6c"),
            // "Show what follows as a whole."
            (Some(b'?'), [[2026]], 'h') => self.before = Some(screen.clone()),
            (Some(b'?'), [[2026]], 'l') => self.before = None,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(output: &str) -> String {
        let (lines, columns) = (10.try_into().unwrap(), 20.try_into().unwrap());
        let mut parser = vt100::Parser::new_with_callbacks(lines, columns, 0, Queries::default());
        parser.process(output.as_bytes());
        parser.callbacks_mut().take_answers()
    }

    #[test]
    fn the_cursor_is_where_it_was_when_the_program_asked() {
        assert_eq!(answers("\x1b[3;5Hab\x1b[6n\x1b[H"), "\x1b[3;7R");
        assert_eq!(answers("12345678901234567890\x1b[6n"), "\x1b[1;20R");
    }

    #[test]
    fn the_terminal_is_well_and_says_what_it_is() {
        assert_eq!(answers("\x1b[5n"), "\x1b[0n");
        assert_eq!(answers("\x1b[?u\x1b[c"), "\x1b[?6c");
        assert_eq!(answers("\x1b[0c"), "\x1b[?6c");
    }

    #[test]
    fn half_a_picture_is_not_seen() {
        let (lines, columns) = (10.try_into().unwrap(), 20.try_into().unwrap());
        let mut parser = vt100::Parser::new_with_callbacks(lines, columns, 0, Queries::default());
        parser.process(b"old\x1b[?2026h\x1b[Hn");
        assert_eq!(parser.callbacks().before().unwrap().contents(), "old");
        parser.process(b"ew\x1b[?2026l");
        assert!(parser.callbacks().before().is_none());
        assert_eq!(parser.screen().contents(), "new");
    }

    #[test]
    fn other_output_has_no_answer() {
        assert_eq!(answers("text\x1b[31m\x1b[2J\x1b[>c\x1b[?6n"), "");
    }
}
