//! Multisets of few kinds: the tiles of a box, on a rack, in a pile.

use std::fmt;
use std::marker::PhantomData;

/// A kind of piece, of which a box has several that are alike.
pub trait Kind: Copy {
    /// Every kind once, in the order of their indexes.
    fn all() -> impl Iterator<Item = Self> + Clone;
    /// The place among all kinds, from 0.
    fn index(self) -> usize;
}

/// How many there are of each of `N` kinds.
///
/// ```
/// use parlor_core::{Counts, Kind};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Die(usize);
///
/// impl Kind for Die {
///     fn all() -> impl Iterator<Item = Die> + Clone {
///         (0..6).map(Die)
///     }
///
///     fn index(self) -> usize {
///         self.0
///     }
/// }
///
/// let mut dice: Counts<Die, 6> = [Die(5), Die(0), Die(5)].into_iter().collect();
/// assert_eq!((dice.count(Die(5)), dice.len()), (2, 3));
/// assert_eq!(dice.without([Die(5), Die(0)]).map(|rest| rest.iter().collect()), Some(vec![Die(5)]));
/// assert_eq!(dice.without([Die(0), Die(0)]), None);
/// assert!(dice.take(Die(0)) && !dice.take(Die(0)));
/// assert_eq!(format!("{dice:?}"), "[Die(5), Die(5)]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counts<K, const N: usize> {
    counts: [u8; N],
    kinds: PhantomData<K>,
}

impl<K, const N: usize> Counts<K, N> {
    /// A number for each kind, in the order of their indexes.
    #[must_use]
    pub const fn from_counts(counts: [u8; N]) -> Counts<K, N> {
        Counts { counts, kinds: PhantomData }
    }

    /// The number of each kind, in the order of their indexes.
    #[must_use]
    pub const fn as_counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// How many there are in all.
    #[must_use]
    pub fn len(&self) -> u16 {
        self.counts.iter().map(|count| u16::from(*count)).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; N]
    }
}

impl<K: Kind, const N: usize> Counts<K, N> {
    /// How many there are of one kind.
    #[must_use]
    #[inline]
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// Says how many there are of one kind.
    pub fn set(&mut self, kind: K, count: u8) {
        self.counts[kind.index()] = count;
    }

    /// Adds one.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.counts[kind.index()] += 1;
    }

    /// Takes one out; `false`, and nothing changes, if there is none.
    #[must_use]
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.counts[kind.index()];
        match count.checked_sub(1) {
            Some(fewer) => {
                *count = fewer;
                true
            }
            None => false,
        }
    }

    /// What remains without these; `None` if they are not all here.
    #[must_use]
    pub fn without(mut self, kinds: impl IntoIterator<Item = K>) -> Option<Counts<K, N>> {
        kinds.into_iter().all(|kind| self.take(kind)).then_some(self)
    }

    /// One by one, in the order of their indexes.
    pub fn iter(&self) -> impl Iterator<Item = K> + Clone + use<K, N> {
        let counts = self.counts;
        K::all().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(counts[kind.index()])))
    }

    /// The sum of the numbers on them.
    #[must_use]
    pub fn sum(&self) -> i32
    where
        K: Into<i32>,
    {
        K::all().map(|kind| i32::from(self.count(kind)) * kind.into()).sum()
    }
}

impl<K, const N: usize> Default for Counts<K, N> {
    fn default() -> Counts<K, N> {
        Counts::from_counts([0; N])
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Counts<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Counts<K, N> {
        let mut all = Counts::default();
        kinds.into_iter().for_each(|kind| all.add(kind));
        all
    }
}

impl<K: Kind + fmt::Debug, const N: usize> fmt::Debug for Counts<K, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
