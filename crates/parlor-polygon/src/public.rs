//! What everybody at the table knows: all but the order of the pile and the rolls to come.

use std::sync::Arc;

use arrayvec::ArrayVec;
use parlor_core::{BySeat, Departure, Outcome, Results, Seat};
use serde::Serialize;

use crate::generator::for_each_space;
use crate::{
    Action, Board, Edition, Event, Options, Placement, Refusal, ScoredTurn, Symbol, Task, Tile, Tiles,
};
use crate::{best_total, for_each_turn};

/// The public part of a game. A state and a view both hold one, and both bring it up to date in the same way, from what was
/// seen.
///
/// ```
/// use parlor_core::{Departure, Game, Outcome, Seat, SetUp};
/// use parlor_polygon::{Phase, Polygon};
///
/// let (mut state, _) = Polygon::set_up(&SetUp::classic(3, "42"))?;
/// let public = state.public();
/// assert_eq!((public.board().laid().len(), public.pile(), public.unseen().len()), (1, 46, 46));
///
/// let [one, two] = [0, 1].map(|index| Seat::new(index).unwrap());
/// Polygon::leave(&mut state, one, Departure::Resigned)?;
/// assert_eq!((state.public().plays(one), state.public().outcome()), (false, Outcome::Going));
/// Polygon::leave(&mut state, two, Departure::OutOfTime)?;
/// assert_eq!(state.public().phase(), Phase::Over);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    #[serde(serialize_with = "parlor_core::serialize_shared")]
    edition: Arc<Edition>,
    options: Options,
    board: Board,
    /// The tiles taken for the first turn, round by round (P5).
    taken: Vec<BySeat<Option<Tile>>>,
    phase: Phase,
    scores: BySeat<i32>,
    gone: BySeat<Option<Departure>>,
    /// How many tiles the pile holds.
    pile: u16,
    /// Tiles that were put out of the game (P14, P22).
    out: Vec<Tile>,
    /// The turn under way: its roll, the tiles to be laid, the first placement.
    task: Option<Task>,
    turns: Vec<Turn>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nobody knows yet who goes first (P5).
    Beginning,
    /// The die has to be rolled for this player (P7).
    Rolling(Seat),
    /// This player has to draw (P9).
    Drawing(Seat),
    /// This player is to lay a tile.
    Turn(Seat),
    /// The game is over.
    Over,
}

impl Phase {
    /// Who is to act.
    #[must_use]
    pub const fn turn(self) -> Option<Seat> {
        match self {
            Phase::Turn(seat) => Some(seat),
            Phase::Beginning | Phase::Rolling(_) | Phase::Drawing(_) | Phase::Over => None,
        }
    }
}

/// One turn as everybody saw it; the last one may be under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// What the die showed, in the end.
    pub roll: Symbol,
    /// How often the die was rolled (P8).
    pub rolls: u16,
    /// The tiles that were drawn.
    pub drawn: ArrayVec<Tile, 2>,
    /// What became of them.
    pub placements: ArrayVec<Placement, 2>,
}

impl Public {
    pub(crate) fn new(edition: Arc<Edition>, options: Options, players: u8) -> Public {
        Public {
            board: Board::empty(&edition),
            taken: Vec::new(),
            phase: Phase::Beginning,
            scores: BySeat::new(players, |_| 0),
            gone: BySeat::new(players, |_| None),
            pile: edition.tiles().len(),
            out: Vec::new(),
            task: None,
            turns: Vec::with_capacity(usize::from(edition.tiles().len() / 2)),
            edition,
            options,
        }
    }

    parlor_core::public_accessors!();

    /// The board, with the first tile of a turn under way.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles taken for the first turn, round by round; none at a real table, which just tells who begins.
    #[must_use]
    pub fn taken(&self) -> &[BySeat<Option<Tile>>] {
        &self.taken
    }

    /// How many tiles the pile holds.
    #[must_use]
    pub const fn pile(&self) -> u16 {
        self.pile
    }

    /// The tiles that were put out of the game.
    #[must_use]
    pub fn out(&self) -> &[Tile] {
        &self.out
    }

