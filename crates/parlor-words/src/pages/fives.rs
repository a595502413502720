//! Scrambled 5's in the browser.

mod coach;

use parlor_core::{BySeat, RuleId};
use parlor_fives::{Board, Bonus, Direction, Edition, Phase, Play, Public, Refusal, Square, Tile};

pub use self::coach::Coach;
use super::KeyHelp;
use crate::common::{cited, with_rules};
use crate::fives::{bonus, symbol};
use crate::keys::keys;
use crate::labels::labels;
use crate::phrase::Noun;
use crate::say::say;
use crate::spans::say_spans;
use crate::{Lang, Name, Say as _, Spans, number};

labels! {
    /// A heading, a button or a short text beside the board of Scrambled 5's.
    FivesText;

    /// The board, for screen readers.
    Board: "Board", "Tablero";
    /// The player's tiles.
    Rack: "Your tiles", "Tus fichas";
    /// Puts the player's tiles in a new order.
    Shuffle: "Shuffle", "Mezclar";
    /// Puts the player's tiles in order.
    Sort: "Sort", "Ordenar";
    /// Picks up all tiles that are placed and not played yet.
    TakeUp: "Pick up", "Recoger";
    /// Why nothing can be picked up.
    NothingPlaced: "You haven't placed any tiles yet.", "Todavía no colocaste ninguna ficha.";
    /// Passes.
    Pass: "Pass", "Pasar";
    /// Plays the tiles that are placed.
    Play: "Play", "Jugar";
    /// Tiles are placed along a row.
    Across: "Across", "Horizontal";
    /// Tiles are placed along a column.
    Down: "Down", "Vertical";
    /// Switches from one to the other.
    Turn: "Switch direction", "Cambiar de dirección";
    /// Shows where a play can be typed.
    Type: "Type a play", "Escribir una jugada";
    /// An example of that.
    Example: "8F 415, or pass", "8F 415, o paso";
    /// How to start a play.
    LayHint: "Tap a tile, then a square. You can also drag it, or type its number.",
        "Toca una ficha y luego una casilla. También puedes arrastrarla o escribir su número.";
    /// The tab with the tiles that the player can't see.
    Unseen: "Unseen", "Ocultas";
    /// The tab with what the bonus squares do.
    Squares: "Bonus squares", "Premios";
    /// The first column in the table of unseen tiles.
    Tile: "Tile", "Ficha";
    /// The second column.
    HowMany: "How many", "Cuántas";
    /// A square without a tile.
    Empty: "empty", "vacía";
    /// A tile that is placed and not played yet.
    NotPlayed: "placed, not played yet", "colocada, todavía sin jugar";
    /// A tile from the last play.
    LastPlay: "from the last play", "de la última jugada";
    /// A square where the player can play a tile.
    MayGo: "you can play a tile here", "aquí puedes jugar una ficha";
    /// The center square.
    Centre: "center", "centro";
    /// One of the player's tiles that has a square to go to.
    Fits: "you can place it", "puedes colocarla";
    /// The one of the player's tiles that is selected.
    Picked: "selected", "elegida";
}

const F4: RuleId = RuleId::new('F', 4);
const F11: RuleId = RuleId::new('F', 11);
const F18: RuleId = RuleId::new('F', 18);

/// The player has no play, as a sentence.
#[must_use]
pub fn must_pass(lang: Lang) -> Spans {
    let text = lang.pick("You have no play, so pass", "No tienes ninguna jugada, así que pasa");
    with_rules(text, &[F11], lang).sentence()
}

/// The player can't pass, as a sentence.
#[must_use]
pub fn cannot_pass(lang: Lang) -> Spans {
    let text = lang.pick("You can't pass yet: you have a play", "Todavía no puedes pasar: tienes una jugada");
    with_rules(text, &[F11], lang).sentence()
}

/// The tiles are not in one line, as a sentence.
#[must_use]
pub fn no_line(lang: Lang) -> Spans {
    let text = lang.pick(
        "Your tiles must all be in one straight line",
        "Tus fichas tienen que ir en una sola línea recta",
    );
    with_rules(text, &[F4], lang).sentence()
}

/// Why the tiles that are placed can't be played, as a sentence with its rule at the end.
#[must_use]
pub fn illegal(refusal: &Refusal, lang: Lang) -> Spans {
    cited(refusal, lang).sentence()
}

/// The button that plays the tiles that are placed.
#[must_use]
pub fn play_for(score: u32, lang: Lang) -> String {
    let points = Noun::Point.counted(score, lang);
    say!(lang, "Play ({points})", "Jugar ({points})")
}

/// What is on a square, for a screen reader: its name, its tile and the clusters that it is in, or what is printed on it.
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

