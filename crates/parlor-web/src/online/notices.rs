//! What is to be known at a table besides the game: the connection, people who are gone, a newer version.

use leptos::prelude::*;
use parlor_core::{Level, Seat};
use parlor_wire::{AbsenceCommand, GONE_AFTER_MS, Presence, SeatState, Stage, TableInfo};
use parlor_words::online::{OnlineText, gone};
use parlor_words::pages::Text;

use super::guest::say;
use super::link::{Line, LinkHandle};
use crate::ui::Ui;

/// A strip below the page, if there is anything to be known.
pub(super) fn notices(link: LinkHandle) -> impl IntoView {
    let ui = Ui::get();
    // For whom the others have decided to wait, until they are back.
    let waited_for = RwSignal::new(Vec::<Seat>::new());
    Effect::new(move || {
        let people = link.people.read();
        waited_for.update(|seats| seats.retain(|seat| people.get(seat.index()) == Some(&Presence::Gone)));
    });
    let is_playing =
        Memo::new(move |_| link.table.read().as_ref().is_some_and(|info| info.stage == Stage::Playing));
    let lost = move || {
        (link.line.get() == Line::Lost).then(|| {
            let kept = move || is_playing.get().then(|| say(ui, OnlineText::LostKept)());
            view! { <p class="update-note" data-test="lost">{say(ui, OnlineText::Lost)} " " {kept}</p> }
        })
    };
    let old = move || {
        link.is_old.get().then(|| {
            // Where the pages are kept for offline use, they have to be fetched first.
            let reload = move |_| match web_sys::CustomEvent::new("parlor-update-now") {
                Ok(event) if window().is_secure_context() => drop(window().dispatch_event(&event)),
                _ => drop(window().location().reload()),
            };
            view! {
                <p class="update-note" role="status" data-test="old-version">
                    {ui.say(Text::NewVersion)} " "
                    <button class="plain-button" data-test="reload" on:click=reload>{ui.say(Text::Reload)}</button>
                </p>
            }
        })
    };
    let stand_in = Memo::new(move |_| {
        let info = link.table.read();
        is_playing.get()
            && info.as_ref().zip(link.seat.get()).is_some_and(|(info, you)| has_stand_in(info, you))
    });
    let stand_in = move || {
        stand_in.get().then(|| {
            view! {
                <p class="update-note" role="status" data-test="stand-in">
                    {say(ui, OnlineText::BotPlaysForYou)} " "
                    <button class="plain-button" data-test="return" on:click=move |_| link.about_absence(AbsenceCommand::Return)>
                        {say(ui, OnlineText::PlayAgainMyself)}
                    </button>
                </p>
            }
        })
    };
    let watching = move || {
        (is_playing.get() && link.seat.get().is_none()).then(|| {
            view! { <p class="update-note" role="status" data-test="watching">{say(ui, OnlineText::Watching)}</p> }
        })
    };
    let missing = Memo::new(move |_| {
        let (info, people) = (link.table.read(), link.people.read());
        let info = info.as_ref().filter(|info| info.stage == Stage::Playing && link.seat.get().is_some())?;
        let seats = Seat::first(u8::try_from(info.seats.len()).ok()?);
        seats
            .filter(|seat| people.get(seat.index()) == Some(&Presence::Gone))
            .filter(|seat| !has_stand_in(info, *seat) && !waited_for.read().contains(seat))
            .find_map(|seat| match &info.seats[seat.index()] {
                SeatState::Person { name, .. } => Some((seat, name.clone())),
                _ => None,
            })
    });
    let missing = move || {
        missing.get().map(|(seat, name)| {
            let button = move |text: OnlineText, test: &'static str, press: Callback<()>| {
                view! { <button class="plain-button" data-test=test on:click=move |_| press.run(())>{say(ui, text)}</button> " " }
            };
            let wait = Callback::new(move |()| waited_for.update(|seats| seats.push(seat)));
            let bot = AbsenceCommand::StandIn { seat, bot: Level::Steady.into() };
            let bot = Callback::new(move |()| link.about_absence(bot));
            let end = Callback::new(move |()| link.about_absence(AbsenceCommand::End));
            view! {
                <p class="update-note" role="status" data-test="missing">
                    {gone(name.as_str(), GONE_AFTER_MS / 60_000, ui.lang.get())} " "
                    {button(OnlineText::Wait, "wait", wait)}
                    {button(OnlineText::LetBotPlay, "let-bot-play", bot)}
                    {button(OnlineText::EndGame, "end-game", end)}
                </p>
            }
        })
    };
    // A landmark, for those who go from one to the next; without a notice there is none.
    view! { <aside class="online-notes" aria-label=say(ui, OnlineText::Notices)>{lost}{old}{stand_in}{watching}{missing}</aside> }
}

/// Whether a bot plays for the person in a seat.
fn has_stand_in(info: &TableInfo, seat: Seat) -> bool {
    matches!(info.seats.get(seat.index()), Some(SeatState::Person { stand_in: Some(_), .. }))
}
