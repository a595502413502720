//! Before the game: who sits where, and what the host does about it.

use leptos::prelude::*;
use parlor_core::{Level, PlayerName, Seat};
use parlor_wire::{LobbyCommand, SeatState};
use parlor_words::online::{OnlineText, host_starts, leave_place, place_of};
use parlor_words::pages::Text;
use parlor_words::{level_and_difficulty, player_number};

use super::invite::invite;
use super::kit::{Look, labeled, live, live_text, memo, say};
use super::link::{LinkHandle, Now};
use crate::game::GameInfo;
use crate::pages::frame;
use crate::ui::Ui;

/// What is shown besides the places.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Lobby {
    /// How many places there are.
    places: u8,
    /// Whether whoever is here may start, and whether enough have sat down.
    start: Option<bool>,
    /// Who may otherwise.
    host: Option<PlayerName>,
    hints: bool,
    note: Option<OnlineText>,
    /// Whether whoever is here may invite others.
    invites: bool,
}

impl Lobby {
    fn new(now: &Now) -> Option<Lobby> {
        let info = now.table.as_ref()?;
        let is_taken = |seat: &&SeatState| matches!(seat, SeatState::Person { .. } | SeatState::Bot(_));
        let host = info.host.and_then(|host| match info.seats.get(host.index())? {
            SeatState::Person { name, .. } => Some(name.clone()),
            _ => None,
        });
        Some(Lobby {
            places: u8::try_from(info.seats.len()).ok()?,
            start: (now.seat.is_some() && info.host == now.seat)
                .then(|| info.seats.iter().filter(is_taken).count() >= 2),
            host,
            hints: info.hints,
            note: now.note,
            invites: now.seat.is_some(),
        })
    }
}

/// The table before its game.
pub(super) fn lobby(link: LinkHandle) -> AnyView {
    let ui = Ui::get();
    let name = link.info().and_then(|info| GameInfo::get(&info.game)).map_or("", |game| game.name);
    let lobby = memo(move || Lobby::new(&link.now.read()));
    let of = move |part: fn(&Lobby) -> AnyView| live(move || lobby.read().as_ref().map(part).into_any());
    let count = memo(move || lobby.read().as_ref().map_or(0, |lobby| lobby.places));
    let places =
        live(move || Seat::first(count.get()).map(|seat| place(link, seat)).collect_view().into_any());
    let start = memo(move || lobby.read().as_ref().map(|lobby| (lobby.start, lobby.host.clone())));
    let start = live(move || match start.get() {
        Some((Some(can_start), _)) => start_button(link, can_start),
        Some((None, Some(host))) => {
            view! { <p role="status" data-test="host-starts">{host_starts(host.as_str(), ui.lang.get())}</p> }
                .into_any()
        }
        _ => ().into_any(),
    });
    let hints = of(|lobby| {
        let text = if lobby.hints { OnlineText::HintsOn } else { OnlineText::HintsOff };
        text.text(Ui::get().lang.get()).into_any()
    });
    let note = of(|lobby| lobby.note.map(|text| text.text(Ui::get().lang.get())).into_any());
    let invites = memo(move || lobby.read().as_ref().is_some_and(|lobby| lobby.invites));
    let invitation = live(move || {
        let secret = if invites.get() { link.secret() } else { None };
        secret.map(|secret| invite(link.id(), secret)).into_any()
    });
    let content = view! {
        <section aria-labelledby="places">
            <h2 id="places">{say(ui, OnlineText::AtTable)}</h2>
            <ol class="places" data-test="places">{places}</ol>
            <p class="faint">{hints}</p>
            <p role="alert" class="refusal" data-test="problem">{note}</p>
            {start}
        </section>
        {invitation}
    };
    frame(move || name.to_owned(), "lobby-page", content.into_any())
}

fn start_button(link: LinkHandle, can_start: bool) -> AnyView {
    let start = move |_| {
        if can_start {
            link.change(LobbyCommand::Start);
        } else {
            link.say(Some(OnlineText::NeedTwo));
        }
    };
    view! {
        <div class="buttons">
            <button class="button primary large" data-test="start" aria-disabled=(!can_start).to_string() on:click=start>
                {Ui::get().say(Text::Begin)}
            </button>
        </div>
    }
    .into_any()
}

/// A place at the table, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    state: SeatState,
    is_you: bool,
    hosts: bool,
    /// Whether whoever is here hosts.
    is_hosted: bool,
}

