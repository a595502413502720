//! Which fields and variants types declare, found out by reading examples of them.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::de::value::{Error, MapDeserializer, SeqDeserializer, StrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::Value;

/// Names, and whether an example has them.
pub(super) type Names = BTreeMap<&'static str, bool>;

/// What types declare: their fields, or variants, by the name of the type.
#[derive(Default)]
pub(super) struct Declared {
    fields: RefCell<BTreeMap<String, Names>>,
    variants: RefCell<BTreeMap<String, Names>>,
}

impl Declared {
    /// Notes what a type and those in it declare, as far as an example has them.
    pub(super) fn note<T: DeserializeOwned>(&self, example: &Value) {
        T::deserialize(Reader { value: example, declared: self })
            .unwrap_or_else(|error| panic!("{error}: {example}"));
    }

    /// The fields of every type and every variant.
    pub(super) fn fields(&self) -> Vec<(String, Names)> {
        self.fields.borrow().clone().into_iter().collect()
    }

    /// The variants of every type.
    pub(super) fn variants(&self) -> Vec<(String, Names)> {
        self.variants.borrow().clone().into_iter().collect()
    }

    fn note_fields(&self, of: &str, names: &'static [&'static str], value: &Value) {
        let mut types = self.fields.borrow_mut();
        let fields = types.entry(of.to_owned()).or_default();
        for name in names {
            *fields.entry(name).or_default() |= value.get(name).is_some();
        }
    }

    fn note_variants(&self, of: &str, names: &'static [&'static str], variant: &str) {
        let mut types = self.variants.borrow_mut();
        let variants = types.entry(of.to_owned()).or_default();
        for name in names {
            *variants.entry(name).or_default() |= *name == variant;
        }
    }
}

/// Reads a value, and notes what the type that is read declares.
#[derive(Clone, Copy)]
struct Reader<'a> {
    value: &'a Value,
    declared: &'a Declared,
}

impl<'a> Reader<'a> {
    fn of(self, value: &'a Value) -> Reader<'a> {
        Reader { value, ..self }
    }
}

impl<'de> IntoDeserializer<'de> for Reader<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// How `serde_json` asks for a value as text.
const RAW: &str = "$serde_json::private::RawValue";

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => visitor.visit_u64(number.as_u64().expect("numbers are whole")),
            Value::String(text) => visitor.visit_str(text),
            Value::Array(values) => {
                visitor.visit_seq(SeqDeserializer::new(values.iter().map(|value| self.of(value))))
            }
            Value::Object(fields) => visitor.visit_map(MapDeserializer::new(
                fields.iter().map(|(name, value)| (name.as_str(), self.of(value))),
            )),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        if name == RAW {
            let raw: StringDeserializer<Error> = self.value.to_string().into_deserializer();
            return visitor.visit_map(MapDeserializer::new(std::iter::once((RAW, raw))));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.declared.note_fields(name, fields, self.value);
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let (variant, content) = match self.value {
            Value::Object(fields) => fields.iter().next().map(|(name, value)| (name.as_str(), value)),
            value => value.as_str().map(|text| (text, &Value::Null)),
        }
        .expect("a variant is a text, or an object with one field");
        self.declared.note_variants(name, variants, variant);
        visitor.visit_enum(Variant { of: name, variant, content: self.of(content) })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// A variant and what is in it.
struct Variant<'a> {
    of: &'static str,
    variant: &'a str,
    content: Reader<'a>,
}

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        let name: StrDeserializer<'_, Error> = self.variant.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.content)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.content.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.content.declared.note_fields(
            &format!("{}::{}", self.of, self.variant),
            fields,
            self.content.value,
        );
        self.content.deserialize_any(visitor)
    }
}
