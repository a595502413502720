//! A picture of a rule, drawn as the boards are.

use leptos::prelude::*;
use parlor_words::pictures::Shown;
use parlor_words::{Lang, Picture};

use crate::games::{meld_picture, play_picture, spaces_picture};

/// The picture of a rule with what is said below it, which is all that those hear who can't see it. The document knows that by
/// `id`.
pub(super) fn rule_picture(picture: Picture, id: &str, lang: Lang) -> AnyView {
    let drawn = match picture.shown() {
        Shown::Play(play) => play_picture(&play),
        Shown::Meld(cards) => meld_picture(&cards),
        Shown::Spaces(spaces) => spaces_picture(&spaces, lang),
    };
    let caption = || format!("picture-{id}");
    view! {
        <figure class="rule-picture" aria-labelledby=caption() data-test="rule-picture">
            <div class="drawn" aria-hidden="true">{drawn}</div>
            <figcaption id=caption()>{picture.caption(lang)}</figcaption>
        </figure>
    }
    .into_any()
}
