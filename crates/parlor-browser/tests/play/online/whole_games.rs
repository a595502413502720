//! Whole games of people at different devices.

use parlor_browser::Visit;

use super::{create, create_for, invitation, join, leave, play, seat_bot, start, take_turn, wait_for_story};
use crate::fives::Fives;
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::scorzo::Scorzo;
use crate::table::{Hands, scores, story};

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
    start(&[&ana, &ben]).await;
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
    leave([ana, ben], game).await;
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

/// A box with which a game is soon over.
fn short_box(game: &str) -> &'static str {
    match game {
        "fives" => {
            "name = \"short\"
players = [2, 4]
board = [\".........\", \".........\", \".........\", \".........\", \"....*....\", \".........\", \".........\", \".........\", \".........\"]
[tiles]
1 = 5
4 = 5
5 = 14
"
        }
        "scorzo" => "name = \"short\"\nplayers = [2, 4]\nrounds = [3]\n",
        "polygon" => {
            "name = \"short\"
players = [2, 4]
radius = 2
start = \"0,0\"
[tiles]
1 = 5
2 = 5
3 = 5
4 = 4
W = 2
"
        }
        _ => panic!("there is no game {game}"),
    }
}

/// Whoever's turn it is has done a part of it when the page is loaded again.
async fn reload_in_mid_turn<H: Hands>(guest: &Guest) {
    assert!(guest.await_turn().await);
    if H::GAME == "fives" {
        // A turn is one move here: a tile is laid, and not played yet.
        guest.press(".rack-tile").await;
        guest.press("[data-square=\"A1\"]").await;
        guest
            .wait(
                "a tile is laid",
                "return document.querySelector('[data-test=take-up][aria-disabled=false]') !== null;",
            )
            .await;
    } else {
        let before = story(guest).await;
        H::by_pointer(guest, 1).await;
        wait_for_story(guest, before + 1).await;
    }
    guest.settle().await;
    assert!(guest.acts().await, "the turn goes on");
    let before = (scores(guest).await, story(guest).await);
    guest.page.reload().await.unwrap();
    guest.page.part("table").await.unwrap();
    assert!(guest.await_turn().await);
    assert_eq!((scores(guest).await, story(guest).await), before);
}

/// Three people in browsers of their own, and a bot: the third plays or watches.
pub(super) async fn three_browsers<H: Hands>([first, second, third]: [Visit; 3], plays: bool) {
    let game = H::GAME;
    let ana = create_for(if plays { 4 } else { 3 }, first, game, Some(short_box(game))).await;
    let link = invitation(&ana).await;
    let ben = join(second, &ana, &link, "Ben").await;
    ana.page.wait_for_text("place-2", "Ben").await.unwrap();
    if !plays {
        seat_bot(&ana, 3, "casual").await;
    }
    let caro = join(third, &ana, &link, "Caro").await;
    if plays {
        ana.page.wait_for_text("place-3", "Caro").await.unwrap();
        seat_bot(&ana, 4, "casual").await;
    } else {
        caro.press("[data-test=watch]").await;
        caro.page.part("lobby-page").await.unwrap();
    }
    start(&[&ana, &ben, &caro]).await;
    // Until it is Ana's turn the others play.
    let others = [&ben, &caro];
    while !ana.acts().await {
        for guest in others {
            guest.settle().await;
            if guest.acts().await {
                take_turn::<H>(guest).await;
            }
        }
        ana.settle().await;
    }
    reload_in_mid_turn::<H>(&ana).await;
    play::<H>(&[&ana, &ben, &caro]).await;
    for guest in [&ben, &caro] {
        assert_eq!(scores(guest).await, scores(&ana).await);
    }
    // Everyone may check the deal, also who has only watched.
    caro.press("[data-test=ending] [data-test=check-deal]").await;
    let is_told = "return /[0-9a-f]{64}/.test(document.querySelector('[data-test=deal]').textContent);";
    caro.wait("the seeds are told", is_told).await;
    caro.press("[data-test=deal] [data-test=close]").await;
    ben.check_access("the end of a game on a phone").await;
    caro.check_access("the end of a game in Spanish").await;
    caro.shot(&format!("online-{game}-three")).await;
    leave([ana, ben, caro], game).await;
}

/// At a desk, with a phone, and in Spanish.
fn three() -> [Visit; 3] {
    [visit(), visit().phone(390, 844), visit().language("es")]
}

#[tokio::test]
async fn three_browsers_and_a_bot_finish_a_game_of_fives() {
    three_browsers::<Fives>(three(), true).await;
}

#[tokio::test]
async fn two_browsers_and_a_bot_finish_a_game_of_scorzo_that_a_third_watches() {
    three_browsers::<Scorzo>(three(), false).await;
}

#[tokio::test]
async fn three_browsers_and_a_bot_finish_a_game_of_polygon() {
    three_browsers::<Polygon>(three(), true).await;
}
