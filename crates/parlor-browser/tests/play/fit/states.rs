//! Every page and every state of a table, in every window.

use parlor_browser::Key;

use super::Fit;
use crate::bugs::NO_STORAGE;
use crate::fives::Fives;
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::scorzo::{self, Scorzo};
use crate::table::{self, Hands};

/// What a game's states need to know about its table.
pub(super) trait States: Hands {
    /// How many people sit at a full table.
    const MOST: u8;

    /// Picks up a tile or a card.
    async fn pick_up(guest: &Guest);
    /// Goes half of the way to a move.
    async fn begin_move(guest: &Guest);
    /// Tries what the rules forbid.
    async fn be_refused(guest: &Guest);
}

impl States for Fives {
    const MOST: u8 = 4;

    async fn pick_up(guest: &Guest) {
        // Not every tile is part of a legal play.
        for place in 0..5 {
            guest.press(&format!("[data-test=rack-{place}]")).await;
            guest.settle().await;
            let can = "return document.querySelector('[data-square][data-can=true]') !== null;";
            if guest.holds(can).await {
                return;
            }
        }
        panic!("no tile can go anywhere");
    }

    async fn begin_move(guest: &Guest) {
        guest.press("[data-square][data-can=true]").await;
        guest.wait("a tile is placed", "return document.querySelector('.square.laid') !== null;").await;
    }

    async fn be_refused(guest: &Guest) {
        guest.press("[data-test=take-up]").await;
        guest.page.part("notation").await.unwrap().send_keys("1A 99999").await.unwrap();
        guest.page.keys(Key::Enter).await.unwrap();
    }
}

impl States for Polygon {
    const MOST: u8 = 4;

    async fn pick_up(guest: &Guest) {
        guest.press("[data-test=tile-1]").await;
    }

    async fn begin_move(guest: &Guest) {
        Polygon::by_pointer(guest, 1).await;
    }

    async fn be_refused(guest: &Guest) {
        // The first press only asks.
        for _ in 0..2 {
            guest.press(".space[data-can=false]").await;
        }
    }
}

impl States for Scorzo {
    const MOST: u8 = 6;

    async fn pick_up(guest: &Guest) {
        guest.press("[data-test^=card-]").await;
    }

    async fn begin_move(guest: &Guest) {
        guest.press("[data-test=draw-pile]").await;
        guest.wait("there is a new card", "return document.querySelector('.sz-card.new') !== null;").await;
    }

    async fn be_refused(guest: &Guest) {
        // A turn has one draw.
        guest.press("[data-test=draw-pile]").await;
    }
}

/// As long as names may be.
fn long_name(seat: u8) -> String {
    let names = [
        "Wilhelmina Featherst",
        "Maximilian Oberhuber",
        "Ana",
        "Guadalupe Hernández",
        "Bartholomew Winthrop",
        "Konstantin Mühlbauer",
    ];
    names[usize::from(seat - 1)].to_owned()
}

/// Begins a game of as many people as can play it, with long names.
pub(super) async fn full_table<S: States>() -> Fit {
    let guest = Guest::come(visit().calm()).await;
    guest.page.goto(&format!("/new/{}", S::GAME)).await.unwrap();
    guest.page.click(&format!("players-{}", S::MOST)).await.unwrap();
    guest.choose_opponent("person").await;
    for seat in 1..=S::MOST {
        let field = guest.page.part(&format!("name-{seat}")).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(long_name(seat)).await.unwrap();
    }
    let mut fit = Fit::new(guest);
    fit.look(&format!("{}, set-up", S::GAME)).await;
    fit.guest.page.click("begin").await.unwrap();
    fit.guest.page.part("table").await.unwrap();
    fit
}

async fn close_dialog(guest: &Guest, name: &str) {
    guest.page.part(name).await.unwrap();
    guest.press(&format!("[data-test={name}] [data-test=close]")).await;
    let gone = format!("return document.querySelector('[data-test={name}]') === null;");
    guest.wait("the dialog is gone", &gone).await;
}

