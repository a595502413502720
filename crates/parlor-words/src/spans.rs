//! Texts in parts, so that a screen knows what it shows without reading its own words: a rule that can be opened, an action, a
//! card.

use std::fmt;

use parlor_core::{BySeat, RuleId, Seat};
use parlor_scorzo::Card;

use crate::pages::scorzo::card_name;
use crate::phrase::and_before;
use crate::scorzo::suit_symbol;
use crate::{Lang, Name, player_number};

/// A text for people in parts. `Display` writes their words one after the other.
///
/// ```
/// use parlor_fives::Refusal;
/// use parlor_words::{Lang, SpanKind, cited};
///
/// let text = cited(&Refusal::CanPlay, Lang::English).sentence();
/// let rule = text.iter().nth(1).unwrap();
/// assert_eq!((rule.kind, rule.text.as_str()), (SpanKind::Rule("F11".parse().unwrap()), "F11"));
/// assert_eq!(text.to_string(), "You can't pass yet: you have a play (rule F11).");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans(Vec<Span>);

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What it is.
    pub kind: SpanKind,
    /// Its words.
    pub text: String,
}

/// What a part of a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpanKind {
    /// Nothing but words.
    Plain,
    /// The id of a rule.
    Rule(RuleId),
    /// An action, in the notation of its game.
    Action,
    /// A card of Scorzo: `7★`.
    Card(Card),
    /// A tile: `5`, `4 X3`, `WILD`.
    Tile,
    /// The player in a seat, by number until [`Spans::with_names`] puts the name there.
    Player(Seat),
}

impl Spans {
    /// An action, in the notation of its game.
    pub fn from_action(action: &impl fmt::Display) -> Spans {
        let mut spans = Spans::default();
        spans.push_span(SpanKind::Action, action.to_string());
        spans
    }

    /// A tile, as people read it.
    pub(crate) fn from_tile(tile: &impl fmt::Display) -> Spans {
        let mut spans = Spans::default();
        spans.push_span(SpanKind::Tile, tile.to_string());
        spans
    }

    /// A card, as people read it: `7★`, or a word for a wild card that fits the sentence.
    pub(crate) fn from_card(card: Card, wild: &str) -> Spans {
        let text = match (card.suit(), card.number()) {
            (Some(suit), Some(number)) => format!("{number}{}", suit_symbol(suit)),
            _ => wild.to_owned(),
        };
        let mut spans = Spans::default();
        spans.push_span(SpanKind::Card(card), text);
        spans
    }

    /// The player in a seat, by number. Whoever shows the text and knows the names puts them in ([`Spans::with_names`]).
    pub(crate) fn from_player(seat: Seat, lang: Lang) -> Spans {
        let mut spans = Spans::default();
        spans.push_span(SpanKind::Player(seat), player_number(seat, lang));
        spans
    }

    /// The same text with the players' names in place of their numbers.
    #[must_use]
    pub fn with_names(mut self, names: &BySeat<Name>) -> Spans {
        for span in &mut self.0 {
            if let SpanKind::Player(seat) = span.kind
                && let Some(name) = names.get(seat)
            {
                span.text = name.to_string();
            }
        }
        self
    }

    /// These parts, one after the other.
    pub(crate) fn from_parts(parts: &[&dyn Part]) -> Spans {
        let mut spans = Spans::default();
        parts.iter().for_each(|part| spans.push(*part));
        spans
    }

    /// Parts with the same words between any two of them.
    pub(crate) fn joined<'a, P: Part + 'a>(parts: impl IntoIterator<Item = &'a P>, between: &str) -> Spans {
        let mut spans = Spans::default();
        for part in parts {
            if !spans.is_empty() {
                spans.push(between);
            }
            spans.push(part);
        }
        spans
    }

