//! The end of a game between two: the pile is empty, so each knows what the other holds, and the rest can be worked out.
//!
//! Plays that look bad are left out at first; then the search begins again with twice as many, until none was left out
//! anywhere: then the answer is exact. It is alpha-beta with a memory, kept on a stack of its own so that it can stop after any
//! number of positions and go on later.

use std::collections::HashMap;
use std::sync::Arc;

use parlor_core::{BySeat, Seat, Viewer};
use parlor_fives::{Action, Edition, Rack, View, for_each_play};

use super::memory::{FAR, Key, Remembered};
use super::position::Position;
use crate::{Candidate, Search};

/// How many plays of a position are looked at first.
const NARROW: usize = 4;
/// How many positions are remembered at most.
const REMEMBERED: usize = 200_000;

/// The search for the best play of an endgame. All values are points that the player will make more than the other from
/// a position on.
pub struct Endgame {
    edition: Arc<Edition>,
    free_pass: bool,
    me: Seat,
    other: Seat,
    root: Position,
    /// A play whose value is to be found out exactly, though it may not be the best.
    asked: Option<Action>,
    /// How far the player is ahead already.
    ahead: i32,
    width: usize,
    /// Whether a play was left out somewhere.
    is_cut: bool,
    is_solved: bool,
    memory: HashMap<Key, Remembered>,
    stack: Vec<Frame>,
    /// What is known of the plays at hand, from the last search that was finished and from this one.
    found: Vec<Found>,
    rollouts: u32,
}

#[derive(Clone, Copy)]
struct Found {
    action: Action,
    value: i32,
    /// In how wide a search it was found.
    width: usize,
    positions: u32,
}

/// A position that is being looked at.
struct Frame {
    position: Position,
    key: Key,
    /// What can be done, and the points that it makes for the player who searches.
    moves: Vec<(Action, i32)>,
    next: usize,
    is_mine: bool,
    /// The values that matter when it was entered, and now.
    window: (i32, i32),
    alpha: i32,
    beta: i32,
    best: i32,
}

impl Endgame {
    /// The search for the player to act; `None` unless the pile is empty and one other player holds all that is unseen. Of
    /// plays that are not the best it is found out that they are not; of one that is asked for, what it is worth.
    pub(super) fn new(view: &View, asked: Option<Action>) -> Option<Endgame> {
        let Viewer::Seat(me) = view.viewer() else { return None };
        let rack = *view.rack().filter(|_| view.is_mover())?;
        let public = view.public();
        let mut others = Seat::first(public.players()).filter(|seat| *seat != me && public.plays(*seat));
        let (Some(other), None) = (others.next(), others.next()) else { return None };
        let unseen = view.unseen();
        if public.pile() > 0 || unseen.len() != u16::from(public.held()[other]) {
            return None;
        }
        let theirs = Rack::new(unseen.iter())?;
        let racks = BySeat::new(public.players(), |seat| match seat {
            seat if seat == me => rack,
            seat if seat == other => theirs,
            _ => Rack::default(),
        });
        let root = Position::new(public, racks);
        let ahead = root.scores[me] - root.scores[other];
        let mut search = Endgame {
            edition: Arc::clone(public.edition()),
            free_pass: public.options().free_pass,
            me,
            other,
            root,
            asked,
            ahead,
            width: NARROW,
            is_cut: false,
            is_solved: false,
            memory: HashMap::new(),
            stack: Vec::new(),
            found: Vec::new(),
            rollouts: 0,
        };
        search.begin();
        Some(search)
    }

    /// Begins a search of the present width, with the plays that were best in the last one first.
    fn begin(&mut self) {
        self.memory.clear();
        self.is_cut = false;
        let key = Key {
            laid: [0; 2 * Rack::FULL as usize],
            mine: self.root.racks[self.me],
            mover: self.root.mover,
            is_after_pass: self.is_after_pass(&self.root),
        };
        let mut frame = self.frame(self.root.clone(), key, -FAR, FAR, usize::MAX);
        if self.found.is_empty() {
            let found =
                |(action, _): &(Action, i32)| Found { action: *action, value: -FAR, width: 0, positions: 0 };
            self.found = frame.moves.iter().map(found).collect();
        }
        self.found.sort_by_key(|found| std::cmp::Reverse((found.width, found.value)));
        let place = |action| self.found.iter().position(|found| found.action == action);
        frame.moves.sort_by_key(|(action, _)| place(*action));
        // What is asked for comes right after the best of the last search.
        let asked = frame.moves.iter().position(|(action, _)| self.asked == Some(*action));
        if let Some(asked) = asked.filter(|place| *place > 1) {
            frame.moves[1..=asked].rotate_right(1);
        }
        self.stack.push(frame);
    }

    fn is_after_pass(&self, position: &Position) -> bool {
        position.passed[self.me] || position.passed[self.other]
    }

