//! There is nothing at this address.

use leptos::prelude::*;
use parlor_words::pages::Text;

use super::frame::frame;
use crate::route::Route;
use crate::ui::Ui;

/// What is not there, with a way to what is.
pub(crate) fn no_page(what: Text, test: &'static str) -> AnyView {
    let ui = Ui::get();
    let content = view! {
        <p><a class="button primary" href=Route::Home.hash() data-test="go-home">{ui.say(Text::Home)}</a></p>
    };
    frame(move || ui.say(what)().to_owned(), test, content.into_any())
}

/// The address has a mistake in it.
pub(crate) fn no_such_page() -> AnyView {
    no_page(Text::NoSuchPage, "no-page")
}
