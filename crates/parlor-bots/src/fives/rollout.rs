//! Rollouts: an action is played in a made-up world, and everybody goes on greedily for a few turns.

use parlor_core::{BySeat, Seat};
use parlor_fives::{Action, Edition, Rack, ScoredPlay, best_plays, for_each_play};

use super::leave::Leaves;
use super::position::{Pile, Position};
use super::steady::Judged;
use super::world::{World, Worlds};
use crate::Experiment;

/// The experiment of an expert's race.
pub struct Rollouts {
    worlds: Worlds,
    candidates: Vec<Judged>,
    /// How many turns are played after the action.
    turns: u32,
}

impl Rollouts {
    pub(super) fn new(worlds: Worlds, candidates: Vec<Judged>) -> Rollouts {
        // Everybody once: the others answer, and the player makes something of what that leaves. More turns are more noise.
        let turns = u32::from(worlds.view().public().players());
        Rollouts { worlds, candidates, turns }
    }

    fn score(&self, action: Action) -> u32 {
        self.candidates.iter().find(|judged| judged.action == action).map_or(0, |judged| judged.score)
    }
}

impl Experiment for Rollouts {
    type Action = Action;
    type World = World;

    fn world(&self, number: u32) -> Option<World> {
        self.worlds.world(number)
    }

    fn outcome(&self, world: &World, _: u32, action: Action) -> i64 {
        let me = self.worlds.seat();
        let public = self.worlds.view().public();
        let edition = public.edition();
        let mut rollout = Rollout {
            edition,
            leaves: Leaves::learnt(),
            me,
            position: world.position.clone(),
            pile: Pile::new(&world.pile),
            kept: BySeat::new(public.players(), |_| 0),
            best: Vec::with_capacity(32),
        };
        match action {
            Action::Play(play) => {
                rollout.play(me, ScoredPlay { play, score: self.score(action) });
            }
            Action::Pass => rollout.pass(me),
        }
        rollout.go_on(self.turns);
        rollout.worth()
    }
}

/// A position that is played on.
struct Rollout<'a> {
    edition: &'a Edition,
    leaves: &'static Leaves,
    /// Who looks ahead.
    me: Seat,
    position: Position,
    pile: Pile<'a>,
    /// What each kept in the last turn, in thousandths of a point.
    kept: BySeat<i32>,
    best: Vec<ScoredPlay>,
}

impl Rollout<'_> {
    /// This many turns, or to the end once the pile is empty: then what is left on the racks decides.
    fn go_on(&mut self, turns: u32) {
        let mut turn = 0;
        while let Some(seat) = self.position.mover
            && (turn < turns || self.pile.is_empty())
        {
            let rack = self.position.racks[seat];
            match self.greedy(&rack) {
                Some(scored) => self.play(seat, scored),
                None => self.pass(seat),
            }
            turn += 1;
        }
    }

    fn greedy(&mut self, rack: &Rack) -> Option<ScoredPlay> {
        if !self.pile.is_empty() {
            best_plays(self.edition, &self.position.board, rack, &mut self.best);
            return self.best.first().copied();
        }
        // F18: a tile that is laid is not taken off at the end.
        let mut best = None;
        let mut most = 0;
        for_each_play(self.edition, &self.position.board, rack, |scored| {
            let laid: u32 = scored.play.tiles().map(|tile| u32::from(tile.value())).sum();
            if scored.score + laid > most {
                most = scored.score + laid;
                best = Some(scored);
            }
        });
        best
    }

    fn play(&mut self, seat: Seat, scored: ScoredPlay) {
        self.position.play(
            seat,
            scored.play,
            i32::try_from(scored.score).expect("a play scores a few hundred"),
        );
        self.kept[seat] = self.leaves.worth(self.position.racks[seat].tiles());
        self.pile.fill(&mut self.position.racks[seat], seat == self.me);
        self.position.pass_on(seat);
    }

    fn pass(&mut self, seat: Seat) {
        self.position.passed[seat] = true;
        self.kept[seat] = 0;
        self.position.pass_on(seat);
    }

    /// How far the player is ahead, in thousandths of a point.
    fn worth(&self) -> i64 {
        let position = &self.position;
        position.ahead(self.me, |seat| {
            let score = i64::from(position.scores[seat]) * 1_000;
            match position.mover {
                Some(_) => score + i64::from(self.kept[seat]),
                None => score - i64::from(position.left(seat)) * 1_000,
            }
        })
    }
}
