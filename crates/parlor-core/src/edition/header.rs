//! What every edition has.

use std::fmt;
use std::ops::RangeInclusive;

/// The most characters of an edition's name.
pub(super) const MAX_NAME: usize = 40;

/// What every edition has: a name, and how many can play. Made by [`EditionText::header`] alone, so that it is always one
/// that makes sense. `Display` writes the lines with which an edition file begins.
///
/// [`EditionText::header`]: super::EditionText::header
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionHeader {
    name: String,
    players: (u8, u8),
}

impl EditionHeader {
    pub(super) fn new(name: &str, players: (u8, u8)) -> EditionHeader {
        EditionHeader { name: name.to_owned(), players }
    }

    /// The edition's name: small letters, digits and hyphens, so that it can stand in records and addresses.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many can play.
    #[must_use]
    pub const fn players(&self) -> RangeInclusive<u8> {
        self.players.0..=self.players.1
    }
}

/// Whether an edition can have this name.
pub(super) fn is_name(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=MAX_NAME).contains(&name.len()) && name.bytes().all(is_plain)
}

impl fmt::Display for EditionHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = self.players;
        writeln!(f, "name = \"{}\"", self.name)?;
        writeln!(f, "players = [{least}, {most}]")
    }
}
