//! Every state of the screen at an online table. The table is a real one, folded from its log; only the network is left out, and
//! nothing is random.

use std::sync::Arc;
use std::sync::mpsc::Sender;

use parlor_client::{Invitation, new_key};
use parlor_core::{Level, PlayerName, Seat, Seed};
use parlor_house::table::{
    By, Command, Decided, HouseTable, PersonId, Secrets, Submission, TableSetUp, rules_version,
};
use parlor_session::remote::RemoteTable;
use parlor_wire::{
    AbsenceCommand, ClientMessage, EditionChoice, InviteSecret, Key, LobbyCommand, Presence, Refused,
    ServerMessage, TableId,
};
use parlor_words::Lang;
use serde_json::value::RawValue;
use tokio::sync::mpsc::UnboundedReceiver;

use super::JoinScreen;
use super::link::{Happened, Link, Outgoing};
use crate::terminal::Inbox;
use crate::terminal::tests::{Sitting, context};

const ANA: PersonId = PersonId(1);
const EVA: PersonId = PersonId(2);

/// A house with one table, and the connection of Eva, who is before the screen.
struct Script {
    table: HouseTable,
    here: Vec<Presence>,
    tell: Sender<Happened>,
    said: UnboundedReceiver<Outgoing>,
}

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

fn sit() -> LobbyCommand {
    LobbyCommand::Sit { seat: None, contribution: "-".to_owned() }
}

impl Script {
    /// Eva before a table of three at which Ana sits, if she does: otherwise Eva hosts.
    fn new(name: &'static str, game: &str, ana_hosts: bool, lang: Lang) -> (Script, Sitting) {
        let (id, secret) = (TableId::from_random([7; 10]), InviteSecret::from_random([9; 26]));
        let set_up = TableSetUp {
            id,
            game: game.to_owned(),
            rules: rules_version(game).unwrap(),
            edition: EditionChoice::BuiltIn("classic".to_owned()),
            options: Vec::new(),
            seats: 3,
            hints: false,
        };
        let secrets = Secrets::new(Seed::from_text("house"), Seed::from_text("bots"), secret);
        let table = HouseTable::new(Arc::new(set_up), secrets).unwrap();
        let (link, tell, said) = Link::in_hand();
        let house = "https://parlor.example/".parse().unwrap();
        let (invitation, inbox) = (Invitation { house, table: id, secret }, Inbox::new());
        let mut screen = JoinScreen::new(invitation, None, None, context(name, lang), inbox.waker());
        screen.go_by(link, RemoteTable::new(id, Some(secret)), PlayerName::new("Eva").unwrap());
        let mut script = Script { table, here: vec![Presence::Here; 3], tell, said };
        if ana_hosts {
            script.decide(ANA, &Command::Lobby(sit()), None).unwrap();
        }
        (script, Sitting::new(name, Box::new(screen), lang))
    }

    fn tell(&self, message: ServerMessage) {
        self.tell.send(Happened::Said(message)).unwrap();
    }

    fn decide(
        &mut self,
        person: PersonId,
        command: &Command,
        key: Option<Key>,
    ) -> Result<Decided, parlor_house::table::No> {
        let name = PlayerName::new(if person == ANA { "Ana" } else { "Eva" }).unwrap();
        let submission = key.map(|key| Submission { person, key, content: [0; 8] });
        self.table.decide(By::Person(person, &name), command, submission, &self.here, 1_000)
    }

    fn whole(&self) -> ServerMessage {
        let viewer = self.table.viewer(EVA);
        ServerMessage::Table {
            table: self.table.set_up().id,
            v: self.table.version(),
            c: self.table.chain_of(viewer),
            at: self.table.game_version(),
            you: viewer.seat(),
            secret: viewer.seat().map(|_| *self.table.secrets().invite()),
            body: self.table.opening(viewer),
        }
    }

    /// Tells Eva of an entry.
    fn publish(&self, decided: &Decided) {
        if decided.is_start {
            return self.tell(self.whole());
        }
        let viewer = self.table.viewer(EVA);
        self.tell(ServerMessage::News {
            table: self.table.set_up().id,
            v: self.table.version(),
            c: self.table.chain_of(viewer),
            at: self.table.game_version(),
            you: viewer.seat(),
            key: decided.stored.submission.filter(|own| own.person == EVA).map(|own| own.key),
            body: RawValue::to_owned(decided.body(viewer)),
        });
    }

    /// Ana does something.
    fn ana(&mut self, command: &Command, sitting: &mut Sitting) {
        let decided = self.decide(ANA, command, Some(new_key())).unwrap();
        self.publish(&decided);
        self.answer(sitting);
    }

    /// Everyone is told who is here.
    fn presence(&mut self, ana: Presence, sitting: &mut Sitting) {
        self.here[0] = ana;
        let (table, seats) = (self.table.set_up().id, self.here.clone());
        self.tell(ServerMessage::Here { table, seats, watchers: 0 });
        self.answer(sitting);
    }

