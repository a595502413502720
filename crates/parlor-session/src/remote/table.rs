//! What a client knows of a table in a house, whichever game is played there.

use std::sync::Arc;

use parlor_core::Seat;
use parlor_wire::{
    AbsenceCommand, Body, ClientMessage, InviteSecret, Key, Known, LobbyCommand, Presence, Refused,
    SeatState, ServerMessage, Stage, TableId, TableInfo, Why,
};
use serde_json::value::RawValue;

/// What a client knows of a table in a house. Messages may get lost, come twice or out of order, and the connection may be lost at
/// any moment: in the end it knows what the house knows, and what was submitted was decided once.
#[derive(Debug)]
pub struct RemoteTable {
    id: TableId,
    secret: Option<InviteSecret>,
    /// Up to where the house has told of the table; `None` before it has, and after something did not fit.
    known: Option<Known>,
    /// The version of the game that an action has to name.
    at: u64,
    you: Option<Seat>,
    info: Option<Arc<TableInfo>>,
    here: Vec<Presence>,
    watchers: u32,
    pending: Option<Pending>,
    /// What happened in the game and was not taken yet.
    news: Vec<GameNews>,
}

/// Something that was submitted and that no news have told of.
#[derive(Debug)]
struct Pending {
    key: Key,
    message: ClientMessage,
    /// The version of its entry, if the house has said so already.
    entered: Option<u64>,
}

/// What somebody wants to happen at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To act, in the game's notation.
    Act(String),
    /// To undo the last action.
    Undo,
    /// To give up.
    GiveUp,
    /// To change something before the game begins.
    Lobby(LobbyCommand),
    /// To do something about somebody who is gone.
    Absence(AbsenceCommand),
    /// To play again.
    Rematch,
}

/// What happened in the game, as JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameNews {
    /// All of it so far: the game begins, or has to be read again.
    Opened {
        /// What everyone knew about the table then: an opening is read by it.
        info: Arc<TableInfo>,
        /// The [`Opening`](crate::Opening).
        opening: String,
    },
    /// One entry, an [`Update`](crate::Update).
    Happened {
        /// What.
        update: String,
        /// The key of what was submitted here and led to it.
        answers: Option<Key>,
    },
}

/// What came of a message.
#[derive(Debug)]
pub enum Heard {
    /// Nothing that anybody needs to know.
    Nothing,
    /// The table has changed, or the game ([`RemoteTable::take_news`]).
    Changed,
    /// Somebody came or went.
    Here,
    /// What was submitted under this key is entered, and its news came before.
    Answered(Key),
    /// What was submitted under this key is refused.
    Refused(Refused),
    /// The table can't be opened, or not any more.
    Closed(Why),
    /// Something was missed, or does not fit: this is to be sent.
    Missed(ClientMessage),
}

/// Something was submitted before and is not answered yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what was submitted before is not answered yet")]
pub struct NotAnswered;

impl RemoteTable {
    /// A table of which nothing is known yet. Who has no seat there needs the secret of an invitation.
    #[must_use]
    pub const fn new(id: TableId, secret: Option<InviteSecret>) -> RemoteTable {
        RemoteTable {
            id,
            secret,
            known: None,
            at: 0,
            you: None,
            info: None,
            here: Vec::new(),
            watchers: 0,
            pending: None,
            news: Vec::new(),
        }
    }

    /// Which table it is.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// What an invitation needs besides, if that is known.
    #[must_use]
    pub const fn secret(&self) -> Option<InviteSecret> {
        self.secret
    }

    /// What everyone knows about the table, once the house has told.
    #[must_use]
    pub const fn info(&self) -> Option<&Arc<TableInfo>> {
        self.info.as_ref()
    }

    /// Where the client's person sits.
    #[must_use]
    pub const fn you(&self) -> Option<Seat> {
        self.you
    }

    /// Who is there, by seat; empty before the house has told.
    #[must_use]
    pub fn here(&self) -> &[Presence] {
        &self.here
    }

    /// How many watch.
    #[must_use]
    pub const fn watchers(&self) -> u32 {
        self.watchers
    }

    /// Whether something is submitted that no news have told of.
    #[must_use]
    pub const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Whether the client's person may start the game and change seats.
    #[must_use]
    pub fn is_host(&self) -> bool {
        self.you.is_some() && self.info.as_ref().is_some_and(|info| info.host == self.you)
    }

    /// Takes what happened in the game since this was last asked.
    pub fn take_news(&mut self) -> Vec<GameNews> {
        std::mem::take(&mut self.news)
    }

    /// What is to be sent on every new connection, after the first message: what is known, so that the house sends only what was
    /// missed, and what is not answered yet.
    #[must_use]
    pub fn connect(&self) -> Vec<ClientMessage> {
        let unanswered = self.pending.iter().filter(|pending| pending.entered.is_none());
        [self.open()].into_iter().chain(unanswered.map(|pending| pending.message.clone())).collect()
    }

    fn open(&self) -> ClientMessage {
        ClientMessage::Open { table: self.id, secret: self.secret, known: self.known }
    }

