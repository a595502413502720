//! The house over HTTP and WebSocket.

mod access;
mod requests;
mod socket;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::map_response;
use axum::response::Response;
use axum::routing::{get, post};

pub use access::Access;

use crate::house::House;
use crate::runtime::Runtime;
use crate::store::Store;

/// The most bytes of a request: a box that somebody has at home is the longest part of one.
const MAX_REQUEST: usize = 64 * 1024;

/// What the handlers have.
pub(crate) struct Served<S, R> {
    house: House<S, R>,
    access: Access,
}

impl<S, R> Clone for Served<S, R> {
    fn clone(&self) -> Served<S, R> {
        Served { house: self.house.clone(), access: self.access.clone() }
    }
}

/// Everything that a house answers: `/api/…`, `/healthz` and `/readyz`.
pub fn router<S: Store, R: Runtime>(house: House<S, R>, access: Access) -> Router {
    let api = Router::new()
        .route("/api/guest", get(requests::guest).post(requests::become_guest::<S, R>))
        .route("/api/house", get(requests::house::<S, R>))
        .route("/api/tables", post(requests::create_table::<S, R>))
        .route("/api/tables/{table}/record", get(requests::record::<S, R>))
        .route("/api/socket", get(socket::open::<S, R>))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(requests::ready::<S, R>))
        .route("/api/{*path}", axum::routing::any(requests::no_such_thing));
    api.layer(DefaultBodyLimit::max(MAX_REQUEST))
        .layer(map_response(with_headers))
        .with_state(Served { house, access })
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
