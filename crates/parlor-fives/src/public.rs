//! What everybody at the table knows.

use std::sync::Arc;

use parlor_core::{BySeat, Departure, Outcome, Results, Seat};
use serde::Serialize;

use crate::{Action, Board, Edition, Options, Play, Rack, Seen, Tile, Tiles};

/// The public part of a game. A state and a view both hold one, and both bring it up to date in the same way, from what was seen.
///
/// ```
/// use std::sync::Arc;
///
/// use parlor_core::{Chance, Log, Script, Seat, SetUp};
/// use parlor_fives::{Action, Edition, Fives, Options, Phase, Play, Written};
///
/// // The first seat draws the higher tile and goes first, with 4 1 5 3 2 on the rack.
/// let deal = Script::new().with("fives/first/1", [9, 2]).with("fives/pile", [4, 1, 5, 3, 2, 6, 6, 6, 6, 6]);
/// let (edition, chance) = (Arc::new(Edition::classic()), Chance::Dealt(deal));
/// let mut log = Log::<Fives>::begin(SetUp { edition, options: Options::default(), players: 2, chance })?;
/// let seats: Vec<Seat> = Seat::first(2).collect();
///
/// let written: Written = "8F 415".parse()?;
/// log.act(seats[0], Action::Play(Play::try_from(&written)?))?;
/// let public = log.state().public();
/// assert_eq!(public.scores().as_slice(), [10, 0]);
/// assert_eq!(public.phase(), Phase::Turn(seats[1]));
/// assert_eq!((public.turns()[0].drew, public.pile()), (3, 87));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    #[serde(serialize_with = "parlor_core::serialize_shared")]
    edition: Arc<Edition>,
    options: Options,
    board: Board,
    /// The tiles drawn for the first turn, round by round (F1).
    first_draws: Vec<BySeat<Option<Tile>>>,
    /// Who went first, once that is settled.
    first: Option<Seat>,
    phase: Phase,
    scores: BySeat<i32>,
    /// How many tiles each player holds, or took out of the game (F19).
    held: BySeat<u8>,
    /// How many tiles the pile holds.
    pile: u16,
    /// Who has passed since the last play.
    passed: BySeat<bool>,
    gone: BySeat<Option<Departure>>,
    turns: Vec<Turn>,
    /// The tiles shown at the end (F18).
    shown: BySeat<Option<Rack>>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nobody knows yet who goes first (F1).
    Beginning,
    /// This player is to act.
    Turn(Seat),
    /// Play has ended; the tiles that are left have still to be shown (F18).
    Counting,
    /// The game is over.
    Over,
}

impl Phase {
    /// Who is to act.
    #[must_use]
    pub const fn turn(self) -> Option<Seat> {
        match self {
            Phase::Turn(seat) => Some(seat),
            Phase::Beginning | Phase::Counting | Phase::Over => None,
        }
    }
}

/// Some tiles went from the pile to a player.
#[derive(Clone, Copy)]
pub(crate) struct Draw {
    pub(crate) seat: Seat,
    pub(crate) count: u8,
}

/// One turn as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(rename = "deed")]
    pub kind: TurnKind,
    /// What it scored.
    pub score: u32,
    /// How many tiles the player drew afterwards.
    pub drew: u8,
}

/// What a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnKind {
    /// Played or passed.
    Acted(Action),
    /// Left for good.
    Left(Departure),
}

impl Public {
    pub(crate) fn new(edition: Arc<Edition>, options: Options, players: u8) -> Public {
        let pile = edition.tiles().len();
        Public {
            board: Board::empty(edition.size()),
            first_draws: Vec::new(),
            first: None,
            phase: Phase::Beginning,
            scores: BySeat::new(players, |_| 0),
            held: BySeat::new(players, |_| 0),
            pile,
            passed: BySeat::new(players, |_| false),
            gone: BySeat::new(players, |_| None),
            turns: Vec::new(),
            shown: BySeat::new(players, |_| None),
            edition,
            options,
        }
    }

    parlor_core::public_accessors!();

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles drawn for the first turn, round by round; none at a real table, which just tells who goes first.
    #[must_use]
    pub fn first_draws(&self) -> &[BySeat<Option<Tile>>] {
        &self.first_draws
    }

    /// Who went first, once that is settled.
    #[must_use]
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// How many tiles each player holds; for one who has left, how many went out of the game.
    #[must_use]
    pub const fn held(&self) -> &BySeat<u8> {
        &self.held
    }

    /// How many tiles the pile holds.
    #[must_use]
    pub const fn pile(&self) -> u16 {
        self.pile
    }

    /// All turns so far.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The tiles shown at the end.
    #[must_use]
    pub const fn shown(&self) -> &BySeat<Option<Rack>> {
        &self.shown
    }

    /// The tiles of the box that lie neither on the board nor in the open.
    #[must_use]
    pub fn unseen(&self) -> Tiles {
        let shown = self.shown.as_slice().iter().flatten().flat_map(|rack| rack.tiles().iter());
        let seen = self.board.iter().map(|(_, tile)| tile).chain(shown);
        self.edition.tiles().without(seen).expect("only tiles of the box are ever laid or shown")
    }

