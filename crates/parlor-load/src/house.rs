//! The house that is loaded, and what the system says it uses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use parlor_client::HouseAddress;
use parlor_process::{Folder, Kept, Usage};

use crate::LoadError;

/// A house that is loaded. If it is our own, it ends with this, and its folder goes away.
pub(crate) struct House {
    address: HouseAddress,
    process: u32,
    own: Option<(Kept, Folder)>,
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
        Usage::of(self.process).ok_or(LoadError::NoUsage(self.process))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_elsewhere_is_not_loaded() {
        for address in ["http://192.0.2.1:5055/", "http://parlor.example/", "http://localhost/"] {
            let running = House::running(address.parse().unwrap(), 1);
            assert!(matches!(running, Err(LoadError::Elsewhere)), "{address}");
        }
    }
}
