//! The rules of a game, to be read from beginning to end.

use leptos::prelude::*;
use parlor_core::RuleId;
use parlor_words::{Item, Lang, Rulebook};

use super::frame::frame;
use crate::chunk::{game_extras, loaded};
use crate::game::{GameInfo, WebGame};
use crate::ui::Ui;

pub(crate) fn rules(game: &str, wanted: Option<RuleId>) -> AnyView {
    match GameInfo::get(game) {
        Some(game) => loaded(
            move || game.name.to_owned(),
            async move || game_extras(game.id).await,
            move |extras| extras.rules(wanted),
        ),
        None => super::home(),
    }
}

/// The rules of a game whose code is there; one of them is looked for.
pub(crate) fn rules_of<G: WebGame>(wanted: Option<RuleId>) -> AnyView {
    let ui = Ui::get();
    let content = move || book(&G::rulebook(ui.lang.get()));
    if let Some(wanted) = wanted {
        // It is there when the page has been drawn.
        request_animation_frame(move || {
            if let Some(rule) = document().get_element_by_id(&wanted.to_string()) {
                rule.scroll_into_view();
            }
        });
    }
    frame(|| G::NAME.to_owned(), "rules-page", view! { <div class="book">{content}</div> }.into_any())
}

fn book(book: &Rulebook) -> impl IntoView + use<> {
    let lang = book.lang;
    let chapters = book.chapters.iter().map(|chapter| {
        let items = chapter.items.iter().map(|each| item(each, lang)).collect_view();
        view! { <section><h2>{chapter.heading}</h2>{items}</section> }
    });
    view! { <p class="lead">{book.introduction}</p>{chapters.collect_view()} }
}

fn item(item: &Item, lang: Lang) -> AnyView {
    match *item {
        Item::Paragraph(text) => view! { <p>{text}</p> }.into_any(),
        Item::Term { word, meaning } => view! { <p><strong>{word}</strong> ": " {meaning}</p> }.into_any(),
        Item::Rule(rule) => {
            let reading = rule.reading.map(|reading| {
                view! { <p class="reading"><strong>{rule.reading_label()}</strong> " " {reading}</p> }
            });
            view! {
                <article class="rule" id=rule.id.to_string()>
                    <h3><span class="rule-id">{rule.id.to_string()}</span> " " {rule.title}</h3>
                    <p>{rule.text}</p>
                    {reading}
                    <p class="faint">{rule.source.label(lang)}</p>
                </article>
            }
            .into_any()
        }
    }
}
