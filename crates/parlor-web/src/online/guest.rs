//! Whoever is not known to the house gives a name.

use leptos::prelude::*;
use leptos::task::spawn_local;
use parlor_core::PlayerName;
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;
use parlor_words::{Say as _, bad_name};

use super::http;
use super::kit::{live, say};
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
    let known = RwSignal::new(Known::Asking);
    let ask = move || {
        known.set(Known::Asking);
        spawn_local(async move {
            // Nobody wants to know if the page was left in the meantime.
            let _ = known.try_set(match http::is_guest().await {
                Ok(true) => Known::Guest,
                Ok(false) => Known::Nobody,
                Err(_) => Known::Failed,
            });
        });
    };
    ask();
    live(move || match known.get() {
        Known::Asking => waiting(),
        Known::Nobody => name_form(Callback::new(move |()| known.set(Known::Guest))),
        Known::Guest => page(),
        Known::Failed => no_house(Callback::new(move |()| ask())),
    })
}

/// The house has not answered yet.
pub(super) fn waiting() -> AnyView {
    let ui = Ui::get();
    let content =
        view! { <p class="faint" role="status" data-test="connecting">{say(ui, OnlineText::Connecting)}</p> };
    frame(move || ui.say(Text::Friends)().to_owned(), "connecting-page", content.into_any())
}

/// There is no house, or it can't be reached.
pub(super) fn no_house(again: Callback<()>) -> AnyView {
    let ui = Ui::get();
    let content = view! {
        <p role="alert">{say(ui, OnlineText::NoHouseAbout)}</p>
        <div class="buttons">
            <button class="button primary" data-test="try-again" on:click=move |_| again.run(())>{ui.say(Text::TryAgain)}</button>
            <a class="button" href="#/" data-test="go-home">{ui.say(Text::Home)}</a>
        </div>
    };
    frame(move || say(ui, OnlineText::NoHouse)().to_owned(), "no-house-page", content.into_any())
}

/// One field and one button.
fn name_form(done: Callback<()>) -> AnyView {
    let ui = Ui::get();
    let name = RwSignal::new(ui.name.get_untracked());
    let problem = RwSignal::new(None::<String>);
    let is_busy = RwSignal::new(false);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (text, lang) = (name.get_untracked(), ui.lang.get_untracked());
        let Ok(chosen) = PlayerName::new(&text) else {
            return problem.set(Some(bad_name(&text, lang)));
        };
        // Whoever is impatient asks once all the same.
        if is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        ui.name.set(chosen.to_string());
        spawn_local(async move {
            let asked = http::be_guest(chosen).await;
            if is_busy.try_set(false).is_some() {
                return;
            }
            match asked {
                Ok(()) => done.run(()),
                Err(error) => problem.set(Some(error.sentence(ui.lang.get_untracked()))),
            }
        });
    };
    let content = view! {
        <form class="form" on:submit=send>
            <p>{say(ui, OnlineText::JoinAbout)}</p>
            <p class="chair">
                <label>
                    <span>{say(ui, OnlineText::YourName)}</span>
                    <input type="text" maxlength="20" autocomplete="nickname" data-test="guest-name" prop:value=name
                        on:input=move |event| name.set(event_target_value(&event)) />
                </label>
            </p>
            <p role="alert" class="refusal" data-test="problem">{problem}</p>
            <div class="buttons">
                <button type="submit" class="button primary large" data-test="join" aria-busy=move || is_busy.get().to_string()>
                    {say(ui, OnlineText::JoinButton)}
                </button>
            </div>
        </form>
    };
    frame(move || say(ui, OnlineText::Join)().to_owned(), "join-page", content.into_any())
}
