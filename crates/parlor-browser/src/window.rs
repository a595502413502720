//! The window of a browser that is not told the size of its page but that of its window.

use std::time::{Duration, Instant};

use thirtyfour::WebDriver;

use crate::BrowserError;

/// How long a window may take to change.
const LIMIT: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(50);

/// Makes a window so large that its page has this size.
pub(crate) async fn fit(browser: &WebDriver, (width, height): (u32, u32)) -> Result<(), BrowserError> {
    let begin = Instant::now();
    loop {
        let (page, window) = sizes(browser).await?;
        if page == (width, height) {
            return Ok(());
        }
        if begin.elapsed() > LIMIT {
            return Err(BrowserError::Size { wanted: (width, height), found: page });
        }
        let around = (window.0.saturating_sub(page.0), window.1.saturating_sub(page.1));
        browser.set_window_rect(0, 0, width + around.0, height + around.1).await?;
        tokio::time::sleep(PAUSE).await;
    }
}

/// How large the page is, and its window.
async fn sizes(browser: &WebDriver) -> Result<((u32, u32), (u32, u32)), BrowserError> {
    let script = "return [[innerWidth, innerHeight], [outerWidth, outerHeight]];";
    Ok(browser.execute(script, Vec::new()).await?.convert()?)
}
