//! What a standing is worth: the chance to win the game, from the scores and the rounds that are left.

use parlor_core::{BySeat, Seat};
use parlor_scorzo::{Public, RoundId};

/// By how much the points of a round scatter: half the variance of the difference between two players, for 2 to 6 players
/// and 3 to 12 cards. Measured by `examples/train_scorzo.rs` among quick players.
pub(super) const SCATTER: [[u32; 10]; 5] = [
    [52, 39, 24, 81, 63, 39, 92, 77, 49, 91],
    [54, 48, 31, 92, 78, 50, 109, 93, 66, 112],
    [56, 55, 36, 99, 87, 60, 120, 107, 77, 124],
    [57, 61, 41, 104, 95, 67, 127, 114, 85, 134],
    [58, 64, 45, 106, 99, 73, 132, 123, 94, 140],
];

/// 2 to the power of -n/16, in parts of 2^20.
const POWERS: [u64; 16] = [
    1_048_576, 1_004_120, 961_548, 920_782, 881_744, 844_361, 808_563, 774_283, 741_455, 710_020, 679_918,
    651_091, 623_487, 597_053, 571_740, 547_501,
];

/// What counts once the round under way is over.
pub(super) struct Standing {
    /// The scores before the round; only those who still can win have one.
    before: BySeat<Option<i32>>,
    /// This many points, in sixteenths, halve a player's weight; 0 if no round is left.
    halving: i64,
}

impl Standing {
    /// The standing in the round under way; `None` if there is none.
    pub(super) fn new(public: &Public) -> Option<Standing> {
        let round = public.round()?;
        let before = BySeat::new(public.players(), |seat| match round.id() {
            RoundId::Regular(_) => public.plays(seat).then(|| public.scores()[seat]),
            // Z18: only the points of this round count, among those who play it.
            RoundId::Deciding(_) => public.is_in_round(seat).then_some(0),
        });
        let left = match round.id() {
            RoundId::Regular(number) => &public.edition().rounds()[usize::from(number)..],
            RoundId::Deciding(_) => &[],
        };
        let playing = before.as_slice().iter().flatten().count();
        let row = SCATTER[playing.clamp(2, 6) - 2];
        let scatter: u32 = left.iter().map(|cards| row[usize::from(*cards).clamp(3, 12) - 3]).sum();
        // If every player's final score scatters as a Gumbel variable does, the chances to be lowest are in the
        // proportion of weights that fall by half every 0.54 deviations; 75 is the square of that times 16.
        let halving = i64::from((75 * scatter).isqrt());
        Some(Standing { before, halving })
    }

    /// How many parts of a thousandth chances are counted in: a point early in a game changes little.
    pub(super) const SUBUNITS: i64 = 1_000;

    /// The chance of a player to win, in millionths, once everybody has got these points in the round.
    pub(super) fn chance(&self, seat: Seat, points: impl Fn(Seat) -> u16) -> i64 {
        let after = |seat: Seat| self.before[seat].map(|score| i64::from(score) + i64::from(points(seat)));
        let scores = self.before.map(|seat, _| after(seat));
        let Some(lowest) = scores.as_slice().iter().flatten().min() else { return 0 };
        let weight = |score: &i64| match self.halving {
            0 => u64::from(score == lowest),
            halving => power((score - lowest) * 16 * 256 / halving),
        };
        let all: u64 = scores.as_slice().iter().flatten().map(weight).sum();
        let own = scores[seat].as_ref().map_or(0, weight);
        i64::try_from(own * 1_000_000 / all).expect("at most a million")
    }

    /// By how much a point in the round changes the chance, more or less.
    pub(super) fn point(&self, seat: Seat) -> i64 {
        let with = |own: u16| self.chance(seat, |other| if other == seat { own } else { 8 });
        (with(0) - with(16)) / 16
    }
}

/// 2 to the power of this many 256ths below 0, in parts of 2^20.
fn power(parts: i64) -> u64 {
    let parts = parts.clamp(0, 256 * 20).unsigned_abs();
    let (whole, part, between) = (parts / 256, parts / 16 % 16, parts % 16);
    let [above, below] = [part, part + 1].map(|part| match usize::try_from(part) {
        Ok(part) if part < 16 => POWERS[part],
        _ => POWERS[0] / 2,
    });
    (above - (above - below) * between / 16) >> whole
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(scores: &[i32], halving: i64) -> Standing {
        let seats = u8::try_from(scores.len()).unwrap();
        Standing { before: BySeat::new(seats, |seat| Some(scores[seat.index()])), halving }
    }

    fn chances(standing: &Standing) -> Vec<i64> {
        standing.before.iter().map(|(seat, _)| standing.chance(seat, |_| 5)).collect()
    }

    #[test]
    fn powers_are_those_of_two() {
        for (part, value) in (0_u32..).zip(POWERS) {
            let exact = 2_f64.powf(20.0 - f64::from(part) / 16.0);
            assert!((exact - value as f64).abs() <= 1.0, "{part}: {exact}");
        }
        assert_eq!([power(0), power(256), power(512), power(i64::MAX)], [1 << 20, 1 << 19, 1 << 18, 1]);
        for parts in 0_u32..512 {
            let exact = 2_f64.powf(20.0 - f64::from(parts) / 256.0);
            let close = (exact - power(parts.into()) as f64).abs() * 2_000.0 <= exact;
            assert!(close, "{parts}: {exact}");
        }
    }

    #[test]
    fn fewer_points_and_fewer_rounds_left_are_better_for_the_leader() {
        assert_eq!(chances(&standing(&[30, 30], 160)), [500_000, 500_000]);
        assert_eq!(chances(&standing(&[30, 40], 160)), [666_666, 333_333]);
        assert_eq!(chances(&standing(&[30, 40], 80)), [800_000, 200_000]);
        assert_eq!(chances(&standing(&[30, 31, 30], 0)), [500_000, 0, 500_000]);
        assert_eq!(chances(&standing(&[30, 40, 40], 160)), [500_000, 250_000, 250_000]);
    }
}
