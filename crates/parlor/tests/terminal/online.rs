//! `parlor join`: at a table in a real house, with somebody who has another client.

use std::thread::{self, JoinHandle};

use parlor_bots::Level;
use parlor_client::{Guest, HouseAddress, Invitation, Player as Client, Told};
use parlor_core::{PlayerName, PlayerSeed};
use parlor_pty::Key;
use parlor_session::remote::Command;
use parlor_session::{DeviceRequest, Request, SessionGame, Waiting};
use parlor_wire::http::{NewSeat, NewTable};
use parlor_wire::{EditionChoice, HouseBot, LobbyCommand, SeatState, Stage, TableId};
use parlor_words::Lang;
use tokio::runtime::Runtime;

use crate::host::Host;
use crate::player::{Player, folder, start};
use crate::whole_games::{is_announced, is_over};

/// Somebody who has made a table, with another client than the terminal.
pub(crate) struct Ana<G: SessionGame> {
    pub(crate) client: Client<G>,
    pub(crate) invitation: Invitation,
}

impl<G: SessionGame> Ana<G> {
    pub(crate) async fn new(host: &Host, seats: &[NewSeat]) -> Ana<G> {
        Ana::at(host.address.into(), seats).await
    }

    /// At a house anywhere.
    pub(crate) async fn at(house: HouseAddress, seats: &[NewSeat]) -> Ana<G> {
        let guest = Guest::new(&house, PlayerName::new("Ana").unwrap()).await.unwrap();
        let classic = EditionChoice::BuiltIn("classic".to_owned());
        let created = guest.create(&new_table::<G>(classic, seats)).await.unwrap();
        let invitation = Invitation { house, table: created.table, secret: created.secret };
        Ana { client: Client::open(&guest, created.table, None, Lang::English).await.unwrap(), invitation }
    }

    pub(crate) async fn until(&mut self, is_so: impl Fn(&Client<G>) -> bool) {
        while !is_so(&self.client) {
            assert!(!matches!(self.client.next().await.unwrap(), Told::Closed(_)));
        }
    }

    pub(crate) fn people(client: &Client<G>) -> usize {
        let seats = client.table().info().map(|info| info.seats.as_slice()).unwrap_or_default();
        seats.iter().filter(|seat| matches!(seat, SeatState::Person { .. })).count()
    }

    pub(crate) async fn starts(&mut self) {
        self.client.submit(Command::Lobby(LobbyCommand::Start)).await.unwrap();
        self.until(|client| client.game().is_some()).await;
    }

    /// Plays until it is somebody else's turn, and what she did has come to the house.
    pub(crate) async fn plays_her_turn(&mut self) {
        loop {
            let is_turn = matches!(self.client.game().unwrap().session().waiting(), Waiting::ForPerson(_));
            if !self.client.table().is_pending() {
                if !is_turn {
                    return;
                }
                self.client.act_as(Level::Greedy, &PlayerSeed::from_text("test")).await;
            }
            self.client.next().await.unwrap();
        }
    }

    pub(crate) fn is_over(client: &Client<G>) -> bool {
        client.table().info().is_some_and(|info| matches!(info.stage, Stage::Over | Stage::Abandoned))
    }

    /// Plays what a greedy bot would, to the end.
    async fn plays(&mut self) {
        while !Self::is_over(&self.client) {
            while self.client.game().is_some_and(|game| !game.session().is_heard()) {
                self.client.request(Request::Device(DeviceRequest::Dismiss)).await.unwrap();
            }
            let game = self.client.game().unwrap().session();
            if matches!(game.waiting(), Waiting::ForPerson(_)) && !self.client.table().is_pending() {
                let action = G::choose(Level::Greedy, game.view(), &PlayerSeed::from_text("test")).unwrap();
                self.client.request(Request::Act(action)).await.unwrap();
            }
            self.client.next().await.unwrap();
        }
    }
}

/// A table with hints, so that keys play by themselves.
pub(crate) fn new_table<G: SessionGame>(edition: EditionChoice, seats: &[NewSeat]) -> NewTable {
    NewTable {
        game: G::ID.to_owned(),
        edition,
        options: Vec::new(),
        hints: true,
        seats: seats.to_vec(),
        contribution: "-".to_owned(),
    }
}

