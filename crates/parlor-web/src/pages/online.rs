//! Play with people at other devices: its code is loaded when somebody goes there.

use leptos::prelude::*;
use parlor_words::pages::Text;

use crate::chunk::{loaded, online_chunk};
use crate::ui::Ui;

/// The page that the address says.
pub(crate) fn online(path: String) -> AnyView {
    let ui = Ui::get();
    loaded(
        move || ui.say(Text::Friends)().to_owned(),
        async move || online_chunk().await,
        move |chunk| (chunk.page)(&path),
    )
}
