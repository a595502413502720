//! Analysis looks at every decision with its player's eyes.

#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use parlor_bots::analysis::{Decision, Reviewed, Study, decisions, summaries};
use parlor_bots::{Bot, BotGame, GameSeed, Level, Search, play};
use parlor_core::{BySeat, Entry, Log, PlayerSeed, SetUp};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;

fn game<G: BotGame>(seed: &str, level: Level) -> Log<G> {
    let seeds = GameSeed::new(seed);
    let set_up = SetUp::classic(2, seeds.deal());
    play::<G>(set_up, &BySeat::new(2, |_| Bot { level, rollouts: 20 }), &seeds).unwrap()
}

fn some<G: BotGame>(seed: &str, level: Level, count: usize) -> Vec<Decision<G>> {
    let all = decisions(&game::<G>(seed, level));
    let step = (all.len() / count).max(1);
    all.into_iter().step_by(step).collect()
}

fn seed() -> PlayerSeed {
    PlayerSeed::from_text("analysis")
}

/// Whatever was done, however bad, is compared with the best.
fn every_choice_is_a_candidate<G: BotGame>() {
    for decision in some::<G>("bad", Level::Random, 25) {
        let study = Study::<G>::new(&decision.view, decision.action, &seed(), 3_000).unwrap();
        let review = study.finish();
        let choice = review.choice().unwrap();
        assert!(choice.rollouts > 0 || review.candidates.len() == 1 || choice.error == 0, "{review:?}");
        let best = review.best().unwrap();
        if best.is_known() && choice.is_known() {
            assert_eq!(review.loss(), (best.worth - choice.worth).max(0));
        }
    }
}

#[test]
fn every_choice_is_a_candidate_in_every_game() {
    every_choice_is_a_candidate::<Fives>();
    every_choice_is_a_candidate::<Scorzo>();
    every_choice_is_a_candidate::<Polygon>();
}

/// What an expert would do loses nothing, and asking in pieces gives the same answer as asking at once.
fn an_expert_s_choice_loses_nothing<G: BotGame>() {
    for decision in some::<G>("good", Level::Greedy, 12) {
        let mut search = G::search(&decision.view, &seed()).unwrap();
        search.advance(500);
        let best = search.best().unwrap();
        let study = || Study::<G>::new(&decision.view, best, &seed(), 500).unwrap();
        let whole = study().finish();
        assert_eq!((whole.loss(), whole.is_mistake()), (0, false));
        let mut pieces = study();
        while !pieces.is_done() {
            pieces.advance(7);
        }
        assert_eq!(pieces.review(), whole);
    }
}

#[test]
fn an_expert_s_choice_loses_nothing_in_any_game() {
    an_expert_s_choice_loses_nothing::<Fives>();
    an_expert_s_choice_loses_nothing::<Scorzo>();
    an_expert_s_choice_loses_nothing::<Polygon>();
}

/// Good and bad luck come out even: the average over some games is nothing, as far as its own error can tell.
fn luck_is_even<G: BotGame>(games: u32, level: Level) {
    let mut lucks: Vec<f64> = Vec::new();
    for number in 0..games {
        let log = game::<G>(&format!("luck/{number}"), level);
        let all = decisions(&log);
        lucks.extend(
            all.iter().filter_map(|decision| G::luck(&decision.view, &seed())).map(|luck| luck as f64),
        );
    }
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / count;
    let error = (variance / count).sqrt();
    assert!(count > 100.0 && mean.abs() < 4.0 * error, "{mean} ± {error} of {count}");
}

#[test]
fn luck_is_even_in_every_game() {
    luck_is_even::<Fives>(8, Level::Greedy);
    luck_is_even::<Scorzo>(4, Level::Greedy);
    luck_is_even::<Polygon>(12, Level::Greedy);
}

#[test]
fn what_was_taken_back_is_no_decision() {
    let whole = game::<Polygon>("back", Level::Greedy);
    let mut log = Log::begin(whole.set_up().clone()).unwrap();
    let [first, second] = &whole.entries()[..2] else { unreachable!() };
    let Entry::Act { seat, action } = first else { unreachable!() };
    log.append(first.clone()).unwrap();
    log.append(Entry::Retract { seat: *seat }).unwrap();
    log.append(first.clone()).unwrap();
    log.append(second.clone()).unwrap();
    let found = decisions(&log);
    assert_eq!(found.iter().map(|decision| decision.number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((found[0].seat, found[0].action), (*seat, *action));
    assert_eq!(found[1].view.public().turns()[0].placements.len(), 1);
}

#[test]
fn summaries_add_up() {
    let reviewed: Vec<Reviewed<Fives>> = some::<Fives>("sums", Level::Random, usize::MAX)
        .into_iter()
        .map(|decision| {
            let review = Study::<Fives>::new(&decision.view, decision.action, &seed(), 400).unwrap().finish();
            let luck = Fives::luck(&decision.view, &seed());
            Reviewed { decision, review, luck }
        })
        .collect();
    let summaries = summaries(2, &reviewed);
    let all: u32 = summaries.iter().map(|(_, summary)| summary.decisions).sum();
    assert_eq!(all as usize, reviewed.len());
    for (seat, summary) in summaries.iter() {
        let own: Vec<&Reviewed<Fives>> = reviewed.iter().filter(|one| one.decision.seat == seat).collect();
        assert_eq!(summary.loss, own.iter().map(|one| one.review.loss()).sum::<i64>());
        let sure = own.iter().filter(|one| one.review.is_mistake()).map(|one| one.review.loss());
        // Random play errs badly.
        assert_eq!(summary.worst.map(|worst| reviewed[worst].review.loss()), sure.max());
        assert!(summary.worst.is_some() && summary.average_loss() > 1_000);
    }
}
