//! Drives the pages in a real browser, for tests, pictures and measurements: as parlor-pty does for terminals.
//!
//! A [`Visit`] says who comes (the size of the window, the language, light or dark, a finger or a mouse); [`Visit::open`]
//! starts `parlor serve`, a driver and a browser of its own, of whichever [`Engine`]; a [`Page`] is what they see, with hands to use it. When it
//! goes away, however that comes about, all that it started ends.
//!
//! ```no_run
//! # async fn look() -> Result<(), parlor_browser::BrowserError> {
//! use parlor_browser::{Scheme, Visit};
//!
//! let mut page = Visit::new("target/debug/parlor").scheme(Scheme::Dark).language("es").open().await?;
//! page.goto("").await?;
//! page.click("fives").await?;
//! page.wait_until("the board is there", async |page| page.is_there("board").await).await?;
//! page.screenshot("target/shots/fives.png").await?;
//! assert_eq!(page.console_errors().await?, Vec::<String>::new());
//! # Ok(())
//! # }
//! ```

mod driver;
mod engine;
mod error;
pub mod novice;
mod page;
mod pointer;
mod server;
mod visit;
mod window;

pub use engine::Engine;
pub use error::BrowserError;
pub use page::Page;
pub use thirtyfour::{Key, TypingData, WebElement};
pub use visit::{Hand, Scheme, Visit};
