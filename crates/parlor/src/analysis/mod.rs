//! Analysis for people and programs: what there was to choose from, what the choices cost, and luck apart.

mod chart;
mod html;
mod report;
mod text;

use indicatif::ProgressBar;
use parlor_bots::BotGame;
use parlor_bots::analysis::{Decision, Reviewed, Study};
use parlor_core::PlayerSeed;
use rayon::prelude::*;

pub(crate) use html::html;
pub(crate) use report::{CandidateLine, GameReport, Unit, ViewReport, known, thousandths};
pub(crate) use text::{ReportLine, candidate_lines, difference, game_lines, print_report, view_lines};

/// How many rollouts a decision gets unless another number is asked for: a whole game is done in some seconds.
pub(crate) const ROLLOUTS: u32 = 2_000;

/// The seed of all analysis: the same question gets the same answer.
pub(crate) fn seed() -> PlayerSeed {
    PlayerSeed::from_text("analysis")
}

/// Reviews decisions on all cores. Those whose player's hand nobody knows are left out.
pub(crate) fn review<G: BotGame>(
    decisions: Vec<Decision<G>>,
    rollouts: u32,
    bar: &ProgressBar,
) -> Vec<Reviewed<G>> {
    bar.set_length(decisions.len() as u64);
    let review = |decision: Decision<G>| {
        let reviewed = review_one(decision, rollouts);
        bar.inc(1);
        reviewed
    };
    let reviewed = decisions.into_par_iter().filter_map(review).collect();
    bar.finish_and_clear();
    reviewed
}

/// Reviews one decision; `None` if it can't be judged.
fn review_one<G: BotGame>(decision: Decision<G>, rollouts: u32) -> Option<Reviewed<G>> {
    let study = Study::<G>::new(&decision.view, decision.action, &seed(), rollouts)?;
    let luck = G::luck(&decision.view, &seed());
    Some(Reviewed { review: study.finish(), luck, decision })
}
