//! A house as a process of its own, which is killed and started again.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use parlor_client::HouseAddress;

use clap::ValueEnum as _;

use crate::args::Flaw;
use crate::error::StormError;
use crate::folder::Folder;
use crate::power::TRACED;

/// How long a house may take to start.
const START_LIMIT: Duration = Duration::from_secs(30);

/// How a house is started.
#[derive(Clone, Debug)]
pub(crate) enum Program {
    /// `parlor serve`, as people have it.
    Parlor(PathBuf),
    /// This program, as a house with a planted flaw.
    Flawed(Flaw),
}

/// A house in a folder of its own. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Server {
    program: Program,
    /// Has the folder of the house in it, which the house makes.
    data: Folder,
    /// What it does to its files is written down here.
    trace: Option<PathBuf>,
    /// `parlor serve` has pages to hand out; one that is empty will do.
    pages: Folder,
    address: Option<HouseAddress>,
    port: u16,
    child: Option<Child>,
}

impl Server {
    /// Starts a house; if a trace is wanted, `strace` writes it.
    pub(crate) fn start(program: Program, trace: Option<PathBuf>) -> Result<Server, StormError> {
        let (data, pages) = (Folder::new()?, Folder::new()?);
        fs::write(pages.path().join("index.html"), "<!doctype html>")?;
        let mut server = Server { program, data, trace, pages, address: None, port: 0, child: None };
        server.run()?;
        Ok(server)
    }

    /// Where it is.
    pub(crate) fn address(&self) -> HouseAddress {
        self.address.clone().expect("it has started")
    }

    /// Its port on this computer.
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// How many bytes of memory it has, where the system says that.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.as_ref()?.id())).ok()?;
        let kilobytes =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.trim().strip_suffix(" kB")?;
        kilobytes.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }

    /// Where it keeps tables and guests.
    pub(crate) fn data(&self) -> PathBuf {
        self.data.path().join("house")
    }

    /// Sends SIGKILL, and does not wait for the end.
    pub(crate) fn kill(&mut self) -> Result<(), StormError> {
        let child = self.child.as_mut().ok_or(StormError::Ended)?;
        if child.try_wait()?.is_some() {
            return Err(StormError::Ended);
        }
        Ok(child.kill()?)
    }

    /// Ends when the killed house is gone.
    pub(crate) fn bury(&mut self) -> Result<(), StormError> {
        if let Some(mut child) = self.child.take() {
            child.wait()?;
        }
        Ok(())
    }

    /// The program, which `strace` looks at if that is wanted: as a grandchild, so that our child is the house itself.
    fn command(&self, program: &Path) -> Command {
        let Some(trace) = &self.trace else { return Command::new(program) };
        let mut command = Command::new("strace");
        command.args(["-D", "-f", "--seccomp-bpf", "-y", "-xx", "-s", "1048576", "-e", TRACED, "-o"]);
        command.arg(trace).arg(program);
        command
    }

    /// Starts the house on its folder, and on the port that it had.
    pub(crate) fn run(&mut self) -> Result<(), StormError> {
        let mut command = match &self.program {
            Program::Parlor(binary) => {
                let mut command = self.command(binary);
                command.args(["serve", "--lang", "en", "--pages"]).arg(self.pages.path());
                command
            }
            Program::Flawed(flaw) => {
                let mut command = self.command(&std::env::current_exe()?);
                let name = flaw.to_possible_value().expect("every flaw has a name");
                command.args(["house", "--flaw", name.get_name()]);
                command
            }
        };
        command.args(["--port", &self.port.to_string(), "--data"]).arg(self.data());
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let child = self.child.insert(command.spawn()?);
        let address = wait_for_address(child)?;
        if let Some((_, port)) = address.rsplit_once(':') {
            self.port = port.trim_end_matches('/').parse().unwrap_or(0);
        }
        let address = address.parse().map_err(|_| StormError::NotStarted(vec![address.clone()]))?;
        self.address = Some(address);
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // One that has ended by itself can't be killed: that is as good.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The address in the first line that has one.
fn wait_for_address(child: &mut Child) -> Result<String, StormError> {
    let (sender, lines) = mpsc::channel();
    if let Some(output) = child.stdout.take() {
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                // Nobody listens any more once the house has started.
                let _ = sender.send(line);
            }
        });
    }
    let (begin, mut said) = (Instant::now(), Vec::new());
    while let Ok(line) = lines.recv_timeout(START_LIMIT.saturating_sub(begin.elapsed())) {
        if let Some(address) = line.split_whitespace().find(|word| word.starts_with("http://")) {
            return Ok(address.to_owned());
        }
        said.push(line);
    }
    Err(StormError::NotStarted(said))
}
