//! What has to be reached: the figures that the project promises, worked out from what was measured.

use super::measure::{Measure, Unit};
use crate::number::grouped;

/// A figure that people can understand, and what it should be.
pub(super) struct Figure<'a> {
    /// What it says.
    pub(super) what: &'a str,
    /// The name of the measure that it comes from.
    pub(super) measure: &'a str,
    pub(super) unit: Unit,
    /// By what the measure is divided.
    pub(super) share: Share,
    pub(super) goal: Goal,
}

/// Benchmarks measure a whole run over the shared positions; figures are about one of many.
#[derive(Clone, Copy)]
pub(super) enum Share {
    /// The whole run is the thing itself.
    Whole,
    /// One position of the shared ones.
    FivesPosition,
    /// One legal play of all the shared positions.
    FivesPlay,
    /// One of the thousand hands that Scorzo's benchmarks go through.
    ScorzoHand,
    /// One position of Polygon's shared ones.
    PolygonPosition,
}

/// What a figure should be.
#[derive(Clone, Copy)]
pub(super) enum Goal {
    /// No more than this, in the measure's unit, if anything is promised.
    AtMost(Option<f64>),
    /// A time that allows at least this many per second, if anything is promised.
    PerSecond(Option<f64>),
}

/// How many positions and plays the shared positions have, counted in the file itself.
pub(super) struct Shares {
    fives_positions: usize,
    fives_plays: usize,
    polygon_positions: usize,
}

impl Shares {
    pub(super) fn count(fives_plays: &str, polygon_turns: &str) -> Shares {
        Shares {
            fives_positions: fives_plays.lines().count(),
            fives_plays: fives_plays.matches("\"score\":").count(),
            polygon_positions: polygon_turns.lines().count(),
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
    fn of(&self, share: Share) -> f64 {
        match share {
            Share::Whole => 1.0,
            Share::FivesPosition => self.fives_positions as f64,
            Share::FivesPlay => self.fives_plays as f64,
            Share::ScorzoHand => 1_000.0,
            Share::PolygonPosition => self.polygon_positions as f64,
        }
    }
}

/// What this project wants to reach.
pub(super) const FIGURES: &[Figure<'_>] = &[
    Figure {
        what: "Scrambled 5's: all plays of a position",
        measure: "fives/all plays",
        unit: Unit::Nanoseconds,
        share: Share::FivesPosition,
        goal: Goal::AtMost(Some(10_000.0)),
    },
    Figure {
        what: "Scrambled 5's: instructions for each listed play",
        measure: "fives/all_plays",
        unit: Unit::Instructions,
        share: Share::FivesPlay,
        goal: Goal::AtMost(Some(150.0)),
    },
    Figure {
        what: "Scrambled 5's: the best plays of a position",
        measure: "fives/best plays",
        unit: Unit::Nanoseconds,
        share: Share::FivesPosition,
        goal: Goal::AtMost(None),
    },
    Figure {
        what: "Scrambled 5's: is there a play?",
        measure: "fives/has a play",
        unit: Unit::Nanoseconds,
        share: Share::FivesPosition,
        goal: Goal::AtMost(None),
    },
    Figure {
        what: "Scrambled 5's: games, greedy against greedy, one core",
        measure: "fives games/greedy against greedy",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(2_000.0)),
    },
    Figure {
        what: "Scrambled 5's: games, random against random, one core",
        measure: "fives games/random against random",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(None),
    },
    Figure {
        what: "Scorzo: fewest points of nine cards",
        measure: "scorzo/fewest points of nine cards",
        unit: Unit::Nanoseconds,
        share: Share::ScorzoHand,
        goal: Goal::AtMost(Some(300.0)),
    },
    Figure {
        what: "Scorzo: the same, instructions for the worst of a million hands",
        measure: "scorzo/worst_hand",
        unit: Unit::Instructions,
        share: Share::Whole,
        goal: Goal::AtMost(Some(60_000.0)),
    },
    Figure {
        what: "Scorzo: all discards of nine cards",
        measure: "scorzo/all discards of nine cards",
        unit: Unit::Nanoseconds,
        share: Share::ScorzoHand,
        goal: Goal::AtMost(Some(600.0)),
    },
    Figure {
        what: "Scorzo: are eight cards all melds?",
        measure: "scorzo/is a hand complete",
        unit: Unit::Nanoseconds,
        share: Share::ScorzoHand,
        goal: Goal::AtMost(None),
    },
    Figure {
        what: "Scorzo: building the solver's table",
        measure: "scorzo/build the table",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::AtMost(Some(10_000_000.0)),
    },
    Figure {
        what: "Scorzo: games, greedy against greedy, one core",
        measure: "scorzo games/greedy against greedy",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(1_500.0)),
    },
    Figure {
        what: "Scorzo: games, random against random, one core",
        measure: "scorzo games/random against random",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(1_500.0)),
    },
    Figure {
        what: "Polygon: all turns of a position",
        measure: "polygon/all turns",
        unit: Unit::Nanoseconds,
        share: Share::PolygonPosition,
        goal: Goal::AtMost(Some(15_000.0)),
    },
    Figure {
        what: "Polygon: the best total of a position",
        measure: "polygon/best total",
        unit: Unit::Nanoseconds,
        share: Share::PolygonPosition,
        goal: Goal::AtMost(Some(3_000.0)),
    },
    Figure {
        what: "Polygon: games, greedy against greedy, one core",
        measure: "polygon games/greedy against greedy",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(4_000.0)),
    },
    Figure {
        what: "Polygon: games, random against random, one core",
        measure: "polygon games/random against random",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(20_000.0)),
    },
    Figure {
        what: "Scrambled 5's: expert rollouts, one core",
        measure: "fives rollouts/one",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(12_000.0)),
    },
    Figure {
        what: "Scorzo: expert rollouts, one core",
        measure: "scorzo rollouts/one",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(12_000.0)),
    },
    Figure {
        what: "Polygon: expert rollouts, one core",
        measure: "polygon rollouts/one",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::PerSecond(Some(25_000.0)),
    },
    Figure {
        what: "Scrambled 5's: the slowest of 50 key presses in a terminal",
        measure: "slowest of 50 key presses/fives",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::AtMost(Some(20e6)),
    },
    Figure {
        what: "Scorzo: the slowest of 50 key presses in a terminal",
        measure: "slowest of 50 key presses/scorzo",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::AtMost(Some(20e6)),
    },
    Figure {
        what: "Polygon: the slowest of 50 key presses in a terminal",
        measure: "slowest of 50 key presses/polygon",
        unit: Unit::Nanoseconds,
        share: Share::Whole,
        goal: Goal::AtMost(Some(20e6)),
    },
];

