//! Somebody is away for longer than the others like to wait.

use super::{create, leave, messages, start, start_with_ben, take_turn, wait_until_gone};
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::relay::Relay;

/// Two minutes would be long for a test.
const SECONDS: u32 = 2;

/// Timers of two minutes do not end before they are let go.
const HOLD: &str = "window.held = [];
const begin = window.setTimeout;
window.setTimeout = (work, wait, ...more) => wait === 120000 ? held.push(work) : begin(work, wait, ...more);";
const LET_GO: &str = "held.splice(0).forEach((work) => work());";

/// Ana, Ben in Spanish, and the line that he comes by.
async fn begun() -> (Guest, Guest, Relay) {
    let ana = create(visit().absence(SECONDS), "polygon").await;
    let line = Relay::to(ana.page.address());
    let ben = start_with_ben(&ana, visit().language("es"), Some(&line)).await;
    (ana, ben, line)
}

/// Ben is cut off, and Ana is asked what to do about it.
async fn lose(ben: &Guest, line: &Relay, ana: &Guest) {
    line.cut();
    ben.page.part("lost").await.unwrap();
    ana.page.wait_for_text("missing", "Ben has been gone for a while.").await.unwrap();
    for choice in ["wait", "let-bot-play", "end-game"] {
        assert!(ana.page.is_there(choice).await.unwrap(), "{choice}");
    }
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_gone_until_they_are_back() {
    let (ana, ben, line) = begun().await;
    lose(&ben, &line, &ana).await;
    ana.check_access("somebody is gone").await;
    ana.shot("online-gone").await;
    // Whoever waits is asked again.
    ana.run(HOLD).await;
    ana.press("[data-test=wait]").await;
    wait_until_gone(&ana, "missing").await;
    ana.run(LET_GO).await;
    ana.press("[data-test=missing] [data-test=let-bot-play]").await;
    wait_until_gone(&ana, "missing").await;
    // Between two turns of Ana's, the bot has had one.
    take_turn::<Polygon>(&ana).await;
    assert!(ana.await_turn().await);

    line.mend();
    ben.page.wait_for_text("stand-in", "Un bot está jugando por ti").await.unwrap();
    ben.check_access("a bot plays for whoever is back").await;
    ben.shot("online-stand-in").await;
    ben.press("[data-test=return]").await;
    wait_until_gone(&ben, "stand-in").await;
    take_turn::<Polygon>(&ana).await;
    take_turn::<Polygon>(&ben).await;
    assert!(ana.await_turn().await);
    messages::check(&ben, "polygon").await;
    leave([ana], "polygon").await;
}

#[tokio::test]
async fn a_game_that_was_ended_early_has_a_rematch_though_somebody_is_away() {
    let (ana, ben, line) = begun().await;
    take_turn_of_either(&ana, &ben).await;
    lose(&ben, &line, &ana).await;
    ana.press("[data-test=missing] [data-test=end-game]").await;
    ana.page.wait_for_text("ending", "The game ended early because someone was gone.").await.unwrap();
    ana.check_access("a game that was ended early").await;
    ana.shot("online-ended-early").await;
    // The seeds are shown, though nobody has won.
    ana.press("[data-test=ending] [data-test=check-deal]").await;
    ana.page.wait_for_text("deal", "The deal was fair").await.unwrap();
    ana.press("[data-test=deal] [data-test=close]").await;
    ana.press("[data-test=ending] [data-test=again]").await;
    ana.page.part("lobby-page").await.unwrap();
    // Each is one seat further on, and Ben has his without being there.
    ana.page.wait_for_text("place-1", "Ben").await.unwrap();
    ana.page.wait_for_text("place-2", "Ana").await.unwrap();
    assert!(ben.page.is_there("lost").await.unwrap());

    line.mend();
    ben.page.part("ending").await.unwrap();
    ben.press("[data-test=ending] [data-test=again]").await;
    ben.page.part("lobby-page").await.unwrap();
    start(&[&ana, &ben]).await;
    take_turn_of_either(&ana, &ben).await;
    messages::check(&ben, "polygon").await;
    leave([ana], "polygon").await;
}

/// Whoever is to act takes a turn.
async fn take_turn_of_either(ana: &Guest, ben: &Guest) {
    for guest in [ana, ben] {
        guest.settle().await;
    }
    take_turn::<Polygon>(if ana.acts().await { ana } else { ben }).await;
}
