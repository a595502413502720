//! Writing what a client says. By hand, like the reading: the writers that are derived would be a good part of what the pages load
//! for online play. Tests hold the two against each other.

use std::fmt::{Display, Write as _};

use crate::http::GuestRequest;
use crate::{AbsenceCommand, ClientMessage, HouseBot, LobbyCommand};

impl ClientMessage {
    /// The message as JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        let to = |table: &dyn Display| Object::new().text("table", table);
        match self {
            ClientMessage::Hello { proto, build } => {
                Object::new().plain("proto", proto).text("build", build).variant("hello")
            }
            ClientMessage::Open { table, secret, known } => {
                let mut open = to(table);
                if let Some(secret) = secret {
                    open = open.text("secret", &secret.as_str());
                }
                if let Some(known) = known {
                    let known = Object::new().plain("v", &known.v).text("c", &known.c).end();
                    open = open.plain("known", &known);
                }
                open.variant("open")
            }
            ClientMessage::Close { table } => to(table).variant("close"),
            ClientMessage::Look { table } => to(table).variant("look"),
            ClientMessage::Act { table, key, at, action } => {
                to(table).text("key", &key.as_str()).plain("at", at).text("action", action).variant("act")
            }
            ClientMessage::Undo { table, key, at } => {
                to(table).text("key", &key.as_str()).plain("at", at).variant("undo")
            }
            ClientMessage::GiveUp { table, key } => to(table).text("key", &key.as_str()).variant("give_up"),
            ClientMessage::Lobby { table, key, change } => {
                to(table).text("key", &key.as_str()).plain("change", &lobby(change)).variant("lobby")
            }
            ClientMessage::Absence { table, key, change } => {
                to(table).text("key", &key.as_str()).plain("change", &absence(change)).variant("absence")
            }
            ClientMessage::Rematch { table, key } => to(table).text("key", &key.as_str()).variant("rematch"),
            ClientMessage::Ping { n } => Object::new().plain("n", n).variant("ping"),
        }
    }
}

impl GuestRequest {
    /// The request as JSON text.
    #[must_use]
    pub fn to_json(&self) -> String {
        Object::new().text("name", &self.name).plain("token", &self.token).end()
    }
}

fn lobby(command: &LobbyCommand) -> String {
    let at = |seat: &parlor_core::Seat| Object::new().plain("seat", &seat.number());
    match command {
        LobbyCommand::Sit { seat, contribution } => {
            let sit = seat.as_ref().map_or_else(Object::new, at);
            sit.text("contribution", contribution).variant("sit")
        }
        LobbyCommand::Contribute { contribution } => {
            Object::new().text("contribution", contribution).variant("contribute")
        }
        LobbyCommand::Stand => r#""stand""#.to_owned(),
        LobbyCommand::Bot { seat, bot } => at(seat).plain("bot", &house_bot(*bot)).variant("bot"),
        LobbyCommand::Close { seat } => at(seat).variant("close"),
        LobbyCommand::Open { seat } => at(seat).variant("open"),
        LobbyCommand::Remove { seat } => at(seat).variant("remove"),
        LobbyCommand::Start => r#""start""#.to_owned(),
    }
}

fn absence(command: &AbsenceCommand) -> String {
    match command {
        AbsenceCommand::StandIn { seat, bot } => {
            Object::new().plain("seat", &seat.number()).plain("bot", &house_bot(*bot)).variant("stand_in")
        }
        AbsenceCommand::Return => r#""return""#.to_owned(),
        AbsenceCommand::End => r#""end""#.to_owned(),
    }
}

fn house_bot(bot: HouseBot) -> String {
    let written = Object::new().text("level", &bot.level.name());
    match &bot.rollouts {
        Some(rollouts) => written.plain("rollouts", rollouts),
        None => written,
    }
    .end()
}

/// An object that is being written.
struct Object(String);

impl Object {
    fn new() -> Object {
        Object("{".to_owned())
    }

    fn name(&mut self, name: &str) {
        let comma = if self.0.len() > 1 { "," } else { "" };
        self.0.extend([comma, "\"", name, "\":"]);
    }

