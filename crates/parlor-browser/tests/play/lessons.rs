//! The first turn teaches: what the page says, where the keyboard is, and what happens when somebody tries things.

use parlor_browser::Key;

use crate::fives::Fives;
use crate::guest::{Guest, looks, visit};
use crate::polygon::Polygon;
use crate::scorzo::{self, Scorzo};
use crate::table::{self, Hands};

const GAMES: [&str; 3] = ["fives", "scorzo", "polygon"];

async fn turn_of(game: &str) -> Guest {
    let guest = Guest::play(visit(), game).await;
    assert!(guest.await_turn().await);
    guest
}

/// Waits until the focus is on something that a selector finds.
async fn focused(guest: &Guest, selector: &str) {
    let there = format!("return document.activeElement?.matches({selector:?}) ?? false;");
    guest.wait(&format!("the focus is on {selector}"), &there).await;
}

/// What the line above the hand says about what was just tried; it is not red.
async fn told(guest: &Guest) -> String {
    guest.wait("something is said", "return document.querySelector('[data-test=note]') !== null;").await;
    assert_eq!(guest.red().await, "");
    guest.read("return document.querySelector('[data-test=note]').textContent;").await
}

async fn coach(guest: &Guest) -> String {
    guest
        .wait("the coach says something", "return document.querySelector('[data-test=coach]') !== null;")
        .await;
    guest.read("return document.querySelector('[data-test=coach]').textContent;").await
}

async fn is_there(guest: &Guest, selector: &str) -> bool {
    guest.holds(&format!("return document.querySelector({selector:?}) !== null;")).await
}

#[tokio::test]
async fn the_keyboard_is_on_the_board_when_a_table_opens() {
    let guest = turn_of("fives").await;
    focused(&guest, "[data-square]").await;
    let tile = guest.read("return document.querySelector('.rack-tile[data-can=true]').dataset.tile;").await;
    guest.page.keys(tile).await.unwrap();
    guest
        .wait("the tile is placed", "return document.querySelectorAll('[data-square].laid').length === 1;")
        .await;
    guest.leave().await;

    let guest = turn_of("polygon").await;
    focused(&guest, ".space").await;
    guest.page.keys("n").await.unwrap();
    focused(&guest, ".space[data-can=true]").await;
    guest.page.keys(Key::Enter).await.unwrap();
    guest.page.part("tried").await.unwrap();
    guest.leave().await;

    let guest = turn_of("scorzo").await;
    focused(&guest, "[data-test=draw-pile]").await;
    guest.leave().await;
}

#[tokio::test]
async fn the_keyboard_comes_back_to_the_board_with_the_next_turn_unless_it_is_needed_elsewhere() {
    let guest = turn_of("fives").await;
    guest.hint().await;
    guest.press("[data-test=play]").await;
    guest.wait("it is played", "return document.querySelectorAll('.story .passage').length > 1;").await;
    assert!(guest.await_turn().await);
    focused(&guest, "[data-square]").await;
    // A key for the hint, and the move, while a text is being written.
    guest.hint().await;
    guest.page.part("notation").await.unwrap().send_keys("h").await.unwrap();
    focused(&guest, "[data-test=notation]").await;
    assert_eq!(guest.read("return document.activeElement.value;").await, "h");
    guest.leave().await;
}

#[tokio::test]
async fn hint_undo_and_help_have_keys_in_every_game() {
    for game in GAMES {
        let guest = turn_of(game).await;
        guest.page.keys("h").await.unwrap();
        guest
            .wait(
                "there is a hint",
                "return document.querySelector('[data-test=note] [data-action]') !== null;",
            )
            .await;
        guest.page.keys("u").await.unwrap();
        guest
            .wait(
                "there is nothing to undo",
                "return document.querySelector('[data-test=note]')?.textContent.startsWith('Nothing to undo');",
            )
            .await;
        guest.page.keys("?").await.unwrap();
        guest.page.part("help").await.unwrap();
        // Below a dialog the keys do nothing.
        guest.page.keys("h").await.unwrap();
        guest.settle().await;
        assert!(!is_there(&guest, "[data-test=note] [data-action]").await);
        guest.page.keys(Key::Escape).await.unwrap();
        guest.wait("the dialog is gone", "return document.querySelector('[data-test=help]') === null;").await;
        guest.leave().await;
    }
}

