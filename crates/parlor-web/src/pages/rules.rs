//! The rules of a game, to be read from beginning to end.

use leptos::prelude::*;
use parlor_core::RuleId;
use parlor_words::{BookLabel, Chapter, Item, Lang, RuleText, Rulebook};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use super::frame::frame;
use super::rule_picture::rule_picture;
use crate::chunk::{game_extras, loaded};
use crate::game::{GameInfo, WebGame};
use crate::route::{Anchor, Route, RulesRoute};
use crate::ui::{Ui, icons};

pub(crate) fn rules(route: RulesRoute) -> AnyView {
    match GameInfo::get(&route.game) {
        Some(game) => loaded(
            move || game.name.to_owned(),
            async move || game_extras(game.id).await,
            move |extras| extras.rules(&route),
        ),
        None => super::no_such_page(),
    }
}

/// The rules of a game whose code is there.
pub(crate) fn rules_of<G: WebGame>(route: RulesRoute) -> AnyView {
    let ui = Ui::get();
    match route.anchor {
        // It is there when the page has been drawn.
        Some(anchor) => request_animation_frame(move || go_to(anchor)),
        None => document().body().iter().for_each(|body| body.scroll_into_view()),
    }
    let content = move || book(&G::rulebook(ui.lang.get()), &route);
    frame(|| G::NAME.to_owned(), "rules-page", view! { <div class="book">{content}</div> }.into_any())
}

/// A rule by itself.
pub(crate) struct ShownRule {
    /// Its id and its title.
    pub(crate) title: String,
    /// What is said of it.
    pub(crate) content: AnyView,
}

/// One rule of a game; `None` if there is no such rule.
pub(crate) fn rule_of<G: WebGame>(id: RuleId, lang: Lang) -> Option<ShownRule> {
    let rule = G::rule(id, lang)?;
    Some(ShownRule { title: format!("{} {}", rule.id, rule.title), content: content(rule) })
}

/// Brings a place of the rules into sight, and the focus to a chapter.
fn go_to(anchor: Anchor) {
    if let Some(element) = document().get_element_by_id(&anchor.to_string()) {
        let _ = element.unchecked_ref::<HtmlElement>().focus();
        element.scroll_into_view();
    }
}

fn book(book: &Rulebook, route: &RulesRoute) -> impl IntoView + use<> {
    let lang = book.lang;
    let back = route.table.clone().map(|table| {
        view! {
            <p class="way-back">
                <a class="button" href=Route::Table(table).hash() data-test="back-to-game">
                    {icons::back()} {BookLabel::BackToGame.text(lang)}
                </a>
            </p>
        }
    });
    let chapters = (1..).zip(&book.chapters).map(|(number, chapter)| {
        let id = Anchor::Chapter(number).to_string();
        let items = chapter.items.iter().map(item).collect_view();
        view! { <section><h2 id=id tabindex="-1">{chapter.heading}</h2>{items}</section> }
    });
    let chapters = chapters.collect_view();
    view! { {back}<p class="lead">{book.introduction}</p>{contents(book, route)}{chapters} }
}

/// The chapters, each a click away.
fn contents(book: &Rulebook, route: &RulesRoute) -> impl IntoView + use<> {
    let entry = |(number, chapter): (usize, &Chapter)| {
        let anchor = Anchor::Chapter(number);
        let address = Route::Rules(route.at(anchor)).hash();
        // The page is here already: it need not be drawn again. With a key held, the browser opens another one.
        let clicked = move |event: leptos::ev::MouseEvent| {
            if !(event.ctrl_key() || event.meta_key()) {
                event.prevent_default();
                go_to(anchor);
            }
        };
        view! { <li><a href=address on:click=clicked>{chapter.entry()}</a></li> }
    };
    let entries = (1..).zip(&book.chapters).map(entry).collect_view();
    view! {
        <nav class="contents" aria-labelledby="contents" data-test="contents">
            <h2 id="contents">{BookLabel::Contents.text(book.lang)}</h2>
            <ol>{entries}</ol>
        </nav>
    }
}

fn item(item: &Item) -> AnyView {
    match *item {
        Item::Paragraph(text) => view! { <p>{text}</p> }.into_any(),
        Item::Term { word, meaning } => view! { <p><strong>{word}</strong> ": " {meaning}</p> }.into_any(),
        Item::Rule(rule) => view! {
            <article class="rule" id=Anchor::Rule(rule.id).to_string()>
                <h3><span class="rule-id">{rule.id.to_string()}</span> " " {rule.title}</h3>
                {content(rule)}
            </article>
        }
        .into_any(),
    }
}

/// What is said of a rule, paragraph by paragraph, with its picture.
fn content(rule: RuleText) -> AnyView {
    let paragraph = |(label, text)| match label {
        Some(label) => view! { <p class="reading"><strong>{label}</strong> " " {text}</p> }.into_any(),
        None => view! { <p>{text}</p> }.into_any(),
    };
    view! {
        {rule.paragraphs().map(paragraph).collect_view()}
        {rule.picture.map(|picture| rule_picture(picture, &rule.id.to_string(), rule.lang))}
        <p class="faint">{rule.source.label(rule.lang)}</p>
    }
    .into_any()
}
