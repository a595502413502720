//! The rulebook: its pictures, its contents, and the way back to the game.

use crate::guest::{Guest, visit};

/// The rules that have a picture.
const PICTURED: [(&str, &[&str]); 3] =
    [("fives", &["F8", "F14"]), ("scorzo", &["Z11", "Z12"]), ("polygon", &["P2", "P10", "P11", "P20"])];

/// What is said below the picture of a rule, if it is drawn, has that as its name, and fits on the screen.
async fn caption(guest: &Guest, rule: &str) -> String {
    guest
        .read(&format!(
            "const figure = document.querySelector('#{rule} [data-test=rule-picture]');
            const caption = figure?.querySelector('figcaption');
            if (!caption || figure.getAttribute('aria-labelledby') !== caption.id) return 'no caption';
            const boxes = [...figure.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
            const fits = (box) => box.width > 40 && box.height > 40 && box.left >= 0 && box.right <= innerWidth;
            return boxes.length > 0 && boxes.every(fits) ? caption.textContent : 'no picture';"
        ))
        .await
}

#[tokio::test]
async fn every_picture_is_drawn_and_says_what_it_shows() {
    let visits = ["en", "es"].map(|language| visit().language(language).phone(320, 640));
    let [english, spanish] = [Guest::come(visits[0].clone()).await, Guest::come(visits[1].clone()).await];
    for (game, rules) in PICTURED {
        for guest in [&english, &spanish] {
            guest.page.goto(&format!("/rules/{game}")).await.unwrap();
            guest.page.part("rules-page").await.unwrap();
            guest.check_access(&format!("the rules of {game}")).await;
            let drawn = "return document.querySelectorAll('[data-test=rule-picture]').length;";
            assert_eq!(guest.run(drawn).await, rules.len(), "{game}");
            let is_wider = "return document.documentElement.scrollWidth > innerWidth;";
            assert!(!guest.holds(is_wider).await, "{game}");
        }
        for rule in rules {
            let [one, other] = [caption(&english, rule).await, caption(&spanish, rule).await];
            assert!(one.len() > 40 && other.len() > 40 && one != other, "{rule}: {one} {other}");
        }
    }
    english.leave().await;
    spanish.leave().await;
}

#[tokio::test]
async fn a_rule_at_the_table_shows_its_picture() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    // Far from the first tile.
    guest.press("[data-test='space-0,-4']").await;
    guest.press("[data-test=lay]").await;
    guest.press("[data-test=note] [data-test=rule-link]").await;
    guest.page.part("rule").await.unwrap();
    guest.page.wait_for_text("rule", "P10").await.unwrap();
    assert!(guest.holds("return document.querySelector('[data-test=rule] figure svg') !== null;").await);
    guest.check_access("a rule with a picture").await;
    guest.leave().await;
}

#[tokio::test]
async fn contents_lead_to_their_chapters() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/rules/fives").await.unwrap();
    guest.page.part("contents").await.unwrap();
    let address = guest.read("return location.hash;").await;
    let links = guest
        .run("return [...document.querySelectorAll('[data-test=contents] a')].map((link) => [link.textContent, link.hash]);")
        .await;
    let links = links.as_array().unwrap();
    assert!(links.len() > 5, "{links:?}");
    for (index, link) in links.iter().enumerate() {
        let [name, place] = [0, 1].map(|part| link[part].as_str().unwrap());
        guest.run("scrollTo(0, 0);").await;
        guest.tab_to(&format!("[data-test=contents] li:nth-child({}) a", index + 1)).await;
        guest.page.keys(parlor_browser::Key::Enter).await.unwrap();
        let is_there = "const [box, heading] = [document.activeElement.getBoundingClientRect(), document.activeElement];
            return heading.tagName === 'H2' && box.top >= 0 && box.bottom <= innerHeight ? heading.textContent : '';";
        let heading = guest.read(is_there).await;
        assert!(!heading.is_empty() && name.starts_with(&heading), "{name}: {heading}");
        assert_eq!(guest.read("return location.hash;").await, address);
        assert!(place.ends_with(&format!("/chapter-{}", index + 1)), "{place}");
    }
    // The address of a chapter is one as well.
    guest.page.goto("/rules/fives/chapter-3").await.unwrap();
    let in_sight = "const box = document.getElementById('chapter-3')?.getBoundingClientRect(); return box !== undefined && box.top >= 0 && box.top < innerHeight / 2;";
    guest.wait("the chapter is in sight", in_sight).await;
    assert!(!guest.page.is_there("back-to-game").await.unwrap());
    guest.leave().await;
}

#[tokio::test]
async fn there_is_a_way_back_to_the_game() {
    let guest = Guest::play(visit().phone(390, 844), "scorzo").await;
    assert!(guest.await_turn().await);
    let table = guest.read("return location.hash;").await;
    let hand = "return document.querySelector('[data-test=hand]').textContent;";
    let held = guest.read(hand).await;
    guest.page.click("more").await.unwrap();
    guest.page.click("tab-keys").await.unwrap();
    guest.page.click("all-rules").await.unwrap();
    guest.page.part("back-to-game").await.unwrap();
    // However far somebody has read, it is in sight.
    guest.run("scrollTo(0, document.body.scrollHeight);").await;
    guest.settle().await;
    let in_sight = "const box = document.querySelector('[data-test=back-to-game]').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight;";
    assert!(guest.holds(in_sight).await);
    guest.page.click("back-to-game").await.unwrap();
    guest.page.part("table").await.unwrap();
    assert_eq!(guest.read("return location.hash;").await, table);
    assert!(guest.await_turn().await);
    assert_eq!(guest.read(hand).await, held);
    guest.leave().await;
}
