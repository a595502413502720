//! How quick the pages are, in a real browser: `cargo xtask bench-web` builds all and runs this.

#![allow(clippy::print_stdout, reason = "a program that talks to its user")]

use std::time::Duration;

use parlor_browser::{BrowserError, Page, Visit};
use serde_json::{Value, json};

/// What is noted in every page before anything else runs: when parts are first there, how long the page answered nobody, and
/// how long it took from a click to what it changed on the screen.
const NOTE: &str = "window.figures = { home: null, table: null, longest: 0, clicks: [] };
new MutationObserver(() => {
    for (const [name, part] of [['home', '[data-test=home-page]'], ['table', '.board']])
        if (window.figures[name] === null && document.querySelector(part)) window.figures[name] = performance.now();
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.figures.longest = Math.max(window.figures.longest, duration);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.figures.clicks.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });";

/// Nothing is heard; all else is as it is for everybody.
const SETTINGS: &str = "localStorage.setItem('parlor.setting.sound', 'off');";
/// How long the page is left alone after a click: the questions of this program are work for the page too.
const REST: Duration = Duration::from_millis(200);
/// How many moves are timed.
const MOVES: usize = 8;

async fn number(page: &Page, script: &str) -> Result<f64, BrowserError> {
    Ok(page.run(script).await?.as_f64().unwrap_or(f64::NAN))
}

async fn is(page: &Page, script: &str) -> Result<bool, BrowserError> {
    Ok(page.run(script).await? == Value::Bool(true))
}

/// Plays a game against a bot for a few moves; the time until the board was there after the click, how long a click
/// usually took to be seen and how long at most, and the longest task.
async fn play(page: &Page, game: &str, level: &str) -> Result<[f64; 4], BrowserError> {
    page.goto(&format!("/new/{game}")).await?;
    page.reload().await?;
    page.part("begin").await?;
    let choose = format!(
        "const kind = document.querySelector('[data-test=kind-2]');
        kind.value = {level:?}; kind.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.run(&choose).await?;
    let begin = number(page, "window.figures.longest = 0; return performance.now();").await?;
    page.click("begin").await?;
    page.wait_until("the table is there", async |page| {
        is(page, "return window.figures.table !== null;").await
    })
    .await?;
    let opened = number(page, "return window.figures.table;").await? - begin;
    for _ in 0..MOVES {
        let ready = "const heard = document.querySelector('[data-test=announcement] [data-test=close]'); if (heard) heard.click();
            return document.querySelector('[data-test=hint][aria-disabled=false]') !== null || document.querySelector('[data-test=ending]') !== null;";
        page.wait_until("somebody is to act", async |page| is(page, ready).await).await?;
        if page.is_there("ending").await? {
            break;
        }
        page.click("hint").await?;
        page.wait_until("there is a hint", async |page| {
            is(page, "return document.querySelector('[data-test=note] [data-action]') !== null;").await
        })
        .await?;
        // What the hint proposes is done by a click on the board's own button, or on the pile that it means.
        let button = "return ['play', 'lay', 'discard', 'pass', 'put-out'].find((name) => document.querySelector(`[data-test=${name}]:not(:disabled)`)) ?? '';";
        let button = page.run(button).await?.as_str().unwrap_or_default().to_owned();
        let means = async |action: &str| {
            is(page, &format!("return document.querySelector('[data-action={action}]') !== null;")).await
        };
        let part = match button.as_str() {
            _ if means("draw").await? => "draw-pile",
            _ if means("take").await? => "discard-pile",
            button => button,
        };
        page.click(part).await?;
        tokio::time::sleep(REST).await;
    }
    let usual = number(
        page,
        "return window.figures.clicks.sort((a, b) => a - b)[window.figures.clicks.length >> 1] ?? 0;",
    )
    .await?;
    let slowest = number(page, "return Math.max(0, ...window.figures.clicks);").await?;
    let longest = number(page, "return window.figures.longest;").await?;
    Ok([opened, usual, slowest, longest])
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), BrowserError> {
    let binary = std::env::var_os("PARLOR_BINARY").unwrap_or_else(|| "target/release/parlor".into());
    let page = Visit::new(binary).open().await?;
    page.browser().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE })).await?;
    page.goto("").await?;
    page.part("home-page").await?;
    let first = number(&page, "return window.figures.home;").await?;
    page.run(SETTINGS).await?;
    println!("first page, nothing kept yet: {first:.0} ms (goal: 2,000)");
    for (game, level) in [
        ("fives", "steady"),
        ("scorzo", "steady"),
        ("polygon", "steady"),
        ("fives", "expert"),
        ("scorzo", "expert"),
        ("polygon", "expert"),
    ] {
        let [opened, usual, slowest, longest] = play(&page, game, level).await?;
        println!(
            "{game} against {level}: table after {opened:.0} ms, a click seen after {usual:.0} ms, at most {slowest:.0} ms (goal: 50), longest task {longest:.0} ms (goal: 100)"
        );
    }
    Ok(())
}
