//! What a house reads from its clients. `check_client_message` says what has to hold.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor_fuzz::check_client_message;

fuzz_target!(|text: &str| check_client_message(text));
