//! The server: it listens to this computer and passes requests on.

use std::future::IntoFuture as _;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;

use crate::pages::assets::Assets;
use crate::pages::respond::respond;

/// Answers under way are finished when the server is stopped, but not for longer than this.
const FAREWELL: Duration = Duration::from_secs(1);

/// A server that listens already, and answers when it is run.
pub(crate) struct Server {
    runtime: Runtime,
    listener: TcpListener,
}

impl Server {
    /// Listens on a port of this computer, which others can't reach; port 0 is any free one.
    pub(crate) fn listen(port: u16) -> io::Result<Server> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let listener = runtime.block_on(TcpListener::bind((Ipv4Addr::LOCALHOST, port)))?;
        Ok(Server { runtime, listener })
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until somebody presses Ctrl-C or the system asks the program to end. Calls `ready` when that would be noticed.
    pub(crate) fn run<E: From<io::Error>>(
        self,
        assets: impl Assets,
        ready: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let Server { runtime, listener } = self;
        runtime.block_on(async {
            let stop = stop_asked()?;
            ready()?;
            Ok(answer_all(listener, assets, stop).await?)
        })
    }
}

async fn answer_all(
    listener: TcpListener,
    assets: impl Assets,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    let assets = Arc::new(assets);
    let router = Router::new().fallback(move |request: Request<Body>| {
        let assets = Arc::clone(&assets);
        async move { respond(&request, assets.as_ref()).map(Body::from) }
    });
    let (finish, finishing) = oneshot::channel::<()>();
    // Whether it is sent or dropped, it is time to finish.
    let served = axum::serve(listener, router).with_graceful_shutdown(async { drop(finishing.await) });
    tokio::select! {
        ended = served.into_future() => ended,
        () = async {
            stop.await;
            drop(finish);
            tokio::time::sleep(FAREWELL).await;
        } => Ok(()),
    }
}

/// Ends when somebody presses Ctrl-C or the system asks the program to end; from the call on, neither ends the program.
#[cfg(unix)]
fn stop_asked() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

#[cfg(windows)]
fn stop_asked() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move { drop(interrupt.recv().await) })
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::io::{Read as _, Write as _};
    use std::net::TcpStream;

    use super::*;
    use crate::pages::assets::Asset;

    struct OnePage;

    impl Assets for OnePage {
        fn get(&self, name: &str) -> Option<Asset> {
            let bytes = Cow::Borrowed(b"a page".as_slice());
            (name == "index.html").then(|| Asset { bytes, tag: "1".to_owned() })
        }
    }

    #[test]
    fn a_browser_gets_what_it_asks_for() {
        let Server { runtime, listener } = Server::listen(0).unwrap();
        let address = listener.local_addr().unwrap();
        assert!(address.ip().is_loopback());
        let (stop, stopped) = oneshot::channel::<()>();
        let server = std::thread::spawn(move || {
            runtime.block_on(answer_all(listener, OnePage, async { drop(stopped.await) }))
        });
        let ask = |lines: &str| {
            let mut stream = TcpStream::connect(address).unwrap();
            write!(stream, "{lines} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            answer
        };
        let page = ask("GET /?some=thing");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n") && page.ends_with("\r\n\r\na page"), "{page}");
        assert!(page.contains("content-security-policy: default-src 'none'"), "{page}");
        let head = ask("HEAD /");
        assert!(head.contains("content-length: 6\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask("GET /nothing").starts_with("HTTP/1.1 404 "));
        assert!(ask("POST /").starts_with("HTTP/1.1 405 "));
        // One that asks nothing more does not keep the server from ending.
        let idle = TcpStream::connect(address).unwrap();
        stop.send(()).unwrap();
        server.join().unwrap().unwrap();
        drop(idle);
    }

    #[test]
    fn a_port_is_taken_once() {
        let first = Server::listen(0).unwrap();
        let second = Server::listen(first.address().unwrap().port());
        assert_eq!(second.err().map(|error| error.kind()), Some(io::ErrorKind::AddrInUse));
    }
}
