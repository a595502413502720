//! A client of a house, for programs on this computer and elsewhere: the terminal, tests and the load generator.
//!
//! ```no_run
//! use parlor_client::{Guest, Invitation, Player, Told};
//! use parlor_core::PlayerName;
//! use parlor_session::Fives;
//! use parlor_words::Lang;
//!
//! # async fn play() -> Result<(), Box<dyn std::error::Error>> {
//! let link = "http://127.0.0.1:5055/#/join/0123456789/0123456789abcdefghjkmnpqrs";
//! let Invitation { house, table, secret } = link.parse()?;
//! let ana = Guest::new(&house, PlayerName::new("Ana")?).await?;
//! let mut player = Player::<Fives>::open(&ana, table, Some(secret), Lang::English).await?;
//! player.sit(None).await?;
//! loop {
//!     // Whenever the connection is lost, it is made again.
//!     match player.next().await? {
//!         Told::Changed => println!("{:?}", player.table().info()),
//!         Told::Closed(why) => break println!("{why:?}"),
//!         _ => {}
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! A house behind TLS is trusted if the system trusts its certificate; `SSL_CERT_FILE` and `SSL_CERT_DIR` name others to trust.

mod address;
mod backoff;
mod error;
mod guest;
mod http;
mod player;
mod random;
mod socket;
mod tls;
mod transport;

pub use address::{AddressError, HouseAddress, Invitation};
pub use backoff::Backoff;
pub use error::ClientError;
pub use guest::Guest;
pub use http::Answer;
pub use player::{Player, Told};
pub use random::{new_contribution, new_key};
pub use socket::Socket;
pub use tls::TlsError;

/// What programs say that they are.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");
