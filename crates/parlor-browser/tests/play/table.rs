//! What every table does, whichever game is on it.

use crate::document::Document;
use crate::guest::{Guest, visit};
use parlor_browser::Visit;

/// The scores as they stand.
pub(crate) async fn scores(guest: &Guest) -> String {
    guest
        .read("return [...document.querySelectorAll('[data-test=seats] [data-test=score]')].map((part) => part.textContent.trim()).join(' ');")
        .await
}

/// How many moves the story tells.
pub(crate) async fn story(guest: &Guest) -> u64 {
    guest
        .run("return document.querySelectorAll('.story .passage').length;")
        .await
        .as_u64()
        .unwrap_or_default()
}

/// What a game's test knows about its table.
pub(crate) trait Hands {
    /// The game.
    const GAME: &'static str;
    /// Whether players hide something from each other.
    const HAS_HANDS: bool;
    /// What is on the screen only while somebody's hand is.
    const HAND: &'static str;

    /// Plays a turn with the pointer.
    async fn by_pointer(guest: &Guest, turn: usize);
    /// Plays a turn with the keyboard alone.
    async fn by_keys(guest: &Guest);
}

/// A whole game by clicks and drags.
pub(crate) async fn whole_game<H: Hands>() {
    let guest = Guest::play(visit(), H::GAME).await;
    let mut turns = 0;
    while guest.await_turn().await {
        H::by_pointer(&guest, turns).await;
        turns += 1;
        assert!(turns < 600, "the game never ends");
    }
    assert!(turns > 3, "{turns} turns");
    assert!(!guest.page.text_of("result").await.unwrap().is_empty());
    guest.shot(&format!("{}-ending", H::GAME)).await;
    // The record is kept, and the same players play again.
    guest.press("[data-test=ending] [data-test=again]").await;
    guest
        .wait("another game has begun", "return document.querySelector('[data-test=ending]') === null;")
        .await;
    guest.page.goto("/games").await.unwrap();
    guest
        .wait(
            "the game is among those that are over",
            "return document.querySelectorAll('[data-test=past] li').length === 1;",
        )
        .await;
    guest.leave().await;
}

/// A whole game with no pointer at all.
pub(crate) async fn keyboard_only<H: Hands>() {
    let guest = Guest::come(visit()).await;
    guest.tab_to(&format!("[data-test=card-{}] [data-test=play]", H::GAME)).await;
    guest.page.keys(parlor_browser::Key::Enter).await.unwrap();
    guest.page.part("table").await.unwrap();
    let mut turns = 0;
    loop {
        let waiting = "return document.querySelector('[data-test=next-round], [data-test=ending], [data-test=hint][aria-disabled=false]') !== null;";
        guest.settle().await;
        guest.wait("somebody is to act", waiting).await;
        guest.settle().await;
        if guest.page.is_there("ending").await.unwrap() {
            break;
        }
        if guest.page.is_there("next-round").await.unwrap() {
            // The focus is there already.
            guest.page.keys(parlor_browser::Key::Enter).await.unwrap();
            continue;
        }
        H::by_keys(&guest).await;
        turns += 1;
        assert!(turns < 900, "the game never ends");
    }
    assert!(turns > 3, "{turns} turns");
    guest.leave().await;
}

/// Two people on one device: nobody sees the other's hand.
pub(crate) async fn two_people<H: Hands>() {
    let guest = Guest::play_together(visit(), H::GAME).await;
    for turn in 0..6 {
        if H::HAS_HANDS {
            let cover =
                "return document.querySelector('[data-test=cover], [data-test=next-round]') !== null;";
            guest.wait("the device is handed over", cover).await;
            if guest.page.is_there("next-round").await.unwrap() {
                guest.press("[data-test=next-round]").await;
                continue;
            }
            assert!(
                !guest.holds(&format!("return document.querySelector({:?}) !== null;", H::HAND)).await,
                "a hand is shown"
            );
            if turn == 0 {
                guest.shot(&format!("{}-hand-over", H::GAME)).await;
                guest.check_access("the hand-over screen").await;
            }
            guest.page.click("take-over").await.unwrap();
        }
        guest
            .wait(
                "it is somebody's turn",
                "return document.querySelector('[data-test=hint][aria-disabled=false]') !== null;",
            )
            .await;
        let (before, seat) = (story(&guest).await, acting(&guest).await);
        while guest.acts().await && acting(&guest).await == seat {
            H::by_pointer(&guest, turn).await;
        }
        assert!(story(&guest).await > before);
        hide_hand::<H>(&guest).await;
    }
    guest.leave().await;
}

