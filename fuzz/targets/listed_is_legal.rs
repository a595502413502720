//! The generator and the judge of Scrambled 5's, on any position. A play is judged legal exactly if it is listed, and
//! with the same score; no play is listed twice; whether there is a play, and which are best, agrees with the list.

#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::fuzz_target;
use parlor_fives::{Play, ScoredPlay, best_plays, has_play, judge, judge_pass, judge_play, plays};
use parlor_fuzz::Position;

fuzz_target!(|position: Position| {
    let Position { edition, board, rack, plays: tried } = &position;
    let all = plays(edition, board, rack);
    let listed: BTreeMap<Play, u32> = all.iter().map(|scored| (scored.play, scored.score)).collect();
    assert_eq!(listed.len(), all.len(), "a play is listed twice");

    for (play, score) in &listed {
        let verdict = judge_play(edition, board, Some(rack), *play);
        assert_eq!(verdict.map(|verdict| verdict.score), Ok(*score), "{play}");
    }
    for written in tried {
        let judged = judge(edition, board, Some(rack), written).ok().map(|verdict| verdict.score);
        let found = Play::try_from(written).ok().and_then(|play| listed.get(&play).copied());
        assert_eq!(judged, found, "{written}");
    }

    assert_eq!(has_play(edition, board, rack), !all.is_empty());
    assert_eq!(judge_pass(edition, board, rack).is_ok(), all.is_empty());

    let highest = listed.values().max();
    let mut best = Vec::new();
    best_plays(edition, board, rack, &mut best);
    best.sort_unstable();
    let expected = listed.iter().filter(|(_, score)| Some(*score) == highest);
    let expected = expected.map(|(play, score)| ScoredPlay { play: *play, score: *score });
    assert!(best.iter().copied().eq(expected), "{best:?}");
});
