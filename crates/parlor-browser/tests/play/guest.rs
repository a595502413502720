//! Somebody who plays, with all that a test has to know about the page.

use std::path::PathBuf;
use std::time::Duration;

use parlor_browser::{BrowserError, Engine, Key, Page, Scheme, Visit};
use serde_json::Value;

/// A game at a table takes a while on a machine that does other things too.
const LIMIT: Duration = Duration::from_secs(60);
/// The settings of a guest: bots act at once, and nothing is heard.
const SETTINGS: &str = "localStorage.setItem('parlor.setting.pace', 'fast');
localStorage.setItem('parlor.setting.sound', 'off');";

/// Bots wait before they act.
const SLOW_BOTS: &str = "localStorage.setItem('parlor.setting.pace', 'slow');";
/// Timers of a second or more do not begin before they are let go.
const HOLD: &str = "window.held = [];
window.begin = window.setTimeout;
window.setTimeout = (work, wait, ...more) => wait >= 1000 ? held.push(work) : begin(work, wait, ...more);";
/// They are past at once, and those that follow are as they always were.
const LET_GO: &str = "window.setTimeout = begin; held.splice(0).forEach((work) => begin(work));";

/// Random numbers for the page until it is loaded again: the same test gets the same deal every time, so that a failure that comes with
/// a deal comes again. `PARLOR_CHANCE` gives other deals.
fn chance() -> String {
    let test = std::thread::current().name().unwrap_or_default().to_owned();
    let number = std::env::var("PARLOR_CHANCE").unwrap_or_default();
    let seed = format!("{test}{number}")
        .bytes()
        .fold(1, |seed: u32, byte| seed.wrapping_mul(31).wrapping_add(u32::from(byte)));
    format!(
        "let state = {};
        crypto.getRandomValues = (bytes) => {{
            for (let index = 0; index < bytes.length; index++) {{
                state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
                bytes[index] = state >>> 8;
            }}
            return bytes;
        }};",
        seed.max(1)
    )
}

/// Somebody before the page.
pub(crate) struct Guest {
    pub(crate) page: Page,
}

fn variable(name: &str) -> PathBuf {
    std::env::var_os(name).unwrap_or_else(|| panic!("{name} is not set: use `cargo xtask test-web`")).into()
}

/// The program that serves the pages.
pub(crate) fn binary() -> PathBuf {
    variable("PARLOR_BINARY")
}

/// Who comes with a mouse, in English and in daylight.
pub(crate) fn visit() -> Visit {
    Visit::new(binary()).axe(variable("AXE_SOURCE")).limit(LIMIT).engine(engine())
}

/// What the browser is made of: `cargo xtask browser --engine` says it.
pub(crate) fn engine() -> Engine {
    std::env::var("PARLOR_ENGINE").map_or(Engine::default(), |name| name.parse().unwrap())
}

impl Guest {
    /// Opens the first page.
    pub(crate) async fn come(visit: Visit) -> Guest {
        let page = visit.open().await.unwrap();
        page.goto("").await.unwrap();
        page.part("home-page").await.unwrap();
        page.run(SETTINGS).await.unwrap();
        page.reload().await.unwrap();
        page.part("home-page").await.unwrap();
        Guest { page }
    }

    /// Comes to the same server as somebody else, in a browser of their own.
    pub(crate) async fn come_beside(visit: Visit, other: &Guest) -> Guest {
        let page = visit.open_beside(&other.page).await.unwrap();
        page.goto("").await.unwrap();
        page.part("home-page").await.unwrap();
        page.run(SETTINGS).await.unwrap();
        Guest { page }
    }

    /// Begins a game against a bot with one click.
    pub(crate) async fn play(visit: Visit, game: &str) -> Guest {
        let guest = Guest::come(visit).await;
        guest.run(&chance()).await;
        guest.press(&format!("[data-test=card-{game}] [data-test=play]")).await;
        guest.page.part("table").await.unwrap();
        guest
    }

    /// Begins a game of two people on this device, Ana and Ben.
    pub(crate) async fn play_together(visit: Visit, game: &str) -> Guest {
        let guest = Guest::come(visit).await;
        guest.page.goto(&format!("/new/{game}")).await.unwrap();
        guest.page.part("begin").await.unwrap();
        guest.choose_opponent("person").await;
        for (seat, name) in [(1, "Ana"), (2, "Ben")] {
            let field = guest.page.part(&format!("name-{seat}")).await.unwrap();
            field.clear().await.unwrap();
            field.send_keys(name).await.unwrap();
        }
        guest.run(&chance()).await;
        guest.page.click("begin").await.unwrap();
        guest.page.part("table").await.unwrap();
        guest
    }

    /// Chooses who sits in the second seat of the game that is set up.
    pub(crate) async fn choose_opponent(&self, kind: &str) {
        self.page.part("kind-2").await.unwrap();
        self.run(&format!(
            "const kind = document.querySelector('[data-test=kind-2]');
            kind.value = {kind:?}; kind.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        ))
        .await;
    }

