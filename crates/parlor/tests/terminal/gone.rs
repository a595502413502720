//! `parlor join` when somebody or something is gone: a player, the house, the table.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::time::Duration;

use parlor_bots::Level;
use parlor_core::Seat;
use parlor_house::HouseOptions;
use parlor_house::http::Access;
use parlor_polygon::Polygon;
use parlor_pty::Key;
use parlor_session::remote::Command;
use parlor_wire::http::NewSeat;
use parlor_wire::{AbsenceCommand, Presence, SeatState, Stage};
use tokio::runtime::Runtime;

use crate::host::{Folder, Host, open};
use crate::online::{Ana, begun, is_turn, plays_until};
use crate::player::{PROGRAM, Player, folder, start};

/// Waits for a text. The clock of these houses runs fast: others may seem to be gone, and are waited for.
fn sees(player: &mut Player, text: &str) {
    loop {
        let screen =
            player.terminal.wait_until(|screen| screen.contains(text) || screen.contains("w wait")).unwrap();
        if screen.contains(text) {
            return;
        }
        player.types("w").sees_no("w wait");
    }
}

#[test]
fn an_action_is_undone_until_the_turn_is_over() {
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (mut eva, mut ana) = begun::<Polygon>(&runtime, &host, "online_undo");
    runtime.block_on(ana.plays_her_turn());
    plays_until(&mut eva, is_turn);
    let version = |ana: &Ana<Polygon>| ana.client.game().unwrap().session().status().version;
    runtime.block_on(ana.until(|client| client.game().is_some()));
    let before = version(&ana);
    eva.types("h").sees("» Hint from");
    eva.presses(Key::Enter);
    sees(&mut eva, "Eva places");
    eva.terminal.wait_until(is_turn).unwrap();
    eva.types("u");
    sees(&mut eva, "Eva undoes");
    // Ana sees both.
    runtime.block_on(ana.until(|client| client.game().unwrap().session().status().version == before + 2));
    // After the turn, others roll and draw: nothing can be undone.
    plays_until(&mut eva, |screen| screen.contains("Ana's turn") && !screen.contains("Sending…"));
    eva.types("u");
    sees(&mut eva, "✗ Nothing to undo.");
}

#[test]
fn the_others_end_the_game_when_somebody_is_gone() {
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (mut eva, mut ana) = begun::<Polygon>(&runtime, &host, "online_end");
    eva.sees("'s turn");
    ana.client.disconnect();
    eva.sees("Ana has been gone for a while.");
    eva.types("e").sees("The game ended early because someone was gone.");
    runtime.block_on(ana.until(Ana::is_over));
    assert_eq!(ana.client.table().info().unwrap().stage, Stage::Abandoned);
}

#[test]
fn whoever_comes_back_takes_the_seat_back_from_the_bot() {
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let (mut eva, mut ana) = begun::<Polygon>(&runtime, &host, "online_return");
    let eva_s = Seat::first(2).find(|seat| Some(*seat) != ana.client.table().you()).unwrap();
    eva.sees("'s turn");
    eva.terminal.kill().unwrap();
    runtime.block_on(async {
        ana.until(|client| client.table().here().get(eva_s.index()) == Some(&Presence::Gone)).await;
        let stand_in = AbsenceCommand::StandIn { seat: eva_s, bot: Level::Random.into() };
        ana.client.submit(Command::Absence(stand_in)).await.unwrap();
        ana.until(|client| has_stand_in(client, eva_s)).await;
    });
    let link = ana.invitation.link();
    let mut eva = start(&eva.folder, &format!("join {link} --name Eva"), &[]);
    sees(&mut eva, "A bot is playing for you. Press Enter to take over again.");
    eva.presses(Key::Enter);
    sees(&mut eva, "Eva takes over from");
    eva.sees_no("A bot is playing for you.");
    runtime.block_on(ana.until(|client| !has_stand_in(client, eva_s)));
}

fn has_stand_in(client: &parlor_client::Player<Polygon>, seat: Seat) -> bool {
    matches!(client.table().info().unwrap().seats[seat.index()], SeatState::Person { stand_in: Some(_), .. })
}

/// `parlor serve`, until it is dropped.
struct Serving {
    process: Child,
    address: SocketAddr,
}

