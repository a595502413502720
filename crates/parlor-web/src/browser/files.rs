//! Files that people save and open.

use leptos::prelude::document;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url};

/// The most bytes of a file that is read at all; what it may have beyond that is for its reader to say.
const MOST: f64 = 2_000_000.0;

/// Offers a text as a file to be saved.
pub(crate) fn save(name: &str, text: &str) {
    let _ = try_save(name, text);
}

fn try_save(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = js_sys::Array::of1(&text.into());
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// The text of the file that was chosen in an input; `None` if there is none, or it is not text, or far too large. The
/// input is empty afterwards, so that the same file can be chosen again.
pub(crate) async fn chosen(event: Event) -> Option<String> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0)?;
    input.set_value("");
    if file.size() > MOST {
        return None;
    }
    JsFuture::from(file.text()).await.ok()?.as_string()
}
