//! Texts that name rules: each rule is a click away.

use leptos::prelude::*;
use parlor_core::RuleId;
use parlor_words::{Lang, Say as _, Span, SpanKind, Spans};

use super::dialog;
use crate::chunk::{ChunkError, GameExtras, Loaded, game_extras};

/// What opens the text of a rule.
#[derive(Clone, Copy)]
pub(crate) struct RuleDialog {
    game: &'static str,
    /// Which rule is shown, and where it stands, if that could be loaded.
    open: RwSignal<Option<(RuleId, Loaded<dyn GameExtras>)>>,
}

impl RuleDialog {
    /// For the rules of the game of this id.
    pub(crate) fn new(game: &'static str) -> RuleDialog {
        RuleDialog { game, open: RwSignal::new(None) }
    }

    /// Shows a rule, as soon as the rules are there.
    pub(crate) fn show(self, id: RuleId) {
        leptos::task::spawn_local(async move {
            let came = game_extras(self.game).await;
            // Nobody wants it any more if the table was left in the meantime.
            let _ = self.open.try_set(Some((id, came)));
        });
    }

    /// The dialog itself, for the end of the page.
    pub(crate) fn view(self, lang: RwSignal<Lang>) -> impl IntoView {
        let close = move || self.open.set(None);
        move || {
            let (id, came) = self.open.get()?;
            let (title, content) = match came {
                Ok(extras) => {
                    let rule = extras.rule(id, lang.get())?;
                    (rule.title, rule.content)
                }
                Err(ChunkError) => {
                    let problem = ChunkError.sentence(lang.get());
                    (id.to_string(), view! { <p role="alert" class="refusal">{problem}</p> }.into_any())
                }
            };
            Some(dialog("rule", title.into(), close, content))
        }
    }
}

/// A text in which every rule can be clicked. It is one element, wherever it stands.
pub(crate) fn linked(text: &Spans, dialog: RuleDialog) -> AnyView {
    let part = |Part { kind, bracket, words }: Part<'_>| {
        let words = words.to_owned();
        match kind {
            SpanKind::Rule(id) => view! {
                <span class="rule-name">
                    {bracket.map(str::to_owned)}
                    <button class="rule-link" data-test="rule-link" on:click=move |_| dialog.show(id)>{words}</button>
                </span>
            }
            .into_any(),
            SpanKind::Action => view! { <span class="action">{words}</span> }.into_any(),
            SpanKind::Card(_) => view! { <span class="card-name">{words}</span> }.into_any(),
            SpanKind::Tile => view! { <span class="tile-name">{words}</span> }.into_any(),
            SpanKind::Plain | SpanKind::Player(_) => words.into_any(),
        }
    };
    view! { <span>{parts(text).map(part).collect_view()}</span> }.into_any()
}

/// A part of a text as it is shown.
#[derive(Debug, PartialEq, Eq)]
struct Part<'a> {
    kind: SpanKind,
    /// The bracket and the words before a rule, which stay in the line of the rule: “(rule ”.
    bracket: Option<&'a str>,
    words: &'a str,
}

fn parts(text: &Spans) -> impl Iterator<Item = Part<'_>> {
    let is_rule = |span: &&Span| matches!(span.kind, SpanKind::Rule(_));
    let mut spans = text.iter().peekable();
    let mut bracket = None;
    std::iter::from_fn(move || {
        let Span { kind, text } = spans.next()?;
        let opening = text.rfind('(').filter(|_| spans.peek().is_some_and(is_rule));
        let (words, before) = opening.map_or((text.as_str(), None), |at| (&text[..at], Some(&text[at..])));
        Some(Part { kind: *kind, bracket: std::mem::replace(&mut bracket, before), words })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_words::pages::{fives, scorzo};

    fn shown(text: &Spans) -> Vec<String> {
        parts(text).map(|part| format!("{}{}", part.bracket.unwrap_or_default(), part.words)).collect()
    }

    #[test]
    fn a_bracket_goes_with_the_rule_behind_it_and_no_word_is_lost() {
        let left = ["3H", "W"].map(|card| card.parse().unwrap());
        let text = scorzo::counted("Ana", &[], &left, 18, Lang::English);
        assert_eq!(
            shown(&text),
            [
                "Ana: no melds, left over: ",
                "3♥",
                " ",
                "wild",
                " = 18 points ",
                "(rules Z14",
                ", ",
                "Z17",
                ")."
            ]
        );
        let text = scorzo::decided(1, &[("Ana".into(), 3)], Lang::Spanish);
        assert_eq!(shown(&text).concat(), text.to_string());
    }

    #[test]
    fn squares_are_no_rules() {
        let squares = ["F5", "F6", "F7"].map(|square| square.parse().unwrap()).to_vec();
        let refusal = parlor_fives::Refusal::WrongSum { squares, sum: 14 };
        let text = fives::illegal(&refusal, Lang::English);
        let rules: Vec<&str> = parts(&text)
            .filter(|part| matches!(part.kind, SpanKind::Rule(_)))
            .map(|part| part.words)
            .collect();
        assert_eq!(rules, ["F8"]);
    }
}
