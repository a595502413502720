//! What the pages weigh.

use crate::failure::Failure;
use crate::number::grouped;
use crate::table::{Heading, Table};
use crate::web::compress::Packed;

/// A first visit may load so many bytes, compressed.
const GOAL: usize = 400_000;
/// What the first game against a bot loads. Icons of points are for those who put Parlor on their home screen, and the
/// worker comes when an expert is first asked.
fn is_for_first_visit(packed: &Packed) -> bool {
    let name = &packed.file.source;
    !name.ends_with(".png") && !name.starts_with("thinker") && name != "worker.js"
}

/// What a first visit loads, with brotli.
fn first_visit(files: &[Packed]) -> usize {
    files.iter().filter(|packed| is_for_first_visit(packed)).map(Packed::small).sum()
}

/// All files and their sizes, the sums of a first visit last.
pub(super) fn table(files: &[Packed]) -> Table<4> {
    let headings =
        [Heading::Left("file"), Heading::Right("raw"), Heading::Right("gzip"), Heading::Right("brotli")];
    let mut table = Table::new(headings);
    let mut sums = [0; 3];
    for packed in files {
        let raw = packed.file.bytes.len();
        let gzip = packed.twins.as_ref().map_or(raw, |twins| twins.gzip.len());
        let row = [raw, gzip, packed.small()];
        if is_for_first_visit(packed) {
            sums.iter_mut().zip(row).for_each(|(sum, size)| *sum += size);
        }
        table.row(cells(&packed.file.source, row));
    }
    table.row(cells("the first game (no .png, no worker)", sums));
    table.row(["its goal".to_owned(), String::new(), String::new(), grouped(&GOAL.to_string())]);
    table
}

fn cells(name: &str, [raw, gzip, brotli]: [usize; 3]) -> [String; 4] {
    let shown = |size: usize| grouped(&size.to_string());
    [name.to_owned(), shown(raw), shown(gzip), shown(brotli)]
}

/// Whether a first visit is small enough.
pub(super) fn check(files: &[Packed]) -> Result<(), Failure> {
    let size = first_visit(files);
    if size <= GOAL {
        return Ok(());
    }
    let (size, goal) = (grouped(&size.to_string()), grouped(&GOAL.to_string()));
    Err(Failure::Measures(vec![format!("a first visit loads {size} bytes, and the goal is {goal}")]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::link::Linked;

    fn file(name: &str, size: usize) -> Packed {
        let file = Linked { source: name.to_owned(), name: name.to_owned(), bytes: vec![0; size] };
        Packed { file, twins: None }
    }

    #[test]
    fn a_first_visit_is_held_to_its_goal() {
        assert!(check(&[file("a.js", GOAL - 1), file("index.html", 1), file("a.png", GOAL)]).is_ok());
        let failure = check(&[file("a.js", GOAL), file("index.html", 1)]).unwrap_err();
        assert_eq!(failure.to_string(), "a first visit loads 400,001 bytes, and the goal is 400,000");
    }
}
