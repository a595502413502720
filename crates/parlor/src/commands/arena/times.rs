//! How long decisions take.

use std::time::Duration;

/// How many steps there are from one time to twice that time.
const STEPS: u32 = 8;
const BUCKETS: usize = (64 * STEPS) as usize;

/// Times of decisions, counted in steps of about nine per cent: millions of them take no more room than one.
#[derive(Clone)]
pub(super) struct Times {
    buckets: [u64; BUCKETS],
    count: u64,
    total: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times { buckets: [0; BUCKETS], count: 0, total: Duration::ZERO }
    }
}

impl Times {
    /// Takes a decision in.
    pub(super) fn add(&mut self, time: Duration) {
        self.count += 1;
        self.total += time;
        let nanoseconds = u64::try_from(time.as_nanos()).expect("nobody thinks for centuries").max(1);
        let power = nanoseconds.ilog2();
        // How far it is from this power of two to the next, in steps.
        let step = (u128::from(nanoseconds - (1 << power)) * u128::from(STEPS)) >> power;
        let bucket = power as usize * STEPS as usize + usize::try_from(step).expect("one of a few steps");
        self.buckets[bucket.min(BUCKETS - 1)] += 1;
    }

    /// Takes in what somebody else has counted.
    pub(super) fn merge(&mut self, other: &Times) {
        self.count += other.count;
        self.total += other.total;
        for (own, others) in self.buckets.iter_mut().zip(other.buckets) {
            *own += others;
        }
    }

    /// The mean.
    pub(super) fn mean(&self) -> Duration {
        u32::try_from(self.count)
            .ok()
            .filter(|count| *count > 0)
            .map_or(Duration::ZERO, |count| self.total / count)
    }

    /// The time that 99 of 100 decisions do not exceed, by at most a step.
    pub(super) fn p99(&self) -> Duration {
        if self.count == 0 {
            return Duration::ZERO;
        }
        let mut left = self.count - self.count / 100;
        for (bucket, count) in self.buckets.iter().enumerate() {
            if left <= *count {
                // The end of the step: nobody in it took longer.
                let (power, step) = ((bucket + 1) / STEPS as usize, (bucket + 1) % STEPS as usize);
                let nanoseconds = (u128::from(STEPS) + step as u128) << power.min(63) >> STEPS.ilog2();
                return Duration::from_nanos(u64::try_from(nanoseconds).expect("less than 2 to the 64th"));
            }
            left -= count;
        }
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_exact_and_p99_is_near() {
        let mut times = Times::default();
        for _ in 0..98 {
            times.add(Duration::from_micros(10));
        }
        times.add(Duration::from_micros(100));
        let mut other = Times::default();
        other.add(Duration::from_millis(5));
        times.merge(&other);
        assert_eq!(times.mean(), Duration::from_nanos((980_000 + 100_000 + 5_000_000) / 100));
        let p99 = times.p99();
        assert!((Duration::from_micros(100)..Duration::from_micros(115)).contains(&p99), "{p99:?}");
        assert_eq!(Times::default().mean(), Duration::ZERO);
        assert_eq!(Times::default().p99(), Duration::ZERO);
    }
}