/// Has somebody play to the end, elsewhere.
fn plays_elsewhere<G: SessionGame>(mut ana: Ana<G>) -> JoinHandle<Ana<G>>
where
    Ana<G>: Send,
{
    thread::spawn(move || {
        Runtime::new().unwrap().block_on(ana.plays());
        ana
    })
}

/// Somebody at a terminal who has joined, and somebody else who has started.
pub(crate) fn begun<G: SessionGame>(runtime: &Runtime, host: &Host, test: &str) -> (Player, Ana<G>) {
    let mut ana = runtime.block_on(Ana::<G>::new(host, &[NewSeat::Open]));
    let eva = start(&folder(test), &format!("join {} --name Eva", ana.invitation.link()), &[]);
    let lobby = eva.sees("2  Eva");
    assert!(
        lobby.contains("Ana starts the game when everyone is here.") && lobby.contains(G::NAME),
        "{lobby:?}"
    );
    runtime.block_on(ana.until(|client| Ana::people(client) == 2));
    runtime.block_on(ana.starts());
    (eva, ana)
}

/// Whether whoever is at the screen is to play, and what they did before has come to the house and back.
pub(crate) fn is_turn(screen: &parlor_pty::Screen) -> bool {
    screen.contains("h hint")
        && !is_announced(screen)
        && !screen.contains("» Sending…")
        && !screen.contains("Connection lost.")
}

/// Plays by what hints say, until something else is to be seen.
pub(crate) fn plays_until(eva: &mut Player, is_enough: impl Fn(&parlor_pty::Screen) -> bool) {
    // Where it is somebody's turn only for a moment, the clock of this house makes them seem gone for long.
    let is_gone = |screen: &parlor_pty::Screen| screen.contains("w wait");
    for _ in 0..2_000 {
        let screen = eva
            .terminal
            .wait_until(|screen| {
                is_enough(screen) || is_turn(screen) || is_announced(screen) || is_gone(screen)
            })
            .unwrap();
        if is_enough(&screen) {
            return;
        } else if is_gone(&screen) {
            eva.types("w").sees_no("w wait");
        } else if is_announced(&screen) {
            let before = screen.text();
            eva.types(" ").terminal.wait_until(|screen| screen.text() != before).unwrap();
        } else {
            eva.types("h");
            let is_hinted = |screen: &parlor_pty::Screen| screen.contains("» Hint from") || is_gone(screen);
            let key = match eva.terminal.wait_until(is_hinted).unwrap() {
                gone if is_gone(&gone) => continue,
                pass if pass.contains(": pass") => Key::Char('p'),
                out if out.contains(" aside.") => Key::Char('o'),
                _ => Key::Enter,
            };
            eva.presses(key).sees_no("» Hint from");
        }
    }
    panic!("a game without an end");
}

fn whole_game<G: SessionGame>()
where
    Ana<G>: Send,
{
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (mut eva, ana) = begun::<G>(&runtime, &host, &format!("online_{}", G::ID));
    let ana = plays_elsewhere(ana);
    plays_until(&mut eva, is_over);
    let ana = ana.join().unwrap();
    let end = eva.sees("a rematch");
    for (_, score) in G::scores(ana.client.game().unwrap().session().view()).iter() {
        assert!(end.contains(&score.to_string()) || *score >= 1_000, "{score}: {end:?}");
    }
    // She goes on to the rematch, one place further, and starts it though Ana is not there.
    eva.types("a");
    let lobby = eva.sees("Enter start");
    assert!(lobby.contains("Ana") && lobby.contains("you · host"), "{lobby:?}");
    eva.presses(Key::Enter);
    eva.terminal.wait_until(|screen| screen.contains("'s turn") || is_announced(screen)).unwrap();
    while is_announced(&eva.terminal.screen()) {
        eva.types(" ");
        thread::yield_now();
    }
    eva.types("q").sees("Leave the game?");
    eva.presses(Key::Enter).leaves();
    assert!(eva.terminal.screen().contains("You can come back with the same link."));
}

#[test]
fn fives_at_a_table_in_a_house() {
    whole_game::<parlor_fives::Fives>();
}

#[test]
fn scorzo_at_a_table_in_a_house() {
    whole_game::<parlor_scorzo::Scorzo>();
}

#[test]
fn polygon_at_a_table_in_a_house() {
    whole_game::<parlor_polygon::Polygon>();
}

