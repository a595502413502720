//! What went wrong once, when people tried the pages as they are.

use parlor_browser::Key;
use serde_json::json;

use crate::fives::Fives;
use crate::guest::{Guest, visit};
use crate::polygon::Polygon;
use crate::scorzo::{self, Scorzo};
use crate::table::{self, Hands};

/// The name of what has the focus.
const FOCUSED: &str = "return document.activeElement?.dataset.test ?? document.activeElement?.tagName ?? '';";

/// The browser allows no storage: asking for it fails, or using it.
pub(crate) const NO_STORAGE: [&str; 2] = [
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });",
    "Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new DOMException('denied', 'SecurityError'); };",
];

/// Leaves no room in the storage.
const FILL: &str = "
    let size = 1 << 20;
    for (let part = 0; size > 0; part++) {
        try { localStorage.setItem(`filler.${part}`, 'x'.repeat(size)); } catch { size >>= 1; }
    }";

/// No frame is drawn before it is let go: what waits for one waits until then.
const HOLD_FRAMES: &str = "window.frames_held = [];
window.draw_frame = window.requestAnimationFrame;
window.requestAnimationFrame = (work) => frames_held.push(work);";
const LET_FRAMES_GO: &str = "window.requestAnimationFrame = draw_frame;
const count = frames_held.length;
frames_held.splice(0).forEach((work) => work(performance.now()));
return count;";

/// Whoever leaves a table may be quicker than the frame in which the keyboard would have gone to its board.
#[tokio::test]
async fn a_table_that_is_left_before_its_next_frame_asks_for_nothing() {
    for game in ["fives", "scorzo", "polygon"] {
        let guest = Guest::come(visit()).await;
        guest.run(HOLD_FRAMES).await;
        guest.press(&format!("[data-test=card-{game}] [data-test=play]")).await;
        let acts = "return document.querySelector('[data-test=hint][aria-disabled=false]') !== null && frames_held.length > 0;";
        guest.wait("the table waits for a frame", acts).await;
        guest.page.goto("/games").await.unwrap();
        guest.page.part("import").await.unwrap();
        assert!(guest.run(LET_FRAMES_GO).await.as_u64() > Some(0), "{game}");
        guest.leave().await;
    }
}

#[tokio::test]
async fn without_storage_a_game_lives_as_long_as_the_page() {
    for script in NO_STORAGE {
        let guest = Guest { page: visit().open().await.unwrap() };
        guest.run_first(script).await;
        guest.page.goto("").await.unwrap();
        guest.press("[data-test=card-polygon] [data-test=play]").await;
        guest.page.wait_for_text("unsaved", "turned off").await.unwrap();
        guest.page.wait_for_text("unsaved", "until you close or reload this page").await.unwrap();
        guest.page.part("save-file").await.unwrap();
        // There is nothing that could be deleted.
        assert!(!guest.page.is_there("make-room").await.unwrap());
        assert_eq!(guest.red().await, "");
        for turn in 0..2 {
            assert!(guest.await_turn().await);
            Polygon::by_pointer(&guest, turn).await;
        }
        assert!(guest.await_turn().await);
        guest.shot("storage-off").await;
        let before = (table::scores(&guest).await, table::story(&guest).await);

        // From page to page it stays.
        guest.press("[data-test=table] [data-test=home]").await;
        guest.press("[data-test=going-on] [data-test=open-game]").await;
        guest.page.part("unsaved").await.unwrap();
        guest.page.click("tab-keys").await.unwrap();
        guest.page.click("all-rules").await.unwrap();
        guest.page.click("back-to-game").await.unwrap();
        assert!(guest.await_turn().await);
        assert_eq!((table::scores(&guest).await, table::story(&guest).await), before);

        guest.page.reload().await.unwrap();
        guest.page.part("no-game").await.unwrap();
        guest.leave().await;
    }
}

