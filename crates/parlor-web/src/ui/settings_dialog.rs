//! The dialog in which the pages are set.

use leptos::prelude::*;
use parlor_words::Lang;
use parlor_words::pages::Text;

use super::{Pace, Theme, Ui, dialog};

/// The dialog, while it is open.
pub(crate) fn settings_dialog(open: RwSignal<bool>) -> impl IntoView {
    let ui = Ui::get();
    move || {
        open.get().then(|| {
            let title = Signal::derive(move || ui.say(Text::Settings)().to_owned());
            let content = view! {
                    {name(ui)}
                    {choice(ui, Text::Language, ui.lang, &[(Lang::English, Text::English), (Lang::Spanish, Text::Spanish)])}
                    {choice(ui, Text::Look, ui.theme,
                        &[(Theme::Auto, Text::AsDevice), (Theme::Light, Text::Light), (Theme::Dark, Text::Dark)])}
                    {choice(ui, Text::BotPace, ui.pace,
                        &[(Pace::Slow, Text::PaceSlow), (Pace::Normal, Text::PaceNormal), (Pace::Fast, Text::PaceFast)])}
                    {choice(ui, Text::Sounds, ui.sound, &[(true, Text::On), (false, Text::Off)])}
                    {choice(ui, Text::CouldHave, ui.better_move, &[(true, Text::On), (false, Text::Off)])}
            };
            dialog("settings", title, move || open.set(false), content.into_any())
        })
    }
}

fn name(ui: Ui) -> impl IntoView {
    view! {
        <label class="field">
            <span>{ui.say(Text::YourName)}</span>
            <input type="text" maxlength="20" data-test="own-name" aria-describedby="own-name-limit" prop:value=ui.name
                on:input=move |event| ui.name.set(event_target_value(&event)) />
            <span class="faint" id="own-name-limit">{ui.say(Text::NameLimit)} " " {ui.say(Text::NameFromNextGame)}</span>
        </label>
    }
}

/// One choice of several, as buttons of which one is pressed.
fn choice<C: Copy + PartialEq + Send + Sync + 'static>(
    ui: Ui,
    about: Text,
    setting: RwSignal<C>,
    choices: &'static [(C, Text)],
) -> impl IntoView {
    let buttons = choices.iter().map(|(choice, text)| {
        let chosen = move || setting.get() == *choice;
        view! {
            <button class="segment" data-test=text.text(Lang::English) aria-pressed=move || chosen().to_string()
                on:click=move |_| setting.set(*choice)>{ui.say(*text)}</button>
        }
    });
    view! {
        <div class="field" role="group" aria-label=ui.say(about)>
            <span aria-hidden="true">{ui.say(about)}</span>
            <div class="segments">{buttons.collect_view()}</div>
        </div>
    }
}