    /// How the game stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        if self.phase != Phase::Over {
            return Outcome::Going;
        }
        // F19: who has left ranks last; F18: the highest score wins.
        Outcome::Over(Results::highest_first(self.scores.clone(), |seat| self.plays(seat)))
    }

    /// Who has drawn how many tiles from the pile so far, in order: five each from the first player on (F2), then as the
    /// turns say (F10).
    pub(crate) fn draws(&self) -> impl Iterator<Item = Draw> {
        let players = self.players();
        let dealt = self.first.into_iter().flat_map(move |first| {
            let seats = std::iter::successors(Some(first), move |seat| Some(seat.left(players)));
            seats.take(usize::from(players)).map(|seat| Draw { seat, count: Rack::FULL })
        });
        dealt.chain(self.turns.iter().map(|turn| Draw { seat: turn.seat, count: turn.drew }))
    }

    /// How many tiles a player who has just laid some draws (F10).
    pub(crate) fn refill(&self, seat: Seat, play: Play) -> u8 {
        let room = Rack::FULL - (self.held[seat] - laid(play));
        u8::try_from(self.pile.min(room.into())).expect("no more than there is room for")
    }

    /// What was drawn for the first turn, where that is told after the game has begun.
    pub(crate) fn set_first_draws(&mut self, draws: Vec<BySeat<Option<Tile>>>) {
        self.first_draws = draws;
    }

    /// Takes in what happened.
    pub(crate) fn apply(&mut self, seen: &Seen) {
        match seen {
            Seen::DrewForFirst { drawn } => self.first_draws.push(drawn.clone()),
            Seen::Began { first, .. } => {
                for (_, held) in self.held.iter_mut() {
                    *held = Rack::FULL;
                    self.pile -= u16::from(Rack::FULL);
                }
                self.first = Some(*first);
                self.phase = Phase::Turn(*first);
            }
            Seen::Played { seat, play, score, count, .. } => {
                assert!(self.board.lay(play), "the play has been judged: its squares are free");
                self.scores[*seat] += i32::try_from(*score).expect("five tiles score little");
                self.held[*seat] = self.held[*seat] - laid(*play) + count;
                self.pile -= u16::from(*count);
                self.passed.iter_mut().for_each(|(_, passed)| *passed = false);
                let kind = TurnKind::Acted(Action::Play(*play));
                self.turns.push(Turn { seat: *seat, kind, score: *score, drew: *count });
                self.pass_turn(*seat);
            }
            Seen::Passed { seat } => {
                self.passed[*seat] = true;
                self.turns.push(Turn { seat: *seat, kind: TurnKind::Acted(Action::Pass), score: 0, drew: 0 });
                self.pass_turn(*seat);
            }
            Seen::Left { seat, why } => {
                self.gone[*seat] = Some(*why);
                self.turns.push(Turn { seat: *seat, kind: TurnKind::Left(*why), score: 0, drew: 0 });
                self.go_on_without(*seat);
            }
            Seen::Ended { shown } => {
                for (seat, rack) in shown.iter() {
                    self.scores[seat] -= rack.map_or(0, |rack| rack.tiles().sum());
                }
                self.shown = shown.clone();
                self.phase = Phase::Over;
            }
        }
    }

    /// F19: the turn of one who leaves goes to the next; the others' turns stay.
    fn go_on_without(&mut self, seat: Seat) {
        let alone = self.gone.as_slice().iter().flatten().count() + 1 >= usize::from(self.players());
        match self.phase {
            _ if alone => self.phase = Phase::Counting,
            Phase::Turn(turn) if turn == seat || self.nobody_can_change_anything() => self.pass_turn(seat),
            _ => {}
        }
    }

    fn pass_turn(&mut self, from: Seat) {
        self.phase =
            if self.nobody_can_change_anything() { Phase::Counting } else { Phase::Turn(self.after(from)) };
    }

    /// F16, F17: everybody who still holds tiles has passed since the last play.
    fn nobody_can_change_anything(&self) -> bool {
        Seat::first(self.players()).all(|seat| !self.can_act(seat) || self.passed[seat])
    }

    fn can_act(&self, seat: Seat) -> bool {
        self.plays(seat) && self.held[seat] > 0
    }

    /// The next player clockwise who holds tiles (F1, F16).
    fn after(&self, seat: Seat) -> Seat {
        let mut next = seat.left(self.players());
        while !self.can_act(next) && next != seat {
            next = next.left(self.players());
        }
        next
    }

    /// How many of a tile could still be laid, judged by what everybody has seen.
    pub(crate) fn left_in_box(&self, tile: Tile) -> u8 {
        self.unseen().count(tile)
    }
}

/// How many tiles a play lays.
fn laid(play: Play) -> u8 {
    u8::try_from(play.tiles().count()).expect("a play has at most five tiles")
}
