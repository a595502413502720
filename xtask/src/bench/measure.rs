//! Something measured.

/// What a number counts. Less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Nanoseconds,
    Instructions,
}

impl Unit {
    /// A number of this unit for people: three figures of a time, every figure of a count.
    pub(super) fn show(self, value: f64) -> String {
        match self {
            Unit::Nanoseconds => time(value),
            Unit::Instructions => format!("{} instr.", grouped(&format!("{value:.0}"))),
        }
    }
}

/// Something measured.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Measure {
    pub(super) name: String,
    pub(super) unit: Unit,
    pub(super) value: f64,
}

fn time(nanoseconds: f64) -> String {
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
pub(super) fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_figures() {
        let show = |value| Unit::Nanoseconds.show(value);
        assert_eq!(show(0.25), "0.25 ns");
        assert_eq!(show(172.017), "172 ns");
        assert_eq!(show(999.7), "1.00 µs");
        assert_eq!(show(9_996.0), "10.0 µs");
        assert_eq!(show(45_678.0), "45.7 µs");
        assert_eq!(show(1_500_000.0), "1.50 ms");
        assert_eq!(show(123e9), "123 s");
    }

    #[test]
    fn counts_have_all_figures_in_groups() {
        let show = |value| Unit::Instructions.show(value);
        assert_eq!(show(0.0), "0 instr.");
        assert_eq!(show(999.0), "999 instr.");
        assert_eq!(show(221_508.0), "221,508 instr.");
        assert_eq!(show(1_234_567.0), "1,234,567 instr.");
    }
}
