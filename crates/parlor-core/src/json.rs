//! Reading JSON without derived readers: a client reads what a house tells it, and its pages have to be small when they travel.

use std::borrow::Cow;
use std::str::{Chars, FromStr};

use crate::{BySeat, Departure, MAX_SEATS, Seat};

/// A JSON value as it is written. Nothing is read before it is asked for, and what is not of the shape that is asked for is `None`: text that
/// is not JSON at all is noticed only where somebody looks.
///
/// ```
/// use parlor_core::Json;
///
/// let json = Json::new(r#"{ "event": "drew", "seat": 2, "cards": ["7S", "W"], "more": null }"#);
/// assert_eq!(json.get("event").and_then(Json::text).as_deref(), Some("drew"));
/// assert_eq!(json.get("seat").and_then(Json::number::<u8>), Some(2));
/// let cards = json.get("cards").and_then(|cards| cards.list(Json::text));
/// assert_eq!(cards, Some(vec!["7S".into(), "W".into()]));
/// assert!(json.get("more").is_none() && json.get("card").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Json<'a>(&'a str);

impl<'a> Json<'a> {
    /// The value that this text writes.
    #[must_use]
    pub fn new(text: &'a str) -> Json<'a> {
        Json(text.trim_ascii())
    }

    /// The value as it is written.
    #[must_use]
    pub const fn written(self) -> &'a str {
        self.0
    }

    /// A field of an object; `None` if it is missing or `null`.
    #[must_use]
    pub fn get(self, name: &str) -> Option<Json<'a>> {
        let mut parts = Parts::of(self, '{')?;
        while let Some(key) = parts.next_part()? {
            parts.skip_colon()?;
            let value = parts.next_part()??;
            if key.text()? == name {
                return (value.0 != "null").then_some(value);
            }
        }
        None
    }

    /// The variant of an enum: `"over"`, or `{"seat":1}` with what belongs to it.
    #[must_use]
    pub fn variant(self) -> Option<(Cow<'a, str>, Json<'a>)> {
        if let Some(name) = self.text() {
            return Some((name, Json("null")));
        }
        let mut parts = Parts::of(self, '{')?;
        let name = parts.next_part()??.text()?;
        parts.skip_colon()?;
        Some((name, parts.next_part()??))
    }

    /// All values of a list, each read in the same way.
    pub fn list<T>(self, mut read: impl FnMut(Json<'a>) -> Option<T>) -> Option<Vec<T>> {
        let mut parts = Parts::of(self, '[')?;
        let mut values = Vec::new();
        while let Some(value) = parts.next_part()? {
            values.push(read(value)?);
        }
        Some(values)
    }

    /// One value for each seat.
    pub fn by_seat<T>(self, read: impl FnMut(Json<'a>) -> Option<T>) -> Option<BySeat<T>> {
        let mut values = self.list(read)?.into_iter();
        let count = u8::try_from(values.len()).ok().filter(|count| usize::from(*count) <= MAX_SEATS)?;
        Some(BySeat::new(count, |_| values.next().expect("as many as were counted")))
    }

    /// A value that may be `null`.
    pub fn nullable<T>(self, read: impl FnOnce(Json<'a>) -> Option<T>) -> Option<Option<T>> {
        if self.0 == "null" { Some(None) } else { read(self).map(Some) }
    }

    /// A text.
    #[must_use]
    pub fn text(self) -> Option<Cow<'a, str>> {
        let inner = self.0.strip_prefix('"')?.strip_suffix('"')?;
        if inner.contains('\\') { unescaped(inner).map(Cow::Owned) } else { Some(Cow::Borrowed(inner)) }
    }

    /// A value that is written as text.
    pub fn parsed<T: FromStr>(self) -> Option<T> {
        self.text()?.parse().ok()
    }

    /// A number.
    pub fn number<T: FromStr>(self) -> Option<T> {
        self.0.parse().ok()
    }

    /// Yes or no.
    #[must_use]
    pub fn truth(self) -> Option<bool> {
        self.number()
    }

    /// A seat.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        Seat::new(self.number::<u8>()?.checked_sub(1)?)
    }

    /// Why a player is gone.
    #[must_use]
    pub fn departure(self) -> Option<Departure> {
        match &*self.text()? {
            "resigned" => Some(Departure::Resigned),
            "out_of_time" => Some(Departure::OutOfTime),
            _ => None,
        }
    }
}

/// What is left of an object or a list.
struct Parts<'a>(&'a str);

impl<'a> Parts<'a> {
    /// The parts of a value that begins with this.
    fn of(value: Json<'a>, open: char) -> Option<Parts<'a>> {
        value.0.strip_prefix(open).map(Parts)
    }

    /// The next part; nothing at the end, and `None` if there is neither.
    fn next_part(&mut self) -> Option<Option<Json<'a>>> {
        self.skip_space();
        if let Some(rest) = self.0.strip_prefix(',') {
            self.0 = rest;
            self.skip_space();
        }
        if self.0.starts_with(['}', ']']) {
            return Some(None);
        }
        let (value, rest) = self.0.split_at_checked(end(self.0.as_bytes())?)?;
        self.0 = rest;
        Some(Some(Json(value)))
    }

