//! Many worlds, on all cores.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::bugs::Bug;
use crate::tally::Tally;
use crate::world::{Failure, simulate};

/// How many submissions are answered in one world.
const SUBMISSIONS: u64 = 1_500;

/// How far to go.
#[derive(Clone, Copy, Debug)]
pub enum Depth {
    /// So many worlds.
    Seeds(u64),
    /// Until so many submissions were answered.
    Answered(u64),
}

/// Simulates world after world, from a seed on, up to the first in which something is wrong; that one is simulated again to see
/// what happened last.
///
/// # Errors
/// If something is wrong in a world.
pub fn run(from: u64, depth: Depth, bug: Option<Bug>) -> Result<Tally, Box<Failure>> {
    let (next, stop) = (AtomicU64::new(from), AtomicBool::new(false));
    let total = Mutex::new((Tally::default(), None::<Box<Failure>>));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if matches!(depth, Depth::Seeds(seeds) if seed >= from + seeds) {
                        return;
                    }
                    let end = simulate(seed, SUBMISSIONS, bug, false);
                    let mut total = total.lock().expect("nothing panics while it holds the lock");
                    match end {
                        Ok(tally) => total.0 += tally,
                        Err(failure) => {
                            total.0.answered += failure.answered;
                            // The smallest seed is reported, whichever thread was faster.
                            if total.1.as_ref().is_none_or(|other| failure.seed < other.seed) {
                                total.1 = Some(failure);
                            }
                            stop.store(true, Ordering::Relaxed);
                        }
                    }
                    if matches!(depth, Depth::Answered(answered) if total.0.answered >= answered) {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let (tally, failure) = total.into_inner().expect("nothing panics while it holds the lock");
    match failure {
        None => Ok(tally),
        Some(failure) => Err(match simulate(failure.seed, SUBMISSIONS, bug, true) {
            Err(traced) => traced,
            Ok(_) => failure,
        }),
    }
}

/// How many submissions it took to find a planted bug, and what was found; `None` if it was not found within so many.
#[must_use]
pub fn find(bug: Bug, within: u64) -> Option<(u64, Failure)> {
    let mut answered = 0;
    for seed in 0.. {
        match simulate(seed, SUBMISSIONS, Some(bug), false) {
            Ok(tally) => answered += tally.answered,
            Err(failure) => return Some((answered + failure.answered, *failure)),
        }
        if answered >= within {
            break;
        }
    }
    None
}