#[tokio::test]
async fn with_full_storage_the_game_goes_on() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.run(FILL).await;
    let before = table::story(&guest).await;
    for turn in 0..2 {
        assert!(guest.await_turn().await);
        Polygon::by_pointer(&guest, turn).await;
    }
    // The bot has played too.
    assert!(guest.await_turn().await);
    guest.page.wait_for_text("unsaved", "full").await.unwrap();
    guest.page.part("save-file").await.unwrap();
    assert_eq!(guest.red().await, "");
    guest.shot("storage-full").await;
    let now = table::story(&guest).await;
    assert!(now > before + 2, "{now} moves");

    // Room can be made, and the game is as it was.
    guest.page.click("make-room").await.unwrap();
    guest.page.part("games-page").await.unwrap();
    guest.run("Object.keys(localStorage).filter((key) => key.startsWith('filler.')).forEach((key) => localStorage.removeItem(key));").await;
    guest.page.click("open-game").await.unwrap();
    assert!(guest.await_turn().await);
    assert_eq!(table::story(&guest).await, now);
    assert!(!guest.page.is_there("unsaved").await.unwrap());
    guest.page.reload().await.unwrap();
    assert!(guest.await_turn().await);
    assert_eq!(table::story(&guest).await, now);
    guest.leave().await;
}

#[tokio::test]
async fn a_game_that_was_not_saved_is_saved_when_that_is_tried_again() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.run(FILL).await;
    Polygon::by_pointer(&guest, 0).await;
    guest.page.part("unsaved").await.unwrap();
    guest.run("localStorage.removeItem('filler.0');").await;
    guest.page.click("save-again").await.unwrap();
    guest.wait("it is saved", "return document.querySelector('[data-test=unsaved]') === null;").await;
    guest.leave().await;
}

/// An expert that can't think here: another bot plays on, and gives the hints.
async fn without_expert(guest: &Guest) {
    guest.page.goto("/new/polygon").await.unwrap();
    guest.page.part("begin").await.unwrap();
    guest.choose_opponent("expert").await;
    guest.page.click("begin").await.unwrap();
    guest.page.part("table").await.unwrap();
    assert!(guest.await_turn().await);
    // A turn has two tiles, and an expert that could think would have played by then.
    for _ in 0..2 {
        if !guest.page.is_there("notice").await.unwrap() && guest.acts().await {
            Polygon::by_pointer(guest, 0).await;
        }
        guest.settle().await;
    }
    guest.page.wait_for_text("notice", "Steady plays on").await.unwrap();
    assert!(guest.await_turn().await);
    // It can still be read when it is somebody's turn here.
    guest.page.wait_for_text("notice", "Steady plays on").await.unwrap();
    let seats = guest.page.text_of("seats").await.unwrap();
    assert!(seats.contains("Steady") && !seats.contains("Expert"), "{seats}");
    assert!(guest.record().await.contains("\n2 taken over by bot steady version "));
    assert_eq!(guest.red().await, "");

    for _ in 0..3 {
        guest.hint().await;
    }
    guest.page.wait_for_text("note", "Hint from Steady").await.unwrap();
    guest.page.wait_for_text("notice", "this hint is from Steady").await.unwrap();
    Polygon::by_pointer(guest, 0).await;
}

#[tokio::test]
async fn another_bot_plays_on_if_the_worker_can_t_be_loaded() {
    let mut guest = Guest::come(visit()).await;
    guest
        .run_first(
            "Object.defineProperty(window, 'parlorWorker', { get: () => new URL('nowhere.js', location.href).href, set() {} });",
        )
        .await;
    guest.page.reload().await.unwrap();
    without_expert(&guest).await;
    // That it was not there stands in the console, and only that.
    let errors = guest.page.console_errors().await.unwrap();
    let others: Vec<_> = errors.iter().filter(|error| !error.contains("nowhere.js")).collect();
    assert!(others.is_empty(), "{others:?}");
}

#[tokio::test]
async fn another_bot_plays_on_if_the_worker_never_answers() {
    let guest = Guest::come(visit()).await;
    guest.run_first("window.Worker = class { postMessage() {} terminate() {} };").await;
    guest.page.reload().await.unwrap();
    without_expert(&guest).await;
    guest.leave().await;
}

/// At the pace at which bots wait least. What is told in the other games has tests without a browser: `better_moves` of the
/// session.
#[tokio::test]
async fn what_would_have_been_better_stays_until_the_next_turn_is_over() {
    let guest = Guest::come(visit()).await;
    guest.run("localStorage.setItem('parlor.setting.missed', 'on');").await;
    guest.page.reload().await.unwrap();
    guest.page.goto("/new/fives").await.unwrap();
    guest.page.click("option-free_pass").await.unwrap();
    guest.page.click("begin").await.unwrap();
    assert!(guest.await_turn().await);
    guest.press("[data-test=pass]").await;
    guest.page.part("better-move").await.unwrap();
    assert!(guest.await_turn().await);
    let told = guest.page.text_of("better-move").await.unwrap();
    assert!(told.contains("would have scored"), "{told}");
    let kept = format!(
        "return [...document.querySelectorAll('[data-test=story] .detail')].some((part) => part.textContent === {told:?});"
    );
    assert!(guest.holds(&kept).await);
    // A hint does not take its place, and the next turn does.
    guest.hint().await;
    assert_eq!(guest.page.text_of("better-move").await.unwrap(), told);
    guest.press("[data-test=play]").await;
    guest.wait("it is past", "return document.querySelector('[data-test=better-move]') === null;").await;
    assert!(guest.holds(&kept).await);
    guest.leave().await;
}

