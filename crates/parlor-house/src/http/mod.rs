//! The house over HTTP and WebSocket.

mod access;
mod operations;
mod proxies;
mod requests;
mod serve;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{get, post};

pub use access::Access;
pub use proxies::{Network, NetworkError};
pub use serve::{Patience, Peer, serve};

use crate::house::House;
use crate::log::Event;
use crate::runtime::Runtime;
use crate::store::Store;

/// The most bytes of a request: a box that somebody has at home is the longest part of one.
const MAX_REQUEST: usize = 64 * 1024;

/// What the handlers have.
pub(crate) struct Served<S, R> {
    house: House<S, R>,
    access: Access,
    /// When the store was asked last whether it can be read and written, and what it said.
    checked: Arc<tokio::sync::Mutex<Option<(u64, bool)>>>,
}

impl<S, R> Clone for Served<S, R> {
    fn clone(&self) -> Served<S, R> {
        let checked = Arc::clone(&self.checked);
        Served { house: self.house.clone(), access: self.access.clone(), checked }
    }
}

/// Everything that a house answers: `/api/…`, `/healthz`, `/readyz` and `/metrics`.
pub fn router<S: Store, R: Runtime>(house: House<S, R>, access: Access) -> Router {
    let served = Served { house, access, checked: Arc::default() };
    let api = Router::new()
        .route("/api/guest", get(requests::guest).post(requests::become_guest::<S, R>))
        .route("/api/tables", post(requests::create_table::<S, R>))
        .route("/api/tables/{table}/record", get(requests::record::<S, R>))
        .route("/api/socket", get(socket::open::<S, R>))
        .route("/healthz", get(operations::health))
        .route("/readyz", get(operations::ready::<S, R>))
        .route("/metrics", get(operations::metrics::<S, R>))
        .route("/api/{*path}", axum::routing::any(requests::no_such_thing));
    api.layer(DefaultBodyLimit::max(MAX_REQUEST))
        .layer(map_response(with_headers))
        .layer(from_fn_with_state(served.clone(), answer::<S, R>))
        .with_state(served)
}

/// Answers in time, and says in the log that it has.
async fn answer<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    request: Request,
    next: Next,
) -> Response {
    let (method, route) = (request.method().to_string(), route(request.uri().path()));
    let response = match tokio::time::timeout(served.house.limits().answer_within, next.run(request)).await {
        Ok(response) => response,
        Err(_) => requests::problem(StatusCode::REQUEST_TIMEOUT, "the request took too long"),
    };
    let status = response.status().as_u16();
    served.house.say(&Event::Answered { method, route: route.to_owned(), status });
    response
}

/// The shape of a path: what it names is for nobody's log.
fn route(path: &str) -> &'static str {
    const KNOWN: [&str; 6] = ["/api/guest", "/api/tables", "/api/socket", "/healthz", "/readyz", "/metrics"];
    let is_record = path.starts_with("/api/tables/") && path.ends_with("/record");
    match KNOWN.into_iter().find(|known| *known == path) {
        Some(known) => known,
        None if is_record => "/api/tables/{table}/record",
        None => "other",
    }
}

/// Headers of every answer: nothing of it is kept, shown in a frame or read by other sites.
async fn with_headers(mut response: Response) -> Response {
    const ALWAYS: [(HeaderName, &str); 5] = [
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in ALWAYS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
