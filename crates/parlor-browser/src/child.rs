//! A program that ends when we do.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::BrowserError;

/// How long a program may take until it says where it can be reached.
const START_LIMIT: Duration = Duration::from_secs(20);

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
        let program = command.get_program().display().to_string();
        let spawned = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let child = spawned.map_err(|error| BrowserError::Start { program: program.clone(), error })?;
        let mut kept = Kept { child };
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
}
