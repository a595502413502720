//! What the system says about a process.

use std::fs;
use std::time::Duration;

/// How many times a second the system counts what a process uses. It is the same on every Linux that people have.
const TICKS: u64 = 100;

/// What a process has used so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// How long it has computed, in the program and in the system.
    pub cpu: Duration,
    /// What it has in memory, in bytes.
    pub memory: u64,
}

impl Usage {
    /// What a process has used so far, by its number; `None` where the system does not say, which only Linux does.
    #[must_use]
    pub fn of(process: u32) -> Option<Usage> {
        let read = |file: &str| fs::read_to_string(format!("/proc/{process}/{file}")).ok();
        Some(Usage { cpu: cpu(&read("stat")?)?, memory: memory(&read("status")?)? })
    }
}

/// From `/proc/PROCESS/stat`: the name may have spaces in it, what follows has not.
fn cpu(text: &str) -> Option<Duration> {
    let (_, rest) = text.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(Duration::from_millis((user + system) * 1_000 / TICKS))
}

/// From `/proc/PROCESS/status`.
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
        assert_eq!(cpu(stat), Some(Duration::from_secs(1)));
        assert_eq!(memory("Name:\tx\nVmRSS:\t    2048 kB\n"), Some(2 * 1024 * 1024));
        assert_eq!((cpu(""), memory("")), (None, None));
    }
}
