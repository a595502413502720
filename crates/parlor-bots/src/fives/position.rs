//! A position as light as it can be: what a search copies thousands of times a second.

use parlor_core::{BySeat, Seat};
use parlor_fives::{Action, Board, Phase, Play, Public, Rack, Tile, TurnKind};

/// All racks, the board and the scores; the pile lies beside it ([`Pile`]).
#[derive(Clone)]
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) racks: BySeat<Rack>,
    pub(super) scores: BySeat<i32>,
    /// Who has not left.
    pub(super) playing: BySeat<bool>,
    /// Who has passed since the last play.
    pub(super) passed: BySeat<bool>,
    /// Who is to act; nobody when play has ended.
    pub(super) mover: Option<Seat>,
}

/// The tiles that nobody holds, in an order. One player draws from one end and all others from the other, so that what
/// one draws does not depend on how many tiles another drew: plays are compared under the same luck.
#[derive(Clone, Copy)]
pub(super) struct Pile<'a>(&'a [Tile]);

impl<'a> Pile<'a> {
    pub(super) const fn new(tiles: &'a [Tile]) -> Pile<'a> {
        Pile(tiles)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Fills a rack up (F10).
    pub(super) fn fill(&mut self, rack: &mut Rack, from_the_front: bool) {
        while rack.len() < Rack::FULL {
            let drawn = if from_the_front { self.0.split_first() } else { self.0.split_last() };
            let Some((tile, rest)) = drawn else { return };
            let has_room = rack.add(*tile);
            debug_assert!(has_room, "the rack is not full");
            self.0 = rest;
        }
    }
}

impl Position {
    /// The position at a table; the racks are made up by whoever asks.
    pub(super) fn new(public: &Public, racks: BySeat<Rack>) -> Position {
        let mut passed = BySeat::new(public.players(), |_| false);
        for turn in public.turns().iter().rev() {
            match turn.kind {
                TurnKind::Acted(Action::Play(_)) => break,
                TurnKind::Acted(Action::Pass) => passed[turn.seat] = true,
                TurnKind::Left(_) => {}
            }
        }
        let mover = match public.phase() {
            Phase::Turn(seat) => Some(seat),
            _ => None,
        };
        let playing = BySeat::new(public.players(), |seat| public.plays(seat));
        Position { board: *public.board(), racks, scores: public.scores().clone(), playing, passed, mover }
    }

    /// The mover lays tiles; they are on the rack and fit.
    pub(super) fn play(&mut self, seat: Seat, play: Play, score: i32) {
        let is_free = self.board.lay(&play);
        debug_assert!(is_free, "a legal play");
        self.racks[seat] = self.racks[seat].without(play.tiles()).expect("the tiles are on the rack");
        self.scores[seat] += score;
        self.passed.iter_mut().for_each(|(_, passed)| *passed = false);
    }

    /// F16, F17: the next who holds tiles is to act, unless all of those have passed.
    pub(super) fn pass_on(&mut self, from: Seat) {
        let waits = |seat: Seat| !self.can_act(seat) || self.passed[seat];
        if Seat::first(self.racks.seats()).all(waits) {
            self.mover = None;
            return;
        }
        let mut next = from.left(self.racks.seats());
        while !self.can_act(next) && next != from {
            next = next.left(self.racks.seats());
        }
        self.mover = Some(next);
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.playing[seat] && !self.racks[seat].is_empty()
    }

    /// What a player's tiles count when play has ended (F18).
    pub(super) fn left(&self, seat: Seat) -> i32 {
        self.racks[seat].tiles().sum()
    }

    /// How far a player is ahead of the best of the others who are still in the game, by what each is worth.
    pub(super) fn ahead(&self, seat: Seat, worth: impl Fn(Seat) -> i64) -> i64 {
        let others = Seat::first(self.racks.seats()).filter(|other| *other != seat && self.playing[*other]);
        // Alone, a player is ahead by all that it has.
        worth(seat) - others.map(&worth).max().unwrap_or(0)
    }
}
