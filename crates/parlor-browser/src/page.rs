//! A page, and hands to use it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use parlor_process::Folder;
use serde_json::{Value, json};
use thirtyfour::{By, TypingData, WebDriver, WebElement};

use crate::driver::Driver;
use crate::pointer::{Point, Pointer};
use crate::server::Server;
use crate::visit::NOTE_ERRORS;
use crate::{BrowserError, Engine, Hand, Visit};

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
    folder: Folder,
    address: String,
    server: Arc<Mutex<Server>>,
    engine: Engine,
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
        server: Arc<Mutex<Server>>,
        visit: &Visit,
    ) -> Page {
        let &Visit { engine, hand, limit, .. } = visit;
        let axe = visit.axe.clone();
        let address = locked(&server).address().to_owned();
        Page {
            browser,
            _driver: driver,
            folder,
            address,
            server,
            engine,
            hand,
            axe,
            limit,
            errors: Vec::new(),
        }
    }

    /// The browser itself, for what has no helper here.
    pub fn browser(&self) -> &WebDriver {
        &self.browser
    }

    /// Where the browser keeps its things: all its programs know this folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Where the pages are, with a slash at the end.
    pub fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn server(&self) -> Arc<Mutex<Server>> {
        self.server.clone()
    }

    /// What the browser is made of.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// Goes to a place in the pages, which is what follows the hash sign; nothing is the first page.
    ///
    /// # Errors
    /// If the browser fails to open it.
    pub async fn goto(&self, hash: &str) -> Result<(), BrowserError> {
        let mark = if hash.is_empty() { "" } else { "#" };
        self.browser.goto(format!("{}{mark}{hash}", self.address())).await?;
        self.note_errors().await
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn reload(&self) -> Result<(), BrowserError> {
        if self.engine != Engine::Firefox {
            self.browser.refresh().await?;
            return self.note_errors().await;
        }
        // The refresh of Firefox's driver goes past the service worker, as people do who hold Shift down.
        self.run("window.isLeft = true; setTimeout(() => location.reload());").await?;
        let is_new = "return !window.isLeft && document.readyState === 'complete';";
        self.wait_until("the page is loaded again", async |page| Ok(page.run(is_new).await? == true)).await?;
        self.note_errors().await
    }

    /// Has errors noted from now on where the engine has not been told to do so from the beginning.
    async fn note_errors(&self) -> Result<(), BrowserError> {
        if !self.engine.has_tools() {
            self.run(NOTE_ERRORS).await?;
        }
        Ok(())
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
        self.pointer().tap(at).await
    }

    /// Clicks or taps twice at a place in the window, one right after the other.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn double_tap_at(&self, at: Point) -> Result<(), BrowserError> {
        self.pointer().double_tap(at).await
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
        self.pointer().drag(from, to).await
    }

    fn pointer(&self) -> Pointer<'_> {
        Pointer { browser: &self.browser, engine: self.engine, hand: self.hand }
    }

    /// Puts two fingers down around a place in the window and moves them from one distance to another.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn pinch_at(&self, middle: Point, from: f64, to: f64) -> Result<(), BrowserError> {
        self.pointer().pinch(middle, (from, to)).await
    }

    /// Gives the window another size, in points, as turning a phone or pulling at a window does.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn resize(&self, width: u32, height: u32) -> Result<(), BrowserError> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": self.hand == Hand::Finger });
        self.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        Ok(())
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
        // Whoever controls the page has them all. In WebKit its state is not told any more if the page was loaded a moment before.
        let script = "return navigator.serviceWorker.controller !== null;";
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

    /// All errors since the visit began: those in the console, which only Chromium shows us, and those that nobody caught in the
    /// page that is open.
    ///
    /// # Errors
    /// If the browser reports an error.
    pub async fn console_errors(&mut self) -> Result<Vec<String>, BrowserError> {
        if self.engine.has_tools() {
            let log = self.browser.browser_log().await?;
            let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
            self.errors.extend(severe.map(|entry| entry.message));
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
        locked(&self.server).stop();
    }

    /// Starts the server again, at the same address.
    ///
    /// # Errors
    /// If the server does not start.
    pub fn start_server(&mut self) -> Result<(), BrowserError> {
        locked(&self.server).start_again()
    }
}

/// The server, which several pages may share.
fn locked(server: &Mutex<Server>) -> MutexGuard<'_, Server> {
    server.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A part by its test id.
fn by(id: &str) -> By {
    By::Css(format!("[data-test=\"{}\"]", id.replace('\\', "\\\\").replace('"', "\\\"")))
}
