//! Picks that follow from a number, so that a game can be played again.

/// Numbers by SplitMix64.
#[derive(Debug)]
pub(super) struct Chance {
    state: u64,
}

impl Chance {
    pub(super) const fn new(seed: u64) -> Chance {
        Chance { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to this, which is not among them; 0 if there is none.
    pub(super) fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.next() % end).unwrap_or_default()
    }

    /// One of some.
    pub(super) fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let index = self.below(items.len());
        items.get(index)
    }
}
