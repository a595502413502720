//! Looking ahead: the round is played on in made-up worlds, and what counts is the chance to win the game.

use std::cell::OnceCell;

use parlor_core::{PlayerSeed, Seat, Viewer};
use parlor_scorzo::{Action, Card, View};

use super::last::last_turn;
use super::playout::Playout;
use super::standing::Standing;
use super::steady::{self, Judge};
use super::world;
use crate::race::{Experiment, Race};
use crate::{Candidate, Search};

/// How many discards are looked at: steady judgement is good enough that the best is among its first few.
const DISCARDS: usize = 6;

/// The search of an expert.
pub enum Lookout {
    /// After a call a player's only turn left is counted out.
    LastTurn(Vec<Candidate<Action>>),
    /// Before that, the round is played on.
    Rounds(Box<Race<Rounds>>),
}

/// Worlds are made up from a view, and quick players play the round to its end in them.
pub struct Rounds {
    view: View,
    seat: Seat,
    seed: PlayerSeed,
    standing: Standing,
    judge: Judge,
    /// What a steady player would discard after getting this card, for each card by its index, once it has been asked.
    answers: [OnceCell<Option<Card>>; Card::KINDS],
}

impl Lookout {
    /// The search of the viewer, with an action that is asked for; `None` if it is not the viewer's turn.
    pub(super) fn new(view: &View, seed: &PlayerSeed, also: Option<Action>) -> Option<Lookout> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let candidates = steady::ranked(view)?;
        let standing = Standing::of(view.table())?;
        if view.table().round()?.caller().is_some() {
            return last_turn(view, seat, &standing, &candidates).map(Lookout::LastTurn);
        }
        let (judge, answers) = (Judge::new(view)?, [const { OnceCell::new() }; Card::KINDS]);
        let rounds = Rounds { view: view.clone(), seat, seed: *seed, standing, judge, answers };
        let (first, rest) = candidates.split_at(candidates.len().min(DISCARDS));
        let asked = rest.iter().filter(|action| also == Some(**action));
        let race = Race::new(rounds, first.iter().chain(asked).copied());
        Some(Lookout::Rounds(Box::new(race)))
    }
}

impl Experiment for Rounds {
    type Action = Action;
    type World = Playout;

    fn world(&self, number: u32) -> Option<Playout> {
        world::world(&self.view, &self.seed, number)
    }

    fn outcome(&self, world: &Playout, _: u32, action: Action) -> i64 {
        let mut round = world.clone();
        if let Some(card) = round.apply(action) {
            let answer = || self.judge.ranked_discards(round.hand(self.seat)).first().copied();
            let discard = *self.answers[card.index()].get_or_init(answer);
            discard.map(|card| round.apply(Action::Discard(card)));
        }
        round.finish();
        self.standing.chance(self.seat, |seat| round.points(seat))
    }
}

impl Search for Lookout {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        if let Lookout::Rounds(race) = self {
            race.advance(rollouts);
        }
    }

    fn rollouts(&self) -> u32 {
        match self {
            Lookout::LastTurn(_) => 0,
            Lookout::Rounds(race) => race.rollouts(),
        }
    }

    fn is_settled(&self) -> bool {
        match self {
            Lookout::LastTurn(_) => true,
            Lookout::Rounds(race) => race.is_settled(),
        }
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        match self {
            Lookout::LastTurn(candidates) => candidates.clone(),
            Lookout::Rounds(race) => race.candidates(),
        }
    }
}
