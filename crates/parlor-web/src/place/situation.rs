//! How a table is, told to whoever is before the screen.

use std::sync::Arc;

use parlor_core::{Next, Outcome, Viewer};
use parlor_session::{Heard, Host, Player};
use parlor_words::Lang;

use super::front::Browser;
use super::{Common, Ending, Seated, Situation};
use crate::game::WebGame;

/// How the table is for a viewer; `None` if nothing was ever told to that viewer.
pub(super) fn situation<G: WebGame>(
    host: &Host<G, Browser>,
    viewer: Viewer,
    heard: Heard<G>,
    better_move: Option<String>,
    lang: Lang,
) -> Option<Situation<G>> {
    let story = host.transcript(viewer)?;
    let view = story.view();
    let outcome = host.outcome();
    let common = Common {
        viewer,
        stage: host.waiting(viewer),
        next: match host.next() {
            Next::Seat(seat) => Some(seat),
            Next::Observation(_) | Next::Over => None,
        },
        seats: host.players().map(|seat, player| Seated {
            name: host.names()[seat].clone(),
            score: G::scores(view)[seat],
            remark: G::remark(view, seat, lang),
            is_person: matches!(player, Player::Person(_)),
            has_won: match &outcome {
                Outcome::Over(results) => results.winners().any(|winner| winner == seat),
                Outcome::Going => false,
            },
        }),
        progress: G::progress(view, lang),
        story: story.passages().to_vec(),
        announced: heard.announced,
        better_move,
        can_retract: host.retractor(viewer).is_some(),
        ending: match &outcome {
            Outcome::Going => None,
            Outcome::Over(results) => Some(Ending {
                result: parlor_words::outcome(results, host.names(), lang),
                final_breakdown: G::final_breakdown(view, host.names(), lang),
            }),
        },
        unsaved: host.unsaved().map(str::to_owned),
    };
    Some(Situation { view: Arc::new(view.clone()), seen: heard.seen, common: Arc::new(common) })
}
