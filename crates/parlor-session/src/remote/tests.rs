//! Clients at a table whose messages get lost, come twice and out of order.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use parlor_bots::Level;
use parlor_core::{
    Game as _, Log, Next, PlayerName, PlayerRng, PlayerSeed, RecordedBot, RuleId, Seat, SetUp, Viewer,
};
use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_wire::{
    Body, Chain, ClientMessage, EditionChoice, Key, Known, Presence, Refused, SeatState, ServerMessage,
    Stage, TableId, TableInfo, Why,
};
use parlor_words::Lang;
use serde_json::value::RawValue;

use super::*;
use crate::{Request, SessionGame, Submission, Table, Waiting};

fn table_id() -> TableId {
    TableId::from_random([1; 10])
}

fn key(number: u64) -> Key {
    let mut bytes = [0; 26];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::try_from(number >> (5 * place.min(12)) & 31).unwrap();
    }
    Key::from_random(bytes)
}

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn index(version: u64) -> usize {
    usize::try_from(version).unwrap()
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).unwrap()
}

/// A house with one table of two people.
struct House<G: SessionGame> {
    table: Table<G>,
    info: TableInfo,
    /// Which entry came of a key, and whose it was.
    keys: BTreeMap<Key, (Seat, u64)>,
}

impl<G: SessionGame> House<G> {
    fn new(seed: &str) -> House<G> {
        let person = |name: &str| SeatState::Person { name: PlayerName::new(name).unwrap(), stand_in: None };
        let info = TableInfo {
            game: G::ID.to_owned(),
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            hints: false,
            stage: Stage::Playing,
            seats: vec![person("Ana"), person("Ben")],
            host: Some(seat(0)),
            commitment: String::new(),
            bots_commitment: String::new(),
            contributions: None,
            house_seed: None,
            bots_seed: None,
            rematch: None,
        };
        let log = Log::begin(SetUp::<G>::classic(2, seed)).unwrap();
        House { table: Table::new(log), info, keys: BTreeMap::new() }
    }

    fn v(&self) -> u64 {
        self.table.log().entries().len() as u64
    }

    /// All that a viewer is sent, from the beginning: the body and the chain after it.
    fn bodies(&self, viewer: Viewer) -> Vec<(Box<RawValue>, Chain)> {
        let start: Table<G> = Table::new(Log::begin(self.table.log().set_up().clone()).unwrap());
        let opening = Body {
            info: Some(self.info.clone()),
            opening: Some(raw(start.opening(&[viewer]).to_json())),
            update: None,
        };
        let mut chain = Chain::START;
        let updates = self.table.updates_since(0, &[viewer]).into_iter();
        let updates =
            updates.map(|update| Body { info: None, opening: None, update: Some(raw(update.to_json())) });
        [opening]
            .into_iter()
            .chain(updates)
            .map(|body| {
                let body = body.to_raw();
                chain = chain.then(body.get());
                (body, chain)
            })
            .collect()
    }

    fn news(&self, you: Seat, from: u64) -> Vec<ServerMessage> {
        let bodies = self.bodies(Viewer::Seat(you)).into_iter().enumerate().skip(index(from));
        let news = bodies.map(|(v, (body, c))| {
            let own = self.keys.iter().find(|(_, entered)| **entered == (you, v as u64));
            ServerMessage::News {
                table: table_id(),
                v: v as u64,
                c,
                at: v as u64,
                you: Some(you),
                key: own.map(|(key, _)| *key),
                body,
            }
        });
        news.collect()
    }

    fn open(&self, you: Seat, known: Option<Known>) -> Vec<ServerMessage> {
        let bodies = self.bodies(Viewer::Seat(you));
        match known.filter(|known| bodies.get(index(known.v)).is_some_and(|(_, c)| *c == known.c)) {
            Some(known) => self.news(you, known.v + 1),
            None => {
                let body = Body {
                    info: Some(self.info.clone()),
                    opening: Some(raw(self.table.opening(&[Viewer::Seat(you)]).to_json())),
                    update: None,
                };
                let (v, c) = (self.v(), bodies[index(self.v())].1);
                let (table, you, body) = (table_id(), Some(you), body.to_raw());
                vec![ServerMessage::Table { table, v, c, at: v, you, secret: None, body }]
            }
        }
    }

