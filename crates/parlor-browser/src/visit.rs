//! Who comes to see the pages.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities as _;
use thirtyfour::{ChromeCapabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::driver::Driver;
use crate::folder::Folder;
use crate::server::Server;
use crate::{BrowserError, Page};

/// The programs, where Debian has them.
const CHROMIUM: &str = "/usr/bin/chromium";
const DRIVER: &str = "/usr/bin/chromedriver";

/// How long things may take before waiting for them fails, if nothing else is said.
const LIMIT: Duration = Duration::from_secs(20);

/// No window, nothing that a browser does by itself, no proxy, and no wall around it: that needs rights we may not have.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-proxy-server",
    "--hide-scrollbars",
];

/// Errors that happen before anybody asks: they are noted in the page.
const NOTE_ERRORS: &str = "window.parlorErrors = [];
addEventListener('error', (event) => window.parlorErrors.push(String(event.message)));
addEventListener('unhandledrejection', (event) => window.parlorErrors.push(String(event.reason)));";

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
    axe: Option<PathBuf>,
    size: (u32, u32),
    language: String,
    scheme: Scheme,
    hand: Hand,
    is_calm: bool,
    limit: Duration,
}

impl Visit {
    /// To the pages that this `parlor` hands out.
    pub fn new(binary: impl AsRef<Path>) -> Visit {
        Visit {
            binary: binary.as_ref().to_owned(),
            axe: None,
            size: (1280, 800),
            language: "en".to_owned(),
            scheme: Scheme::default(),
            hand: Hand::default(),
            is_calm: false,
            limit: LIMIT,
        }
    }

    /// With the source of axe-core from this file, for [`Page::axe`].
    pub fn axe(mut self, source: impl AsRef<Path>) -> Visit {
        self.axe = Some(source.as_ref().to_owned());
        self
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

    /// Starts the server, the driver and a browser that knows nothing yet. No page is open before [`Page::goto`].
    ///
    /// # Errors
    /// If one of them can't be started.
    pub async fn open(&self) -> Result<Page, BrowserError> {
        let server = Server::start(&self.binary)?;
        let folder = Folder::new()?;
        let mut driver = Driver::start(DRIVER, &self.language)?;
        let browser = WebDriver::new(driver.address(), self.capabilities(&folder)?).await?;
        driver.keep_session(browser.handle().session_id().to_string());
        // Ending it is the driver's business from here on.
        let _ = browser.clone().leak();
        self.emulate(&browser).await?;
        Ok(Page::new(browser, driver, folder, server, self.hand, self.axe.clone(), self.limit))
    }

    fn capabilities(&self, folder: &Folder) -> Result<ChromeCapabilities, BrowserError> {
        let mut capabilities = DesiredCapabilities::chrome();
        capabilities.set_binary(CHROMIUM)?;
        for flag in FLAGS {
            capabilities.add_arg(flag)?;
        }
        capabilities.add_arg(&format!("--lang={}", self.language))?;
        capabilities.add_arg(&format!("--user-data-dir={}", folder.path().display()))?;
        capabilities.add_arg(&format!("--window-size={},{}", self.size.0, self.size.1))?;
        capabilities.add_experimental_option("prefs", json!({ "intl.accept_languages": self.language }))?;
        capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        Ok(capabilities)
    }

    /// What no flag can say.
    async fn emulate(&self, browser: &WebDriver) -> Result<(), BrowserError> {
        let cdp = browser.cdp();
        let is_phone = self.hand == Hand::Finger;
        let (width, height) = self.size;
        let metrics = json!({
            "width": width,
            "height": height,
            "deviceScaleFactor": if is_phone { 2 } else { 1 },
            "mobile": is_phone,
        });
        cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        let touch = if is_phone {
            json!({ "enabled": true, "maxTouchPoints": 5 })
        } else {
            json!({ "enabled": false })
        };
        cdp.send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        let media = json!({ "features": [
            { "name": "prefers-color-scheme", "value": match self.scheme {
                Scheme::Light => "light",
                Scheme::Dark => "dark",
            } },
            { "name": "prefers-reduced-motion", "value": if self.is_calm { "reduce" } else { "no-preference" } },
        ] });
        cdp.send_raw("Emulation.setEmulatedMedia", media).await?;
        cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE_ERRORS })).await?;
        Ok(())
    }
}
