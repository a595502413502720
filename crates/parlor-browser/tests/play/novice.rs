//! Somebody who has never played comes to the end of a game by the coach's line and the highlights alone, and is never refused.
//! `cargo xtask novice` plays thirty such games of each kind.

use parlor_browser::Page;
use parlor_browser::novice::{Deal, Means, Novice, Played};

use crate::guest::visit;

/// A game of Scorzo of three rounds: eleven of them show nothing more. `cargo xtask novice` plays whole ones.
const SHORT: &str = "name = \"short\"\nplayers = [2, 4]\nrounds = [4, 3, 4]";

fn deal(game: &str, seed: u64) -> Deal<'_> {
    Deal { game, seed, edition: (game == "scorzo").then_some(SHORT) }
}

async fn played(game: &str, means: Means, seed: u64) -> Played {
    let visit = match means {
        Means::Touch => visit().calm().phone(390, 844),
        Means::Keys => visit().calm(),
    };
    let mut page: Page = visit.open().await.unwrap();
    deal(game, seed).open(&page).await.unwrap();
    let played = Novice::new(&page, means, seed).play().await.unwrap();
    assert_eq!(page.console_errors().await.unwrap(), Vec::<String>::new());
    played
}

async fn is_never_refused(game: &str, means: Means, seed: u64) {
    let played = played(game, means, seed).await;
    assert_eq!(played.refused, Vec::<String>::new());
    assert!(played.is_over && played.moves > 10, "{played:?}");
}

/// Whoever presses what there is, is refused: what the others are spared is real.
async fn is_refused_without_coach(game: &str) {
    let page = visit().calm().phone(390, 844).open().await.unwrap();
    deal(game, 7).open(&page).await.unwrap();
    let played = Novice::new(&page, Means::Touch, 7).play_blindly().await.unwrap();
    assert!(!played.refused.is_empty(), "{played:?}");
}

#[tokio::test]
async fn a_novice_of_fives_is_never_refused_by_touch() {
    is_never_refused("fives", Means::Touch, 1).await;
}

#[tokio::test]
async fn a_novice_of_fives_is_never_refused_by_keyboard() {
    is_never_refused("fives", Means::Keys, 2).await;
}

#[tokio::test]
async fn a_novice_of_scorzo_is_never_refused_by_touch() {
    is_never_refused("scorzo", Means::Touch, 1).await;
}

#[tokio::test]
async fn a_novice_of_scorzo_is_never_refused_by_keyboard() {
    is_never_refused("scorzo", Means::Keys, 2).await;
}

#[tokio::test]
async fn a_novice_of_polygon_is_never_refused_by_touch() {
    is_never_refused("polygon", Means::Touch, 1).await;
}

#[tokio::test]
async fn a_novice_of_polygon_is_never_refused_by_keyboard() {
    is_never_refused("polygon", Means::Keys, 2).await;
}

#[tokio::test]
async fn without_the_coach_novices_are_refused() {
    for game in ["fives", "scorzo", "polygon"] {
        is_refused_without_coach(game).await;
    }
}
