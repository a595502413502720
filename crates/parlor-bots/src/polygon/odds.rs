//! How likely a lead is to win, before the game is over.
//!
//! What a board offers, most of it, is there a turn later as well, and so is how much luck can make of it. So the rest of the
//! game is foreseen like this: every turn to come scores what the board offers now, less and less of it turn by turn, and for
//! the rest what boards offer on average; and its deviation likewise. A lead is then worth as much as the luck of these turns
//! leaves of it. Whoever is behind therefore likes boards where much can happen, and whoever is ahead avoids them, which wins
//! more games than points alone do.
//!
//! The numbers are rounded by hand from what 80,000 games of steady players showed who now and then tried another good turn;
//! others nearby did as well in play.

use parlor_core::MAX_SEATS;

use super::outlook::{Outlook, Totals};
use super::standing::{POINT, Standing};

/// How much of what a board offers is still there a turn later, in thousandths,
const MEAN_LASTS: i64 = 900;
/// and of the variance.
const VARIANCE_LASTS: i64 = 800;
/// What boards offer on average.
const AVERAGE: Outlook = Outlook { mean: 90 * POINT, variance: 1_550 };

/// A sure win, in the unit of [`share_of_wins`], less a half.
const HALF: i64 = 500_000;
/// The share of the wins that this many deviations ahead bring, less a half, in millionths; eight to a deviation.
const NORMAL: [i64; 34] = [
    0, 49_738, 98_706, 146_170, 191_462, 234_014, 273_373, 309_213, 341_345, 369_705, 394_350, 415_434,
    433_193, 447_919, 459_941, 469_604, 477_250, 483_207, 487_776, 491_226, 493_790, 495_668, 497_020,
    497_980, 498_650, 499_111, 499_423, 499_631, 499_767, 499_856, 499_912, 499_947, 499_968, 499_981,
];
/// A deviation is this many thousandths, and a step of the table an eighth of it.
const STEP: i64 = 125;
/// A lead that decides nothing any more still counts by this part.
const BEYOND: i64 = 64;

/// What the turns to come bring one player.
#[derive(Clone, Copy, Default)]
struct Share {
    /// How many turns; and how many of these, in thousandths, are like the next one.
    turns: i64,
    means: i64,
    variances: i64,
}

impl Share {
    /// What the player can expect, in thousandths of a point.
    fn mean(&self, next: &Outlook) -> i64 {
        (self.means * next.mean + (self.turns * 1_000 - self.means) * AVERAGE.mean) / 1_000
    }

    /// Its variance, in thousandths of a point squared.
    fn variance(&self, next: &Outlook) -> i64 {
        self.variances * next.variance + (self.turns * 1_000 - self.variances) * AVERAGE.variance
    }
}

/// Where a player stands against the rival who is hardest to beat.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    /// By how many thousandths of a deviation the player will be ahead.
    pub(super) ahead: i64,
    /// That deviation, in thousandths of a point.
    deviation: i64,
    /// By how much the player will be ahead, in thousandths of a point.
    lead: i64,
    /// Who the rival is.
    rival: u8,
}

/// How the rest of a game is foreseen.
pub(super) struct Odds {
    /// For every number of turns to come: what they bring the next player, the one after, and so on.
    shares: Vec<[Share; MAX_SEATS]>,
    /// What a sure win is worth, less a half: scaled so that a point at equal scores is worth a point.
    stake: i64,
}

impl Odds {
    /// What is foreseen when this many play this many turns more.
    pub(super) fn new(players: u8, turns: u16) -> Odds {
        let mut share = [Share::default(); MAX_SEATS];
        let mut shares = vec![share];
        let (mut mean, mut variance) = (1_000, 1_000);
        for turn in 0..usize::from(turns) {
            let of_player = &mut share[turn % usize::from(players.max(1))];
            of_player.turns += 1;
            of_player.means += mean;
            of_player.variances += variance;
            mean = mean * MEAN_LASTS / 1_000;
            variance = variance * VARIANCE_LASTS / 1_000;
            shares.push(share);
        }
        let of_two = i64::from(turns) * 2 / i64::from(players.max(1));
        // The density of a normal deviation at its mean is 0.399.
        let stake = (of_two.max(1) * AVERAGE.variance * POINT * POINT).isqrt() * 1_000 / 798;
        Odds { shares, stake }
    }

    /// Where a player stands, `next` being to roll this many turns before the end on a board that offers this.
    pub(super) fn prospect(
        &self,
        standing: &Standing,
        player: u8,
        (next, turns): (u8, u16),
        outlook: &Outlook,
    ) -> Prospect {
        let none = [Share::default(); MAX_SEATS];
        let shares = self.shares.get(usize::from(turns)).unwrap_or(&none);
        let players = standing.players();
        let share = |of: u8| &shares[usize::from((of + players - next) % players)];
        let own = share(player);
        let own_end = standing.of(player) + own.mean(outlook);
        let rivals = (0..players).filter(|rival| *rival != player);
        let prospects = rivals.map(|rival| {
            let other = share(rival);
            let lead = own_end - standing.of(rival) - other.mean(outlook);
            let variance = own.variance(outlook) + other.variance(outlook);
            let deviation = (variance.max(1) * 1_000).isqrt();
            Prospect { ahead: lead * 1_000 / deviation, deviation, lead, rival }
        });
        let alone = Prospect { ahead: 0, deviation: POINT, lead: 0, rival: player };
        prospects.min_by_key(|prospect| prospect.ahead).unwrap_or(alone)
    }

