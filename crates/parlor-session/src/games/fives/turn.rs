//! What is said of a turn of Scrambled 5's: why it scored, what would have been better, how the final score came about.

use parlor_fives::{Action, Seen, View, judge_play};
use parlor_words::pages::fives as words;
use parlor_words::{Lang, Spans};

/// How a play scored, cluster by cluster.
pub(super) fn details(before: &View, seen: &Seen, lang: Lang) -> Vec<Spans> {
    let public = before.public();
    match seen {
        Seen::Played { play, .. } => judge_play(public.edition(), public.board(), None, *play)
            .map(|verdict| parlor_words::fives::explain(&verdict, lang))
            .expect("the table has judged it")
            .into_iter()
            .map(Spans::from)
            .collect(),
        _ => Vec::new(),
    }
}

/// The play that would have scored most, if it was another.
pub(super) fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<Spans> {
    let plays = before.plays();
    let score = match actions.last()? {
        Action::Pass => 0,
        Action::Play(play) => plays.iter().find(|scored| scored.play == *play)?.score,
    };
    let best = plays.into_iter().max_by_key(|scored| scored.score)?;
    (best.score > score).then(|| words::could_have(best.play, best.score, score, lang))
}
