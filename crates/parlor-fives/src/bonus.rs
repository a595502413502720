//! Bonus squares.

use serde::Serialize;

/// What a square does for the play that covers it (F13).
///
/// ```
/// use parlor_fives::{Bonus, Edition};
///
/// let edition = Edition::classic();
/// assert_eq!(edition.bonus("A1".parse()?), Bonus::Triple);
/// assert_eq!(edition.bonus("D1".parse()?), Bonus::Plus10);
/// assert_eq!((Bonus::Plus10.plus(), Bonus::Triple.times()), (10, 3));
/// assert_eq!(Bonus::from_letter(b'D').map(Bonus::times), Some(2));
/// # Ok::<(), parlor_fives::SquareError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Adds 5 to the tile on it.
    Plus5,
    /// Adds 10 to the tile on it.
    Plus10,
    /// Doubles the whole cluster.
    Double,
    /// Triples the whole cluster.
    Triple,
}

impl Bonus {
    /// How much it adds to the tile on it.
    #[must_use]
    pub const fn plus(self) -> u8 {
        match self {
            Bonus::Plus5 => 5,
            Bonus::Plus10 => 10,
            Bonus::None | Bonus::Double | Bonus::Triple => 0,
        }
    }

    /// How many times it counts the cluster.
    #[must_use]
    pub const fn times(self) -> u8 {
        match self {
            Bonus::Double => 2,
            Bonus::Triple => 3,
            Bonus::None | Bonus::Plus5 | Bonus::Plus10 => 1,
        }
    }

    /// The letter of an edition file; the centre's star and the dot both mean nothing.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Bonus> {
        match letter {
            b'.' | b'*' => Some(Bonus::None),
            b'V' => Some(Bonus::Plus5),
            b'X' => Some(Bonus::Plus10),
            b'D' => Some(Bonus::Double),
            b'T' => Some(Bonus::Triple),
            _ => None,
        }
    }

    /// The letter of an edition file.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Bonus::None => '.',
            Bonus::Plus5 => 'V',
            Bonus::Plus10 => 'X',
            Bonus::Double => 'D',
            Bonus::Triple => 'T',
        }
    }
}