/// Two people on one device: after a hand-over nothing of the other's hand is left anywhere in the document. A page that is
/// loaded at that very moment has never known the other hand, and holds the same.
pub(crate) async fn nothing_is_left_behind<H: Hands>() {
    let guest = Guest::play_together(visit(), H::GAME).await;
    // Somebody who has not played yet leaves nothing behind: the first turn is not compared.
    let (mut compared, mut turn) = (0, 0);
    while compared < 4 {
        let handed_over = take_over::<H>(&guest).await;
        let person = acting(&guest).await;
        let documents = (handed_over, Document::read(&guest).await);
        guest.page.reload().await.unwrap();
        guest.page.part("table").await.unwrap();
        let handed_over = take_over::<H>(&guest).await;
        let fresh = (handed_over, Document::read(&guest).await);
        if turn > 0 {
            if let (Some(before), Some(fresh)) = (&documents.0, &fresh.0) {
                assert_eq!(before.beyond(fresh), Vec::<String>::new(), "handed over to {person}");
            }
            // Where nobody has a hand, the tile that the last player had picked up may stay picked up.
            let left =
                if H::HAS_HANDS { documents.1.beyond(&fresh.1) } else { documents.1.said_beyond(&fresh.1) };
            assert_eq!(left, Vec::<String>::new(), "before {person}");
            compared += 1;
        }
        while guest.acts().await && acting(&guest).await == person {
            H::by_pointer(&guest, turn).await;
        }
        hide_hand::<H>(&guest).await;
        turn += 1;
    }
    guest.leave().await;
}

/// Takes the device over where players have hands; the document while it is handed over.
async fn take_over<H: Hands>(guest: &Guest) -> Option<Document> {
    let ready = "return document.querySelector('[data-test=cover], [data-test=next-round], [data-test=hint][aria-disabled=false]') !== null;";
    guest.wait("somebody is to act", ready).await;
    // The hands of a round that is over are shown to all until somebody goes on.
    while guest.page.is_there("next-round").await.unwrap() {
        guest.press("[data-test=next-round]").await;
        guest.settle().await;
    }
    if !H::HAS_HANDS {
        return None;
    }
    guest.page.part("cover").await.unwrap();
    let document = Document::read(guest).await;
    guest.page.click("take-over").await.unwrap();
    let is_shown = format!("return document.querySelector({:?}) !== null;", H::HAND);
    guest.wait("the hand is shown", &is_shown).await;
    Some(document)
}

/// Hides the hand of whoever has just played. What comes of a turn is drawn a moment later.
async fn hide_hand<H: Hands>(guest: &Guest) {
    if !H::HAS_HANDS {
        return;
    }
    let over = "return document.querySelector('[data-test=pass-on], [data-test=cover], [data-test=next-round], [data-test=ending]') !== null;";
    guest.wait("the turn is over", over).await;
    guest.settle().await;
    if guest.page.is_there("pass-on").await.unwrap() {
        guest.press("[data-test=pass-on]").await;
    }
}

/// Whose turn it is.
async fn acting(guest: &Guest) -> String {
    guest.read("return document.querySelector('.seat.next .seat-name')?.textContent ?? '';").await
}

/// A game goes on after the page is loaded again, and when there is no server any more.
pub(crate) async fn goes_on<H: Hands>() {
    let mut guest = Guest::play(visit(), H::GAME).await;
    for turn in 0..2 {
        assert!(guest.await_turn().await);
        H::by_pointer(&guest, turn).await;
    }
    assert!(guest.await_turn().await);
    let before = (scores(&guest).await, story(&guest).await);
    guest.page.reload().await.unwrap();
    guest.page.part("table").await.unwrap();
    assert!(guest.await_turn().await);
    assert_eq!((scores(&guest).await, story(&guest).await), before);

    guest.page.wait_until_kept().await.unwrap();
    guest.page.stop_server();
    guest.page.reload().await.unwrap();
    guest.page.part("table").await.unwrap();
    assert!(guest.await_turn().await);
    assert_eq!((scores(&guest).await, story(&guest).await), before);
    H::by_pointer(&guest, 3).await;
    guest.await_turn().await;
    assert!(story(&guest).await > before.1);
    guest.leave().await;
}