    /// “a, b and c” of parts.
    pub(crate) fn list_and(parts: &[Spans], lang: Lang) -> Spans {
        let Some((last, before @ [_, ..])) = parts.split_last() else { return Spans::joined(parts, "") };
        let mut spans = Spans::joined(before, ", ");
        spans.push(&format!(" {} ", and_before(&last.to_string(), lang)));
        spans.push(last);
        spans
    }

    /// Adds something to the end.
    pub(crate) fn push<P: Part + ?Sized>(&mut self, part: &P) {
        part.push_to(self);
    }

    fn push_span(&mut self, kind: SpanKind, text: String) {
        match self.0.last_mut() {
            _ if text.is_empty() => {}
            Some(last) if (last.kind, kind) == (SpanKind::Plain, SpanKind::Plain) => {
                last.text.push_str(&text);
            }
            _ => self.0.push(Span { kind, text }),
        }
    }

    /// The parts, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Span> {
        self.0.iter()
    }

    /// Whether there are no words at all.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first rule that the text names.
    #[must_use]
    pub fn first_rule(&self) -> Option<RuleId> {
        self.0.iter().find_map(|span| match span.kind {
            SpanKind::Rule(id) => Some(id),
            _ => None,
        })
    }

    /// The words for a screen reader, which calls `7★` “7 of stars”.
    #[must_use]
    pub fn spoken(&self, lang: Lang) -> String {
        let word = |span: &Span| match span.kind {
            SpanKind::Card(card) if !card.is_wild() => card_name(card, lang),
            _ => span.text.clone(),
        };
        self.0.iter().map(word).collect()
    }

    /// Makes a clause a sentence, as [`sentence`](crate::sentence) does.
    #[must_use]
    pub fn sentence(mut self) -> Spans {
        if let Some(first) = self.0.first_mut() {
            first.text = crate::say::capitalized(&first.text);
        }
        if self.0.last().is_some_and(|last| crate::say::needs_stop(&last.text)) {
            self.push(".");
        }
        self
    }
}

impl<'a> IntoIterator for &'a Spans {
    type Item = &'a Span;
    type IntoIter = std::slice::Iter<'a, Span>;

    fn into_iter(self) -> std::slice::Iter<'a, Span> {
        self.iter()
    }
}

impl fmt::Display for Spans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

impl From<String> for Spans {
    /// Nothing but words.
    fn from(text: String) -> Spans {
        let mut spans = Spans::default();
        spans.push_span(SpanKind::Plain, text);
        spans
    }
}

impl From<&str> for Spans {
    /// Nothing but words.
    fn from(text: &str) -> Spans {
        Spans::from(text.to_owned())
    }
}

/// Something that a text is put together of.
pub(crate) trait Part {
    /// Adds it to the end of a text.
    fn push_to(&self, spans: &mut Spans);
}

impl<P: Part + ?Sized> Part for &P {
    fn push_to(&self, spans: &mut Spans) {
        (*self).push_to(spans);
    }
}

impl Part for fmt::Arguments<'_> {
    fn push_to(&self, spans: &mut Spans) {
        spans.push_span(SpanKind::Plain, self.to_string());
    }
}

impl Part for str {
    fn push_to(&self, spans: &mut Spans) {
        spans.push_span(SpanKind::Plain, self.to_owned());
    }
}

impl Part for String {
    fn push_to(&self, spans: &mut Spans) {
        spans.push(self.as_str());
    }
}

impl Part for Spans {
    fn push_to(&self, spans: &mut Spans) {
        self.iter().for_each(|span| spans.push_span(span.kind, span.text.clone()));
    }
}

impl Part for RuleId {
    fn push_to(&self, spans: &mut Spans) {
        spans.push_span(SpanKind::Rule(*self), self.to_string());
    }
}

