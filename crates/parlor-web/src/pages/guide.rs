//! A game on one page: goal, turn, an example as the board draws it, scoring and end.

use leptos::prelude::*;
use parlor_words::{Guide, GuideLabel, Lang};

use super::rule_picture::rule_picture;
use crate::game::WebGame;

/// The page of a game.
pub(crate) fn guide_of<G: WebGame>(lang: Lang) -> AnyView {
    let Guide { goal, turn, pictures, scoring, end } = G::guide(lang);
    let pictures = (1_usize..)
        .zip(pictures)
        .map(|(number, picture)| rule_picture(*picture, &format!("guide-{number}"), lang));
    let pictures = pictures.collect_view();
    view! {
        <p class="lead">{goal}</p>
        {heading(GuideLabel::Turn, lang)}
        <ol>{lines(turn)}</ol>
        {heading(GuideLabel::Example, lang)}
        {pictures}
        {heading(GuideLabel::Scoring, lang)}
        <ul>{lines(scoring)}</ul>
        {heading(GuideLabel::End, lang)}
        <p>{end}</p>
    }
    .into_any()
}

fn heading(label: GuideLabel, lang: Lang) -> impl IntoView {
    view! { <h3>{label.text(lang)}</h3> }
}

fn lines(lines: &'static [&'static str]) -> impl IntoView {
    lines.iter().map(|line| view! { <li>{*line}</li> }).collect_view()
}
