//! Before the game: who sits where, and what the host does about it.

use leptos::prelude::*;
use parlor_core::{Level, PlayerName, Seat};
use parlor_wire::{LobbyCommand, SeatState};
use parlor_words::online::{OnlineText, host_starts, leave_place, place_of};
use parlor_words::pages::Text;
use parlor_words::{level_and_difficulty, player_number};

use super::hosting;
use super::kit::{
    Look, State, all, button, button_with, derived, live, live_text, said, said_elsewhere, tag, tag_on,
};
use super::link::{LinkHandle, Now};
use crate::game::GameInfo;
use crate::pages::frame;
use crate::ui::Ui;

/// What is shown besides the places.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Start {
    /// Whether whoever is here may start, and whether enough have sat down.
    can: Option<bool>,
    /// Who may otherwise.
    host: Option<PlayerName>,
}

impl Start {
    fn new(now: &Now) -> Option<Start> {
        let info = now.table.as_ref()?;
        let is_taken = |seat: &&SeatState| matches!(seat, SeatState::Person { .. } | SeatState::Bot(_));
        let host = info.host.and_then(|host| match info.seats.get(host.index())? {
            SeatState::Person { name, .. } => Some(name.clone()),
            _ => None,
        });
        Some(Start { can: is_host(now).then(|| info.seats.iter().filter(is_taken).count() >= 2), host })
    }
}

/// Whether whoever is here hosts.
fn is_host(now: &Now) -> bool {
    now.seat.is_some() && now.table.as_ref().is_some_and(|info| info.host == now.seat)
}

/// The table before its game.
pub(super) fn lobby(link: LinkHandle) -> AnyView {
    let name = link.info().and_then(|info| GameInfo::get(&info.game)).map_or("", |game| game.name);
    let count = derived(move || link.now.get().table.as_ref().map_or(0, |info| info.seats.len()));
    let places = live(move || {
        let count = u8::try_from(*count.get()).unwrap_or(u8::MAX);
        all(Seat::first(count).map(|seat| place(link, seat)).collect())
    });
    let start = derived(move || Start::new(&link.now.get()));
    let start = live(move || match start.get().as_ref() {
        Some(Start { can: Some(can_start), .. }) => start_button(link, *can_start),
        Some(Start { can: None, host: Some(host) }) => {
            let text = host_starts(host.as_str(), Ui::get().lang.get());
            tag("p", &[("role", "status"), ("data-test", "host-starts")], text)
        }
        _ => all(Vec::new()),
    });
    let hints = link.info().is_some_and(|info| info.hints);
    let hints = said(if hints { OnlineText::HintsOn } else { OnlineText::HintsOff });
    let note = derived(move || link.now.get().note);
    let note = live_text(move || note.get().map_or("", |text| text.text(Ui::get().lang.get())).to_owned());
    let section = vec![
        tag("h2", &[("id", "places")], said(OnlineText::AtTable)),
        tag("ol", &[("class", "places"), ("data-test", "places")], places),
        tag("p", &[("class", "faint")], hints),
        tag("p", &[("role", "alert"), ("class", "refusal"), ("data-test", "problem")], note),
        start,
    ];
    let content = vec![tag("section", &[("aria-labelledby", "places")], section), invitation(link)];
    frame(move || name.to_owned(), "lobby-page", all(content))
}

/// The invitation, which the host sees at once and others when they ask for it.
fn invitation(link: LinkHandle) -> AnyView {
    let asked = State::new(false);
    let shows = derived(move || {
        let now = link.now.get();
        now.seat.is_some().then(|| *asked.get() || is_host(&now))
    });
    live(move || match (link.secret(), *shows.get()) {
        (Some(secret), Some(true)) => hosting::piece(move |hosting| (hosting.invite)(link.id(), secret)),
        (Some(_), Some(false)) => {
            button(Look::Usual, "invite", said(OnlineText::Invite), move || asked.set(true))
        }
        _ => all(Vec::new()),
    })
}

