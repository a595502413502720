//! Backups of online tables, and moving them into a database.

use std::path::PathBuf;

use clap::Args as ClapArgs;

/// Arguments of `backup`.
#[derive(Debug, ClapArgs)]
pub struct BackupArgs {
    /// The file to write, or a folder for it.
    #[arg(value_name = "FILE")]
    pub to: PathBuf,
    /// Where tables and guests are stored [default: where 'parlor serve' stores them]
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
}

/// Arguments of `restore`.
#[derive(Debug, ClapArgs)]
pub struct RestoreArgs {
    /// The backup, or the folder with it.
    #[arg(value_name = "FILE")]
    pub from: PathBuf,
    /// Where tables and guests are stored [default: where 'parlor serve' stores them]
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Replace the tables and guests that are there; they are left beside the restored ones.
    #[arg(long)]
    pub replace: bool,
}

/// Arguments of `move`.
#[cfg(feature = "postgres")]
#[derive(Debug, ClapArgs)]
pub struct MoveArgs {
    /// The address of the database, like postgres://USER:PASSWORD@HOST/NAME [default: PARLOR_DATABASE]
    #[arg(value_name = "ADDRESS")]
    pub database: Option<String>,
    /// Where tables and guests are stored now [default: where 'parlor serve' stores them]
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
}
