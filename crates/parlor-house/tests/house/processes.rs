//! Several processes of one house over PostgreSQL, behind a proxy that sends every connection to another of them. These tests need a
//! database server: `cargo xtask test` starts one, and says in `PARLOR_POSTGRES` where it is.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parlor_core::Level;
use parlor_house::HouseOptions;
use parlor_house::http::Access;
use parlor_house::notices::{LocalNotices, NoNotices, Notices, PostgresNotices};
use parlor_house::store::PostgresStore;
use parlor_polygon::Polygon;
use parlor_scorzo::Scorzo;
use parlor_session::remote::Command;
use parlor_session::{SessionGame, for_each_game};
use parlor_wire::http::NewSeat;
use parlor_wire::{AbsenceCommand, ClientMessage, HouseBot, Key, Presence, ServerMessage, Stage, Why};
use tokio::net::{TcpListener, TcpStream};
use tokio_postgres::NoTls;

use crate::client::{Person, Player, Socket};
use crate::host::Host;
use crate::play::{begun_by, check_end};

/// How much faster than real time the processes' clocks run: they look after each other 20 times a second.
const SPEED: u32 = 20;
/// How long somebody is away before they are gone: a second and a half.
const GONE_AFTER: u64 = 30_000;

/// Processes over a new database, and a proxy in front of them.
struct House {
    processes: Vec<Host>,
    /// Where the proxy listens.
    address: SocketAddr,
}

impl House {
    async fn start(database: &str, processes: usize, speed: u32) -> House {
        House::start_with(database, processes, speed, async |_| Arc::new(NoNotices)).await
    }

    async fn start_with<N: Notices>(
        database: &str,
        processes: usize,
        speed: u32,
        notices: impl AsyncFn(&str) -> Arc<N>,
    ) -> House {
        let server =
            std::env::var("PARLOR_POSTGRES").expect("the address of a server, with {} for the database");
        let (client, connection) =
            tokio_postgres::connect(&server.replace("{}", "postgres"), NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(&format!("CREATE DATABASE {database}")).await.unwrap();
        let mut hosts = Vec::new();
        for _ in 0..processes {
            let address = server.replace("{}", database);
            let store = PostgresStore::open(&address).await.unwrap();
            let notices = notices(&address).await;
            let options = HouseOptions { gone_after: GONE_AFTER, notices, ..HouseOptions::default() };
            hosts.push(Host::start_with(store, 0, options, Access::loopback(), speed).await);
        }
        let address = proxy(hosts.iter().map(|host| host.address).collect()).await;
        House { processes: hosts, address }
    }
}

/// Sends each connection to the next process.
async fn proxy(processes: Vec<SocketAddr>) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        for process in processes.iter().copied().cycle() {
            let Ok((mut client, _)) = listener.accept().await else { return };
            tokio::spawn(async move {
                let mut server = TcpStream::connect(process).await.unwrap();
                // Either end may cut the connection.
                let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
            });
        }
    });
    address
}

