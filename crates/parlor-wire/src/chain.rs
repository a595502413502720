//! The chain of what a viewer was sent.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::from_text::FromText;

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// A hash of all that a viewer of a table was sent, message after message. Server and client both compute it, so a client that
/// comes back can say exactly what it knows, and a server that was restored from an older copy notices that it differs.
///
/// It binds only what that viewer has seen: nothing can be learned from it.
///
/// ```
/// use parlor_wire::Chain;
///
/// let first = Chain::START.then(r#"{"info":{}}"#);
/// assert_eq!(first.to_string().parse(), Ok(first));
/// assert_ne!(first.then("a").then("b"), first.then("ab"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chain([u8; 16]);

impl Chain {
    /// Before anything was sent.
    pub const START: Chain = Chain([0; 16]);

    /// The chain after this was sent as well.
    #[must_use]
    pub fn then(self, body: &str) -> Chain {
        let hash = Sha256::new_with_prefix(self.0).chain_update(body).finalize();
        let (half, _) = hash.split_at(16);
        Chain(half.try_into().expect("half of 32 bytes"))
    }

    /// Its bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// Its text.
    fn digits(&self) -> [u8; 32] {
        let mut digits = [0; 32];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        digits
    }
}

fn as_text(digits: &[u8; 32]) -> &str {
    str::from_utf8(digits).expect("digits are ASCII")
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(as_text(&self.digits()))
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a chain is 32 hexadecimal digits")]
pub struct BadChain;

impl FromStr for Chain {
    type Err = BadChain;

    fn from_str(text: &str) -> Result<Chain, BadChain> {
        if text.len() != 32 || !text.is_ascii() {
            return Err(BadChain);
        }
        let mut bytes = [0; 16];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let digits = str::from_utf8(digits).map_err(|_| BadChain)?;
            // A sign is no digit.
            *byte =
                u8::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+')).ok_or(BadChain)?;
        }
        Ok(Chain(bytes))
    }
}

impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(as_text(&self.digits()))
    }
}

impl<'de> Deserialize<'de> for Chain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chain, D::Error> {
        deserializer.deserialize_str(FromText::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chain_is_pinned() {
        // (head -c 16 /dev/zero; printf hello) | sha256sum
        assert_eq!(Chain::START.then("hello").to_string(), "e10febfd3467f6eb5684c0fd4716ab7d");
    }

    #[test]
    fn nothing_else_is_a_chain() {
        for bad in ["", "00", &"0".repeat(31), &"g".repeat(32), &"+0".repeat(16), &"é".repeat(16)] {
            assert_eq!(bad.parse::<Chain>(), Err(BadChain), "{bad}");
        }
    }
}
