//! The examples of `docs/records.md` are records.

use parlor_core::record::{Record, VerifyError, verify};

const PAGE: &str = include_str!("../../../../docs/records.md");

fn examples() -> impl Iterator<Item = &'static str> {
    PAGE.split("```record\n").skip(1).filter_map(|rest| rest.split("```").next())
}

#[test]
fn the_examples_are_canonical() {
    for example in examples() {
        let record: Record = example.parse().unwrap_or_else(|error| panic!("{error}\n{example}"));
        assert_eq!(record.to_string(), example);
    }
    assert_eq!(examples().count(), 4);
}

#[test]
fn the_first_example_was_dealt_fairly() {
    let first: Record = examples().next().unwrap().parse().unwrap();
    let verified = verify(&first).unwrap();
    assert!(PAGE.contains(&verified.seed.to_hex()), "{}", verified.seed.to_hex());
    assert_eq!(verify(&first.sealed()), Err(VerifyError::NotRevealed));
}
