//! Before the game: who sits where, and what the host does about it.

use parlor_core::{Level, Seat};
use parlor_session::with_game;
use parlor_wire::{HouseBot, LobbyCommand, Presence, SeatState, TableInfo};
use parlor_words::online::{OnlineText, host_starts};
use parlor_words::terminal::Text;
use parlor_words::{GameWords as _, Lang, level_and_difficulty};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::table::HouseTable;
use crate::terminal::paint;
use crate::terminal::theme::{CURSOR, FAINT, HEADING, WRONG};

/// What is on the screen before the game, besides the table itself.
#[derive(Default)]
pub(super) struct Lobby {
    /// The place that is chosen.
    chosen: usize,
    /// What is to be said about what was tried.
    pub(super) note: Option<OnlineText>,
}

impl Lobby {
    /// A key that does something about the places.
    pub(super) fn key(&mut self, key: KeyCode, table: &mut HouseTable) {
        let Some(info) = table.info() else { return };
        let last = info.seats.len().saturating_sub(1);
        self.note = None;
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.chosen = self.chosen.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => {
                self.chosen = if self.chosen >= last { 0 } else { self.chosen + 1 };
            }
            key => {
                let seat = u8::try_from(self.chosen.min(last)).ok().and_then(Seat::new);
                let Some((seat, state)) =
                    seat.and_then(|seat| Some((seat, info.seats.get(seat.index())?.clone())))
                else {
                    return;
                };
                let taken = info.seats.iter().filter(|seat| is_taken(seat)).count();
                let is_host = table.table.is_host();
                match (key, state) {
                    (KeyCode::Enter, _) if is_host && taken < 2 => self.note = Some(OnlineText::NeedTwo),
                    (KeyCode::Enter, _) if is_host => table.change(LobbyCommand::Start),
                    (KeyCode::Char('s'), SeatState::Open) => table.sit(Some(seat)),
                    (KeyCode::Char('b'), SeatState::Open | SeatState::Closed) if is_host => {
                        table.change(LobbyCommand::Bot { seat, bot: Level::Casual.into() });
                    }
                    (KeyCode::Char('b'), SeatState::Bot(bot)) if is_host => {
                        table.change(LobbyCommand::Bot { seat, bot: next_bot(bot) });
                    }
                    (KeyCode::Char('c'), SeatState::Open) if is_host => {
                        table.change(LobbyCommand::Close { seat });
                    }
                    (KeyCode::Char('c'), SeatState::Closed | SeatState::Bot(_)) if is_host => {
                        table.change(LobbyCommand::Open { seat });
                    }
                    (KeyCode::Char('x'), SeatState::Bot(_)) if is_host => {
                        table.change(LobbyCommand::Open { seat });
                    }
                    (KeyCode::Char('x'), SeatState::Person { .. })
                        if is_host && table.table.you() != Some(seat) =>
                    {
                        table.change(LobbyCommand::Remove { seat });
                    }
                    _ => {}
                }
            }
        }
    }

    /// What the keys do in the place that is chosen.
    fn keys(&self, info: &TableInfo, you: Option<Seat>, is_host: bool, lang: Lang) -> String {
        let chosen = self.chosen.min(info.seats.len().saturating_sub(1));
        let is_own = you.is_some_and(|you| you.index() == chosen);
        let mut keys = vec![Text::ChooseKey];
        if is_host {
            keys.push(Text::StartKey);
            keys.extend(match info.seats.get(chosen) {
                Some(SeatState::Open) => &[Text::BotKey, Text::CloseKey][..],
                Some(SeatState::Closed) => &[Text::BotKey, Text::OpenKey],
                Some(SeatState::Bot(_)) => &[Text::OtherBotKey, Text::RemoveKey],
                Some(SeatState::Person { .. }) if !is_own => &[Text::RemoveKey],
                _ => &[],
            });
        }
        if info.seats.get(chosen) == Some(&SeatState::Open) {
            keys.push(Text::SitKey);
        }
        keys.push(Text::LeaveKey);
        keys.into_iter().map(|key| key.text(lang)).collect::<Vec<_>>().join("   ")
    }

    pub(super) fn draw(
        &self,
        table: &HouseTable,
        link: Option<&str>,
        lang: Lang,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let Some(info) = table.info() else { return };
        let is_host = table.table.is_host();
        let name = with_game!(info.game.as_str(), G => G::NAME).unwrap_or_default();
        paint::bar(name, OnlineText::AtTable.text(lang), Rect { height: 1, ..area }, buffer);
        paint::keys(
            &self.keys(info, table.table.you(), is_host, lang),
            Rect { y: area.bottom() - 1, height: 1, ..area },
            buffer,
        );
        let room = Rect { y: area.y + 2, height: area.height.saturating_sub(4), ..area };
        let room = room.centered_horizontally(area.width.saturating_sub(8).min(90).into());
        let mut lines: Vec<Line<'static>> = vec![Line::default()];
        for (seat, state) in (0..).map_while(Seat::new).zip(&info.seats) {
            let is_chosen = seat.index() == self.chosen.min(info.seats.len().saturating_sub(1));
            let mark = if is_chosen { "▶ " } else { "  " };
            let who = paint::padded(&format!("{mark}{seat}  {} ", who(state, lang)), 36);
            let remarks: Vec<&str> = [
                (table.table.you() == Some(seat)).then_some(OnlineText::IsYou),
                (info.host == Some(seat)).then_some(OnlineText::Host),
                (table.table.here().get(seat.index()).is_some_and(|here| *here != Presence::Here))
                    .then_some(OnlineText::Away),
            ]
            .into_iter()
            .flatten()
            .map(|text| text.text(lang))
            .collect();
            let style = if is_chosen { CURSOR } else { HEADING };
            lines.push(Line::from(vec![
                Span::styled(who, style),
                Span::styled(format!(" {}", remarks.join(" · ")), FAINT),
            ]));
        }
        lines.push(Line::default());
        let hints = if info.hints { OnlineText::HintsOn } else { OnlineText::HintsOff };
        lines.push(Line::styled(hints.text(lang), FAINT));
        if !is_host
            && let Some(SeatState::Person { name, .. }) =
                info.host.and_then(|host| info.seats.get(host.index()))
        {
            lines.extend(paint::wrapped(&host_starts(name.as_str(), lang), room.width, ""));
        }
        if let Some(link) = link {
            lines.push(Line::default());
            let is_open = info.seats.contains(&SeatState::Open);
            let title = if is_open { OnlineText::Invite } else { OnlineText::Link };
            lines.push(Line::styled(title.text(lang), HEADING));
            // Whoever copies it copies all of it.
            let letters: Vec<char> = link.chars().collect();
            let rows = letters.chunks(usize::from(room.width.max(1)));
            lines.extend(rows.map(|row| Line::raw(row.iter().collect::<String>())));
        }
        if let Some(note) = self.note {
            lines.push(Line::default());
            let note = paint::wrapped(&format!("✗ {}", note.text(lang)), room.width, "  ");
            lines.extend(note.into_iter().map(|line| line.style(WRONG)));
        }
        paint::lines(&lines, room, buffer);
    }
}

fn is_taken(state: &SeatState) -> bool {
    matches!(state, SeatState::Person { .. } | SeatState::Bot(_))
}

/// The bot of the next level; after the strongest comes the weakest.
fn next_bot(bot: HouseBot) -> HouseBot {
    let mut levels = Level::ALL.into_iter().cycle().skip_while(|level| *level != bot.level);
    levels.nth(1).expect("a cycle has no end").into()
}

/// Who is in a place.
fn who(state: &SeatState, lang: Lang) -> String {
    match state {
        SeatState::Person { name, .. } => name.to_string(),
        SeatState::Bot(bot) => level_and_difficulty(bot.level, lang),
        SeatState::Open => OnlineText::Free.text(lang).to_owned(),
        SeatState::Closed => OnlineText::Closed.text(lang).to_owned(),
    }
}
