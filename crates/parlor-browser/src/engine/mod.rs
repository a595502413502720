//! The engines that browsers are made of.

mod chromium;
mod firefox;
mod webkit;

use std::str::FromStr;

use parlor_process::Folder;
use thirtyfour::{Capabilities, WebDriver};

use crate::driver::Driver;
use crate::{BrowserError, Visit};

/// What a browser is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// That of Chromium, Chrome and Edge.
    #[default]
    Chromium,
    /// That of Firefox.
    Firefox,
    /// That of Safari.
    WebKit,
}

impl Engine {
    /// Starts what drives a browser for a visit; and how to ask it for the browser.
    pub(crate) fn start(
        self,
        visit: &Visit,
        folder: &Folder,
    ) -> Result<(Driver, Capabilities), BrowserError> {
        match self {
            Engine::Chromium => chromium::start(visit, folder),
            Engine::Firefox => firefox::start(visit, folder),
            Engine::WebKit => webkit::start(visit, folder),
        }
    }

    /// Makes a browser that has started what the visit asks for, as far as it could not be told before.
    pub(crate) async fn prepare(self, visit: &Visit, browser: &WebDriver) -> Result<(), BrowserError> {
        match self {
            Engine::Chromium => chromium::emulate(visit, browser).await,
            Engine::Firefox | Engine::WebKit => crate::window::fit(browser, visit.size).await,
        }
    }

    /// Whether it can be told what no driver has a command for, by the protocol of Chromium's developer tools.
    pub(crate) fn has_tools(self) -> bool {
        self == Engine::Chromium
    }
}

impl FromStr for Engine {
    type Err = BrowserError;

    fn from_str(name: &str) -> Result<Engine, BrowserError> {
        match name {
            "chromium" => Ok(Engine::Chromium),
            "firefox" => Ok(Engine::Firefox),
            "webkit" => Ok(Engine::WebKit),
            _ => Err(BrowserError::Engine { name: name.to_owned() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_go_by_their_names() {
        assert_eq!("webkit".parse::<Engine>().unwrap(), Engine::WebKit);
        let unknown = "gecko".parse::<Engine>().unwrap_err();
        assert_eq!(unknown.to_string(), "there is no engine \"gecko\": it is chromium, firefox or webkit");
    }
}