    /// Forgets what is known, because it can't be read or does not fit; the message that asks for everything again.
    pub fn forget(&mut self) -> ClientMessage {
        self.known = None;
        self.open()
    }

    /// Submits something under a key that was drawn at random; the message to be sent.
    ///
    /// # Errors
    /// If something else is not answered yet.
    pub fn submit(&mut self, key: Key, command: Command) -> Result<ClientMessage, NotAnswered> {
        if self.pending.is_some() {
            return Err(NotAnswered);
        }
        let (table, at) = (self.id, self.at);
        let message = match command {
            Command::Act(action) => ClientMessage::Act { table, key, at, action },
            Command::Undo => ClientMessage::Undo { table, key, at },
            Command::GiveUp => ClientMessage::GiveUp { table, key },
            Command::Lobby(change) => ClientMessage::Lobby { table, key, change },
            Command::Absence(change) => ClientMessage::Absence { table, key, change },
            Command::Rematch => ClientMessage::Rematch { table, key },
        };
        self.pending = Some(Pending { key, message: message.clone(), entered: None });
        Ok(message)
    }

    /// Takes in a message of the house.
    pub fn receive(&mut self, message: ServerMessage) -> Heard {
        match message {
            ServerMessage::Table { table, v, c, at, you, secret, body } if table == self.id => {
                let Ok(body) = Body::from_raw(&body) else { return Heard::Closed(Why::Message) };
                self.known = Some(Known { v, c });
                (self.at, self.you) = (at, you);
                self.secret = secret.or(self.secret);
                self.info = body.info.map(Arc::new).or(self.info.take());
                self.news.clear();
                self.news.extend(body.opening.and_then(|opening| self.opened(&opening)));
                // The fresh table has its entry in it.
                self.pending.take_if(|pending| pending.entered.is_some_and(|entered| entered <= v));
                Heard::Changed
            }
            ServerMessage::News { table, v, c, at, you, key, body } if table == self.id => {
                let Some(known) = self.known else { return Heard::Nothing };
                if v <= known.v {
                    return Heard::Nothing;
                }
                // For another seat the house has sent other things, and another chain.
                let fits = you != self.you || known.c.then(body.get()) == c;
                if v > known.v + 1 {
                    return Heard::Missed(self.open());
                }
                let Some(body) = Body::from_raw(&body).ok().filter(|_| fits) else {
                    return Heard::Missed(self.forget());
                };
                self.follow(Known { v, c }, at, you, key, body)
            }
            ServerMessage::Here { table, seats, watchers } if table == self.id => {
                (self.here, self.watchers) = (seats, watchers);
                Heard::Here
            }
            ServerMessage::Ok { key, v } => {
                let known = self.known.map_or(0, |known| known.v);
                let Some(pending) = self.pending.as_mut().filter(|pending| pending.key == key) else {
                    return Heard::Nothing;
                };
                pending.entered = Some(v);
                // Its news came before, as somebody else's.
                match self.pending.take_if(|_| v <= known) {
                    Some(_) => Heard::Answered(key),
                    None => Heard::Nothing,
                }
            }
            ServerMessage::No(refused) => match self.pending.take_if(|pending| pending.key == refused.key) {
                Some(_) => Heard::Refused(refused),
                None => Heard::Nothing,
            },
            ServerMessage::Bad { table: Some(table), why } if table == self.id => Heard::Closed(why),
            _ => Heard::Nothing,
        }
    }

    /// Takes in the next entry of the table's log.
    fn follow(&mut self, known: Known, at: u64, you: Option<Seat>, key: Option<Key>, body: Body) -> Heard {
        let has_moved = you != self.you;
        let had_begun = self.has_begun();
        self.known = Some(known);
        (self.at, self.you) = (at, you);
        self.info = body.info.map(Arc::new).or(self.info.take());
        let answered = self
            .pending
            .take_if(|pending| Some(pending.key) == key || pending.entered == Some(known.v))
            .map(|pending| pending.key);
        if let Some(opening) = body.opening {
            self.news.clear();
            self.news.extend(self.opened(&opening));
        } else if self.has_begun() && (has_moved || !had_begun) {
            // What came so far was for other eyes, or for nobody's.
            return Heard::Missed(self.forget());
        } else if let Some(update) = body.update {
            let update = update.get().to_owned();
            self.news.push(GameNews::Happened { update, answers: answered });
        }
        Heard::Changed
    }

    /// The game as it is at the table that is known now.
    fn opened(&self, opening: &RawValue) -> Option<GameNews> {
        let info = Arc::clone(self.info.as_ref()?);
        Some(GameNews::Opened { info, opening: opening.get().to_owned() })
    }

    /// Whether the game has begun.
    fn has_begun(&self) -> bool {
        self.info
            .as_ref()
            .is_some_and(|info| !matches!(info.stage, Stage::Lobby | Stage::Closed | Stage::Stopped))
    }

    /// Whether a bot plays for the client's person.
    #[must_use]
    pub fn has_stand_in(&self) -> bool {
        let seat = self.info.as_ref().zip(self.you).and_then(|(info, you)| info.seats.get(you.index()));
        matches!(seat, Some(SeatState::Person { stand_in: Some(_), .. }))
    }
}