    /// A field that is written as it is: a number, yes or no, or JSON.
    fn plain(mut self, name: &str, value: &dyn Display) -> Object {
        self.name(name);
        // A text takes everything.
        let _ = write!(self.0, "{value}");
        self
    }

    /// A field that is a text.
    fn text(mut self, name: &str, value: &dyn Display) -> Object {
        self.name(name);
        self.0.push('"');
        for char in value.to_string().chars() {
            match char {
                '"' | '\\' => self.0.extend(['\\', char]),
                '\0'..' ' => drop(write!(self.0, "\\u{:04x}", u32::from(char))),
                _ => self.0.push(char),
            }
        }
        self.0.push('"');
        self
    }

    fn end(mut self) -> String {
        self.0.push('}');
        self.0
    }

    /// As what belongs to a variant of an enum.
    fn variant(self, name: &str) -> String {
        Object::new().plain(name, &self.end()).end()
    }
}

#[cfg(test)]
mod tests {
    use parlor_core::{Level, PlayerName, Seat};

    use super::*;
    use crate::{Chain, InviteSecret, Key, Known, TableId};

    /// It is written as the derived writer writes it, but for how control characters are escaped.
    #[track_caller]
    fn same(message: &ClientMessage) {
        let json = message.to_json();
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(value, serde_json::to_value(message).unwrap());
        assert_eq!(ClientMessage::from_json(&json).unwrap(), *message);
        if !json.contains("\\u") {
            assert_eq!(json, serde_json::to_string(message).unwrap());
        }
    }

    #[test]
    fn every_message_is_written_as_it_is_read() {
        let (table, key) = (TableId::from_random([7; 10]), Key::from_random([8; 26]));
        let (seat, at) = (Seat::new(2).unwrap(), 1 << 50);
        same(&ClientMessage::Hello { proto: 1, build: "1.2 \"new\" \\ ñ 🎲\n\u{1}\u{7f}".to_owned() });
        let known = Some(Known { v: 12, c: Chain::START.then("x") });
        for (secret, known) in [(None, None), (Some(InviteSecret::from_random([9; 26])), known)] {
            same(&ClientMessage::Open { table, secret, known });
        }
        same(&ClientMessage::Close { table });
        same(&ClientMessage::Look { table });
        same(&ClientMessage::Act { table, key, at, action: "8F 415".to_owned() });
        same(&ClientMessage::Undo { table, key, at });
        same(&ClientMessage::GiveUp { table, key });
        same(&ClientMessage::Rematch { table, key });
        same(&ClientMessage::Ping { n: u64::MAX });
        let contribution = "abc".to_owned();
        let expert = HouseBot { level: Level::Expert, rollouts: Some(500) };
        let changes = [
            LobbyCommand::Sit { seat: None, contribution: contribution.clone() },
            LobbyCommand::Sit { seat: Some(seat), contribution: contribution.clone() },
            LobbyCommand::Contribute { contribution },
            LobbyCommand::Stand,
            LobbyCommand::Bot { seat, bot: Level::Casual.into() },
            LobbyCommand::Bot { seat, bot: expert },
            LobbyCommand::Close { seat },
            LobbyCommand::Open { seat },
            LobbyCommand::Remove { seat },
            LobbyCommand::Start,
        ];
        changes.into_iter().for_each(|change| same(&ClientMessage::Lobby { table, key, change }));
        let changes =
            [AbsenceCommand::StandIn { seat, bot: expert }, AbsenceCommand::Return, AbsenceCommand::End];
        changes.into_iter().for_each(|change| same(&ClientMessage::Absence { table, key, change }));
    }

    #[test]
    fn a_guest_is_written_as_it_is_read() {
        for (name, token) in [("Ana", false), ("Ana \"la\" 🎲", true)] {
            let request = GuestRequest { name: PlayerName::new(name).unwrap(), token };
            assert_eq!(request.to_json(), serde_json::to_string(&request).unwrap());
        }
    }
}
