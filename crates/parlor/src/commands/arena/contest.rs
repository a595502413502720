//! A match between two players, until it is settled or over.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use parlor_bots::arena::{Match, Pair, Standing, Verdict};
use parlor_bots::{Bot, SelfplayError};
use parlor_words::Lang;
use parlor_words::number::percent;
use rayon::prelude::*;

use super::times::Times;
use crate::draw::TextGame;
use crate::failure::Failure;
use crate::games::selfplay_error;

/// How many pairs are played between two looks at the question; the same for any number of cores, so that a match ends after
/// the same games everywhere.
const BATCH: u64 = 16;

/// How long a match may go on.
pub(super) struct Course<'a> {
    /// After this many games it is over.
    pub(super) most_games: u64,
    /// Whether it goes on though it is settled.
    pub(super) to_the_end: bool,
    /// Whether to stop now.
    pub(super) stop: &'a AtomicBool,
}

/// What came of a match.
pub(super) struct Contest {
    pub(super) players: [Bot; 2],
    pub(super) standing: Standing,
    pub(super) verdict: Verdict,
    pub(super) times: [Times; 2],
    /// Whether it was stopped.
    pub(super) is_interrupted: bool,
}

impl Contest {
    /// Holds a match, on all cores.
    pub(super) fn hold<G: TextGame>(
        duel: &Match<G>,
        course: &Course<'_>,
        lang: Lang,
    ) -> Result<Contest, Failure> {
        let mut contest = Contest {
            players: duel.players,
            standing: Standing::default(),
            verdict: Verdict::Open,
            times: Default::default(),
            is_interrupted: false,
        };
        let bar = progress_bar(course.most_games);
        let [one, other] = duel.players;
        let pairs = course.most_games.div_ceil(2);
        let mut next = 1;
        while next <= pairs && !contest.is_interrupted {
            let end = (next + BATCH).min(pairs + 1);
            let batch: Vec<_> = (next..end)
                .into_par_iter()
                .map(|number| {
                    let played = pair(duel, number, course.stop);
                    bar.inc(2);
                    played.map_err(|error| Failure::Misuse(selfplay_error(&error, lang)))
                })
                .collect();
            for played in batch {
                match played {
                    Ok((pair, times)) => contest.add(pair, &times),
                    // The deciding was stopped, not wrong; what is whole before it counts.
                    Err(_) if course.stop.load(Ordering::Relaxed) => {
                        contest.is_interrupted = true;
                        break;
                    }
                    Err(failure) => return Err(failure),
                }
            }
            contest.verdict = contest.standing.verdict();
            bar.set_message(format!("{one} – {other}  {}", percent(contest.standing.share(), lang)));
            if contest.verdict != Verdict::Open && !course.to_the_end {
                break;
            }
            next = end;
        }
        bar.finish_and_clear();
        Ok(contest)
    }

    fn add(&mut self, pair: Pair, times: &[Times; 2]) {
        self.standing.add(pair);
        for (own, new) in self.times.iter_mut().zip(times) {
            own.merge(new);
        }
    }
}

/// One pair of games, with the time of every decision.
fn pair<G: TextGame>(
    duel: &Match<G>,
    number: u64,
    stop: &AtomicBool,
) -> Result<(Pair, [Times; 2]), SelfplayError<G::Refusal>> {
    let mut times: [Times; 2] = Default::default();
    let pair = duel.pair_with(number, |which, player, view, seed| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let begin = Instant::now();
        let action = player.choose::<G>(view, seed);
        times[which].add(begin.elapsed());
        action
    })?;
    Ok((pair, times))
}

/// A progress bar; nothing where standard error is not a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len}  {msg}  {eta}") {
        bar.set_style(style);
    }
    bar
}
