//! Ratings: one number a player that explains all results at once.

/// A player's rating, relative to the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// On Elo's scale: 400 points are ten to one.
    pub elo: f64,
    /// Half of the 99% interval.
    pub interval: f64,
}

/// How many standard errors a 99% interval has to each side.
const NINETY_NINE: f64 = 2.576;
/// One unit of the logistic scale in Elo points.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Ratings from results: of `share[i][j]` of their games did player i win against player j, in `games[i][j]` games. The first
/// player has rating 0. As is usual, each pair of players who met gets a drawn game added, so that somebody who never lost
/// has a rating at all.
#[must_use]
pub fn ratings(share: &[Vec<f64>], games: &[Vec<u64>]) -> Vec<Rating> {
    let players = share.len();
    let mut strength = vec![0.0_f64; players];
    let met = |one: usize, other: usize| one != other && games[one][other] > 0;
    let expected = |difference: f64| 1.0 / (1.0 + (-difference).exp());
    // Newton's method, one player at a time: the likelihood has one maximum, and this walks up to it.
    for _ in 0..500 {
        for one in 1..players {
            let (mut gap, mut slope) = (0.0, 0.0);
            for other in (0..players).filter(|other| met(one, *other)) {
                let number = games[one][other] as f64 + 1.0;
                let won = share[one][other] * games[one][other] as f64 + 0.5;
                let chance = expected(strength[one] - strength[other]);
                gap += won - number * chance;
                slope += number * chance * (1.0 - chance);
            }
            if slope > 0.0 {
                strength[one] += (gap / slope).clamp(-1.0, 1.0);
            }
        }
    }
    let rating = |one: usize| {
        let information: f64 = (0..players)
            .filter(|other| met(one, *other))
            .map(|other| {
                let chance = expected(strength[one] - strength[other]);
                (games[one][other] as f64 + 1.0) * chance * (1.0 - chance)
            })
            .sum();
        let interval = if one == 0 || information <= 0.0 { 0.0 } else { NINETY_NINE / information.sqrt() };
        Rating { elo: strength[one] * SCALE, interval: interval * SCALE }
    };
    (0..players).map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_to_one_is_400_points() {
        let share = vec![vec![0.5, 1.0 / 11.0], vec![10.0 / 11.0, 0.5]];
        let games = vec![vec![0, 110_000], vec![110_000, 0]];
        let found = ratings(&share, &games);
        assert_eq!(found[0], Rating { elo: 0.0, interval: 0.0 });
        assert!((found[1].elo - 400.0).abs() < 0.5, "{found:?}");
        assert!((1.0..10.0).contains(&found[1].interval), "{found:?}");
    }

    #[test]
    fn three_players_are_on_one_scale() {
        let share = vec![vec![0.5, 0.25, 0.1], vec![0.75, 0.5, 0.25], vec![0.9, 0.75, 0.5]];
        let games = vec![vec![1_000; 3]; 3];
        let found = ratings(&share, &games);
        // Three to one is 191 points, nine to one twice as many.
        assert!((found[1].elo - 191.0).abs() < 1.0 && (found[2].elo - 382.0).abs() < 2.0, "{found:?}");
    }
}
