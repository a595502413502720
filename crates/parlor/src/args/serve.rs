//! Parlor in the browser.

use std::path::PathBuf;

use clap::Args as ClapArgs;

/// The port if no other is chosen.
const PORT: u16 = 5055;

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
    /// Where tables and guests are stored [default: a folder in this system's usual place for program data]
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Serve the browser version in this folder instead of the built-in one.
    #[arg(long, value_name = "FOLDER")]
    pub pages: Option<PathBuf>,
    /// Open Parlor in your browser.
    #[arg(long)]
    pub open: bool,
}
