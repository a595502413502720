//! What the user asked for.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// The words on the command line.
#[derive(Debug, Parser)]
#[command(name = "parlor-storm", about = "Kills a house while people play, and checks that nothing is lost")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) task: Task,
}

/// One of the things that can be done.
#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Let people play, and kill the house again and again
    Storm(StormOptions),
    /// Let people play while all that the house does to its files is written down, and take the power away
    Power(PowerOptions),
    /// Let people play while many others are connected who never read
    Stalled(StalledOptions),
    /// Be a house with a planted flaw, which the checks have to find
    #[command(hide = true)]
    House(HouseOptions),
}

/// How to storm.
#[derive(Args, Clone, Debug)]
pub(crate) struct StormOptions {
    /// The program `parlor`
    #[arg(long, value_name = "FILE")]
    pub(crate) binary: PathBuf,
    /// How often the house is killed
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) kills: u32,
    /// How many tables are played at, at the same time
    #[arg(long, value_name = "N", default_value_t = 108, value_parser = clap::value_parser!(u32).range(30..=1_000))]
    pub(crate) tables: u32,
    /// How many seconds it may take
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    pub(crate) limit: u64,
}

/// How to take the power away.
#[derive(Args, Clone, Debug)]
pub(crate) struct PowerOptions {
    /// The program `parlor`
    #[arg(long, value_name = "FILE")]
    pub(crate) binary: PathBuf,
    /// How many seconds each of the two games may take
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    pub(crate) limit: u64,
}

/// How to stall.
#[derive(Args, Clone, Debug)]
pub(crate) struct StalledOptions {
    /// The program `parlor`
    #[arg(long, value_name = "FILE")]
    pub(crate) binary: PathBuf,
    /// How many seconds it may take
    #[arg(long, value_name = "SECONDS", default_value_t = 180)]
    pub(crate) limit: u64,
}

/// A house with a flaw.
#[derive(Args, Clone, Debug)]
pub(crate) struct HouseOptions {
    /// What is wrong with it
    #[arg(long, value_enum)]
    pub(crate) flaw: Flaw,
    /// The port; 0 picks a free one
    #[arg(long, value_name = "NUMBER")]
    pub(crate) port: u16,
    /// Where tables and guests are stored
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
}

/// What is wrong with a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Flaw {
    /// It acknowledges what it has not stored yet
    OkBeforeCommit,
    /// It acknowledges what is stored, but would be lost with the power
    NoSync,
}
