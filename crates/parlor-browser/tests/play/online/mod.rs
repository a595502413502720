//! People at different devices, at one table in a house.

mod absence;
mod connection;
mod lobby;
mod messages;
mod together;
mod whole_games;

use parlor_browser::Visit;

use crate::guest::Guest;
use crate::relay::Relay;
use crate::table::{Hands, story};

/// Two short rounds of Scorzo.
const SHORT_ROUNDS: &str = "name = \"short\"\nplayers = [2, 4]\nrounds = [3, 3]\n";

/// Types a name into a field.
async fn name(guest: &Guest, field: &str, name: &str) {
    let field = guest.page.part(field).await.unwrap();
    field.clear().await.unwrap();
    field.send_keys(name).await.unwrap();
}

/// Ana creates a table for two, with hints.
async fn create(visit: Visit, game: &str) -> Guest {
    create_for(2, visit, game, (game == "scorzo").then_some(SHORT_ROUNDS)).await
}

/// Ana creates a table for so many, with hints, and with a box called “short” if there is a text of one.
async fn create_for(players: u8, visit: Visit, game: &str, short: Option<&str>) -> Guest {
    let ana = Guest::come(visit).await;
    messages::record(&ana).await;
    ana.press("[data-test=friends]").await;
    ana.page.part("online-page").await.unwrap();
    ana.check_access("the games to play online").await;
    ana.press(&format!("[data-test=card-{game}] [data-test=choose]")).await;
    if let Some(short) = short {
        ana.page.click("edit-copy").await.unwrap();
        ana.keep_edition(short).await;
        ana.wait("it is chosen", "return document.querySelector('[data-test=edition]').value === 'short';")
            .await;
    }
    ana.page.click(&format!("players-{players}")).await.unwrap();
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
    messages::record(&guest).await;
    guest.page.browser().goto(link).await.unwrap();
    name(&guest, "guest-name", called).await;
    guest.check_access("a name").await;
    guest.page.click("join").await.unwrap();
    guest
}

/// A bot of this level gets a place from the host.
async fn seat_bot(host: &Guest, place: u8, level: &str) {
    let place = format!("place-{place}");
    host.page.part(&place).await.unwrap();
    host.run(&format!(
        "const bot = document.querySelector('[data-test={place}] [data-test=bot]');
        bot.value = {level:?}; bot.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ))
    .await;
    // A place with a bot can be opened again.
    let is_seated =
        format!("return document.querySelector('[data-test={place}] [data-test=open]') !== null;");
    host.wait("the bot sits down", &is_seated).await;
}

/// The first of them hosts, and starts the game.
async fn start(people: &[&Guest]) {
    people[0].press("[data-test=start]").await;
    for guest in people {
        guest.page.part("table").await.unwrap();
    }
}

/// Ben joins Ana, by way of a line if there is one, and she starts the game.
async fn start_with_ben(ana: &Guest, ben: Visit, line: Option<&Relay>) -> Guest {
    let mut link = invitation(ana).await;
    if let Some(line) = line {
        link = line.by_way(&link);
    }
    let ben = join(ben, ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    start(&[ana, &ben]).await;
    ben
}

/// All play to the end, by what they are hinted.
async fn play<H: Hands>(people: &[&Guest]) {
    for turn in 0..600 {
        let mut has_ended = true;
        for guest in people {
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

/// Waits until there is no part with this test id any more.
async fn wait_until_gone(guest: &Guest, id: &str) {
    let so = format!("return document.querySelector('[data-test={id}]') === null;");
    guest.wait(&format!("{id} is gone"), &so).await;
}

/// Nothing went wrong in the browsers, and they were told nothing that is not in the document.
async fn leave<const N: usize>(guests: [Guest; N], game: &str) {
    for guest in guests {
        messages::check(&guest, game).await;
        guest.leave().await;
    }
}