#[tokio::test]
async fn the_focus_is_on_who_takes_the_device_each_time() {
    let guest = Guest::play_together(visit(), "fives").await;
    for turn in 0..3 {
        guest.page.part("take-over").await.unwrap();
        guest.settle().await;
        assert_eq!(guest.read(FOCUSED).await, "take-over", "turn {turn}");
        guest.page.keys(Key::Enter).await.unwrap();
        guest.page.part("rack").await.unwrap();
        Fives::by_pointer(&guest, turn).await;
        guest.page.click("pass-on").await.unwrap();
    }
    guest.leave().await;
}

/// What is in the middle of the shown hands, when a round has just been scored.
const SHOWN: &str = "const box = document.querySelector('[data-test=shown-hands] h2').getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-test]')?.dataset.test ?? '';";

#[tokio::test]
async fn a_scored_round_is_seen_at_once_and_enter_goes_on() {
    let guest = Guest::come(visit()).await;
    scorzo::begin_short(&guest, "greedy").await;
    let ready = "return document.querySelector('[data-test=next-round], [data-test=hint][aria-disabled=false]') !== null;";
    loop {
        guest.settle().await;
        guest.wait("something is to be done", ready).await;
        if guest.page.is_there("next-round").await.unwrap() {
            break;
        }
        Scorzo::by_pointer(&guest, 1).await;
    }
    guest.settle().await;
    assert!(guest.holds("return document.querySelector('dialog[open]') === null;").await);
    assert_eq!(guest.read(SHOWN).await, "shown-hands");
    assert_eq!(guest.read(FOCUSED).await, "next-round");
    guest.page.wait_for_text("notes", "The round is over.").await.unwrap();
    assert!(!guest.page.is_there("prompt").await.unwrap());
    // Nobody goes on before that is read.
    let before = table::story(&guest).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(table::story(&guest).await, before);
    guest.page.keys(Key::Enter).await.unwrap();
    guest
        .wait("the next round begins", "return document.querySelector('[data-test=next-round]') === null;")
        .await;
    assert!(guest.await_turn().await);
    guest.leave().await;
}

#[tokio::test]
async fn people_who_share_the_device_see_a_scored_round_together() {
    let guest = Guest::come(visit()).await;
    scorzo::begin_short(&guest, "person").await;
    loop {
        let ready = "return document.querySelector('[data-test=cover], [data-test=next-round]') !== null;";
        guest.wait("the device is handed over", ready).await;
        guest.settle().await;
        if guest.page.is_there("next-round").await.unwrap() {
            break;
        }
        guest.page.click("take-over").await.unwrap();
        while guest.acts().await {
            Scorzo::by_pointer(&guest, 1).await;
            guest.settle().await;
        }
        if guest.page.is_there("pass-on").await.unwrap() {
            guest.page.click("pass-on").await.unwrap();
        }
    }
    assert!(!guest.page.is_there("cover").await.unwrap());
    assert_eq!(guest.read(SHOWN).await, "shown-hands");
    guest.shot("scorzo-round-together").await;
    guest.page.keys(Key::Enter).await.unwrap();
    guest.page.part("cover").await.unwrap();
    guest.settle().await;
    assert_eq!(guest.read(FOCUSED).await, "take-over");
    guest.leave().await;
}

#[tokio::test]
async fn a_blocker_may_pretend_that_there_is_a_service_worker() {
    let guest = Guest { page: visit().open().await.unwrap() };
    guest
        .run_first("ServiceWorkerContainer.prototype.register = async () => { window.isAsked = true; };")
        .await;
    guest.page.goto("").await.unwrap();
    guest.page.part("home-page").await.unwrap();
    // A page rests for a while before it asks.
    guest.wait("a worker is asked for", "return window.isAsked === true;").await;
    guest.settle().await;
    guest.leave().await;
}

