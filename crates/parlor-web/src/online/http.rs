//! What is asked of the house by plain requests.

use leptos::prelude::window;
use parlor_core::{Json, PlayerName};
use parlor_wire::http::{CreatedTable, GuestRequest, NewTable};
use parlor_wire::{InviteSecret, TableId};
use parlor_words::online::OnlineText;
use parlor_words::{Lang, Say};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// The house did not do what it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum HouseError {
    /// No answer came, or one that no house gives.
    #[error("there is no house")]
    NoHouse,
    /// Too much was asked of it.
    #[error("too much was asked")]
    TooMuch,
    /// It has too much to do, or can't save.
    #[error("the house is busy")]
    Busy,
    /// It refused.
    #[error("the house refused")]
    Refused,
}

impl Say for HouseError {
    fn say(&self, lang: Lang) -> String {
        let text = match self {
            HouseError::NoHouse => OnlineText::NoHouseAbout,
            HouseError::TooMuch => OnlineText::TooMuch,
            HouseError::Busy => OnlineText::Busy,
            HouseError::Refused => OnlineText::Failed,
        };
        text.text(lang).to_owned()
    }
}

/// Whether the house knows this browser as a guest.
pub(super) async fn is_guest() -> Result<bool, HouseError> {
    match ask("/api/guest", None, None).await? {
        (200, text) if is_object(&text) => Ok(true),
        (204 | 401, _) => Ok(false),
        (200, _) => Err(HouseError::NoHouse),
        (status, _) => Err(error(status)),
    }
}

/// Hosts that answer everything with a page are not a house.
fn is_object(text: &str) -> bool {
    text.starts_with('{')
}

/// Becomes a guest of the house under this name, or changes the name.
pub(super) async fn be_guest(name: PlayerName) -> Result<(), HouseError> {
    let body = GuestRequest { name, token: false }.to_json();
    done(ask("/api/guest", Some(&body), None).await?).map(drop)
}

/// The address at which people at other devices find the house, if it is another than the one that the pages were opened at.
pub(super) async fn address() -> Option<String> {
    let (_, text) = ask("/api/house", None, None).await.ok().filter(|(status, _)| *status == 200)?;
    Json::new(&text).get("address")?.text().map(Into::into)
}

/// Creates a table, under this name.
pub(super) async fn create_table(name: PlayerName, new: &NewTable) -> Result<CreatedTable, HouseError> {
    be_guest(name).await?;
    let body = serde_json::to_string(new).map_err(|_| HouseError::Refused)?;
    let text = done(ask("/api/tables", Some(&body), None).await?)?;
    CreatedTable::from_json(&text).map_err(|_| HouseError::NoHouse)
}

/// The record of a game that is over. Whoever only watched needs the secret of the invitation for it.
pub(super) async fn record(table: TableId, secret: Option<InviteSecret>) -> Option<String> {
    match ask(&format!("/api/tables/{table}/record"), None, secret).await {
        Ok((200, text)) => Some(text),
        _ => None,
    }
}

/// The text of an answer, if the house did what it was asked.
fn done((status, text): (u16, String)) -> Result<String, HouseError> {
    match status {
        200 if is_object(&text) => Ok(text),
        200 => Err(HouseError::NoHouse),
        _ => Err(error(status)),
    }
}

const fn error(status: u16) -> HouseError {
    match status {
        429 => HouseError::TooMuch,
        404 | 405 => HouseError::NoHouse,
        500.. => HouseError::Busy,
        _ => HouseError::Refused,
    }
}

/// Asks the house: with a body it is asked to do something, with a secret by whoever was invited. The status of the answer, and its
/// text.
async fn ask(
    path: &str,
    body: Option<&str>,
    secret: Option<InviteSecret>,
) -> Result<(u16, String), HouseError> {
    let init = RequestInit::new();
    let headers = Headers::new().map_err(|_| HouseError::NoHouse)?;
    if let Some(body) = body {
        init.set_method("POST");
        init.set_body(&JsValue::from_str(body));
        headers.set("content-type", "application/json").map_err(|_| HouseError::NoHouse)?;
    }
    if let Some(secret) = secret {
        headers.set("parlor-invite", secret.as_str()).map_err(|_| HouseError::NoHouse)?;
    }
    init.set_headers(&headers);
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, &init)).await;
    let answer: Response = answer.and_then(JsCast::dyn_into).map_err(|_| HouseError::NoHouse)?;
    let text = answer.text().map_err(|_| HouseError::NoHouse)?;
    let text = JsFuture::from(text).await.map_err(|_| HouseError::NoHouse)?;
    Ok((answer.status(), text.as_string().unwrap_or_default()))
}
