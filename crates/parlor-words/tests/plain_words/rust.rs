//! Texts in Rust: those of parlor-words with their languages, and the help of the command line.

use proc_macro2::{Delimiter, Literal, TokenStream, TokenTree};

use crate::text::{Language, Words};

/// The texts of a file of parlor-words.
pub(crate) fn texts(source: &str) -> Vec<(Language, Words)> {
    let mut found = Vec::new();
    collect(&parsed(source), Language::Both, &mut found);
    found
}

/// The help in a file of the command line: the comments on its arguments, and what else has several words.
pub(crate) fn help(source: &str) -> Vec<(Language, Words)> {
    let tokens = parsed(source);
    let mut found = Vec::new();
    collect_literals(&tokens, &mut found);
    found.retain(|words| words.text.contains(' '));
    collect_comments(&tokens, &mut found);
    found.into_iter().map(|words| (Language::English, words)).collect()
}

fn parsed(source: &str) -> Vec<TokenTree> {
    let tokens: TokenStream = source.parse().expect("the file is Rust");
    without_tests(tokens)
}

/// The tokens without the items that are there only for tests. In our files these are at the top, not inside others.
fn without_tests(tokens: TokenStream) -> Vec<TokenTree> {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut skips = false;
    for token in tokens {
        if skips {
            let ends = match &token {
                TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                TokenTree::Punct(punct) => punct.as_char() == ';',
                _ => false,
            };
            skips = !ends;
        } else if attribute(&token).is_some_and(|inside| inside == "cfg (test)") {
            kept.pop();
            skips = true;
        } else {
            kept.push(token);
        }
    }
    kept
}

/// What is in the brackets, if these are brackets.
fn attribute(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {
            Some(group.stream().to_string())
        }
        _ => None,
    }
}

/// Walks through code. Both languages stand side by side in all that says something: `say!`, `say_spans!`, `pick`, `labels!`
/// and `keys!`. What stands elsewhere is in the language around it.
fn collect(tokens: &[TokenTree], language: Language, found: &mut Vec<(Language, Words)>) {
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at..] {
            // Attributes, and with them comments on code.
            [hash, TokenTree::Group(group), ..]
                if is(hash, '#') && group.delimiter() == Delimiter::Bracket =>
            {
                at += 2;
            }
            [hash, bang, TokenTree::Group(_), ..] if is(hash, '#') && is(bang, '!') => at += 3,
            // What a programmer reads if something is broken, and what is only compared.
            [dot, name, TokenTree::Group(_), ..] if is(dot, '.') && is_name(name, "expect") => at += 3,
            [equals, equals_too, TokenTree::Literal(_), ..] if is(equals, '=') && is(equals_too, '=') => {
                at += 3;
            }
            [TokenTree::Literal(_), equals, greater, ..] if is(equals, '=') && is(greater, '>') => at += 3,
            [name, bang, _, _, ..] if is_name(name, "macro_rules") && is(bang, '!') => at += 4,
            [name, bang, TokenTree::Group(group), ..]
                if (is_name(name, "say") || is_name(name, "say_spans")) && is(bang, '!') =>
            {
                let inside = arguments(group.stream());
                let [_, english, spanish, ..] = inside.as_slice() else {
                    panic!("a text without two languages")
                };
                found.push((Language::English, joined(english)));
                found.push((Language::Spanish, joined(spanish)));
                at += 3;
            }
            [name, bang, TokenTree::Group(group), ..]
                if (is_name(name, "labels") || is_name(name, "keys")) && is(bang, '!') =>
            {
                collect_rows(group.stream(), found);
                at += 3;
            }
            [dot, name, TokenTree::Group(group), ..] if is(dot, '.') && is_name(name, "pick") => {
                let languages = [Language::English, Language::Spanish];
                for (argument, language) in arguments(group.stream()).iter().zip(languages) {
                    collect(argument, language, found);
                }
                at += 3;
            }
            [dot, name, TokenTree::Group(group), ..] if is(dot, '.') && is_name(name, "verb") => {
                let forms: Vec<Words> = arguments(group.stream()).iter().map(|form| joined(form)).collect();
                let language = verb_language(&forms);
                found.extend(forms.into_iter().map(|form| (language, form)));
                at += 3;
            }
            [TokenTree::Literal(literal), ..] => {
                found.extend(string(literal).map(|words| (language, words)));
                at += 1;
            }
            [TokenTree::Group(group), ..] => {
                collect(&group.stream().into_iter().collect::<Vec<_>>(), language, found);
                at += 1;
            }
            _ => at += 1,
        }
    }
}

/// Which language a verb is in shows in its two forms: *plays* and *play*, but *juega* and *juegas*.
fn verb_language(forms: &[Words]) -> Language {
    const IRREGULAR: [(&str, &str); 6] = [
        ("is", "are"),
        ("was", "were"),
        ("has", "have"),
        ("isn't", "aren't"),
        ("doesn't", "don't"),
        ("hasn't", "haven't"),
    ];
    let first = |form: &Words| form.text.split(' ').next().unwrap_or_default().to_owned();
    let [other, you] = forms else { return Language::Both };
    let (other, you) = (first(other), first(you));
    let is_regular = other.strip_prefix(&you).is_some_and(|ending| ["s", "es"].contains(&ending));
    let is_english = is_regular || IRREGULAR.contains(&(other.as_str(), you.as_str()));
    if is_english { Language::English } else { Language::Spanish }
}

