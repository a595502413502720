//! What the pages weigh.

use crate::failure::Failure;
use crate::number::grouped;
use crate::table::{Heading, Table};
use crate::web::Built;
use crate::web::compress::Packed;
use crate::web::split::Parts;

/// A first visit may load so many bytes, compressed.
const GOAL: usize = 400_000;

/// What every visit loads. Icons of points are for those who put Parlor on their home screen, the worker comes when an
/// expert is first asked, and a game's part when it is first played.
fn is_for_every_visit(file: &Packed, parts: &Parts) -> bool {
    let name = &file.file.source;
    let is_part = parts.values().flatten().any(|part| part == name);
    !is_part && !name.ends_with(".png") && !name.starts_with("thinker") && name != "worker.js"
}

/// The sizes of a file: as it is, with gzip, with brotli.
fn sizes(file: &Packed) -> [usize; 3] {
    let raw = file.file.bytes.len();
    [raw, file.twins.as_ref().map_or(raw, |twins| twins.gzip.len()), file.small()]
}

fn sum<'a>(files: impl Iterator<Item = &'a Packed>) -> [usize; 3] {
    files.map(sizes).fold([0; 3], |[a, b, c], [raw, gzip, brotli]| [a + raw, b + gzip, c + brotli])
}

/// What the first game against a bot loads, for each game.
fn first_games(Built { files, parts }: &Built) -> Vec<(String, [usize; 3])> {
    let needs =
        |file: &&Packed, own: &[String]| is_for_every_visit(file, parts) || own.contains(&file.file.source);
    let game = |own: &[String]| sum(files.iter().filter(|file| needs(file, own)));
    if parts.is_empty() {
        return vec![("a first visit (no .png, no worker)".to_owned(), game(&[]))];
    }
    parts.iter().map(|(part, own)| (format!("a first visit with {part}"), game(own))).collect()
}

/// What a first visit loads at most, with brotli.
fn first_visit(built: &Built) -> usize {
    first_games(built).into_iter().map(|(_, [.., brotli])| brotli).max().unwrap_or_default()
}

/// All files and their sizes, and what the first game of each kind loads: no icons of points and no worker.
pub(super) fn table(built: &Built) -> Table<4> {
    let headings =
        [Heading::Left("file"), Heading::Right("raw"), Heading::Right("gzip"), Heading::Right("brotli")];
    let mut table = Table::new(headings);
    for file in &built.files {
        table.row(cells(&file.file.source, sizes(file)));
    }
    for (what, sizes) in first_games(built) {
        table.row(cells(&what, sizes));
    }
    table.row(["its goal".to_owned(), String::new(), String::new(), grouped(&GOAL.to_string())]);
    table
}

fn cells(name: &str, [raw, gzip, brotli]: [usize; 3]) -> [String; 4] {
    let shown = |size: usize| grouped(&size.to_string());
    [name.to_owned(), shown(raw), shown(gzip), shown(brotli)]
}

/// Whether a first visit is small enough, whichever game is played.
pub(super) fn check(built: &Built) -> Result<(), Failure> {
    let size = first_visit(built);
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

    fn built(files: &[(&str, usize)], parts: &[(&str, &[&str])]) -> Built {
        let file = |(name, size): &(&str, usize)| {
            let file = Linked { source: (*name).to_owned(), name: (*name).to_owned(), bytes: vec![0; *size] };
            Packed { file, twins: None }
        };
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let parts = parts.iter().map(|(part, files)| ((*part).to_owned(), owned(files)));
        Built { files: files.iter().map(file).collect(), parts: parts.collect() }
    }

    #[test]
    fn a_first_visit_is_held_to_its_goal() {
        let files = [("a.js", GOAL - 1), ("index.html", 1), ("a.png", GOAL)];
        assert!(check(&built(&files, &[])).is_ok());
        let failure = check(&built(&[("a.js", GOAL), ("index.html", 1)], &[])).unwrap_err();
        assert_eq!(failure.to_string(), "a first visit loads 400,001 bytes, and the goal is 400,000");
    }

    #[test]
    fn the_largest_game_counts_with_what_it_shares() {
        let files = [("a.js", 1), ("both.wasm", 10), ("one.wasm", 100), ("other.wasm", 1_000)];
        let parts: [(&str, &[&str]); 2] =
            [("one", &["both.wasm", "one.wasm"]), ("other", &["both.wasm", "other.wasm"])];
        let built = built(&files, &parts);
        assert_eq!(first_visit(&built), 1_011);
        assert_eq!(first_games(&built)[0], ("a first visit with one".to_owned(), [111; 3]));
    }
}
