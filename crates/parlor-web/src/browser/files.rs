//! Files that people save and open.

use leptos::prelude::document;
use parlor_words::pages::Text;
use parlor_words::{Lang, Say};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, Url};

/// The most bytes of a file that is read at all: as many as a record may have.
const MOST: f64 = 1_048_576.0;

/// The file that was chosen can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum FileError {
    /// It is far too large.
    #[error("the file is too large")]
    TooLarge,
    /// It is not text, or not there any more.
    #[error("the file can't be read as text")]
    NotText,
}

impl Say for FileError {
    fn say(&self, lang: Lang) -> String {
        match self {
            FileError::TooLarge => Text::FileTooLarge.say(lang),
            FileError::NotText => Text::NoTextFile.say(lang),
        }
    }
}

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

/// The text of the file that was chosen in an input. The input is empty afterwards, so that the same file can be chosen again.
///
/// # Errors
/// If there is none, or it is too large or not text.
pub(crate) async fn chosen(event: Event) -> Result<String, FileError> {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let file = input.as_ref().and_then(|input| input.files()?.get(0)).ok_or(FileError::NotText)?;
    input.iter().for_each(|input| input.set_value(""));
    if file.size() > MOST {
        return Err(FileError::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| FileError::NotText)?;
    text.as_string().ok_or(FileError::NotText)
}
