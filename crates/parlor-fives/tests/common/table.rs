//! Tables for tests: written-down deals, played move by move.

use parlor_core::{
    Chance, Departure, Edition as _, Game, Next, Observation, ObserveError, Script, Seat, SetUp, Viewer,
};
use parlor_fives::{Edition, Event, Fives, Options, Rack, Refusal, State};

pub fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A table that is being set up.
#[derive(Clone)]
pub struct At {
    set_up: SetUp<Fives>,
    script: Script,
}

/// A table of `classic` at which seat 1 goes first unless [`At::first`] says otherwise.
pub fn at(players: u8) -> At {
    let edition = Edition::classic().into();
    let set_up = SetUp { edition, options: Options::default(), players, chance: Chance::Unknown };
    At { set_up, script: Script::new().with("fives/first/1", [9, 8, 7, 6].into_iter().take(players.into())) }
        .deal(&[])
}

impl At {
    /// Two players and a box of exactly these eleven tiles on a 9×9 board without bonus squares, dealt in this order.
    pub fn eleven(tiles: &[u8; 11]) -> At {
        let count = |value: &u8| tiles.iter().filter(|tile| *tile == value).count();
        let mut text = "name = \"eleven\"\nplayers = [2, 2]\nboard = [\n".to_owned();
        for row in 0..9 {
            text.push_str(if row == 4 { "\"....*....\",\n" } else { "\".........\",\n" });
        }
        text.push_str("]\n[tiles]\n");
        (1..=9).for_each(|value| text.push_str(&format!("{value} = {}\n", count(&value))));
        let mut at = at(2).deal(tiles);
        at.set_up.edition = Edition::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).into();
        // The highest goes first: give it to seat 1, and the lowest to seat 2.
        let (highest, lowest) = (tiles.iter().max().unwrap(), tiles.iter().min().unwrap());
        at.script = at.script.with("fives/first/1", [highest, lowest]);
        at
    }

    /// The tiles drawn for the first turn, round by round.
    pub fn first(mut self, rounds: &[&[u8]]) -> At {
        for (index, round) in rounds.iter().enumerate() {
            self.script = self.script.with(&format!("fives/first/{}", index + 1), round.iter());
        }
        self
    }

    /// The first tiles of the deal, five to each from the first player on.
    pub fn deal(mut self, tiles: &[u8]) -> At {
        self.script = self.script.with("fives/pile", tiles);
        self
    }

    pub fn free_pass(mut self) -> At {
        self.set_up.options.free_pass = true;
        self
    }

    pub fn begin(self) -> Table {
        self.begin_with_events().0
    }

    pub fn begin_with_events(mut self) -> (Table, Vec<Event>) {
        self.set_up.chance = Chance::Dealt(self.script);
        let (state, events) = Fives::set_up(&self.set_up).unwrap();
        (Table(state), events)
    }

    /// A real table, of which nobody knows the tiles.
    pub fn unknown(self) -> Table {
        Table(Fives::set_up(&self.set_up).unwrap().0)
    }
}

/// A table at play.
#[derive(Clone)]
pub struct Table(State);

impl Table {
    pub fn state(&self) -> &State {
        &self.0
    }

    pub fn turn(&self) -> Seat {
        match Fives::next(&self.0) {
            Next::Seat(seat) => seat,
            next => panic!("nobody's turn: {next:?}"),
        }
    }

    pub fn rack(&self, number: u8) -> Rack {
        *Fives::view(&self.0, Viewer::Seat(seat(number))).rack().unwrap()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.0.public().scores().as_slice().to_vec()
    }

    /// What the player whose turn it is may do.
    pub fn actions(&self) -> Vec<String> {
        let view = Fives::view(&self.0, Viewer::Seat(self.turn()));
        Fives::actions(&view).iter().map(ToString::to_string).collect()
    }

    pub fn play_with_events(mut self, action: &str) -> (Table, Vec<Event>) {
        let seat = self.turn();
        let events = Fives::apply(&mut self.0, seat, &Fives::read_action(action).unwrap());
        let events =
            events.unwrap_or_else(|refusal| panic!("{action}: {refusal:?} on {:?}", self.0.public().board()));
        (self, events)
    }

    pub fn play(self, action: &str) -> Table {
        self.play_with_events(action).0
    }

    /// Lets the others act in any legal way until it is the turn of seat 1 again.
    pub fn pass_the_turn(mut self) -> Table {
        while self.turn() != seat(1) {
            let action = self.actions()[0].clone();
            self = self.play(&action);
        }
        self
    }

    /// Why a player may not do this; the state must not have changed.
    pub fn refused_to(&self, number: u8, action: &str) -> Refusal {
        let mut state = self.0.clone();
        let refusal =
            Fives::apply(&mut state, seat(number), &Fives::read_action(action).unwrap()).expect_err(action);
        assert_eq!(state, self.0, "a refusal changed the state");
        refusal
    }

    pub fn leave(mut self, number: u8, why: Departure) -> Table {
        Fives::leave(&mut self.0, seat(number), why).unwrap();
        self
    }

    pub fn refused_to_leave(&self, number: u8) -> Refusal {
        let mut state = self.0.clone();
        let refusal = Fives::leave(&mut state, seat(number), Departure::Resigned).expect_err("left");
        assert_eq!(state, self.0, "a refusal changed the state");
        refusal
    }

    pub fn tell(mut self, fact: &Observation) -> Table {
        Fives::observe(&mut self.0, fact).unwrap();
        self
    }

    pub fn told_wrong(&self, fact: &Observation) -> ObserveError {
        let mut state = self.0.clone();
        let error = Fives::observe(&mut state, fact).expect_err("told");
        assert_eq!(state, self.0, "a refusal changed the state");
        error
    }
}
