//! What is in the box.

use std::fmt::Write as _;

use parlor_core::Edition as _;
use parlor_polygon::{Board, Edition, Space, Symbol, Tile};
use parlor_words::program::{Label, Message};
use parlor_words::{Lang, Say};

use super::board::{Marks, SpaceContent, board, color, face, sign};

/// Draws the facts of an edition: the empty board, what its signs mean, and the tiles.
pub(super) fn draw(edition: &Edition, lang: Lang) -> String {
    let players = edition.players();
    let facts = Message::SpacesEditionFacts {
        name: edition.name(),
        spaces: edition.spaces().len(),
        tiles: edition.tiles().len(),
        least: *players.start(),
        most: *players.end(),
    };
    let empty = board(edition, &Board::empty(edition), Marks::default());
    let counts: Vec<String> = Tile::all()
        .filter(|tile| edition.tiles().count(*tile) > 0)
        .map(|tile| format!("{tile}×{}", edition.tiles().count(tile)))
        .collect();
    let tiles = Label::Tiles.text(lang);
    format!(
        "{}\n\n{empty}\n{}\n{tiles}: {}\n",
        facts.sentence(lang),
        legend(edition.start(), lang),
        counts.join("  ")
    )
}

/// What the signs on a board mean, a line each.
fn legend(start: Space, lang: Lang) -> String {
    let signs = |is_filled| {
        Symbol::ALL.map(|symbol| {
            let style = color(symbol);
            format!("{style}{}{style:#}", sign(symbol, is_filled))
        })
    };
    let four = Tile::all().find(|tile| tile.number() == Some(4)).unwrap_or(Tile::WILD);
    let tile = |tile: Tile, lies: SpaceContent| {
        let (face, style) = face(tile, lies);
        format!("{style}{face}{style:#}")
    };
    let lines = [
        (signs(true).join(" "), 5, Label::SignMeeting),
        (signs(false).join(" "), 5, Label::SignHollow),
        (format!("*{start}*"), start.to_string().len() + 2, Label::SignStart),
        (tile(Tile::WILD, SpaceContent::Printed), 5, Label::SignPrinted),
        (tile(four, SpaceContent::InPlay), 5, Label::SignInPlay),
        (tile(four, SpaceContent::JustLaid), 5, Label::SignJustLaid),
        ("≡2".to_owned(), 2, Label::SignHeight),
    ];
    let widest = lines.iter().map(|(_, width, _)| *width).max().expect("there are signs");
    let mut text = String::new();
    for (signs, width, meaning) in lines {
        let _ = writeln!(text, "  {signs}{:blank$}  {}", "", meaning.text(lang), blank = widest - width);
    }
    text
}
