//! The probe finds what is planted: else it would prove nothing.

use super::Fit;
use crate::guest::{Guest, visit};

/// Puts a style into the page, looks, and takes it away again. The pages allow no styles within markup: a style sheet of our own
/// is none.
async fn with_style(fit: &Fit, style: &str) -> Vec<String> {
    let put = format!(
        "const sheet = new CSSStyleSheet(); sheet.replaceSync({style:?});
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];"
    );
    fit.guest.run(&put).await;
    fit.guest.settle().await;
    let found = fit.probe().await;
    fit.guest.run("document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);").await;
    fit.guest.settle().await;
    found
}

/// Only what is planted is counted: what else there is to find has tests of its own.
async fn finds(fit: &Fit, style: &str, kind: &str, about: &str) {
    let before = fit.probe().await;
    let found = with_style(fit, style).await;
    let new: Vec<&String> = found.iter().filter(|fault| !before.contains(fault)).collect();
    assert!(
        new.iter().any(|fault| fault.starts_with(kind) && fault.contains(about)),
        "{style} should be found as {kind:?} about {about:?}, and not {new:?}"
    );
    assert_eq!(fit.probe().await, before, "{style} is gone");
}

/// A disc in the middle of a label, drawn after it, is found and named.
async fn finds_mark(fit: &Fit, label: &str, radius: f64) {
    let put = format!(
        "const label = document.querySelector('.board-picture {label}');
        const box = label.getBBox();
        const disc = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
        for (const [name, value] of [['class', 'planted'], ['r', {radius}], ['cx', box.x + box.width / 2], ['cy', box.y + box.height / 2]])
            disc.setAttribute(name, value);
        label.parentElement.append(disc);"
    );
    fit.guest.run(&put).await;
    let found = fit.probe().await;
    fit.guest.run("document.querySelector('.planted').remove();").await;
    let is_about =
        |fault: &String| fault.starts_with("on a label: planted on ") && fault.contains(&label[1..]);
    assert!(found.iter().any(is_about), "a mark on {label} is not among {found:?}");
}

#[tokio::test]
async fn planted_faults_are_found() {
    let fit = Fit::new(Guest::play(visit().calm(), "fives").await);
    assert!(fit.guest.await_turn().await);
    // A button over another, and over a word.
    finds(&fit, "[data-test=undo] { transform: translateX(30px); }", "overlap", "hint").await;
    finds(&fit, ".bar-title { position: relative; left: -30px; }", "overlap", "home").await;
    finds(
        &fit,
        ".bar { position: relative; } .bar::after { content: ''; position: absolute; inset: 0; }",
        "covered",
        "hint",
    )
    .await;
    // A word that is cut, shortened, broken, or outside of the window.
    finds(
        &fit,
        ".seat { overflow: hidden; width: 40px; flex-wrap: nowrap; white-space: nowrap; }",
        "cut",
        "seat",
    )
    .await;
    let short = ".seat-name { display: inline-block; width: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }";
    finds(&fit, short, "shortened", "seat-name").await;
    finds(&fit, ".note { width: 2.2em; overflow-wrap: anywhere; }", "broken", "in coach").await;
    finds(&fit, ".note { position: fixed; left: 1230px; white-space: nowrap; }", "outside", "coach").await;
    // A button on the board.
    finds(&fit, "[data-test=zoom] { position: fixed; top: 45%; left: 30%; }", "on the board", "zoom").await;
    finds_mark(&fit, ".bonus", 3.0).await;
    fit.guest.leave().await;

    let fit = Fit::new(Guest::play(visit().calm(), "polygon").await);
    assert!(fit.guest.await_turn().await);
    finds_mark(&fit, ".number", 15.0).await;
    finds_mark(&fit, ".factor", 8.0).await;
    fit.guest.leave().await;

    let fit = Fit::new(Guest::play(visit().calm(), "scorzo").await);
    assert!(fit.guest.await_turn().await);
    finds(&fit, ".sz-caption { margin-top: -30px; }", "overlap", "sz-caption").await;
    finds(&fit, ".sz-card { left: 0 !important; transform: none !important; }", "overlap", "card-").await;
    fit.guest.leave().await;
}
