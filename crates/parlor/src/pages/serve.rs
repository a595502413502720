//! The server: it listens, and passes requests on to the house or to the pages.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderValue, Request, Response, header};
use parlor_house::http::{Access, Patience, router, serve};
use parlor_house::store::Store;
use parlor_house::{Event, House, HouseOptions, TokioRuntime};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use crate::pages::assets::Assets;
use crate::pages::respond::respond;

/// A server that listens already, and answers when it is run.
pub(crate) struct Server {
    runtime: Runtime,
    listener: TcpListener,
}

/// What a server hands out, and to whom.
pub(crate) struct Served<A> {
    /// The pages.
    pub(crate) assets: A,
    /// By which names it answers.
    pub(crate) access: Access,
    /// What was chosen about the house.
    pub(crate) options: HouseOptions,
}

impl Server {
    /// Listens on a port, of this computer only or of the home network; port 0 is any free one.
    pub(crate) fn listen(port: u16, is_lan: bool) -> io::Result<Server> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let address = if is_lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let listener = runtime.block_on(TcpListener::bind((address, port)))?;
        Ok(Server { runtime, listener })
    }

    /// Where browsers on this computer find it.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        Ok((Ipv4Addr::LOCALHOST, self.listener.local_addr()?.port()).into())
    }

    /// Does something first.
    #[cfg(feature = "postgres")]
    pub(crate) fn wait_for<T>(&self, first: impl Future<Output = T>) -> T {
        self.runtime.block_on(first)
    }

    /// Answers until somebody presses Ctrl-C or the system asks the program to end. Tables and guests are in the store; only the pages
    /// are handed out if there is none. Calls `ready` when an end would be noticed.
    pub(crate) fn run<E: From<io::Error>>(
        self,
        served: Served<impl Assets>,
        store: Option<impl Store>,
        ready: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let Server { runtime, listener } = self;
        runtime.block_on(async {
            let stop = stop_asked()?;
            ready()?;
            answer_all(listener, served, store, stop).await;
            Ok(())
        })
    }
}

/// The address of this computer in the home network, if it is in one. Nothing is sent: the system only says from where it would be.
pub(crate) fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which leads to the same way out as any other.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|address| !address.is_loopback())
}

/// Tells the pages that they come from a house. It is no secret, and scripts read it.
const HOUSE_COOKIE: &str = "parlor-house=yes; Path=/; Max-Age=31536000; SameSite=Strict";

fn is_page(response: &Response<Body>) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"text/html"))
}

async fn answer_all(
    listener: TcpListener,
    served: Served<impl Assets>,
    store: Option<impl Store>,
    stop: impl Future<Output = ()>,
) {
    let Served { assets, access, options } = served;
    let house = store.map(|store| {
        // One core is left for those who play.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let runtime = TokioRuntime::new(cores.saturating_sub(1));
        House::open_with(store, runtime, options)
    });
    let (assets, is_house) = (Arc::new(assets), house.is_some());
    let of_house = house.as_ref().map(|house| router(house.clone(), access.clone()));
    let router = of_house.unwrap_or_default().fallback(move |request: Request<Body>| {
        let (assets, access) = (Arc::clone(&assets), access.clone());
        async move {
            let mut response = respond(&request, assets.as_ref(), &access).map(Body::from);
            if is_house && is_page(&response) {
                response.headers_mut().insert(header::SET_COOKIE, HeaderValue::from_static(HOUSE_COOKIE));
            }
            response
        }
    });
    let goodbye = async {
        if let Some(house) = &house {
            house.send_away().await;
        }
    };
    serve(listener, router, Patience::default(), stop, goodbye).await;
    // What was accepted is stored, however long the disk takes.
    if let Some(house) = house {
        house.store().close().await;
        house.say(&Event::Closed);
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

    use parlor_house::store::SqliteStore;
    use tokio::sync::oneshot;

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
        let Server { runtime, listener } = Server::listen(0, false).unwrap();
        let address = listener.local_addr().unwrap();
        assert!(address.ip().is_loopback());
        let (stop, stopped) = oneshot::channel::<()>();
        let server = std::thread::spawn(move || {
            let served =
                Served { assets: OnePage, access: Access::loopback(), options: HouseOptions::default() };
            let store = None::<SqliteStore>;
            runtime.block_on(answer_all(listener, served, store, async { drop(stopped.await) }));
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
        assert!(!page.contains("set-cookie"), "only a house says that it is one: {page}");
        let head = ask("HEAD /");
        assert!(head.contains("content-length: 6\r\n") && head.ends_with("\r\n\r\n"), "{head}");
        assert!(ask("GET /nothing").starts_with("HTTP/1.1 404 "));
        assert!(ask("POST /").starts_with("HTTP/1.1 405 "));
        // One that asks nothing more does not keep the server from ending.
        let idle = TcpStream::connect(address).unwrap();
        stop.send(()).unwrap();
        server.join().unwrap();
        drop(idle);
    }

    #[test]
    fn a_port_is_taken_once() {
        let first = Server::listen(0, false).unwrap();
        let second = Server::listen(first.address().unwrap().port(), false);
        assert_eq!(second.err().map(|error| error.kind()), Some(io::ErrorKind::AddrInUse));
    }
}