    fn receive(&mut self, from: Seat, message: ClientMessage) -> Vec<ServerMessage> {
        let refused = |key, why| {
            vec![ServerMessage::No(Refused { key, why, rule: Some(RuleId::new('F', 1)), facts: None })]
        };
        let (key, at, submission) = match message {
            ClientMessage::Open { known, .. } => return self.open(from, known),
            ClientMessage::Act { key, at, action, .. } => {
                (key, at, Submission::Act { seat: from, action: G::read_action(&action).unwrap() })
            }
            ClientMessage::Undo { key, at, .. } => (key, at, Submission::Undo { seat: from }),
            other => panic!("{other:?}"),
        };
        if let Some((_, v)) = self.keys.get(&key) {
            return vec![ServerMessage::Ok { key, v: *v }];
        }
        if at != self.v() {
            return refused(key, Why::Stale);
        }
        match self.table.decide(submission) {
            Ok(_) => {
                self.keys.insert(key, (from, self.v()));
                vec![ServerMessage::Ok { key, v: self.v() }]
            }
            Err(_) => refused(key, Why::Rule),
        }
    }
}

/// Somebody at the table, and the connection to it.
struct Client<G: SessionGame> {
    you: Seat,
    table: RemoteTable,
    game: Option<RemoteBackend<G>>,
    coming: VecDeque<ServerMessage>,
    /// How far the house has sent news by itself.
    sent: u64,
    refusals: usize,
}

impl<G: SessionGame> Client<G> {
    fn new(you: Seat) -> Client<G> {
        let table = RemoteTable::new(table_id(), None);
        Client { you, table, game: None, coming: VecDeque::new(), sent: 0, refusals: 0 }
    }

    fn tell(&mut self, house: &mut House<G>, message: ClientMessage) {
        self.coming.extend(house.receive(self.you, message));
    }

    /// The connection is new: what was on its way is lost.
    fn connect(&mut self, house: &mut House<G>) {
        self.coming.clear();
        self.sent = house.v();
        for message in self.table.connect() {
            self.tell(house, message);
        }
    }

    fn hear(&mut self, house: &mut House<G>, message: ServerMessage) {
        match self.table.receive(message) {
            Heard::Missed(open) => self.tell(house, open),
            Heard::Refused(refused) => {
                self.refusals += 1;
                let note = self.game.as_mut().unwrap().refused(&refused);
                assert!(note.is_none_or(|note| note.is_refusal));
            }
            Heard::Answered(key) => self.game.as_mut().unwrap().forget(key),
            Heard::Closed(why) => panic!("{why:?}"),
            Heard::Nothing | Heard::Changed | Heard::Here => {}
        }
        for news in self.table.take_news() {
            match (&mut self.game, &news) {
                (Some(game), news) => game.receive(news).unwrap(),
                (None, GameNews::Opened { info, opening }) => {
                    let game = RemoteBackend::new(info.clone(), self.table.you(), opening, Lang::English);
                    self.game = Some(game.unwrap());
                }
                (None, news) => panic!("{news:?}"),
            }
        }
    }

    /// Acts if it is its turn, by what it knows.
    fn act(&mut self, house: &mut House<G>, key: Key, level: Level) {
        let Some(game) = &mut self.game else { return };
        while !game.session().is_heard() {
            game.send(Request::Device(crate::DeviceRequest::Dismiss), key).unwrap();
        }
        if !matches!(game.snapshot().table.waiting, Waiting::ForPerson(seat) if seat == self.you) {
            return;
        }
        let Some(action) = G::choose(level, game.session().view(), &PlayerSeed::from_text("1")) else {
            return;
        };
        if let Ok(Some(command)) = game.send(Request::Act(action), key) {
            let message = self.table.submit(key, command).unwrap();
            self.tell(house, message);
        }
    }
}

