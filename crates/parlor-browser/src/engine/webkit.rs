//! WebKit, which Safari is made of, by WebKitGTK's driver and small browser. They need a screen: they get one that nobody sees.

use std::process::{Command, Stdio};

use parlor_process::{Folder, Kept};
use serde_json::json;
use thirtyfour::Capabilities;

use crate::driver::Driver;
use crate::{BrowserError, Scheme, Visit};

/// The programs, where Debian has them.
const BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const DRIVER: &str = "/usr/bin/WebKitWebDriver";
const SCREEN: &str = "/usr/bin/Xvfb";

/// What a window has around its page, and more: a window can't be larger than the screen.
const AROUND: u32 = 200;

pub(super) fn start(visit: &Visit, folder: &Folder) -> Result<(Driver, Capabilities), BrowserError> {
    let (screen, display) = start_screen(visit.size)?;
    let motion = if visit.is_calm { "gtk-enable-animations=0" } else { "gtk-enable-animations=1" };
    folder.write("gtk-3.0/settings.ini", &format!("[Settings]\n{motion}\n"))?;
    let mut command = Command::new(DRIVER);
    command.env("DISPLAY", display).env("LANGUAGE", &visit.language).env("XDG_CONFIG_HOME", folder.path());
    command.env(
        "GTK_THEME",
        match visit.scheme {
            Scheme::Light => "Adwaita",
            Scheme::Dark => "Adwaita:dark",
        },
    );
    let driver = Driver::start_silent(&mut command, screen)?;
    let mut capabilities = Capabilities::new();
    capabilities.set("browserName", "MiniBrowser")?;
    capabilities.set("webkitgtk:browserOptions", json!({ "binary": BROWSER, "args": ["--automation"] }))?;
    Ok((driver, capabilities))
}

/// Starts a screen for a page of this size; and what programs call it.
fn start_screen((width, height): (u32, u32)) -> Result<(Kept, String), BrowserError> {
    let size = format!("{}x{}x24", width + AROUND, height + AROUND);
    // It says its number as soon as programs can use it.
    let mut command = Command::new(SCREEN);
    command.args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", &size]).stderr(Stdio::null());
    let number_in = |line: &str| line.trim().parse::<u32>().ok().map(|number| format!(":{number}"));
    Ok(Kept::start(&mut command, number_in)?)
}