    /// Writes the text of an edition into the editor that is open, and has it kept.
    pub(crate) async fn keep_edition(&self, text: &str) {
        let change = format!(
            "const text = document.querySelector('[data-test=edition-text]');
            text.value = {text:?}; text.dispatchEvent(new Event('input', {{ bubbles: true }}));"
        );
        self.page.part("edition-text").await.unwrap();
        self.run(&change).await;
        self.page.click("keep-edition").await.unwrap();
    }

    /// The only game as it is saved: a line of the pages, and its record.
    pub(crate) async fn saved_game(&self) -> String {
        let only = "return Object.entries(localStorage).find(([key]) => key.startsWith('parlor.game.'))[1];";
        self.read(only).await
    }

    /// The record of the only game.
    pub(crate) async fn record(&self) -> String {
        let saved = self.saved_game().await;
        let (_, record) = saved.split_once('\n').unwrap();
        record.to_owned()
    }

    /// Whatever is shown in red.
    pub(crate) async fn red(&self) -> String {
        let red = "return [...document.querySelectorAll('.refusal')].filter((part) => part.checkVisibility())
            .map((part) => part.textContent.trim()).filter((text) => text !== '').join(' | ');";
        self.read(red).await
    }

    /// From now on no bot acts before it is let go, on this page and on those that are opened after it.
    pub(crate) async fn hold_bots(&self) {
        self.run_first(HOLD).await;
        self.run(SLOW_BOTS).await;
        self.page.reload().await.unwrap();
    }

    /// Lets the bots of the page that is open go on.
    pub(crate) async fn let_bots_go(&self) {
        self.run(LET_GO).await;
    }

    /// What a script returns.
    pub(crate) async fn run(&self, script: &str) -> Value {
        self.page.run(script).await.unwrap()
    }

    /// What a script returns, as text.
    pub(crate) async fn read(&self, script: &str) -> String {
        self.run(script).await.as_str().unwrap_or_default().to_owned()
    }

    /// Whether a script returns true.
    pub(crate) async fn holds(&self, script: &str) -> bool {
        self.run(script).await == true
    }

    /// Waits until a script returns true.
    pub(crate) async fn wait(&self, what: &str, script: &str) {
        let so = async |page: &Page| -> Result<bool, BrowserError> { Ok(page.run(script).await? == true) };
        self.page.wait_until(what, so).await.unwrap();
    }

    /// Clicks with the real pointer on the first element that a selector finds.
    pub(crate) async fn press(&self, selector: &str) {
        self.wait(selector, &format!("return document.querySelector({selector:?}) !== null;")).await;
        let at = self.middle(selector).await;
        self.page.click_at(at).await.unwrap();
    }

    /// Taps twice with the real pointer on the first element that a selector finds.
    pub(crate) async fn double_tap(&self, selector: &str) {
        let at = self.middle(selector).await;
        self.page.double_tap_at(at).await.unwrap();
    }