    /// Answers what Eva's screen said, until it says no more.
    fn answer(&mut self, sitting: &mut Sitting) {
        sitting.wake();
        while let Ok((_, message)) = self.said.try_recv() {
            match message {
                ClientMessage::Open { .. } => self.tell(self.whole()),
                // What she adds to the deal would be another each time.
                ClientMessage::Lobby { key, change: LobbyCommand::Sit { seat, .. }, .. } => {
                    let change = LobbyCommand::Sit { seat, contribution: "-".to_owned() };
                    self.enter(key, &Command::Lobby(change));
                }
                ClientMessage::Lobby { key, change, .. } => self.enter(key, &Command::Lobby(change)),
                ClientMessage::Act { key, at, action, .. } => self.enter(key, &Command::Act(at, action)),
                ClientMessage::GiveUp { key, .. } => self.enter(key, &Command::GiveUp),
                ClientMessage::Absence { key, change, .. } => self.enter(key, &Command::Absence(change)),
                message => panic!("{message:?}"),
            }
            sitting.wake();
        }
    }

    fn enter(&mut self, key: Key, command: &Command) {
        match self.decide(EVA, command, Some(key)) {
            Ok(decided) => {
                self.publish(&decided);
                self.tell(ServerMessage::Ok { key, v: self.table.version() });
            }
            Err(no) => {
                self.tell(ServerMessage::No(Refused { key, why: no.why, rule: no.rule, facts: no.facts }));
            }
        }
    }
}

#[test]
fn a_host_before_and_after_the_game() {
    for lang in Lang::ALL {
        let (mut script, mut sitting) = Script::new("online-host", "fives", false, lang);
        sitting.picture("connecting");
        script.tell.send(Happened::Up).unwrap();
        script.answer(&mut sitting);
        sitting.picture("alone at the table").press("<enter>").picture("alone, nobody can start");
        script.ana(&Command::Lobby(sit()), &mut sitting);
        script.presence(Presence::Here, &mut sitting);
        sitting.press("<down>").picture("somebody came").press("<down>b");
        script.answer(&mut sitting);
        sitting.picture("a bot").press("x");
        script.answer(&mut sitting);
        sitting.press("c");
        script.answer(&mut sitting);
        sitting.picture("a place is closed").resize(110, 30).picture("in a larger window").resize(60, 20);
        sitting.picture("in a window that is too small").resize(80, 24);
        script.tell.send(Happened::Lost).unwrap();
        script.answer(&mut sitting);
        sitting.picture("the connection is lost");
        script.tell.send(Happened::Up).unwrap();
        script.answer(&mut sitting);
        sitting.press("<enter>");
        script.answer(&mut sitting);
        sitting.picture("the game has begun").press("h").picture("no hints here").press("?");
        sitting.press(" ").picture("the keys at an online table").press("<esc>R");
        sitting.picture("giving up").press("<enter>");
        script.answer(&mut sitting);
        sitting.picture("the end").press("<enter>q").picture("leaving").compare();
    }
}

#[test]
fn a_guest_whom_the_host_removes() {
    for lang in Lang::ALL {
        let (mut script, mut sitting) = Script::new("online-guest", "scorzo", true, lang);
        script.tell.send(Happened::Up).unwrap();
        script.answer(&mut sitting);
        sitting.picture("at the table").press("<down><down>").picture("a free place");
        script.presence(Presence::Away, &mut sitting);
        sitting.picture("the host is away").resize(110, 30).picture("in a larger window").resize(80, 24);
        script.ana(&Command::Lobby(LobbyCommand::Remove { seat: seat(1) }), &mut sitting);
        sitting.picture("removed").compare();
    }
}

#[test]
fn a_game_in_which_somebody_is_gone() {
    for lang in Lang::ALL {
        let (mut script, mut sitting) = Script::new("online-table", "polygon", true, lang);
        script.tell.send(Happened::Up).unwrap();
        script.answer(&mut sitting);
        script.ana(&Command::Lobby(LobbyCommand::Start), &mut sitting);
        sitting.picture("the game has begun").resize(110, 30).picture("in a larger window").resize(80, 24);
        script.presence(Presence::Away, &mut sitting);
        sitting.picture("somebody is away");
        script.tell.send(Happened::Lost).unwrap();
        script.answer(&mut sitting);
        sitting.picture("the connection is lost");
        script.tell.send(Happened::Up).unwrap();
        script.answer(&mut sitting);
        script.presence(Presence::Gone, &mut sitting);
        sitting.picture("somebody is gone").press("b");
        script.answer(&mut sitting);
        sitting.picture("a bot plays for them");
        script.presence(Presence::Here, &mut sitting);
        script.ana(&Command::Absence(AbsenceCommand::Return), &mut sitting);
        sitting.picture("they play again");
        // Now Eva was the one who was gone.
        script.here[1] = Presence::Gone;
        let stand_in = AbsenceCommand::StandIn { seat: seat(1), bot: Level::Greedy.into() };
        script.ana(&Command::Absence(stand_in), &mut sitting);
        sitting.picture("a bot plays for the one at the screen").press("<enter>");
        script.here[1] = Presence::Here;
        script.answer(&mut sitting);
        sitting.picture("no bot any more");
        script.presence(Presence::Gone, &mut sitting);
        sitting.press("e");
        script.answer(&mut sitting);
        sitting.picture("ended early");
        script.ana(&Command::Rematch(TableId::from_random([8; 10])), &mut sitting);
        sitting.press("<enter>").picture("a rematch").compare();
    }
}
