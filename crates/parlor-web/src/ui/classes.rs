//! What elements are, for the style sheet.

/// What an element is, for the style sheet: the first name always, the others as long as they hold. One text costs the pages
/// less than a part of its own for each name.
pub(crate) fn classes(always: &str, others: &[(&str, bool)]) -> String {
    let holding = others.iter().filter(|(_, holds)| *holds).map(|(name, _)| *name);
    std::iter::once(always).chain(holding).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_for_the_style_sheet_are_those_that_hold() {
        assert_eq!(
            classes("sz-card", &[("new", true), ("chosen", false), ("dragged", true)]),
            "sz-card new dragged"
        );
        assert_eq!(classes("sz-card", &[]), "sz-card");
    }
}
