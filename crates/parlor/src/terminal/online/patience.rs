//! For whom of those who are gone somebody waits.

use std::time::{Duration, Instant};

use parlor_core::Seat;

/// How long somebody is waited for, before it is asked again what to do.
const ASK_AGAIN: Duration = Duration::from_secs(120);

/// For whom somebody waits, until they are back or it is asked again: a table never hangs.
#[derive(Debug, Default)]
pub(super) struct Patience(Vec<(Seat, Instant)>);

impl Patience {
    /// Waits for whoever sits there.
    pub(super) fn wait_for(&mut self, seat: Seat, now: Instant) {
        self.0.push((seat, now + ASK_AGAIN));
    }

    /// Whether whoever sits there is waited for.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        self.0.iter().any(|(waited_for, _)| *waited_for == seat)
    }

    /// When it is to be asked again about somebody.
    pub(super) fn asks_again_at(&self) -> Option<Instant> {
        self.0.iter().map(|(_, until)| *until).min()
    }

    /// Waits no more for those about whom it is to be asked by now.
    pub(super) fn lose(&mut self, now: Instant) {
        self.0.retain(|(_, until)| now < *until);
    }

    /// Waits only for those who are still gone.
    pub(super) fn keep(&mut self, is_gone: impl Fn(Seat) -> bool) {
        self.0.retain(|(seat, _)| is_gone(*seat));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_asked_again_after_a_while() {
        let (ben, caro) = (Seat::new(1).unwrap(), Seat::new(2).unwrap());
        let (mut patience, begin) = (Patience::default(), Instant::now());
        assert_eq!(patience.asks_again_at(), None);
        patience.wait_for(ben, begin);
        patience.wait_for(caro, begin + Duration::from_secs(30));
        let due = patience.asks_again_at().unwrap();
        assert_eq!(due, begin + Duration::from_secs(120));
        patience.lose(due - Duration::from_secs(1));
        assert!(patience.waits_for(ben) && patience.waits_for(caro));
        patience.lose(due);
        assert!(!patience.waits_for(ben) && patience.waits_for(caro));
        // Whoever is back is not waited for any more.
        patience.keep(|_| false);
        assert!(!patience.waits_for(caro));
        assert_eq!(patience.asks_again_at(), None);
    }
}
