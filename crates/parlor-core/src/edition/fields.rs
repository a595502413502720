//! The fields of an edition file, each as what it has to be.
//!
//! They are taken out of the TOML one by one and not by a derived reader: what is wrong with one is then ours to say, in any
//! language, and the pages are a tenth smaller for it.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{EditionError, EditionProblem, EditionText};

/// What a field has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A text in quotation marks.
    Text,
    /// A whole number.
    Number,
    /// Two numbers in brackets, each from 0 to 255.
    Pair,
    /// A list in brackets.
    List,
    /// A part of the file with fields of its own.
    Table,
}

/// The fields of an edition file. Every one that is there is known; what is in it is checked when it is asked for.
#[derive(Debug)]
pub struct Fields<'a, P> {
    text: EditionText<'a, P>,
    table: DeTable<'a>,
}

/// A value with its place in the text.
type Value<'a> = Spanned<DeValue<'a>>;
/// A list with its place, and the places of all that is in it.
pub type List<T> = Spanned<Vec<Spanned<T>>>;
/// The entries of a table, keys and values with their places.
pub type Entries<T> = Vec<(Spanned<String>, Spanned<T>)>;

impl<'a, P> Fields<'a, P> {
    pub(super) fn new(
        text: EditionText<'a, P>,
        known: &[&'static str],
    ) -> Result<Fields<'a, P>, EditionError<P>> {
        let table = DeTable::parse(text.whole()).map_err(|found| {
            let problem = EditionProblem::Syntax { message: found.message().to_owned() };
            text.error(found.span().unwrap_or_default(), problem)
        })?;
        let table = table.into_inner();
        // The first one in the file, not in the alphabet.
        let unknown = table.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        if let Some(key) = unknown.min_by_key(|key| key.span().start) {
            let problem =
                EditionProblem::UnknownField { name: key.get_ref().to_string(), known: known.to_vec() };
            return Err(text.error(key.span(), problem));
        }
        Ok(Fields { text, table })
    }

    fn get(&self, name: &'static str) -> Result<&Value<'a>, EditionError<P>> {
        let missing = || self.text.error(0..0, EditionProblem::MissingField { name });
        self.table.get(name).ok_or_else(missing)
    }

    fn wrong(&self, at: Range<usize>, expected: FieldKind) -> EditionError<P> {
        self.text.error(at, EditionProblem::WrongKind { expected })
    }

    fn as_text(&self, value: &Value<'a>) -> Result<Spanned<String>, EditionError<P>> {
        let text = value.get_ref().as_str().ok_or_else(|| self.wrong(value.span(), FieldKind::Text))?;
        Ok(Spanned::new(value.span(), text.to_owned()))
    }

    fn as_number(&self, value: &Value<'a>) -> Result<Spanned<i64>, EditionError<P>> {
        let number = value.get_ref().as_integer();
        let number = number.and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        let number = number.ok_or_else(|| self.wrong(value.span(), FieldKind::Number))?;
        Ok(Spanned::new(value.span(), number))
    }

    fn list<T>(
        &self,
        value: &Value<'a>,
        each: impl Fn(&Value<'a>) -> Result<Spanned<T>, EditionError<P>>,
    ) -> Result<List<T>, EditionError<P>> {
        let list = value.get_ref().as_array().ok_or_else(|| self.wrong(value.span(), FieldKind::List))?;
        let list = list.iter().map(each).collect::<Result<_, _>>()?;
        Ok(Spanned::new(value.span(), list))
    }

    fn entries<T>(
        &self,
        value: &Value<'a>,
        each: impl Fn(&Value<'a>) -> Result<Spanned<T>, EditionError<P>>,
    ) -> Result<Spanned<Entries<T>>, EditionError<P>> {
        let table = value.get_ref().as_table().ok_or_else(|| self.wrong(value.span(), FieldKind::Table))?;
        let entry = |(key, value): (&Spanned<_>, &Value<'a>)| {
            let key: &Spanned<std::borrow::Cow<'a, str>> = key;
            Ok((Spanned::new(key.span(), key.get_ref().to_string()), each(value)?))
        };
        let entries = table.iter().map(entry).collect::<Result<_, EditionError<P>>>()?;
        Ok(Spanned::new(value.span(), entries))
    }

    /// A text.
    ///
    /// # Errors
    /// If the field is missing, or not text.
    pub fn text(&self, name: &'static str) -> Result<Spanned<String>, EditionError<P>> {
        self.as_text(self.get(name)?)
    }

    /// A number.
    ///
    /// # Errors
    /// If the field is missing, or not a number.
    pub fn number(&self, name: &'static str) -> Result<Spanned<i64>, EditionError<P>> {
        self.as_number(self.get(name)?)
    }

    /// A number; `None` if it is missing.
    ///
    /// # Errors
    /// If the field is not a number.
    pub fn number_if_any(&self, name: &'static str) -> Result<Option<Spanned<i64>>, EditionError<P>> {
        self.table.get(name).map(|value| self.as_number(value)).transpose()
    }

    /// Two numbers from 0 to 255.
    ///
    /// # Errors
    /// If the field is missing, or has another type.
    pub fn pair(&self, name: &'static str) -> Result<Spanned<(u8, u8)>, EditionError<P>> {
        let value = self.get(name)?;
        let wrong = |at: Range<usize>| self.wrong(at, FieldKind::Pair);
        let list = value.get_ref().as_array().filter(|list| list.len() == 2);
        let list = list.ok_or_else(|| wrong(value.span()))?;
        let small = |value: &Value<'a>| {
            let number = *self.as_number(value)?.get_ref();
            u8::try_from(number).map_err(|_| wrong(value.span()))
        };
        let numbers: Vec<u8> = list.iter().map(small).collect::<Result<_, _>>()?;
        match numbers[..] {
            [one, other] => Ok(Spanned::new(value.span(), (one, other))),
            _ => Err(wrong(value.span())),
        }
    }

    /// A list of texts.
    ///
    /// # Errors
    /// If the field is missing, or has another type.
    pub fn texts(&self, name: &'static str) -> Result<List<String>, EditionError<P>> {
        self.list(self.get(name)?, |value| self.as_text(value))
    }

    /// A list of texts; `None` if it is missing.
    ///
    /// # Errors
    /// If the field has another type.
    pub fn texts_if_any(&self, name: &'static str) -> Result<Option<List<String>>, EditionError<P>> {
        let read = |value| self.list(value, |value| self.as_text(value));
        self.table.get(name).map(read).transpose()
    }

    /// A list of numbers.
    ///
    /// # Errors
    /// If the field is missing, or has another type.
    pub fn numbers(&self, name: &'static str) -> Result<List<i64>, EditionError<P>> {
        self.list(self.get(name)?, |value| self.as_number(value))
    }

    /// A table of numbers, by their keys.
    ///
    /// # Errors
    /// If the field is missing, or has another type.
    pub fn named_numbers(&self, name: &'static str) -> Result<Spanned<Entries<i64>>, EditionError<P>> {
        self.entries(self.get(name)?, |value| self.as_number(value))
    }

    /// A table of texts, by their keys; an empty one if it is missing.
    ///
    /// # Errors
    /// If the field has another type.
    pub fn named_texts_if_any(&self, name: &'static str) -> Result<Entries<String>, EditionError<P>> {
        let read = |value| self.entries(value, |value| self.as_text(value)).map(Spanned::into_inner);
        self.table.get(name).map_or_else(|| Ok(Vec::new()), read)
    }
}