#[tokio::test]
async fn every_game_stands_on_one_drawn_page_in_both_languages() {
    for game in GAMES {
        // A phone at night speaks Spanish, and a desk by day English.
        for (name, visit) in
            looks().into_iter().filter(|(name, _)| ["desktop-light", "phone-dark"].contains(name))
        {
            let lang = if name.ends_with("dark") { "es" } else { "en" };
            let guest = Guest::play(visit.language(lang), game).await;
            assert!(guest.await_turn().await);
            guest.press("[data-test=help-button]").await;
            guest.page.part("help").await.unwrap();
            guest.settle().await;
            assert!(is_there(&guest, "[data-test=help] [data-test=rule-picture] svg").await);
            assert!(is_there(&guest, "[data-test=help] [data-test=all-rules]").await);
            let expected = if lang == "es" { "Tu turno" } else { "Your turn" };
            assert!(guest.page.text_of("help").await.unwrap().contains(expected));
            guest.shot(&format!("{game}-help-{name}")).await;
            guest.check_access(&format!("how {game} is played, {name}")).await;
            guest.leave().await;
        }
    }
}

#[tokio::test]
async fn grey_buttons_say_why() {
    let guest = turn_of("fives").await;
    guest.press("[data-test=play][aria-disabled=true]").await;
    assert!(told(&guest).await.contains("Tap a tile"));
    guest.press("[data-test=take-up][aria-disabled=true]").await;
    guest
        .wait(
            "it says why",
            "return document.querySelector('[data-test=note]').textContent === \"You haven't placed any tiles yet.\";",
        )
        .await;
    guest.press("[data-test=pass][aria-disabled=true]").await;
    guest
        .wait(
            "it says why",
            "return document.querySelector('[data-test=note]').textContent.includes('you have a play');",
        )
        .await;
    assert_eq!(guest.red().await, "");
    guest.leave().await;

    let guest = turn_of("scorzo").await;
    guest.press("[data-test=move-left][aria-disabled=true]").await;
    assert_eq!(told(&guest).await, "Choose a card first.");
    guest.press("[data-test=discard][aria-disabled=true]").await;
    assert!(told(&guest).await.starts_with("Take a card first"));
    guest.page.keys("d").await.unwrap();
    guest.wait("a card is taken", "return document.querySelector('.sz-card[data-can=true]') !== null;").await;
    guest.press("[data-test=discard][aria-disabled=true]").await;
    assert_eq!(told(&guest).await, "Choose a card first.");
    guest.leave().await;

    let guest = turn_of("polygon").await;
    guest.press("[data-test=lay][aria-disabled=true]").await;
    assert_eq!(told(&guest).await, "Choose a marked space first.");
    guest.press("[data-test=undo][aria-disabled=true]").await;
    guest
        .wait(
            "it says why",
            "return document.querySelector('[data-test=note]').textContent.startsWith('Nothing to undo');",
        )
        .await;
    guest.leave().await;
}

/// Each of them, pressed alone while a bot is to act, says that it is not one's turn. What has to be opened before stands first.
async fn says_to_wait<H: Hands>(controls: &[&[&str]]) {
    let guest = Guest::play(visit(), H::GAME).await;
    table::wait_for_bot::<H>(&guest).await;
    for parts in controls {
        // What one of them has said is gone.
        guest.page.reload().await.unwrap();
        guest.page.part("table").await.unwrap();
        for part in *parts {
            assert!(!guest.page.is_there("note").await.unwrap(), "{part}");
            guest.page.click(part).await.unwrap();
        }
        guest.page.wait_for_text("note", "It isn't your turn yet.").await.unwrap();
        assert_eq!(guest.red().await, "");
    }
    guest.leave().await;
}

