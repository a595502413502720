//! Names in columns.

use parlor_core::BySeat;
use parlor_words::Name;

/// The widest that a name before a line is.
const WIDEST: usize = 20;

/// Names short enough to stand before a line, all filled up to the same width.
pub(super) fn aligned(names: &BySeat<Name>, least: usize) -> BySeat<String> {
    let short = names.map(|_, name| shortened(name, WIDEST));
    let width = longest(short.as_slice()).max(least);
    short.map(|_, name| format!("{name:<width$}"))
}

/// How many characters the longest of these texts has.
pub(crate) fn longest(texts: impl IntoIterator<Item: AsRef<str>>) -> usize {
    texts.into_iter().map(|text| text.as_ref().chars().count()).max().unwrap_or(0)
}

/// A name in at most this many characters. Its end is kept: there players of the same name are told apart.
pub(crate) fn shortened(name: &str, most: usize) -> String {
    let characters: Vec<char> = name.chars().collect();
    if characters.len() <= most {
        return name.to_owned();
    }
    let (begin, end) = (most.saturating_sub(3), characters.len() - 2);
    characters[..begin].iter().chain(&['…']).chain(&characters[end..]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_keep_their_ends() {
        assert_eq!(shortened("Ana", 8), "Ana");
        assert_eq!(shortened("greedy 1", 8), "greedy 1");
        assert_eq!(shortened("Maximiliana 2", 8), "Maxim… 2");
        let names = BySeat::new(2, |seat| Name::new(["Ana", "Ñ1234567890123456789 2"][seat.index()]));
        assert_eq!(aligned(&names, 0).as_slice(), ["Ana                 ", "Ñ1234567890123456… 2"]);
        assert_eq!(aligned(&BySeat::new(2, |_| Name::new("Ana")), 5).as_slice(), ["Ana  "; 2]);
    }
}
