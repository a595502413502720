//! Seeds: 32 secret bytes that decide everything random.

use std::fmt;

use sha2::{Digest, Sha256};

use super::{Commitment, hex};

/// The seed of a game's chance. Printing it for debugging shows nothing; [`Seed::to_hex`] is for the moment it may be
/// shown.
///
/// ```
/// use parlor_core::{Seed, SeedTextError};
///
/// let seed = Seed::from_text("42");
/// assert_eq!(Seed::from_hex(&seed.to_hex()), Ok(seed));
/// assert_eq!(Seed::from_text(&seed.to_hex()), seed);
/// assert_eq!(Seed::from_hex("42"), Err(SeedTextError));
/// assert_eq!(format!("{seed:?}"), "Seed(hidden)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl From<&str> for Seed {
    /// As [`Seed::from_text`].
    fn from(text: &str) -> Seed {
        Seed::from_text(text)
    }
}

impl Seed {
    /// The seed made of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed in text: 64 hexadecimal digits are the 32 bytes themselves; any other text is hashed with SHA-256.
    #[must_use]
    pub fn from_text(text: &str) -> Seed {
        Seed(hex::read_32(text).unwrap_or_else(|| Sha256::digest(text).into()))
    }

    /// Reads 64 hexadecimal digits and nothing else.
    ///
    /// # Errors
    /// If the text is anything else.
    pub fn from_hex(text: &str) -> Result<Seed, SeedTextError> {
        hex::read_32(text).map(Seed).ok_or(SeedTextError)
    }

    /// The seed as 64 hexadecimal digits, to be shown when it no longer has to be secret.
    #[must_use]
    pub fn to_hex(&self) -> String {
        struct Hex<'a>(&'a [u8]);
        impl fmt::Display for Hex<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hex::write(self.0, f)
            }
        }
        Hex(&self.0).to_string()
    }

    /// What the house publishes before the game: the SHA-256 of its seed.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment::new(Sha256::digest(self.0).into())
    }

    pub(super) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// The text is not a seed in hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct SeedTextError;

/// The seed of one player's own choices. It is a type apart from [`Seed`] and hashed under a name of its own: a bot's
/// choices never share a number with the deal.
///
/// ```
/// use parlor_core::{ChanceStream, PlayerSeed, Seed};
///
/// let player = PlayerSeed::from_text("42");
/// let mut choices = ChanceStream::for_player(&player, "x");
/// let mut deal = ChanceStream::for_chance(&Seed::from_text("42"), "x");
/// assert_ne!(choices.word(), deal.word());
/// assert_ne!(player, PlayerSeed::from_text("43"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerSeed([u8; 32]);

impl PlayerSeed {
    /// The seed made of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> PlayerSeed {
        PlayerSeed(bytes)
    }

    /// A player's seed from any text.
    #[must_use]
    pub fn from_text(text: &str) -> PlayerSeed {
        let hash = Sha256::new_with_prefix("parlor player seed 1\n").chain_update(text);
        PlayerSeed(hash.finalize().into())
    }

    pub(super) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_64_hex_digits_is_the_seed_itself() {
        let text = "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF";
        assert_eq!(Seed::from_text(text).to_hex(), text.to_lowercase());
        assert_eq!(Seed::from_hex(text), Ok(Seed::from_text(text)));
    }

    #[test]
    fn any_other_text_is_hashed() {
        // printf 42 | sha256sum
        let hash = "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049";
        assert_eq!(Seed::from_text("42").to_hex(), hash);
        assert_eq!(Seed::from_hex("42"), Err(SeedTextError));
        assert_eq!(Seed::from_hex(&"g".repeat(64)), Err(SeedTextError));
    }

    #[test]
    fn debugging_shows_no_seed() {
        assert_eq!(format!("{:?}", Seed::from_text("42")), "Seed(hidden)");
    }
}
