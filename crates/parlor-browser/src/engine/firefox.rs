//! Firefox, by geckodriver.

use std::process::Command;

use parlor_process::Folder;
use serde_json::json;
use thirtyfour::Capabilities;

use crate::driver::Driver;
use crate::{BrowserError, Hand, Scheme, Visit};

/// The browser, where Debian has it.
const FIREFOX: &str = "/usr/bin/firefox-esr";
/// Debian has no driver: `cargo xtask browser` builds one and names it here.
const DRIVER: &str = "GECKODRIVER";

/// What a window has around its page, and more: a window can't be larger than the screen.
const AROUND: u32 = 200;

pub(super) fn start(visit: &Visit, folder: &Folder) -> Result<(Driver, Capabilities), BrowserError> {
    let program = std::env::var_os(DRIVER).unwrap_or_else(|| "geckodriver".into());
    let mut command = Command::new(program);
    command.args(["--port", "0", "--profile-root"]).arg(folder.path());
    let (width, height) = visit.size;
    command.env("MOZ_HEADLESS_WIDTH", (width + AROUND).to_string());
    command.env("MOZ_HEADLESS_HEIGHT", (height + AROUND).to_string());
    let driver = Driver::start(&mut command, port_in)?;
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", "firefox")?;
    let options = json!({ "binary": FIREFOX, "args": ["-headless"], "prefs": {
        "intl.accept_languages": visit.language,
        "layout.css.prefers-color-scheme.content-override": match visit.scheme {
            Scheme::Dark => 0,
            Scheme::Light => 1,
        },
        "ui.prefersReducedMotion": u8::from(visit.is_calm),
        "dom.w3c_touch_events.enabled": u8::from(visit.hand == Hand::Finger),
        "network.proxy.type": 0,
    } });
    capabilities.set("moz:firefoxOptions", options)?;
    Ok((driver, capabilities))
}

/// The port in a line of what the driver says.
fn port_in(line: &str) -> Option<u16> {
    let (_, address) = line.split_once("Listening on ")?;
    address.rsplit(':').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_what_the_driver_says() {
        assert_eq!(port_in("1794935802760\tgeckodriver\tINFO\tListening on 127.0.0.1:38131"), Some(38_131));
        assert_eq!(port_in("*** You are running in headless mode."), None);
    }
}
