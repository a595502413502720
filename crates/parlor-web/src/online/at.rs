//! At a table: before the game, during it, and where nothing can be done.

use leptos::prelude::*;
use parlor_wire::{InviteSecret, LobbyCommand, SeatState, Stage, TableId};
use parlor_words::online::OnlineText;
use parlor_words::pages::Text;

use super::guest::{for_guests, say, waiting};
use super::link::{Line, LinkHandle, Trouble};
use super::{join, lobby, notices};
use crate::browser::random;
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
pub(super) fn at(table: TableId, secret: Option<InviteSecret>, is_again: bool) -> AnyView {
    let link = LinkHandle::open(table, secret);
    let (watches, was_seated, has_sat) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    Effect::new(move || {
        let Some(info) = link.table.get() else { return };
        join::hide_secret(table);
        let you = link.seat.get();
        if you.is_some() {
            was_seated.set(true);
        }
        let is_free = info.seats.contains(&SeatState::Open);
        let is_first = !has_sat.get_untracked();
        if info.stage == Stage::Lobby && is_first {
            has_sat.set(true);
            match (you, random::new_seed()) {
                (None, _) if is_free => link.sit(None),
                (Some(_), Some(contribution)) if is_again => {
                    link.change(LobbyCommand::Contribute { contribution });
                }
                _ => {}
            }
        }
    });
    let shown = Memo::new(move |_| {
        if let Some(trouble) = link.trouble.get() {
            return Shown::Trouble(trouble);
        }
        let info = link.table.read();
        let Some(info) = &*info else { return Shown::Waiting };
        let you = link.seat.get();
        let looks = you.is_some() || watches.get();
        match info.stage {
            Stage::Closed => Shown::Empty,
            Stage::Lobby if was_seated.get() && you.is_none() => Shown::Removed,
            Stage::Lobby if looks || info.seats.contains(&SeatState::Open) => Shown::Lobby,
            Stage::Lobby => Shown::Full,
            Stage::Playing if !looks => Shown::Full,
            _ => GameInfo::get(&info.game).map_or(Shown::NoGame, |game| Shown::Game(game.id, you)),
        }
    });
    let page = move || match shown.get() {
        Shown::Waiting => waiting(),
        Shown::Lobby => lobby::lobby(link),
        Shown::Full => message(
            OnlineText::Full,
            OnlineText::FullAbout,
            "full-page",
            Some(Callback::new(move |()| watches.set(true))),
        ),
        Shown::Removed => message(OnlineText::Removed, OnlineText::RemovedAbout, "removed-page", None),
        Shown::Empty => message(OnlineText::Empty, OnlineText::EmptyAbout, "empty-page", None),
        Shown::Game(game, _) => game_at(link, game),
        Shown::NoGame => no_page(Text::NoSuchGame, "no-game"),
        Shown::Trouble(Trouble::NoTable) => no_table(),
        // The cookie is gone: a name again, and then the same table.
        Shown::Trouble(Trouble::NoGuest) => for_guests(move || at(table, secret, false)),
        Shown::Trouble(Trouble::Other(why)) => {
            let why = parlor_session::remote::why_text(why);
            message(OnlineText::NotNow, why, "trouble-page", None)
        }
    };
    view! {
        {page}
        {notices::notices(link)}
        {spoken(link)}
    }
    .into_any()
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
fn spoken(link: LinkHandle) -> impl IntoView {
    let ui = Ui::get();
    let text = Memo::new(move |before: Option<&Option<OnlineText>>| match link.line.get() {
        Line::Lost => Some(OnlineText::Lost),
        Line::Up => before.copied().flatten().map(|_| OnlineText::Back),
        Line::Coming => None,
    });
    view! {
        <div class="unseen" aria-live="polite" data-test="line">
            {move || text.get().map(|text| view! { <p>{text.text(ui.lang.get())}</p> })}
        </div>
    }
}

/// A link that leads nowhere.
pub(super) fn no_table() -> AnyView {
    message(OnlineText::NoTable, OnlineText::NoTableAbout, "no-table-page", None)
}

/// A page that says why there is nothing here, and what can be done.
fn message(title: OnlineText, about: OnlineText, test: &'static str, watch: Option<Callback<()>>) -> AnyView {
    let ui = Ui::get();
    let watch = watch.map(|watch| {
        view! {
            <button class="button primary" data-test="watch" on:click=move |_| watch.run(())>{say(ui, OnlineText::Watch)}</button>
        }
    });
    let content = view! {
        <p>{say(ui, about)}</p>
        <div class="buttons">
            {watch}
            <a class="button" href="#/" data-test="go-home">{ui.say(Text::Home)}</a>
        </div>
    };
    frame(move || say(ui, title)().to_owned(), test, content.into_any())
}