    fn skip_colon(&mut self) -> Option<()> {
        self.skip_space();
        self.0 = self.0.strip_prefix(':')?;
        Some(())
    }

    fn skip_space(&mut self) {
        self.0 = self.0.trim_ascii_start();
    }
}

/// Where the value ends that a text begins with.
fn end(text: &[u8]) -> Option<usize> {
    let (mut depth, mut is_text, mut is_escaped) = (0_usize, false, false);
    for (index, byte) in text.iter().enumerate() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_text => is_escaped = true,
            b'"' => {
                is_text = !is_text;
                if !is_text && depth == 0 {
                    return Some(index + 1);
                }
            }
            _ if is_text => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' | b',' | b' ' | b'\n' | b'\r' | b'\t' if depth == 0 => {
                return (index > 0).then_some(index);
            }
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return Some(index + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// A text without its escapes.
fn unescaped(text: &str) -> Option<String> {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        if char != '\\' {
            plain.push(char);
            continue;
        }
        plain.push(match chars.next()? {
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => match unit(&mut chars)? {
                // What has no place in 16 bits is written as two halves.
                high @ 0xd800..=0xdbff => {
                    let low = (chars.next()? == '\\' && chars.next()? == 'u').then(|| unit(&mut chars))??;
                    char::from_u32(0x1_0000 + ((high - 0xd800) << 10) + low.checked_sub(0xdc00)?)?
                }
                other => char::from_u32(other)?,
            },
            other => other,
        });
    }
    Some(plain)
}

/// Four hexadecimal digits.
fn unit(chars: &mut Chars<'_>) -> Option<u32> {
    let digits = chars.as_str().get(..4)?;
    chars.nth(3);
    u32::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::Value;

    use super::*;

    /// Reads everything that can be read.
    fn value(json: Json<'_>) -> Option<Value> {
        Some(match json.written().as_bytes().first()? {
            b'"' => Value::String(json.text()?.into_owned()),
            b'[' => Value::Array(json.list(value)?),
            b'{' => {
                let mut parts = Parts::of(json, '{')?;
                let mut fields = serde_json::Map::new();
                while let Some(key) = parts.next_part()? {
                    parts.skip_colon()?;
                    fields.insert(key.text()?.into_owned(), value(parts.next_part()??)?);
                }
                Value::Object(fields)
            }
            b't' | b'f' => Value::Bool(json.truth()?),
            b'n' => Value::Null,
            _ => Value::from(json.number::<i64>()?),
        })
    }

    fn any_value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<String>().prop_map(Value::from),
            "[\"\\\\{}\\[\\],:]{0,6}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::hash_map(any::<String>(), inner, 0..5)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(given in any_value()) {
            for text in [given.to_string(), serde_json::to_string_pretty(&given).unwrap()] {
                prop_assert_eq!(value(Json::new(&text)), Some(given.clone()), "{}", text);
            }
        }

        #[test]
        fn nothing_panics(text in "[\\[\\]{}\",:\\\\u0-9a-f n]{0,40}|.*") {
            let json = Json::new(&text);
            let _ = (value(json), json.get("a"), json.variant().is_some(), json.seat());
        }
    }

    #[test]
    fn enums_are_read_by_their_variant() {
        assert_eq!(Json::new("\"over\"").variant(), Some(("over".into(), Json("null"))));
        assert_eq!(Json::new("{ \"seat\" : 1 }").variant(), Some(("seat".into(), Json("1"))));
        assert_eq!(Json::new("[1]").variant(), None);
        assert_eq!(Json::new(r#""\ud83c\udfb2 \u00e9\n\/""#).text().as_deref(), Some("🎲 é\n/"));
        for bad in [r#""\ud83c""#, r#""\ud83c\u0041""#, r#""\u12""#, "\"", "", "\"\\\""] {
            assert_eq!(Json::new(bad).text(), None, "{bad}");
        }
    }

    #[test]
    fn seats_count_from_one() {
        assert_eq!(Json::new("1").seat(), Seat::new(0));
        for bad in ["0", "7", "-1", "\"1\"", "null", "256"] {
            assert_eq!(Json::new(bad).seat(), None, "{bad}");
        }
        assert_eq!(Json::new("[1,1,1,1,1,1,1]").by_seat(Json::number::<u8>), None);
        assert_eq!(
            Json::new("[null,7]").by_seat(|value| value.nullable(Json::number)),
            Some(BySeat::new(2, |seat| (seat.index() == 1).then_some(7_u8)))
        );
    }
}