/// Every word is in the language of the browser.
pub(crate) async fn in_spanish<H: Hands>() {
    let guest = Guest::play(visit().language("es"), H::GAME).await;
    assert!(guest.await_turn().await);
    assert_eq!(guest.read("return document.documentElement.lang;").await, "es");
    let text = guest.read("return document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((part) => part.ariaLabel).join(' ');").await;
    let english = [
        "Your ", " the ", "Play ", "Hint", "turn.", "Close", "Settings", "draws", "empty", "Steady", "Casual",
    ];
    for word in english {
        assert!(!text.contains(word), "{word:?} is in: {text}");
    }
    H::by_pointer(&guest, 0).await;
    guest.shot(&format!("{}-spanish", H::GAME)).await;
    guest.leave().await;
}

/// On a phone in portrait everything is there without scrolling, and large enough for a finger.
pub(crate) async fn on_a_phone<H: Hands>(visit: Visit) {
    let guest = Guest::play(visit, H::GAME).await;
    for turn in 0..2 {
        assert!(guest.await_turn().await);
        let hidden = guest
            .run("const [width, height] = [innerWidth, innerHeight];
                const scrolled = [...document.querySelectorAll('html, body, .table-page, .hand')]
                    .filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
                    .map((part) => part.className || part.tagName);
                const outside = [...document.querySelectorAll('.board-picture, .hand, .notes, .seats, .bar')].filter((part) => {
                    const box = part.getBoundingClientRect();
                    return box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1;
                }).map((part) => part.className);
                return [...scrolled, ...outside];")
            .await;
        assert_eq!(hidden, serde_json::json!([]), "turn {turn}");
        let small = guest
            .run("return [...document.querySelectorAll('.table-page button, .table-page a')]
                .filter((part) => part.checkVisibility() && !part.matches('.rule-link, .plain-button'))
                .filter((part) => { const box = part.getBoundingClientRect(); return box.width < 44 || box.height < 44; })
                .map((part) => `${part.dataset.test} ${part.getBoundingClientRect().width}x${part.getBoundingClientRect().height}`);")
            .await;
        assert_eq!(small, serde_json::json!([]), "turn {turn}");
        H::by_pointer(&guest, turn).await;
    }
    guest.leave().await;
}

/// Plays a turn, after which a bot is to act: it does not before it is let go.
pub(crate) async fn wait_for_bot<H: Hands>(guest: &Guest) {
    assert!(guest.await_turn().await);
    guest.hold_bots().await;
    assert!(guest.await_turn().await);
    let mut turn = 0;
    while guest.acts().await {
        H::by_pointer(guest, turn).await;
        guest.settle().await;
        turn += 1;
    }
}

/// The tests that every game has.
macro_rules! tests_of {
    ($game:ty) => {
        #[tokio::test]
        async fn a_whole_game_by_clicks_and_drags() {
            $crate::table::whole_game::<$game>().await;
        }

        #[tokio::test]
        async fn a_whole_game_by_keyboard_alone() {
            $crate::table::keyboard_only::<$game>().await;
        }

        #[tokio::test]
        async fn two_people_do_not_see_each_other_s_hands() {
            $crate::table::two_people::<$game>().await;
        }

        #[tokio::test]
        async fn nothing_of_a_hand_is_left_after_it_was_handed_over() {
            $crate::table::nothing_is_left_behind::<$game>().await;
        }

        #[tokio::test]
        async fn a_game_goes_on_after_a_reload_and_without_a_server() {
            $crate::table::goes_on::<$game>().await;
        }

        #[tokio::test]
        async fn every_word_is_spanish_for_a_spanish_browser() {
            $crate::table::in_spanish::<$game>().await;
        }

        #[tokio::test]
        async fn a_phone_shows_it_all() {
            $crate::table::on_a_phone::<$game>($crate::guest::visit().phone(390, 844)).await;
        }
    };
}
pub(crate) use tests_of;