#[tokio::test]
async fn what_is_grey_while_a_bot_plays_says_so() {
    says_to_wait::<Scorzo>(&[&["draw-pile"]]).await;
    says_to_wait::<Polygon>(&[&["tile-0"]]).await;
    says_to_wait::<Fives>(&[&["turn"], &["play"], &["tab-keys", "give-up"]]).await;
}

#[tokio::test]
async fn who_types_a_move_can_type_the_next_one() {
    let guest = turn_of("fives").await;
    guest.hold_bots().await;
    assert!(guest.await_turn().await);
    let action = guest.hint().await;
    guest.page.part("notation").await.unwrap().send_keys(action).await.unwrap();
    guest.page.keys(Key::Enter).await.unwrap();
    let waits = "return document.querySelector('[data-test=hint][aria-disabled=true]') !== null;";
    guest.wait("a bot is to act", waits).await;
    guest.settle().await;
    assert!(is_there(&guest, "[data-test=notation]:focus").await, "while the bot plays");
    guest.let_bots_go().await;
    assert!(guest.await_turn().await);
    guest.settle().await;
    assert!(is_there(&guest, "[data-test=notation]:focus").await, "after it has played");
    guest.page.keys("8").await.unwrap();
    assert_eq!(guest.read("return document.activeElement.value;").await, "8");
    guest.leave().await;
}

#[tokio::test]
async fn a_half_built_play_is_never_red_and_the_coach_follows_it() {
    let guest = turn_of("fives").await;
    assert!(coach(&guest).await.contains("5, 10, 15"));
    assert!(!is_there(&guest, "[data-square][data-can=true]").await, "no tile is picked yet");
    guest.press(".rack-tile[data-can=true]").await;
    guest
        .wait("squares are marked", "return document.querySelector('[data-square][data-can=true]') !== null;")
        .await;
    assert_eq!(coach(&guest).await, "Now tap a marked square.");
    // Marks are seen, not only said.
    let edge = "const edge = (can) => getComputedStyle(document.querySelector(`[data-square][data-can=${can}]:not(.cursor) .ground`)).stroke;
        return edge(true) !== edge(false);";
    assert!(guest.holds(edge).await);
    guest.press("[data-square][data-can=true]").await;
    guest.wait("it is placed", "return document.querySelector('[data-square].laid') !== null;").await;
    assert_eq!(guest.red().await, "");
    let text = coach(&guest).await;
    assert!(["more to make", "Play!", "Now", "Fill"].iter().any(|words| text.contains(words)), "{text}");
    guest.shot("fives-half-built").await;
    guest.leave().await;
}

#[tokio::test]
async fn a_picked_tile_is_placed_by_enter_and_what_is_placed_is_played_by_enter() {
    let guest = turn_of("fives").await;
    for _ in 0..6 {
        if is_there(&guest, "[data-test=play][data-can=true]").await {
            break;
        }
        guest.tab_to(".rack-tile[data-can=true]").await;
        guest.page.keys(Key::Enter).await.unwrap();
        focused(&guest, "[data-square]").await;
        guest.page.keys("n").await.unwrap();
        focused(&guest, "[data-square][data-can=true]").await;
        guest.page.keys(Key::Enter).await.unwrap();
        guest.wait("it is placed", "return document.querySelector('.rack-tile.picked') === null;").await;
        guest.settle().await;
    }
    assert!(coach(&guest).await.ends_with("Play!"));
    let before = crate::table::story(&guest).await;
    guest.page.keys(Key::Enter).await.unwrap();
    guest
        .wait(
            "it is played",
            &format!("return document.querySelectorAll('.story .passage').length > {before};"),
        )
        .await;
    assert_eq!(guest.red().await, "");
    guest.leave().await;
}

