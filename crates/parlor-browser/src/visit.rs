//! Who comes to see the pages.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use parlor_process::Folder;
use thirtyfour::WebDriver;

use crate::server::Server;
use crate::{BrowserError, Engine, Page};

/// How long things may take before waiting for them fails, if nothing else is said.
const LIMIT: Duration = Duration::from_secs(20);

/// Errors that happen before anybody asks: they are noted in the page.
pub(crate) const NOTE_ERRORS: &str = "if (!window.parlorErrors) {
    window.parlorErrors = [];
    addEventListener('error', (event) => window.parlorErrors.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => window.parlorErrors.push(String(event.reason)));
}";

/// Light or dark, as the system of the visitor asks for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// Light.
    #[default]
    Light,
    /// Dark.
    Dark,
}

/// What the visitor uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// A mouse, at a desk.
    #[default]
    Mouse,
    /// A finger, on a phone.
    Finger,
}

/// Who comes to see the pages: with a mouse, in a window of 1280 by 800, in English and in daylight, if nothing else is
/// said.
#[derive(Clone, Debug)]
pub struct Visit {
    binary: PathBuf,
    pub(crate) axe: Option<PathBuf>,
    pub(crate) engine: Engine,
    pub(crate) size: (u32, u32),
    pub(crate) language: String,
    pub(crate) scheme: Scheme,
    pub(crate) hand: Hand,
    pub(crate) is_calm: bool,
    pub(crate) limit: Duration,
    /// The name by which the pages are visited, if not by the address of this computer.
    pub(crate) host: Option<&'static str>,
    /// How long somebody is away before the others may do something about it, in seconds, if not as long as usual.
    absence: Option<u32>,
}

impl Visit {
    /// To the pages that this `parlor` hands out.
    pub fn new(binary: impl AsRef<Path>) -> Visit {
        Visit {
            binary: binary.as_ref().to_owned(),
            axe: None,
            engine: Engine::default(),
            size: (1280, 800),
            language: "en".to_owned(),
            scheme: Scheme::default(),
            hand: Hand::default(),
            is_calm: false,
            limit: LIMIT,
            host: None,
            absence: None,
        }
    }

    /// With the source of axe-core from this file, for [`Page::axe`].
    pub fn axe(mut self, source: impl AsRef<Path>) -> Visit {
        self.axe = Some(source.as_ref().to_owned());
        self
    }

    /// In a browser that is made of this engine.
    pub fn engine(self, engine: Engine) -> Visit {
        Visit { engine, ..self }
    }

    /// With a page of this size, in points.
    pub fn size(self, width: u32, height: u32) -> Visit {
        Visit { size: (width, height), ..self }
    }

    /// On a phone of this size: two dots a point, and a finger.
    pub fn phone(self, width: u32, height: u32) -> Visit {
        Visit { hand: Hand::Finger, ..self.size(width, height) }
    }

    /// In this language, such as `es`.
    pub fn language(mut self, language: &str) -> Visit {
        language.clone_into(&mut self.language);
        self
    }

    /// Light or dark.
    pub fn scheme(self, scheme: Scheme) -> Visit {
        Visit { scheme, ..self }
    }

    /// Asking for little motion.
    pub fn calm(self) -> Visit {
        Visit { is_calm: true, ..self }
    }

    /// Waiting so long instead of 20 seconds.
    pub fn limit(self, limit: Duration) -> Visit {
        Visit { limit, ..self }
    }

    /// By this name, over plain HTTP: to a browser that is no secure context, as in a home network. Only Chromium can.
    pub fn named(self, host: &'static str) -> Visit {
        Visit { host: Some(host), ..self }
    }

    /// To a server where somebody is gone after so many seconds.
    pub fn absence(self, seconds: u32) -> Visit {
        Visit { absence: Some(seconds), ..self }
    }

    /// Starts the server, the driver and a browser that knows nothing yet. No page is open before [`Page::goto`].
    ///
    /// # Errors
    /// If one of them can't be started.
    pub async fn open(&self) -> Result<Page, BrowserError> {
        self.open_at(Arc::new(Mutex::new(Server::start(&self.binary, self.host, self.absence)?))).await
    }

    /// The same at the server that another page has come from: somebody else, in a browser of their own.
    ///
    /// # Errors
    /// If the driver or the browser can't be started.
    pub async fn open_beside(&self, other: &Page) -> Result<Page, BrowserError> {
        self.open_at(other.server()).await
    }

    async fn open_at(&self, server: Arc<Mutex<Server>>) -> Result<Page, BrowserError> {
        let folder = Folder::new("parlor-browser")?;
        let (mut driver, capabilities) = self.engine.start(self, &folder)?;
        let browser = WebDriver::new(driver.address(), capabilities).await?;
        driver.keep_session(browser.handle().session_id().to_string());
        // Ending it is the driver's business from here on.
        let _ = browser.clone().leak();
        self.engine.prepare(self, &browser).await?;
        Ok(Page::new(browser, driver, folder, server, self))
    }
}
