//! What a game adds to be talked about.

use std::fmt::Display;

use parlor_core::{BySeat, Edition, Game, RuleId};

use crate::rule_words::options;
use crate::{Chapter, Lang, RuleText, Rulebook, Say, Spans};

/// A game whose rules, refusals, errors and events have texts. Refusals and errors are said by [`Say`].
///
/// Players are called by `names`, one for each seat, in whatever form the caller has them.
pub trait GameWords: Game<Refusal: Say, ActionError: Say, Edition: Edition<Error: Say>> {
    /// The name of the game, which is the same in all languages.
    const NAME: &'static str;

    /// What kind of game it is, in one sentence, for lists of games.
    fn summary(lang: Lang) -> &'static str;

    /// What the game is about, for somebody who has never seen it; just the summary if that says it all.
    #[must_use]
    fn introduction(lang: Lang) -> &'static str {
        Self::summary(lang)
    }

    /// The chapters of the rulebook, in order, without the one about options: it ends every rulebook.
    fn chapters(lang: Lang) -> Vec<Chapter>;

    /// All rules, with an introduction and what else has to be known to play.
    #[must_use]
    fn rulebook(lang: Lang) -> Rulebook {
        let mut chapters = Self::chapters(lang);
        chapters.push(options::<Self>(lang));
        Rulebook { lang, title: Self::NAME, introduction: Self::introduction(lang), chapters }
    }

    /// One rule; `None` if the game has no such rule.
    fn rule(id: RuleId, lang: Lang) -> Option<RuleText>;

    /// What an option does, in one sentence; `None` if the game has no such option.
    fn option(key: &str, lang: Lang) -> Option<&'static str>;

    /// What the table is to tell where chance is unknown ([`parlor_core::Next::Observation`]), as a sentence that asks for it.
    fn fact<N: Display>(ask: Self::Ask, names: &BySeat<N>, lang: Lang) -> String;

    /// What happened, as one line of a log in whole sentences.
    fn event<N: Display>(seen: &Self::Seen, names: &BySeat<N>, lang: Lang) -> Spans;
}
