//! Requests as objects with named fields.

use std::collections::HashSet;
use std::fmt;

use parlor_words::Lang;
use parlor_words::program::{Expected, RefereeProblem};
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::fault::{Code, Fault};

/// A request: its id, to be given back as it came, and its other fields.
pub(super) struct Request<'a> {
    pub(super) id: Option<&'a RawValue>,
    pub(super) fields: Fields<'a>,
}

impl<'a> Request<'a> {
    pub(super) fn read(line: &'a [u8], lang: Lang) -> Result<Request<'a>, Fault> {
        let bad_json = |problem: &RefereeProblem<'_>| Fault::new(Code::BadJson, problem, lang);
        let text = std::str::from_utf8(line).map_err(|_| bad_json(&RefereeProblem::NotText))?;
        let not_json = |error: &serde_json::Error| {
            let detail = error.to_string();
            // The position is said apart, and the line is always the first.
            let detail = detail.split_once(" at line ").map_or(detail.as_str(), |(detail, _)| detail);
            bad_json(&RefereeProblem::BadJson { column: error.column(), detail })
        };
        // All of it is JSON, and then it is an object whose names are text.
        serde_json::from_str::<&RawValue>(text).map_err(|error| not_json(&error))?;
        let fields = Fields::read(text, String::new(), lang).map_err(|error| {
            if error.is_data() {
                Fault::new(Code::BadRequest, &RefereeProblem::NotAnObject, lang)
            } else {
                not_json(&error)
            }
        })?;
        Ok(Request { id: fields.find("id"), fields })
    }
}

/// The fields of an object, taken out one by one; what is left over at the end is not known.
pub(super) struct Fields<'a> {
    fields: Vec<(String, &'a RawValue)>,
    /// What stands before a field's name when it is spoken of.
    path: String,
    lang: Lang,
}

impl<'a> Fields<'a> {
    fn read(json: &'a str, path: String, lang: Lang) -> Result<Fields<'a>, serde_json::Error> {
        let Object(fields) = serde_json::from_str(json)?;
        Ok(Fields { fields, path, lang })
    }

    pub(super) const fn lang(&self) -> Lang {
        self.lang
    }

    /// Refuses fields that stand there twice.
    pub(super) fn once(&self) -> Result<(), Fault> {
        // A line can hold tens of thousands of fields.
        let mut earlier = HashSet::with_capacity(self.fields.len());
        match self.fields.iter().find(|(name, _)| !earlier.insert(name)) {
            Some((name, _)) => Err(self.fault(&RefereeProblem::RepeatedField { field: &self.named(name) })),
            None => Ok(()),
        }
    }

    fn find(&self, name: &str) -> Option<&'a RawValue> {
        self.fields.iter().find(|(field, _)| field == name).map(|(_, value)| *value)
    }

    /// Takes a field out, if it is there.
    pub(super) fn take(&mut self, name: &str) -> Option<&'a RawValue> {
        let index = self.fields.iter().position(|(field, _)| field == name)?;
        Some(self.fields.remove(index).1)
    }

