//! Reads what is written as text, without a copy of it.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Error, Visitor};

/// Reads a value from a text in JSON.
pub(crate) struct FromText<T>(PhantomData<T>);

impl<T> FromText<T> {
    pub(crate) const fn new() -> FromText<T> {
        FromText(PhantomData)
    }
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for FromText<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
