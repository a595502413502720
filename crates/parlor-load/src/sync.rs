//! How long the disk takes to make something durable, while the house uses it too.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::times::Times;

/// How long it rests between two syncs.
const REST: Duration = Duration::from_millis(50);
/// What is written each time: about what the house writes for one entry.
const BYTES: usize = 4 * 4_120;

/// Syncs a file of its own again and again, until it is ended.
pub(crate) struct SyncClock {
    is_over: Arc<AtomicBool>,
    thread: JoinHandle<io::Result<Times>>,
}

impl SyncClock {
    /// Begins, with a file in this folder.
    pub(crate) fn start(folder: &Path) -> io::Result<SyncClock> {
        let is_over = Arc::new(AtomicBool::new(false));
        let (over, path) = (Arc::clone(&is_over), folder.join(format!("parlor-load-{}", std::process::id())));
        let thread = thread::Builder::new().spawn(move || run(&path, &over))?;
        Ok(SyncClock { is_over, thread })
    }

    /// Ends; how long the syncs took.
    pub(crate) fn end(self) -> io::Result<Times> {
        self.is_over.store(true, Ordering::Relaxed);
        self.thread.join().unwrap_or_else(|_| Err(io::Error::other("the thread is gone")))
    }
}

fn run(path: &PathBuf, is_over: &AtomicBool) -> io::Result<Times> {
    let mut file = File::create(path)?;
    let (mut times, bytes) = (Times::default(), [1; BYTES]);
    while !is_over.load(Ordering::Relaxed) {
        let begin = Instant::now();
        file.write_all(&bytes)?;
        file.sync_all()?;
        times.add(begin.elapsed());
        thread::sleep(REST);
    }
    drop(file);
    fs::remove_file(path)?;
    Ok(times)
}
