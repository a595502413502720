//! Spaces of the board, and the corners at which three of them meet (P2).

use std::fmt;
use std::str::FromStr;

use crate::Symbol;

/// A place for tiles, in axial coordinates. It may be off the board.
///
/// ```
/// use parlor_polygon::{Space, Symbol};
///
/// let space: Space = "1,-2".parse()?;
/// assert_eq!((space.q, space.r, space.distance(Space::new(0, 0))), (1, -2, 2));
///
/// // Three spaces meet at a symbol: each is a partner of the two others.
/// let [one, two] = space.partners(Symbol::Diamond).unwrap();
/// assert_eq!((space.distance(one), space.distance(two), one.distance(two)), (1, 1, 1));
/// assert!(one.partners(Symbol::Diamond).unwrap().contains(&space));
/// assert!(two.partners(Symbol::Diamond).unwrap().contains(&space));
/// # Ok::<(), parlor_polygon::SpaceError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// To the right.
    pub q: i8,
    /// Down and to the right.
    pub r: i8,
}

impl Space {
    /// The space of these coordinates.
    #[must_use]
    pub const fn new(q: i8, r: i8) -> Space {
        Space { q, r }
    }

    /// How many steps it is away from another space.
    #[must_use]
    pub const fn distance(self, other: Space) -> u16 {
        let (q, r) = (self.q as i16 - other.q as i16, self.r as i16 - other.r as i16);
        let sum = q + r;
        (q.unsigned_abs() + r.unsigned_abs() + sum.unsigned_abs()) / 2
    }

    /// The space so far away; none where coordinates end.
    #[must_use]
    pub fn step(self, q: i8, r: i8) -> Option<Space> {
        Some(Space { q: self.q.checked_add(q)?, r: self.r.checked_add(r)? })
    }

    /// The other two spaces of this space's grouping for a symbol, on the board or not: the spaces that meet it at the corner
    /// with that symbol. None where coordinates end.
    ///
    /// The grouping of a base has the base, the space to its right and the space below to its right; its symbol goes by
    /// `(q - r) mod 3` of the base.
    #[must_use]
    pub fn partners(self, symbol: Symbol) -> Option<[Space; 2]> {
        let own = (i16::from(self.q) - i16::from(self.r)).rem_euclid(3);
        match (symbol as i16 - own).rem_euclid(3) {
            // The base of the grouping is this space,
            0 => Some([self.step(1, 0)?, self.step(0, 1)?]),
            // the one above to its left,
            1 => Some([self.step(0, -1)?, self.step(1, -1)?]),
            // or the one to its left.
            _ => Some([self.step(-1, 0)?, self.step(-1, 1)?]),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a space is two coordinates with a comma between them, such as 1,-2")]
pub struct SpaceError;

impl FromStr for Space {
    type Err = SpaceError;

    fn from_str(text: &str) -> Result<Space, SpaceError> {
        let (q, r) = text.split_once(',').ok_or(SpaceError)?;
        Ok(Space { q: coordinate(q)?, r: coordinate(r)? })
    }
}

/// A whole number as it is printed: no plus, no leading zeros, no minus before zero, so that a space has one spelling.
fn coordinate(text: &str) -> Result<i8, SpaceError> {
    let number: i8 = text.parse().map_err(|_| SpaceError)?;
    if number.to_string() == text { Ok(number) } else { Err(SpaceError) }
}

parlor_core::serde_as_text!(Space);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p02_spaces_have_one_spelling() {
        for (text, space) in [("0,0", Space::new(0, 0)), ("-3,12", Space::new(-3, 12))] {
            assert_eq!(text.parse(), Ok(space));
            assert_eq!(space.to_string(), text);
            assert_eq!(format!("{space:?}"), text);
        }
        for bad in ["", "0", "0,", ",0", "+1,0", "01,0", "-0,0", "0,0,0", "0, 0", "200,0", "a,b"] {
            assert_eq!(bad.parse::<Space>(), Err(SpaceError), "{bad:?}");
        }
    }

    #[test]
    fn p02_the_grouping_of_a_base() {
        // The base 0,0 is of the star: (0 - 0) mod 3 is 0.
        let of = |q, r, symbol| Space::new(q, r).partners(symbol).unwrap();
        assert_eq!(of(0, 0, Symbol::Star), [Space::new(1, 0), Space::new(0, 1)]);
        assert_eq!(of(1, 0, Symbol::Star), [Space::new(0, 0), Space::new(0, 1)]);
        assert_eq!(of(0, 1, Symbol::Star), [Space::new(0, 0), Space::new(1, 0)]);
        // The base -1,0 has (-1) mod 3 = 2: circle; the base 0,-1 has 1: diamond.
        assert_eq!(of(0, 0, Symbol::Circle), [Space::new(-1, 0), Space::new(-1, 1)]);
        assert_eq!(of(0, 0, Symbol::Diamond), [Space::new(0, -1), Space::new(1, -1)]);
        assert_eq!(Space::new(127, 0).partners(Symbol::Diamond), None);
    }

    #[test]
    fn p03_distances_are_counted_in_steps() {
        let from = |q, r| Space::new(q, r).distance(Space::new(0, 0));
        assert_eq!(
            (from(0, 0), from(1, 0), from(1, -1), from(2, -1), from(1, 1), from(-3, 3)),
            (0, 1, 1, 2, 2, 3)
        );
        assert_eq!(Space::new(-128, -128).distance(Space::new(127, 127)), 510);
    }
}