/// A turn at a table where every chair is taken.
async fn turn_at_a_full_table<S: States>() {
    let (mut fit, game) = (full_table::<S>().await, S::GAME);
    if S::HAS_HANDS {
        fit.guest.page.part("take-over").await.unwrap();
        fit.look(&format!("{game}, hand-over")).await;
        fit.guest.page.click("take-over").await.unwrap();
    }
    assert!(fit.guest.await_turn().await);
    fit.look(&format!("{game}, first turn")).await;
    S::pick_up(&fit.guest).await;
    fit.look(&format!("{game}, picked up")).await;
    S::begin_move(&fit.guest).await;
    fit.look(&format!("{game}, half a move")).await;
    S::be_refused(&fit.guest).await;
    fit.guest
        .wait("it is refused", "return document.querySelector('[data-test=note].refusal') !== null;")
        .await;
    fit.look(&format!("{game}, refused")).await;
    fit.guest.hint().await;
    fit.look(&format!("{game}, hint")).await;
    fit.guest.page.click("help-button").await.unwrap();
    fit.guest.page.part("help").await.unwrap();
    fit.look(&format!("{game}, help")).await;
    close_dialog(&fit.guest, "help").await;
    beside_the_board(&mut fit, game).await;
    fit.leave().await;
}

/// Every page beside the board; on small screens they lie over it.
async fn beside_the_board(fit: &mut Fit, game: &str) {
    fit.resize((390, 844)).await;
    fit.guest.press("[data-test=more]").await;
    let tabs = fit
        .guest
        .run("return [...document.querySelectorAll('[role=tab]')].map((tab) => tab.dataset.test);")
        .await;
    for tab in tabs.as_array().unwrap().iter().filter_map(serde_json::Value::as_str) {
        fit.resize((390, 844)).await;
        fit.guest.press(&format!("[data-test={tab}]")).await;
        fit.look(&format!("{game}, {tab}")).await;
    }
}

/// The bot's turn, and the end; in Spanish, whose words are longer.
async fn bot_and_end<S: States>() {
    let guest = Guest::play(visit().calm().language("es"), S::GAME).await;
    table::wait_for_bot::<S>(&guest).await;
    let (mut fit, game) = (Fit::new(guest), S::GAME);
    fit.look(&format!("{game}, bot's turn")).await;
    assert!(!fit.guest.acts().await, "the bot has not waited until everybody had looked");
    fit.guest.let_bots_go().await;
    assert!(fit.guest.await_turn().await);
    fit.look(&format!("{game}, second turn")).await;
    fit.guest.give_up().await;
    fit.look(&format!("{game}, ending")).await;
    close_dialog(&fit.guest, "ending").await;
    fit.look(&format!("{game}, over")).await;
    fit.leave().await;
}

#[tokio::test]
async fn a_full_table_of_fives_fits() {
    turn_at_a_full_table::<Fives>().await;
}

#[tokio::test]
async fn a_full_table_of_scorzo_fits() {
    turn_at_a_full_table::<Scorzo>().await;
}

#[tokio::test]
async fn a_full_table_of_polygon_fits() {
    turn_at_a_full_table::<Polygon>().await;
}

#[tokio::test]
async fn the_end_of_fives_fits() {
    bot_and_end::<Fives>().await;
}

#[tokio::test]
async fn the_end_of_scorzo_fits() {
    bot_and_end::<Scorzo>().await;
}

#[tokio::test]
async fn the_end_of_polygon_fits() {
    bot_and_end::<Polygon>().await;
}

/// A call, the hands that are shown after a short round, and the largest hand there is. Two people play: whoever does not call has
/// one more turn, in which the call is on the table. They speak Spanish.
#[tokio::test]
async fn a_call_the_end_of_a_round_and_a_large_hand_fit() {
    let guest = Guest::come(visit().calm().language("es")).await;
    scorzo::set_up_rounds(&guest, "[3, 12]").await;
    guest.choose_opponent("person").await;
    for seat in 1..=2 {
        let field = guest.page.part(&format!("name-{seat}")).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(long_name(seat)).await.unwrap();
    }
    guest.page.click("begin").await.unwrap();
    guest.page.part("table").await.unwrap();
    let mut fit = Fit::new(guest);
    let (mut has_called, mut turn) = (false, 0);
    while await_person(&fit.guest).await {
        assert!(turn < 200, "the round never ends");
        if !has_called && fit.guest.page.is_there("call").await.unwrap() {
            has_called = true;
            fit.look("scorzo, called").await;
            Scorzo::by_pointer(&fit.guest, 1).await;
            fit.look("scorzo, called, to discard").await;
        } else {
            Scorzo::by_pointer(&fit.guest, 1).await;
        }
        turn += 1;
    }
    assert!(has_called, "nobody called");
    fit.look("scorzo, round end").await;
    fit.guest.press("[data-test=next-round]").await;
    assert!(await_person(&fit.guest).await);
    fit.look("scorzo, 12 cards").await;
    Scorzo::begin_move(&fit.guest).await;
    fit.look("scorzo, 13 cards").await;
    fit.guest.press("[data-test=sort]").await;
    fit.look("scorzo, sorted").await;
    fit.leave().await;
}

