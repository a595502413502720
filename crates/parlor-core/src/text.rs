//! Values that are text wherever they are serialised.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::Deserializer;
use serde::de::{Error, Visitor};

/// Serialises types as the text that `Display` writes, and reads them back by `FromStr`: what can't be read is an error.
///
/// ```
/// use std::fmt;
/// use std::str::FromStr;
///
/// #[derive(Debug, PartialEq)]
/// struct Die(u8);
///
/// impl fmt::Display for Die {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "d{}", self.0)
///     }
/// }
///
/// impl FromStr for Die {
///     type Err = String;
///
///     fn from_str(text: &str) -> Result<Die, String> {
///         let sides = text.strip_prefix('d').and_then(|sides| sides.parse().ok());
///         sides.map(Die).ok_or_else(|| format!("{text} is no die"))
///     }
/// }
///
/// parlor_core::serde_as_text!(Die);
///
/// assert_eq!(serde_json::to_string(&Die(20))?, r#""d20""#);
/// assert_eq!(serde_json::from_str::<Die>(r#""d20""#)?, Die(20));
/// assert!(serde_json::from_str::<Die>(r#""w20""#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+) => {
        $(
            impl ::serde::Serialize for $type {
                fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> ::serde::Deserialize<'de> for $type {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    $crate::read_text(deserializer)
                }
            }
        )+
    };
}

/// Reads a value of which the serialised form is its text.
///
/// # Errors
/// If it is not text, or text of another form.
pub fn read_text<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: FromStr<Err: fmt::Display>,
    D: Deserializer<'de>,
{
    struct Text<T>(PhantomData<T>);

    impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a text")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(Text(PhantomData))
}