#[tokio::test]
async fn every_page_has_a_name_and_a_way_home() {
    let guest = Guest::come(visit()).await;
    let title = "return document.title;";
    assert_eq!(guest.read(title).await, "What shall we play? · Parlor");
    for (address, page, name) in [
        ("/xyz", "no-page", "There's no such page"),
        ("/new/chess", "no-page", "There's no such page"),
        ("/rules/chess", "no-page", "There's no such page"),
        ("/table/deadbeef", "no-game", "That game isn't saved here"),
        ("/new/scorzo", "new-game-page", "Scorzo"),
        ("/games", "games-page", "Your games"),
    ] {
        guest.page.goto(address).await.unwrap();
        guest.page.part(page).await.unwrap();
        guest.wait(name, &format!("return document.title === {:?};", format!("{name} · Parlor"))).await;
        guest.page.part("home").await.unwrap();
        guest.page.part("settings-button").await.unwrap();
    }
    guest.page.goto("/nowhere").await.unwrap();
    guest.page.click("go-home").await.unwrap();
    guest.page.part("home-page").await.unwrap();
    guest.press("[data-test=card-fives] [data-test=play]").await;
    assert!(guest.await_turn().await);
    guest.wait("it is our turn", r#"return document.title === "● Scrambled 5's · Parlor";"#).await;
    guest.leave().await;
}

#[tokio::test]
async fn an_import_says_what_came_of_it() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    let text = &guest.record().await;
    guest.page.goto("/games").await.unwrap();
    let games = "return document.querySelectorAll('[data-test=going-on] li').length;";
    guest.choose_file("import", text).await;
    guest.page.wait_for_text("imported", "already here").await.unwrap();
    assert_eq!(guest.run(games).await, 1);
    guest.page.click("delete").await.unwrap();
    guest.choose_file("import", text).await;
    guest.page.wait_for_text("imported", "Imported.").await.unwrap();
    guest.choose_file("import", &"plain text\n".repeat(500_000)).await;
    guest.page.wait_for_text("import-problem", "too large").await.unwrap();
    guest.page.wait_for_text("import-problem", "1 MB").await.unwrap();
    assert_eq!(guest.run(games).await, 1);
    guest.choose_file("import", text).await;
    guest.page.click("open-imported").await.unwrap();
    assert!(guest.await_turn().await);
    guest.leave().await;
}

#[tokio::test]
async fn a_box_is_not_kept_twice() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/new/scorzo").await.unwrap();
    let problems = "return [...document.querySelectorAll('[data-test=edition-problem], [data-test=edition-editor] .refusal')].map((part) => part.textContent).filter(Boolean);";
    let says = async |text: &str| {
        guest
            .wait(
                text,
                &format!("return (() => {{ {problems} }})().some((problem) => problem.includes({text:?}));"),
            )
            .await;
        // Once, where it is being changed.
        assert_eq!(guest.run(problems).await.as_array().unwrap().len(), 1);
    };
    let names = "return [...document.querySelector('[data-test=edition]').options].map((option) => option.value).join();";
    guest.page.click("edit-copy").await.unwrap();
    guest.page.click("keep-edition").await.unwrap();
    says("the same as Classic").await;
    guest.page.keys(Key::Escape).await.unwrap();
    guest.wait("it is closed", "return document.querySelector('[data-test=edition-editor]') === null;").await;
    assert_eq!(guest.read(names).await, "classic");
    assert_eq!(guest.run(problems).await, json!([]));
    guest.leave().await;
}

#[tokio::test]
async fn a_typed_move_that_breaks_a_rule_stays_in_its_field() {
    let guest = Guest::play(visit(), "fives").await;
    assert!(guest.await_turn().await);
    let field = guest.page.part("notation").await.unwrap();
    field.send_keys("1A 99999").await.unwrap();
    guest.page.keys(Key::Enter).await.unwrap();
    guest.page.part("rule-link").await.unwrap();
    assert_eq!(guest.read("return document.querySelector('[data-test=notation]').value;").await, "1A 99999");
    guest.leave().await;
}

#[tokio::test]
async fn a_name_says_how_long_it_can_be_and_when_it_counts() {
    let guest = Guest::play(visit(), "polygon").await;
    guest.page.click("settings-button").await.unwrap();
    guest.page.wait_for_text("settings", "up to 20").await.unwrap();
    guest.page.wait_for_text("settings", "your next game").await.unwrap();
    guest.leave().await;
}

