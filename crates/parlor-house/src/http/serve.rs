//! Listens, and hands requests to a router: connections that send their headers too slowly are closed, there are only so many of
//! them, and all end when the house does.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower_service::Service as _;

/// The most bytes that are read ahead of a request.
const READ_AHEAD: usize = 16 * 1024;
/// How many headers a request has at most.
const MAX_HEADERS: usize = 64;
/// More connections than sockets: pages are loaded too.
const CONNECTIONS: usize = 24_000;
/// How long nothing is accepted after the system could not: it has no more file descriptors, for example.
const PAUSE: Duration = Duration::from_millis(100);

/// How long others are waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// The headers of a request are there within this time.
    pub headers: Duration,
    /// When the house ends, everyone has gone within this time.
    pub farewell: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { headers: Duration::from_secs(15), farewell: Duration::from_millis(1_500) }
    }
}

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub SocketAddr);

/// Answers until `stop` ends. Then nobody is accepted any more, and it goes on until every answer under way and `goodbye` have
/// ended, if that does not take too long.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    patience: Patience,
    stop: impl Future<Output = ()>,
    goodbye: impl Future<Output = ()>,
) {
    let (stopping, stopped) = watch::channel(false);
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        // Whoever comes when it is full is not answered.
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let (router, stopped) = (router.clone(), stopped.clone());
        tokio::spawn(async move {
            answer(stream, Peer(peer), router, patience, stopped).await;
            drop(place);
        });
    }
    drop(listener);
    drop(stopped);
    stopping.send_replace(true);
    // It is closed when the last connection has ended.
    let ended = async { tokio::join!(goodbye, stopping.closed()) };
    let _ = tokio::time::timeout(patience.farewell, ended).await;
}

/// Answers one connection.
async fn answer(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    patience: Patience,
    mut stopped: watch::Receiver<bool>,
) {
    // Moves are short: they don't wait for more to be sent with them.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer);
        router.clone().call(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience.headers)
        .max_buf_size(READ_AHEAD)
        .max_headers(MAX_HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // What a client does wrong is its own affair.
        _ = connection.as_mut() => return,
        _ = stopped.wait_for(|stopped| *stopped) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
