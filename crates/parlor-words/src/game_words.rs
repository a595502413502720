//! What a game adds to be talked about.

use parlor_core::{BySeat, Edition, Game, RuleId};

use crate::{Chapter, Guide, Lang, Name, RuleText, Rulebook, Say, Spans};

/// A rule that a family can choose to play by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// What it is called.
    pub name: &'static str,
    /// What it changes, as a sentence.
    pub about: &'static str,
}

/// A game whose rules, refusals, errors and events have texts. Refusals and errors are said by [`Say`].
///
/// Players are called by `names`, one for each seat.
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

    /// The chapters of the rulebook, in order.
    fn chapters(lang: Lang) -> Vec<Chapter>;

    /// All rules, with an introduction and what else has to be known to play.
    #[must_use]
    fn rulebook(lang: Lang) -> Rulebook {
        Rulebook {
            lang,
            title: Self::NAME,
            introduction: Self::introduction(lang),
            chapters: Self::chapters(lang),
        }
    }

    /// The game on one page, for a first turn.
    fn guide(lang: Lang) -> Guide;

    /// One rule; `None` if the game has no such rule.
    fn rule(id: RuleId, lang: Lang) -> Option<RuleText>;

    /// A house rule by the key of its option; `None` if the game has no such option.
    fn house_rule(key: &str, lang: Lang) -> Option<HouseRule>;

    /// What the table is to tell where chance is unknown ([`parlor_core::Next::Observation`]), as a sentence that asks for it.
    fn fact(ask: Self::Ask, names: &BySeat<Name>, lang: Lang) -> String;

    /// How that is to be answered, as a clause: for somebody whose answer could not be taken.
    fn how_to_answer(ask: Self::Ask, players: u8, lang: Lang) -> String;

    /// What happened, as one line of a log in whole sentences.
    fn event(seen: &Self::Seen, names: &BySeat<Name>, lang: Lang) -> Spans;

    /// What a hint tells a player to do, as a clause: “place 4 X3 on the marked space”. The board marks where.
    fn suggestion(action: &Self::Action, lang: Lang) -> Spans;
}
