//! For whoever runs the house: whether it lives, whether it can save, and what it counts.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::Served;
use super::proxies::is_from_this_computer;
use super::requests::no_such_thing;
use super::serve::Peer;
use crate::runtime::Runtime;
use crate::store::{Store, StoreError};

/// For so long an answer about the store is given again, in milliseconds: every new one writes to the disk.
pub(super) const ASK_AGAIN: u64 = 1_000;

/// `GET /healthz`: whether the house lives.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: whether the house can read and write its store.
pub(super) async fn ready<S: Store, R: Runtime>(State(served): State<Served<S, R>>) -> Response {
    let mut last = served.checked.lock().await;
    let now = served.house.runtime().now();
    let is_ready = match *last {
        Some((at, is_ready)) if now < at + ASK_AGAIN => is_ready,
        _ => {
            let checked = served.house.store().check().await;
            let is_ready = checked.inspect_err(|error| served.house.say_storage(error)).is_ok();
            *last = Some((now, is_ready));
            is_ready
        }
    };
    if is_ready { "ready\n".into_response() } else { StoreError::Stopped.into_response() }
}

/// `GET /metrics`: only for programs on this very computer.
pub(super) async fn metrics<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Response {
    let peer = peer.map(|Extension(Peer(address))| address.ip());
    if served.access.host(&headers).is_none() || !is_from_this_computer(peer, &headers) {
        return no_such_thing().await;
    }
    const TEXT: &str = "text/plain; version=0.0.4; charset=utf-8";
    (StatusCode::OK, [(header::CONTENT_TYPE, TEXT)], served.house.metrics_text()).into_response()
}
