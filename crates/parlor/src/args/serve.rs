//! Parlor in the browser.

use clap::Args as ClapArgs;

/// The port if no other is chosen.
const PORT: u16 = 5055;

/// Arguments of `serve`.
#[derive(Debug, ClapArgs)]
pub struct ServeArgs {
    /// The port to use; 0 picks a free one.
    #[arg(long, value_name = "NUMBER", default_value_t = PORT)]
    pub port: u16,
    /// Open Parlor in your browser.
    #[arg(long)]
    pub open: bool,
}
