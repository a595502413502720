//! Numbers for people.

/// A time with three figures.
pub(crate) fn time(nanoseconds: f64) -> String {
    let scales = [(1e9, "s"), (1e6, "ms"), (1e3, "µs")];
    // What would be rounded up to the next unit is shown in it.
    let scale = scales.into_iter().find(|(size, _)| nanoseconds >= size * 0.9995);
    let (size, name) = scale.unwrap_or((1.0, "ns"));
    let value = nanoseconds / size;
    let places = match value {
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{value:.places$} {name}")
}

/// Digits in groups of three.
pub(crate) fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in hundredths, with a tenth.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_figures() {
        assert_eq!(time(0.25), "0.25 ns");
        assert_eq!(time(172.017), "172 ns");
        assert_eq!(time(999.7), "1.00 µs");
        assert_eq!(time(9_996.0), "10.0 µs");
        assert_eq!(time(45_678.0), "45.7 µs");
        assert_eq!(time(1_500_000.0), "1.50 ms");
        assert_eq!(time(123e9), "123 s");
    }

    #[test]
    fn digits_are_grouped_and_shares_are_in_hundredths() {
        assert_eq!(grouped("999"), "999");
        assert_eq!(grouped("1234567"), "1,234,567");
        assert_eq!(percent(0.6254), "62.5%");
    }
}