    /// The turn under way, once its tiles are drawn.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        self.task.as_ref().filter(|_| matches!(self.phase, Phase::Turn(_)))
    }

    /// All turns so far, the one under way included.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The tiles that nobody has seen yet: those in the pile.
    #[must_use]
    pub fn unseen(&self) -> Tiles {
        let laid = self.board.laid().iter().map(|(_, tile)| *tile);
        let to_lay = self.task.iter().flat_map(|task| task.tiles().iter().copied());
        let drawn = laid.chain(to_lay).chain(self.out.iter().copied());
        self.edition.tiles().without(drawn).expect("only tiles of the box are ever drawn")
    }

    /// Every legal placement now, each once.
    pub(crate) fn placements(&self) -> Vec<Action> {
        let Some(task) = self.task() else { return Vec::new() };
        let best = self.options.best_score_required.then(|| best_total(&self.edition, &self.board, task));
        let mut actions = Vec::with_capacity(64);
        if best.is_none() {
            for (index, tile) in task.tiles().iter().enumerate() {
                if !task.tiles()[..index].contains(tile) {
                    self.placements_of(task, *tile, &mut actions);
                }
            }
            return actions;
        }
        for_each_turn(&self.edition, &self.board, task, |turn: ScoredTurn| {
            let (tile, space) = turn.first;
            let action = Action { tile, space };
            if Some(turn.total()) == best && !actions.contains(&action) {
                actions.push(action);
            }
        });
        actions
    }

    fn placements_of(&self, task: &Task, tile: Tile, actions: &mut Vec<Action>) {
        let before = actions.len();
        for_each_space(&self.edition, &self.board, task, tile, |space| {
            actions.push(Action { tile, space: Some(space) });
        });
        if actions.len() == before {
            // P14: a tile without a legal space is put out of the game.
            actions.push(Action { tile, space: None });
        }
    }

    /// Whether a placement is legal now (P9 to P15).
    pub(crate) fn check(&self, action: &Action) -> Result<Placement, Refusal> {
        let Some(task) = self.task() else { return Err(Refusal::Over) };
        let Action { tile, space } = *action;
        match space {
            Some(space) => task.check(&self.edition, &self.board, tile, space)?,
            None => task.check_out(&self.edition, &self.board, tile)?,
        }
        if self.options.best_score_required && !self.placements().contains(action) {
            return Err(Refusal::NotBest { best: best_total(&self.edition, &self.board, task) });
        }
        Ok(task.placement(&self.edition, &self.board, tile, space))
    }

    /// How the game stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        if self.phase != Phase::Over {
            return Outcome::Going;
        }
        // P22: who has left ranks last; P21: the highest total wins, and equal totals share it.
        Outcome::Over(Results::highest_first(self.scores.clone(), |seat| self.plays(seat)))
    }

    /// The roll of the first turn, from which that of the second has to differ (P8).
    pub(crate) fn roll_to_avoid(&self) -> Option<Symbol> {
        match self.turns.as_slice() {
            [first] => Some(first.roll),
            _ => None,
        }
    }

    /// What was taken for the first turn, where that is told after the game has begun.
    pub(crate) fn set_taken(&mut self, taken: Vec<BySeat<Option<Tile>>>) {
        self.taken = taken;
    }

    /// Who left before the end of a game that is over.
    pub(crate) fn set_gone(&mut self, seat: Seat, why: Departure) {
        self.gone[seat] = Some(why);
    }

    /// How often the die was rolled in the latest turn, where only its last roll was told.
    pub(crate) fn set_rolls(&mut self, rolls: u16) {
        if let Some(turn) = self.turns.last_mut() {
            turn.rolls = rolls;
        }
    }

    /// Takes in what happened.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::TookForFirst { taken } => self.taken.push(taken.clone()),
            Event::Began { first, tile } => {
                assert!(self.board.lay(&self.edition, self.edition.start(), *tile), "START is on the board");
                self.pile -= 1;
                self.phase = Phase::Rolling(*first);
            }
            Event::Rolled { seat, roll, rolls, .. } => {
                let (drawn, placements) = (ArrayVec::new(), ArrayVec::new());
                self.turns.push(Turn { seat: *seat, roll: *roll, rolls: *rolls, drawn, placements });
                self.phase = Phase::Drawing(*seat);
            }
            Event::Drew { seat, tiles } => {
                let turn = self.turns.last_mut().expect("tiles are drawn after a roll");
                turn.drawn = tiles.clone();
                self.task = Some(Task::new(turn.roll, turn.drawn.iter().copied()));
                self.pile -= u16::try_from(tiles.len()).expect("two at the most");
                self.phase = Phase::Turn(*seat);
            }
            Event::Placed { seat, placement } => self.note_placed(*seat, *placement),
            Event::Left { seat, why } => self.note_left(*seat, *why),
        }
    }

    fn note_placed(&mut self, seat: Seat, placement: Placement) {
        match placement.space {
            Some(space) => {
                let _ = self.board.lay(&self.edition, space, placement.tile);
            }
            None => self.out.push(placement.tile),
        }
        self.scores[seat] += i32::from(placement.score());
        let turn = self.turns.last_mut().expect("tiles are laid in a turn");
        turn.placements.push(placement);
        let task = self.task.as_mut().expect("tiles are laid in a turn");
        task.note(placement);
        if task.tiles().is_empty() {
            self.go_on_after(seat);
        }
    }

    /// P22: the others play the pile to its end; a tile that was drawn and not yet laid goes out of the game.
    fn note_left(&mut self, seat: Seat, why: Departure) {
        self.gone[seat] = Some(why);
        let left = Seat::first(self.players()).filter(|seat| self.plays(*seat)).count();
        let had_turn = matches!(self.phase, Phase::Turn(turn) | Phase::Rolling(turn) | Phase::Drawing(turn) if turn == seat);
        if had_turn {
            self.out.extend(self.task.iter().flat_map(|task| task.tiles().iter().copied()));
            self.go_on_after(seat);
        }
        if left <= 1 {
            self.phase = Phase::Over;
        }
    }

    /// The next player clockwise rolls, unless the pile is empty (P6, P21).
    fn go_on_after(&mut self, seat: Seat) {
        self.task = None;
        if self.pile == 0 {
            self.phase = Phase::Over;
            return;
        }
        let mut next = seat.left(self.players());
        while !self.plays(next) && next != seat {
            next = next.left(self.players());
        }
        self.phase = Phase::Rolling(next);
    }
}
