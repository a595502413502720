//! A player that looks ahead: it solves the end of a game between two, and before that lets its best plays race.

use parlor_core::PlayerSeed;
use parlor_fives::{Action, View};

use super::endgame::Endgame;
use super::rollout::Rollouts;
use super::steady;
use super::world::Worlds;
use crate::{Candidate, Race, Search};

/// How many plays race: the best by a steady player's judgement. With 30 an expert of 2,000 rollouts was weaker.
const CANDIDATES: usize = 16;

/// The search of an expert.
pub enum Expert {
    /// Nothing is hidden any more.
    Endgame(Box<Endgame>),
    /// Tiles are hidden: made-up worlds.
    Race(Box<Race<Rollouts>>),
}

impl Expert {
    /// The search for the player to act; an action that is asked for races as well.
    pub(super) fn new(view: &View, seed: &PlayerSeed, also: Option<Action>) -> Option<Expert> {
        if let Some(endgame) = Endgame::new(view, also) {
            return Some(Expert::Endgame(Box::new(endgame)));
        }
        let worlds = Worlds::new(view, seed)?;
        let mut judged = steady::judged(view);
        let asked = also.and_then(|action| steady::judge(view, action));
        judged.truncate(CANDIDATES);
        judged.extend(asked.filter(|asked| judged.iter().all(|judged| judged.action != asked.action)));
        let candidates: Vec<Action> = judged.iter().map(|judged| judged.action).collect();
        Some(Expert::Race(Box::new(Race::new(Rollouts::new(worlds, judged), candidates))))
    }
}

impl Search for Expert {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        match self {
            Expert::Endgame(search) => search.advance(rollouts),
            Expert::Race(search) => search.advance(rollouts),
        }
    }

    fn rollouts(&self) -> u32 {
        match self {
            Expert::Endgame(search) => search.rollouts(),
            Expert::Race(search) => search.rollouts(),
        }
    }

    fn is_settled(&self) -> bool {
        match self {
            Expert::Endgame(search) => search.is_settled(),
            Expert::Race(search) => search.is_settled(),
        }
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        match self {
            Expert::Endgame(search) => search.candidates(),
            Expert::Race(search) => search.candidates(),
        }
    }
}
