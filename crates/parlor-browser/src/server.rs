//! The program that hands the pages out.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use parlor_process::{Folder, Kept, ProcessError};

use crate::BrowserError;
use crate::driver::free_port;

/// `parlor serve`, which can be stopped and started again on the same port.
#[derive(Debug)]
pub(crate) struct Server {
    binary: PathBuf,
    address: String,
    port: u16,
    options: Options,
    running: Option<Kept>,
    /// Where tables and guests are stored.
    data: Folder,
}

/// What a server is told.
#[derive(Debug)]
struct Options {
    /// The address that it has, without a slash at the end, if not that of this computer.
    public: Option<String>,
    /// After how many seconds somebody is gone, if not as usual.
    absence: Option<u32>,
}

impl Server {
    /// At any free port, by the address of this computer or by this name.
    pub(crate) fn start(
        binary: &Path,
        host: Option<&str>,
        absence: Option<u32>,
    ) -> Result<Server, BrowserError> {
        let data = Folder::new("parlor-browser")?;
        // A public address names the port, so it has to be known before.
        let port =
            if host.is_some() { free_port().map_err(|error| BrowserError::Port { error })? } else { 0 };
        let options = Options { public: host.map(|host| format!("http://{host}:{port}")), absence };
        let (kept, address) = run(binary, port, data.path(), &options)?;
        let port = address.trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
        let port = port.ok_or_else(|| ProcessError::NotReady {
            program: binary.display().to_string(),
            said: vec![address.clone()],
        })?;
        let address = options.public.as_ref().map_or(address, |public| format!("{public}/"));
        Ok(Server { binary: binary.to_owned(), address, port, options, running: Some(kept), data })
    }

    /// Where the pages are, with a slash at the end.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) fn stop(&mut self) {
        self.running = None;
    }

    /// Starts it again if it was stopped.
    pub(crate) fn start_again(&mut self) -> Result<(), BrowserError> {
        if self.running.is_none() {
            self.running = Some(run(&self.binary, self.port, self.data.path(), &self.options)?.0);
        }
        Ok(())
    }
}

fn run(binary: &Path, port: u16, data: &Path, options: &Options) -> Result<(Kept, String), BrowserError> {
    let port = port.to_string();
    let mut server = Command::new(binary);
    server.args(["serve", "--lang", "en", "--port", &port, "--data"]).arg(data);
    if let Some(public) = &options.public {
        server.args(["--public-url", public]);
    }
    if let Some(absence) = options.absence {
        server.args(["--absence", &absence.to_string()]);
    }
    if let Some(pages) = std::env::var_os("PARLOR_PAGES") {
        server.arg("--pages").arg(pages);
    }
    Ok(Kept::start(server.stderr(Stdio::null()), address_in)?)
}

/// The address in a line of text.
fn address_in(line: &str) -> Option<String> {
    line.split_whitespace().find(|word| word.starts_with("http://")).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_what_the_program_says() {
        let line = "Parlor is running at http://127.0.0.1:5055/ – press Ctrl-C to stop it.";
        assert_eq!(address_in(line).as_deref(), Some("http://127.0.0.1:5055/"));
        assert_eq!(address_in("Parlor is closed."), None);
    }
}
