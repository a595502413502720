//! Scrambled 5's on the pages.

use parlor_core::{BySeat, Refusal as _, RuleId};
use parlor_fives::{Board, Bonus, Direction, Edition, Phase, Play, Public, Refusal, Square, Tile};

use super::KeyHelp;
use crate::common::by_rules;
use crate::fives::{bonus, symbol};
use crate::keys::keys;
use crate::labels::labels;
use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Say as _, Spans};

labels! {
    /// A heading or a button of the table of Scrambled 5's.
    FivesText;

    /// The board, to screen readers.
    Board: "Board", "Tablero";
    /// The tiles of the player.
    Rack: "Your tiles", "Tus fichas";
    /// Puts the tiles of the rack in another order.
    Shuffle: "Shuffle", "Mezclar";
    /// Puts the tiles of the rack in order.
    Sort: "Sort", "Ordenar";
    /// Takes all laid tiles up.
    TakeUp: "Take up", "Recoger";
    /// Passes.
    Pass: "Pass", "Pasar";
    /// Plays what is laid.
    Play: "Play", "Jugar";
    /// Tiles are laid along rows.
    Across: "Across", "Horizontal";
    /// Tiles are laid along columns.
    Down: "Down", "Vertical";
    /// Turns that.
    Turn: "Turn the line", "Girar la línea";
    /// Makes the board larger.
    ZoomIn: "Zoom in", "Acercar";
    /// Shows the whole board.
    ZoomOut: "Zoom out", "Alejar";
    /// Shows where a move can be typed.
    Type: "Type a move", "Escribir una jugada";
    /// An example of that.
    Example: "8F 415, or pass", "8F 415, o pass";
    /// How to begin.
    LayHint: "Pick a tile and a square, drag it there, or type its number.",
        "Elige una ficha y una casilla, arrástrala o escribe su número.";
    /// The page of the tiles that the player can't see.
    Unseen: "Unseen", "Sin ver";
    /// The page of what is printed on squares.
    Squares: "Squares", "Casillas";
    /// A column of the unseen tiles.
    Tile: "Tile", "Ficha";
    /// The other one.
    HowMany: "How many", "Cuántas";
    /// A square on which nothing lies.
    Empty: "empty", "vacía";
    /// A tile that is laid and not yet played.
    NotPlayed: "laid, not yet played", "puesta, aún sin jugar";
    /// A tile of the last play.
    LastPlay: "of the last play", "de la última jugada";
    /// A square where a tile may go.
    MayGo: "a tile of yours may go here", "aquí puede ir una ficha tuya";
    /// The centre.
    Centre: "centre", "centro";
    /// A tile of the rack that is picked.
    Picked: "picked", "elegida";
}

const F4: RuleId = RuleId::new('F', 4);
const F11: RuleId = RuleId::new('F', 11);
const F18: RuleId = RuleId::new('F', 18);

/// There is no legal play, as a sentence.
#[must_use]
pub fn must_pass(lang: Lang) -> Spans {
    say_spans!(lang, "You have no legal play: pass (" F11 ").", "No tienes ninguna jugada legal: pasa (" F11 ").")
}

/// The tiles are not in one line, as a sentence.
#[must_use]
pub fn no_line(lang: Lang) -> Spans {
    say_spans!(
        lang,
        "The tiles of a play lie in one line (" F4 ").",
        "Las fichas de una jugada van en una sola línea (" F4 ").",
    )
}

/// Why what is laid can't be played: the rule, and a sentence.
#[must_use]
pub fn illegal(refusal: &Refusal, lang: Lang) -> Spans {
    by_rules(&[refusal.rule()], &refusal.spans(lang).sentence())
}

/// The button that plays what is laid.
#[must_use]
pub fn play_for(score: u32, lang: Lang) -> String {
    let points = Noun::Point.counted(score, lang);
    say!(lang, "Play for {points}", "Jugar por {points}")
}

/// What a square holds, for a screen reader: its name, its tile and the clusters that it is in, or what is printed on it.
#[must_use]
pub fn square(square: Square, edition: &Edition, board: &Board, lang: Lang) -> String {
    let mut parts = vec![square.to_string()];
    match board.get(square) {
        Some(tile) => {
            parts.push(tile.to_string());
            for direction in [Direction::Across, Direction::Down] {
                parts.extend(cluster(square, direction, board, lang));
            }
        }
        None => {
            parts.push(FivesText::Empty.say(lang));
            let printed = edition.bonus(square);
            if printed != Bonus::None {
                parts.push(format!("{}, {}", symbol(printed), bonus(printed, lang)));
            }
            if edition.centre() == square {
                parts.push(FivesText::Centre.say(lang));
            }
        }
    }
    parts.join(", ")
}

