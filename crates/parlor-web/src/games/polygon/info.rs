//! What lies on the space that is looked at, and what the tile in hand would do there.

use leptos::prelude::*;
use parlor_words::Spans;
use parlor_words::pages::polygon as words;

use super::board_model::BoardModel;
use super::spaces;

/// Two lines. They are not read aloud by themselves: each space says the same, and more.
pub(super) fn info(play: BoardModel) -> AnyView {
    let lies = Memo::new(move |_| play.looked_at.get().map(|space| spaces::told(play, space)));
    let score = Memo::new(move |_| score(play));
    let scores = move || {
        let verdict = play.looked_at.get().and_then(|space| play.verdict(space));
        verdict.is_some_and(|verdict| verdict.is_ok_and(|placement| placement.score() > 0))
    };
    view! {
        <div class="polygon-info">
            <p class="lies" data-test="lies">{lies}</p>
            <p class="live-score" data-test="live-score" class:scores=scores>
                {move || play.table.shell.linked(&score.read())}
            </p>
        </div>
    }
    .into_any()
}

fn score(play: BoardModel) -> Spans {
    let lang = play.lang();
    let Some(held) = play.held.get().filter(|_| play.table.shell.acts.get()) else {
        return Spans::default();
    };
    let verdict = play.looked_at.get().and_then(|space| play.verdict(space));
    verdict.map(|verdict| words::live_score(held.tile, &verdict, lang)).unwrap_or_default()
}
