//! Streams of random numbers, one for each use of chance.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use super::{PlayerSeed, Seed, even};

/// A stream of random numbers for one use: the words of ChaCha20's key stream, with a key hashed from seed and label.
/// One use never shifts another, because each has a stream of its own.
///
/// ```
/// use parlor_core::{ChanceStream, Seed};
///
/// let seed = Seed::from_text("42");
/// let mut pile = ChanceStream::for_chance(&seed, "fives/pile");
/// assert_eq!([pile.word(), pile.word()], [3_834_727_546, 4_265_702_500]);
///
/// let mut tiles: Vec<u8> = (1..=9).collect();
/// pile.shuffle(&mut tiles);
/// assert_ne!(tiles, (1..=9).collect::<Vec<u8>>());
/// let mut roll = ChanceStream::for_chance(&seed, "polygon/roll/1/1");
/// assert!((1..=3).contains(&roll.die(3)));
/// ```
#[derive(Clone, Debug)]
pub struct ChanceStream(ChaCha20Rng);

impl ChanceStream {
    /// The stream of a game's chance for one use.
    #[must_use]
    pub fn for_chance(seed: &Seed, label: &str) -> ChanceStream {
        ChanceStream::keyed("parlor chance 1\n", seed.bytes(), label)
    }

    /// The stream of a player's own choices for one use.
    #[must_use]
    pub fn for_player(seed: &PlayerSeed, label: &str) -> ChanceStream {
        ChanceStream::keyed("parlor player 1\n", seed.bytes(), label)
    }

    fn keyed(domain: &str, seed: &[u8; 32], label: &str) -> ChanceStream {
        let key = Sha256::new_with_prefix(domain).chain_update(seed).chain_update(label);
        ChanceStream(ChaCha20Rng::from_seed(key.finalize().into()))
    }

    /// The next word of the stream.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `n - 1`, each equally likely: words from the top that would favour small numbers are passed
    /// over. `n` is not 0.
    pub fn below(&mut self, n: u32) -> u32 {
        even::below(n, || self.word())
    }

    /// An index into a slice of this length, each equally likely. `len` is not 0 and fits 32 bits.
    pub fn index(&mut self, len: usize) -> usize {
        even::index(len, || self.word())
    }

    /// Puts the items in an order, each order equally likely: from the last place down to the second, each place
    /// changes with one that is not above it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        even::shuffle(items, |len| self.index(len));
    }

    /// Throws a die: a number from 1 to `sides`.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// A seed drawn from this stream, for the chance of an imagined game.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(4) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed::new(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> ChanceStream {
        ChanceStream::for_chance(&Seed::from_text("42"), "test")
    }

    #[test]
    fn every_label_has_a_stream_of_its_own() {
        let seed = Seed::from_text("42");
        let first = |label| ChanceStream::for_chance(&seed, label).word();
        assert_ne!(first("fives/pile"), first("fives/first/1"));
        assert_eq!(first("fives/pile"), first("fives/pile"));
    }

    #[test]
    fn a_player_never_shares_a_stream_with_the_deal() {
        let bytes = [7; 32];
        let deal = ChanceStream::for_chance(&Seed::new(bytes), "x").word();
        assert_ne!(deal, ChanceStream::for_player(&PlayerSeed::new(bytes), "x").word());
    }

    #[test]
    fn numbers_below_n_are_even() {
        let mut stream = stream();
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[stream.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }

    #[test]
    fn below_passes_over_the_surplus_of_the_largest_words() {
        // With n just above half of all words, nearly every second word is passed over: without that, the numbers
        // below 2^31 - 1 would come up twice as often, and the mean would be far from the middle.
        let n = (1 << 31) + 1;
        let mut stream = stream();
        let mean = (0..4_000).map(|_| f64::from(stream.below(n))).sum::<f64>() / 4_000.0;
        let middle = f64::from(n) / 2.0;
        assert!((mean / middle - 1.0).abs() < 0.05, "mean {mean}, middle {middle}");
    }

    #[test]
    fn a_shuffle_reaches_every_order_equally() {
        let mut stream = stream();
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            stream.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_die_has_its_sides() {
        let mut stream = stream();
        let seen: std::collections::BTreeSet<u32> = (0..200).map(|_| stream.die(3)).collect();
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
    }
}
