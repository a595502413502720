//! Tables in plain text.

use std::fmt;

/// The heading of a column, and the side to which the column leans.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Heading {
    Left(&'static str),
    Right(&'static str),
}

impl Heading {
    const fn text(self) -> &'static str {
        match self {
            Heading::Left(text) | Heading::Right(text) => text,
        }
    }
}

/// A table of `N` columns: headings, a line, rows.
#[derive(Debug)]
pub(crate) struct Table<const N: usize> {
    headings: [Heading; N],
    rows: Vec<[String; N]>,
}

impl<const N: usize> Table<N> {
    /// A table without rows.
    pub(crate) const fn new(headings: [Heading; N]) -> Table<N> {
        Table { headings, rows: Vec::new() }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: [String; N]) {
        self.rows.push(cells);
    }
}

impl<const N: usize> fmt::Display for Table<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut widths = self.headings.map(|heading| heading.text().chars().count());
        for row in &self.rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = cell.chars().count().max(*width);
            }
        }
        let line = |cells: [&str; N]| {
            let padded =
                cells.iter().zip(widths).zip(self.headings).map(|((cell, width), heading)| match heading {
                    Heading::Left(_) => format!("{cell:<width$}"),
                    Heading::Right(_) => format!("{cell:>width$}"),
                });
            padded.collect::<Vec<String>>().join("  ").trim_end().to_owned()
        };
        writeln!(f, "{}", line(self.headings.map(Heading::text)))?;
        writeln!(f, "{}", widths.map(|width| "-".repeat(width)).join("  "))?;
        self.rows.iter().try_for_each(|row| writeln!(f, "{}", line(row.each_ref().map(String::as_str))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut table = Table::new([Heading::Left("what"), Heading::Right("measured"), Heading::Left("ok?")]);
        table.row(["every play".to_owned(), "13 µs".to_owned(), "yes".to_owned()]);
        table.row(["a".to_owned(), "1,234,567 ns".to_owned(), String::new()]);
        let lines = [
            "what            measured  ok?",
            "----------  ------------  ---",
            "every play         13 µs  yes",
            "a           1,234,567 ns",
            "",
        ];
        assert_eq!(table.to_string(), lines.join("\n"));
    }
}
