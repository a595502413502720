//! At a table before its game begins.

use super::{create, invitation, join, leave, name, seat_bot, start};
use crate::guest::{Guest, visit};

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
    start(&[&ana, &ben, &caro]).await;
    caro.page.wait_for_text("watching", "Estás mirando").await.unwrap();
    let hidden = "return ['undo', 'hint'].every((name) =>
        getComputedStyle(document.querySelector(`[data-test=${name}]`)).display === 'none');";
    assert!(caro.holds(hidden).await, "there is nothing that a watcher could undo or ask");
    caro.check_access("a table that is watched").await;
    caro.shot("online-watched").await;
    leave([ana, ben, caro], "fives").await;
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
    seat_bot(&ana, 2, "greedy").await;
    ana.page.wait_for_text("place-2", "Greedy").await.unwrap();
    start(&[&ana]).await;
    let wide = "return document.documentElement.scrollWidth <= innerWidth;";
    assert!(ana.holds(wide).await);
    leave([ana, ben], "fives").await;
}
