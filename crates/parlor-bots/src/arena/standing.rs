//! How a match stands, and whether the question is settled.

use super::Pair;

/// How far from a half a share of wins has to be to matter: who wins less than that more often is as strong.
const MATTERS: f64 = 0.02;
/// How sure the sequential test is: wrong in one of 200 matches, on either side.
const ERROR: f64 = 0.005;
/// How many standard errors a 99% interval has to each side.
const NINETY_NINE: f64 = 2.576;

/// The results of a match so far, counted in pairs: the two games of a pair share their luck, so the pair is what varies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many pairs came to 0, 1, 2, 3 and 4 half wins of the first player.
    pairs: [u64; 5],
    points: [i64; 2],
    /// The squares of how far the first player was ahead in a pair, added up.
    squared_leads: i64,
}

/// What the sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first player is stronger.
    First,
    /// The second player is stronger.
    Second,
    /// Not yet known.
    Open,
}

impl Standing {
    /// Takes a pair in.
    pub fn add(&mut self, pair: Pair) {
        if let Some(count) = self.pairs.get_mut(usize::from(pair.half_wins)) {
            *count += 1;
        }
        for (sum, points) in self.points.iter_mut().zip(pair.points) {
            *sum += i64::from(points);
        }
        let lead = i64::from(pair.points[0]) - i64::from(pair.points[1]);
        self.squared_leads += lead * lead;
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        2 * self.pairs.iter().sum::<u64>()
    }

    /// The first player's share of the wins, from 0 to 1; a half while nothing is known.
    #[must_use]
    pub fn share(&self) -> f64 {
        let pairs = self.games() / 2;
        if pairs == 0 { 0.5 } else { self.moment(1) }
    }

    /// Half of the 99% interval of the share.
    #[must_use]
    pub fn interval(&self) -> f64 {
        let pairs = (self.games() / 2) as f64;
        if pairs < 2.0 { 0.5 } else { NINETY_NINE * (self.variance() / pairs).sqrt() }
    }

    /// The mean points a game of each player.
    #[must_use]
    pub fn mean_points(&self) -> [f64; 2] {
        let games = self.games().max(1) as f64;
        self.points.map(|points| points as f64 / games)
    }

    /// Half of the 99% interval of how many points a game the players are apart; `None` with fewer than two pairs.
    #[must_use]
    pub fn points_interval(&self) -> Option<f64> {
        let pairs = (self.games() / 2) as f64;
        if pairs < 2.0 {
            return None;
        }
        let mean = (self.points[0] - self.points[1]) as f64 / pairs;
        let variance = (self.squared_leads as f64 / pairs - mean * mean).max(0.0) * pairs / (pairs - 1.0);
        // A pair is two games.
        Some(NINETY_NINE * (variance / pairs).sqrt() / 2.0)
    }

    fn moment(&self, power: i32) -> f64 {
        let pairs = (self.games() / 2) as f64;
        let shares = (0..5).map(|half_wins| f64::from(half_wins) / 4.0);
        shares.zip(self.pairs).map(|(share, count)| share.powi(power) * count as f64).sum::<f64>() / pairs
    }

    /// The variance of a pair's share, never quite zero: a match of nothing but wins is not proof after two pairs.
    fn variance(&self) -> f64 {
        let pairs = (self.games() / 2) as f64;
        (self.moment(2) - self.moment(1).powi(2)).max(0.25 / (pairs + 1.0))
    }

    /// Whether the question who is stronger is settled: a sequential test of “better by what matters” against “worse by
    /// what matters”.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let pairs = (self.games() / 2) as f64;
        if pairs < 8.0 {
            return Verdict::Open;
        }
        let evidence = 2.0 * MATTERS * (self.share() - 0.5) * pairs / self.variance();
        let bound = ((1.0 - ERROR) / ERROR).ln();
        if evidence >= bound {
            Verdict::First
        } else if evidence <= -bound {
            Verdict::Second
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(pairs: [u64; 5]) -> Standing {
        Standing { pairs, ..Standing::default() }
    }

    #[test]
    fn shares_and_intervals() {
        let even = standing([10, 0, 80, 0, 10]);
        assert_eq!((even.games(), even.share()), (200, 0.5));
        // Variance 0.05, a hundred pairs: 2.576 × 0.02236.
        assert!((even.interval() - 0.0576).abs() < 0.0005, "{}", even.interval());
        assert_eq!(Standing::default().share(), 0.5);
        assert_eq!(Standing::default().interval(), 0.5);
    }

    #[test]
    fn the_question_is_settled_when_chance_can_not_explain_it_any_more() {
        assert_eq!(standing([0, 0, 0, 0, 4]).verdict(), Verdict::Open);
        assert_eq!(standing([5, 0, 20, 0, 12]).verdict(), Verdict::Open);
        assert_eq!(standing([50, 0, 200, 0, 120]).verdict(), Verdict::First);
        assert_eq!(standing([120, 0, 200, 0, 50]).verdict(), Verdict::Second);
        assert_eq!(standing([0, 0, 0, 0, 100]).verdict(), Verdict::First);
    }

    #[test]
    fn points_are_means_a_game() {
        let mut standing = Standing::default();
        standing.add(Pair { half_wins: 3, points: [500, 430] });
        assert_eq!((standing.mean_points(), standing.share()), ([250.0, 215.0], 0.75));
        assert_eq!(standing.points_interval(), None);
        for points in [[500, 480], [500, 530]] {
            standing.add(Pair { half_wins: 2, points });
        }
        // Ahead by 70, 20 and −30 in a pair: the deviation is 50, the error 50 / √3, a game half of that.
        let interval = standing.points_interval().unwrap();
        assert!((interval - 2.576 * 50.0 / 3.0_f64.sqrt() / 2.0).abs() < 1e-9, "{interval}");
    }
}