    /// A position with its best-looking moves, at most this many.
    fn frame(&mut self, position: Position, key: Key, alpha: i32, beta: i32, width: usize) -> Frame {
        let seat = position.mover.unwrap_or(self.me);
        let is_mine = seat == self.me;
        let mut moves: Vec<(Action, i32, i32)> = Vec::with_capacity(256);
        for_each_play(&self.edition, &position.board, &position.racks[seat], |scored| {
            let score = i32::try_from(scored.score).expect("a play scores a few hundred");
            // A tile that is laid is not taken off at the end.
            let laid: i32 = scored.play.tiles().map(|tile| i32::from(tile.value())).sum();
            moves.push((Action::Play(scored.play), score, score + laid));
        });
        moves.sort_unstable_by_key(|(action, _, promise)| (std::cmp::Reverse(*promise), *action));
        self.is_cut |= moves.len() > width;
        moves.truncate(width);
        if moves.is_empty() || self.free_pass {
            moves.push((Action::Pass, 0, 0));
        }
        let signed = |(action, score, _): (Action, i32, i32)| (action, if is_mine { score } else { -score });
        let moves = moves.into_iter().map(signed).collect();
        let best = if is_mine { -FAR } else { FAR };
        Frame { position, key, moves, next: 0, is_mine, window: (alpha, beta), alpha, beta, best }
    }

    /// Looks at one more position; or ends, or begins a wider search.
    fn step(&mut self) {
        loop {
            let depth = self.stack.len();
            let Some(frame) = self.stack.last_mut() else { return };
            let Some((action, gain)) =
                frame.moves.get(frame.next).copied().filter(|_| frame.alpha < frame.beta)
            else {
                if depth == 1 {
                    self.stack.clear();
                    self.is_solved = !self.is_cut;
                    if !self.is_solved {
                        self.width *= 2;
                        self.begin();
                    }
                    return;
                }
                self.leave();
                continue;
            };
            frame.next += 1;
            let (position, key) = frame.after(self.me, action);
            let is_asked = depth == 1 && self.asked == Some(action);
            let (alpha, beta) = if is_asked { (-FAR, FAR) } else { (frame.alpha - gain, frame.beta - gain) };
            if position.mover.is_none() {
                let value = position.left(self.other) - position.left(self.me);
                self.take(value);
                continue;
            }
            if let Some(value) = self.memory.get(&key).and_then(|known| known.settles(alpha, beta)) {
                self.take(value);
                continue;
            }
            let frame = self.frame(position, key, alpha, beta, self.width);
            self.stack.push(frame);
            return;
        }
    }

    /// The position at hand is done: it is remembered, and the one before takes its value.
    fn leave(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        let (alpha, beta) = frame.window;
        let value = frame.best;
        let least = if value > alpha { value } else { -FAR };
        let most = if value < beta { value } else { FAR };
        if self.memory.len() < REMEMBERED || self.memory.contains_key(&frame.key) {
            let known = self.memory.entry(frame.key).or_insert(Remembered { least: -FAR, most: FAR });
            known.least = known.least.max(least);
            known.most = known.most.min(most);
        }
        self.take(value);
    }

    /// The position at hand takes in the value of what its last move led to.
    fn take(&mut self, value: i32) {
        let is_root = self.stack.len() == 1;
        let Some(frame) = self.stack.last_mut() else { return };
        let Some((action, gain)) = frame.moves.get(frame.next - 1).copied() else { return };
        let value = value + gain;
        if frame.is_mine {
            frame.best = frame.best.max(value);
            frame.alpha = frame.alpha.max(value);
        } else {
            frame.best = frame.best.min(value);
            frame.beta = frame.beta.min(value);
        }
        if is_root && let Some(found) = self.found.iter_mut().find(|found| found.action == action) {
            *found = Found { value, width: self.width, positions: found.positions + 1, action };
        }
    }
}

impl Frame {
    /// The position after a move.
    fn after(&self, me: Seat, action: Action) -> (Position, Key) {
        let mut position = self.position.clone();
        let mut key = self.key;
        let Some(seat) = position.mover else { return (position, key) };
        match action {
            Action::Play(play) => {
                position.play(seat, play, 0);
                for (square, tile) in play.laid() {
                    key.lay(u16::from(square.row) * 32 + u16::from(square.column), tile);
                }
            }
            Action::Pass => position.passed[seat] = true,
        }
        position.pass_on(seat);
        key.mine = position.racks[me];
        key.mover = position.mover;
        key.is_after_pass = action == Action::Pass;
        (position, key)
    }
}

impl Search for Endgame {
    type Action = Action;

    fn advance(&mut self, rollouts: u32) {
        let until = self.rollouts.saturating_add(rollouts);
        while self.rollouts < until && !self.is_solved {
            self.step();
            self.rollouts += 1;
        }
    }

    fn rollouts(&self) -> u32 {
        self.rollouts
    }

    fn is_settled(&self) -> bool {
        self.is_solved
    }

    /// The value of a play that is neither the best nor asked for is only known to be no more than what is told.
    fn candidates(&self) -> Vec<Candidate<Action>> {
        let mut found = self.found.clone();
        if found.iter().any(|found| found.width > 0) {
            found.retain(|found| found.width > 0);
        }
        found.sort_by_key(|found| std::cmp::Reverse((found.width, found.value)));
        let candidate = |found: Found| Candidate {
            action: found.action,
            worth: i64::from(self.ahead + found.value) * 1_000,
            // Until everything has been gone through, nobody can say by how much it is off.
            error: if self.is_solved { 0 } else { i64::MAX / 4 },
            rollouts: found.positions,
        };
        found.into_iter().map(candidate).collect()
    }
}
