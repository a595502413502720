//! A program that ends when we do.

use std::io::{self, BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::ProcessError;

/// How long a program may take until it says where it can be reached.
const START_LIMIT: Duration = Duration::from_secs(30);

/// How often it is looked whether a program that says nothing is ready.
const PAUSE: Duration = Duration::from_millis(20);

/// A program that is stopped when this is dropped, a panic included.
#[derive(Debug)]
pub struct Kept {
    child: Child,
}

impl Kept {
    /// Starts a program and waits for a line of its output from which something can be read.
    ///
    /// # Errors
    /// If it can't be started, or no such line comes in time.
    pub fn start<T>(
        command: &mut Command,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<(Kept, T), ProcessError> {
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
        Err(ProcessError::NotReady { program, said })
    }

    /// Starts a program that says nothing, and waits until something shows that it is ready.
    ///
    /// # Errors
    /// If it can't be started, ends, or is not ready in time.
    pub fn start_silent(command: &mut Command, is_ready: impl Fn() -> bool) -> Result<Kept, ProcessError> {
        let mut kept = Kept::spawn(command.stdout(Stdio::null()))?;
        let begin = Instant::now();
        while !is_ready() {
            if kept.has_ended() || begin.elapsed() > START_LIMIT {
                return Err(ProcessError::NotReady { program: name(command), said: Vec::new() });
            }
            thread::sleep(PAUSE);
        }
        Ok(kept)
    }

    fn spawn(command: &mut Command) -> Result<Kept, ProcessError> {
        let spawned = command.stdin(Stdio::null()).spawn();
        let child = spawned.map_err(|error| ProcessError::Start { program: name(command), error })?;
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

    /// The number of the process.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether it has ended by itself.
    #[must_use]
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.child.try_wait(), Ok(None))
    }

    /// Kills it, and does not wait for its end, which comes before this is dropped.
    ///
    /// # Errors
    /// If the system refuses that.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()
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
        assert!(matches!(missing, ProcessError::Start { .. }));
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
