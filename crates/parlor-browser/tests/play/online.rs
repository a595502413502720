//! People at different devices, at one table in a house.

use std::time::Duration;

use parlor_browser::Visit;

use crate::fives::Fives;
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::relay::Relay;
use crate::scorzo::Scorzo;
use crate::table::{Hands, scores, story};

/// Types a name into a field.
async fn name(guest: &Guest, field: &str, name: &str) {
    let field = guest.page.part(field).await.unwrap();
    field.clear().await.unwrap();
    field.send_keys(name).await.unwrap();
}

/// Ana creates a table for two, with hints.
async fn create(visit: Visit, game: &str) -> Guest {
    let ana = Guest::come(visit).await;
    ana.press("[data-test=friends]").await;
    ana.page.part("online-page").await.unwrap();
    ana.check_access("the games to play online").await;
    ana.press(&format!("[data-test=card-{game}] [data-test=choose]")).await;
    if game == "scorzo" {
        // Two short rounds.
        ana.page.click("edit-copy").await.unwrap();
        ana.keep_edition("name = \"short\"\nplayers = [2, 4]\nrounds = [3, 3]\n").await;
        ana.wait("it is chosen", "return document.querySelector('[data-test=edition]').value === 'short';")
            .await;
    }
    name(&ana, "name-1", "Ana").await;
    ana.page.click("allow-hints").await.unwrap();
    ana.check_access("the form of a table").await;
    ana.page.click("begin").await.unwrap();
    ana.page.part("lobby-page").await.unwrap();
    ana
}

/// What the invitation says.
async fn invitation(guest: &Guest) -> String {
    guest.page.part("invite-link").await.unwrap();
    guest.read("return document.querySelector('[data-test=invite-link]').value;").await
}

/// Somebody follows an invitation, with nothing but a name.
async fn join(visit: Visit, other: &Guest, link: &str, called: &str) -> Guest {
    let guest = Guest::come_beside(visit, other).await;
    guest.page.browser().goto(link).await.unwrap();
    name(&guest, "guest-name", called).await;
    guest.check_access("a name").await;
    guest.page.click("join").await.unwrap();
    guest
}

/// Both play to the end, by what they are hinted.
async fn play<H: Hands>(players: &[&Guest]) {
    for turn in 0..600 {
        let mut has_ended = true;
        for guest in players {
            guest.settle().await;
            if guest.page.is_there("next-round").await.unwrap() {
                guest.press("[data-test=next-round]").await;
            }
            has_ended &= guest.page.is_there("ending").await.unwrap();
            if !guest.page.is_there("ending").await.unwrap() && guest.acts().await {
                let before = story(guest).await;
                H::by_pointer(guest, turn).await;
                let went_on = format!(
                    "return document.querySelectorAll('.story .passage').length !== {before}
                        || document.querySelector('[data-test=ending]') !== null;"
                );
                guest.wait("it has happened", &went_on).await;
            }
        }
        if has_ended {
            return;
        }
    }
    panic!("the game never ends");
}

async fn two_browsers<H: Hands>(first: Visit, second: Visit) {
    let game = H::GAME;
    let ana = create(first, game).await;
    ana.shot(&format!("online-{game}-lobby")).await;
    ana.check_access("a table before the game").await;
    let link = invitation(&ana).await;
    let ben = join(second, &ana, &link, "Ben").await;
    ben.page.part("lobby-page").await.unwrap();
    ben.wait("the secret is gone", "return /^#\\/at\\/[0-9a-z]{10}$/.test(location.hash);").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    ben.shot(&format!("online-{game}-joined")).await;
    ana.press("[data-test=start]").await;
    for guest in [&ana, &ben] {
        guest.page.part("table").await.unwrap();
    }
    ana.shot(&format!("online-{game}-begun")).await;
    ben.shot(&format!("online-{game}-begun-other")).await;
    ben.check_access("a table in a house").await;
    // Whoever reloads is back at the table.
    ben.page.reload().await.unwrap();
    ben.page.part("table").await.unwrap();
    play::<H>(&[&ana, &ben]).await;
    assert_eq!(scores(&ana).await, scores(&ben).await);
    ana.shot(&format!("online-{game}-ending")).await;
    ana.press("[data-test=ending] [data-test=check-deal]").await;
    ana.page.wait_for_text("deal", "The deal was fair").await.unwrap();
    ana.press("[data-test=deal] [data-test=close]").await;
    // Once more, with the same people.
    ana.press("[data-test=ending] [data-test=again]").await;
    ana.page.part("lobby-page").await.unwrap();
    ben.wait(
        "the rematch is offered",
        "return document.querySelector('[data-test=ending] [data-test=again]').textContent.includes('go to');",
    )
    .await;
    ben.press("[data-test=ending] [data-test=again]").await;
    ben.page.part("lobby-page").await.unwrap();
    ana.leave().await;
    ben.leave().await;
}

