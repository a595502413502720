//! The driver: the program through which a browser is used.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

use parlor_process::Kept;

use crate::BrowserError;

/// How long the driver may take to end a browser.
const FAREWELL: Duration = Duration::from_secs(20);

/// Chromium's driver gives up when its port is free in IPv6 and taken in IPv4: another port will do. It is started this often.
const ATTEMPTS: usize = 5;

/// A driver on a port of its own. Dropped, it ends the browser that it has started before it ends itself: a driver that is
/// merely stopped would leave the browser behind.
#[derive(Debug)]
pub(crate) struct Driver {
    port: u16,
    session: Option<String>,
    // Dropped after our own `drop`, which needs them, and in this order.
    _running: Kept,
    _screen: Option<Kept>,
}

impl Driver {
    /// Starts a driver that says its port, from which a line is read.
    pub(crate) fn start(
        command: &mut Command,
        port_in: impl Fn(&str) -> Option<u16>,
    ) -> Result<Driver, BrowserError> {
        command.stderr(Stdio::null());
        let mut started = Kept::start(command, &port_in);
        for _ in 1..ATTEMPTS {
            if started.is_ok() {
                break;
            }
            started = Kept::start(command, &port_in);
        }
        let (running, port) = started?;
        Ok(Driver { port, session: None, _running: running, _screen: None })
    }

    /// Starts a driver that says nothing, for a browser on this screen.
    pub(crate) fn start_silent(command: &mut Command, screen: Kept) -> Result<Driver, BrowserError> {
        let port = free_port().map_err(|error| BrowserError::Port { error })?;
        let is_ready = || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok();
        let running =
            Kept::start_silent(command.arg(format!("--port={port}")).stderr(Stdio::null()), is_ready)?;
        Ok(Driver { port, session: None, _running: running, _screen: Some(screen) })
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
        // Firefox's driver hears only those who call it by its address.
        let head = format!(
            "DELETE /session/{session} HTTP/1.1\r\nHost: {}:{}\r\nConnection: close\r\n\r\n",
            Ipv4Addr::LOCALHOST,
            self.port
        );
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

/// A port that nobody listens to.
pub(crate) fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
