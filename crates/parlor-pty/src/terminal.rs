//! A running program and its terminal.

use std::fmt;
use std::io;
use std::num::NonZeroU16;
use std::ops::ControlFlow;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use portable_pty::{Child, MasterPty, PtyPair, PtySize, native_pty_system};

use crate::feed::{Feed, Pulse};
use crate::keyboard::Keyboard;
use crate::{End, Key, Program, PtyError, Screen};

/// A program that is silent for so long has drawn all that it wants to.
const SETTLED: Duration = Duration::from_millis(60);
/// A program that is silent for so long has answered a key.
const ANSWERED: Duration = Duration::from_millis(10);
/// How often to look whether a program has ended.
const LOOK: Duration = Duration::from_millis(2);
/// How long the last output of an ended program may take; something else may hold its terminal for ever.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A running program and its terminal. When it is dropped, the program is killed.
///
/// What waits, waits no longer than the program's [`limit`](Program::limit), and fails at once when the program ends.
pub struct Terminal {
    feed: Arc<Feed>,
    keyboard: Keyboard,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    reader: Option<JoinHandle<()>>,
    end: Option<End>,
    limit: Duration,
}

impl Terminal {
    /// Starts a program in a terminal of its own.
    pub fn start(program: &Program<'_>) -> Result<Terminal, PtyError> {
        let (columns, lines) = checked_size(program.columns, program.lines)?;
        let command = program.command()?;
        let PtyPair { slave, master } = native_pty_system()
            .openpty(size(columns, lines))
            .map_err(|error| PtyError::System(error.into()))?;
        let output = master.try_clone_reader().map_err(|error| PtyError::System(error.into()))?;
        let writer = master.take_writer().map_err(|error| PtyError::System(error.into()))?;
        let keyboard = Keyboard::new(writer);
        let child = slave
            .spawn_command(command)
            .map_err(|error| PtyError::Start { program: program.name(), error: error.into() })?;
        // Output ends when nobody holds the program's side any more.
        drop(slave);
        let feed = Arc::new(Feed::new(columns, lines));
        let mut terminal =
            Terminal { feed, keyboard, master, child, reader: None, end: None, limit: program.limit };
        let (feed, keyboard) = (terminal.feed.clone(), terminal.keyboard.clone());
        let reader = thread::Builder::new().name(format!("output of {}", program.name()));
        terminal.reader = Some(
            reader
                .spawn(move || feed.read_all(output, &keyboard))
                .map_err(|error| PtyError::System(error.into()))?,
        );
        Ok(terminal)
    }

    /// Types these characters, as they are.
    pub fn press(&mut self, keys: &str) -> Result<(), PtyError> {
        self.keyboard.send(keys).map_err(PtyError::Press)
    }

    /// Presses a key.
    pub fn key(&mut self, key: Key) -> Result<(), PtyError> {
        let code = key.code(self.feed.application_cursor())?;
        self.press(&code)
    }

    /// Presses the left button of the mouse here and lets it go, whether or not the program listens.
    pub fn click(&mut self, column: u16, line: u16) -> Result<(), PtyError> {
        let (column, line) = (u32::from(column) + 1, u32::from(line) + 1);
        self.press(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"))
    }

    /// Gives the terminal another size, and lets the program know.
    pub fn resize(&mut self, columns: u16, lines: u16) -> Result<(), PtyError> {
        let (columns, lines) = checked_size(columns, lines)?;
        // First the screen: what the program draws for its new size must find room.
        self.feed.resize(columns, lines);
        self.master.resize(size(columns, lines)).map_err(|error| PtyError::System(error.into()))
    }

    /// What is on the screen now.
    pub fn screen(&self) -> Screen {
        self.feed.screen()
    }

    /// Waits for a screen like this.
    pub fn wait_until(&self, what: impl Fn(&Screen) -> bool) -> Result<Screen, PtyError> {
        self.wait_for_screen("the right screen", what)
    }

    /// Waits for this text, anywhere on the screen.
    pub fn wait_for(&self, text: &str) -> Result<Screen, PtyError> {
        self.wait_for_screen(&format!("the text {text:?}"), |screen| screen.contains(text))
    }

    /// Waits until the program has been silent for a moment, or has ended. On a busy machine a program may take longer
    /// than that to begin: where there is something to wait for, wait for it.
    pub fn settle(&self) -> Result<Screen, PtyError> {
        let begin = Instant::now();
        self.wait("silence", |pulse| {
            let silence = pulse.last.max(begin).elapsed();
            if pulse.open && silence < SETTLED {
                ControlFlow::Continue(SETTLED.saturating_sub(silence))
            } else {
                ControlFlow::Break(self.screen())
            }
        })
    }

    /// Types these characters and measures how long the program takes to answer: until the last of the first output
    /// that comes without a pause. Before, the program has to be silent, or else other output is taken for the answer.
    pub fn press_and_time(&mut self, keys: &str) -> Result<Duration, PtyError> {
        let begin = Instant::now();
        self.press(keys)?;
        self.wait("an answer", |pulse| {
            if pulse.last < begin {
                return ControlFlow::Continue(Duration::MAX);
            }
            let silence = pulse.last.elapsed();
            if pulse.open && silence < ANSWERED {
                ControlFlow::Continue(ANSWERED.saturating_sub(silence))
            } else {
                ControlFlow::Break(pulse.last.duration_since(begin))
            }
        })
    }

    /// Waits until the program ends, and says how. Its last output is on the screen then.
    pub fn wait_end(&mut self) -> Result<End, PtyError> {
        let begin = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().map_err(PtyError::Watch)? {
                break status;
            }
            if begin.elapsed() >= self.limit {
                return Err(self.late("the program's end"));
            }
            thread::sleep(LOOK);
        };
        self.feed.wait_for_close(LAST_WORDS);
        Ok(self.end.insert(status.into()).clone())
    }

