//! What goes over HTTP.

use parlor_core::PlayerName;
use serde::{Deserialize, Serialize};

use crate::{EditionChoice, HouseBot, InviteSecret, SessionToken, TableId};

/// The answer to `GET /api/house`: what everyone may know about the house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseInfo {
    /// The address at which people at other devices find the pages, such as `http://10.0.0.7:5055/`: invitations begin with it. Nothing
    /// if the house has no other address than the one that it was asked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// `POST /api/guest`: to be a guest of the house under this name, or to change it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// The name.
    pub name: PlayerName,
    /// Whether the client is a program: it gets its token in the answer, and sends it as a bearer token. Browsers get a cookie.
    #[serde(default)]
    pub token: bool,
}

/// The answer to `POST /api/guest` and `GET /api/guest`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    /// The name.
    pub name: PlayerName,
    /// What a program is known by from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<SessionToken>,
}

/// `POST /api/tables`: a new table, with whoever asks for it in the first seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The box.
    pub edition: EditionChoice,
    /// House rules that are not at their defaults.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Whether players may ask for hints and are told about better moves.
    #[serde(default)]
    pub hints: bool,
    /// The other seats, from the second on.
    pub seats: Vec<NewSeat>,
    /// Random bytes for the deal, in hexadecimal digits.
    pub contribution: String,
}

/// A seat of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewSeat {
    /// For a person.
    Open,
    /// A bot sits there.
    Bot(HouseBot),
}

/// The answer to `POST /api/tables`. An invitation is the address of the pages with `#/join/TABLE/SECRET` behind it, so the secret
/// is in no request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreatedTable {
    /// The table.
    pub table: TableId,
    /// What the invitation needs besides.
    pub secret: InviteSecret,
}

/// The answer to a request that is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// What is wrong, in a sentence for whoever writes a client.
    pub error: String,
}
