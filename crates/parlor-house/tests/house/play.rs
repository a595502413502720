//! Whole games.

use parlor_bots::check_bots;
use parlor_client::Told;
use parlor_core::Outcome;
use parlor_core::record::{Record, replay, verify, verify_bots};
use parlor_session::remote::Command;
use parlor_session::{SessionGame, for_each_game};
use parlor_wire::http::NewSeat;
use parlor_wire::{HouseBot, LobbyCommand, SeatState, Stage, Why};

use crate::client::{Person, Player};
use crate::host::Host;

/// Two people sit down and begin.
pub(crate) async fn begun<G: SessionGame>(host: &Host, seats: &[NewSeat]) -> (Player<G>, Player<G>) {
    let (ana, ben) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Ben").await);
    begun_by(&ana, &ben, seats).await
}

/// These two sit down and begin.
pub(crate) async fn begun_by<G: SessionGame>(
    ana: &Person,
    ben: &Person,
    seats: &[NewSeat],
) -> (Player<G>, Player<G>) {
    let created = ana.create(G::ID, seats).await;
    let mut ana = Player::<G>::open(ana, created.table, None).await;
    let mut ben = Player::<G>::open(ben, created.table, Some(created.secret)).await;
    ben.until(|ben| ben.stage().is_some()).await;
    ben.sit().await;
    ana.until(|ana| ana.people() == 2).await;
    ana.lobby(LobbyCommand::Start).await;
    ana.until(|ana| ana.game().is_some()).await;
    ben.until(|ben| ben.game().is_some()).await;
    (ana, ben)
}

/// Whoever looks at the end of a game sees the same, and its record replays and shows a fair deal.
pub(crate) async fn check_end<G: SessionGame>(players: [&Player<G>; 2]) {
    let [scores, others] = players.map(|player| {
        let view = player.game().unwrap().session().view();
        G::scores(view).clone()
    });
    assert_eq!(scores, others);
    let text = players[0].person.record(players[0].table().id()).await.expect("a record at the end");
    let record: Record = text.parse().unwrap();
    assert!(verify(&record).unwrap().has_contributions);
    let played = replay::<G>(&record).unwrap().played.unwrap();
    if let Some(bots) = record.bots() {
        let info = players[0].table().info().unwrap();
        assert_eq!(
            (bots.commitment.to_string(), bots.seed.map(|seed| seed.to_hex())),
            (info.bots_commitment.clone(), info.bots_seed.clone())
        );
        let check = check_bots(&played, record.seats(), &verify_bots(&record).unwrap());
        assert!(check.same > 0 && check.other.is_none() && check.other_version.is_none(), "{check:?}");
    }
    assert!(matches!(G::outcome(played.log.state()), Outcome::Over(results) if results.scores == scores));
    let info = players[0].table().info().unwrap();
    assert!(text.contains(&format!("commitment {}", info.commitment)), "{text}");
    assert!(text.contains(&format!("house-seed {}", info.house_seed.as_ref().unwrap())), "{text}");
}

