//! Something that has to be looked at before anything else.

use leptos::html;
use leptos::prelude::*;
use parlor_words::pages::Text;

use super::icons;
use super::settings::Ui;

/// A dialog over the page, which tests know by a name. The browser keeps the focus in it and gives it back afterwards; Escape
/// and a click beside it close it, and by whatever means it is closed, that is told.
pub(crate) fn dialog(
    test: &'static str,
    title: Signal<String>,
    on_close: impl Fn() + Send + Sync + 'static,
    content: AnyView,
) -> AnyView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = dialog.get() {
            // Where the browser can't show it above all others, it is shown in its place.
            if dialog.show_modal().is_err() {
                dialog.set_open(true);
            }
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let clicked = move |event: leptos::ev::MouseEvent| {
        // A click beside it lands on the dialog itself.
        if event.target().zip(event.current_target()).is_some_and(|(one, other)| one == other) {
            close();
        }
    };
    let on_close = Callback::new(move |()| on_close());
    let ui = Ui::get();
    view! {
        <dialog node_ref=dialog class="dialog" data-test=test aria-labelledby=format!("{test}-title")
            on:close=move |_| on_close.run(()) on:click=clicked>
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id=format!("{test}-title")>{title}</h2>
                    <button class="icon-button" data-test="close" aria-label=ui.say(Text::Close) on:click=move |_| close()>
                        {icons::close()}
                    </button>
                </header>
                {content}
            </div>
        </dialog>
    }
    .into_any()
}
