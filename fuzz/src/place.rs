//! Places in a text, as error messages name them.

/// Whether a text has this line and column, both counted from 1, columns in characters. What is missing may be missing
/// right behind the end of a line, or on the line after the last.
#[must_use]
pub fn is_within(text: &str, line: usize, column: usize) -> bool {
    let lines: Vec<&str> = text.split_terminator('\n').collect();
    let characters = match line.checked_sub(1) {
        Some(index) if index < lines.len() => lines[index].chars().count(),
        Some(index) if index == lines.len() => 0,
        _ => return false,
    };
    (1..=characters + 1).contains(&column)
}
