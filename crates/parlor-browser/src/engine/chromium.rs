//! Chromium, by chromedriver and the protocol of its developer tools.

use std::process::Command;

use parlor_process::Folder;
use serde_json::json;
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities as _;
use thirtyfour::{Capabilities, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};

use crate::driver::Driver;
use crate::visit::NOTE_ERRORS;
use crate::{BrowserError, Hand, Scheme, Visit};

/// The programs, where Debian has them.
const CHROMIUM: &str = "/usr/bin/chromium";
const DRIVER: &str = "/usr/bin/chromedriver";

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

pub(super) fn start(visit: &Visit, folder: &Folder) -> Result<(Driver, Capabilities), BrowserError> {
    // The browser takes the language of its own words from here.
    let mut command = Command::new(DRIVER);
    let driver = Driver::start(command.arg("--port=0").env("LANGUAGE", &visit.language), port_in)?;
    let mut capabilities = DesiredCapabilities::chrome();
    capabilities.set_binary(CHROMIUM)?;
    for flag in FLAGS {
        capabilities.add_arg(flag)?;
    }
    capabilities.add_arg(&format!("--lang={}", visit.language))?;
    capabilities.add_arg(&format!("--user-data-dir={}", folder.path().display()))?;
    capabilities.add_arg(&format!("--window-size={},{}", visit.size.0, visit.size.1))?;
    if let Some(host) = visit.host {
        capabilities.add_arg(&format!("--host-resolver-rules=MAP {host} 127.0.0.1"))?;
    }
    capabilities.add_experimental_option("prefs", json!({ "intl.accept_languages": visit.language }))?;
    capabilities.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok((driver, capabilities.into()))
}

/// The port in a line of what the driver says.
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

/// What no flag can say.
pub(super) async fn emulate(visit: &Visit, browser: &WebDriver) -> Result<(), BrowserError> {
    let cdp = browser.cdp();
    let is_phone = visit.hand == Hand::Finger;
    let (width, height) = visit.size;
    let metrics = json!({
        "width": width,
        "height": height,
        "deviceScaleFactor": if is_phone { 2 } else { 1 },
        "mobile": is_phone,
    });
    cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
    let touch =
        if is_phone { json!({ "enabled": true, "maxTouchPoints": 5 }) } else { json!({ "enabled": false }) };
    cdp.send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
    let media = json!({ "features": [
        { "name": "prefers-color-scheme", "value": match visit.scheme {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        } },
        { "name": "prefers-reduced-motion", "value": if visit.is_calm { "reduce" } else { "no-preference" } },
    ] });
    cdp.send_raw("Emulation.setEmulatedMedia", media).await?;
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE_ERRORS })).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_what_the_driver_says() {
        assert_eq!(port_in("Starting ChromeDriver 1.2.3 on port 0"), None);
        assert_eq!(port_in("ChromeDriver was started successfully on port 40123."), Some(40_123));
    }
}
