//! The driver: the program through which a browser is used.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::process::Command;
use std::time::Duration;

use crate::BrowserError;
use crate::child::Kept;

/// How long the driver may take to end a browser.
const FAREWELL: Duration = Duration::from_secs(5);

/// A driver on a port of its own. Dropped, it ends the browser that it has started before it ends itself: a driver that is
/// merely stopped would leave the browser behind.
#[derive(Debug)]
pub(crate) struct Driver {
    port: u16,
    session: Option<String>,
    /// Dropped after our own `drop`, which needs it.
    _running: Kept,
}

impl Driver {
    pub(crate) fn start(program: &str, language: &str) -> Result<Driver, BrowserError> {
        // The browser takes the language of its own words from here.
        let mut command = Command::new(program);
        let (running, port) = Kept::start(command.arg("--port=0").env("LANGUAGE", language), port_in)?;
        Ok(Driver { port, session: None, _running: running })
    }

    pub(crate) fn address(&self) -> String {
        format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port)
    }

    /// The session that is to be ended.
    pub(crate) fn keep_session(&mut self, session: String) {
        self.session = Some(session);
    }

    /// Asks the driver to end the browser, and waits until that is done. By hand: in a panic there may be nothing to run
    /// asynchronous code.
    fn end_session(&self, session: &str) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(FAREWELL))?;
        let head =
            format!("DELETE /session/{session} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(head.as_bytes())?;
        stream.read(&mut [0; 64]).map(drop)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(session) = self.session.take() {
            // A driver that does not answer is stopped all the same.
            let _ = self.end_session(&session);
        }
    }
}

/// The port in a line of what the driver says.
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
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