impl Place {
    fn new(now: &Now, seat: Seat) -> Option<Place> {
        let info = now.table.as_ref()?;
        Some(Place {
            state: info.seats.get(seat.index())?.clone(),
            is_you: now.seat == Some(seat),
            hosts: info.host == Some(seat),
            is_hosted: now.seat.is_some() && info.host == now.seat,
        })
    }
}

/// One place at the table.
fn place(link: LinkHandle, seat: Seat) -> AnyView {
    let ui = Ui::get();
    let place = memo(move || Place::new(&link.now.read(), seat));
    let who = live_text(move || {
        let lang = ui.lang.get();
        match place.read().as_ref().map(|place| &place.state) {
            Some(SeatState::Person { name, .. }) => name.to_string(),
            Some(SeatState::Bot(bot)) => level_and_difficulty(bot.level, lang),
            Some(SeatState::Closed) => OnlineText::Closed.text(lang).to_owned(),
            Some(SeatState::Open) | None => OnlineText::Free.text(lang).to_owned(),
        }
    });
    let remark = live_text(move || {
        let (place, lang) = (place.read(), ui.lang.get());
        let is = |is: fn(&Place) -> bool, text: OnlineText| place.as_ref().is_some_and(is).then_some(text);
        let words = [is(|place| place.is_you, OnlineText::IsYou), is(|place| place.hosts, OnlineText::Host)];
        words.into_iter().flatten().map(|word| word.text(lang)).collect::<Vec<_>>().join(" · ")
    });
    let buttons = live(move || place.read().as_ref().map(|place| buttons(link, seat, place)).into_any());
    let class =
        move || if place.read().as_ref().is_some_and(|place| place.is_you) { "place next" } else { "place" };
    view! {
        <li class=class data-test=format!("place-{seat}")>
            <span class="place-name"><span class="faint">{seat.to_string()}</span> " " <strong>{who}</strong> " " <span class="faint">{remark}</span></span>
            <span class="place-buttons">{buttons}</span>
        </li>
    }
    .into_any()
}

/// What can be done about a place.
fn buttons(link: LinkHandle, seat: Seat, place: &Place) -> Vec<AnyView> {
    let lang = Ui::get().lang.get();
    let label = |text: OnlineText| Some(place_of(seat, text.text(lang), lang));
    let change = |test, text, label, change: fn(Seat) -> LobbyCommand| {
        labeled(Look::Usual, test, text, label, move || link.change(change(seat)))
    };
    let open = || {
        change("open", OnlineText::OpenPlace, label(OnlineText::OpenPlace), |seat| LobbyCommand::Open {
            seat,
        })
    };
    match &place.state {
        SeatState::Open => {
            let sit = move || link.sit(Some(seat));
            let mut buttons =
                vec![labeled(Look::Usual, "sit", OnlineText::SitHere, label(OnlineText::SitHere), sit)];
            if place.is_hosted {
                let text = OnlineText::ClosePlace;
                buttons.push(bots(link, seat, None));
                buttons.push(change("close-place", text, label(text), |seat| LobbyCommand::Close { seat }));
            }
            buttons
        }
        SeatState::Closed if place.is_hosted => vec![open()],
        SeatState::Bot(bot) if place.is_hosted => vec![bots(link, seat, Some(bot.level)), open()],
        SeatState::Person { name, .. } if place.is_hosted && !place.is_you => {
            let label = Some(leave_place(name.as_str(), lang));
            vec![change("remove", OnlineText::Remove, label, |seat| LobbyCommand::Remove { seat })]
        }
        _ => Vec::new(),
    }
}

/// Which bot sits in a place.
fn bots(link: LinkHandle, seat: Seat, chosen: Option<Level>) -> AnyView {
    let lang = Ui::get().lang.get();
    let label = format!("{}: {}", player_number(seat, lang), OnlineText::AddBot.text(lang));
    let choose = move |event: leptos::ev::Event| {
        if let Ok(level) = event_target_value(&event).parse::<Level>() {
            link.change(LobbyCommand::Bot { seat, bot: level.into() });
        }
    };
    let option = |value: &'static str, is_chosen: bool, text: String| {
        view! { <option value=value selected=is_chosen>{text}</option> }.into_any()
    };
    let none = chosen.is_none().then(|| option("", true, OnlineText::AddBot.text(lang).to_owned()));
    let levels = Level::ALL
        .map(|level| option(level.name(), chosen == Some(level), level_and_difficulty(level, lang)));
    view! {
        <select class="opponent" data-test="bot" aria-label=label on:change=choose>{none}{levels.into_iter().collect_view()}</select>
    }
    .into_any()
}
