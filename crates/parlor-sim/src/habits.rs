//! What people do at a table: what makes sense, and what does not.

use parlor_core::{Level, Seat};
use parlor_session::remote::Command;
use parlor_wire::{AbsenceCommand, ClientMessage, LobbyCommand, SeatState, Stage, TableId, TableInfo};

use crate::process::Link;
use crate::tab::Tab;

/// Actions of all games, most of which fit no moment.
const ACTIONS: [&str; 8] = ["pass", "draw", "take", "8F 415", "call", "0,0 1", "zz", ""];

impl Tab {
    /// Does what somebody who wants to play would do.
    pub(super) fn make_sense(&mut self, link: &mut Link) {
        let Some(info) = self.table.info().cloned() else { return };
        if self.table.is_pending() {
            return;
        }
        let key = self.new_key();
        let command = match info.stage {
            Stage::Lobby => self.in_lobby(&info).map(Command::Lobby),
            Stage::Playing => self.in_game(key),
            Stage::Over | Stage::Abandoned => {
                let may_ask = !self.world.processes.is_calm() && self.table.you().is_some();
                (may_ask && info.rematch.is_none()).then_some(Command::Rematch)
            }
            Stage::Closed | Stage::Stopped => None,
        };
        if let Some(command) = command {
            self.submit(link, key, command);
        }
    }

    fn contribution(&self) -> String {
        format!("{:08x}", self.world.sim.below(u32::MAX))
    }

    fn in_lobby(&self, info: &TableInfo) -> Option<LobbyCommand> {
        let sim = &self.world.sim;
        let is_calm = self.world.processes.is_calm();
        let Some(own) = self.table.you() else {
            let is_open = info.seats.contains(&SeatState::Open);
            return is_open.then(|| LobbyCommand::Sit { seat: None, contribution: self.contribution() });
        };
        let taken =
            info.seats.iter().filter(|seat| matches!(seat, SeatState::Person { .. } | SeatState::Bot(_)));
        let is_enough = taken.count() >= 2;
        let seat = self.any_seat(info)?;
        if self.table.is_host() {
            return match sim.below(8) {
                _ if is_calm && is_enough => Some(LobbyCommand::Start),
                0..=3 if is_enough => Some(LobbyCommand::Start),
                4 => Some(LobbyCommand::Bot { seat, bot: Level::Random.into() }),
                5 => Some(LobbyCommand::Close { seat }),
                6 => Some(LobbyCommand::Open { seat }),
                7 if sim.below(4) == 0 => Some(LobbyCommand::Remove { seat }),
                _ if is_calm => Some(LobbyCommand::Bot { seat, bot: Level::Random.into() }),
                _ => None,
            };
        }
        match sim.below(12) {
            0 => Some(LobbyCommand::Contribute { contribution: self.contribution() }),
            1 => Some(LobbyCommand::Sit { seat: Some(seat), contribution: self.contribution() }),
            2 if sim.below(4) == 0 && !is_calm => Some(LobbyCommand::Stand),
            3 => Some(LobbyCommand::Sit { seat: Some(own), contribution: self.contribution() }),
            _ => None,
        }
    }

    fn any_seat(&self, info: &TableInfo) -> Option<Seat> {
        let count = u32::try_from(info.seats.len()).ok()?;
        Seat::new(u8::try_from(self.world.sim.below(count.max(1))).ok()?)
    }

    fn in_game(&mut self, key: parlor_wire::Key) -> Option<Command> {
        let sim = self.world.sim.clone();
        if self.table.has_stand_in() {
            return Some(Command::Absence(AbsenceCommand::Return));
        }
        self.table.you()?;
        if let Some(seat) = self.gone() {
            return Some(Command::Absence(if sim.below(3) == 0 {
                AbsenceCommand::End
            } else {
                AbsenceCommand::StandIn { seat, bot: Level::Random.into() }
            }));
        }
        let is_calm = self.world.processes.is_calm();
        let game = self.game.as_mut()?;
        match sim.below(40) {
            0..=2 if !is_calm => game.undo(key),
            _ => game.act(&sim, key),
        }
    }

    /// Says something that nobody who sees the table would say.
    pub(super) fn talk_nonsense(&mut self, link: &mut Link) {
        let sim = self.world.sim.clone();
        let (table, key, at) = (self.table.id(), self.new_key(), self.at);
        let legal = self.game.as_ref().and_then(|game| game.choose(&sim));
        let any = || sim.pick(&ACTIONS).copied().unwrap_or_default().to_owned();
        let action = legal.unwrap_or_else(any);
        let message = match sim.below(16) {
            // The same again.
            0..=3 => self.last.clone(),
            // Another one under the same key.
            4 => self.last.as_ref().and_then(ClientMessage::key).map(|key| ClientMessage::Act {
                table,
                key,
                at,
                action: any(),
            }),
            // At a version that is gone, or is yet to come.
            5..=7 => Some(ClientMessage::Act { table, key, at: at.saturating_sub(1), action }),
            8 => Some(ClientMessage::Act { table, key, at: at + 1, action }),
            9 => Some(ClientMessage::Act { table, key, at, action: any() }),
            // Past what the own client allows: whoever has two tabs, or a program.
            10 | 11 => Some(ClientMessage::Act { table, key, at, action }),
            12 => Some(ClientMessage::Undo { table, key, at }),
            13 => self.nonsense_about_seats(table, key),
            14 => Some(ClientMessage::Rematch { table, key }),
            _ if sim.below(20) == 0 => Some(ClientMessage::GiveUp { table, key }),
            _ => {
                // Another table, which this client has not opened, and what is no message.
                let elsewhere = TableId::from_random([u8::try_from(sim.below(32)).unwrap_or(0); 10]);
                let foreign = ClientMessage::GiveUp { table: elsewhere, key };
                let _ = link.to_house.send(foreign.to_json().into());
                let _ = link.to_house.send("{}".into());
                None
            }
        };
        if let Some(message) = message {
            self.say(link, &message);
            self.last = Some(message);
        }
    }

    fn nonsense_about_seats(&self, table: TableId, key: parlor_wire::Key) -> Option<ClientMessage> {
        let sim = &self.world.sim;
        let seat = self.table.info().and_then(|info| self.any_seat(info))?;
        let bot = Level::Random.into();
        let change = match sim.below(6) {
            0 => LobbyCommand::Start,
            1 => LobbyCommand::Bot { seat, bot },
            2 => LobbyCommand::Remove { seat },
            3 => LobbyCommand::Sit { seat: Some(seat), contribution: self.contribution() },
            4 => {
                return Some(ClientMessage::Absence {
                    table,
                    key,
                    change: AbsenceCommand::StandIn { seat, bot },
                });
            }
            _ => return Some(ClientMessage::Absence { table, key, change: AbsenceCommand::End }),
        };
        Some(ClientMessage::Lobby { table, key, change })
    }
}
