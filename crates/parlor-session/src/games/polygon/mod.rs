//! Polygon at a table.

mod coach;
mod cursor;
mod tile_in_hand;
mod turn;

use parlor_core::{BySeat, Game as _, Log, Seat, Viewer};
use parlor_polygon::{Action, Ask, Event, Phase, Polygon, Symbol, View};
use parlor_words::program::Label;
use parlor_words::terminal::polygon as words;
use parlor_words::{Lang, Name, Spans, in_notation};

pub use self::cursor::{Cursor, Direction};
pub use self::tile_in_hand::TileInHand;
use crate::SessionGame;

impl SessionGame for Polygon {
    const HAS_HANDS: bool = false;

    /// The die was rolled, and not all tiles are laid.
    fn within_turn(view: &View) -> bool {
        matches!(view.public().phase(), Phase::Drawing(_) | Phase::Turn(_))
    }

    /// One or two placements are a turn, which begins with a roll.
    fn turns(log: &Log<Polygon>) -> usize {
        Polygon::view(log.state(), Viewer::Watcher).public().turns().len()
    }

    fn scores(view: &View) -> &BySeat<i32> {
        view.public().scores()
    }

    fn plays(view: &View, seat: Seat) -> bool {
        view.public().plays(seat)
    }

    fn remark(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        (!view.public().plays(seat)).then(|| Label::HasLeft.text(lang).to_owned())
    }

    /// `W` is a capital letter; tiles such as `4x3`, symbols and `out` are small.
    fn spelled(typed: &str) -> String {
        let word = |word: &str| match in_notation(word) {
            "w" | "W" => "W".to_owned(),
            word => word.to_ascii_lowercase(),
        };
        typed.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
    }

    /// A symbol may be written by its first letters, in either language.
    fn answer(ask: Ask, typed: &str) -> Vec<String> {
        let whole = |word: &str| {
            let is_typed = |symbol: &Symbol| {
                let names = Lang::ALL.map(|lang| parlor_words::polygon::symbol(*symbol, lang));
                names.iter().any(|name| name.starts_with(word))
            };
            let found =
                Symbol::ALL.into_iter().find(|symbol| matches!(ask, Ask::Roll(_)) && is_typed(symbol));
            found.map_or_else(|| word.to_owned(), |symbol| symbol.name().to_owned())
        };
        Self::spelled(&typed.replace(',', " ")).split_whitespace().map(whole).collect()
    }

    fn details(before: &View, seen: &Event, _: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        parlor_words::pages::polygon::details(before, seen, lang)
    }

    fn starts_section(seen: &Event) -> bool {
        matches!(seen, Event::Rolled { .. })
    }

    fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<Spans> {
        turn::better_move(before, actions, lang)
    }

    fn final_breakdown(view: &View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        parlor_words::pages::polygon::final_breakdown(view, names, lang)
    }

    fn progress(view: &View, lang: Lang) -> String {
        let public = view.public();
        let turn = match public.phase() {
            Phase::Beginning => None,
            Phase::Rolling(_) => Some(public.turns().len() + 1),
            Phase::Drawing(_) | Phase::Turn(_) | Phase::Over => Some(public.turns().len()),
        };
        words::progress(turn, public.pile(), lang)
    }
}
