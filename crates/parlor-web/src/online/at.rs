//! At a table: before the game, during it, and where nothing can be done.

use std::sync::atomic::{AtomicBool, Ordering};

use leptos::prelude::*;
use parlor_wire::{InviteSecret, SeatState, Stage, TableId};
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;

use super::guest::{for_guests, waiting};
use super::kit::{Look, State, all, button, derived, home_button, live, said, say, tag};
use super::link::{Coming, Line, LinkHandle, Now, Trouble};
use super::{lobby, notices};
use crate::chunk::{loaded, online_game_chunk};
use crate::game::GameInfo;
use crate::pages::{frame, no_page};
use crate::ui::Ui;

/// What is shown of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Waiting,
    /// Before the game.
    Lobby,
    /// All places are taken: whoever comes may watch.
    Full,
    Removed,
    /// Nobody was there for a day.
    Empty,
    /// The game, for whoever sits there.
    Game(GameInfoId, Option<parlor_core::Seat>),
    /// A game that these pages don't have.
    NoGame,
    Trouble(Trouble),
}

/// A game by its id, as something that can be compared.
type GameInfoId = &'static str;

/// The table, for a guest.
pub(super) fn at(table: TableId, secret: Option<InviteSecret>, comes: Coming) -> AnyView {
    let link = LinkHandle::open(table, secret, comes);
    let watches = State::new(false);
    let shown = derived(move || shown(&link.now.get(), *watches.get()));
    let page = live(move || match *shown.get() {
        Shown::Waiting => waiting(),
        Shown::Lobby => lobby::lobby(link),
        Shown::Full => {
            let watch = button(Look::Primary, "watch", said(OnlineText::Watch), move || watches.set(true));
            message(OnlineText::Full, OnlineText::FullAbout, "full-page", Some(watch))
        }
        Shown::Removed => message(OnlineText::Removed, OnlineText::RemovedAbout, "removed-page", None),
        Shown::Empty => message(OnlineText::Empty, OnlineText::EmptyAbout, "empty-page", None),
        Shown::Game(game, _) => game_at(link, game),
        Shown::NoGame => no_page(Text::NoSuchGame, "no-game"),
        Shown::Trouble(Trouble::NoTable) => no_table(),
        // The cookie is gone: a name again, and then the same table.
        Shown::Trouble(Trouble::NoGuest) => for_guests(move || at(table, secret, Coming::ToSit)),
        Shown::Trouble(Trouble::Other(why)) => {
            let why = parlor_session::remote::why_text(why);
            message(OnlineText::NotNow, why, "trouble-page", None)
        }
    });
    all(vec![page, notices::notices(link), spoken(link)])
}

fn shown(now: &Now, watches: bool) -> Shown {
    if let Some(trouble) = now.trouble {
        return Shown::Trouble(trouble);
    }
    let Some(info) = &now.table else { return Shown::Waiting };
    let looks = now.seat.is_some() || watches;
    match info.stage {
        Stage::Closed => Shown::Empty,
        Stage::Lobby if now.was_seated && now.seat.is_none() => Shown::Removed,
        Stage::Lobby if looks || info.seats.contains(&SeatState::Open) => Shown::Lobby,
        Stage::Lobby => Shown::Full,
        Stage::Playing if !looks => Shown::Full,
        _ => GameInfo::get(&info.game).map_or(Shown::NoGame, |game| Shown::Game(game.id, now.seat)),
    }
}

/// The game, as soon as its code is there.
fn game_at(link: LinkHandle, game: GameInfoId) -> AnyView {
    let name = GameInfo::get(game).map_or("", |game| game.name);
    loaded(
        move || name.to_owned(),
        async move || online_game_chunk(game).await,
        move |chunk| {
            chunk.online_table(link).unwrap_or_else(|| {
                // It comes again, and the page with it.
                link.open_again();
                waiting()
            })
        },
    )
}

/// What a screen reader says of the connection.
fn spoken(link: LinkHandle) -> AnyView {
    let (ui, was_lost) = (Ui::get(), AtomicBool::new(false));
    let line = derived(move || link.now.get().line);
    let text = live(move || {
        let text = match *line.get() {
            Line::Lost => OnlineText::Lost,
            Line::Up if was_lost.load(Ordering::Relaxed) => OnlineText::Back,
            Line::Up | Line::Coming => return ().into_any(),
        };
        was_lost.store(true, Ordering::Relaxed);
        tag("p", &[], text.text(ui.lang.get()))
    });
    tag("div", &[("class", "unseen"), ("aria-live", "polite"), ("data-test", "line")], text)
}

/// A link that leads nowhere.
pub(super) fn no_table() -> AnyView {
    message(OnlineText::NoTable, OnlineText::NoTableAbout, "no-table-page", None)
}

/// A page that says why there is nothing here, and what can be done.
fn message(title: OnlineText, about: OnlineText, test: &'static str, button: Option<AnyView>) -> AnyView {
    let ui = Ui::get();
    let buttons: Vec<AnyView> = button.into_iter().chain([home_button()]).collect();
    let content = all(vec![tag("p", &[], said(about)), tag("div", &[("class", "buttons")], buttons)]);
    frame(move || say(ui, title)().to_owned(), test, content)
}
