//! Parlor in the browser.

use std::path::PathBuf;

use clap::builder::Resettable::Reset;
use clap::{Args as ClapArgs, ValueEnum};
use parlor_house::LogLevel;
use parlor_house::http::Network;

/// The port if no other is chosen.
const PORT: u16 = 5055;
/// How long someone has to be away if nothing else is chosen, in seconds.
const ABSENCE: u32 = 120;

/// Arguments of `serve`.
#[derive(Debug, ClapArgs)]
pub struct ServeArgs {
    /// The port to use; 0 picks a free one.
    #[arg(long, value_name = "NUMBER", default_value_t = PORT)]
    pub port: u16,
    /// Let devices in your home network connect; prints the address and a QR code.
    #[arg(long)]
    pub lan: bool,
    /// The address at which everyone finds this Parlor, if it is behind a proxy.
    #[arg(long, value_name = "ADDRESS")]
    pub public_url: Option<String>,
    /// Believe this proxy when it says where requests come from; can be given more than once.
    #[arg(long, value_name = "NETWORK")]
    pub trusted_proxy: Vec<Network>,
    /// Where tables and guests are stored [default: a folder in this system's usual place for program data]
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Store them in PostgreSQL instead, where several Parlors can share them [default: PARLOR_DATABASE, which keeps a password out of
    /// lists of programs]
    #[cfg(feature = "postgres")]
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    pub database: Option<String>,
    /// Serve the browser version in this folder instead of the built-in one.
    #[arg(long, value_name = "FOLDER")]
    pub pages: Option<PathBuf>,
    /// How long someone has to be away before the others may let a bot play for them or end the game.
    #[arg(long, value_name = "SECONDS", default_value_t = ABSENCE, value_parser = clap::value_parser!(u32).range(1..))]
    pub absence: u32,
    /// Open Parlor in your browser.
    #[arg(long)]
    pub open: bool,
    /// What to say about the server on standard error.
    #[arg(long, value_name = "LEVEL", value_enum, default_value_t = LogArg::Warn)]
    pub log: LogArg,
}

/// How much the server says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogArg {
    /// What someone has to look at.
    #[value(help = Reset)]
    Error,
    /// What should not happen often.
    #[value(help = Reset)]
    Warn,
    /// When it opens and closes.
    #[value(help = Reset)]
    Info,
    /// Every request and connection.
    #[value(help = Reset)]
    Debug,
}

impl From<LogArg> for LogLevel {
    fn from(level: LogArg) -> LogLevel {
        match level {
            LogArg::Error => LogLevel::Error,
            LogArg::Warn => LogLevel::Warn,
            LogArg::Info => LogLevel::Info,
            LogArg::Debug => LogLevel::Debug,
        }
    }
}
