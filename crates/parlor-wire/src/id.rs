//! Ids and secrets as short texts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::from_text::FromText;

/// Digits and lowercase letters that are hard to mistake for each other when somebody reads them aloud (Crockford's base 32).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The text is not an id of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an id has {length} digits or lowercase letters other than i, l, o and u")]
pub struct IdError {
    /// How many characters it should have.
    pub length: usize,
}

/// An id: a fixed number of characters of the alphabet, five bits each.
macro_rules! id {
    ($(#[$about:meta])* $Id:ident, $length:literal) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Id([u8; $length]);

        impl $Id {
            /// How many characters it has.
            pub const LENGTH: usize = $length;

            /// The id of these random bytes, of which five bits each count.
            #[must_use]
            pub fn from_random(bytes: [u8; $length]) -> $Id {
                $Id(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                str::from_utf8(&self.0).expect("the alphabet is ASCII")
            }
        }

        impl FromStr for $Id {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$Id, IdError> {
                let bytes: [u8; $length] =
                    text.as_bytes().try_into().map_err(|_| IdError { length: $length })?;
                if bytes.iter().all(|byte| ALPHABET.contains(byte)) {
                    Ok($Id(bytes))
                } else {
                    Err(IdError { length: $length })
                }
            }
        }

        impl Serialize for $Id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $Id {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Id, D::Error> {
                deserializer.deserialize_str(FromText::new())
            }
        }
    };
}

/// An id that may be printed.
macro_rules! printed {
    ($Id:ident) => {
        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl fmt::Debug for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

/// An id that opens something: it never gets into a log line by accident.
macro_rules! hidden {
    ($Id:ident) => {
        impl fmt::Debug for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($Id), "(hidden)"))
            }
        }
    };
}

id! {
    /// A table of a house. It is no secret: who knows it still needs a seat or the invitation.
    TableId, 10
}
printed!(TableId);

id! {
    /// A client's own id of something that it submitted, drawn at random. The same key again gets the first answer again.
    Key, 26
}
printed!(Key);

id! {
    /// What an invitation has besides the table: who knows it may sit down or watch.
    InviteSecret, 26
}
hidden!(InviteSecret);

id! {
    /// What a guest is known by. The house keeps a hash of it only.
    SessionToken, 26
}
hidden!(SessionToken);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_nothing_else_does() {
        let id = TableId::from_random([0, 31, 32, 63, 64, 95, 9, 10, 255, 128]);
        assert_eq!(id.to_string(), "0z0z0z9az0");
        assert_eq!(id.to_string().parse(), Ok(id));
        let bad = IdError { length: 10 };
        for text in ["", "0z0z0z9az", "0z0z0z9az00", "0Z0z0z9az0", "0i0z0z9az0", "0z0z0z9a-0", "ñññññ"] {
            assert_eq!(text.parse::<TableId>(), Err(bad), "{text}");
        }
    }

    #[test]
    fn what_opens_something_is_not_printed() {
        let secret = InviteSecret::from_random([1; 26]);
        assert_eq!(format!("{secret:?}"), "InviteSecret(hidden)");
        assert_eq!(serde_json::to_string(&secret).unwrap(), format!("\"{}\"", "1".repeat(26)));
    }
}
