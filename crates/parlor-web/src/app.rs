//! All pages, and which of them is shown.

use leptos::prelude::*;
use parlor_words::pages::Text;

use crate::pages;
use crate::route::{self, Route};
use crate::table::table_page;
use crate::ui::Ui;

/// Puts the pages into the document, in the place of what stood there while they were loading.
pub(crate) fn open() {
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
    leptos::mount::mount_to_body(app);
}

fn app() -> impl IntoView {
    let ui = Ui::provide();
    let route = route::current();
    let page = move || match route.get() {
        Route::Home => pages::home(),
        Route::Unknown => pages::no_such_page(),
        Route::NewGame(game) => pages::new_game(&game),
        Route::Table(id) => table_page(&id),
        Route::Games => pages::games(),
        Route::Rules(rules) => pages::rules(rules),
        Route::Online(path) => pages::online(path),
    };
    view! {
        {page}
        {update_note(ui)}
    }
}

/// A newer version of the pages is there: whoever wants it gets it at once, all others with the next visit.
fn update_note(ui: Ui) -> impl IntoView {
    let is_there = RwSignal::new(false);
    let listener = window_event_listener_untyped("parlor-update", move |_| is_there.set(true));
    on_cleanup(move || listener.remove());
    let now = move |_| {
        if let Ok(event) = web_sys::CustomEvent::new("parlor-update-now") {
            let _ = window().dispatch_event(&event);
        }
    };
    move || {
        is_there.get().then(|| {
            view! {
                <p class="update-note" role="status">
                    {ui.say(Text::NewVersion)} " "
                    <button class="plain-button" data-test="update-now" on:click=now>{ui.say(Text::Reload)}</button>
                </p>
            }
        })
    }
}