/// A whole game over bad connections; how often something was refused because it came too late.
fn play<G: SessionGame>(seed: &str) {
    let mut house = House::<G>::new(seed);
    let mut clients = [Client::<G>::new(seat(0)), Client::<G>::new(seat(1))];
    let mut rng = PlayerRng::new(&PlayerSeed::from_text(seed), 0);
    for client in &mut clients {
        client.connect(&mut house);
    }
    let mut keys = 0;
    for _ in 0..100_000 {
        if house.table.status().next == Next::Over {
            break;
        }
        let client = &mut clients[rng.index(2)];
        // The house sends by itself what is new.
        let news = house.news(client.you, client.sent + 1);
        client.sent = house.v();
        client.coming.extend(news);
        match rng.below(12) {
            0 => client.connect(&mut house),
            1 => drop(client.coming.pop_front()),
            2 => {
                if let Some(last) = client.coming.pop_back() {
                    client.hear(&mut house, last);
                }
            }
            3 => {
                if let Some(first) = client.coming.front().cloned() {
                    client.hear(&mut house, first);
                }
            }
            4..8 => {
                keys += 1;
                client.act(&mut house, key(keys), Level::Casual);
            }
            _ => {
                if let Some(first) = client.coming.pop_front() {
                    client.hear(&mut house, first);
                }
            }
        }
        // Whose answer was lost notices by its clock, and connects again.
        if client.coming.is_empty() && client.table.is_pending() {
            client.connect(&mut house);
        }
    }
    assert_eq!(house.table.status().next, Next::Over, "{}", G::ID);
    for client in &mut clients {
        client.connect(&mut house);
        while let Some(message) = client.coming.pop_front() {
            client.hear(&mut house, message);
        }
        let game = client.game.as_ref().unwrap();
        let fresh = G::view(house.table.log().state(), Viewer::Seat(client.you));
        assert_eq!(*game.session().view(), fresh);
        let snapshot = game.snapshot();
        assert_eq!(snapshot.table.viewer, Viewer::Seat(client.you));
        assert!(snapshot.table.ending.is_some());
        assert!(!client.table.is_pending());
    }
    // Each key was entered at most once.
    let mut entries: Vec<u64> = house.keys.values().map(|(_, v)| *v).collect();
    entries.sort_unstable();
    entries.dedup();
    assert_eq!(entries.len() as u64, house.v());
}

#[test]
fn games_end_over_bad_connections() {
    for seed in ["1", "2", "3"] {
        play::<Fives>(seed);
        play::<Scorzo>(seed);
        play::<Polygon>(seed);
    }
}

#[test]
fn what_does_not_fit_is_asked_for_again() {
    let mut house = House::<Fives>::new("1");
    let mut client = Client::<Fives>::new(seat(0));
    client.connect(&mut house);
    let table = client.coming.pop_front().unwrap();
    client.hear(&mut house, table);
    let Next::Seat(mover) = house.table.status().next else { panic!("somebody begins") };
    let action = Fives::choose_for_test(&house.table, mover);
    house.table.decide(Submission::Act { seat: mover, action }).unwrap();
    let news = house.news(seat(0), 1).remove(0);
    let ServerMessage::News { table, v, at, you, key, body, .. } = news else { panic!("news") };
    let wrong = ServerMessage::News { table, v, c: Chain::START, at, you, key, body };
    match client.table.receive(wrong) {
        Heard::Missed(ClientMessage::Open { known: None, .. }) => {}
        heard => panic!("{heard:?}"),
    }
}

trait Chooses: SessionGame {
    fn choose_for_test(table: &Table<Self>, seat: Seat) -> Self::Action {
        let view = Self::view(table.log().state(), Viewer::Seat(seat));
        Self::choose(Level::Greedy, &view, &PlayerSeed::from_text("1")).unwrap()
    }
}

impl Chooses for Fives {}

