//! Even draws from random words, the same for everything that gives words.

/// A number from 0 to `n - 1`, each equally likely: words from the top that would favour small numbers are passed over.
/// `n` is not 0.
#[inline]
pub(super) fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    // How many words there are beyond the last whole multiple of n; 2^32 mod n, without needing 33 bits.
    let surplus = (u32::MAX % n + 1) % n;
    loop {
        let word = word();
        if word <= u32::MAX - surplus {
            return word % n;
        }
    }
}

/// An index into a slice of this length, each equally likely. `len` is not 0 and fits 32 bits.
#[inline]
pub(super) fn index(len: usize, word: impl FnMut() -> u32) -> usize {
    let len = u32::try_from(len).expect("nothing that is drawn from is so long");
    below(len, word) as usize
}

/// Puts the items in an order, each order equally likely: from the last place down to the second, each place changes with one
/// that is not above it.
#[inline]
pub(super) fn shuffle<T>(items: &mut [T], mut index: impl FnMut(usize) -> usize) {
    for place in (1..items.len()).rev() {
        items.swap(place, index(place + 1));
    }
}