/// The cluster of a square in a direction: “in 7-5-3 across, 15”; none if it is alone.
fn cluster(square: Square, direction: Direction, board: &Board, lang: Lang) -> Option<String> {
    let mut first = square;
    while let Some(before) = first.back(direction).filter(|before| board.get(*before).is_some()) {
        first = before;
    }
    let tiles: Vec<Tile> =
        (0..board.size()).map_while(|step| board.get(first.step(direction, step))).collect();
    if tiles.len() < 2 {
        return None;
    }
    let sum: u32 = tiles.iter().map(|tile| u32::from(tile.value())).sum();
    let tiles = tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
    Some(match direction {
        Direction::Across => say!(lang, "in {tiles} across, {sum}", "en {tiles} horizontal, {sum}"),
        Direction::Down => say!(lang, "in {tiles} down, {sum}", "en {tiles} vertical, {sum}"),
    })
}

/// A tile of the rack, for a screen reader.
#[must_use]
pub fn rack_tile(tile: Tile, is_picked: bool, lang: Lang) -> String {
    let picked = if is_picked { format!(", {}", FivesText::Picked.text(lang)) } else { String::new() };
    say!(lang, "Tile {tile}{picked}", "Ficha {tile}{picked}")
}

/// What a turn could have brought, as a sentence.
#[must_use]
pub fn could_have(play: Play, best: u32, score: u32, lang: Lang) -> Spans {
    let (play, best) = (Spans::from_action(&play), Noun::Point.counted(best, lang));
    say_spans!(
        lang,
        "You could have had {best} with " play "; it was {score}.",
        "Podías haber conseguido {best} con " play "; fueron {score}.",
    )
}

/// How the score at the end came about (F17, F18), line by line.
#[must_use]
pub fn final_breakdown(public: &Public, names: &BySeat<String>, lang: Lang) -> Vec<Spans> {
    if public.phase() != Phase::Over {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for (seat, name) in names.iter() {
        let turns = public.turns().iter().filter(|turn| turn.seat == seat);
        let played: u32 = turns.map(|turn| turn.score).sum();
        let total = public.scores()[seat];
        let left = public.shown().get(seat).and_then(Option::as_ref).filter(|rack| !rack.is_empty());
        lines.push(match left {
            Some(rack) => {
                let tiles = rack.tiles().iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ");
                let minus = rack.tiles().sum();
                say_spans!(
                    lang,
                    "{name}: {played} in play, less {minus} for the tiles left ({tiles}): {total} (" F18 ").",
                    "{name}: {played} en juego, menos {minus} por las fichas que le quedan ({tiles}): {total} (" F18 ").",
                )
            }
            None => say!(lang, "{name}: {played} in play, {total} in all.", "{name}: {played} en juego, {total} en total.").into(),
        });
    }
    lines
}

keys! {
    /// The keys of the board.
    keys: KeyHelp;

    "arrows" / "flechas": "move over the board", "moverse por el tablero";
    "1–9": "lay this tile and go on along the line", "poner esta ficha y seguir por la línea";
    "Space" / "Espacio": "turn the line: across or down", "girar la línea: horizontal o vertical";
    "Enter" / "Intro": "play what is laid", "jugar lo que está puesto";
    "Backspace" / "Retroceso": "take the last tile up", "recoger la última ficha";
    "Escape": "take all tiles up", "recoger todas las fichas";
    "p": "pass, where the rules allow it", "pasar, si las reglas lo permiten";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_tells_its_tile_and_its_clusters() {
        let edition = Edition::classic();
        let size = usize::from(edition.size());
        let mut rows = vec![".".repeat(size); size];
        let middle = size / 2;
        rows[middle].replace_range(middle..middle + 3, "753");
        let board = Board::from_rows(edition.size(), &rows).unwrap();
        let at = |text: &str| text.parse::<Square>().unwrap();
        let name = edition.centre().step(Direction::Across, 1);
        assert_eq!(square(name, &edition, &board, Lang::English), format!("{name}, 5, in 7-5-3 across, 15"));
        assert!(square(name, &edition, &board, Lang::Spanish).ends_with("en 7-5-3 horizontal, 15"));
        assert!(square(at("A1"), &edition, &board, Lang::English).starts_with("A1, empty"));
        let empty = Board::empty(edition.size());
        assert!(square(edition.centre(), &edition, &empty, Lang::English).ends_with("centre"));
    }
}
