//! What lies beside the board: the roll and the tiles of the turn, the pile, the scores.

use std::fmt::Write as _;

use anstyle::Style;
use parlor_core::{BySeat, Seat};
use parlor_polygon::{Phase, Public, Symbol, Tile};
use parlor_words::program::Label;
use parlor_words::{Lang, Name, PileHolds, Say, polygon};

use super::board::{TILE, color, sign};
use crate::draw::names;

/// Draws what lies beside the board.
pub(super) fn draw(public: &Public, players_names: &BySeat<Name>, lang: Lang) -> String {
    let mut text = String::new();
    if let Some(turn) = public.turns().last() {
        let tiles = public.task().map_or(&[][..], |task| task.tiles());
        let _ = writeln!(text, "{}", to_do(turn.roll, tiles, lang));
    }
    let _ = write!(text, "{}", PileHolds { tiles: public.pile() }.sentence(lang));
    if !public.out().is_empty() {
        let _ = write!(text, "  {}: {}", Label::OutOfGame.text(lang), tiles(public.out()));
    }
    text.push('\n');
    if public.phase() != Phase::Over {
        text.push_str(&players(public, players_names, lang));
    }
    text
}

/// A roll, and the tiles that are to be laid.
pub(crate) fn to_do(roll: Symbol, to_lay: &[Tile], lang: Lang) -> String {
    let mut text = format!("{}: {}", Label::Roll.text(lang), rolled(roll, lang));
    if !to_lay.is_empty() {
        let _ = write!(text, "   {}: {}", Label::Tiles.text(lang), tiles(to_lay));
    }
    text
}

/// A rolled symbol, as a sign and by name.
pub(super) fn rolled(roll: Symbol, lang: Lang) -> String {
    let style = color(roll).bold();
    format!("{style}{}{style:#} {}", sign(roll, true), polygon::symbol(roll, lang))
}

/// Tiles beside each other.
fn tiles(tiles: &[Tile]) -> String {
    let drawn = tiles.iter().map(|tile| format!("{TILE} {tile} {TILE:#}"));
    drawn.collect::<Vec<_>>().join(" ")
}

/// Whose turn it is; the next player's between two turns.
const fn whose_turn(public: &Public) -> Option<Seat> {
    match public.phase() {
        Phase::Rolling(seat) | Phase::Drawing(seat) | Phase::Turn(seat) => Some(seat),
        Phase::Beginning | Phase::Over => None,
    }
}

/// A line for each player, with a mark for whose turn it is.
fn players(public: &Public, players_names: &BySeat<Name>, lang: Lang) -> String {
    let [player, points] = [Label::Player, Label::Points].map(|label| label.text(lang));
    let aligned = names::aligned(players_names, player.chars().count());
    let width = aligned.as_slice().first().map_or(0, |name| name.chars().count());
    let column = points.chars().count();
    let faint = Style::new().dimmed();
    let mut text = format!("{faint}  {player:<width$}  {points}{faint:#}\n");
    for (seat, name) in aligned.iter() {
        let mark = if whose_turn(public) == Some(seat) { '>' } else { ' ' };
        let _ = write!(text, "{mark} {name}  {:>column$}", public.scores()[seat]);
        if !public.plays(seat) {
            let _ = write!(text, "  {}", Label::HasLeft.text(lang));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {

    use parlor_core::{Departure, Game, Log, Seat, SetUp, Viewer};
    use parlor_polygon::Polygon;

    use super::*;

    fn drawn(log: &Log<Polygon>, lang: Lang) -> Vec<String> {
        let names = BySeat::new(log.set_up().players, |seat| Name::new(format!("Ana {seat}")));
        let view = Polygon::view(log.state(), Viewer::Watcher);
        let text = draw(view.public(), &names, lang);
        anstream::adapter::strip_str(&text).to_string().lines().map(str::to_owned).collect()
    }

    fn begin() -> Log<Polygon> {
        Log::begin(SetUp::classic(3, "1")).unwrap()
    }

    fn view(log: &Log<Polygon>) -> parlor_polygon::View {
        let parlor_core::Next::Seat(seat) = Polygon::next(log.state()) else { panic!("somebody is to act") };
        Polygon::view(log.state(), Viewer::Seat(seat))
    }

    #[test]
    fn roll_tiles_pile_and_players_are_told() {
        let mut log = begin();
        let (task, Phase::Turn(seat)) = (view(&log).task().unwrap().clone(), view(&log).public().phase())
        else {
            panic!("somebody is to lay a tile")
        };
        let [one, two] = task.tiles() else { panic!("two tiles") };
        let text = drawn(&log, Lang::English);
        let sign = sign(task.roll(), true);
        assert_eq!(text[0], format!("Roll: {sign} {}   Tiles:  {one}   {two} ", task.roll()));
        assert_eq!(text[1], "46 tiles in the draw pile.");
        assert_eq!(text[2], "  Player  Points");
        for (line, number) in text[3..].iter().zip(1..) {
            let mark = if seat.to_string() == number.to_string() { '>' } else { ' ' };
            assert_eq!(*line, format!("{mark} Ana {number}        0"));
        }
        let action = Polygon::actions(&view(&log))[0];
        log.act(seat, action).unwrap();
        let left = if action.tile == *one { two } else { one };
        assert!(drawn(&log, Lang::Spanish)[0].ends_with(&format!("   Fichas:  {left} ")));
    }

    #[test]
    fn tiles_out_of_the_game_and_players_who_have_left_are_told() {
        let mut log = begin();
        let task = view(&log).task().unwrap().clone();
        let Phase::Turn(seat) = view(&log).public().phase() else { panic!("somebody is to lay a tile") };
        log.append(parlor_core::Entry::Leave { seat }).unwrap();
        assert_eq!(view(&log).public().gone()[seat], Some(Departure::Resigned));
        let text = drawn(&log, Lang::English);
        let [one, two] = task.tiles() else { panic!("two tiles") };
        assert_eq!(text[1], format!("44 tiles in the draw pile.  Set aside:  {one}   {two} "));
        assert_eq!(text.iter().filter(|line| line.ends_with("  out")).count(), 1);
        let players: Vec<Seat> = Seat::first(3).collect();
        assert_eq!(players.len(), text.len() - 3);
    }
}
