//! Text that is JSON already, at a client.

use std::fmt;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, Expected, IntoDeserializer, MapAccess, Unexpected, Visitor};
use serde::{Deserialize as _, forward_to_deserialize_any};
use serde_json::value::RawValue;

/// A value as it is written. [`RawValue::from_string`] reads all of it to see whether it is JSON, and brings a reader for every kind of
/// value along, which would be a tenth of what the pages load for online play. Here the text is a part of a message that was found by
/// its ends.
pub(crate) fn raw_value(written: &str) -> Option<Box<RawValue>> {
    Box::<RawValue>::deserialize(Written(Some(written))).ok()
}

/// The only value of a map with one key: that is how a [`RawValue`] is read.
struct Written<'a>(Option<&'a str>);

/// What can't happen, and has nothing to say.
#[derive(Debug)]
struct NotRead;

impl fmt::Display for NotRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it can't be read")
    }
}

impl std::error::Error for NotRead {}

impl serde::de::Error for NotRead {
    fn custom<T: fmt::Display>(_: T) -> NotRead {
        NotRead
    }

    // Those that would describe a value know how to write numbers.
    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> NotRead {
        NotRead
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> NotRead {
        NotRead
    }
}

impl<'de> Deserializer<'de> for Written<'de> {
    type Error = NotRead;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, NotRead> {
        Err(NotRead)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, NotRead> {
        visitor.visit_map(Entry { name: Some(name), written: self.0 })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct
        map struct enum identifier ignored_any
    }
}

struct Entry<'a> {
    name: Option<&'static str>,
    written: Option<&'a str>,
}

impl<'de> MapAccess<'de> for Entry<'de> {
    type Error = NotRead;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, NotRead> {
        let name: Option<StrDeserializer<'_, NotRead>> =
            self.name.take().map(IntoDeserializer::into_deserializer);
        name.map(|name| seed.deserialize(name)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, NotRead> {
        let written: StrDeserializer<'_, NotRead> = self.written.take().ok_or(NotRead)?.into_deserializer();
        seed.deserialize(written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_comes_out_as_it_went_in() {
        for written in ["{}", r#"{"a":[1.5, "b\n"]}"#, "null"] {
            assert_eq!(raw_value(written).map(|raw| raw.get().to_owned()).as_deref(), Some(written));
            assert_eq!(serde_json::to_string(&raw_value(written).unwrap()).unwrap(), written);
        }
    }
}
