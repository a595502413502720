//! Before the game: who sits where, and what the host does about it.

use leptos::prelude::*;
use parlor_core::{Level, Seat};
use parlor_wire::{LobbyCommand, SeatState};
use parlor_words::online::{OnlineText, host_starts, leave_place, place_of};
use parlor_words::pages::Text;
use parlor_words::{level_and_difficulty, player_number};

use super::guest::say;
use super::invite::invite;
use super::link::LinkHandle;
use crate::game::GameInfo;
use crate::pages::frame;
use crate::ui::Ui;

/// The table before its game.
pub(super) fn lobby(link: LinkHandle) -> AnyView {
    let ui = Ui::get();
    let name = link.info().and_then(|info| GameInfo::get(&info.game)).map_or("", |game| game.name);
    let is_host = Memo::new(move |_| {
        let you = link.seat.get();
        you.is_some() && link.table.read().as_ref().is_some_and(|info| info.host == you)
    });
    let count = Memo::new(move |_| link.table.read().as_ref().map_or(0, |info| info.seats.len()));
    let seats = move || {
        let seats = (0..count.get()).filter_map(|index| Seat::new(u8::try_from(index).ok()?));
        seats.map(|seat| place(link, seat, is_host)).collect_view()
    };
    let can_start = Memo::new(move |_| {
        let info = link.table.read();
        let is_taken = |seat: &&SeatState| matches!(seat, SeatState::Person { .. } | SeatState::Bot(_));
        info.as_ref().is_some_and(|info| info.seats.iter().filter(is_taken).count() >= 2)
    });
    let start = move || {
        if is_host.get() {
            let start = move |_| {
                if can_start.get_untracked() {
                    link.change(LobbyCommand::Start);
                } else {
                    link.note.set(Some(OnlineText::NeedTwo));
                }
            };
            return view! {
                <div class="buttons">
                    <button class="button primary large" data-test="start" aria-disabled=move || (!can_start.get()).to_string()
                        on:click=start>{ui.say(Text::Begin)}</button>
                </div>
            }
            .into_any();
        }
        let host = link.table.read().as_ref().and_then(|info| match info.seats.get(info.host?.index())? {
            SeatState::Person { name, .. } => Some(name.clone()),
            _ => None,
        });
        host.map(|host| {
            view! { <p role="status" data-test="host-starts">{host_starts(host.as_str(), ui.lang.get())}</p> }
        })
        .into_any()
    };
    let hints = move || {
        let has_hints = link.table.read().as_ref().is_some_and(|info| info.hints);
        say(ui, if has_hints { OnlineText::HintsOn } else { OnlineText::HintsOff })()
    };
    let note = move || link.note.get().map(|text| text.text(ui.lang.get()));
    let invitation = Memo::new(move |_| {
        let is_seated = link.seat.get().is_some();
        link.table.track();
        link.secret().filter(|_| is_seated).map(|secret| secret.as_str().to_owned())
    });
    let invitation = move || Some(invite(link.id(), invitation.get()?.parse().ok()?));
    let content = view! {
        <section aria-labelledby="places">
            <h2 id="places">{say(ui, OnlineText::AtTable)}</h2>
            <ol class="places" data-test="places">{seats}</ol>
            <p class="faint">{hints}</p>
            <p role="alert" class="refusal" data-test="problem">{note}</p>
            {start}
        </section>
        {invitation}
    };
    frame(move || name.to_owned(), "lobby-page", content.into_any())
}

