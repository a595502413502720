//! A line between a browser and the server that can be cut and mended, and on which the server can seem to be of another build.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// The line: it listens on a port of its own, and passes everything on.
pub(crate) struct Relay {
    address: SocketAddr,
    line: Arc<Line>,
}

struct Line {
    server: String,
    is_cut: AtomicBool,
    open: Mutex<Vec<TcpStream>>,
    /// What the server says that is changed on the way, and into what of the same length.
    changed: Option<(Vec<u8>, Vec<u8>)>,
}

impl Relay {
    /// A line to the server at this address, such as `http://127.0.0.1:4321/`.
    pub(crate) fn to(address: &str) -> Relay {
        Relay::new(address, None)
    }

    /// The same; wherever the server says the first text, the second arrives.
    pub(crate) fn changing(address: &str, said: &str, heard: &str) -> Relay {
        assert_eq!(said.len(), heard.len());
        Relay::new(address, Some((said.as_bytes().to_vec(), heard.as_bytes().to_vec())))
    }

    fn new(address: &str, changed: Option<(Vec<u8>, Vec<u8>)>) -> Relay {
        let server = address.trim_start_matches("http://").trim_end_matches('/').to_owned();
        let line = Arc::new(Line { server, is_cut: AtomicBool::new(false), open: Mutex::default(), changed });
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let relay = Relay { address: listener.local_addr().unwrap(), line: line.clone() };
        thread::spawn(move || {
            for browser in listener.incoming().map_while(Result::ok) {
                // Whoever holds the other end is gone: the test is over.
                if Arc::strong_count(&line) == 1 {
                    break;
                }
                if !line.is_cut.load(Ordering::SeqCst) {
                    let _ = line.connect(browser);
                }
            }
        });
        relay
    }

    /// The same place on the pages, by way of the line.
    pub(crate) fn by_way(&self, link: &str) -> String {
        link.replace(&self.line.server, &self.address.to_string())
    }

    /// From now on nothing comes through.
    pub(crate) fn cut(&self) {
        self.line.is_cut.store(true, Ordering::SeqCst);
        for stream in self.line.open.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// The line is there again.
    pub(crate) fn mend(&self) {
        self.line.is_cut.store(false, Ordering::SeqCst);
    }
}

impl Line {
    fn connect(self: &Arc<Line>, browser: TcpStream) -> io::Result<()> {
        let server = TcpStream::connect(&self.server)?;
        self.open.lock().unwrap().extend([browser.try_clone()?, server.try_clone()?]);
        let (from_browser, to_server) = (browser.try_clone()?, server.try_clone()?);
        thread::spawn(move || pass_on(from_browser, to_server, None));
        let changed = self.changed.clone();
        thread::spawn(move || pass_on(server, browser, changed.as_ref()));
        Ok(())
    }
}

/// Passes on what comes, until one of the ends is closed.
fn pass_on(mut from: TcpStream, mut to: TcpStream, changed: Option<&(Vec<u8>, Vec<u8>)>) {
    let mut buffer = [0; 64 * 1024];
    while let Ok(read @ 1..) = from.read(&mut buffer) {
        let bytes = &mut buffer[..read];
        if let Some((said, heard)) = changed
            && let Some(start) = bytes.windows(said.len()).position(|window| window == said)
        {
            bytes[start..start + heard.len()].copy_from_slice(heard);
        }
        if to.write_all(bytes).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.cut();
        self.line = Arc::new(Line {
            server: String::new(),
            is_cut: AtomicBool::new(true),
            open: Mutex::default(),
            changed: None,
        });
        // Wakes whoever listens.
        drop(TcpStream::connect(self.address));
    }
}
