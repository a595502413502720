//! Looking ahead: the round is played on in made-up worlds, and what counts is the chance to win the game.

use std::cell::OnceCell;

use parlor_core::{PlayerSeed, Seat, Viewer};
use parlor_scorzo::{Action, Card, View};

use super::endgame::endgame;
use super::position::Position;
use super::prospects::Cost;
use super::standing::Standing;
use super::steady::{self, Judge};
use super::world;
use crate::race::{Experiment, Race};
use crate::{Candidate, Search};

/// How many actions race at most.
const CANDIDATES: usize = 6;
/// How far behind the best, by steady judgement, an action may be to race, in thousandths of a point. Of 251 that were
/// further behind, one was better by two errors.
const NEAR: Cost = 4_000;
/// How many worlds steady judgement is worth, times what a point of it is worth in the end. In 1,200 positions of steady
/// games, tried in 600 worlds each, actions that it held to be a point behind were 0.28 points behind, give or take
/// half a point to one point; the difference scatters by six points from world to world. So judgement is worth some 40
/// to 140 worlds; this is 90 of them.
const TRUST: i64 = 25;

/// The search of an expert.
pub enum Expert {
    /// After a call a player's only turn left is counted out.
    Endgame(Vec<Candidate<Action>>),
    /// Before that, the round is played on.
    Rollouts(Box<Race<Rollouts>>),
}

/// Worlds are made up from a view, and quick players play the round to its end in them.
pub struct Rollouts {
    view: View,
    seat: Seat,
    seed: PlayerSeed,
    standing: Standing,
    judge: Judge,
    /// What a steady player would discard after getting this card, for each card by its index, once it has been asked.
    answers: [OnceCell<Option<Card>>; Card::KINDS],
    /// What steady judgement says, the best first.
    judged: Vec<(Action, Cost)>,
}

impl Expert {
    /// The search of the viewer, with an action that is asked for; `None` if it is not the viewer's turn.
    pub(super) fn new(view: &View, seed: &PlayerSeed, also: Option<Action>) -> Option<Expert> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let judged = steady::judged(view)?;
        let standing = Standing::new(view.public())?;
        if view.public().round()?.caller().is_some() {
            return endgame(view, seat, &standing, judged.iter().map(|(action, _)| *action))
                .map(Expert::Endgame);
        }
        let (judge, answers) = (Judge::new(view)?, [const { OnceCell::new() }; Card::KINDS]);
        // Whoever asks about an action wants to see it beside others, near or not.
        let limit = match judged.first() {
            Some((_, best)) if also.is_none() => best + NEAR,
            _ => Cost::MAX,
        };
        let near = judged.iter().take_while(|(_, cost)| *cost <= limit).take(CANDIDATES);
        let mut candidates: Vec<Action> = near.map(|(action, _)| *action).collect();
        candidates.extend(also.filter(|action| !candidates.contains(action)));
        let rounds = Rollouts { view: view.clone(), seat, seed: *seed, standing, judge, answers, judged };
        let race = Race::new(rounds, candidates);
        Some(Expert::Rollouts(Box::new(race)))
    }
}

impl Experiment for Rollouts {
    type Action = Action;
    type World = Position;

    const SUBUNITS: i64 = Standing::SUBUNITS;

    fn handicap(&self, action: Action) -> i64 {
        let cost = |(_, cost): &(Action, Cost)| *cost;
        let best = self.judged.first().map_or(0, cost);
        let own = self.judged.iter().find(|(other, _)| *other == action).map_or(best, cost);
        TRUST * self.standing.point(self.seat) * (own - best) / 1_000
    }

    fn world(&self, number: u32) -> Option<Position> {
        world::world(&self.view, &self.seed, number)
    }

    fn outcome(&self, world: &Position, _: u32, action: Action) -> i64 {
        let mut round = world.clone();
        if let Some(card) = round.apply(action) {
            let answer = || self.judge.ranked_discards(round.hand(self.seat)).first().map(|(_, card)| *card);
            let discard = *self.answers[card.index()].get_or_init(answer);
            discard.map(|card| round.apply(Action::Discard(card)));
        }
        round.finish();
        self.standing.chance(self.seat, |seat| round.points(seat))
    }
}

impl Search for Expert {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        if let Expert::Rollouts(race) = self {
            race.advance(rollouts);
        }
    }

    fn rollouts(&self) -> u32 {
        match self {
            Expert::Endgame(_) => 0,
            Expert::Rollouts(race) => race.rollouts(),
        }
    }

    fn is_settled(&self) -> bool {
        match self {
            Expert::Endgame(_) => true,
            Expert::Rollouts(race) => race.is_settled(),
        }
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        match self {
            Expert::Endgame(candidates) => candidates.clone(),
            Expert::Rollouts(race) => race.candidates(),
        }
    }
}
