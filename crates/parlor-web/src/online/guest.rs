//! Whoever is not known to the house gives a name.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_core::PlayerName;
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;
use parlor_words::{Say as _, bad_name};

use super::http;
use super::kit::{
    Look, State, all, button, home_button, live, live_text, said, said_elsewhere, say, tag, tag_on,
};
use crate::pages::frame;
use crate::ui::Ui;

/// Who this browser is, as far as the house has told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Asking,
    Nobody,
    Guest,
    Failed,
}

/// A page for guests: whoever is none gives a name first.
pub(super) fn for_guests(page: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    fn boxed(page: Box<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
        let known = State::new(Known::Asking);
        ask(known);
        live(move || match *known.get() {
            Known::Asking => waiting(),
            Known::Nobody => name_form(known),
            Known::Guest => page(),
            Known::Failed => no_house(known),
        })
    }
    boxed(Box::new(page))
}

/// Asks the house who this browser is.
fn ask(known: State<Known>) {
    known.set(Known::Asking);
    spawn_local(async move {
        known.set(match http::is_guest().await {
            Ok(true) => Known::Guest,
            Ok(false) => Known::Nobody,
            Err(_) => Known::Failed,
        });
    });
}

/// The house has not answered yet.
pub(super) fn waiting() -> AnyView {
    let ui = Ui::get();
    let with = [("class", "faint"), ("role", "status"), ("data-test", "connecting")];
    let content = tag("p", &with, said(OnlineText::Connecting));
    frame(move || ui.say(Text::Friends)().to_owned(), "connecting-page", content)
}

/// There is no house, or it can't be reached.
fn no_house(known: State<Known>) -> AnyView {
    let ui = Ui::get();
    let again = button(Look::Primary, "try-again", said_elsewhere(Text::TryAgain), move || ask(known));
    let content = all(vec![
        tag("p", &[("role", "alert")], said(OnlineText::NoHouseAbout)),
        tag("div", &[("class", "buttons")], vec![again, home_button()]),
    ]);
    frame(move || say(ui, OnlineText::NoHouse)().to_owned(), "no-house-page", content)
}

/// One field and one button.
fn name_form(known: State<Known>) -> AnyView {
    let ui = Ui::get();
    let name = State::new(ui.name.get_untracked());
    let problem = State::new(String::new());
    let is_busy = State::new(false);
    let send = move |event: Event| {
        event.prevent_default();
        let lang = ui.lang.get_untracked();
        let Ok(chosen) = PlayerName::new(&name.peek()) else {
            return problem.set(bad_name(&name.peek(), lang));
        };
        // Whoever is impatient asks once all the same.
        if *is_busy.peek() {
            return;
        }
        is_busy.set(true);
        ui.name.set(chosen.to_string());
        spawn_local(async move {
            let asked = http::be_guest(chosen).await;
            is_busy.set(false);
            match asked {
                Ok(()) => known.set(Known::Guest),
                Err(error) => problem.set(error.sentence(lang)),
            }
        });
    };
    let field = [
        ("type", "text"),
        ("maxlength", "20"),
        ("autocomplete", "nickname"),
        ("data-test", "guest-name"),
        ("value", &*name.peek()),
    ];
    let typed = move |event: Event| name.set(event_target_value(&event));
    let label = vec![
        tag("span", &[], said(OnlineText::YourName)),
        tag_on("input", &field, Vec::new(), "input", typed),
    ];
    let button = [("type", "submit"), ("class", "button primary large"), ("data-test", "join")];
    let form = vec![
        tag("p", &[], said(OnlineText::JoinAbout)),
        tag("p", &[("class", "chair")], tag("label", &[], label)),
        tag(
            "p",
            &[("role", "alert"), ("class", "refusal"), ("data-test", "problem")],
            live_text(move || problem.get().to_string()),
        ),
        tag("div", &[("class", "buttons")], tag("button", &button, said(OnlineText::JoinButton))),
    ];
    let content = tag_on("form", &[("class", "form")], form, "submit", send);
    frame(move || say(ui, OnlineText::Join)().to_owned(), "join-page", content)
}