#[test]
fn a_refusal_is_said_by_its_rule_and_what_was_begun_can_go_on() {
    let mut house = House::<Fives>::new("1");
    let Next::Seat(mover) = house.table.status().next else { panic!("somebody begins") };
    let mut client = Client::<Fives>::new(mover);
    client.connect(&mut house);
    let table = client.coming.pop_front().unwrap();
    client.hear(&mut house, table);
    let game = client.game.as_mut().unwrap();
    let pass = parlor_fives::Action::Pass;
    let command = game.send(Request::Act(pass), key(1)).unwrap().unwrap();
    assert_eq!(game.send(Request::Undo, key(2)), Err(crate::RequestError::NotNow));
    let message = client.table.submit(key(1), command).unwrap();
    client.tell(&mut house, message);
    let Some(no) = client.coming.pop_front() else { panic!("an answer") };
    let Heard::Refused(refused) = client.table.receive(no) else { panic!("refused") };
    let note = client.game.as_mut().unwrap().refused(&refused).unwrap();
    assert!(note.text.to_string().contains("(rule F11)"), "{}", note.text);
    client.act(&mut house, key(3), Level::Greedy);
    assert_eq!(house.v(), 1);
}

#[test]
fn a_stand_in_plays_until_the_person_is_back() {
    let mut house = House::<Polygon>::new("1");
    let Next::Seat(mover) = house.table.status().next else { panic!("somebody begins") };
    let mut client = Client::<Polygon>::new(mover);
    client.connect(&mut house);
    let table = client.coming.pop_front().unwrap();
    client.hear(&mut house, table);
    let game = client.game.as_mut().unwrap();
    assert!(!game.may_hint(), "another person plays");
    assert_eq!(game.snapshot().table.waiting, Waiting::ForPerson(mover));
    let SeatState::Person { stand_in, .. } = &mut house.info.seats[mover.index()] else { panic!("a person") };
    *stand_in = Some(Level::Steady.into());
    game.set_info(Arc::new(house.info.clone()));
    game.set_here(&[Presence::Here, Presence::Here]);
    let table = game.snapshot().table;
    assert_eq!(table.waiting, Waiting::ForBot);
    assert_eq!(table.seats[mover].remark.as_deref(), Some("a bot plays"));
    house.info.stage = Stage::Abandoned;
    game.set_info(Arc::new(house.info.clone()));
    let table = game.snapshot().table;
    assert_eq!((table.waiting.clone(), table.next), (Waiting::Nothing, None));
    assert!(table.ending.is_some());
}

#[test]
fn whoever_takes_over_is_told_with_the_name_of_whoever_played_before() {
    let mut house = House::<Polygon>::new("1");
    let mut client = Client::<Polygon>::new(seat(1));
    client.connect(&mut house);
    let table = client.coming.pop_front().unwrap();
    client.hear(&mut house, table);
    let bot = RecordedBot { level: Level::Steady, version: 1, rollouts: None };
    house.table.take_over(seat(0), bot.into()).unwrap();
    house.table.take_over(seat(0), PlayerName::new("Ana").unwrap().into()).unwrap();
    for news in house.news(seat(1), 1) {
        client.hear(&mut house, news);
    }
    let told = |game: &mut RemoteBackend<Polygon>| {
        game.snapshot()
            .table
            .transcript
            .iter()
            .rev()
            .take(2)
            .rev()
            .map(|entry| entry.text.to_string())
            .collect::<Vec<_>>()
    };
    let game = client.game.as_mut().unwrap();
    assert_eq!(told(game), ["Steady takes over from Ana.", "Ana takes over from Steady."]);
    game.speak(Lang::Spanish);
    assert_eq!(
        told(game),
        ["Sensato sigue jugando en lugar de Ana.", "Ana sigue jugando en lugar de Sensato."]
    );
}

#[test]
fn an_opening_is_read_by_the_table_that_it_came_with() {
    let mut house = House::<Fives>::new("1");
    let mut client = Client::<Fives>::new(seat(0));
    client.connect(&mut house);
    let table = client.coming.pop_front().unwrap();
    client.hear(&mut house, table.clone());
    let game = client.game.as_mut().unwrap();
    // A process that lags behind has told of the time before the game, when there was one more place.
    let mut lobby = TableInfo::clone(client.table.info().unwrap());
    lobby.seats.push(SeatState::Open);
    lobby.stage = Stage::Lobby;
    game.set_info(lobby.into());
    client.table.receive(table);
    for news in client.table.take_news() {
        game.receive(&news).unwrap();
    }
    assert_eq!(*game.session().view(), Fives::view(house.table.log().state(), Viewer::Seat(seat(0))));
}
