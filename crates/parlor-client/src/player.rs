//! Somebody at a table.

use std::sync::Arc;

use parlor_core::{Level, PlayerSeed, Seat};
use parlor_session::remote::{Command, GameNews, Heard, NotAnswered, RemoteBackend, RemoteTable};
use parlor_session::{DeviceRequest, Note, Request, RequestError, SessionGame, Waiting};
use parlor_wire::{ClientMessage, InviteSecret, Key, LobbyCommand, Refused, ServerMessage, TableId, Why};
use parlor_words::Lang;
use tokio::time::{Instant, sleep_until};

use crate::{Backoff, ClientError, Guest, Socket, new_contribution, new_key};

/// Somebody at a table: what they know of it, the game once it has begun, and the connection, which may be lost and made again.
pub struct Player<G: SessionGame> {
    guest: Guest,
    socket: Option<Socket>,
    table: RemoteTable,
    game: Option<RemoteBackend<G>>,
    lang: Lang,
    /// How long it takes until it is tried again to connect, and when that is.
    backoff: Backoff,
    try_at: Instant,
}

/// What came of a message, or of waiting for one.
#[derive(Debug)]
pub enum Told {
    /// Nothing that anybody needs to know.
    Nothing,
    /// The table or the game has changed.
    Changed,
    /// Somebody came or went.
    Here,
    /// What was submitted under this key is entered, and its news came before.
    Answered(Key),
    /// What was submitted is refused, with what is to be said about it if it was about the game.
    Refused(Refused, Option<Note>),
    /// The table can't be opened, or not any more.
    Closed(Why),
    /// The connection is lost. It is made again while the next message is waited for.
    Lost,
    /// The connection is there again.
    Back,
}

impl<G: SessionGame> Player<G> {
    /// Opens a table. Who has no seat there needs the secret of an invitation.
    ///
    /// # Errors
    /// If the house can't be reached, or does not know the guest. That the table can't be opened comes as [`Told::Closed`].
    pub async fn open(
        guest: &Guest,
        table: TableId,
        secret: Option<InviteSecret>,
        lang: Lang,
    ) -> Result<Player<G>, ClientError> {
        let mut player = Player {
            guest: guest.clone(),
            socket: None,
            table: RemoteTable::new(table, secret),
            game: None,
            lang,
            backoff: Backoff::default(),
            try_at: Instant::now(),
        };
        player.come_back().await?;
        Ok(player)
    }

    /// Who it is.
    #[must_use]
    pub const fn guest(&self) -> &Guest {
        &self.guest
    }

    /// What is known of the table.
    #[must_use]
    pub const fn table(&self) -> &RemoteTable {
        &self.table
    }

    /// The game; `None` before it begins.
    #[must_use]
    pub const fn game(&self) -> Option<&RemoteBackend<G>> {
        self.game.as_ref()
    }

    /// The game, for what a screen does with it besides sending requests.
    pub const fn game_mut(&mut self) -> Option<&mut RemoteBackend<G>> {
        self.game.as_mut()
    }

    /// Whether there is a connection, as far as anybody knows.
    #[must_use]
    pub const fn is_connected(&self) -> bool {
        self.socket.is_some()
    }

    /// Ends the connection.
    pub fn disconnect(&mut self) {
        self.socket = None;
    }

    /// Makes a new connection, and asks for what was missed. What is not answered yet is sent again.
    ///
    /// # Errors
    /// If the house can't be reached, or does not know the guest.
    pub async fn come_back(&mut self) -> Result<(), ClientError> {
        self.socket = None;
        let mut socket = self.guest.connect().await?;
        for message in self.table.connect() {
            socket.say(&message).await?;
        }
        self.socket = Some(socket);
        self.backoff = Backoff::default();
        Ok(())
    }

    /// Says something. A connection that is lost is noticed when something is waited for.
    async fn say(&mut self, message: &ClientMessage) {
        if let Some(socket) = &mut self.socket
            && socket.say(message).await.is_err()
        {
            self.socket = None;
        }
    }

    /// Submits something, under a key that is given back. It is sent again on every new connection until it is answered.
    ///
    /// # Errors
    /// If something else is not answered yet.
    pub async fn submit(&mut self, command: Command) -> Result<Key, NotAnswered> {
        let key = new_key();
        let message = self.table.submit(key, command)?;
        self.say(&message).await;
        Ok(key)
    }

    /// Sits down, in the first open seat if none is named.
    ///
    /// # Errors
    /// If something else is not answered yet.
    pub async fn sit(&mut self, seat: Option<Seat>) -> Result<Key, NotAnswered> {
        self.submit(Command::Lobby(LobbyCommand::Sit { seat, contribution: new_contribution() })).await
    }

