//! Drives a program in a pseudo-terminal: presses its keys, reads its screen, measures how fast it answers.
//!
//! A [`Program`] says what to run and in what surroundings; [`Terminal::start`] runs it; a [`Screen`] is what a person
//! would see at one moment. For tests, pictures and measurements, never for playing.
//!
//! ```
//! # #[cfg(unix)]
//! # fn main() -> Result<(), parlor_pty::PtyError> {
//! use parlor_pty::{End, Key, Program, Terminal};
//!
//! let mut terminal = Terminal::start(&Program::new("cat").size(40, 10))?;
//! terminal.press("hello")?;
//! let screen = terminal.wait_for("hello")?;
//! assert_eq!(screen.find("hello"), Some((0, 0)));
//! terminal.key(Key::Ctrl('c'))?;
//! assert_eq!(terminal.wait_end()?, End::Signal("Interrupt".to_owned()));
//! # Ok(())
//! # }
//! # #[cfg(not(unix))]
//! # fn main() {}
//! ```

mod ansi;
mod end;
mod error;
mod feed;
mod key;
mod keyboard;
mod program;
mod queries;
mod screen;
mod terminal;

pub use end::End;
pub use error::PtyError;
pub use key::Key;
pub use program::Program;
pub use screen::Screen;
pub use terminal::Terminal;
