//! Whether the pages come from a house, where people at different devices can play together.

use std::cell::Cell;

use leptos::prelude::window;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

thread_local! {
    static IS_THERE: Cell<Option<bool>> = const { Cell::new(None) };
}

/// Whether there is a house: it is asked once. It knows the guest, or says that it does not; any other server has no such address.
pub(crate) async fn is_there() -> bool {
    if let Some(known) = IS_THERE.get() {
        return known;
    }
    let answer = JsFuture::from(window().fetch_with_str("/api/guest")).await;
    let answer = answer.ok().and_then(|answer| answer.dyn_into::<web_sys::Response>().ok());
    let is_there =
        answer.is_some_and(|answer| matches!(answer.status(), 200 | 204 | 401) && is_json(&answer));
    IS_THERE.set(Some(is_there));
    is_there
}

/// Hosts that answer everything with a page are not a house.
fn is_json(answer: &web_sys::Response) -> bool {
    let kind = answer.headers().get("content-type").ok().flatten();
    kind.is_none_or(|kind| kind.starts_with("application/json"))
}
