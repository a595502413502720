//! Chromium, Firefox and WebKit at one table: `cargo xtask test-web --engine all`.

use parlor_browser::{Engine, Visit};

use super::whole_games::three_browsers;
use crate::fives::Fives;
use crate::guest::visit;
use crate::polygon::Polygon;
use crate::scorzo::Scorzo;

fn engines() -> [Visit; 3] {
    [Engine::Chromium, Engine::Firefox, Engine::WebKit].map(|engine| visit().engine(engine))
}

#[tokio::test]
#[ignore = "needs all engines: cargo xtask test-web --engine all"]
async fn three_engines_finish_a_game_of_fives() {
    three_browsers::<Fives>(engines(), true).await;
}

#[tokio::test]
#[ignore = "needs all engines: cargo xtask test-web --engine all"]
async fn three_engines_finish_a_game_of_scorzo() {
    three_browsers::<Scorzo>(engines(), true).await;
}

#[tokio::test]
#[ignore = "needs all engines: cargo xtask test-web --engine all"]
async fn three_engines_finish_a_game_of_polygon() {
    three_browsers::<Polygon>(engines(), true).await;
}