/// One place at the table.
fn place(link: LinkHandle, seat: Seat, is_host: Memo<bool>) -> impl IntoView {
    let ui = Ui::get();
    let state =
        Memo::new(move |_| link.table.read().as_ref().and_then(|info| info.seats.get(seat.index()).cloned()));
    let is_you = Memo::new(move |_| link.seat.get() == Some(seat));
    let hosts = Memo::new(move |_| link.table.read().as_ref().is_some_and(|info| info.host == Some(seat)));
    let who = move || match state.get() {
        Some(SeatState::Person { name, .. }) => name.to_string(),
        Some(SeatState::Bot(bot)) => level_and_difficulty(bot.level, ui.lang.get()),
        Some(SeatState::Closed) => OnlineText::Closed.text(ui.lang.get()).to_owned(),
        Some(SeatState::Open) | None => OnlineText::Free.text(ui.lang.get()).to_owned(),
    };
    let remark = move || {
        let lang = ui.lang.get();
        let words = [is_you.get().then_some(OnlineText::IsYou), hosts.get().then_some(OnlineText::Host)];
        words.into_iter().flatten().map(|word| word.text(lang)).collect::<Vec<_>>().join(" · ")
    };
    let button = move |text: OnlineText,
                       test: &'static str,
                       label: String,
                       change: fn(Seat) -> LobbyCommand| {
        view! {
            <button class="button" data-test=test aria-label=label on:click=move |_| link.change(change(seat))>
                {say(ui, text)}
            </button>
        }
        .into_any()
    };
    let buttons = move || {
        let lang = ui.lang.get();
        let hosted = is_host.get();
        let labeled = move |text: OnlineText| place_of(seat, text.text(lang), lang);
        let sit = move || {
            view! {
                <button class="button" data-test="sit" aria-label=labeled(OnlineText::SitHere) on:click=move |_| link.sit(Some(seat))>
                    {say(ui, OnlineText::SitHere)}
                </button>
            }
            .into_any()
        };
        let open = move || {
            button(OnlineText::OpenPlace, "open", labeled(OnlineText::OpenPlace), |seat| LobbyCommand::Open {
                seat,
            })
        };
        match state.get() {
            Some(SeatState::Open) => {
                let close = hosted.then(|| {
                    button(OnlineText::ClosePlace, "close-place", labeled(OnlineText::ClosePlace), |seat| {
                        LobbyCommand::Close { seat }
                    })
                });
                let bot = hosted.then(|| bots(link, seat, None));
                view! { {sit()} {bot} {close} }.into_any()
            }
            Some(SeatState::Closed) if hosted => open(),
            Some(SeatState::Bot(bot)) if hosted => {
                view! { {bots(link, seat, Some(bot.level))} {open()} }.into_any()
            }
            Some(SeatState::Person { name, .. }) if hosted && !is_you.get() => {
                let label = leave_place(name.as_str(), lang);
                button(OnlineText::Remove, "remove", label, |seat| LobbyCommand::Remove { seat })
            }
            _ => ().into_any(),
        }
    };
    view! {
        <li class="place" class:next=is_you data-test=format!("place-{seat}")>
            <span class="place-name"><span class="faint">{seat.to_string()}</span> " " <strong>{who}</strong> " " <span class="faint">{remark}</span></span>
            <span class="place-buttons">{buttons}</span>
        </li>
    }
}

/// Which bot sits in a place.
fn bots(link: LinkHandle, seat: Seat, chosen: Option<Level>) -> AnyView {
    let ui = Ui::get();
    let label = move || {
        let lang = ui.lang.get();
        format!("{}: {}", player_number(seat, lang), OnlineText::AddBot.text(lang))
    };
    let choose = move |event: leptos::ev::Event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            link.change(LobbyCommand::Bot { seat, bot: level.into() });
        }
    };
    let none = chosen.is_none().then(|| view! { <option value="">{say(ui, OnlineText::AddBot)}</option> });
    let levels = Level::ALL.into_iter().map(|level| {
        view! { <option value=level.name() selected=chosen == Some(level)>{move || level_and_difficulty(level, ui.lang.get())}</option> }
    });
    view! {
        <select class="opponent" data-test="bot" aria-label=label on:change=choose>{none}{levels.collect_view()}</select>
    }
    .into_any()
}
