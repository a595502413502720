//! Patterns of words.
//!
//! A pattern is one or more words in a row, with nothing between them. Uppercase and lowercase are the same. Each word is one of
//! these:
//!
//! - `lay|laid`: one of these words. `retir*` is any word that starts like this, `*áis` any that ends like this. A full stop or
//!   a bracket counts as a word.
//! - `=greedy|steady`: one of these words, spelled exactly like this.
//! - `!over|up`: any word but these, or no word at all. As the first or last word of a pattern, it says what must not stand there.
//! - `..`: up to three words.
//! - `{}`: a fact in braces. `{points}`: this fact.
//! - `RULE`: the id of a rule. `NUMBER`: a number.
//! - `^`: the text starts here. `$`: it ends here, or something that is not a word follows.
//!
//! ` / ` separates patterns; one of them is enough.

/// The most words that `..` stands for.
const GAP: usize = 3;

/// A text, taken apart into words.
pub(crate) struct Tokens<'a>(Vec<Token<'a>>);

struct Token<'a> {
    /// Where it begins in the text.
    at: usize,
    exact: &'a str,
    lowercase: String,
}

/// Words that follow each other.
pub(crate) struct Pattern {
    pub(crate) source: &'static str,
    items: Vec<Item>,
}

enum Item {
    Start,
    End,
    Gap,
    One(Vec<Form>),
    NoneOf(Vec<Form>),
}

enum Form {
    Word(String),
    Prefix(String),
    Suffix(String),
    Exact(String),
    AnyFact,
    Rule,
    Number,
}

impl<'a> Tokens<'a> {
    pub(crate) fn of(text: &'a str) -> Tokens<'a> {
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let length = token_length(&text[at..]);
            if !first.is_whitespace() {
                let exact = &text[at..at + length];
                tokens.push(Token { at, exact, lowercase: exact.to_lowercase() });
            }
            at += length;
        }
        Tokens(tokens)
    }
}

/// How long the word, fact or sign is that a text begins with.
fn token_length(text: &str) -> usize {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_';
    let first = text.chars().next().map_or(0, char::len_utf8);
    if text.starts_with('{') && !text.starts_with("{{") {
        return text.find('}').map_or(first, |end| end + 1);
    }
    let mut end = 0;
    for (at, c) in text.char_indices() {
        // An apostrophe or a hyphen between letters is part of the word.
        let joins =
            at > 0 && matches!(c, '\'' | '’' | '-') && text[at + c.len_utf8()..].starts_with(is_inside);
        if !is_inside(c) && !joins {
            break;
        }
        end = at + c.len_utf8();
    }
    end.max(first)
}

impl Token<'_> {
    fn is_word(&self) -> bool {
        self.exact.starts_with(|c: char| c.is_alphanumeric() || c == '{')
    }

    fn is_rule(&self) -> bool {
        let number = self.exact.strip_prefix(['F', 'Z', 'P']);
        number.is_some_and(|number| !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()))
    }
}

impl Form {
    fn of(text: &str) -> Form {
        match text {
            "RULE" => Form::Rule,
            "NUMBER" => Form::Number,
            "{}" => Form::AnyFact,
            _ => {
                if let Some(start) = text.strip_suffix('*') {
                    Form::Prefix(start.to_owned())
                } else if let Some(end) = text.strip_prefix('*') {
                    Form::Suffix(end.to_owned())
                } else {
                    Form::Word(text.to_owned())
                }
            }
        }
    }

    fn fits(&self, token: &Token<'_>) -> bool {
        match self {
            Form::Word(word) => token.lowercase == *word,
            Form::Prefix(start) => token.lowercase.starts_with(start.as_str()),
            Form::Suffix(end) => token.lowercase.ends_with(end.as_str()),
            Form::Exact(word) => token.exact == word,
            Form::AnyFact => token.exact.starts_with('{'),
            Form::Rule => token.is_rule(),
            Form::Number => token.exact.chars().all(|c| c.is_ascii_digit()),
        }
    }
}

impl Item {
    fn of(text: &str) -> Item {
        let forms = |text: &str| text.split('|').map(Form::of).collect();
        match text {
            "^" => Item::Start,
            "$" => Item::End,
            ".." => Item::Gap,
            _ => {
                if let Some(none) = text.strip_prefix('!').filter(|none| !none.is_empty()) {
                    Item::NoneOf(forms(none))
                } else if let Some(exact) = text.strip_prefix('=').filter(|exact| !exact.is_empty()) {
                    Item::One(exact.split('|').map(|word| Form::Exact(word.to_owned())).collect())
                } else {
                    Item::One(forms(text))
                }
            }
        }
    }
}

impl Pattern {
    /// The patterns of which any will do.
    pub(crate) fn all(source: &'static str) -> impl Iterator<Item = Pattern> {
        let one = |source: &'static str| Pattern {
            source,
            items: source.split_whitespace().map(Item::of).collect(),
        };
        source.split(" / ").map(one)
    }

    /// Where in the text it fits. A word before it that it must not have is no part of it.
    pub(crate) fn places(&self, Tokens(tokens): &Tokens<'_>) -> Vec<usize> {
        let (before, items) = match self.items.as_slice() {
            [Item::NoneOf(forms), rest @ ..] => (forms.as_slice(), rest),
            items => (&[][..], items),
        };
        let is_free = |at: usize| {
            let previous = at.checked_sub(1).map(|before| &tokens[before]);
            previous.is_none_or(|token| !before.iter().any(|form| form.fits(token)))
        };
        let fitting = (0..tokens.len()).filter(|at| fits(items, tokens, *at) && is_free(*at));
        fitting.map(|at| tokens[at].at).collect()
    }
}

/// Whether the words from one on are what a pattern says.
fn fits(items: &[Item], tokens: &[Token<'_>], at: usize) -> bool {
    let Some((item, rest)) = items.split_first() else { return true };
    match item {
        Item::Start => at == 0 && fits(rest, tokens, at),
        Item::End => tokens.get(at).is_none_or(|token| !token.is_word()) && fits(rest, tokens, at),
        Item::Gap => {
            let longest = tokens[at..].iter().take(GAP).take_while(|token| token.is_word()).count();
            (0..=longest).any(|gap| fits(rest, tokens, at + gap))
        }
        Item::One(forms) => {
            tokens.get(at).is_some_and(|token| forms.iter().any(|form| form.fits(token)))
                && fits(rest, tokens, at + 1)
        }
        Item::NoneOf(forms) => match tokens.get(at) {
            Some(token) => !forms.iter().any(|form| form.fits(token)) && fits(rest, tokens, at + 1),
            None => rest.is_empty(),
        },
    }
}