    /// Does what was asked for at the screen of the game; the key under which something was submitted for it.
    ///
    /// # Errors
    /// If the request does not fit the moment. Then nothing has changed.
    pub async fn request(
        &mut self,
        request: Request<G::Action>,
    ) -> Result<Option<Key>, RequestError<G::Refusal>> {
        let Some(game) = &mut self.game else { return Err(RequestError::NotNow) };
        let key = new_key();
        let Some(command) = game.send(request, key)? else { return Ok(None) };
        match self.table.submit(key, command) {
            Ok(message) => {
                self.say(&message).await;
                Ok(Some(key))
            }
            Err(NotAnswered) => {
                game.forget(key);
                Err(RequestError::NotNow)
            }
        }
    }

    /// Does what a bot of this level would, if it is this player's turn and everything before is answered; the key of what was
    /// submitted.
    pub async fn act_as(&mut self, level: Level, seed: &PlayerSeed) -> Option<Key> {
        while self.game.as_ref().is_some_and(|game| !game.session().is_heard()) {
            self.request(Request::Device(DeviceRequest::Dismiss)).await.ok()?;
        }
        let session = self.game.as_ref()?.session();
        if self.table.is_pending() || !matches!(session.waiting(), Waiting::ForPerson(_)) {
            return None;
        }
        let action = G::choose(level, session.view(), seed)?;
        self.request(Request::Act(action)).await.ok().flatten()
    }

    /// The next message as it comes.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn listen(&mut self) -> Result<ServerMessage, ClientError> {
        let socket = self.socket.as_mut().ok_or(ClientError::Closed)?;
        let heard = match socket.hear().await {
            Ok(ServerMessage::Bye { why, retry_ms }) => Err(ClientError::Bye { why, retry_ms }),
            heard => heard,
        };
        if heard.is_err() {
            self.socket = None;
        }
        heard
    }

    /// Takes in a message.
    pub async fn receive(&mut self, message: ServerMessage) -> Told {
        let told = match self.table.receive(message) {
            Heard::Nothing => Told::Nothing,
            Heard::Changed => Told::Changed,
            Heard::Here => {
                if let Some(game) = &mut self.game {
                    game.set_here(self.table.here());
                }
                Told::Here
            }
            Heard::Answered(key) => {
                if let Some(game) = &mut self.game {
                    game.forget(key);
                }
                Told::Answered(key)
            }
            Heard::Refused(refused) => {
                let note = self.game.as_mut().and_then(|game| game.refused(&refused));
                Told::Refused(refused, note)
            }
            Heard::Closed(why) => Told::Closed(why),
            Heard::Missed(message) => {
                self.say(&message).await;
                Told::Nothing
            }
        };
        if self.take_news().is_none() {
            let message = self.table.forget();
            self.say(&message).await;
        }
        if let (Some(game), Some(info)) = (&mut self.game, self.table.info()) {
            game.set_info(Arc::clone(info));
        }
        let next = self.game.as_mut().and_then(RemoteBackend::next_in_line);
        if let Some(next) = next {
            // What the rules refuse by now was asked for before that was known.
            let _ = self.request(next).await;
        }
        told
    }

    /// Hands what happened to the game; `None` if that can't be read, and everything has to be asked for again.
    fn take_news(&mut self) -> Option<()> {
        for news in self.table.take_news() {
            match (&mut self.game, &news) {
                (Some(game), news) => game.receive(news).ok()?,
                (None, GameNews::Opened { info, opening }) => {
                    let mut game =
                        RemoteBackend::new(Arc::clone(info), self.table.you(), opening, self.lang).ok()?;
                    game.set_here(self.table.here());
                    self.game = Some(game);
                }
                (None, GameNews::Happened { .. }) => return None,
            }
        }
        Some(())
    }

    /// Waits for a message, and takes it in.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn hear(&mut self) -> Result<Told, ClientError> {
        let message = self.listen().await?;
        Ok(self.receive(message).await)
    }

    /// Waits for a message and takes it in; if the connection is lost, makes it again. If this is dropped before it ends, nothing is
    /// lost.
    ///
    /// # Errors
    /// If it is of no use to try again ([`ClientError::is_final`]).
    pub async fn next(&mut self) -> Result<Told, ClientError> {
        if self.is_connected() {
            let error = match self.listen().await {
                Ok(message) => return Ok(self.receive(message).await),
                Err(error) => error,
            };
            return self.try_later(error).map(|()| Told::Lost);
        }
        loop {
            sleep_until(self.try_at).await;
            match self.come_back().await {
                Ok(()) => return Ok(Told::Back),
                Err(error) => self.try_later(error)?,
            }
        }
    }

    fn try_later(&mut self, error: ClientError) -> Result<(), ClientError> {
        self.try_at = Instant::now() + self.backoff.after(error)?;
        Ok(())
    }
}
