//! What a client reads from a house, which may be of another version or not a house at all. `check_server_messages` says what has to hold.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_fuzz::check_server_messages;

fuzz_target!(|text: &str| check_server_messages(text));
