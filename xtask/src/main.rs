//! Parlor.
fn main() {}
