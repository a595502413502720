//! The pages.

use clap::Args as ClapArgs;

/// Where the pages are if nothing else is said.
const PORT: u16 = 5055;

/// Arguments of `serve`.
#[derive(Debug, ClapArgs)]
pub struct ServeArgs {
    /// The port; 0 for any that is free.
    #[arg(long, value_name = "NUMBER", default_value_t = PORT)]
    pub port: u16,
    /// Open the browser.
    #[arg(long)]
    pub open: bool,
}
