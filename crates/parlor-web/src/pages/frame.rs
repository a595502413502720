//! What all pages but the table have around them.

use std::sync::Arc;

use leptos::prelude::*;
use parlor_words::pages::Text;

use crate::ui::{Ui, icons, name_window, settings_dialog};

/// A page with its heading.
pub(crate) fn frame(
    title: impl Fn() -> String + Send + Sync + 'static,
    test: &'static str,
    content: AnyView,
) -> AnyView {
    framed(Arc::new(title), test, content)
}

/// The same whatever the heading is made by: the code of it is there once.
fn framed(title: Arc<dyn Fn() -> String + Send + Sync>, test: &'static str, content: AnyView) -> AnyView {
    let ui = Ui::get();
    let settings = RwSignal::new(false);
    let named = title.clone();
    name_window(move || named());
    view! {
        <div class="page-frame" data-test=test>
            <header class="bar">
                <a class="brand" href="#/" data-test="home">{icons::home()} "Parlor"</a>
                <nav class="bar-nav" aria-label=ui.say(Text::Pages)>
                    <a class="bar-link" href="#/games" data-test="games-link">{ui.say(Text::Games)}</a>
                </nav>
                <button class="icon-button" data-test="settings-button" aria-label=ui.say(Text::Settings) title=ui.say(Text::Settings)
                    on:click=move |_| settings.set(true)>{icons::settings()}</button>
            </header>
            <main class="page">
                <h1>{move || title()}</h1>
                {content}
            </main>
            <footer class="foot"><p>{ui.say(Text::NotAffiliated)}</p></footer>
            {settings_dialog(settings)}
        </div>
    }
    .into_any()
}
