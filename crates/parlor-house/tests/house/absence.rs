//! Before the game begins, and when somebody is gone.

use parlor_core::record::{Record, verify, verify_bots};
use parlor_core::{Level, Seat};
use parlor_polygon::Polygon;
use parlor_session::remote::Command;
use parlor_wire::http::NewSeat;
use parlor_wire::{AbsenceCommand, HouseBot, LobbyCommand, Presence, SeatState, Stage, Why};

use crate::client::{Person, Player};
use crate::host::Host;

fn seat(index: u8) -> Seat {
    Seat::new(index).unwrap()
}

async fn lobby(host: &Host, open: usize) -> (Player<Polygon>, Player<Polygon>) {
    let (ana, ben) = (Person::new(host.address, "Ana").await, Person::new(host.address, "Ben").await);
    let created = ana.create("polygon", &vec![NewSeat::Open; open]).await;
    let mut ana = Player::open(&ana, created.table, None).await;
    let mut ben = Player::open(&ben, created.table, Some(created.secret)).await;
    ana.until(|ana| ana.stage().is_some()).await;
    ben.until(|ben| ben.stage().is_some()).await;
    (ana, ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_chosen_and_the_host_decides() {
    let host = Host::start().await;
    let (mut ana, mut ben) = lobby(&host, 3).await;
    assert!(ana.table().is_host() && ben.table().you().is_none());
    // One person alone can't begin.
    ana.lobby(LobbyCommand::Start).await;
    ana.until(|ana| ana.refused == [Why::Rule]).await;
    ben.lobby(LobbyCommand::Sit { seat: Some(seat(2)), contribution: "-".to_owned() }).await;
    ben.until(|ben| ben.table().you() == Some(seat(2))).await;
    ben.lobby(LobbyCommand::Sit { seat: Some(seat(0)), contribution: "-".to_owned() }).await;
    ben.until(|ben| ben.refused == [Why::Taken]).await;
    ben.lobby(LobbyCommand::Start).await;
    ben.until(|ben| ben.refused == [Why::Taken, Why::NotYours]).await;
    ana.until(|ana| ana.people() == 2).await;
    ana.lobby(LobbyCommand::Bot { seat: seat(1), bot: Level::Casual.into() }).await;
    ana.until(|ana| !ana.table().is_pending()).await;
    let many = HouseBot { level: Level::Expert, rollouts: Some(10_001) };
    ana.lobby(LobbyCommand::Bot { seat: seat(1), bot: many }).await;
    ana.until(|ana| ana.refused == [Why::Rule, Why::Limit]).await;
    ana.lobby(LobbyCommand::Close { seat: seat(3) }).await;
    ana.until(|ana| !ana.table().is_pending()).await;
    ana.lobby(LobbyCommand::Remove { seat: seat(2) }).await;
    ben.until(|ben| ben.table().you().is_none()).await;
    ben.sit().await;
    ben.until(|ben| ben.table().you() == Some(seat(2))).await;
    ana.until(|ana| ana.people() == 2).await;
    ana.lobby(LobbyCommand::Start).await;
    ana.until(|ana| ana.game().is_some()).await;
    let seats = &ana.table().info().unwrap().seats;
    assert!(matches!(&seats[..], [SeatState::Person { .. }, SeatState::Bot(_), SeatState::Person { .. }]));
    assert_eq!(ana.table().info().unwrap().contributions.as_deref().unwrap(), ["00112233", "-", "ff"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_longest_seated_person_hosts_when_the_host_is_gone() {
    let host = Host::start().await;
    let (ana, mut ben) = lobby(&host, 1).await;
    ben.sit().await;
    ben.until(|ben| ben.table().you().is_some()).await;
    assert!(!ben.table().is_host());
    drop(ana);
    ben.until(|ben| ben.table().is_host()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_never_hangs_when_somebody_is_gone() {
    let host = Host::start().await;
    let (mut ana, mut ben) = lobby(&host, 1).await;
    ben.sit().await;
    ana.until(|ana| ana.people() == 2).await;
    ana.lobby(LobbyCommand::Start).await;
    ana.until(|ana| ana.game().is_some()).await;
    ben.until(|ben| ben.game().is_some()).await;
    let ben_seat = ben.table().you().unwrap();
    // Not as long as Ben is there.
    let stand_in = AbsenceCommand::StandIn { seat: ben_seat, bot: Level::Greedy.into() };
    ana.submit(Command::Absence(stand_in)).await;
    ana.until(|ana| ana.refused == [Why::Message]).await;
    let person = ben.person.clone();
    drop(ben);
    let is = |ana: &Player<Polygon>, wanted| ana.table().here().get(ben_seat.index()) == Some(&wanted);
    ana.until(|ana| is(ana, Presence::Away)).await;
    ana.until(|ana| is(ana, Presence::Gone)).await;
    ana.submit(Command::Absence(stand_in)).await;
    ana.until(|ana| {
        ana.table()
            .info()
            .unwrap()
            .seats
            .iter()
            .any(|seat| matches!(seat, SeatState::Person { stand_in: Some(_), .. }))
    })
    .await;
    // The bot plays for Ben.
    let turns = |ana: &Player<Polygon>| ana.game().unwrap().session().status().version;
    let before = turns(&ana);
    while turns(&ana) < before + 8 {
        ana.act_if_due().await;
        assert!(ana.hear().await);
    }
    // Ben is back, and takes the seat back.
    let mut ben = Player::<Polygon>::open(&person, ana.table().id(), None).await;
    ben.until(|ben| ben.game().is_some()).await;
    assert!(ben.table().has_stand_in());
    ben.submit(Command::Absence(AbsenceCommand::Return)).await;
    ben.until(|ben| !ben.table().has_stand_in()).await;
    ana.until(|ana| is(ana, Presence::Here)).await;
    // Gone again: Ana ends the game, and the seeds are shown.
    drop(ben);
    ana.until(|ana| is(ana, Presence::Gone)).await;
    // What is on its way of Ana's own is answered first.
    ana.until(|ana| !ana.table().is_pending()).await;
    ana.submit(Command::Absence(AbsenceCommand::End)).await;
    ana.until(|ana| ana.stage() == Some(Stage::Abandoned)).await;
    assert!(ana.table().info().unwrap().house_seed.is_some());
    let record: Record = ana.person.record(ana.table().id()).await.unwrap().parse().unwrap();
    assert!(record.is_abandoned() && verify(&record).is_ok() && verify_bots(&record).is_ok());
}
