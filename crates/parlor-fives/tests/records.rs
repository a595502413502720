//! Records of Scrambled 5's: the examples of `docs/records.md`, and real games.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop where it stands")]

use parlor_core::record::{DealCheck, EndCheck, MovesCheck, Record, replay};
use parlor_fives::Fives;

const PAGE: &str = include_str!("../../../docs/records.md");

#[test]
fn the_examples_of_the_page_can_be_replayed() {
    let examples = PAGE.split("```record\n").skip(1).filter_map(|rest| rest.split("```").next());
    let checks: Vec<_> = examples
        .map(|example| {
            let record: Record = example.parse().unwrap();
            replay::<Fives>(&record).unwrap_or_else(|error| panic!("{error}\n{example}")).checks
        })
        .collect();
    let deals: Vec<DealCheck> = checks.iter().map(|checks| checks.deal).collect();
    let of_a_house = DealCheck::Committed;
    assert_eq!(deals, [DealCheck::Committed, DealCheck::Unknown, DealCheck::Written, of_a_house]);
    assert_eq!(checks[0].moves, MovesCheck::Legal);
    assert_eq!(checks[0].end, EndCheck::ScoresAgree);
    assert_eq!(checks[1].moves, MovesCheck::LegalInTheOpen);
    assert_eq!(checks[1].end, EndCheck::Unfinished);
    assert_eq!(checks[3].moves, MovesCheck::Legal);
}
