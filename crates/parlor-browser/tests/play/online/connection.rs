//! Connections that are lost and come back, several at once, and those of older pages and of plain HTTP.

use std::time::Duration;

use super::{
    create, invitation, leave, messages, play, start_with_ben, take_turn, wait_for_story, wait_until_gone,
};
use crate::fives::Fives;
use crate::guest::visit;
use crate::polygon::Polygon;
use crate::relay::Relay;
use crate::table::{scores, story};

#[tokio::test]
async fn a_game_survives_the_end_of_the_server() {
    let mut ana = create(visit(), "polygon").await;
    let ben = start_with_ben(&ana, visit(), None).await;
    ana.page.stop_server();
    for guest in [&ana, &ben] {
        guest.page.part("lost").await.unwrap();
    }
    ana.check_access("a table without a connection").await;
    ana.shot("online-lost").await;
    ana.page.start_server().unwrap();
    for guest in [&ana, &ben] {
        wait_until_gone(guest, "lost").await;
        guest.page.wait_for_text("line", "Connected again").await.unwrap();
    }
    play::<Polygon>(&[&ana, &ben]).await;
    assert_eq!(scores(&ana).await, scores(&ben).await);
    for guest in [&ana, &ben] {
        messages::check(guest, "polygon").await;
    }
}

#[tokio::test]
async fn ten_seconds_without_a_connection_cost_nothing() {
    let ana = create(visit(), "fives").await;
    let line = Relay::to(ana.page.address());
    let ben = start_with_ben(&ana, visit(), Some(&line)).await;
    for guest in [&ana, &ben] {
        guest.settle().await;
    }
    if ben.acts().await {
        take_turn::<Fives>(&ben).await;
    }
    // Ana plays while Ben is offline.
    assert!(ana.await_turn().await);
    line.cut();
    ben.page.part("lost").await.unwrap();
    let told = story(&ben).await;
    take_turn::<Fives>(&ana).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(story(&ben).await, told, "nothing comes through");
    line.mend();
    wait_for_story(&ben, story(&ana).await).await;
    wait_until_gone(&ben, "lost").await;
    // What Ben has laid stays there while the connection is gone, and can be played afterwards.
    assert!(ben.await_turn().await);
    ben.press(".rack-tile").await;
    ben.press("[data-square=\"A1\"]").await;
    let laid = "return document.querySelector('[data-test=take-up][aria-disabled=false]') !== null;";
    ben.wait("a tile is laid", laid).await;
    line.cut();
    ben.page.part("lost").await.unwrap();
    assert!(ben.holds(laid).await);
    line.mend();
    wait_until_gone(&ben, "lost").await;
    assert!(ben.holds(laid).await, "what is laid stays there");
    take_turn::<Fives>(&ben).await;
    assert!(ana.await_turn().await);
    messages::check(&ben, "fives").await;
    leave([ana], "fives").await;
}

#[tokio::test]
async fn two_tabs_of_one_person_are_both_live() {
    let ana = create(visit(), "polygon").await;
    let ben = start_with_ben(&ana, visit(), None).await;
    let first = ana.page.browser().window().await.unwrap();
    let address = ana.page.browser().current_url().await.unwrap();
    let second = ana.page.browser().new_tab().await.unwrap();
    ana.page.browser().switch_to_window(second.clone()).await.unwrap();
    ana.page.browser().goto(address.as_str()).await.unwrap();
    ana.page.part("table").await.unwrap();
    if ben.acts().await {
        take_turn::<Polygon>(&ben).await;
    }
    for (acting, other) in [(&first, &second), (&second, &first)] {
        ana.page.browser().switch_to_window(acting.clone()).await.unwrap();
        take_turn::<Polygon>(&ana).await;
        let told = story(&ana).await;
        ana.page.browser().switch_to_window(other.clone()).await.unwrap();
        wait_for_story(&ana, told).await;
        take_turn::<Polygon>(&ben).await;
    }
    messages::check(&ana, "polygon").await;
    leave([ben], "polygon").await;
}

#[tokio::test]
async fn pages_of_an_older_build_say_so_and_can_be_played_on() {
    let (now, newer) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_VERSION").replace(char::is_numeric, "7"));
    assert_ne!(now, newer);
    let ana = create(visit(), "polygon").await;
    let say = |version: &str| format!("\"build\":\"{version}\"");
    let line = Relay::changing(ana.page.address(), &say(now), &say(&newer));
    let ben = start_with_ben(&ana, visit(), Some(&line)).await;
    ben.page.part("old-version").await.unwrap();
    ben.check_access("pages of an older build").await;
    assert!(!ana.page.is_there("old-version").await.unwrap());
    if ana.acts().await {
        take_turn::<Polygon>(&ana).await;
    }
    take_turn::<Polygon>(&ben).await;
    assert!(ana.await_turn().await);
    ben.press("[data-test=reload]").await;
    ben.page.part("table").await.unwrap();
    messages::check(&ben, "polygon").await;
    leave([ana], "polygon").await;
}

#[tokio::test]
async fn plain_http_is_enough() {
    let ana = create(visit().named("parlor.test"), "polygon").await;
    assert!(ana.holds("return isSecureContext === false && location.hostname === 'parlor.test';").await);
    let link = invitation(&ana).await;
    assert!(link.starts_with("http://parlor.test:"), "{link}");
    // There is no clipboard: the page says what to do.
    assert!(!ana.page.is_there("copy-link").await.unwrap());
    assert!(!ana.read("return document.querySelector('[data-test=copied]').textContent;").await.is_empty());
    let ben = start_with_ben(&ana, visit().named("parlor.test").phone(390, 844), None).await;
    play::<Polygon>(&[&ana, &ben]).await;
    assert_eq!(scores(&ana).await, scores(&ben).await);
    leave([ana, ben], "polygon").await;
}
