//! The pages in a real browser. `cargo xtask test` runs this with all that it needs; by hand, `PARLOR_BINARY` names the
//! program, `AXE_SOURCE` the source of axe-core, and `PARLOR_SHOTS` the folder for pictures.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests are outside what clippy takes for tests"
)]

use std::path::PathBuf;

use parlor_browser::{Page, Visit};

fn variable(name: &str) -> PathBuf {
    std::env::var_os(name).unwrap_or_else(|| panic!("{name} is not set: use `cargo xtask test`")).into()
}

fn visit() -> Visit {
    Visit::new(variable("PARLOR_BINARY")).axe(variable("AXE_SOURCE"))
}

fn shot(name: &str) -> PathBuf {
    variable("PARLOR_SHOTS").join(name)
}

async fn opened(page: &Page) {
    let script =
        "return document.querySelector('h1') !== null && document.getElementById('loading') === null;";
    page.wait_until("the first page is there", async |page| Ok(page.run(script).await? == true))
        .await
        .unwrap();
}

fn none() -> Vec<String> {
    Vec::new()
}

#[tokio::test]
async fn the_first_page_opens_and_opens_again_without_a_server() {
    let mut page = visit().open().await.unwrap();
    page.goto("").await.unwrap();
    opened(&page).await;
    page.screenshot(shot("home.png")).await.unwrap();
    assert_eq!(page.console_errors().await.unwrap(), none());
    assert_eq!(page.axe().await.unwrap(), none());

    page.wait_until_kept().await.unwrap();
    page.stop_server();
    page.reload().await.unwrap();
    opened(&page).await;
    assert_eq!(page.console_errors().await.unwrap(), none());
    page.start_server().unwrap();
    page.reload().await.unwrap();
    opened(&page).await;
}
