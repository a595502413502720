//! A guest of a house.

use parlor_core::PlayerName;
use parlor_wire::http::{self, CreatedTable, GuestRequest, NewTable};
use parlor_wire::{ClientMessage, InviteSecret, PROTOCOL, ServerMessage, SessionToken, TableId};

use crate::{BUILD, ClientError, HouseAddress, Socket};

/// A guest of a house: a name, and what the house knows them by.
#[derive(Clone, Debug)]
pub struct Guest {
    house: HouseAddress,
    token: SessionToken,
}

impl Guest {
    /// A new guest.
    ///
    /// # Errors
    /// If the house can't be reached, or refuses the name.
    pub async fn new(house: &HouseAddress, name: PlayerName) -> Result<Guest, ClientError> {
        let request = GuestRequest { name, token: true };
        let guest: http::Guest = house.post("/api/guest", &[], &request).await?.json()?;
        let token = guest.token.ok_or(ClientError::NotAHouse)?;
        Ok(Guest { house: house.clone(), token })
    }

    /// The guest whom the house knows by this, under another name; a new one if it does not know them any more.
    ///
    /// # Errors
    /// If the house can't be reached, or refuses the name.
    pub async fn renamed(self, name: PlayerName) -> Result<Guest, ClientError> {
        let request = GuestRequest { name, token: true };
        let guest: http::Guest = self.house.post("/api/guest", &[&self.bearer()], &request).await?.json()?;
        Ok(Guest { token: guest.token.unwrap_or(self.token), house: self.house })
    }

    /// A guest whom the house knows by this.
    #[must_use]
    pub const fn known_by(house: HouseAddress, token: SessionToken) -> Guest {
        Guest { house, token }
    }

    /// Where the house is.
    #[must_use]
    pub const fn house(&self) -> &HouseAddress {
        &self.house
    }

    /// What the house knows this guest by: whoever has it is this guest.
    #[must_use]
    pub const fn token(&self) -> &SessionToken {
        &self.token
    }

    fn bearer(&self) -> String {
        format!("Authorization: Bearer {}", self.token.as_str())
    }

    /// Makes a table, at which this guest sits in the first seat.
    ///
    /// # Errors
    /// If the house can't be reached, or refuses it.
    pub async fn create(&self, new: &NewTable) -> Result<CreatedTable, ClientError> {
        self.house.post("/api/tables", &[&self.bearer()], new).await?.json()
    }

    /// The record of a game that is over. Who has no seat there needs the secret of the invitation.
    ///
    /// # Errors
    /// If the house can't be reached, or there is no record to be seen.
    pub async fn record(&self, table: TableId, secret: Option<InviteSecret>) -> Result<String, ClientError> {
        let (first, bearer) = (format!("GET /api/tables/{table}/record"), self.bearer());
        let invite = secret.map(|secret| format!("Parlor-Invite: {}", secret.as_str()));
        let mut head = vec![first.as_str(), bearer.as_str()];
        head.extend(invite.as_deref());
        self.house.ask(&head, "").await?.accepted()
    }

    /// A connection on which the first words have been said.
    ///
    /// # Errors
    /// If the house can't be reached, does not know this guest, or speaks another protocol.
    pub async fn connect(&self) -> Result<Socket, ClientError> {
        let mut socket = Socket::open(&self.house, Some(&self.token)).await?;
        socket.say(&ClientMessage::Hello { proto: PROTOCOL, build: BUILD.to_owned() }).await?;
        match socket.hear().await? {
            ServerMessage::Hello { .. } => Ok(socket),
            ServerMessage::Bye { why, retry_ms } => Err(ClientError::Bye { why, retry_ms }),
            _ => Err(ClientError::NotAHouse),
        }
    }
}
