//! Lengths and places in pictures, as text.

use std::fmt::{self, Display, Formatter};

/// A measure with two decimal places at most. Whatever writes floats exactly is larger than the code of a board, and the
/// first visit would wait for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measure(pub(crate) f64);

impl Display for Measure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        #[expect(clippy::cast_possible_truncation, reason = "no picture has billions of points")]
        let hundredths = (self.0 * 100.0).round() as i32;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ if rest % 10 == 0 => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_short() {
        let said = [0.0, -0.001, 7.0, 3.6, -0.25, 0.046, 12.999, -117.5, 1234.56];
        let texts = said.map(|value| Measure(value).to_string());
        assert_eq!(texts, ["0", "0", "7", "3.6", "-0.25", "0.05", "13", "-117.5", "1234.56"]);
    }
}
