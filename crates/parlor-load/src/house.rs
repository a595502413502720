//! The house that is loaded, and what the system says it uses.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use parlor_client::HouseAddress;

use crate::{LoadError, Target};

/// How many times a second the system counts what a process uses. It is the same on every Linux that people have.
const TICKS: u64 = 100;

/// A house that is loaded.
pub(crate) struct Measured {
    address: HouseAddress,
    process: u32,
    own: Option<Own>,
    folder: PathBuf,
}

/// A house of our own, on a folder that goes away.
struct Own {
    program: PathBuf,
    child: Child,
}

/// What a process has used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    ticks: u64,
    /// What it has in memory, in bytes.
    pub(crate) memory: u64,
}

impl Usage {
    /// The time that was computed from here to there.
    pub(crate) fn cpu_until(&self, later: &Usage) -> Duration {
        Duration::from_millis((later.ticks - self.ticks) * 1_000 / TICKS)
    }
}

impl Measured {
    /// Finds the house, or starts one.
    pub(crate) fn find(target: &Target) -> Result<Measured, LoadError> {
        match target {
            Target::Running(address, _) if !address.is_loopback() => Err(LoadError::Elsewhere),
            Target::Running(address, process) => {
                let folder = std::env::temp_dir();
                Ok(Measured { address: address.clone(), process: *process, own: None, folder })
            }
            Target::Own(program) => {
                let folder = std::env::temp_dir().join(format!("parlor-load-{}", std::process::id()));
                fs::create_dir_all(folder.join("pages"))?;
                fs::write(folder.join("pages").join("index.html"), "<!doctype html>")?;
                let (child, address) = start(program, &folder)?;
                let process = child.id();
                let own = Some(Own { program: program.clone(), child });
                Ok(Measured { address, process, own, folder })
            }
        }
    }

    pub(crate) fn address(&self) -> HouseAddress {
        self.address.clone()
    }

    /// A folder on the disk that the house writes to, as far as we know.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) const fn can_restart(&self) -> bool {
        self.own.is_some()
    }

    /// Kills the house and starts it again; how long it took to be there.
    pub(crate) fn restart(&mut self) -> Result<Duration, LoadError> {
        let Some(own) = &mut self.own else { return Err(LoadError::NotStarted) };
        own.child.kill()?;
        own.child.wait()?;
        let begin = Instant::now();
        (own.child, self.address) = start(&own.program, &self.folder)?;
        self.process = own.child.id();
        Ok(begin.elapsed())
    }

    /// What the house has used so far.
    pub(crate) fn usage(&self) -> Result<Usage, LoadError> {
        let read = |file: &str| fs::read_to_string(format!("/proc/{}/{file}", self.process)).ok();
        let ticks = read("stat").and_then(|text| ticks(&text));
        let memory = read("status").and_then(|text| memory(&text));
        match (ticks, memory) {
            (Some(ticks), Some(memory)) => Ok(Usage { ticks, memory }),
            _ => Err(LoadError::NoUsage(self.process)),
        }
    }
}

impl Drop for Measured {
    fn drop(&mut self) {
        if let Some(own) = &mut self.own {
            // One that has ended by itself can't be killed: that is as good.
            let _ = own.child.kill();
            let _ = own.child.wait();
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Time in the program and in the system, from `/proc/PROCESS/stat`: the name may have spaces in it, what follows has not.
fn ticks(text: &str) -> Option<u64> {
    let (_, rest) = text.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    Some(user + fields.next()?.parse::<u64>().ok()?)
}

/// What is in memory, from `/proc/PROCESS/status`.
fn memory(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

fn start(program: &Path, folder: &Path) -> Result<(Child, HouseAddress), LoadError> {
    let mut command = Command::new(program);
    command.args(["serve", "--lang", "en", "--port", "0", "--data"]).arg(folder.join("house"));
    command.arg("--pages").arg(folder.join("pages")).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let mut line = String::new();
    if let Some(output) = child.stdout.take() {
        BufReader::new(output).read_line(&mut line)?;
    }
    let address = line.split_whitespace().find_map(|word| word.parse().ok());
    match address {
        Some(address) => Ok((child, address)),
        None => {
            // It has said something else, and may have ended.
            let _ = child.kill();
            let _ = child.wait();
            Err(LoadError::NotStarted)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_says_what_a_process_uses() {
        let stat = "42 (a (b) c) S 1 42 42 0 -1 4194560 1000 0 0 0 70 30 0 0 20 0 9 0 100 1 2";
        assert_eq!(ticks(stat), Some(100));
        assert_eq!(memory("Name:\tx\nVmRSS:\t    2048 kB\n"), Some(2 * 1024 * 1024));
        assert_eq!((ticks(""), memory("")), (None, None));
    }

    #[test]
    fn a_house_elsewhere_is_not_loaded() {
        for address in ["http://192.0.2.1:5055/", "http://parlor.example/", "http://localhost/"] {
            let target = Target::Running(address.parse().unwrap(), 1);
            assert!(matches!(Measured::find(&target), Err(LoadError::Elsewhere)), "{address}");
        }
    }
}
