//! What a house reads from its store. `check_entries` says what has to hold.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_fuzz::check_entries;

fuzz_target!(|text: &str| check_entries(text));