/// Ana's connection is lost again and again, and she comes back to another process each time.
async fn through_a_proxy<G: SessionGame>() {
    let house = House::start(&format!("proxy_{}", G::ID), 3, SPEED).await;
    let (ana, ben) = (Person::new(house.address, "Ana").await, Person::new(house.address, "Ben").await);
    let bot = NewSeat::Bot(HouseBot::from(Level::Greedy));
    let (mut ana, mut ben) = begun_by::<G>(&ana, &ben, &[NewSeat::Open, bot]).await;
    let (mut lost, mut steps) = (0, 0);
    let cut_off = async |ana: &mut Player<G>| {
        steps += 1;
        if steps % 7 == 0 && lost < 20 {
            lost += 1;
            ana.reconnect().await;
        }
    };
    tokio::join!(ana.play(cut_off), ben.play(async |_| ()));
    assert!(lost > 3, "{lost}");
    check_end([&ana, &ben]).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn every_game_is_finished_whichever_process_takes_a_connection() {
    for_each_game!(G => through_a_proxy::<G>().await);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn who_is_here_and_who_is_gone_is_known_in_every_process() {
    let house = House::start("attendance", 2, SPEED).await;
    let [one, other] = [0, 1].map(|process: usize| house.processes[process].address);
    let (ana, ben) = (Person::new(one, "Ana").await, Person::new(other, "Ben").await);
    let (mut ana, mut ben) = begun_by::<Polygon>(&ana, &ben, &[NewSeat::Open]).await;
    let ben_seat = ben.table().you().unwrap();
    let is = |ana: &Player<Polygon>, wanted| ana.table().here().get(ben_seat.index()) == Some(&wanted);
    ana.until(|ana| is(ana, Presence::Here)).await;
    // Nobody is taken for gone who is in another process.
    let end = || Command::Absence(AbsenceCommand::End);
    ana.submit(end()).await;
    ana.until(|ana| ana.refused == [Why::Message]).await;
    // Twice as long as it takes to be gone. Both play a little meanwhile, each in their own process.
    let (began, version) =
        (Instant::now(), |ana: &Player<Polygon>| ana.game().unwrap().session().status().version);
    while began.elapsed() < Duration::from_secs(3) {
        assert!(is(&ana, Presence::Here));
        for player in [&mut ana, &mut ben] {
            if version(player) < 12 {
                player.act_if_due().await;
            }
            let _ = tokio::time::timeout(Duration::from_millis(20), player.hear()).await;
        }
    }
    assert!(version(&ana) >= 12);
    drop(ben);
    ana.until(|ana| is(ana, Presence::Away)).await;
    ana.until(|ana| is(ana, Presence::Gone)).await;
    // A process that has not looked at the table before knows it too.
    let person = ana.person.at(other);
    let mut ana = Player::<Polygon>::open(&person, ana.table().id(), None).await;
    ana.until(|ana| ana.game().is_some() && is(ana, Presence::Gone)).await;
    ana.submit(end()).await;
    ana.until(|ana| ana.stage() == Some(Stage::Abandoned)).await;
}

/// The answer to a submission, among all that a socket hears.
async fn answer(socket: &mut Socket, wanted: Key) -> ServerMessage {
    loop {
        match socket.hear().await.unwrap() {
            answer @ ServerMessage::Ok { key, .. } if key == wanted => return answer,
            ServerMessage::No(refused) if refused.key == wanted => return ServerMessage::No(refused),
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn a_submission_that_comes_to_two_processes_is_entered_once_and_answered_twice() {
    // In real time: for a second, no process knows what the other has done.
    let house = House::start("twice", 2, 1).await;
    let [one, other] = [0, 1].map(|process: usize| house.processes[process].address);
    let (ana, ben) = (Person::new(one, "Ana").await, Person::new(one, "Ben").await);
    let (ana, _ben) = begun_by::<Scorzo>(&ana, &ben, &[NewSeat::Open]).await;
    let table = ana.table().id();
    let mut sockets = [ana.person.connect().await, ana.person.at(other).connect().await];
    let mut at = 0;
    for socket in &mut sockets {
        socket.say(&ClientMessage::Open { table, secret: None, known: None }).await;
        at = loop {
            if let ServerMessage::Table { at, .. } = socket.hear().await.unwrap() {
                break at;
            }
        };
    }
    let key = Key::from_random([7; 26]);
    let give_up = ClientMessage::GiveUp { table, key };
    let mut answers = Vec::new();
    for socket in &mut sockets {
        socket.say(&give_up).await;
        answers.push(answer(socket, key).await);
    }
    let [ServerMessage::Ok { v: first, .. }, ServerMessage::Ok { v: second, .. }] = answers.as_slice() else {
        panic!("{answers:?}")
    };
    assert_eq!(first, second);
    // What the other process refuses, it refuses for what is stored, not for what it knew.
    let key = Key::from_random([8; 26]);
    sockets[1].say(&ClientMessage::Act { table, key, at, action: "draw".to_owned() }).await;
    let refused = answer(&mut sockets[1], key).await;
    let ServerMessage::No(refused) = refused else { panic!("{refused:?}") };
    assert!(matches!(refused.why, Why::Over | Why::Stale), "{refused:?}");
}

/// How long it takes at most until others see a move, in two processes.
async fn seen_within(house: &House) -> Duration {
    let [one, other] = [0, 1].map(|process: usize| house.processes[process].address);
    let (ana, ben) = (Person::new(one, "Ana").await, Person::new(other, "Ben").await);
    let (mut ana, mut ben) = begun_by::<Polygon>(&ana, &ben, &[NewSeat::Open]).await;
    let version = |player: &Player<Polygon>| player.game().unwrap().session().status().version;
    let (mut longest, mut seen, mut idle) = (Duration::ZERO, 0, 0);
    while seen < 6 {
        let before = version(&ana);
        if ana.act_if_due().await {
            ana.until(|ana| version(ana) > before && !ana.table().is_pending()).await;
            let (began, wanted) = (Instant::now(), version(&ana));
            ben.until(|ben| version(ben) >= wanted).await;
            longest = longest.max(began.elapsed());
            (seen, idle) = (seen + 1, 0);
        } else {
            // It is the other's turn, or something is still on its way.
            std::mem::swap(&mut ana, &mut ben);
            let _ = tokio::time::timeout(Duration::from_millis(20), ana.hear()).await;
            idle += 1;
            assert!(idle < 500, "nobody's turn");
        }
    }
    longest
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
async fn others_see_a_move_at_once_with_notices_and_within_a_second_without() {
    let without = seen_within(&House::start("polling", 2, 1).await).await;
    let local = Arc::new(LocalNotices::default());
    let with_local = seen_within(&House::start_with("local", 2, 1, async |_| Arc::clone(&local)).await).await;
    let postgres = async |address: &str| Arc::new(PostgresNotices::new(address).unwrap());
    let with_postgres = seen_within(&House::start_with("notices", 2, 1, postgres).await).await;
    println!(
        "others saw a move after {} ms at the latest without notices, {} ms with local ones, {} ms with PostgreSQL's",
        without.as_millis(),
        with_local.as_millis(),
        with_postgres.as_millis()
    );
    // Goals: 1.2 s without, 50 ms with notices.
    assert!(without > Duration::from_millis(200) && without < Duration::from_secs(12), "{without:?}");
    assert!(with_local < Duration::from_millis(500), "{with_local:?}");
    assert!(with_postgres < Duration::from_millis(500), "{with_postgres:?}");
}
