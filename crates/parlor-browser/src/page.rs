//! A page, and hands to use it.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::{By, TypingData, WebDriver, WebElement};

use crate::driver::Driver;
use crate::folder::Folder;
use crate::pointer::{self, Point};
use crate::server::Server;
use crate::{BrowserError, Hand};

/// How often it is looked whether something has happened.
const PAUSE: Duration = Duration::from_millis(20);

/// Rules that everybody can be held to.
const RUN_AXE: &str = "const done = arguments[arguments.length - 1];
axe.run(document, { resultTypes: ['violations'], preload: false }).then(
    (results) => done(results.violations.map((found) =>
        `${found.id} (${found.impact}): ${found.help}: ${found.nodes.map((node) => node.target.join(' ')).join(', ')}`)),
    (error) => done([String(error)]));";

/// A page in a browser of its own. The parts of the page go by their test ids, the attribute `data-test`.
#[derive(Debug)]
pub struct Page {
    browser: WebDriver,
    // In this order they end: the browser, its folder, the server.
    _driver: Driver,
    _folder: Folder,
    server: Server,
    hand: Hand,
    axe: Option<PathBuf>,
    limit: Duration,
    errors: Vec<String>,
}

impl Page {
    pub(crate) fn new(
        browser: WebDriver,
        driver: Driver,
        folder: Folder,
        server: Server,
        hand: Hand,
        axe: Option<PathBuf>,
        limit: Duration,
    ) -> Page {
        Page { browser, _driver: driver, _folder: folder, server, hand, axe, limit, errors: Vec::new() }
    }

    /// The browser itself, for what has no helper here.
    pub fn browser(&self) -> &WebDriver {
        &self.browser
    }

    /// Where the pages are, with a slash at the end.
    pub fn address(&self) -> &str {
        self.server.address()
    }

    /// Goes to a place in the pages, which is what follows the hash sign; nothing is the first page.
    ///
    /// # Errors
    /// If the browser fails to open it.
    pub async fn goto(&self, hash: &str) -> Result<(), BrowserError> {
        let mark = if hash.is_empty() { "" } else { "#" };
        Ok(self.browser.goto(format!("{}{mark}{hash}", self.address())).await?)
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn reload(&self) -> Result<(), BrowserError> {
        Ok(self.browser.refresh().await?)
    }

    /// The part of the page with this test id, as soon as it is there.
    ///
    /// # Errors
    /// If it does not appear in time.
    pub async fn part(&self, id: &str) -> Result<WebElement, BrowserError> {
        self.wait_until(&format!("there is {id:?}"), async |page| page.is_there(id).await).await?;
        Ok(self.browser.find(by(id)).await?)
    }

    /// All parts of the page with this test id.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn parts(&self, id: &str) -> Result<Vec<WebElement>, BrowserError> {
        Ok(self.browser.find_all(by(id)).await?)
    }

