//! Loading a house.

use clap::Args as ClapArgs;

/// Arguments of `load`.
#[derive(Debug, ClapArgs)]
pub struct LoadArgs {
    /// How many tables people play at.
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=2_000))]
    pub tables: u32,
    /// How many seconds each measurement takes.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=300))]
    pub seconds: u64,
    /// How many connections that say nothing.
    #[arg(long, value_name = "N", default_value_t = 15_000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub sockets: u32,
    /// How many games that are over a house starts with; a tenth as many are on.
    #[arg(long, value_name = "N", default_value_t = 200_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub stored: u32,
    /// A Parlor that runs on this computer; otherwise one is started on a folder that goes away.
    #[arg(long, value_name = "ADDRESS", requires = "process")]
    pub house: Option<String>,
    /// The number of its process.
    #[arg(long, value_name = "NUMBER", requires = "house")]
    pub process: Option<u32>,
}