#[test]
fn a_lost_connection_comes_back_and_so_does_whoever_left() {
    use parlor_polygon::Polygon;
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (mut eva, ana) = begun::<Polygon>(&runtime, &host, "online_lost");
    let link = ana.invitation.link();
    let ana = plays_elsewhere(ana);
    let turns = |screen: &parlor_pty::Screen| {
        is_turn(screen) && ["Turn 5", "Turn 6"].iter().any(|turn| screen.contains(turn))
    };
    plays_until(&mut eva, turns);
    // A tile is in her hand when the house goes away, and is there when it is back.
    eva.types("h").sees("» Hint from");
    let stopped = runtime.block_on(host.restart_after(|_| {
        let lost = eva.sees("Connection lost.");
        assert!(lost.contains("What you placed stays on the board."), "{lost:?}");
    }));
    eva.sees_no("Connection lost.");
    // Hers are the odd turns or the even ones.
    let later = |screen: &parlor_pty::Screen| ["Turn 9", "Turn 10"].iter().any(|turn| screen.contains(turn));
    plays_until(&mut eva, |screen| is_turn(screen) && later(screen));
    // She leaves, comes back with the same link, and has her place.
    while !eva.terminal.screen().contains("Leave the game?") {
        eva.types("q");
        eva.terminal
            .wait_until(|screen| screen.contains("Leave the game?") || screen.contains("w wait"))
            .unwrap();
        if eva.terminal.screen().contains("w wait") {
            eva.types("w").sees_no("w wait");
        }
    }
    eva.presses(Key::Enter).leaves();
    let mut eva = start(&eva.folder, &format!("join {link} --name Eva"), &[]);
    plays_until(&mut eva, is_over);
    let ana = ana.join().unwrap();
    assert_eq!(ana.client.table().info().unwrap().stage, Stage::Over);
    drop(stopped);
}

#[test]
fn somebody_who_is_gone_is_waited_for_or_a_bot_plays() {
    use parlor_polygon::Polygon;
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (mut eva, mut ana) = begun::<Polygon>(&runtime, &host, "online_gone");
    eva.terminal.wait_until(|screen| screen.contains("'s turn")).unwrap();
    ana.client.disconnect();
    let asked = eva.sees("Ana has been gone for a while.");
    assert!(asked.contains("w wait   b let a bot play   e end the game"), "{asked:?}");
    eva.types("b").sees("a bot plays");
    plays_until(&mut eva, is_over);
    // The end is the same for Ana, who was not there.
    runtime.block_on(ana.until(Ana::is_over));
}

#[test]
fn a_full_table_can_be_watched_and_a_wrong_link_leads_nowhere() {
    use parlor_fives::Fives;
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let bot = NewSeat::Bot(HouseBot::from(Level::Random));
    let mut ana = runtime.block_on(Ana::<Fives>::new(&host, &[bot]));
    let mut eva = start(&folder("online_full"), &format!("join {}", ana.invitation.link()), &[]);
    // She is asked for a name, and one is suggested.
    eva.sees("Your name: Eva");
    eva.presses(Key::Enter).sees("The table is full");
    runtime.block_on(ana.starts());
    eva.presses(Key::Enter).sees("You're watching.");
    let ana = plays_elsewhere(ana);
    plays_until(&mut eva, is_over);
    let ana = ana.join().unwrap();
    eva.types("q").sees("Leave the game?");
    eva.presses(Key::Enter).leaves();

    let nowhere = Invitation { table: TableId::from_random([9; 10]), ..ana.invitation };
    let mut eva = start(&folder("online_nowhere"), &format!("join {} --name Eva", nowhere.link()), &[]);
    eva.sees("This link doesn't work");
    eva.types("q").leaves();
}

#[test]
fn a_name_of_a_bot_and_a_house_that_is_not_there_are_said_and_can_be_mended() {
    use parlor_fives::Fives;
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let ana = runtime.block_on(Ana::<Fives>::new(&host, &[NewSeat::Open]));
    let link = ana.invitation.link();
    let mut eva = start(&folder("online_name"), &format!("join {link} --name Greedy --lang es"), &[]);
    eva.sees("Un bot tiene este nombre. Elige otro.");
    eva.types("Eva").presses(Key::Enter).sees("Ana empieza la partida cuando estén todos.");
    eva.types("q").leaves();
    drop(host);
    let mut eva = start(&folder("online_away"), &format!("join {link} --name Eva"), &[]);
    eva.sees("The server didn't answer.");
    eva.presses(Key::Esc).leaves();
}