/// The cluster of a square in a direction: “in 7-5-3 across, 15”; none if its tile is alone.
fn cluster(square: Square, direction: Direction, board: &Board, lang: Lang) -> Option<String> {
    let run = board.run_through(square, direction);
    let tiles: Vec<Tile> = run.into_iter().filter_map(|square| board.get(square)).collect();
    if tiles.len() < 2 {
        return None;
    }
    let sum = Tile::sum(&tiles);
    let tiles = tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
    Some(match direction {
        Direction::Across => say!(lang, "in {tiles} across, {sum}", "en horizontal {tiles}, suma {sum}"),
        Direction::Down => say!(lang, "in {tiles} down, {sum}", "en vertical {tiles}, suma {sum}"),
    })
}

/// One of the player's tiles, for a screen reader: whether it is selected, and whether it can be placed now.
#[must_use]
pub fn rack_tile(tile: Tile, is_picked: bool, fits: bool, lang: Lang) -> String {
    let state = match (is_picked, fits) {
        (true, _) => format!(", {}", FivesText::Picked.text(lang)),
        (false, true) => format!(", {}", FivesText::Fits.text(lang)),
        (false, false) => String::new(),
    };
    say!(lang, "Tile {tile}{state}", "Ficha {tile}{state}")
}

/// What a turn could have scored, in two sentences.
#[must_use]
pub fn could_have(play: Play, best: u32, score: u32, lang: Lang) -> Spans {
    let (play, best) = (Spans::from_action(&play), Noun::Point.counted(best, lang));
    say_spans!(
        lang,
        "" play " would have scored {best}. You scored {score}.",
        "Con " play " habrías sumado {best}. Sumaste {score}.",
    )
}

/// How everyone's final score is made up (F18), a line for each player.
#[must_use]
pub fn final_breakdown(public: &Public, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
    if public.phase() != Phase::Over {
        return Vec::new();
    }
    let mut lines = Vec::new();
    for (seat, name) in names.iter() {
        let turns = public.turns().iter().filter(|turn| turn.seat == seat);
        let played: u32 = turns.map(|turn| turn.score).sum();
        let played = Noun::Point.counted(played, lang);
        let total = public.scores()[seat];
        let left = public.shown().get(seat).and_then(Option::as_ref).filter(|rack| !rack.is_empty());
        lines.push(match left {
            Some(rack) => {
                let tiles = rack.tiles().iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ");
                let (minus, total) = (rack.tiles().sum(), number::whole(total.into(), lang));
                say_spans!(
                    lang,
                    "{name}: {played}, minus {minus} for unused tiles ({tiles}) = {total} (rule " F18 ").",
                    "{name}: {played}, menos {minus} por las fichas sin usar ({tiles}) = {total} (regla " F18 ").",
                )
            }
            None => format!("{name}: {}.", Noun::Point.counted(total, lang)).into(),
        });
    }
    lines
}

keys! {
    /// The keys of the board.
    keys: KeyHelp;

    "arrows" / "flechas": "move around the board", "moverte por el tablero";
    "1–9": "place this tile and move to the next square", "colocar esta ficha y avanzar a la casilla siguiente";
    "Space" / "Espacio": "switch between across and down", "cambiar entre horizontal y vertical";
    "n, N": "jump to the next (n) or previous (N) marked square",
        "ir a la casilla marcada siguiente (n) o anterior (N)";
    "Enter": "place the tile you picked, or play the tiles you placed",
        "colocar la ficha elegida, o jugar las fichas colocadas";
    "Backspace" / "Retroceso": "pick up the last tile", "recoger la última ficha";
    "Escape": "pick up all tiles", "recoger todas las fichas";
    "p": "pass, if the rules allow it", "pasar, si las reglas lo permiten";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_to_do_comes_first_and_the_rule_last() {
        let said = |text: fn(Lang) -> Spans| Lang::ALL.map(|lang| text(lang).to_string());
        assert_eq!(
            said(must_pass),
            ["You have no play, so pass (rule F11).", "No tienes ninguna jugada, así que pasa (regla F11)."]
        );
        assert_eq!(
            said(no_line),
            [
                "Your tiles must all be in one straight line (rule F4).",
                "Tus fichas tienen que ir en una sola línea recta (regla F4).",
            ]
        );
        assert_eq!(Lang::ALL.map(|lang| play_for(20, lang)), ["Play (20 points)", "Jugar (20 puntos)"]);
    }

    #[test]
    fn a_square_says_its_tile_and_its_clusters() {
        let edition = Edition::classic();
        let size = usize::from(edition.size());
        let mut rows = vec![".".repeat(size); size];
        let middle = size / 2;
        rows[middle].replace_range(middle..middle + 3, "753");
        let board = Board::from_rows(edition.size(), &rows).unwrap();
        let at = |text: &str| text.parse::<Square>().unwrap();
        let name = edition.centre().step(Direction::Across, 1);
        assert_eq!(square(name, &edition, &board, Lang::English), format!("{name}, 5, in 7-5-3 across, 15"));
        assert!(square(name, &edition, &board, Lang::Spanish).ends_with("en horizontal 7-5-3, suma 15"));
        assert!(square(at("A1"), &edition, &board, Lang::English).starts_with("A1, empty"));
        let empty = Board::empty(edition.size());
        assert!(square(edition.centre(), &edition, &empty, Lang::English).ends_with("center"));
    }
}
