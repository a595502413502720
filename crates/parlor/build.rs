//! Pages that are built again go into the next release build. A development build reads them from the disk.

fn main() {
    #![allow(clippy::print_stdout, reason = "printing is how a build script talks to cargo")]
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=../../dist");
}
