//! Something measured.

use crate::number::{grouped, time};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_have_all_figures_in_groups() {
        let show = |value| Unit::Instructions.show(value);
        assert_eq!(show(0.0), "0 instr.");
        assert_eq!(show(999.0), "999 instr.");
        assert_eq!(show(221_508.0), "221,508 instr.");
        assert_eq!(show(1_234_567.0), "1,234,567 instr.");
    }
}
