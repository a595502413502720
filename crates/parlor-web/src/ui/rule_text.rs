//! Texts that name rules: each rule is a click away.

use leptos::prelude::*;
use parlor_core::RuleId;
use parlor_words::{Lang, RuleText, Say as _};

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
        let content = move |text: RuleText| {
            let reading = text.reading.map(|reading| {
                view! { <p><strong>{text.reading_label()}</strong> " " {reading}</p> }
            });
            view! {
                <p>{text.text}</p>
                {reading}
                <p class="faint">{text.source.label(text.lang)}</p>
            }
        };
        move || {
            let (id, came) = self.open.get()?;
            let (title, content) = match came {
                Ok(extras) => {
                    let text = extras.rule(id, lang.get())?;
                    (format!("{} {}", text.id, text.title), content(text).into_any())
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

/// A text in which every rule of the game that it names can be clicked. It is one element, wherever it stands.
pub(crate) fn linked(text: &str, rules: &'static [RuleId], dialog: RuleDialog) -> AnyView {
    let mut parts: Vec<AnyView> = Vec::new();
    // A bracket stays in the line of the rule that follows it.
    let mut bracket = None;
    for piece in pieces(text, rules) {
        match piece {
            Piece::Text(text) => {
                let rest = text.strip_suffix('(');
                bracket = rest.map(|_| "(");
                parts.push(rest.unwrap_or(&text).to_owned().into_any());
            }
            Piece::Rule(id) => {
                let link = view! {
                    <span class="rule-name">
                        {bracket.take()}
                        <button class="rule-link" data-test="rule-link" on:click=move |_| dialog.show(id)>{id.to_string()}</button>
                    </span>
                };
                parts.push(link.into_any());
            }
        }
    }
    view! { <span>{parts}{bracket}</span> }.into_any()
}

/// A part of a text.
#[derive(Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Rule(RuleId),
}

/// Cuts a text where it names a rule: before a colon at its beginning, or in brackets. Elsewhere the same letters mean something
/// else: F5 is a rule of Scrambled 5's, and a square of its board.
fn pieces(text: &str, rules: &[RuleId]) -> Vec<Piece> {
    let rule = |name: &str| name.parse::<RuleId>().ok().filter(|id| rules.contains(id));
    let head = text.bytes().position(|byte| byte == b':').unwrap_or(0);
    let is_headed = words(&text[..head]).all(|(_, name)| name.is_empty() || rule(name).is_some());
    let (mut pieces, mut plain) = (Vec::new(), String::new());
    let (mut at, mut brackets) = (0, 0_i32);
    for (word, name) in words(text) {
        let is_named = brackets > 0 || is_headed && at < head;
        match rule(name).filter(|_| is_named) {
            Some(id) => {
                if !plain.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut plain)));
                }
                pieces.push(Piece::Rule(id));
                plain.push_str(&word[name.len()..]);
            }
            None => plain.push_str(word),
        }
        at += word.len();
        brackets += match word.chars().last() {
            Some('(') => 1,
            Some(')') => -1,
            _ => 0,
        };
    }
    if !plain.is_empty() {
        pieces.push(Piece::Text(plain));
    }
    pieces
}

/// The words of a text, with the sign that ends them and without it.
fn words(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_sign = |c: char| !c.is_alphanumeric();
    text.split_inclusive(is_sign).map(move |word| (word, word.trim_end_matches(is_sign)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_core::Game as _;
    use parlor_scorzo::Scorzo;

    #[test]
    fn rules_are_found_in_texts_and_nothing_else_is() {
        let rule = |number| Piece::Rule(RuleId::new('Z', number));
        let text = |text: &str| Piece::Text(text.to_owned());
        let cut = |text: &str| pieces(text, Scorzo::RULES);
        assert_eq!(cut("Z5: no (Z12)."), [rule(5), text(": no ("), rule(12), text(").")]);
        assert_eq!(cut("5Z is a card, Z99 is nothing"), [text("5Z is a card, Z99 is nothing")]);
        assert_eq!(cut(""), []);
        assert_eq!(cut("Z5, Z6: no."), [rule(5), text(", "), rule(6), text(": no.")]);
        assert_eq!(cut("Ana: 3 points (Z14)."), [text("Ana: 3 points ("), rule(14), text(").")]);
    }

    #[test]
    fn squares_are_no_rules() {
        for text in ["F5 to F7: 15 points.", "Ana plays F5 41 for 20 points.", "Greedy suggests: F5 41."] {
            assert_eq!(pieces(text, parlor_fives::Fives::RULES), [Piece::Text(text.to_owned())]);
        }
    }
}
