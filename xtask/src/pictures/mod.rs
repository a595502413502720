//! `cargo xtask screenshots`: pictures for the README, drawn by the program itself; those of the pages are taken by the browser
//! tests.

mod data_folder;
mod printed;
mod screens;
mod svg;

use std::fs;

use crate::failure::Failure;
use crate::process::root;

/// Draws all pictures again.
pub(crate) fn draw_all() -> Result<(), Failure> {
    printed::draw_all()?;
    screens::draw_all()?;
    crate::browser::take_pictures()
}

/// Writes a picture to its file, and says so.
fn save(file: &str, svg: &str) -> Result<(), Failure> {
    fs::write(root().join(file), svg)
        .map_err(|error| Failure::File { path: file.into(), problem: error.to_string() })?;
    println!("{file}");
    Ok(())
}