    /// Drags one element to another with the real pointer.
    pub(crate) async fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.middle(from).await, self.middle(to).await);
        self.page.drag_at(from, to).await.unwrap();
    }

    /// Drags an element to another by its upper left corner, which is in sight though others lie over the rest of it.
    pub(crate) async fn drag_by_corner(&self, from: &str, to: &str) {
        let to = self.middle(to).await;
        let corner = self
            .run(&format!(
                "const box = document.querySelector({from:?})?.getBoundingClientRect(); return box ? [box.x + 10, box.y + 14] : null;"
            ))
            .await;
        let number = |index: usize| corner[index].as_f64().unwrap_or_else(|| panic!("there is no {from}"));
        self.page.drag_at((number(0), number(1)), to).await.unwrap();
    }

    /// The middle of an element, as soon as it is still: the board may be on its way to what is in play.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        let mut before = self.middle_now(selector).await;
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(25)).await;
            let now = self.middle_now(selector).await;
            if now == before {
                break;
            }
            before = now;
        }
        before
    }

    async fn middle_now(&self, selector: &str) -> (f64, f64) {
        let place = self
            .run(&format!(
                "const part = document.querySelector({selector:?});
                if (!part) return null;
                part.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
                const box = part.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];"
            ))
            .await;
        let number = |index: usize| place[index].as_f64().unwrap_or_else(|| panic!("there is no {selector}"));
        (number(0), number(1))
    }

    /// Lets everything be drawn that is going to be, so that nothing is taken for what it was a moment ago.
    pub(crate) async fn settle(&self) {
        let drawn = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))));";
        self.run(drawn).await;
    }

    /// Whether it is this one's turn.
    pub(crate) async fn acts(&self) -> bool {
        self.holds("return document.querySelector('[data-test=hint][aria-disabled=false]') !== null;").await
    }

    /// Waits until it is this one's turn, or the game is over; rounds that were scored are looked at on the way. `false` if it is
    /// over.
    pub(crate) async fn await_turn(&self) -> bool {
        let ready = "return document.querySelector('[data-test=next-round]') !== null
            || document.querySelector('[data-test=ending]') !== null
            || document.querySelector('[data-test=hint][aria-disabled=false]') !== null;";
        for _ in 0..20 {
            self.settle().await;
            self.wait("somebody is to act", ready).await;
            if self.page.is_there("next-round").await.unwrap() {
                self.press("[data-test=next-round]").await;
                continue;
            }
            return !self.page.is_there("ending").await.unwrap();
        }
        panic!("there is always something more to look at");
    }

    /// Gives the game up, and waits for its end.
    pub(crate) async fn give_up(&self) {
        // On a phone, what is beside the board has to be opened.
        if !self.holds("return document.querySelector('[data-test=side]').checkVisibility();").await {
            self.page.click("more").await.unwrap();
        }
        self.page.click("tab-keys").await.unwrap();
        // The first press only asks.
        for _ in 0..2 {
            self.page.click("give-up").await.unwrap();
        }
        self.page.part("ending").await.unwrap();
    }

    /// Runs a script in every page that is opened from now on, before anything else.
    pub(crate) async fn run_first(&self, script: &str) {
        self.cdp("Page.addScriptToEvaluateOnNewDocument", serde_json::json!({ "source": script })).await;
    }

    /// Has the browser itself do something.
    pub(crate) async fn cdp(&self, command: &str, parameters: Value) {
        self.page.browser().cdp().send_raw(command, parameters).await.unwrap();
    }

    /// Chooses a file with this text in an input, which has this test id.
    pub(crate) async fn choose_file(&self, id: &str, text: &str) {
        // No other browser knows its folder, and the file goes away with it.
        let file = self.page.folder().join(format!("{id}.parlor"));
        std::fs::write(&file, text).unwrap();
        self.page.part(id).await.unwrap().send_keys(file.display().to_string()).await.unwrap();
        // It is read when it is chosen, which is not at once.
        self.settle().await;
    }

    /// What a greedy player would do, in notation.
    pub(crate) async fn hint(&self) -> String {
        self.page.click("hint").await.unwrap();
        self.hinted().await
    }

    /// The same by keyboard alone.
    pub(crate) async fn hint_by_keys(&self) -> String {
        self.tab_to("[data-test=hint]").await;
        self.page.keys(Key::Enter).await.unwrap();
        self.hinted().await
    }

    /// What the hint says that has been asked for.
    async fn hinted(&self) -> String {
        let there = "return document.querySelector('[data-test=note] [data-action]') !== null;";
        self.wait("there is a hint", there).await;
        self.read("return document.querySelector('[data-test=note] [data-action]').dataset.action;").await
    }

    /// Waits until what a hint said is done.
    pub(crate) async fn await_done(&self) {
        let gone = "return document.querySelector('[data-test=note] [data-action]') === null;";
        self.wait("something has happened", gone).await;
    }

    /// Goes with the Tab key, back with Shift, until the focus is on something that a selector finds.
    pub(crate) async fn tab_to(&self, selector: &str) {
        let way = format!(
            "const [here, there] = [document.activeElement, document.querySelector({selector:?})];
            if (here?.matches({selector:?})) return 'there';
            const before = here && there && (here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING);
            return before && here !== document.body ? 'back' : 'on';"
        );
        for _ in 0..120 {
            match self.read(&way).await.as_str() {
                "there" => return,
                "back" => {
                    let keys = self.page.browser().action_chain().key_down(Key::Shift).key_down(Key::Tab);
                    keys.key_up(Key::Tab).key_up(Key::Shift).perform().await.unwrap();
                }
                _ => self.page.keys(Key::Tab).await.unwrap(),
            }
        }
        panic!("the Tab key never comes to {selector}");
    }

    /// Saves a picture.
    pub(crate) async fn shot(&self, name: &str) {
        self.page.screenshot(variable("PARLOR_SHOTS").join(format!("{name}.png"))).await.unwrap();
    }

    /// Nothing went wrong in the browser.
    pub(crate) async fn leave(mut self) {
        assert_eq!(self.page.console_errors().await.unwrap(), Vec::<String>::new());
    }

    /// Nobody is shut out: axe-core finds nothing.
    pub(crate) async fn check_access(&self, what: &str) {
        assert_eq!(self.page.axe().await.unwrap(), Vec::<String>::new(), "{what}");
    }
}

/// All looks of a page: its name, and who comes. They ask for little motion, so that nothing is seen half-way.
pub(crate) fn looks() -> [(&'static str, Visit); 4] {
    [
        ("desktop-light", visit().calm()),
        ("desktop-dark", visit().calm().scheme(Scheme::Dark)),
        ("phone-light", visit().calm().phone(390, 844)),
        ("phone-dark", visit().calm().phone(390, 844).scheme(Scheme::Dark)),
    ]
}
