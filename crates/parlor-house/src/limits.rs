//! How much of a house one person, one address and everyone together may take up.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How much of a house one person, one address and everyone together may take up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Connections of everyone together.
    pub sockets: u64,
    /// Connections of one person: one for each tab.
    pub sockets_of_a_person: usize,
    /// New guests from one address at once; every two seconds one more.
    pub guests_of_an_address: u64,
    /// New tables of one person at once; every minute one more.
    pub tables_of_a_person: u64,
    /// A request is answered within this time, whatever its sender is waiting for.
    pub answer_within: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 20_000,
            sockets_of_a_person: 16,
            guests_of_an_address: 30,
            tables_of_a_person: 100,
            answer_within: Duration::from_secs(20),
        }
    }
}

/// How long it takes until an address can have one more guest, in milliseconds.
pub(crate) const GUEST_EVERY: u64 = 2_000;
/// How long it takes until a person can have one more table, in milliseconds.
pub(crate) const TABLE_EVERY: u64 = 60_000;

/// From this many on, those who have used up nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Who has used up how much of what comes back at an even pace.
pub(crate) struct Buckets<K> {
    most: u64,
    every: u64,
    /// When everything that was used up will have come back.
    spent_until: Mutex<HashMap<K, u64>>,
}

impl<K: Eq + Hash> Buckets<K> {
    /// Everyone has `most`, and `every` so many milliseconds one more comes back.
    pub(crate) fn new(most: u64, every: u64) -> Buckets<K> {
        Buckets { most, every, spent_until: Mutex::new(HashMap::new()) }
    }

    /// Uses up one; `false` if there is none left.
    pub(crate) fn take(&self, who: K, now: u64) -> bool {
        let mut spent_until = self.spent_until.lock().unwrap_or_else(PoisonError::into_inner);
        if spent_until.len() >= REMEMBERED && !spent_until.contains_key(&who) {
            spent_until.retain(|_, until| *until > now);
        }
        let until = spent_until.entry(who).or_insert(now);
        let next = now.max(*until) + self.every;
        let is_left = next <= now + self.most * self.every;
        if is_left {
            *until = next;
        }
        is_left
    }
}

/// What counts as one address: one home has very many in version 6, which share their first half.
pub(crate) fn home(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back() {
        let buckets = Buckets::new(3, 10);
        let taken =
            |now| std::iter::repeat_with(|| buckets.take("a", now)).take_while(|taken| *taken).count();
        assert_eq!(taken(1_000), 3);
        assert_eq!(taken(1_009), 0);
        assert_eq!(taken(1_010), 1);
        assert_eq!(taken(5_000), 3);
        assert!(buckets.take("b", 5_000));
    }

    #[test]
    fn those_who_used_up_nothing_are_forgotten() {
        let buckets = Buckets::new(1, 10);
        for who in 0..50_000 {
            buckets.take(who, who);
        }
        assert!(buckets.spent_until.lock().unwrap().len() <= REMEMBERED + 1);
    }

    #[test]
    fn one_home_counts_once() {
        let home = |text: &str| home(text.parse().unwrap());
        assert_eq!(home("2001:db8:1:2::1"), home("2001:db8:1:2:ffff::2"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_eq!(home("::ffff:192.0.2.1"), home("192.0.2.1"));
        assert_ne!(home("192.0.2.2"), home("192.0.2.1"));
    }
}
