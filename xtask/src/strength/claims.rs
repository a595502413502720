//! Does what is claimed hold? The measurements say.

use super::measurement::{Measurement, Measurements, Which};
use super::plan::{Cell, Claim, NOT_WEAKER};

/// What the measurements say about a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It holds: chance alone would hardly look like this.
    Holds,
    /// The estimate is as claimed, but the lower end of its interval is not.
    Likely,
    /// Too few games to tell.
    Open,
    /// It does not hold, by the estimate or by the test.
    Fails,
    /// The match was not played.
    NotMeasured,
}

impl Verdict {
    pub(super) const ALL: [Verdict; 5] =
        [Verdict::Holds, Verdict::Likely, Verdict::Open, Verdict::Fails, Verdict::NotMeasured];

    /// The answer to whether it holds.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Verdict::Holds => "yes",
            Verdict::Likely => "likely",
            Verdict::Open => "not shown",
            Verdict::Fails => "**no**",
            Verdict::NotMeasured => "not measured",
        }
    }

    /// The heading for all claims with this verdict.
    pub(super) const fn meaning(self) -> &'static str {
        match self {
            Verdict::Holds => "Hold",
            Verdict::Likely => "Hold by the estimate, but the interval goes below the claim",
            Verdict::Open => "Too few games to show",
            Verdict::Fails => "Do not hold",
            Verdict::NotMeasured => "Not measured",
        }
    }
}

/// What is claimed about a match, in words; `None` if nothing is.
pub(super) fn wording(cell: &Cell) -> Option<String> {
    let [one, other] = cell.players();
    match cell.of.claim {
        Claim::Stronger => Some(format!("`{one}` is stronger than `{other}`")),
        Claim::Goal => Some(format!("`{one}` wins at least {:.0}% against `{other}`", cell.goal() * 100.0)),
        Claim::NotWeaker => {
            let least = NOT_WEAKER * 100.0;
            Some(format!(
                "`{one}` is not weaker than `{other}`: the low end of its interval is at least {least:.0}%"
            ))
        }
        Claim::Nothing => None,
    }
}

/// Whether what is claimed about a match holds; `None` if nothing is claimed.
pub(super) fn verdict(cell: &Cell, measurements: &Measurements) -> Option<Verdict> {
    let Some(found) = measurements.of(cell) else { return Some(Verdict::NotMeasured) };
    let Measurement { share, interval, .. } = found;
    let (lower, upper) = (share - interval, share + interval);
    Some(match (cell.of.claim, found.stronger) {
        (Claim::Nothing, _) => return None,
        (Claim::Stronger, Some(Which::First)) => Verdict::Holds,
        (Claim::Stronger, Some(Which::Second)) => Verdict::Fails,
        (Claim::Stronger, None) => Verdict::Open,
        (Claim::Goal, _) if lower >= cell.goal() => Verdict::Holds,
        (Claim::Goal, _) if *share >= cell.goal() => Verdict::Likely,
        (Claim::NotWeaker, _) if lower >= NOT_WEAKER => Verdict::Holds,
        (Claim::NotWeaker, _) if upper >= NOT_WEAKER => Verdict::Open,
        (Claim::Goal | Claim::NotWeaker, _) => Verdict::Fails,
    })
}

#[cfg(test)]
mod tests {
    use super::super::measurement::tests::measured;
    use super::*;

    fn cell(game: &str, of: &str) -> Cell {
        Cell::all().find(|cell| cell.game.id == game && cell.of.id == of).unwrap()
    }

    /// The verdict on a share, give or take 2%.
    fn on(cell: &Cell, share: f64, stronger: Option<Which>) -> Verdict {
        let mut measurements = Measurements::default();
        measurements.put(measured(cell, share, stronger));
        verdict(cell, &measurements).unwrap()
    }

    #[test]
    fn who_is_stronger_is_what_the_sequential_test_says() {
        let cell = cell("scorzo", "steady-greedy");
        assert_eq!(on(&cell, 0.6, Some(Which::First)), Verdict::Holds);
        assert_eq!(on(&cell, 0.4, Some(Which::Second)), Verdict::Fails);
        assert_eq!(on(&cell, 0.6, None), Verdict::Open);
        assert_eq!(verdict(&cell, &Measurements::default()), Some(Verdict::NotMeasured));
        assert_eq!(wording(&cell).unwrap(), "`steady` is stronger than `greedy`");
    }

    #[test]
    fn a_goal_is_reached_for_sure_or_by_the_estimate_or_not() {
        let cell = cell("polygon", "expert-greedy");
        let goal = cell.goal();
        assert_eq!(on(&cell, goal + 0.021, None), Verdict::Holds);
        assert_eq!(on(&cell, goal + 0.01, None), Verdict::Likely);
        // Who wins is not the question here.
        assert_eq!(on(&cell, goal - 0.01, Some(Which::First)), Verdict::Fails);
    }

    #[test]
    fn not_weaker_needs_the_lower_end_of_the_interval() {
        let cell = cell("fives", "expert4-expert");
        assert_eq!(on(&cell, 0.50, None), Verdict::Holds);
        assert_eq!(on(&cell, 0.48, None), Verdict::Open);
        assert_eq!(on(&cell, 0.44, None), Verdict::Fails);
    }

    #[test]
    fn nothing_is_claimed_of_the_ceiling() {
        assert_eq!(wording(&cell("fives", "expert8-greedy")), None);
    }
}
