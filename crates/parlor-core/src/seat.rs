//! Seats, viewers, and containers indexed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats that a table of any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table. People and files count seats from 1; the index counts from 0.
///
/// ```
/// use parlor_core::{MAX_SEATS, Seat, SeatError};
///
/// let second: Seat = "2".parse()?;
/// assert_eq!((second.index(), second.number()), (1, 2));
/// let round_the_table: Vec<u8> =
///     std::iter::successors(Some(second), |seat| Some(seat.left(3))).take(4).map(Seat::number).collect();
/// assert_eq!(round_the_table, [2, 3, 1, 2]);
/// assert_eq!((Seat::first(4).count(), Seat::new(MAX_SEATS as u8)), (4, None));
/// # Ok::<(), SeatError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, if there can be one.
    #[must_use]
    pub const fn new(index: u8) -> Option<Seat> {
        if (index as usize) < MAX_SEATS { Some(Seat(index)) } else { None }
    }

    /// The first seats of a table, in order; at most [`MAX_SEATS`].
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        debug_assert!(usize::from(count) <= MAX_SEATS);
        (0..count).map(Seat)
    }

    /// The index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people see, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat to the left: the next one clockwise at a table of `count` seats.
    #[must_use]
    pub const fn left(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// The text is not the number of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seat is a number from 1 to {MAX_SEATS}")]
pub struct SeatError;

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => Seat::new(digit - b'1').ok_or(SeatError),
            _ => Err(SeatError),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        number.checked_sub(1).and_then(Seat::new).ok_or_else(|| serde::de::Error::custom(SeatError))
    }
}

/// Somebody who looks at a game.
///
/// ```
/// use parlor_core::{Seat, Viewer};
///
/// let [one, two] = [0, 1].map(|index| Seat::new(index).unwrap());
/// let everybody: Vec<Viewer> = Viewer::all(2).collect();
/// assert_eq!(everybody, [Viewer::Seat(one), Viewer::Seat(two), Viewer::Watcher]);
/// assert!(everybody[0].is(one) && !everybody[0].is(two));
/// assert!(!Viewer::Watcher.is(one));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody without a seat, who sees what everybody sees.
    Watcher,
}

impl Viewer {
    /// Everybody who can look at a table of `count` seats.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::first(count).map(Viewer::Seat).chain(std::iter::once(Viewer::Watcher))
    }

    /// Where this viewer sits.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        }
    }

    /// Whether this viewer sits in `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// One `T` for every seat of a table, indexed by [`Seat`]. Held in place: cloning one allocates nothing of its own.
///
/// ```
/// use parlor_core::{BySeat, Seat};
///
/// let mut scores = BySeat::new(3, |_| 0);
/// let last = Seat::new(2).unwrap();
/// scores[last] += 30;
/// assert_eq!(scores.as_slice(), [0, 0, 30]);
/// let leader = scores.iter().max_by_key(|(_, score)| **score).map(|(seat, _)| seat);
/// assert_eq!(leader, Some(last));
/// assert_eq!(scores.map(|seat, score| score + i32::from(seat.number())).as_slice(), [1, 2, 33]);
/// assert_eq!(scores.get(Seat::new(3).unwrap()), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// One value for each of `count` seats; `count` is at most [`MAX_SEATS`].
    pub fn new(count: u8, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::first(count).map(value).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        u8::try_from(self.0.len()).expect("at most MAX_SEATS")
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// All seats with their values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + Clone {
        Seat::first(self.seats()).zip(self.0.iter())
    }

    /// All seats with their values, in order, to change them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        Seat::first(self.seats()).zip(self.0.iter_mut())
    }

    /// The values alone, in the order of the seats.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// Another value for each seat, made from this one.
    pub fn map<U>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, value)| f(seat, value)).collect())
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter()).finish()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        let seats: Vec<Seat> = Seat::first(3).collect();
        assert_eq!(seats[0].left(3), seats[1]);
        assert_eq!(seats[2].left(3), seats[0]);
    }

    #[test]
    fn people_count_seats_from_one() {
        let second: Seat = "2".parse().unwrap();
        assert_eq!(second.index(), 1);
        assert_eq!(second.to_string(), "2");
        assert_eq!(serde_json::to_string(&second).unwrap(), "2");
        assert_eq!(serde_json::from_str::<Seat>("2").unwrap(), second);
        for bad in ["0", "7", "", "12", "x", "+1"] {
            assert_eq!(bad.parse::<Seat>(), Err(SeatError), "{bad:?}");
        }
        for bad in ["0", "7", "255"] {
            assert!(serde_json::from_str::<Seat>(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn everybody_and_the_watcher_can_look() {
        assert_eq!(Viewer::all(2).count(), 3);
        assert_eq!(Viewer::all(2).last(), Some(Viewer::Watcher));
    }

    #[test]
    fn a_container_is_indexed_by_seat() {
        let mut scores = BySeat::new(3, |seat| i32::from(seat.number()));
        let last = Seat::new(2).unwrap();
        scores[last] += 10;
        assert_eq!(scores.as_slice(), [1, 2, 13]);
        assert_eq!(scores.map(|_, score| score * 2)[last], 26);
        assert_eq!(scores.get(Seat::new(3).unwrap()), None);
    }
}
