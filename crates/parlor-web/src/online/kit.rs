//! What pages of online play are put together from. Each function takes its closures in a box, so the code behind it is there once, and
//! not once for every closure: that halves what these pages load.

use std::sync::Arc;

use leptos::prelude::*;
use parlor_words::online::OnlineText;

use crate::ui::Ui;

/// Something that is drawn again whenever something that it reads has changed.
pub(super) fn live(show: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    fn boxed(show: Box<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
        (move || show()).into_any()
    }
    boxed(Box::new(show))
}

/// A text that is written again whenever something that it reads has changed.
pub(super) fn live_text(text: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    fn boxed(text: Box<dyn Fn() -> String + Send + Sync>) -> AnyView {
        (move || text()).into_any()
    }
    boxed(Box::new(text))
}

/// A value that follows from others: what depends on it is told only when it is another.
pub(super) fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    fn boxed<T: PartialEq + Send + Sync + 'static>(value: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
        Memo::new(move |_| value())
    }
    boxed(Box::new(value))
}

/// A text in the language that is spoken now, and in another when that is chosen.
pub(super) fn say(ui: Ui, text: OnlineText) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    move || text.text(ui.lang.get())
}

/// How a button looks.
#[derive(Clone, Copy)]
pub(super) enum Look {
    Primary,
    Usual,
    /// In a sentence.
    Plain,
}

/// A button.
pub(super) fn button(
    look: Look,
    test: &'static str,
    text: OnlineText,
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    labeled(look, test, text, None, press)
}

/// A button of which there are several: the label says which it is.
pub(super) fn labeled(
    look: Look,
    test: &'static str,
    text: OnlineText,
    label: Option<String>,
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    boxed_button(look, test, text, label, Arc::new(press))
}

fn boxed_button(
    look: Look,
    test: &'static str,
    text: OnlineText,
    label: Option<String>,
    press: Arc<dyn Fn() + Send + Sync>,
) -> AnyView {
    let class = match look {
        Look::Primary => "button primary",
        Look::Usual => "button",
        Look::Plain => "plain-button",
    };
    view! {
        <button class=class data-test=test aria-label=label on:click=move |_| press()>{say(Ui::get(), text)}</button>
    }
    .into_any()
}
