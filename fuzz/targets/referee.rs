//! The referee. Every line of bytes gets exactly one line of JSON, an object, which gives the request's `id` back if
//! there is one; and the same line gets the same answer again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlor::referee::Referee;
use parlor_words::Lang;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, from_slice, from_str};

fuzz_target!(|lines: &[u8]| {
    let referee = Referee::new(Lang::English);
    for line in lines.split(|byte| *byte == b'\n') {
        let answer = referee.answer(line);
        assert!(answer.starts_with('{') && !answer.contains(['\n', '\r']), "{answer:?}");
        // Not as a value: an id may be more than fits one, such as 1e999.
        assert!(from_str::<IgnoredAny>(&answer).is_ok(), "{answer:?}");
        if let Some(id) = id(line) {
            assert_eq!(
                from_str::<Value>(&answer).expect("the id is a value").get("id"),
                Some(&id),
                "{answer:?}"
            );
        }
        assert_eq!(referee.answer(line), answer);
    }
});

/// The id of a request that has one.
fn id(line: &[u8]) -> Option<Value> {
    #[derive(Deserialize)]
    struct WithId {
        id: Value,
    }
    // A structure reads from a list too, and refuses a field that is there twice; a value does neither.
    let request: Value = from_slice(line).ok()?;
    let WithId { id } = request.is_object().then(|| from_slice(line).ok())??;
    Some(id)
}
