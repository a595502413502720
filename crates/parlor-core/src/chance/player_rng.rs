//! Quick random numbers for players' own choices.

use super::{PlayerSeed, even};

/// The random numbers of one decision of a player, in a few nanoseconds: a game has thousands of decisions, and hashing a
/// key for a [`ChanceStream`](super::ChanceStream) would take longer than most of them. The numbers are those of SplitMix64; each
/// seed and number of a decision has its own.
///
/// Only for what a player chooses, never for a deal: SplitMix64 is not a cipher. Who sees a few of its numbers can work out
/// all others, and with them the hidden cards; a player who guesses another's numbers only learns how a tie is broken.
///
/// ```
/// use parlor_core::{PlayerRng, PlayerSeed};
///
/// let seed = PlayerSeed::from_text("42/seat 1");
/// let picks = |decision| {
///     let mut rng = PlayerRng::new(&seed, decision);
///     [rng.below(100), rng.below(100), rng.below(100)]
/// };
/// assert_eq!(picks(1), picks(1));
/// assert_ne!(picks(1), picks(2));
/// assert!(picks(3).iter().all(|pick| *pick < 100));
/// ```
#[derive(Clone, Debug)]
pub struct PlayerRng {
    state: u64,
}

impl PlayerRng {
    /// The numbers of a player's decision; `decision` counts the decisions, or anything else that tells them apart.
    #[must_use]
    pub fn new(seed: &PlayerSeed, decision: u64) -> PlayerRng {
        let [a, b, c, d, e, f, g, h, ..] = *seed.bytes();
        let seed = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        // Both are mixed: with a mere sum, a decision's numbers would be the last one's, moved by one.
        PlayerRng { state: mix(seed ^ mix(decision)) }
    }

    /// The next word: the upper half of what SplitMix64 gives.
    #[inline]
    pub fn word(&mut self) -> u32 {
        let mixed = mix(self.state);
        self.state = self.state.wrapping_add(STEP);
        (mixed >> 32) as u32
    }

    /// A number from 0 to `n - 1`, each equally likely, drawn as by [`ChanceStream::below`](super::ChanceStream::below). `n` is not
    /// 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        even::below(n, || self.word())
    }

    /// An index into a slice of this length, each equally likely. `len` is not 0 and fits 32 bits.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        even::index(len, || self.word())
    }

    /// Puts the items in an order, each order equally likely, as [`ChanceStream::shuffle`](super::ChanceStream::shuffle) does.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        even::shuffle(items, |len| self.index(len));
    }
}

/// By how much SplitMix64's state grows with each number.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number that SplitMix64 gives in this state.
#[inline]
const fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(STEP);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rng(decision: u64) -> PlayerRng {
        PlayerRng::new(&PlayerSeed::from_text("42"), decision)
    }

    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        // Published with many implementations, for the state 1234567.
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        let mut rng = PlayerRng { state: 1_234_567 };
        for number in published {
            assert_eq!(mix(rng.state), number);
            assert_eq!(u64::from(rng.word()), number >> 32);
        }
    }

    #[test]
    fn every_decision_and_every_seed_has_numbers_of_its_own() {
        let mut states: Vec<u64> = (0..1_000).map(|decision| rng(decision).state).collect();
        for text in 0..1_000 {
            states.push(PlayerRng::new(&PlayerSeed::from_text(&format!("player {text}")), 0).state);
        }
        // Not the same states, nor the next ones of one another.
        let states: std::collections::BTreeSet<u64> = states.into_iter().collect();
        assert_eq!(states.len(), 2_000);
        for steps in 1..=100 {
            let ahead = |state: &u64| state.wrapping_add(STEP.wrapping_mul(steps));
            assert!(!states.iter().any(|state| states.contains(&ahead(state))), "{steps}");
        }
    }

    #[test]
    fn first_choices_are_even_from_decision_to_decision() {
        let mut counts = [0_u32; 6];
        for decision in 0..60_000 {
            counts[rng(decision).index(6)] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
        let mut pairs = [0_u32; 9];
        for decision in 0..45_000 {
            let mut rng = rng(decision);
            pairs[rng.index(3) * 3 + rng.index(3)] += 1;
        }
        assert!(pairs.iter().all(|count| (4_650..5_350).contains(count)), "{pairs:?}");
    }
}