/// Hands the device over until somebody is to act; `false` if the round is over.
async fn await_person(guest: &Guest) -> bool {
    let ready = "return document.querySelector('[data-test=next-round], [data-test=pass-on], [data-test=take-over], [data-test=hint][aria-disabled=false]') !== null;";
    loop {
        guest.settle().await;
        guest.wait("something is to be done", ready).await;
        if guest.page.is_there("next-round").await.unwrap() {
            return false;
        } else if guest.page.is_there("pass-on").await.unwrap() {
            guest.press("[data-test=pass-on]").await;
        } else if guest.page.is_there("take-over").await.unwrap() {
            guest.press("[data-test=take-over]").await;
        } else {
            return true;
        }
    }
}

/// What is seldom seen at a table: what the last turn could have brought, that nothing can be saved, a rule, and whether the deal
/// was fair. In Spanish too.
#[tokio::test]
async fn what_a_table_seldom_says_fits() {
    let guest = Guest::come(visit().calm().language("es")).await;
    guest.run("localStorage.setItem('parlor.setting.missed', 'on');").await;
    guest.page.reload().await.unwrap();
    guest.page.goto("/new/fives").await.unwrap();
    guest.page.click("option-free_pass").await.unwrap();
    guest.page.click("begin").await.unwrap();
    let mut fit = Fit::new(guest);
    assert!(fit.guest.await_turn().await);
    fit.guest.press("[data-test=pass]").await;
    fit.guest.page.part("better-move").await.unwrap();
    assert!(fit.guest.await_turn().await);
    fit.look("a better move").await;

    fit.guest.run(NO_STORAGE[1]).await;
    fit.guest.page.part("notation").await.unwrap().send_keys("1A 99999").await.unwrap();
    fit.guest.page.keys(Key::Enter).await.unwrap();
    fit.guest.press("[data-test=note] [data-test=rule-link]").await;
    fit.guest.page.part("rule").await.unwrap();
    fit.look("a rule").await;
    close_dialog(&fit.guest, "rule").await;
    Fives::by_pointer(&fit.guest, 0).await;
    fit.guest.page.part("unsaved").await.unwrap();
    assert!(fit.guest.await_turn().await);
    fit.look("not saved").await;

    fit.guest.give_up().await;
    fit.guest.press("[data-test=ending] [data-test=check-deal]").await;
    fit.guest.page.part("deal").await.unwrap();
    fit.look("a deal that was checked").await;
    fit.leave().await;
}

#[tokio::test]
async fn pages_fit() {
    let mut fit = Fit::new(Guest::play(visit().calm(), "fives").await);
    for (place, page) in [
        ("/", "home-page"),
        ("/games", "games-page"),
        ("/rules/fives", "rules-page"),
        ("/rules/scorzo", "rules-page"),
        ("/rules/polygon", "rules-page"),
        ("/nowhere", "no-page"),
    ] {
        fit.guest.page.goto(place).await.unwrap();
        fit.guest.page.part(page).await.unwrap();
        fit.look(place).await;
    }
    fit.guest.page.goto("/new/fives").await.unwrap();
    fit.guest.page.click("edit-copy").await.unwrap();
    fit.guest.page.part("edition-text").await.unwrap();
    fit.look("a box is changed").await;
    fit.guest.page.keys(Key::Escape).await.unwrap();
    fit.guest.press("[data-test=settings-button]").await;
    fit.guest.page.part("settings").await.unwrap();
    fit.look("settings").await;
    fit.leave().await;
}
