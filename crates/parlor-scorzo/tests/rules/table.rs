//! A table for tests: deals are written down, and moves are typed.

use parlor_core::{
    Chance, Departure, Edition as _, Game, Next, Outcome, Results, Script, Seat, SetUp, SetUpError, Viewer,
};
use parlor_scorzo::{Card, Edition, Event, Hand, Options, Phase, Refusal, Round, Scorzo, State, View};

/// A game under way.
pub(crate) struct Tabletop {
    pub(crate) state: State,
    /// Everything that has happened.
    pub(crate) events: Vec<Event>,
}

/// Cards, written with spaces between them.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn hand(text: &str) -> Hand {
    Hand::new(cards(text)).unwrap()
}

/// The seat of this number, from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number - 1).unwrap()
}

/// A written-down deal: the hand of each player from the dealer's left on, the card that is turned up, and the first
/// cards of the pile.
pub(crate) fn deal(hands: &[&str], starter: &str, pile: &str) -> Vec<Card> {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let one_each = |number: usize| hands.iter().map(move |hand| hand[number]);
    let mut order: Vec<Card> = (0..hands[0].len()).flat_map(one_each).collect();
    order.extend(cards(starter));
    order.extend(cards(pile));
    order
}

/// What a game is set up with.
pub(crate) struct Plan {
    rounds: String,
    players: u8,
    options: Options,
    script: Script,
}

impl Plan {
    /// This many players and these rounds; seat 1 draws the highest card and deals first.
    pub(crate) fn new(players: u8, rounds: &str) -> Plan {
        let draws = ["10S", "1S", "2S", "3S", "4S", "5S"];
        let script = Script::new().with("scorzo/dealer/1", draws.into_iter().take(usize::from(players)));
        Plan { rounds: rounds.to_owned(), players, options: Options::default(), script }
    }

    pub(crate) fn reshuffle(mut self) -> Plan {
        self.options.reshuffle = true;
        self
    }

    /// What chance gives for a label.
    pub(crate) fn with(mut self, label: &str, cards: Vec<Card>) -> Plan {
        self.script = self.script.with(label, cards);
        self
    }

    pub(crate) fn try_begin(self) -> Result<Tabletop, SetUpError> {
        let text = format!("name = \"tests\"\nplayers = [2, 6]\nrounds = {}\n", self.rounds);
        let (state, events) = Scorzo::set_up(&SetUp {
            edition: Edition::read(&text).unwrap().into(),
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

/// A game of one round with two players: seat 2 begins.
pub(crate) fn two(second: &str, first: &str, starter: &str, pile: &str) -> Tabletop {
    let count = cards(second).len();
    Plan::new(2, &format!("[{count}]")).with("scorzo/deal/1", deal(&[second, first], starter, pile)).begin()
}

impl Tabletop {
    /// Does what is typed, such as `2 draw, 2 7S`; gives what happened.
    pub(crate) fn play(&mut self, moves: &str) -> Vec<Event> {
        let mut happened = Vec::new();
        for text in moves.split(',').map(str::trim) {
            let (number, action) = text.split_once(' ').unwrap();
            let seat = seat(number.parse().unwrap());
            let action = Scorzo::read_action(action).unwrap();
            let events = Scorzo::apply(&mut self.state, seat, &action);
            happened.extend(events.unwrap_or_else(|refusal| panic!("{text}: {refusal}")));
        }
        self.events.extend(happened.iter().cloned());
        happened
    }

    /// Everybody whose turn it is draws and discards the same card, for this many turns.
    pub(crate) fn idle(&mut self, turns: usize) -> Vec<Event> {
        let mut happened = Vec::new();
        for _ in 0..turns {
            let Next::Seat(seat) = Scorzo::next(&self.state) else { panic!("nobody is to act") };
            happened.extend(self.play(&format!("{seat} draw")));
            let drawn = happened.last().and_then(|event| match event {
                Event::Drew { card, .. } => card.as_ref().map(|card| *card.reveal()),
                _ => None,
            });
            happened.extend(self.play(&format!("{seat} {}", drawn.unwrap())));
        }
        happened
    }

    /// Why something is refused; nothing may have changed.
    pub(crate) fn refused(&self, text: &str) -> Refusal {
        let (number, action) = text.split_once(' ').unwrap();
        let mut state = self.state.clone();
        let action = Scorzo::read_action(action).unwrap();
        let refusal = Scorzo::apply(&mut state, seat(number.parse().unwrap()), &action).unwrap_err();
        assert_eq!(state, self.state);
        refusal
    }

    pub(crate) fn leave(&mut self, number: u8) -> Vec<Event> {
        let events = Scorzo::leave(&mut self.state, seat(number), Departure::Resigned).unwrap();
        self.events.extend(events.iter().cloned());
        events
    }

    pub(crate) fn view(&self, number: u8) -> View {
        Scorzo::view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(crate) fn held_by(&self, number: u8) -> Hand {
        *self.view(number).hand().unwrap()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state.public().phase()
    }

    pub(crate) fn round(&self) -> &Round {
        self.state.public().round().unwrap()
    }

    pub(crate) fn scores(&self) -> &[i32] {
        self.state.public().scores().as_slice()
    }

    pub(crate) fn results(&self) -> Results {
        match Scorzo::outcome(&self.state) {
            Outcome::Over(results) => results,
            Outcome::Going => panic!("the game goes on"),
        }
    }
}

/// What the hands of a round counted, as it was scored.
pub(crate) fn points(events: &[Event]) -> Vec<Option<u16>> {
    let scored = events.iter().find_map(|event| match event {
        Event::Scored { points, .. } => Some(points.as_slice().to_vec()),
        _ => None,
    });
    scored.unwrap()
}
