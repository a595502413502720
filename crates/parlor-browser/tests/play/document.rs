//! All that a page holds, whether it is shown or not: what a screen reader, a browser extension or a curious child could find.

use std::collections::BTreeMap;

use crate::guest::Guest;

/// Every text, attribute and form value of the document, in order. Left out are attributes that only say how something is
/// drawn or what it is numbered by, parts that only say where the cursor stands, and the live region, which is read on its
/// own: it says again what has just happened.
const STRINGS: &str = "
    const looks = new Set(['class', 'style', 'd', 'id', 'aria-owns', 'tabindex', 'hidden', 'disabled', 'aria-disabled',
        'aria-pressed', 'aria-selected']);
    const strings = [];
    for (const part of document.querySelectorAll('*')) {
        if (part.matches('script, style, [data-test=live], [data-test=live] *, [data-test=turn]')) continue;
        for (const { name, value } of part.attributes) if (!looks.has(name)) strings.push(`${name}=${value}`);
        if ('value' in part) strings.push(`value: ${part.value}`);
        for (const node of part.childNodes)
            if (node.nodeType !== Node.ELEMENT_NODE && node.data.trim()) strings.push(`text: ${node.data.trim()}`);
    }
    return strings;";

/// What the live region says, text by text.
const SAID: &str = "
    const texts = document.createTreeWalker(document.querySelector('[data-test=live]'), NodeFilter.SHOW_TEXT);
    const said = [];
    while (texts.nextNode()) if (texts.currentNode.data.trim()) said.push(texts.currentNode.data);
    return said;";

/// A document at one moment.
pub(crate) struct Document {
    strings: Vec<String>,
    said: Vec<String>,
    text: String,
}

impl Document {
    /// The document that a guest has open.
    pub(crate) async fn read(guest: &Guest) -> Document {
        guest.settle().await;
        Document {
            strings: strings(guest, STRINGS).await,
            said: strings(guest, SAID).await,
            text: guest.read("return document.body.textContent;").await,
        }
    }

    /// What this document holds and another one does not: each string as often as it is too many.
    pub(crate) fn beyond(&self, other: &Document) -> Vec<String> {
        let mut counts = BTreeMap::<&str, usize>::new();
        for string in &other.strings {
            *counts.entry(string).or_default() += 1;
        }
        let mut beyond = Vec::new();
        for string in &self.strings {
            match counts.get_mut(string.as_str()) {
                Some(count) if *count > 0 => *count -= 1,
                _ => beyond.push(string.clone()),
            }
        }
        beyond.extend(self.said_beyond(other));
        beyond
    }

    /// What the live region says and another document does not hold: all that is said aloud stands among the moves.
    pub(crate) fn said_beyond(&self, other: &Document) -> Vec<String> {
        self.said.iter().filter(|said| !other.text.contains(&as_written(said))).cloned().collect()
    }
}

/// Cards are said by their names and written with their symbols.
fn as_written(said: &str) -> String {
    let suits = [
        (" of stars", "★"),
        (" of squares", "■"),
        (" of triangles", "▲"),
        (" of circles", "●"),
        (" of hearts", "♥"),
    ];
    suits.iter().fold(said.to_owned(), |said, (name, symbol)| said.replace(name, symbol))
}

async fn strings(guest: &Guest, script: &str) -> Vec<String> {
    let found = guest.run(script).await;
    found.as_array().unwrap().iter().map(|string| string.as_str().unwrap().to_owned()).collect()
}