/// As [`say!`](crate::say::say), for a text in parts: each language has its words in quotation marks, as in `format!`, and
/// between them the names of values that are [`Part`]s.
macro_rules! say_spans {
    (
        $lang:expr,
        $english:literal $($english_part:ident $english_text:literal)*,
        $spanish:literal $($spanish_part:ident $spanish_text:literal)* $(,)?
    ) => {
        // One call for all parts: there are hundreds of these texts, and they travel to every browser.
        match $lang {
            $crate::Lang::English => $crate::Spans::from_parts(&[
                &::std::format_args!($english),
                $(&$english_part, &::std::format_args!($english_text),)*
            ]),
            $crate::Lang::Spanish => $crate::Spans::from_parts(&[
                &::std::format_args!($spanish),
                $(&$spanish_part, &::std::format_args!($spanish_text),)*
            ]),
        }
    };
}
pub(crate) use say_spans;

#[cfg(test)]
mod tests {
    use super::*;

    const Z14: RuleId = RuleId::new('Z', 14);
    const Z17: RuleId = RuleId::new('Z', 17);

    fn kinds(spans: &Spans) -> Vec<(SpanKind, &str)> {
        spans.iter().map(|span| (span.kind, span.text.as_str())).collect()
    }

    #[test]
    fn a_text_knows_its_parts_in_both_languages() {
        let (name, wild) = ("Z14", Card::WILD);
        let card = Spans::from_card(wild, "W");
        let said = |lang| say_spans!(lang, "{name} has " card " (" Z17 ").", "" card " de {name} (" Z17 ").");
        use SpanKind::{Card as Of, Plain, Rule};
        assert_eq!(
            kinds(&said(Lang::English)),
            [(Plain, "Z14 has "), (Of(wild), "W"), (Plain, " ("), (Rule(Z17), "Z17"), (Plain, ").")]
        );
        assert_eq!(said(Lang::Spanish).to_string(), "W de Z14 (Z17).");
        assert_eq!(said(Lang::English).first_rule(), Some(Z17));
    }

    #[test]
    fn plain_words_run_together_and_rules_do_not() {
        let mut spans = Spans::from("a ");
        spans.push("b ");
        spans.push(&Spans::joined(&[Z14, Z17], ", "));
        spans.push("");
        assert_eq!(spans.iter().count(), 4);
        assert_eq!(spans.to_string(), "a b Z14, Z17");
        assert!(Spans::from("").is_empty() && Spans::joined::<RuleId>(&[], ", ").is_empty());
    }

    #[test]
    fn cards_are_spoken_by_their_names() {
        let (seven, wild) =
            (Spans::from_card("7S".parse().unwrap(), ""), Spans::from_card(Card::WILD, "a wild card"));
        let text =
            say_spans!(Lang::English, "Ana has " seven " and " wild ".", "Ana tiene " seven " y " wild ".");
        assert_eq!(text.to_string(), "Ana has 7★ and a wild card.");
        assert_eq!(text.spoken(Lang::English), "Ana has 7 of stars and a wild card.");
    }

    #[test]
    fn players_are_called_by_their_numbers_until_their_names_are_known() {
        let seat = Seat::new(1).unwrap();
        let turn = |lang| {
            let player = Spans::from_player(seat, lang);
            say_spans!(lang, "it's " player "'s turn", "le toca a " player "")
        };
        assert_eq!(turn(Lang::English).to_string(), "it's Player 2's turn");
        let names = BySeat::new(2, |seat| Name::new(["Ana", "Ben"][seat.index()]));
        assert_eq!(turn(Lang::English).with_names(&names).to_string(), "it's Ben's turn");
        assert_eq!(turn(Lang::Spanish).with_names(&names).to_string(), "le toca a Ben");
    }

    #[test]
    fn a_sentence_of_parts_is_the_sentence_of_its_words() {
        for clause in ["the game is over", "él pasa", "¡listo!", "8F 415", ""] {
            assert_eq!(Spans::from(clause).sentence().to_string(), crate::sentence(clause));
        }
        let ends = say_spans!(Lang::English, "see " Z17 "", "véase " Z17 "");
        assert_eq!(ends.sentence().to_string(), "See Z17.");
    }
}
