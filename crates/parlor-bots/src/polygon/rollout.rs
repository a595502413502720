//! A lap made up: what becomes of a plan when everybody has had a turn.

use parlor_core::PlayerRng;

use super::bag::{Bag, Dealt, Rolls, deal};
use super::expert::Root;
use super::geometry::{Geometry, Position, UNIT};
use super::moves::{Move, Moves};
use super::odds::{Odds, Prospect};
use super::outlook::{Outlook, outlook, totals};
use super::standing::{POINT, Standing};

/// The player who looks ahead.
const ME: u8 = 0;

/// The rolls and draws of a lap.
pub(super) type Lap = Vec<Dealt>;

/// A lap at random: a turn for each player, as far as the bag lasts.
pub(super) fn lap(bag: Bag, rolls: Rolls, players: u8, rng: &mut PlayerRng) -> Lap {
    let mut lap = Lap::with_capacity(usize::from(players));
    let (mut bag, mut rolls) = (bag, rolls);
    for _ in 0..players {
        let Some(dealt) = deal(bag, rolls, rng) else { break };
        (bag, rolls) = (dealt.bag, Rolls::ANY);
        lap.push(dealt);
    }
    lap
}

/// The board and the standing that a plan leads to, and where they leave the player.
pub(super) struct Start {
    pub(super) position: Position,
    pub(super) standing: Standing,
    outlook: Outlook,
    pub(super) prospect: Prospect,
}

impl Start {
    /// Where a turn of the player leads.
    pub(super) fn new(root: &Root, odds: &Odds, turn: &Move) -> Start {
        let (position, standing) = root.after(turn);
        let outlook = outlook(&root.geometry, &position, &root.bag, root.rolls);
        let next = (1 % standing.players(), root.bag.turns());
        let prospect = odds.prospect(&standing, ME, next, &outlook);
        Start { position, standing, outlook, prospect }
    }

    /// What the plan is worth if this comes up and everybody scores as much as possible.
    pub(super) fn worth_in(&self, geometry: &Geometry, odds: &Odds, lap: &[Dealt]) -> i64 {
        self.play(geometry, odds, lap).0
    }

    /// The same without the luck of the draw, which has nothing to do with the plan: what a turn's total differs from what
    /// was expected of it is taken off again, at the price that a point had then. That makes no difference on average, and
    /// several times fewer laps say as much.
    pub(super) fn worth_less_luck(&self, geometry: &Geometry, odds: &Odds, lap: &[Dealt]) -> i64 {
        let (worth, luck) = self.play(geometry, odds, lap);
        worth - luck
    }

    /// What the plan is worth in the end, and how much of that is luck.
    fn play(&self, geometry: &Geometry, odds: &Odds, lap: &[Dealt]) -> (i64, i64) {
        let (mut position, mut standing) = (self.position.clone(), self.standing.clone());
        let (mut offered, mut prospect) = (self.outlook, self.prospect);
        let players = standing.players();
        let (mut mover, mut luck) = (1 % players, 0);
        for (dealt, number) in lap.iter().zip(1..) {
            if let Some(turn) = Moves::new(geometry, &position, dealt.symbol, dealt.drawn).greedy() {
                turn.lay(&mut position);
                standing.score(mover, turn.total);
                let more = i64::from(turn.total) * i64::from(UNIT) * POINT - offered.mean;
                luck += more * odds.worth_of_point(&prospect, ME, mover) / POINT;
            }
            mover = (mover + 1) % players;
            match dealt.bag.turns() {
                0 => return (odds.end(&standing, ME), luck),
                // It is known exactly what the last turn may come to.
                1 if number == lap.len() => {
                    let totals = totals(geometry, &position, &dealt.bag, Rolls::ANY);
                    return (odds.last(&standing, ME, mover, &totals), luck);
                }
                turns => {
                    offered = outlook(geometry, &position, &dealt.bag, Rolls::ANY);
                    prospect = odds.prospect(&standing, ME, (mover, turns), &offered);
                }
            }
        }
        (odds.worth(&prospect), luck)
    }
}
