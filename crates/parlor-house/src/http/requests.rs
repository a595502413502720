//! What is asked over HTTP.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use parlor_wire::http::{CreatedTable, Guest, GuestRequest, HouseInfo, NewTable, Problem};
use parlor_wire::{InviteSecret, SessionToken, TableId};

use super::Served;
use super::access::Access;
use super::proxies::Origin;
use crate::house::GuestError;
use crate::runtime::Runtime;
use crate::store::{Person, Store, StoreError};

/// How long a browser keeps the cookie, in seconds: as long as browsers do.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

/// In which header a program or a page says the invitation: it is in no address.
const INVITE: &str = "parlor-invite";

/// An answer that says what is wrong.
pub(super) fn problem(status: StatusCode, error: &(impl ToString + ?Sized)) -> Response {
    (status, Json(Problem { error: error.to_string() })).into_response()
}

impl IntoResponse for GuestError {
    fn into_response(self) -> Response {
        let status = match self {
            GuestError::NameOfBot | GuestError::SetUp(_) => StatusCode::UNPROCESSABLE_ENTITY,
            GuestError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            GuestError::Store(error) => return error.into_response(),
        };
        problem(status, &self)
    }
}

impl IntoResponse for StoreError {
    fn into_response(self) -> Response {
        // What went wrong with the disk is nothing for strangers.
        problem(StatusCode::SERVICE_UNAVAILABLE, "the house can't save or read this now: try again")
    }
}

/// A request to one of the house's names, from one of its own pages or from a program.
pub(super) struct Ours {
    /// What the cookie is called.
    cookie: String,
    /// Whether it came over TLS.
    is_secure: bool,
    origin: Option<Origin>,
}

impl<S: Store, R: Runtime> FromRequestParts<Served<S, R>> for Ours {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, served: &Served<S, R>) -> Result<Ours, Response> {
        let Some(host) = served.access.host(&parts.headers) else {
            return Err(problem(StatusCode::MISDIRECTED_REQUEST, "this house has another name"));
        };
        if !served.access.is_from_here(&parts.headers, host) {
            return Err(problem(StatusCode::FORBIDDEN, "the request comes from another site"));
        }
        let origin = served.access.origin(parts.extensions.get().copied(), &parts.headers);
        let is_secure = served.access.is_secure(host, origin);
        Ok(Ours { cookie: Access::cookie_name(host, is_secure), is_secure, origin })
    }
}

/// Who asks, by cookie or bearer token; `None` if the house does not know them.
pub(super) struct Asking(pub(super) Option<Person>);

impl<S: Store, R: Runtime> FromRequestParts<Served<S, R>> for Asking {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, served: &Served<S, R>) -> Result<Asking, Response> {
        let Ours { cookie, .. } = Ours::from_request_parts(parts, served).await?;
        let Some(token) = token(&parts.headers, &cookie) else {
            return Ok(Asking(None));
        };
        served.house.guest(&token).await.map(Asking).map_err(StoreError::into_response)
    }
}

/// What everyone may know about the house.
pub(super) async fn house<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    _: Ours,
) -> Json<HouseInfo> {
    Json(HouseInfo { address: served.access.address().map(str::to_owned) })
}

/// The token that a request has.
fn token(headers: &HeaderMap, cookie_name: &str) -> Option<SessionToken> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(bearer) = bearer {
        return bearer.parse().ok();
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name).and_then(|(_, value)| value.parse().ok())
}

fn not_known() -> Response {
    problem(StatusCode::UNAUTHORIZED, "the house does not know you: POST /api/guest first")
}

/// `GET /api/guest`: who am I? Whom the house does not know gets an empty answer: every visitor's page asks this, and a browser
/// would call anything else an error in its console.
pub(super) async fn guest(Asking(person): Asking) -> Response {
    match person {
        Some(person) => Json(Guest { name: person.name, token: None }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// `POST /api/guest`: a new guest, or another name.
pub(super) async fn become_guest<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    Ours { cookie, is_secure, origin }: Ours,
    Asking(person): Asking,
    request: Result<Json<GuestRequest>, JsonRejection>,
) -> Response {
    let Json(GuestRequest { name, token: wants_token }) = match request {
        Ok(request) => request,
        Err(error) => return problem(error.status(), &error.body_text()),
    };
    if let Some(person) = person {
        return match served.house.rename_guest(&person, name).await {
            Ok(person) => Json(Guest { name: person.name, token: None }).into_response(),
            Err(error) => error.into_response(),
        };
    }
    if let Some(address) = served.access.counted(origin)
        && let Err(error) = served.house.check_guests_of(address)
    {
        return error.into_response();
    }
    let (person, token) = match served.house.add_guest(name).await {
        Ok(added) => added,
        Err(error) => return error.into_response(),
    };
    if wants_token {
        return Json(Guest { name: person.name, token: Some(token) }).into_response();
    }
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie = format!(
        "{cookie}={}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict{secure}",
        token.as_str()
    );
    ([(header::SET_COOKIE, cookie)], Json(Guest { name: person.name, token: None })).into_response()
}

/// `POST /api/tables`: a new table.
pub(super) async fn create_table<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    Asking(person): Asking,
    request: Result<Json<NewTable>, JsonRejection>,
) -> Response {
    let Some(person) = person else { return not_known() };
    let Json(new) = match request {
        Ok(request) => request,
        Err(error) => return problem(error.status(), &error.body_text()),
    };
    match served.house.create_table(&person, &new).await {
        Ok(CreatedTable { table, secret }) => Json(CreatedTable { table, secret }).into_response(),
        Err(error) => error.into_response(),
    }
}

/// `GET /api/tables/TABLE/record`: the record of a game that is over.
pub(super) async fn record<S: Store, R: Runtime>(
    State(served): State<Served<S, R>>,
    Path(table): Path<String>,
    Asking(person): Asking,
    headers: HeaderMap,
) -> Response {
    let secret = headers.get(INVITE).and_then(|value| value.to_str().ok()?.parse::<InviteSecret>().ok());
    let record = match (person, table.parse::<TableId>()) {
        (Some(person), Ok(table)) => served.house.record(table, &person, secret).await,
        _ => None,
    };
    match record {
        Some(record) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response(),
        None => problem(StatusCode::NOT_FOUND, "there is no record to be seen"),
    }
}

/// Everything else below `/api/`.
pub(super) async fn no_such_thing() -> Response {
    problem(StatusCode::NOT_FOUND, "there is no such request")
}