fn start_button(link: LinkHandle, can_start: bool) -> AnyView {
    let start = move || {
        if can_start {
            link.change(LobbyCommand::Start);
        } else {
            link.say(Some(OnlineText::NeedTwo));
        }
    };
    let disabled = if can_start { "false" } else { "true" };
    let with = [("aria-disabled", disabled)];
    let button = button_with(Look::Large, "start", &with, said_elsewhere(Text::Begin), start);
    tag("div", &[("class", "buttons")], button)
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
            is_hosted: is_host(now),
        })
    }
}

/// One place at the table.
fn place(link: LinkHandle, seat: Seat) -> AnyView {
    let place = derived(move || Place::new(&link.now.get(), seat));
    live(move || {
        place.get().as_ref().as_ref().map_or_else(|| all(Vec::new()), |place| shown(link, seat, place))
    })
}

fn shown(link: LinkHandle, seat: Seat, place: &Place) -> AnyView {
    let lang = Ui::get().lang.get();
    let who = match &place.state {
        SeatState::Person { name, .. } => name.to_string(),
        SeatState::Bot(bot) => level_and_difficulty(bot.level, lang),
        SeatState::Closed => OnlineText::Closed.text(lang).to_owned(),
        SeatState::Open => OnlineText::Free.text(lang).to_owned(),
    };
    let words = [(place.is_you, OnlineText::IsYou), (place.hosts, OnlineText::Host)];
    let remark: Vec<&str> = words.iter().filter(|(is, _)| *is).map(|(_, word)| word.text(lang)).collect();
    let faint = |text: String| tag("span", &[("class", "faint")], text);
    let space = || " ".into_any();
    let name =
        vec![faint(seat.to_string()), space(), tag("strong", &[], who), space(), faint(remark.join(" · "))];
    let content = vec![
        tag("span", &[("class", "place-name")], name),
        tag("span", &[("class", "place-buttons")], buttons(link, seat, place)),
    ];
    let class = if place.is_you { "place next" } else { "place" };
    tag("li", &[("class", class), ("data-test", &format!("place-{seat}"))], content)
}

/// What can be done about a place.
fn buttons(link: LinkHandle, seat: Seat, place: &Place) -> Vec<AnyView> {
    let lang = Ui::get().lang.get();
    let change = |test, text: OnlineText, label: Option<String>, change: LobbyCommand| {
        // Several places have the same button: the label says whose it is.
        let label = label.unwrap_or_else(|| place_of(seat, text.text(lang), lang));
        button_with(Look::Usual, test, &[("aria-label", &label)], said(text), move || match &change {
            LobbyCommand::Sit { seat, .. } => link.sit(*seat),
            change => link.change(change.clone()),
        })
    };
    let open = || change("open", OnlineText::OpenPlace, None, LobbyCommand::Open { seat });
    match &place.state {
        SeatState::Open => {
            let sit = LobbyCommand::Sit { seat: Some(seat), contribution: String::new() };
            let mut buttons = vec![change("sit", OnlineText::SitHere, None, sit)];
            if place.is_hosted {
                buttons.push(bots(link, seat, None));
                let close = LobbyCommand::Close { seat };
                buttons.push(change("close-place", OnlineText::ClosePlace, None, close));
            }
            buttons
        }
        SeatState::Closed if place.is_hosted => vec![open()],
        SeatState::Bot(bot) if place.is_hosted => vec![bots(link, seat, Some(bot.level)), open()],
        SeatState::Person { name, .. } if place.is_hosted && !place.is_you => {
            let label = Some(leave_place(name.as_str(), lang));
            vec![change("remove", OnlineText::Remove, label, LobbyCommand::Remove { seat })]
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
        let with: &[_] = &[("value", value), ("selected", "")];
        tag("option", if is_chosen { with } else { &with[..1] }, text)
    };
    let none = chosen.is_none().then(|| option("", true, OnlineText::AddBot.text(lang).to_owned()));
    let levels = Level::ALL
        .map(|level| option(level.name(), chosen == Some(level), level_and_difficulty(level, lang)));
    let options: Vec<AnyView> = none.into_iter().chain(levels).collect();
    let with = [("class", "opponent"), ("data-test", "bot"), ("aria-label", &*label)];
    tag_on("select", &with, options, "change", choose)
}
