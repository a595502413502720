//! The house that is loaded, and what the system says it uses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use parlor_client::HouseAddress;
use parlor_process::{Folder, Kept};

use crate::LoadError;

/// How many times a second the system counts what a process uses. It is the same on every Linux that people have.
const TICKS: u64 = 100;

/// A house that is loaded. If it is our own, it ends with this, and its folder goes away.
pub(crate) struct House {
    address: HouseAddress,
    process: u32,
    own: Option<(Kept, Folder)>,
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

/// Where a house of our own has its tables, in a folder that goes away.
pub(crate) fn data(folder: &Folder) -> PathBuf {
    folder.path().join("house")
}

impl House {
    /// A house that runs.
    pub(crate) fn running(address: HouseAddress, process: u32) -> Result<House, LoadError> {
        if !address.is_loopback() {
            return Err(LoadError::Elsewhere);
        }
        Ok(House { address, process, own: None })
    }

    /// Starts a house of our own; and how long it took to be there.
    pub(crate) fn start(program: &Path, folder: Folder) -> Result<(House, Duration), LoadError> {
        folder.write("pages/index.html", "<!doctype html>")?;
        let mut command = Command::new(program);
        command.args(["serve", "--lang", "en", "--port", "0", "--data"]).arg(data(&folder));
        command.arg("--pages").arg(folder.path().join("pages"));
        let begin = Instant::now();
        let (kept, address) =
            Kept::start(&mut command, |line| line.split_whitespace().find_map(|word| word.parse().ok()))?;
        let took = begin.elapsed();
        Ok((House { address, process: kept.id(), own: Some((kept, folder)) }, took))
    }

    pub(crate) const fn address(&self) -> &HouseAddress {
        &self.address
    }

    /// A folder on the disk that the house writes to, as far as we know.
    pub(crate) fn folder(&self) -> PathBuf {
        self.own.as_ref().map_or_else(std::env::temp_dir, |(_, folder)| folder.path().to_owned())
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

    /// How many tables the house has in memory, as it says itself.
    pub(crate) async fn tables_in_memory(&self) -> Result<u64, LoadError> {
        let metrics = self.address.ask(&["GET /metrics"], "").await?.body;
        let line = metrics.lines().find_map(|line| line.strip_prefix("parlor_tables "));
        line.and_then(|number| number.trim().parse().ok()).ok_or(LoadError::Answer)
    }
}

/// How many files this process may have open.
pub(crate) fn allowed_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
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
            let running = House::running(address.parse().unwrap(), 1);
            assert!(matches!(running, Err(LoadError::Elsewhere)), "{address}");
        }
    }
}
