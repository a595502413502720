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
    /// Serve the browser version in this folder instead of the built-in one.
    #[arg(long, value_name = "FOLDER")]
    pub pages: Option<PathBuf>,
    /// Open Parlor in your browser.
    #[arg(long)]
    pub open: bool,
}