    fn need(&mut self, name: &str) -> Result<&'a RawValue, Fault> {
        self.take(name).ok_or_else(|| self.fault(&RefereeProblem::MissingField { field: &self.named(name) }))
    }

    fn named(&self, name: &str) -> String {
        format!("{}{name}", self.path)
    }

    /// A fault in the request itself.
    pub(super) fn fault(&self, problem: &RefereeProblem<'_>) -> Fault {
        Fault::new(Code::BadRequest, problem, self.lang)
    }

    fn parse<T: Deserialize<'a>>(
        &self,
        name: &str,
        raw: &'a RawValue,
        expected: Expected,
    ) -> Result<T, Fault> {
        let field = self.named(name);
        serde_json::from_str(raw.get())
            .map_err(|_| self.fault(&RefereeProblem::WrongType { field: &field, expected }))
    }

    /// A field that is text.
    pub(super) fn text(&mut self, name: &str) -> Result<String, Fault> {
        let raw = self.need(name)?;
        self.parse(name, raw, Expected::Text)
    }

    /// A field that is text, if it is there.
    pub(super) fn text_or(&mut self, name: &str, default: &str) -> Result<String, Fault> {
        match self.take(name) {
            Some(raw) => self.parse(name, raw, Expected::Text),
            None => Ok(default.to_owned()),
        }
    }

    /// A field that is text, or is not there.
    pub(super) fn text_if(&mut self, name: &str) -> Result<Option<String>, Fault> {
        self.take(name).map(|raw| self.parse(name, raw, Expected::Text)).transpose()
    }

    /// A field of any kind, as it is written.
    pub(super) fn raw(&mut self, name: &str) -> Result<&'a str, Fault> {
        self.need(name).map(RawValue::get)
    }

    /// A field that is a number from 1 to `most`, if it is there.
    pub(super) fn count_or(&mut self, name: &str, default: u32, most: u32) -> Result<u32, Fault> {
        let Some(raw) = self.take(name) else { return Ok(default) };
        let number: i64 = self.parse(name, raw, Expected::WholeNumber)?;
        u32::try_from(number).ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| {
            let field = self.named(name);
            self.fault(&RefereeProblem::OutOfRange { field: &field, least: 1, most: most.into() })
        })
    }

    /// A field that is a list of texts.
    pub(super) fn texts(&mut self, name: &str) -> Result<Vec<String>, Fault> {
        let raw = self.need(name)?;
        self.parse(name, raw, Expected::Texts)
    }

    /// A field that is a list of whole numbers, if it is there.
    pub(super) fn numbers(&mut self, name: &str) -> Result<Option<Vec<i64>>, Fault> {
        self.take(name).map(|raw| self.parse(name, raw, Expected::WholeNumbers)).transpose()
    }

    /// A field that is a list of placements, each a text and a text or null.
    pub(super) fn placements(&mut self, name: &str) -> Result<Vec<(String, Option<String>)>, Fault> {
        let raw = self.need(name)?;
        self.parse(name, raw, Expected::Placements)
    }

    /// A field that is an object whose fields, of any names, are lists of texts: all of them as they are written, also
    /// where a name comes twice.
    pub(super) fn lists(&mut self, name: &str) -> Result<Vec<(String, Vec<String>)>, Fault> {
        let raw = self.need(name)?;
        let Object(fields) = self.parse(name, raw, Expected::Object)?;
        let lists = fields.into_iter().map(|(list, raw)| {
            let texts = self.parse(&format!("{name}.{list}"), raw, Expected::Texts)?;
            Ok((list, texts))
        });
        lists.collect()
    }

    /// A field that is a number from `least` to `most`.
    pub(super) fn number(&mut self, name: &str, least: u8, most: u8) -> Result<u8, Fault> {
        let raw = self.need(name)?;
        let number: i64 = self.parse(name, raw, Expected::WholeNumber)?;
        u8::try_from(number).ok().filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            let field = self.named(name);
            self.fault(&RefereeProblem::OutOfRange { field: &field, least: least.into(), most: most.into() })
        })
    }

    /// A field that is an object.
    pub(super) fn object(&mut self, name: &str) -> Result<Fields<'a>, Fault> {
        let raw = self.need(name)?;
        let field = self.named(name);
        let wrong = || self.fault(&RefereeProblem::WrongType { field: &field, expected: Expected::Object });
        let fields = Fields::read(raw.get(), format!("{field}."), self.lang).map_err(|_| wrong())?;
        fields.once()?;
        Ok(fields)
    }

    /// The field `game`, which has to be one of these.
    pub(super) fn game(&mut self, allowed: &[&'static str]) -> Result<&'static str, Fault> {
        let name = self.text("game")?;
        let problem = RefereeProblem::UnknownName { field: "game", name: &name, allowed };
        allowed.iter().copied().find(|game| *game == name).ok_or_else(|| self.fault(&problem))
    }

    /// Refuses what is left over.
    pub(super) fn done(&self) -> Result<(), Fault> {
        match self.fields.first() {
            Some((name, _)) => Err(self.fault(&RefereeProblem::UnknownField { field: &self.named(name) })),
            None => Ok(()),
        }
    }
}

/// An object as it was written: its fields in order, unread.
struct Object<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Object<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<'de>, D::Error> {
        struct Reader;

        impl<'de> Visitor<'de> for Reader {
            type Value = Object<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object<'de>, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(Object(fields))
            }
        }

        deserializer.deserialize_map(Reader)
    }
}
