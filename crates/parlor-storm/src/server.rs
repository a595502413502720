//! A house as a process of its own, which is killed and started again.

use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum as _;
use parlor_client::HouseAddress;
use parlor_process::{Folder, Kept, Usage};

use crate::args::Flaw;
use crate::error::StormError;
use crate::power::TRACED;

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
    running: Option<Kept>,
}

impl Server {
    /// Starts a house; if a trace is wanted, `strace` writes it.
    pub(crate) fn start(program: Program, trace: Option<PathBuf>) -> Result<Server, StormError> {
        let (data, pages) = (Folder::new("parlor-storm")?, Folder::new("parlor-storm")?);
        pages.write("index.html", "<!doctype html>")?;
        let mut server = Server { program, data, trace, pages, address: None, port: 0, running: None };
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
        Usage::of(self.running.as_ref()?.id()).map(|usage| usage.memory)
    }

    /// Where it keeps tables and guests.
    pub(crate) fn data(&self) -> PathBuf {
        self.data.path().join("house")
    }

    /// Sends SIGKILL, and does not wait for the end.
    pub(crate) fn kill(&mut self) -> Result<(), StormError> {
        let running = self.running.as_mut().ok_or(StormError::Ended)?;
        if running.has_ended() {
            return Err(StormError::Ended);
        }
        Ok(running.kill()?)
    }

    /// Ends when the killed house is gone.
    pub(crate) fn bury(&mut self) {
        self.running = None;
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
        let address_in =
            |line: &str| line.split_whitespace().find_map(|word| word.parse::<HouseAddress>().ok());
        let (running, address) = Kept::start(&mut command, address_in)?;
        self.running = Some(running);
        self.port = address.port();
        self.address = Some(address);
        Ok(())
    }
}