/// The rows of `labels!` and `keys!`: `Label: english, spanish;` and `keys / teclas (short, corta): english, spanish;`.
fn collect_rows(tokens: TokenStream, found: &mut Vec<(Language, Words)>) {
    let mut languages = [Language::English, Language::Spanish].into_iter().cycle();
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let follows = |sign| tokens.get(at + 1).is_some_and(|next| is(next, sign));
        match token {
            TokenTree::Literal(literal) => {
                let before = at.checked_sub(1).map(|before| &tokens[before]);
                let paired =
                    follows('/') || follows(',') || before.is_some_and(|sign| is(sign, '/') || is(sign, ','));
                let language = if paired { languages.next() } else { None };
                found.extend(string(literal).map(|words| (language.unwrap_or(Language::Both), words)));
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
                collect_rows(group.stream(), found);
            }
            _ => {}
        }
    }
}

/// All literals, wherever they stand.
fn collect_literals(tokens: &[TokenTree], found: &mut Vec<Words>) {
    for token in tokens {
        match token {
            TokenTree::Literal(literal) => found.extend(string(literal)),
            TokenTree::Group(group) if !is_comment(token) => {
                collect_literals(&group.stream().into_iter().collect::<Vec<_>>(), found);
            }
            _ => {}
        }
    }
}

/// The comments on types, fields and variants: clap shows them as help. Those on functions and the like are for programmers.
fn collect_comments(tokens: &[TokenTree], found: &mut Vec<Words>) {
    let mut comment = Words::default();
    for token in tokens {
        match token {
            TokenTree::Group(group) if is_comment(token) => {
                let inside: Vec<TokenTree> = group.stream().into_iter().collect();
                if let Some(TokenTree::Literal(literal)) = inside.last()
                    && let Some(line) = string(literal)
                {
                    comment.extend(&line);
                    comment.push("\n", literal.span().start().line);
                }
            }
            TokenTree::Ident(ident) if *ident == "pub" => {}
            TokenTree::Ident(ident) => {
                let for_programmers = ["fn", "const", "impl", "mod", "static", "type", "use"];
                let words = std::mem::take(&mut comment);
                if !words.text.is_empty() && !for_programmers.iter().any(|word| ident == word) {
                    found.push(words);
                }
            }
            TokenTree::Group(group) => {
                collect_comments(&group.stream().into_iter().collect::<Vec<_>>(), found);
            }
            _ => {}
        }
    }
}

fn is_comment(token: &TokenTree) -> bool {
    attribute(token).is_some_and(|inside| inside.starts_with("doc ="))
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_name(token: &TokenTree, name: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == name)
}

/// The arguments of a call.
fn arguments(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut arguments = vec![Vec::new()];
    for token in tokens {
        if is(&token, ',') {
            arguments.push(Vec::new());
        } else {
            arguments.last_mut().expect("one to begin with").push(token);
        }
    }
    arguments
}

/// A text in parts, as one: a rule by its id, other parts by their names in braces.
fn joined(parts: &[TokenTree]) -> Words {
    let mut words = Words::default();
    for part in parts {
        match part {
            TokenTree::Literal(literal) => {
                words.extend(&string(literal).expect("a text is a string"));
            }
            TokenTree::Ident(ident) => {
                let name = ident.to_string();
                let is_rule = name.starts_with(|c: char| c.is_ascii_uppercase());
                let shown = if is_rule { name } else { format!("{{{name}}}") };
                words.push(&shown, ident.span().start().line);
            }
            TokenTree::Group(_) | TokenTree::Punct(_) => {}
        }
    }
    words
}

/// What a string says, byte for byte; `None` if it is not a string.
fn string(literal: &Literal) -> Option<Words> {
    let source = literal.to_string();
    let mut line = literal.span().start().line;
    let mut words = Words::default();
    if let Some(raw) = source.strip_prefix('r') {
        words.push(raw.trim_matches('#').trim_matches('"'), line);
        return Some(words);
    }
    let inside = source.strip_prefix('"')?.strip_suffix('"')?;
    let mut rest = inside.chars().peekable();
    while let Some(c) = rest.next() {
        let escape = if c == '\\' { rest.next() } else { None };
        match escape {
            None => {
                words.push(c.encode_utf8(&mut [0; 4]), line);
                line += usize::from(c == '\n');
            }
            // A line that is continued: its end and the space before the next words are not part of the text.
            Some('\n') => {
                line += 1;
                while let Some(space) = rest.next_if(|next| next.is_whitespace()) {
                    line += usize::from(space == '\n');
                }
            }
            Some('n') => words.push("\n", line),
            Some('t') => words.push("\t", line),
            Some('u') => {
                let digits: String = rest.by_ref().skip(1).take_while(|digit| *digit != '}').collect();
                let code = u32::from_str_radix(&digits, 16).expect("Rust has read it");
                let c = char::from_u32(code).expect("Rust has read it");
                words.push(c.encode_utf8(&mut [0; 4]), line);
            }
            Some(other) => words.push(other.encode_utf8(&mut [0; 4]), line),
        }
    }
    Some(words)
}