    /// Whether there is a part with this test id.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn is_there(&self, id: &str) -> Result<bool, BrowserError> {
        Ok(!self.parts(id).await?.is_empty())
    }

    /// The text of a part, as it is shown.
    ///
    /// # Errors
    /// If the part does not appear in time.
    pub async fn text_of(&self, id: &str) -> Result<String, BrowserError> {
        Ok(self.part(id).await?.text().await?)
    }

    /// Clicks or taps in the middle of a part, which is scrolled to if it has to be.
    ///
    /// # Errors
    /// If the part does not appear in time.
    pub async fn click(&self, id: &str) -> Result<(), BrowserError> {
        let at = self.middle(id, true).await?;
        self.click_at(at).await
    }

    /// Clicks or taps at a place in the window.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn click_at(&self, at: Point) -> Result<(), BrowserError> {
        pointer::tap(&self.browser, self.hand, at).await
    }

    /// Drags one part to the middle of another. Both have to be in the window.
    ///
    /// # Errors
    /// If one of them does not come in time.
    pub async fn drag(&self, from: &str, to: &str) -> Result<(), BrowserError> {
        let ends = (self.middle(from, false).await?, self.middle(to, false).await?);
        self.drag_at(ends.0, ends.1).await
    }

    /// Drags from one place in the window to another.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn drag_at(&self, from: Point, to: Point) -> Result<(), BrowserError> {
        pointer::drag(&self.browser, self.hand, from, to).await
    }

    /// The middle of a part in the window.
    ///
    /// # Errors
    /// If the part does not appear in time.
    pub async fn middle_of(&self, id: &str) -> Result<Point, BrowserError> {
        self.middle(id, false).await
    }

    async fn middle(&self, id: &str, scroll: bool) -> Result<Point, BrowserError> {
        let part = self.part(id).await?;
        let script = "const [part, scroll] = arguments;
            if (scroll) part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = part.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        let place = self.browser.execute(script, vec![part.to_json()?, json!(scroll)]).await?;
        Ok(place.convert()?)
    }

    /// Types into whatever has the focus: text, or keys such as [`Key::Enter`](crate::Key::Enter).
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Result<(), BrowserError> {
        Ok(self
            .browser
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
            .send_keys(keys)
            .perform()
            .await?)
    }

    /// Runs a script in the page, such as `return document.title;`, and gives what it returns.
    ///
    /// # Errors
    /// If the script fails.
    pub async fn run(&self, script: &str) -> Result<Value, BrowserError> {
        Ok(self.browser.execute(script, Vec::new()).await?.json().clone())
    }

    /// Waits until a condition holds.
    ///
    /// # Errors
    /// If that takes too long; the message shows the text of the page.
    pub async fn wait_until(
        &self,
        what: &str,
        condition: impl AsyncFn(&Page) -> Result<bool, BrowserError>,
    ) -> Result<(), BrowserError> {
        let begin = Instant::now();
        // What is asked for may vanish while it is asked for: that is one more reason to wait.
        while !matches!(condition(self).await, Ok(true)) {
            if begin.elapsed() > self.limit {
                let text = self.run("return document.body?.innerText ?? '';").await;
                let url = self.browser.current_url().await;
                return Err(BrowserError::Late {
                    what: what.to_owned(),
                    limit: self.limit,
                    url: url.map(String::from).unwrap_or_default(),
                    text: text.ok().and_then(|text| Some(text.as_str()?.to_owned())).unwrap_or_default(),
                });
            }
            tokio::time::sleep(PAUSE).await;
        }
        Ok(())
    }

    /// Waits until a part contains a text.
    ///
    /// # Errors
    /// If that takes too long.
    pub async fn wait_for_text(&self, id: &str, text: &str) -> Result<(), BrowserError> {
        let what = format!("{id:?} says {text:?}");
        self.wait_until(&what, async |page| Ok(page.text_of(id).await?.contains(text))).await
    }

    /// Waits until the service worker has all files, so that the pages work offline.
    ///
    /// # Errors
    /// If that takes too long.
    pub async fn wait_until_kept(&self) -> Result<(), BrowserError> {
        let script = "return navigator.serviceWorker.controller?.state === 'activated';";
        self.wait_until("the pages are kept", async |page| Ok(page.run(script).await? == json!(true))).await
    }

    /// Writes a picture of the window, into a folder that is made if it is not there.
    ///
    /// # Errors
    /// If the browser draws none, or the file can't be written.
    pub async fn screenshot(&self, path: impl AsRef<Path>) -> Result<(), BrowserError> {
        let path = path.as_ref();
        let picture = self.browser.screenshot_as_png().await?;
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        let written = folder.and_then(|()| std::fs::write(path, picture));
        written.map_err(|error| BrowserError::File { path: path.to_owned(), error })
    }

    /// All errors since the visit began: those in the console, and those that nobody caught in the page that is open.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn console_errors(&mut self) -> Result<Vec<String>, BrowserError> {
        for entry in self.browser.browser_log().await? {
            if entry.level == "SEVERE" {
                self.errors.push(entry.message);
            }
        }
        let noted = self.run("return window.parlorErrors?.splice(0) ?? [];").await?;
        for error in noted.as_array().into_iter().flatten().filter_map(Value::as_str) {
            // The console has most of them, with more words around.
            if !self.errors.iter().any(|known| known.contains(error)) {
                self.errors.push(error.to_owned());
            }
        }
        Ok(self.errors.clone())
    }

    /// What axe-core finds wrong with the page for people who use it in other ways than most, one line each.
    ///
    /// # Errors
    /// If its source can't be read or does not run.
    pub async fn axe(&self) -> Result<Vec<String>, BrowserError> {
        let path = self.axe.as_ref().expect("the visit was made with axe-core");
        let source = std::fs::read_to_string(path)
            .map_err(|error| BrowserError::File { path: path.clone(), error })?;
        self.browser.execute(source, Vec::new()).await?;
        let found = self.browser.execute_async(RUN_AXE, Vec::new()).await?;
        found.convert().map_err(|_| BrowserError::Answer { answer: found.json().to_string() })
    }

    /// Stops the server: from now on, the browser is offline.
    pub fn stop_server(&mut self) {
        self.server.stop();
    }

    /// Starts the server again, at the same address.
    ///
    /// # Errors
    /// If the server does not start.
    pub fn start_server(&mut self) -> Result<(), BrowserError> {
        self.server.start_again()
    }
}

/// A part by its test id.
fn by(id: &str) -> By {
    By::Css(format!("[data-test=\"{}\"]", id.replace('\\', "\\\\").replace('"', "\\\"")))
}
