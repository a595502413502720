//! Something that has to be looked at before anything else.

use leptos::html;
use leptos::prelude::*;

use super::icons;
use super::settings::Ui;
use parlor_words::pages::Text;

/// A dialog over the page. The browser keeps the focus in it and gives it back afterwards; Escape closes it.
#[component]
pub(crate) fn Dialog(
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// Called when it is closed, by whatever means.
    #[prop(into)]
    on_close: Callback<()>,
    /// The name that tests know it by.
    test: &'static str,
    children: Children,
) -> impl IntoView {
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
    let ui = Ui::get();
    view! {
        <dialog node_ref=dialog class="dialog" data-test=test aria-labelledby=format!("{test}-title")
            on:close=move |_| on_close.run(())
            on:click=move |event| {
                // A click beside it lands on the dialog itself.
                let beside = event.target().zip(event.current_target()).is_some_and(|(one, other)| one == other);
                if beside { close() }
            }
        >
            <div class="dialog-body">
                <header class="dialog-head">
                    <h2 id=format!("{test}-title")>{title}</h2>
                    <button class="icon-button" data-test="close" aria-label=ui.say(Text::Close) on:click=move |_| close()>
                        {icons::close()}
                    </button>
                </header>
                {children()}
            </div>
        </dialog>
    }
}
