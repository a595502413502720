//! Texts outside Rust: documents, the page before Parlor is loaded, and comments in the files of editions.

use crate::text::{Language, Words};

/// The prose of a document, by paragraphs, without code. The comments on commands are prose.
pub(crate) fn markdown(source: &str) -> Vec<(Language, Words)> {
    let mut paragraphs = vec![Words::default()];
    let mut fence: Option<&str> = None;
    let (mut in_code, mut after_blank, mut in_block) = (false, true, false);
    for (index, line) in source.lines().enumerate() {
        let (number, text) = (index + 1, line.trim_start());
        // Lines of code may also be indented.
        in_block = line.starts_with("    ") && (in_block || after_blank) || in_block && text.is_empty();
        if let Some(info) = text.strip_prefix("```") {
            fence = if fence.is_some() { None } else { Some(info) };
        } else if let Some(info) = fence {
            let comment = line.split_once("# ").filter(|_| ["sh", "console"].contains(&info));
            paragraphs
                .extend(comment.map(|(_, comment)| on_line(&without_code(comment, &mut false), number)));
            paragraphs.push(Words::default());
        } else if !in_block {
            let is_row = text.starts_with('|');
            if text.is_empty() || is_row || text.starts_with(['#', '-', '!']) {
                in_code = false;
                paragraphs.push(Words::default());
            }
            let prose = without_code(text, &mut in_code) + "\n";
            paragraphs.last_mut().expect("one to begin with").push(&prose, number);
        }
        after_blank = text.is_empty();
    }
    paragraphs.retain(|words| !words.text.trim().is_empty());
    paragraphs.into_iter().map(|words| (Language::English, words)).collect()
}

/// A line of a document without code in it, addresses of links and marks of emphasis. Code may go on in the next line.
fn without_code(line: &str, in_code: &mut bool) -> String {
    let mut prose = String::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match c {
            '`' => {
                rest = rest.trim_start_matches('`');
                if !*in_code {
                    prose.push_str("{code}");
                }
                *in_code = !*in_code;
            }
            _ if *in_code => {}
            ']' if rest.starts_with('(') => rest = rest.split_once(')').map_or("", |(_, after)| after),
            '*' | '[' | ']' => {}
            _ => prose.push(c),
        }
    }
    prose
}

/// The texts of a page: what stands between tags, and what it says of itself to search engines.
pub(crate) fn html(source: &str) -> Vec<(Language, Words)> {
    let mut found = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let is_spanish = line.contains("lang=\"es\"");
        let language = if is_spanish { Language::Spanish } else { Language::English };
        let described =
            line.split_once("name=\"description\" content=\"").and_then(|(_, from)| from.split('"').next());
        let between = line.split('>').filter_map(|part| part.split('<').next());
        for text in described.into_iter().chain(between).filter(|text| !text.is_empty()) {
            found.push((language, on_line(text, index + 1)));
        }
    }
    found
}

/// What an app says of itself: strings of several words.
pub(crate) fn manifest(source: &str) -> Vec<(Language, Words)> {
    let strings = source.lines().enumerate().flat_map(|(index, line)| {
        let strings = line.split('"').skip(1).step_by(2).filter(|string| string.contains(' '));
        strings.map(move |string| (Language::English, on_line(string, index + 1)))
    });
    strings.collect()
}

/// The comments of a file of settings, by paragraphs.
pub(crate) fn comments(source: &str) -> Vec<(Language, Words)> {
    let mut paragraphs = vec![Words::default()];
    for (index, line) in source.lines().enumerate() {
        match line.split_once('#') {
            Some((_, comment)) => {
                paragraphs.last_mut().expect("one to begin with").push(&format!("{comment}\n"), index + 1);
            }
            None => paragraphs.push(Words::default()),
        }
    }
    paragraphs.retain(|words| !words.text.is_empty());
    paragraphs.into_iter().map(|words| (Language::English, words)).collect()
}

fn on_line(text: &str, line: usize) -> Words {
    let mut words = Words::default();
    words.push(text, line);
    words
}
