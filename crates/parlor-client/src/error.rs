//! What can go wrong between a client and a house.

use std::io;

use parlor_wire::ByeReason;
use tokio_tungstenite::tungstenite;

use crate::TlsError;

/// Something went wrong between a client and a house.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The house can't be reached, or the connection was lost.
    #[error("the house can't be reached: {0}")]
    Unreachable(#[from] io::Error),
    /// The house does not answer in time.
    #[error("the house does not answer")]
    Silent,
    /// No secure connection can be made.
    #[error("no secure connection: {0}")]
    Tls(#[from] TlsError),
    /// What answers is not a house, or speaks something else.
    #[error("what answers there is not a house that this version understands")]
    NotAHouse,
    /// A request is refused.
    #[error("the house refuses this ({status}): {error}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// What is wrong, as the house says it to programs.
        error: String,
    },
    /// The connection has failed.
    #[error("the connection failed: {0}")]
    Socket(Box<tungstenite::Error>),
    /// The house has ended the connection.
    #[error("the house ended the connection: {why:?}")]
    Bye {
        /// Why.
        why: ByeReason,
        /// When the client may come back, in milliseconds.
        retry_ms: u64,
    },
    /// There is no connection.
    #[error("there is no connection")]
    Closed,
}

impl ClientError {
    /// Whether it is of no use to try again.
    #[must_use]
    pub fn is_final(&self) -> bool {
        match self {
            ClientError::Bye { why, .. } => matches!(why, ByeReason::NoSession | ByeReason::OldProtocol),
            ClientError::Refused { status, .. } => (400..500).contains(status),
            ClientError::NotAHouse => true,
            // Whoever can't be trusted is not asked again and again.
            ClientError::Tls(error) => !matches!(error, TlsError::Handshake(_)),
            ClientError::Unreachable(_)
            | ClientError::Silent
            | ClientError::Socket(_)
            | ClientError::Closed => false,
        }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Io(error) => ClientError::Unreachable(error),
            tungstenite::Error::ConnectionClosed | tungstenite::Error::AlreadyClosed => ClientError::Closed,
            tungstenite::Error::Http(answer) => {
                ClientError::Refused { status: answer.status().as_u16(), error: String::new() }
            }
            error => ClientError::Socket(Box::new(error)),
        }
    }
}
