//! A table for tests: chance is written down, and placements are typed.

use parlor_core::{
    Chance, Departure, Edition as _, Game, Outcome, Refusal as _, Results, Script, Seat, SetUp, SetUpError,
    Viewer,
};
use parlor_polygon::{
    Board, Edition, Event, Options, Phase, Polygon, Refusal, Space, State, Symbol, Task, Tile, View,
};

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap()
}

pub(crate) fn space(text: &str) -> Space {
    text.parse().unwrap()
}

pub(crate) fn symbol(text: &str) -> Symbol {
    text.parse().unwrap()
}

/// The seat of this number, from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A position: stacks as in `0,0 3; 1,0 2x3 W`, each from bottom to top.
pub(crate) fn board(edition: &Edition, stacks: &str) -> Board {
    let mut board = Board::empty(edition);
    for stack in stacks.split(';').map(str::trim).filter(|stack| !stack.is_empty()) {
        let (at, tiles) = stack.split_once(' ').unwrap();
        for text in tiles.split(' ') {
            assert!(board.lay(edition, space(at), tile(text)));
        }
    }
    board
}

/// A turn with this roll and these tiles.
pub(crate) fn task(roll: &str, tiles: &str) -> Task {
    Task::new(symbol(roll), tiles.split(' ').map(tile))
}

/// Judges a whole turn on the classic board: `4 1,0; W out`. Gives the scores, or the number of the rule that is broken.
pub(crate) fn judge(stacks: &str, roll: &str, tiles: &str, places: &str) -> Result<Vec<u16>, u8> {
    let edition = Edition::classic();
    let places: Vec<(Tile, Option<Space>)> = places
        .split(';')
        .map(|place| {
            let (of, at) = place.trim().split_once(' ').unwrap();
            (tile(of), (at != "out").then(|| space(at)))
        })
        .collect();
    let verdict = parlor_polygon::judge(&edition, &board(&edition, stacks), &task(roll, tiles), &places);
    match verdict {
        Ok(placements) => Ok(placements.iter().map(parlor_polygon::Placement::score).collect()),
        Err(refusal) => Err(refusal.rule().number()),
    }
}

/// What a game is set up with.
pub(crate) struct Plan {
    edition: Edition,
    players: u8,
    options: Options,
    script: Script,
}

impl Plan {
    /// This many players on the classic board; seat 1 takes a 5 and begins.
    pub(crate) fn new(players: u8) -> Plan {
        let taken = ["5", "1", "2", "3"].into_iter().take(usize::from(players));
        let script = Script::new().with("polygon/first/1", taken);
        Plan { edition: Edition::classic(), players, options: Options::default(), script }
    }

    pub(crate) fn edition(mut self, text: &str) -> Plan {
        self.edition = Edition::read(text).unwrap();
        self
    }

    pub(crate) fn best_score_required(mut self) -> Plan {
        self.options.best_score_required = true;
        self
    }

    /// What chance gives for a label.
    pub(crate) fn with(mut self, label: &str, values: &str) -> Plan {
        self.script = self.script.with(label, values.split_whitespace());
        self
    }

    /// The rolls of the turns, in order; where one has several, they are joined by `>`.
    pub(crate) fn rolls(mut self, rolls: &str) -> Plan {
        for (turn, rolls) in rolls.split_whitespace().enumerate() {
            for (number, roll) in rolls.split('>').enumerate() {
                self = self.with(&format!("polygon/roll/{}/{}", turn + 1, number + 1), roll);
            }
        }
        self
    }

    pub(crate) fn pile(self, tiles: &str) -> Plan {
        self.with("polygon/pile", tiles)
    }

    pub(crate) fn try_begin(self) -> Result<Tabletop, SetUpError> {
        let (state, events) = Polygon::set_up(&SetUp {
            edition: self.edition.into(),
            options: self.options,
            players: self.players,
            chance: Chance::Dealt(self.script),
        })?;
        Ok(Tabletop { state, events })
    }

    pub(crate) fn begin(self) -> Tabletop {
        self.try_begin().unwrap()
    }
}

/// A game under way.
pub(crate) struct Tabletop {
    pub(crate) state: State,
    /// Everything that has happened.
    pub(crate) events: Vec<Event>,
}

impl Tabletop {
    /// Does what is typed, such as `1: 4 1,0; 1: W out`; gives what happened.
    pub(crate) fn play(&mut self, moves: &str) -> Vec<Event> {
        let mut happened = Vec::new();
        for text in moves.split(';').map(str::trim) {
            let (number, action) = text.split_once(": ").unwrap();
            let action = Polygon::read_action(action).unwrap();
            let events = Polygon::apply(&mut self.state, seat(number.parse().unwrap()), &action);
            happened.extend(events.unwrap_or_else(|refusal| panic!("{text}: {refusal}")));
        }
        self.events.extend(happened.iter().cloned());
        happened
    }

    /// Whoever is to act makes the first placement that is listed, this many times.
    pub(crate) fn play_on(&mut self, placements: usize) {
        for _ in 0..placements {
            let Phase::Turn(turn) = self.phase() else { panic!("nobody is to act: {:?}", self.phase()) };
            let action = Polygon::actions(&self.view(turn.number()))[0];
            self.events.extend(Polygon::apply(&mut self.state, turn, &action).unwrap());
        }
    }

    /// Why something is refused; nothing may have changed.
    pub(crate) fn refused(&self, text: &str) -> Refusal {
        let (number, action) = text.split_once(": ").unwrap();
        let mut state = self.state.clone();
        let action = Polygon::read_action(action).unwrap();
        let refusal = Polygon::apply(&mut state, seat(number.parse().unwrap()), &action).unwrap_err();
        assert_eq!(state, self.state);
        refusal
    }

    pub(crate) fn leave(&mut self, number: u8) -> Vec<Event> {
        let events = Polygon::leave(&mut self.state, seat(number), Departure::Resigned).unwrap();
        self.events.extend(events.iter().cloned());
        events
    }

    pub(crate) fn view(&self, number: u8) -> View {
        Polygon::view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.public().phase()
    }

    pub(crate) fn scores(&self) -> &[i32] {
        self.state.public().scores().as_slice()
    }

    pub(crate) fn results(&self) -> Results {
        match Polygon::outcome(&self.state) {
            Outcome::Over(results) => results,
            Outcome::Going => panic!("the game goes on"),
        }
    }
}