/// A line of the table.
#[derive(Debug, PartialEq)]
pub(super) struct Row {
    pub(super) what: String,
    pub(super) measured: String,
    pub(super) goal: String,
    pub(super) ok: &'static str,
}

/// Works out the figures; what was measured without being part of one follows as it is. Also says what is wrong.
pub(super) fn rows(measures: &[Measure], figures: &[Figure<'_>], shares: &Shares) -> (Vec<Row>, Vec<String>) {
    let mut rows = Vec::new();
    let mut problems = Vec::new();
    for figure in figures {
        let measure = measures.iter().find(|measure| is_of(measure, figure));
        let Some(measure) = measure else {
            problems.push(format!("{} was not measured", figure.what));
            continue;
        };
        let row = row(figure, measure.value / shares.of(figure.share));
        if row.ok == "NO" {
            problems.push(format!("{}: {}, but the goal is {}", row.what, row.measured, row.goal));
        }
        rows.push(row);
    }
    for measure in measures.iter().filter(|measure| !figures.iter().any(|figure| is_of(measure, figure))) {
        let measured = measure.unit.show(measure.value);
        rows.push(Row { what: measure.name.clone(), measured, goal: String::new(), ok: "" });
    }
    (rows, problems)
}

fn is_of(measure: &Measure, figure: &Figure<'_>) -> bool {
    measure.name == figure.measure && measure.unit == figure.unit
}

fn row(figure: &Figure<'_>, value: f64) -> Row {
    let (measured, goal) = match figure.goal {
        Goal::AtMost(most) => {
            let goal = most.map(|most| (format!("at most {}", figure.unit.show(most)), value <= most));
            (figure.unit.show(value), goal)
        }
        Goal::PerSecond(least) => {
            let per_second = |number: f64| format!("{} per second", grouped(&format!("{number:.0}")));
            let speed = 1e9 / value;
            let goal = least.map(|least| (format!("at least {}", per_second(least)), speed >= least));
            (per_second(speed), goal)
        }
    };
    let ok = match &goal {
        None => "",
        Some((_, true)) => "yes",
        Some((_, false)) => "NO",
    };
    Row { what: figure.what.to_owned(), measured, goal: goal.map_or_else(String::new, |(goal, _)| goal), ok }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(name: &str, unit: Unit, value: f64) -> Measure {
        Measure { name: name.to_owned(), unit, value }
    }

    const SHARES: Shares = Shares { fives_positions: 30, fives_plays: 1_000, polygon_positions: 20 };

    #[test]
    fn figures_are_of_one_position_or_play_and_are_held_against_their_goals() {
        let measures = [
            measure("fives/all plays", Unit::Nanoseconds, 30.0 * 9_000.0),
            measure("fives/all_plays", Unit::Instructions, 151_000.0),
            measure("games", Unit::Nanoseconds, 1e6),
            measure("other", Unit::Nanoseconds, 5.0),
        ];
        let games = Figure {
            what: "games",
            measure: "games",
            unit: Unit::Nanoseconds,
            share: Share::Whole,
            goal: Goal::PerSecond(Some(2_000.0)),
        };
        let figures = [&FIGURES[0], &FIGURES[1], &games].map(|figure| Figure { ..*figure });
        let (rows, problems) = rows(&measures, &figures, &SHARES);
        let shown: Vec<(&str, &str, &str)> =
            rows.iter().map(|row| (row.measured.as_str(), row.goal.as_str(), row.ok)).collect();
        assert_eq!(
            shown,
            [
                ("9.00 µs", "at most 10.0 µs", "yes"),
                ("151 instr.", "at most 150 instr.", "NO"),
                ("1,000 per second", "at least 2,000 per second", "NO"),
                ("5.00 ns", "", ""),
            ]
        );
        assert_eq!(problems.len(), 2);
    }

    #[test]
    fn a_figure_that_was_not_measured_is_told() {
        let (rows, problems) = rows(&[], &FIGURES[..1], &SHARES);
        assert_eq!(rows, []);
        assert_eq!(problems, ["Scrambled 5's: all plays of a position was not measured"]);
    }

    #[test]
    fn positions_and_plays_are_counted_in_the_file() {
        let shares = Shares::count(
            "{\"plays\":[{\"score\":1},{\"score\":2}]}\n{\"plays\":[{\"score\":3}]}\n",
            "{}\n{}\n{}\n",
        );
        assert_eq!((shares.fives_positions, shares.fives_plays, shares.polygon_positions), (2, 3, 3));
    }
}