#[tokio::test]
async fn two_browsers_finish_a_game_of_fives() {
    two_browsers::<Fives>(visit(), visit().phone(390, 844)).await;
}

#[tokio::test]
async fn two_browsers_finish_a_game_of_scorzo() {
    two_browsers::<Scorzo>(visit(), visit()).await;
}

#[tokio::test]
async fn two_browsers_finish_a_game_of_polygon() {
    two_browsers::<Polygon>(visit(), visit().phone(320, 568)).await;
}

#[tokio::test]
async fn a_link_that_leads_nowhere_says_so() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/join/0000000000/00000000000000000000000000").await.unwrap();
    name(&guest, "guest-name", "Ana").await;
    guest.page.click("join").await.unwrap();
    guest.page.part("no-table-page").await.unwrap();
    guest.check_access("a link that leads nowhere").await;
    guest.page.goto("/join/nonsense/x").await.unwrap();
    guest.page.part("no-table-page").await.unwrap();
    guest.leave().await;
}

/// Ana and Ben at a table whose game has begun.
async fn begun(game: &str) -> (Guest, Guest, String) {
    let ana = create(visit(), game).await;
    let link = invitation(&ana).await;
    let ben = join(visit(), &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    ana.press("[data-test=start]").await;
    for guest in [&ana, &ben] {
        guest.page.part("table").await.unwrap();
    }
    (ana, ben, link)
}

#[tokio::test]
async fn a_game_survives_the_end_of_the_server() {
    let (mut ana, ben, _) = begun("polygon").await;
    ana.page.stop_server();
    for guest in [&ana, &ben] {
        guest.page.part("lost").await.unwrap();
    }
    ana.check_access("a table without a connection").await;
    ana.shot("online-lost").await;
    ana.page.start_server().unwrap();
    for guest in [&ana, &ben] {
        guest
            .wait("the connection is back", "return document.querySelector('[data-test=lost]') === null;")
            .await;
        guest.page.wait_for_text("line", "Connected again").await.unwrap();
    }
    play::<Polygon>(&[&ana, &ben]).await;
    assert_eq!(scores(&ana).await, scores(&ben).await);
}

#[tokio::test]
async fn others_watch_in_their_own_words() {
    let ana = create(visit(), "fives").await;
    let link = invitation(&ana).await;
    let ben = join(visit(), &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    let caro = join(visit().language("es").phone(390, 844), &ana, &link, "Caro").await;
    caro.page.part("full-page").await.unwrap();
    caro.check_access("a full table").await;
    caro.shot("online-full").await;
    caro.press("[data-test=watch]").await;
    caro.page.part("lobby-page").await.unwrap();
    ana.press("[data-test=start]").await;
    for guest in [&ana, &ben, &caro] {
        guest.page.part("table").await.unwrap();
    }
    caro.page.wait_for_text("watching", "Estás mirando").await.unwrap();
    let hidden = "return ['undo', 'hint'].every((name) =>
        getComputedStyle(document.querySelector(`[data-test=${name}]`)).display === 'none');";
    assert!(caro.holds(hidden).await, "there is nothing that a watcher could undo or ask");
    caro.check_access("a table that is watched").await;
    caro.shot("online-watched").await;
    for guest in [ana, ben, caro] {
        guest.leave().await;
    }
}

#[tokio::test]
async fn the_host_fills_places_with_bots_and_removes_people() {
    let ana = create(visit().phone(320, 568), "fives").await;
    let link = invitation(&ana).await;
    let ben = join(visit(), &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    ana.check_access("a table with somebody at it").await;
    ana.shot("online-host").await;
    ana.press("[data-test=place-2] [data-test=remove]").await;
    ben.page.part("removed-page").await.unwrap();
    ana.run(
        "const bot = document.querySelector('[data-test=place-2] [data-test=bot]');
        bot.value = 'greedy'; bot.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await;
    ana.page.wait_for_text("place-2", "Greedy").await.unwrap();
    ana.press("[data-test=start]").await;
    ana.page.part("table").await.unwrap();
    let wide = "return document.documentElement.scrollWidth <= innerWidth;";
    assert!(ana.holds(wide).await);
    for guest in [ana, ben] {
        guest.leave().await;
    }
}

/// Takes a whole turn, which may be several moves, by what is hinted.
async fn take_turn<H: Hands>(guest: &Guest) {
    assert!(guest.await_turn().await);
    for turn in 0..9 {
        let before = story(guest).await;
        H::by_pointer(guest, turn).await;
        guest
            .wait(
                "it has happened",
                &format!("return document.querySelectorAll('.story .passage').length > {before};"),
            )
            .await;
        guest.settle().await;
        if !guest.acts().await {
            return;
        }
    }
    panic!("the turn never ends");
}

/// Waits until as many things have happened.
async fn wait_for_story(guest: &Guest, count: u64) {
    let so = format!("return document.querySelectorAll('.story .passage').length >= {count};");
    guest.wait("it is told", &so).await;
}

#[tokio::test]
async fn ten_seconds_without_a_connection_cost_nothing() {
    let ana = create(visit(), "fives").await;
    let line = Relay::to(ana.page.address());
    let link = line.by_way(&invitation(&ana).await);
    let ben = join(visit(), &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    ana.press("[data-test=start]").await;
    for guest in [&ana, &ben] {
        guest.page.part("table").await.unwrap();
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
    ben.wait("the connection is back", "return document.querySelector('[data-test=lost]') === null;").await;
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
    ben.wait("the connection is back", "return document.querySelector('[data-test=lost]') === null;").await;
    assert!(ben.holds(laid).await, "what is laid stays there");
    take_turn::<Fives>(&ben).await;
    assert!(ana.await_turn().await);
    ana.leave().await;
}

#[tokio::test]
async fn two_tabs_of_one_person_are_both_live() {
    let (ana, ben, _) = begun("polygon").await;
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
    ben.leave().await;
}

#[tokio::test]
async fn pages_of_an_older_build_say_so_and_can_be_played_on() {
    let (now, newer) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_VERSION").replace(char::is_numeric, "7"));
    assert_ne!(now, newer);
    let ana = create(visit(), "polygon").await;
    let say = |version: &str| format!("\"build\":\"{version}\"");
    let line = Relay::changing(ana.page.address(), &say(now), &say(&newer));
    let link = line.by_way(&invitation(&ana).await);
    let ben = join(visit(), &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    ana.press("[data-test=start]").await;
    for guest in [&ana, &ben] {
        guest.page.part("table").await.unwrap();
    }
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
    ana.leave().await;
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
    let ben = join(visit().named("parlor.test").phone(390, 844), &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    ana.press("[data-test=start]").await;
    for guest in [&ana, &ben] {
        guest.page.part("table").await.unwrap();
    }
    play::<Polygon>(&[&ana, &ben]).await;
    assert_eq!(scores(&ana).await, scores(&ben).await);
    ana.leave().await;
    ben.leave().await;
}
