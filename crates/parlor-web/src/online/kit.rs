//! What pages of online play are put together from. The library makes new code for every type of element, closure and value; here all
//! elements are of one type and all closures in a box, so the code behind them is there once. That halves what these pages load.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::ev::Event;
use leptos::html::custom;
use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::html::attribute::custom::custom_attribute;
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;

use crate::ui::Ui;

/// Attributes of an element, by their names.
pub(super) type Attributes<'a> = &'a [(&'static str, &'a str)];

fn attributes(attributes: Attributes<'_>) -> Vec<AnyAttribute> {
    let attribute =
        |(name, value): &(&'static str, &str)| custom_attribute(*name, (*value).to_owned()).into_any_attr();
    attributes.iter().map(attribute).collect()
}

/// An element.
pub(super) fn tag(name: &'static str, with: Attributes<'_>, content: impl Into<Content>) -> AnyView {
    fn made(name: &'static str, with: Attributes<'_>, content: Vec<AnyView>) -> AnyView {
        custom(name).child(content).add_any_attr(attributes(with)).into_any()
    }
    made(name, with, content.into().0)
}

/// An element that something happens to.
pub(super) fn tag_on(
    name: &'static str,
    with: Attributes<'_>,
    content: impl Into<Content>,
    event: &'static str,
    happens: impl Fn(Event) + Send + Sync + 'static,
) -> AnyView {
    type Happens = Arc<dyn Fn(Event) + Send + Sync>;
    fn made(
        name: &'static str,
        with: Attributes<'_>,
        content: Vec<AnyView>,
        event: &'static str,
        happens: Happens,
    ) -> AnyView {
        let event = leptos::ev::Custom::<Event>::new(event);
        custom(name)
            .child(content)
            .add_any_attr(attributes(with))
            .on(event, move |event| happens(event))
            .into_any()
    }
    made(name, with, content.into().0, event, Arc::new(happens))
}

/// What is in an element.
pub(super) struct Content(Vec<AnyView>);

impl From<AnyView> for Content {
    fn from(one: AnyView) -> Content {
        Content(vec![one])
    }
}

impl From<Vec<AnyView>> for Content {
    fn from(all: Vec<AnyView>) -> Content {
        Content(all)
    }
}

impl From<String> for Content {
    fn from(text: String) -> Content {
        Content(vec![text.into_any()])
    }
}

impl From<&str> for Content {
    fn from(text: &str) -> Content {
        text.to_owned().into()
    }
}

/// Several things one after the other.
pub(super) fn all(views: Vec<AnyView>) -> AnyView {
    views.into_any()
}

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

/// A value that can be compared with others of its type, whichever that is.
trait Comparable: Any + Send + Sync {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Comparable for T {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>().is_some_and(|other| self == other)
    }
}

#[derive(Clone)]
struct Shared(Arc<dyn Comparable>);

impl Shared {
    fn typed<T: Send + Sync + 'static>(self) -> Arc<T> {
        let any: Arc<dyn Any + Send + Sync> = self.0;
        any.downcast().expect("whoever made it and whoever reads it agree on the type")
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.0.is_same(&*other.0)
    }
}

/// A value that follows from others: what depends on it is told only when it is another.
pub(super) struct Derived<T> {
    memo: Memo<Shared>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Derived<T> {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: Send + Sync + 'static> Derived<T> {
    /// The value; whoever asks is told when it is another.
    pub(super) fn get(self) -> Arc<T> {
        self.memo.get().typed()
    }
}

/// A value that is changed by what happens on a page.
pub(super) struct State<T> {
    signal: RwSignal<Shared>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for State<T> {
    fn clone(&self) -> State<T> {
        *self
    }
}

impl<T> Copy for State<T> {}

impl<T: PartialEq + Send + Sync + 'static> State<T> {
    pub(super) fn new(value: T) -> State<T> {
        State { signal: RwSignal::new(Shared(Arc::new(value))), kind: PhantomData }
    }

    /// The value; whoever asks is told when it is another.
    pub(super) fn get(self) -> Arc<T> {
        self.signal.get().typed()
    }

    /// The value as it is now.
    pub(super) fn peek(self) -> Arc<T> {
        self.signal.get_untracked().typed()
    }

    /// Changes the value, unless it is the same or the page was left in the meantime.
    pub(super) fn set(self, value: T) {
        fn change(signal: RwSignal<Shared>, value: Shared) {
            let _ = signal.try_maybe_update(|before| {
                let is_other = *before != value;
                if is_other {
                    *before = value;
                }
                (is_other, ())
            });
        }
        change(self.signal, Shared(Arc::new(value)));
    }
}

/// A value that follows from others.
pub(super) fn derived<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Derived<T> {
    fn boxed(value: Box<dyn Fn() -> Shared + Send + Sync>) -> Memo<Shared> {
        Memo::new(move |_| value())
    }
    Derived { memo: boxed(Box::new(move || Shared(Arc::new(value())))), kind: PhantomData }
}

/// A text in the language that is spoken now, and in another when that is chosen.
pub(super) fn say(ui: Ui, text: OnlineText) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
    move || text.text(ui.lang.get())
}

/// The same on a page.
pub(super) fn said(text: OnlineText) -> AnyView {
    say(Ui::get(), text).into_any()
}

/// A text that other pages have, too.
pub(super) fn said_elsewhere(text: Text) -> AnyView {
    Ui::get().say(text).into_any()
}

/// How a button looks.
#[derive(Clone, Copy)]
pub(super) enum Look {
    Large,
    Primary,
    Usual,
    /// In a sentence.
    Plain,
}

impl Look {
    const fn class(self) -> &'static str {
        match self {
            Look::Large => "button primary large",
            Look::Primary => "button primary",
            Look::Usual => "button",
            Look::Plain => "plain-button",
        }
    }
}

/// A button.
pub(super) fn button(
    look: Look,
    test: &'static str,
    content: AnyView,
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    button_with(look, test, &[], content, press)
}

/// A button with more attributes.
pub(super) fn button_with(
    look: Look,
    test: &'static str,
    with: Attributes<'_>,
    content: AnyView,
    press: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    let with: Vec<_> = [("class", look.class()), ("data-test", test)].iter().chain(with).copied().collect();
    tag_on("button", &with, content, "click", move |_| press())
}

/// The way to the first page.
pub(super) fn home_button() -> AnyView {
    tag("a", &[("class", "button"), ("href", "#/"), ("data-test", "go-home")], said_elsewhere(Text::Home))
}
