//! The sizes of the pages.

use crate::failure::Failure;
use crate::number::grouped;
use crate::table::{Heading, Table};
use crate::web::compress::Packed;
use crate::web::split::Parts;
use crate::web::{Built, WORKER};

/// The first game may load this many bytes, compressed.
const GOAL: usize = 400_000;
/// Play with people at other devices may load this many bytes more, compressed.
const ONLINE_GOAL: usize = 60_000;
/// The part with the pages of that; with the game's name before it, what a game adds to it.
pub(super) const ONLINE: &str = "online";
/// The part with what makes tables and invites to them.
const HOSTING: &str = "hosting";
/// The part that is not a game: rules, forms, the list of all games, and what experts are asked.
pub(super) const BESIDES: &str = "extras";

/// What every visit loads. Icons of points are for those who put Parlor on their home screen, the worker comes when an
/// expert is first asked, and a game's part when it is first played.
fn is_for_every_visit(file: &Packed, parts: &Parts) -> bool {
    let name = &file.file.source;
    let is_part = parts.values().flatten().any(|part| part == name);
    !is_part && !name.ends_with(".png") && !name.starts_with(WORKER.1) && name != "worker.js"
}

/// The sizes of a file: as it is, with gzip, with brotli.
fn sizes(file: &Packed) -> [usize; 3] {
    let raw = file.file.bytes.len();
    [raw, file.twins.as_ref().map_or(raw, |twins| twins.gzip.len()), file.small()]
}

fn sum<'a>(files: impl Iterator<Item = &'a Packed>) -> [usize; 3] {
    files.map(sizes).fold([0; 3], |[a, b, c], [raw, gzip, brotli]| [a + raw, b + gzip, c + brotli])
}

/// What a first visit loads with each part.
fn first_visits(Built { files, parts }: &Built) -> Vec<(&str, [usize; 3])> {
    let needs =
        |file: &&Packed, own: &[String]| is_for_every_visit(file, parts) || own.contains(&file.file.source);
    let visit = |own: &[String]| sum(files.iter().filter(|file| needs(file, own)));
    parts.iter().map(|(part, own)| (part.as_str(), visit(own))).collect()
}

/// What the first game against a bot loads at most, with brotli.
fn first_game(built: &Built) -> usize {
    let games = first_visits(built).into_iter().filter(|(part, _)| is_game(part));
    games.map(|(_, [.., brotli])| brotli).max().expect("there are games")
}

/// Whether a part is a game on one device.
pub(super) fn is_game(part: &str) -> bool {
    ![BESIDES, HOSTING].contains(&part) && !part.ends_with(ONLINE)
}

/// What a game at a table in a house loads at most besides what it loads on one device, with brotli.
fn online_more(Built { files, parts }: &Built) -> usize {
    let size = |wanted: &dyn Fn(&str) -> bool| -> usize {
        files.iter().filter(|file| wanted(&file.file.source)).map(Packed::small).sum()
    };
    let more = |(game, own): (&String, &Vec<String>)| {
        let online = [ONLINE.to_owned(), format!("{game}_{ONLINE}")];
        let online: Vec<&String> = online.iter().filter_map(|part| parts.get(part)).flatten().collect();
        size(&|file| online.iter().any(|other| *other == file) && !own.iter().any(|mine| mine == file))
    };
    parts.iter().filter(|(part, _)| is_game(part)).map(more).max().unwrap_or(0)
}

/// All files and their sizes, and what the first game of each kind loads: no icons of points and no worker.
pub(super) fn table(built: &Built) -> Table<4> {
    let headings =
        [Heading::Left("file"), Heading::Right("raw"), Heading::Right("gzip"), Heading::Right("brotli")];
    let mut table = Table::new(headings);
    for file in &built.files {
        table.row(cells(&file.file.source, sizes(file)));
    }
    for (part, sizes) in first_visits(built) {
        table.row(cells(&format!("first visit with {part}"), sizes));
    }
    table.row(["goal for games".to_owned(), String::new(), String::new(), grouped(&GOAL.to_string())]);
    if built.parts.contains_key(ONLINE) {
        let more = grouped(&online_more(built).to_string());
        table.row(["more for online play".to_owned(), String::new(), String::new(), more]);
        let goal = grouped(&ONLINE_GOAL.to_string());
        table.row(["goal for online play".to_owned(), String::new(), String::new(), goal]);
    }
    table
}

fn cells(name: &str, [raw, gzip, brotli]: [usize; 3]) -> [String; 4] {
    let shown = |size: usize| grouped(&size.to_string());
    [name.to_owned(), shown(raw), shown(gzip), shown(brotli)]
}

/// Whether the first game is small enough, whichever it is, and what online play adds to it.
pub(super) fn check(built: &Built) -> Result<(), Failure> {
    let sizes = [
        ("the first game loads", first_game(built), GOAL),
        ("online play loads, besides the game,", online_more(built), ONLINE_GOAL),
    ];
    let too_large = sizes.into_iter().filter(|(_, size, goal)| size > goal).map(|(what, size, goal)| {
        let (size, goal) = (grouped(&size.to_string()), grouped(&goal.to_string()));
        format!("{what} {size} bytes, but the goal is {goal}")
    });
    let too_large: Vec<String> = too_large.collect();
    if too_large.is_empty() { Ok(()) } else { Err(Failure::Measures(too_large)) }
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
    fn the_first_game_is_held_to_its_goal() {
        let one: [(&str, &[&str]); 1] = [("one", &["one.wasm"])];
        let files = |size| [("a.js", size), ("one.wasm", 1), ("a.png", GOAL), ("expert.wasm", GOAL)];
        assert!(check(&built(&files(GOAL - 1), &one)).is_ok());
        let failure = check(&built(&files(GOAL), &one)).unwrap_err();
        assert_eq!(failure.to_string(), "the first game loads 400,001 bytes, but the goal is 400,000");
    }

    #[test]
    fn the_largest_game_counts_with_what_it_shares() {
        let files =
            [("a.js", 1), ("both.wasm", 10), ("one.wasm", 100), ("other.wasm", 1_000), ("rules.wasm", 9_000)];
        let parts: [(&str, &[&str]); 3] = [
            (BESIDES, &["both.wasm", "rules.wasm"]),
            ("one", &["both.wasm", "one.wasm"]),
            ("other", &["both.wasm", "other.wasm"]),
        ];
        let built = built(&files, &parts);
        assert_eq!(first_game(&built), 1_011);
        assert_eq!(first_visits(&built)[1], ("one", [111; 3]));
    }

    #[test]
    fn online_play_counts_what_it_adds_to_a_game() {
        let files =
            [("a.js", 1), ("one.wasm", 100), ("pages.wasm", 10_000), ("wire.wasm", ONLINE_GOAL - 10_000)];
        let parts: [(&str, &[&str]); 3] = [
            ("one", &["one.wasm"]),
            ("one_online", &["one.wasm", "wire.wasm"]),
            (ONLINE, &["pages.wasm", "wire.wasm"]),
        ];
        let mut built = built(&files, &parts);
        assert_eq!((first_game(&built), online_more(&built)), (101, ONLINE_GOAL));
        assert!(check(&built).is_ok());
        built.files[3].file.bytes.push(0);
        assert!(check(&built).is_err());
    }
}
