//! A program that ends when we do.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::BrowserError;

/// How long a program may take until it says where it can be reached.
const START_LIMIT: Duration = Duration::from_secs(20);

/// How often it is looked whether a program that says nothing is ready.
const PAUSE: Duration = Duration::from_millis(20);

/// A program that is stopped when this is dropped, a panic included.
#[derive(Debug)]
pub(crate) struct Kept {
    child: Child,
}

impl Kept {
    /// Starts a program and waits for a line of its output from which something can be read.
    pub(crate) fn start<T>(
        command: &mut Command,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<(Kept, T), BrowserError> {
        let program = name(command);
        let mut kept = Kept::spawn(command.stdout(Stdio::piped()))?;
        let lines = kept.lines();
        let (begin, mut said) = (Instant::now(), Vec::new());
        while let Ok(line) = lines.recv_timeout(START_LIMIT.saturating_sub(begin.elapsed())) {
            match read(&line) {
                Some(found) => return Ok((kept, found)),
                None => said.push(line),
            }
        }
        Err(BrowserError::NotReady { program, said })
    }

    /// Starts a program that says nothing, and waits until something shows that it is ready.
    pub(crate) fn start_silent(
        command: &mut Command,
        is_ready: impl Fn() -> bool,
    ) -> Result<Kept, BrowserError> {
        let mut kept = Kept::spawn(command.stdout(Stdio::null()))?;
        let begin = Instant::now();
        while !is_ready() {
            let has_ended = !matches!(kept.child.try_wait(), Ok(None));
            if has_ended || begin.elapsed() > START_LIMIT {
                return Err(BrowserError::NotReady { program: name(command), said: Vec::new() });
            }
            thread::sleep(PAUSE);
        }
        Ok(kept)
    }

    fn spawn(command: &mut Command) -> Result<Kept, BrowserError> {
        let spawned = command.stdin(Stdio::null()).stderr(Stdio::null()).spawn();
        let child = spawned.map_err(|error| BrowserError::Start { program: name(command), error })?;
        Ok(Kept { child })
    }

    /// The lines of its output. They are read to the end, so that the program never waits for a reader.
    fn lines(&mut self) -> Receiver<String> {
        let (sender, receiver) = mpsc::channel();
        if let Some(output) = self.child.stdout.take() {
            thread::spawn(move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    // Nobody listens any more once the program is ready.
                    let _ = sender.send(line);
                }
            });
        }
        receiver
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // One that has ended by itself can't be stopped: that is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn name(command: &Command) -> String {
    command.get_program().display().to_string()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_started_and_stopped() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo not yet; echo port 7; sleep 60"]);
        let (kept, port) =
            Kept::start(&mut command, |line| line.strip_prefix("port ")?.parse::<u16>().ok()).unwrap();
        assert_eq!(port, 7);
        let begin = Instant::now();
        drop(kept);
        assert!(begin.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn one_that_is_not_ready_says_what_it_said() {
        let failure = Kept::start(Command::new("sh").args(["-c", "echo sorry"]), |_| None::<()>).unwrap_err();
        assert_eq!(failure.to_string(), "sh did not say where it can be reached; it said: [\"sorry\"]");
        let missing = Kept::start(&mut Command::new("/no/such/program"), |_| None::<()>).unwrap_err();
        assert!(matches!(missing, BrowserError::Start { .. }));
    }

    #[test]
    fn one_that_says_nothing_is_ready_when_that_shows() {
        let begin = Instant::now();
        let is_ready = || begin.elapsed() > Duration::from_millis(100);
        let mut kept = Kept::start_silent(Command::new("sleep").arg("60"), is_ready).unwrap();
        assert!(is_ready() && matches!(kept.child.try_wait(), Ok(None)));
        let failure = Kept::start_silent(&mut Command::new("true"), || false).unwrap_err();
        assert_eq!(failure.to_string(), "true did not say where it can be reached; it said: []");
    }
}