    /// What a prospect is worth, in thousandths of a point.
    pub(super) fn worth(&self, prospect: &Prospect) -> i64 {
        self.in_points(share_of_wins(prospect.ahead)) + prospect.lead / BEYOND
    }

    /// What a point more for somebody adds to that, in thousandths.
    pub(super) fn worth_of_point(&self, prospect: &Prospect, player: u8, gets: u8) -> i64 {
        let slope = self.in_points(slope(prospect.ahead)) * 1_000 * 1_000 / (STEP * prospect.deviation);
        match gets {
            gets if gets == player => slope,
            gets if gets == prospect.rival => -slope,
            _ => 0,
        }
    }

    /// What the last turn is worth to a player: of somebody who may make any of these totals, each as likely as it is.
    pub(super) fn last(&self, standing: &Standing, player: u8, next: u8, totals: &Totals) -> i64 {
        let (mut sum, mut ways) = (0, 0);
        for (total, count) in (0..=u8::MAX).zip(totals).filter(|(_, count)| **count > 0) {
            let mut standing = standing.clone();
            standing.score(next, total);
            sum += i64::from(*count) * self.end(&standing, player);
            ways += i64::from(*count);
        }
        sum.checked_div(ways).unwrap_or_else(|| self.end(standing, player))
    }

    /// What the end of the game is worth to a player.
    pub(super) fn end(&self, standing: &Standing, player: u8) -> i64 {
        let lead = standing.lead(player);
        self.in_points(lead.signum() * HALF) + lead / BEYOND
    }

    fn in_points(&self, millionths: i64) -> i64 {
        self.stake * millionths / HALF
    }
}

/// The share of the wins, less a half, of somebody who is this many thousandths of a deviation ahead.
fn share_of_wins(ahead: i64) -> i64 {
    let (low, slope, rest) = normal(ahead);
    ahead.signum() * (low + slope * rest / STEP)
}

/// By how much that rises within a step of the table.
fn slope(ahead: i64) -> i64 {
    normal(ahead).1
}

/// An entry of the table, the distance to the next, and how far it is to go from one to the other.
fn normal(ahead: i64) -> (i64, i64, i64) {
    let size = ahead.abs();
    // What does not fit is far beyond the table.
    let step = usize::try_from(size / STEP).unwrap_or(usize::MAX);
    match (NORMAL.get(step), NORMAL.get(step.saturating_add(1))) {
        (Some(low), Some(high)) => (*low, high - low, size % STEP),
        _ => (HALF, 0, 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_wins_more_often_the_larger_it_is() {
        let shares: Vec<i64> = (-5_000..=5_000).map(share_of_wins).collect();
        assert!(shares.is_sorted());
        assert_eq!((shares[0], shares[5_000], shares[10_000]), (-HALF, 0, HALF));
        // One deviation ahead wins 84 of 100, two win 98.
        assert_eq!([1_000, 2_000].map(share_of_wins), [341_345, 477_250]);
        assert_eq!(share_of_wins(1_050), 341_345 + (369_705 - 341_345) * 50 / STEP);
    }

    #[test]
    fn who_is_behind_likes_luck_and_who_is_ahead_avoids_it() {
        let calm = Outlook { variance: 500, ..AVERAGE };
        let wild = Outlook { variance: 3_000, ..AVERAGE };
        let odds = Odds::new(2, 6);
        for (scores, likes_luck) in [([500, 700], true), ([700, 500], false)] {
            let standing = Standing::of_two(scores);
            let ahead = |outlook| odds.prospect(&standing, 0, (1, 6), outlook).ahead;
            assert_eq!(ahead(&wild) > ahead(&calm), likes_luck);
        }
    }

    #[test]
    fn a_point_at_equal_scores_is_worth_a_point() {
        let odds = Odds::new(2, 10);
        let [even, more] = [[800, 800], [801, 800]].map(|scores| {
            let prospect = odds.prospect(&Standing::of_two(scores), 0, (1, 10), &AVERAGE);
            (odds.worth(&prospect), odds.worth_of_point(&prospect, 0, 0))
        });
        assert!((980..=1_040).contains(&(more.0 - even.0)), "{even:?}, {more:?}");
        assert!((970..=1_010).contains(&even.1), "{even:?}");
    }

    #[test]
    fn the_last_turn_is_counted_out() {
        let odds = Odds::new(2, 1);
        let mut totals = [0; 256];
        // The rival needs 20 points, four units, to win.
        (totals[3], totals[4], totals[5]) = (1, 2, 1);
        let standing = Standing::of_two([100, 80]);
        assert_eq!(odds.last(&standing, 0, 1, &totals), 0);
        (totals[3], totals[5]) = (2, 0);
        assert!(odds.last(&standing, 0, 1, &totals) > 0);
    }
}