    /// Ends the program at once, whatever it does against it. Afterwards it is gone, and so are its locks.
    pub fn kill(&mut self) -> Result<(), PtyError> {
        self.kill_child().map_err(PtyError::Watch)?;
        self.wait_end().map(drop)
    }

    /// Sends the program a signal by its name: `TERM`, `HUP`.
    pub fn signal(&self, name: &str) -> Result<(), PtyError> {
        let problem = |problem: &str| PtyError::Signal { name: name.to_owned(), problem: problem.to_owned() };
        // The number of a program that has ended may soon be another's.
        let (Some(id), None) = (self.process_id(), &self.end) else {
            return Err(problem("the program has ended"));
        };
        // A shell's own `kill` is everywhere, and to send a signal ourselves takes unsafe code.
        let output = Command::new("/bin/sh")
            .args(["-c", "kill -s \"$1\" \"$2\"", "kill", name, &id.to_string()])
            .stdin(Stdio::null())
            .output()
            .map_err(|error| problem(&error.to_string()))?;
        if output.status.success() {
            Ok(())
        } else {
            Err(problem(String::from_utf8_lossy(&output.stderr).trim()))
        }
    }

    /// The number that the system gave to the program.
    pub fn process_id(&self) -> Option<u32> {
        self.child.process_id()
    }

    fn wait_for_screen(&self, name: &str, what: impl Fn(&Screen) -> bool) -> Result<Screen, PtyError> {
        self.wait(name, |_| {
            let screen = self.screen();
            if what(&screen) { ControlFlow::Break(screen) } else { ControlFlow::Continue(Duration::MAX) }
        })
    }

    /// Looks now and whenever there is news, until there is a result. A look without one says how long it is worth
    /// waiting for news; then it looks again.
    fn wait<T>(&self, what: &str, look: impl Fn(Pulse) -> ControlFlow<T, Duration>) -> Result<T, PtyError> {
        let begin = Instant::now();
        loop {
            // Before the look: news that come meanwhile are news.
            let pulse = self.feed.pulse();
            let patience = match look(pulse) {
                ControlFlow::Break(result) => return Ok(result),
                ControlFlow::Continue(patience) => patience,
            };
            if !pulse.open {
                return Err(PtyError::Ended { what: what.to_owned(), screen: self.screen().text() });
            }
            let left = self.limit.saturating_sub(begin.elapsed());
            if left.is_zero() {
                return Err(self.late(what));
            }
            self.feed.wait_for_news(pulse, patience.min(left));
        }
    }

    fn late(&self, what: &str) -> PtyError {
        PtyError::Late { what: what.to_owned(), limit: self.limit, screen: self.screen().text() }
    }

    fn kill_child(&mut self) -> io::Result<()> {
        let child: &mut dyn Child = &mut *self.child;
        match child.downcast_mut::<std::process::Child>() {
            // portable-pty would ask the program politely first, and give it time.
            Some(child) => child.kill(),
            None => self.child.kill(),
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // Nobody is left to hear of problems.
        if self.kill_child().is_ok() {
            let _ = self.child.wait();
        }
        let reader = self.reader.take();
        if self.feed.wait_for_close(LAST_WORDS) {
            let _ = reader.map(JoinHandle::join);
        }
    }
}

impl fmt::Debug for Terminal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Terminal")
            .field("process_id", &self.process_id())
            .field("end", &self.end)
            .field("screen", &self.screen())
            .finish_non_exhaustive()
    }
}

fn checked_size(columns: u16, lines: u16) -> Result<(NonZeroU16, NonZeroU16), PtyError> {
    NonZeroU16::new(columns).zip(NonZeroU16::new(lines)).ok_or(PtyError::Size { columns, lines })
}

fn size(columns: NonZeroU16, lines: NonZeroU16) -> PtySize {
    PtySize { rows: lines.get(), cols: columns.get(), pixel_width: 0, pixel_height: 0 }
}
