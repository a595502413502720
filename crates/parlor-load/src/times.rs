//! How long things took.

use std::fmt;
use std::time::Duration;

/// How long each of many things took.
#[derive(Clone, Debug, Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// How many there were.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The time within which so many of a thousand were done.
    pub(crate) fn within(&self, of_a_thousand: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let index = (sorted.len() * of_a_thousand / 1_000).min(sorted.len().saturating_sub(1));
        sorted.get(index).copied().unwrap_or_default()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |time: Duration| time.as_secs_f64() * 1_000.0;
        write!(f, "p50 {:.1} ms, p99 {:.1} ms", millis(self.within(500)), millis(self.within(990)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_are_done_within_a_time() {
        let mut times = Times::default();
        assert_eq!(times.to_string(), "p50 0.0 ms, p99 0.0 ms");
        for millis in (1..=100).rev() {
            times.add(Duration::from_millis(millis));
        }
        assert_eq!(times.to_string(), "p50 51.0 ms, p99 100.0 ms");
        assert_eq!((times.count(), times.within(1_000)), (100, Duration::from_millis(100)));
    }
}
