//! Bytes as hexadecimal text.

use std::fmt;

/// Writes bytes as small hexadecimal digits.
pub(super) fn write(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads pairs of hexadecimal digits, small or capital.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) {
        return None;
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|value| u8::try_from(value).ok());
    text.as_bytes().chunks(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}

/// Reads exactly 32 bytes.
pub(super) fn read_32(text: &str) -> Option<[u8; 32]> {
    read(text)?.try_into().ok()
}
