//! What analysis found, as data: the JSON for programs, and what texts and pages are made from. `docs/analysis.md`
//! describes it.

use parlor_bots::analysis::{Review, Reviewed, summaries};
use parlor_bots::{Candidate, ScoreUnit};
use parlor_core::{BySeat, Results};
use parlor_words::Name;
use serde::Serialize;

use crate::terminal::TerminalGame;

/// How many candidates of a decision are told, besides the choice.
const TOLD: usize = 8;

/// What worth counts, as programs are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Unit {
    /// Points ahead of the best other player.
    Points,
    /// The share of games won.
    Wins,
}

impl Unit {
    pub(crate) const fn new(worth: ScoreUnit) -> Unit {
        match worth {
            ScoreUnit::Points => Unit::Points,
            ScoreUnit::Wins => Unit::Wins,
        }
    }
}

/// An action and what it is worth.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct CandidateLine {
    pub(crate) action: String,
    /// None if nothing was tried, as where there is nothing to choose.
    pub(crate) worth: Option<f64>,
    /// The standard error of the worth; none if it is not known.
    pub(crate) error: Option<f64>,
    pub(crate) rollouts: u32,
}

impl CandidateLine {
    pub(crate) fn new<A: std::fmt::Display>(candidate: &Candidate<A>) -> CandidateLine {
        CandidateLine {
            action: candidate.action.to_string(),
            worth: (candidate.rollouts > 0 || candidate.error == 0).then(|| thousandths(candidate.worth)),
            error: known(candidate.error),
            rollouts: candidate.rollouts,
        }
    }
}

/// A whole number of thousandths.
pub(crate) fn thousandths(number: i64) -> f64 {
    number as f64 / 1_000.0
}

/// An error, unless it is so large that nothing is known.
pub(crate) fn known(error: i64) -> Option<f64> {
    (error < Candidate::<()>::UNKNOWN).then(|| thousandths(error))
}

/// What there is to choose from in a position.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ViewReport {
    pub(crate) game: &'static str,
    pub(crate) unit: Unit,
    pub(crate) rollouts: u32,
    pub(crate) candidates: Vec<CandidateLine>,
}

/// A decision of a game.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct DecisionLine {
    /// Which action of the game it is, from 1.
    pub(crate) number: usize,
    pub(crate) seat: u8,
    /// The round, in a game of rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) round: Option<String>,
    pub(crate) action: String,
    /// The scores before it.
    pub(crate) scores: Vec<i32>,
    pub(crate) loss: f64,
    pub(crate) error: Option<f64>,
    /// Whether the loss is more than chance explains.
    pub(crate) mistake: bool,
    /// What draws and rolls before it were worth against their average, in points.
    pub(crate) luck: Option<f64>,
    /// The best ones first, the choice among them.
    pub(crate) candidates: Vec<CandidateLine>,
}

/// A player's decisions added up.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SeatLine {
    pub(crate) seat: u8,
    pub(crate) name: String,
    pub(crate) score: Option<i32>,
    pub(crate) rank: Option<u8>,
    pub(crate) turns: u32,
    pub(crate) decisions: u32,
    /// How many of them were no mistakes.
    pub(crate) as_good: u32,
    pub(crate) loss: f64,
    /// How much a turn lost on average.
    pub(crate) average_loss: f64,
    pub(crate) luck: f64,
    /// The number of the decision that lost most for sure.
    pub(crate) worst: Option<usize>,
}

/// All that was found in a game.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct GameReport {
    pub(crate) game: &'static str,
    pub(crate) unit: Unit,
    pub(crate) rollouts: u32,
    pub(crate) seats: Vec<SeatLine>,
    pub(crate) decisions: Vec<DecisionLine>,
}

impl GameReport {
    /// What was found about all of these decisions.
    pub(crate) fn new<G: TerminalGame>(
        reviewed: &[Reviewed<G>],
        names: &BySeat<Name>,
        results: Option<&Results>,
        rollouts: u32,
    ) -> GameReport {
        let seats = summaries(names.seats(), reviewed);
        let seats = seats.iter().map(|(seat, summary)| SeatLine {
            seat: seat.number(),
            name: names[seat].to_string(),
            score: results.map(|results| results.scores[seat]),
            rank: results.map(|results| results.ranks[seat]),
            turns: summary.turns,
            decisions: summary.decisions,
            as_good: summary.best,
            loss: thousandths(summary.loss),
            average_loss: thousandths(summary.average_loss()),
            luck: thousandths(summary.luck),
            worst: summary.worst.map(|worst| reviewed[worst].decision.number),
        });
        GameReport {
            game: G::ID,
            unit: Unit::new(G::SCORE_UNIT),
            rollouts,
            seats: seats.collect(),
            decisions: reviewed.iter().map(decision_line).collect(),
        }
    }

    /// The mistakes, the costliest first.
    pub(crate) fn mistakes(&self) -> Vec<&DecisionLine> {
        let mut mistakes: Vec<&DecisionLine> =
            self.decisions.iter().filter(|decision| decision.mistake).collect();
        mistakes.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        mistakes
    }

    /// The decision of this number.
    pub(crate) fn decision(&self, number: usize) -> Option<&DecisionLine> {
        self.decisions.iter().find(|decision| decision.number == number)
    }

    /// The name of the player in a seat.
    pub(crate) fn name(&self, seat: u8) -> &str {
        self.seats.iter().find(|line| line.seat == seat).map_or("", |line| line.name.as_str())
    }
}

fn decision_line<G: TerminalGame>(reviewed: &Reviewed<G>) -> DecisionLine {
    let Reviewed { decision, review, luck } = reviewed;
    DecisionLine {
        number: decision.number,
        seat: decision.seat.number(),
        round: G::round(&decision.view),
        action: decision.action.to_string(),
        scores: G::scores(&decision.view).as_slice().to_vec(),
        loss: thousandths(review.loss()),
        error: known(review.error()),
        mistake: review.is_mistake(),
        luck: luck.map(thousandths),
        candidates: told(review),
    }
}

/// The best candidates, and the choice if it is not among them.
fn told<A: Copy + PartialEq + std::fmt::Display>(review: &Review<A>) -> Vec<CandidateLine> {
    let best = review.candidates.iter().take(TOLD);
    let choice = review.candidates.iter().skip(TOLD).find(|candidate| candidate.action == review.chosen);
    best.chain(choice).map(CandidateLine::new).collect()
}
