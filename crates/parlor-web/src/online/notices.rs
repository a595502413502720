//! What is to be known at a table besides the game: a lost connection, somebody who is gone, a newer version.

use leptos::prelude::*;
use parlor_core::{Level, PlayerName, Seat};
use parlor_wire::{AbsenceCommand, Presence, SeatState};
use parlor_words::online::{OnlineText, gone};
use parlor_words::pages::Text;

use super::kit::{Look, all, button, derived, live, said, said_elsewhere, tag};
use super::link::{Line, LinkHandle, Now};
use crate::ui::Ui;

/// Something to be known.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Notice {
    /// The connection is lost; what is on the board stays, if there is one.
    Lost(bool),
    /// The house has a newer version.
    Old,
    /// A bot plays for whoever is here.
    StandIn,
    /// Whoever is here watches.
    Watching,
    /// Somebody is gone.
    Missing(Seat, PlayerName),
}

/// A strip below the page, if there is anything to be known.
pub(super) fn notices(link: LinkHandle) -> AnyView {
    let ui = Ui::get();
    let notices = derived(move || notices_of(&link.now.get()));
    // A landmark, for those who go from one to the next; without a notice there is none.
    live(move || {
        let shown = live(move || all(notices.get().iter().map(|one| notice(link, one)).collect()));
        let label = OnlineText::Notices.text(ui.lang.get());
        tag("aside", &[("class", "online-notes"), ("aria-label", label)], shown)
    })
}

fn notices_of(now: &Now) -> Vec<Notice> {
    let is_playing = now.is_playing();
    let mut notices = Vec::new();
    if now.line == Line::Lost {
        notices.push(Notice::Lost(is_playing));
    }
    if now.is_old {
        notices.push(Notice::Old);
    }
    let (true, Some(info)) = (is_playing, &now.table) else { return notices };
    let Some(you) = now.seat else {
        notices.push(Notice::Watching);
        return notices;
    };
    if now.has_stand_in(you) {
        notices.push(Notice::StandIn);
    }
    let seats = (0_u8..).map_while(Seat::new).zip(&info.seats);
    notices.extend(seats.filter(|(seat, _)| now.people.get(seat.index()) == Some(&Presence::Gone)).find_map(
        |(seat, state)| match state {
            SeatState::Person { name, stand_in: None } if !now.waited_for.contains(&seat) => {
                Some(Notice::Missing(seat, name.clone()))
            }
            _ => None,
        },
    ));
    notices
}

fn notice(link: LinkHandle, notice: &Notice) -> AnyView {
    let lang = Ui::get().lang.get();
    let plain = |test, text, press: Box<dyn Fn() + Send + Sync>| button(Look::Plain, test, said(text), press);
    let (test, text, buttons) = match notice {
        Notice::Lost(is_playing) => {
            let kept = if *is_playing { OnlineText::LostKept.text(lang) } else { "" };
            let text = format!("{} {kept}", OnlineText::Lost.text(lang));
            // A screen reader is told elsewhere.
            return tag("p", &[("class", "update-note"), ("data-test", "lost")], text);
        }
        Notice::Old => {
            let button = button(Look::Plain, "reload", said_elsewhere(Text::Reload), reload);
            ("old-version", Text::NewVersion.text(lang).to_owned(), vec![button])
        }
        Notice::StandIn => {
            let come_back = Box::new(move || link.about_absence(AbsenceCommand::Return));
            let button = plain("return", OnlineText::PlayAgainMyself, come_back);
            ("stand-in", OnlineText::BotPlaysForYou.text(lang).to_owned(), vec![button])
        }
        Notice::Watching => ("watching", OnlineText::Watching.text(lang).to_owned(), Vec::new()),
        Notice::Missing(seat, name) => {
            let seat = *seat;
            let wait = Box::new(move || link.wait_for(seat));
            let bot = AbsenceCommand::StandIn { seat, bot: Level::Steady.into() };
            let buttons = vec![
                plain("wait", OnlineText::Wait, wait),
                plain("let-bot-play", OnlineText::LetBotPlay, Box::new(move || link.about_absence(bot))),
                plain(
                    "end-game",
                    OnlineText::EndGame,
                    Box::new(move || link.about_absence(AbsenceCommand::End)),
                ),
            ];
            ("missing", gone(name.as_str(), lang), buttons)
        }
    };
    let buttons = buttons.into_iter().flat_map(|button| [" ".into_any(), button]);
    let content: Vec<AnyView> = [text.into_any()].into_iter().chain(buttons).collect();
    tag("p", &[("class", "update-note"), ("role", "status"), ("data-test", test)], content)
}

/// Loads the pages again.
fn reload() {
    // Where the pages are kept for offline use, they have to be fetched first.
    match web_sys::CustomEvent::new("parlor-update-now") {
        Ok(event) if window().is_secure_context() => drop(window().dispatch_event(&event)),
        _ => drop(window().location().reload()),
    }
}