async fn two_people<G: SessionGame>() {
    let host = Host::start().await;
    let (mut ana, mut ben) = begun::<G>(&host, &[NewSeat::Open]).await;
    assert_eq!(ana.person.record(ana.table().id()).await, None, "no record as long as something is hidden");
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()));
    assert_eq!((ana.refused.as_slice(), ben.refused.as_slice()), (&[][..], &[][..]));
    check_end([&ana, &ben]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_finish_every_game() {
    for_each_game!(G => two_people::<G>().await);
}

/// One connection is lost again and again, one right after something was submitted.
async fn bad_connections<G: SessionGame>() {
    let host = Host::start().await;
    let (mut ana, mut ben) = begun::<G>(&host, &[NewSeat::Open]).await;
    let (mut lost, mut steps) = (0, 0);
    let cut_off = async |ana: &mut Player<G>| {
        steps += 1;
        if steps % 7 == 0 && lost < 40 {
            lost += 1;
            ana.reconnect().await;
        }
    };
    tokio::join!(ana.play(cut_off), ben.play(async |_| ()));
    assert!(lost > 5, "{lost}");
    check_end([&ana, &ben]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_loses_nothing() {
    for_each_game!(G => bad_connections::<G>().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_with_people_and_a_watcher_sees_no_hand() {
    use parlor_scorzo::Scorzo;
    let host = Host::start().await;
    let bot = NewSeat::Bot(HouseBot::from(parlor_core::Level::Steady));
    let (mut ana, mut ben) = begun::<Scorzo>(&host, &[NewSeat::Open, bot]).await;
    let watcher = Person::new(host.address, "Eve").await;
    let mut watcher = Player::<Scorzo>::open(&watcher, ana.table().id(), ana.table().secret()).await;
    watcher.until(|watcher| watcher.game().is_some()).await;
    assert_eq!(watcher.table().you(), None);
    let game = watcher.game().unwrap().session();
    assert_eq!(game.view().hand(), None);
    // A watcher can't act, and can't sit down any more.
    watcher.submit(Command::Act("draw".to_owned())).await;
    watcher.until(|watcher| !watcher.refused.is_empty()).await;
    watcher.sit().await;
    watcher.until(|watcher| watcher.refused.len() > 1).await;
    assert_eq!(watcher.refused, [Why::NotYours, Why::Over]);
    watcher.refused.clear();
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()), watcher.play(async |_| ()));
    assert_eq!(watcher.refused, []);
    check_end([&ana, &ben]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_that_is_stopped_plays_on_when_it_is_started_again() {
    use parlor_fives::Fives;
    let host = Host::start().await;
    let (mut ana, mut ben) = begun::<Fives>(&host, &[NewSeat::Open]).await;
    for _ in 0..20 {
        ana.act_if_due().await;
        ben.act_if_due().await;
        tokio::select! { heard = ana.hear() => assert!(heard), heard = ben.hear() => assert!(heard) }
    }
    let version = ana.table().id();
    let host = host.restart().await;
    // They notice, and come back by themselves.
    for player in [&mut ana, &mut ben] {
        while !matches!(player.next().await.unwrap(), Told::Back) {}
    }
    assert_eq!(ana.table().id(), version);
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()));
    check_end([&ana, &ben]).await;
    drop(host);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_has_the_same_people_one_seat_further_on() {
    use parlor_polygon::Polygon;
    let host = Host::start().await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    ben.submit(Command::GiveUp).await;
    ana.until(|ana| ana.stage() == Some(Stage::Over)).await;
    ben.until(|ben| ben.stage() == Some(Stage::Over)).await;
    ben.submit(Command::Rematch).await;
    let has_rematch =
        |player: &Player<Polygon>| player.table().info().is_some_and(|info| info.rematch.is_some());
    ana.until(has_rematch).await;
    // A second one is not made.
    ana.submit(Command::Rematch).await;
    ana.until(|ana| ana.refused == [Why::Taken]).await;
    let rematch = ana.table().info().unwrap().rematch.unwrap();
    // Ben begins though Ana is not there.
    let mut ben = Player::<Polygon>::open(&ben.person, rematch, None).await;
    ben.until(|ben| ben.stage() == Some(Stage::Lobby)).await;
    let names = ben.table().info().unwrap().seats.iter().map(|seat| match seat {
        SeatState::Person { name, .. } => name.as_str().to_owned(),
        other => panic!("{other:?}"),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["Ben", "Ana"]);
    assert!(ben.table().is_host());
    ben.lobby(LobbyCommand::Start).await;
    ben.until(|ben| ben.game().is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_person_both_live() {
    use parlor_polygon::Polygon;
    let host = Host::start().await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let mut other = Player::<Polygon>::open(&ana.person, ana.table().id(), None).await;
    other.until(|other| other.game().is_some()).await;
    for _ in 0..40 {
        // Either tab acts; the other sees it.
        ben.act_if_due().await;
        if !other.act_if_due().await {
            ana.act_if_due().await;
        }
        tokio::select! {
            heard = ana.hear() => assert!(heard),
            heard = ben.hear() => assert!(heard),
            heard = other.hear() => assert!(heard),
        }
    }
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()), other.play(async |_| ()));
    check_end([&ana, &other]).await;
    // What both tabs did at the same moment was refused to one of them, and nothing else was.
    assert!(ana.refused.iter().chain(&other.refused).all(|why| *why == Why::Stale));
}
