//! What is said of a turn of Scrambled 5's: why it scored, what would have been better, how the final score came about.

use parlor_fives::{Action, Seen, View, judge_play};
use parlor_words::pages::fives as words;
use parlor_words::{Lang, PileHolds, Say as _, Spans};

/// How a play scored, cluster by cluster, and whether the player drew the last tiles: that is said once, when it happens.
pub(super) fn details(before: &View, seen: &Seen, lang: Lang) -> Vec<Spans> {
    let public = before.public();
    let Seen::Played { play, count, .. } = seen else { return Vec::new() };
    let verdict = judge_play(public.edition(), public.board(), None, *play).expect("the table has judged it");
    let empties = *count > 0 && u16::from(*count) == public.pile();
    let empty = empties.then(|| PileHolds { tiles: 0 }.sentence(lang));
    parlor_words::fives::explain(&verdict, lang).into_iter().chain(empty).map(Spans::from).collect()
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use parlor_core::{Chance, Edition as _, Game as _, Log, Next, Script, SetUp, Viewer};
    use parlor_fives::{Edition, Fives, Options};

    use super::*;

    /// What is said below the last of these plays. Two players have five fives each, and four tiles are in the draw pile.
    fn said(plays: &[&str], lang: Lang) -> Vec<String> {
        let rows = (0..9).map(|row| if row == 4 { "'....*....'" } else { "'.........'" });
        let board = rows.collect::<Vec<_>>().join(", ");
        let text = format!("name = 'fives'\nplayers = [2, 2]\nboard = [{board}]\n[tiles]\n5 = 13\n1 = 1\n");
        let pile = [[5; 13].as_slice(), &[1]].concat();
        let deal = Script::new().with("fives/first/1", [5, 1]).with("fives/pile", pile);
        let (edition, options) = (Arc::new(Edition::read(&text).unwrap()), Options::default());
        let mut log =
            Log::<Fives>::begin(SetUp { edition, options, players: 2, chance: Chance::Dealt(deal) }).unwrap();
        let mut said = Vec::new();
        for play in plays {
            let before = Fives::view(log.state(), Viewer::Watcher);
            let Next::Seat(seat) = Fives::next(log.state()) else { panic!("{play} is too late") };
            let events = log.act(seat, Fives::read_action(play).unwrap()).unwrap();
            said = details(&before, &Fives::seen(&events[0], Viewer::Watcher), lang);
        }
        said.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn f10_whoever_draws_the_last_tiles_reads_that_the_pile_is_empty() {
        // As many as were played are there.
        assert_eq!(said(&["5C 5555"], Lang::English), ["Row 5, C–F: 20 points.", "The draw pile is empty."]);
        assert_eq!(said(&["5C 5555"], Lang::Spanish), ["Fila 5, C–F: 20 puntos.", "El montón está vacío."]);
        // Two are played, and one is left to draw.
        assert_eq!(said(&["5C 555"], Lang::English), ["Row 5, C–E: 15 points."]);
        let plays = ["5C 555", "C6 55"];
        assert_eq!(said(&plays, Lang::English), ["Column C, 5–7: 15 points.", "The draw pile is empty."]);
        // It was empty before.
        assert_eq!(said(&[&plays[..], &["5F 5"]].concat(), Lang::English), ["Row 5, C–F: 20 points."]);
    }
}