impl Serving {
    fn start(folder: &Path, port: u16) -> Serving {
        std::fs::create_dir_all(folder.join("pages")).unwrap();
        std::fs::write(folder.join("pages/index.html"), "a page").unwrap();
        let mut process = Process::new(PROGRAM)
            .args(["serve", "--pages", "pages", "--data", "tables", "--port", &port.to_string()])
            .env("LANG", "C")
            .current_dir(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
        Serving { process, address: address.parse().unwrap() }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_server_that_is_killed_and_started_again_goes_on_with_the_game() {
    let runtime = Runtime::new().unwrap();
    let place = folder("online_killed_house");
    let serving = Serving::start(&place, 0);
    let address = serving.address;
    let mut ana = runtime.block_on(Ana::<Polygon>::at(address.into(), &[NewSeat::Open]));
    let link = ana.invitation.link();
    let mut eva = start(&folder("online_killed"), &format!("join {link} --name Eva"), &[]);
    eva.sees("2  Eva");
    runtime.block_on(async {
        ana.until(|client| Ana::people(client) == 2).await;
        ana.starts().await;
        ana.plays_her_turn().await;
    });
    eva.terminal.wait_until(is_turn).unwrap();
    eva.types("h").sees("» Hint from");
    drop(serving);
    eva.sees("Connection lost. Trying again… What you placed stays on the board.");
    // What she plays meanwhile arrives when the server is there again.
    eva.presses(Key::Enter);
    let serving = Serving::start(&place, address.port());
    assert_eq!(serving.address, address);
    let after = eva.sees_no("Connection lost.");
    assert!(after.contains("'s turn"), "{after:?}");
    eva.sees("Eva places");
    let places = |client: &parlor_client::Player<Polygon>| {
        let transcript = &client.game().unwrap().snapshot().table.transcript;
        transcript.iter().filter(|entry| entry.text.to_string().starts_with("Eva places")).count()
    };
    // It was entered once.
    runtime.block_on(ana.until(|client| places(client) > 0));
    assert_eq!(places(&ana.client), 1);
}

#[test]
fn in_spanish_from_the_lobby_to_the_end() {
    let runtime = Runtime::new().unwrap();
    let host = runtime.block_on(Host::start());
    let mut ana = runtime.block_on(Ana::<Polygon>::new(&host, &[NewSeat::Open]));
    let link = ana.invitation.link();
    let mut eva = start(&folder("online_es"), &format!("join {link} --name Eva --lang es"), &[]);
    let lobby = eva.sees("2  Eva");
    for text in ["En la mesa", "Enlace a la mesa", "Ana empieza la partida cuando estén todos."] {
        assert!(lobby.contains(text), "{text}: {lobby:?}");
    }
    runtime.block_on(async {
        ana.until(|client| Ana::people(client) == 2).await;
        ana.starts().await;
    });
    eva.sees("Turno de ");
    eva.types("q").sees("Puedes volver con el mismo enlace.");
    eva.presses(Key::Esc).sees_no("¿Salir de la partida?");
    eva.types("R").sees("¿Abandonar la partida? La vas a perder.");
    eva.presses(Key::Enter).sees("┌ La partida terminó");
    eva.types("q").sees("¿Salir de la partida?");
    eva.presses(Key::Enter).leaves();
    assert!(eva.terminal.screen().contains("Puedes volver con el mismo enlace."));
}

#[test]
fn a_table_where_nobody_was_for_a_day_is_closed() {
    /// A day passes in a third of a second.
    const SPEED: u32 = 300_000;
    let runtime = Runtime::new().unwrap();
    let place = Folder::new();
    let (host, ana) = runtime.block_on(async {
        let store = open(place.path()).await;
        let host = Host::start_with(store, 0, HouseOptions::default(), Access::loopback(), SPEED).await;
        let mut ana = Ana::<Polygon>::new(&host, &[NewSeat::Open]).await;
        while ana.client.table().info().is_none_or(|info| info.stage != Stage::Closed) {
            // Nobody is there, until somebody looks whether it is closed.
            ana.client.disconnect();
            tokio::time::sleep(Duration::from_millis(400)).await;
            ana.client.come_back().await.unwrap();
            ana.client.next().await.unwrap();
        }
        (host, ana)
    });
    let link = ana.invitation.link();
    for (lang, said) in [("en", "This table is closed"), ("es", "Esta mesa se cerró")] {
        let mut eva = start(&folder("online_closed"), &format!("join {link} --name Eva --lang {lang}"), &[]);
        eva.sees(said);
        eva.types("q").leaves();
    }
    drop(host);
}