#[tokio::test]
async fn a_tile_of_polygon_takes_a_second_click_and_its_space_is_not_scolded_afterwards() {
    let guest = turn_of("polygon").await;
    let laid =
        |tiles: usize| format!("return document.querySelectorAll('.polygon-tile.laid').length === {tiles};");
    let space = guest.read("return document.querySelector('.space[data-can=true]').dataset.test;").await;
    let space = format!("[data-test=\"{space}\"]");
    guest.press(&space).await;
    guest.page.part("tried").await.unwrap();
    assert!(coach(&guest).await.contains("again"));
    assert!(guest.holds(&laid(0)).await);
    guest.shot("polygon-tried").await;
    guest.press(&space).await;
    guest.wait("the first tile is placed", &laid(1)).await;
    guest.settle().await;
    assert_eq!(guest.red().await, "");
    assert!(coach(&guest).await.starts_with("Now the second tile"));
    // The mouse is still there, and nobody asked about that space.
    assert_eq!(guest.read("return document.querySelector('[data-test=live-score]').textContent;").await, "");
    guest.shot("polygon-second").await;
    // One click does not end the turn.
    let before = crate::table::story(&guest).await;
    guest.press(".space[data-can=true]").await;
    guest.page.part("tried").await.unwrap();
    guest.settle().await;
    assert_eq!(crate::table::story(&guest).await, before);
    assert!(guest.acts().await);
    guest.leave().await;
}

#[tokio::test]
async fn the_first_game_is_against_an_easy_bot_and_another_choice_is_remembered() {
    let guest = Guest::come(visit()).await;
    let level = "return document.querySelector('[data-test=card-polygon] [data-test=opponent]').value;";
    let word = "return document.querySelector('[data-test=card-polygon] [data-test=play]').textContent;";
    assert_eq!(guest.read(level).await, "casual");
    assert_eq!(guest.read(word).await, "Play · easy");
    guest
        .run(
            "const level = document.querySelector('[data-test=card-polygon] [data-test=opponent]');
            level.value = 'greedy'; level.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await;
    guest.page.reload().await.unwrap();
    guest.page.part("home-page").await.unwrap();
    assert_eq!(guest.read(word).await, "Play · medium");
    guest.press("[data-test=card-polygon] [data-test=play]").await;
    guest.page.wait_for_text("seats", "Greedy").await.unwrap();
    guest.page.goto("").await.unwrap();
    guest.press("[data-test=card-fives] [data-test=play]").await;
    guest.page.wait_for_text("seats", "Casual").await.unwrap();
    guest.leave().await;
}

/// A round of three cards against a bot that plays at random; the game is over after it.
async fn short_game(guest: &Guest) -> bool {
    for _ in 0..200 {
        if !guest.await_turn().await {
            return guest.page.is_there("harder").await.unwrap();
        }
        if guest.page.is_there("next-round").await.unwrap() {
            // Enter goes on, wherever the keyboard was before.
            focused(guest, "[data-test=next-round]").await;
            guest.page.keys(Key::Enter).await.unwrap();
            guest
                .wait(
                    "the next round is there",
                    "return document.querySelector('[data-test=next-round]') === null;",
                )
                .await;
            continue;
        }
        Scorzo::by_pointer(guest, 1).await;
    }
    panic!("the game never ends");
}

#[tokio::test]
async fn after_a_win_the_next_bot_is_offered_and_remembered() {
    let guest = Guest::come(visit()).await;
    scorzo::begin_short(&guest, "random").await;
    // Even somebody who plays at random wins sometimes.
    for _ in 0..6 {
        if short_game(&guest).await {
            break;
        }
        assert!(!guest.page.text_of("ending").await.unwrap().contains("You win!"));
        guest.press("[data-test=ending] [data-test=again]").await;
        guest
            .wait("another game has begun", "return document.querySelector('[data-test=ending]') === null;")
            .await;
    }
    assert!(guest.page.text_of("ending").await.unwrap().contains("You win!"));
    guest.shot("scorzo-won").await;
    assert_eq!(
        guest
            .read("return document.querySelector('[data-test=ending] [data-test=harder]').textContent;")
            .await,
        "Ready for Casual (easy)?"
    );
    guest.check_access("the end after a win").await;
    guest.press("[data-test=ending] [data-test=harder]").await;
    guest.page.wait_for_text("seats", "Casual").await.unwrap();
    assert_eq!(guest.read("return localStorage.getItem('parlor.setting.level.scorzo');").await, "casual");
    guest.leave().await;
}
