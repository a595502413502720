//! Whether our hands do what those of people do: on parts that the test puts into the page.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "helpers of tests are outside what clippy takes for tests"
)]

use std::time::Duration;

use parlor_browser::{Key, Page, Scheme, Visit};
use serde_json::json;

/// Long enough, and short where something is waited for in vain.
const LIMIT: Duration = Duration::from_secs(5);

/// Two fields and a line to write on, and a list of all that happens to them.
const STAGE: &str = "document.body.innerHTML = `
    <div data-test='one'>1</div><div data-test='two'>2</div><input data-test='line' aria-label='line'>`;
// Not as attributes: the content policy forbids those.
for (const [name, left, top] of [['one', 20, 20], ['two', 220, 320], ['line', 20, 1500]]) {
    const { style } = document.querySelector(`[data-test=${name}]`);
    Object.assign(style, { position: 'absolute', left: `${left}px`, top: `${top}px`, touchAction: 'none' });
    if (name !== 'line') Object.assign(style, { width: '60px', height: '60px' });
}
window.seen = [];
for (const kind of ['pointerdown', 'pointerup', 'pointercancel', 'click']) addEventListener(kind, (event) => {
    const part = document.elementFromPoint(event.clientX, event.clientY)?.dataset.test;
    window.seen.push(`${kind} ${part} ${event.pointerType} ${event.isTrusted}`);
});
window.moves = 0;
addEventListener('pointermove', (event) => { if (event.pressure > 0) window.moves += 1; });";

async fn on_stage(visit: Visit) -> Page {
    let page = visit.open().await.unwrap();
    page.goto("").await.unwrap();
    page.wait_until("the page is there", async |page| {
        Ok(page.run("return document.getElementById('loading') === null;").await? == true)
    })
    .await
    .unwrap();
    page.run(STAGE).await.unwrap();
    page
}

fn visit() -> Visit {
    Visit::new(std::env::var_os("PARLOR_BINARY").unwrap_or_else(|| panic!("use `cargo xtask test-web`")))
}

#[tokio::test]
async fn a_mouse_clicks_drags_and_a_keyboard_writes() {
    let mut page = on_stage(visit().size(900, 700).limit(LIMIT).language("es").scheme(Scheme::Dark)).await;
    page.drag("one", "two").await.unwrap();
    let seen = page.run("return window.seen.splice(0);").await.unwrap();
    let dragged = ["pointerdown one mouse true", "pointerup two mouse true"];
    assert_eq!(
        seen.as_array().unwrap().get(..2),
        Some([json!(dragged[0]), json!(dragged[1])].as_slice()),
        "{seen}"
    );
    assert!(page.run("return window.moves;").await.unwrap().as_u64().unwrap() > 3);

    page.click("line").await.unwrap();
    page.keys("12 é").await.unwrap();
    page.keys(Key::Backspace).await.unwrap();
    assert_eq!(page.run("return document.querySelector('input').value;").await.unwrap(), "12 ");
    assert_eq!(page.text_of("two").await.unwrap(), "2");

    let about = "return [navigator.language, matchMedia('(prefers-color-scheme: dark)').matches, innerWidth, innerHeight];";
    assert_eq!(page.run(about).await.unwrap(), json!(["es", true, 900, 700]));

    page.run("setTimeout(() => { throw new Error('on purpose'); });").await.unwrap();
    page.wait_until("the error is thrown", async |page| {
        Ok(page.run("return window.parlorErrors.length;").await? == 1)
    })
    .await
    .unwrap();
    let errors = page.console_errors().await.unwrap();
    assert!(errors.iter().any(|error| error.contains("on purpose")), "{errors:?}");
    assert!(
        page.part("nothing").await.is_err_and(|error| error.to_string().contains("there is \"nothing\""))
    );
}

#[tokio::test]
async fn a_finger_taps_and_drags() {
    let page = on_stage(visit().phone(390, 844).limit(LIMIT)).await;
    page.click("one").await.unwrap();
    let tapped = json!(["pointerdown one touch true", "pointerup one touch true", "click one touch true"]);
    page.wait_until("the tap is seen", async |page| Ok(page.run("return window.seen;").await? == tapped))
        .await
        .unwrap();
    page.drag("two", "one").await.unwrap();
    let dragged = json!(["pointerdown two touch true", "pointerup one touch true"]);
    page.wait_until("the drag is seen", async |page| {
        let seen = page.run("return window.seen.slice(3);").await?;
        Ok(seen == dragged)
    })
    .await
    .unwrap();
    let about = "return [devicePixelRatio, matchMedia('(pointer: coarse)').matches, innerWidth];";
    assert_eq!(page.run(about).await.unwrap(), json!([2, true, 390]));
}
