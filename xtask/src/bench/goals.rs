//! What has to be reached.

use super::measure::{Measure, Unit};

/// What is measured, in which unit, and the most that it should be.
pub(super) type Goal<'a> = (&'a str, Unit, f64);

/// What this project wants to reach.
pub(super) const GOALS: &[Goal<'_>] = &[];

/// Gives the measures their goals, and says which goals are not reached.
pub(super) fn set(measures: &mut [Measure], goals: &[Goal<'_>]) -> Vec<String> {
    let mut problems = Vec::new();
    for &(name, unit, goal) in goals {
        match measures.iter_mut().find(|measure| measure.name == name && measure.unit == unit) {
            None => problems.push(format!("{name} has a goal, but was not measured")),
            Some(measure) => {
                measure.goal = Some(goal);
                if measure.reaches_goal() == Some(false) {
                    problems.push(format!("{name} is over its goal of {}", unit.show(goal)));
                }
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_missed_or_not_measured_are_told() {
        use Unit::{Instructions, Nanoseconds};
        let measure =
            |name: &str| Measure { name: name.to_owned(), unit: Nanoseconds, goal: None, value: 10.0 };
        let mut measures = ["reached", "missed", "free"].map(measure);
        let goals = [
            ("reached", Nanoseconds, 10.0),
            ("missed", Nanoseconds, 9.0),
            ("gone", Nanoseconds, 1.0),
            ("free", Instructions, 1.0),
        ];
        let expected = [
            "missed is over its goal of 9.00 ns",
            "gone has a goal, but was not measured",
            "free has a goal, but was not measured",
        ];
        assert_eq!(set(&mut measures, &goals), expected);
        assert_eq!(measures.map(|measure| measure.goal), [Some(10.0), Some(9.0), None]);
    }
}