#[tokio::test]
async fn a_stale_window_asks_nobody_for_a_move() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.page.part("coach").await.unwrap();
    // As if another window had saved.
    guest
        .run(
            "const key = Object.keys(localStorage).find((key) => key.startsWith('parlor.game.'));
            dispatchEvent(new StorageEvent('storage', { key }));",
        )
        .await;
    guest.page.part("elsewhere").await.unwrap();
    guest.settle().await;
    for asking in ["prompt", "coach"] {
        assert!(!guest.page.is_there(asking).await.unwrap(), "{asking}");
    }
    assert!(!guest.acts().await);
    guest.leave().await;
}

#[tokio::test]
async fn a_deleted_game_can_be_had_back_for_a_while() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    let saved = guest.saved_game().await;
    guest.page.goto("/games").await.unwrap();
    guest.page.click("delete").await.unwrap();
    guest.page.wait_for_text("deleted", "Deleted.").await.unwrap();
    assert!(!guest.page.is_there("going-on").await.unwrap());
    guest.page.click("undo-delete").await.unwrap();
    guest.page.part("going-on").await.unwrap();
    assert_eq!(guest.saved_game().await, saved);
    assert!(!guest.page.is_there("undo-delete").await.unwrap());
    // After a while it is gone for good.
    guest.page.click("delete").await.unwrap();
    guest.page.part("undo-delete").await.unwrap();
    guest.wait("it is past", "return document.querySelector('[data-test=undo-delete]') === null;").await;
    assert!(!guest.page.is_there("going-on").await.unwrap());
    guest.leave().await;
}

#[tokio::test]
async fn the_keyboard_is_on_the_way_back_when_a_game_was_deleted() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.page.goto("/games").await.unwrap();
    guest.tab_to("[data-test=delete]").await;
    guest.page.keys(Key::Enter).await.unwrap();
    guest.page.part("undo-delete").await.unwrap();
    guest.settle().await;
    assert_eq!(guest.read(FOCUSED).await, "undo-delete");
    guest.page.keys(Key::Enter).await.unwrap();
    guest.page.part("going-on").await.unwrap();
    guest.leave().await;
}

#[tokio::test]
async fn a_game_that_was_given_up_at_once_is_kept() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.give_up().await;
    guest.press("[data-test=ending] [data-test=close]").await;
    guest.press("[data-test=table] [data-test=home]").await;
    guest.page.part("home-page").await.unwrap();
    guest.page.click("games-link").await.unwrap();
    guest.page.part("past").await.unwrap();
    guest.leave().await;
}

#[tokio::test]
async fn games_that_go_on_stand_first_and_those_nobody_played_are_dropped() {
    let guest = Guest::play(visit(), "polygon").await;
    assert!(guest.await_turn().await);
    guest.press("[data-test=table] [data-test=home]").await;
    guest.page.part("home-page").await.unwrap();
    let games = "return Object.keys(localStorage).filter((key) => key.startsWith('parlor.game.')).length;";
    assert_eq!(guest.run(games).await, 0);
    assert!(!guest.page.is_there("going-on").await.unwrap());

    guest.press("[data-test=card-polygon] [data-test=play]").await;
    assert!(guest.await_turn().await);
    Polygon::by_pointer(&guest, 0).await;
    guest.press("[data-test=table] [data-test=home]").await;
    guest.page.part("going-on").await.unwrap();
    assert_eq!(guest.run(games).await, 1);
    let is_first = "const [strip, card] = ['going-on', 'card-fives'].map((name) => document.querySelector(`[data-test=${name}]`));
        return strip.getBoundingClientRect().bottom <= card.getBoundingClientRect().top;";
    assert!(guest.holds(is_first).await);
    guest.leave().await;
}

#[tokio::test]
async fn names_that_nobody_chose_are_told_from_numbers() {
    let guest = Guest::come(visit()).await;
    guest.page.goto("/new/polygon").await.unwrap();
    guest.choose_opponent("person").await;
    guest.page.click("begin").await.unwrap();
    assert!(guest.await_turn().await);
    guest.page.wait_for_text("story", "Player 1 drew ").await.unwrap();
    guest.page.wait_for_text("story", "Player 2 drew ").await.unwrap();
    Polygon::by_pointer(&guest, 1).await;
    guest.press("[data-test=table] [data-test=home]").await;
    guest.page.wait_for_text("going-on", "Player 1: ").await.unwrap();
    guest.page.wait_for_text("going-on", "· Player 2: ").await.unwrap();
    guest.leave().await;
}
