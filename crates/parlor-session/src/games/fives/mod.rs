//! Scrambled 5's at a table.

mod coach;
mod draft_play;
mod turn;

use parlor_core::{BySeat, Log, Seat};
use parlor_fives::{Action, Ask, Fives, Phase, Seen, Square, View};
use parlor_words::program::Label;
use parlor_words::{Lang, Name, PileHolds, Say as _, Spans, in_notation};

pub use self::draft_play::DraftPlay;
use crate::SessionGame;
use crate::game::actions;

/// A pass, as it is written.
const PASS: &str = "pass";

impl SessionGame for Fives {
    const HAS_HANDS: bool = true;

    fn within_turn(_: &View) -> bool {
        false
    }

    fn turns(log: &Log<Fives>) -> usize {
        actions(log).count()
    }

    fn scores(view: &View) -> &BySeat<i32> {
        view.public().scores()
    }

    fn plays(view: &View, seat: Seat) -> bool {
        view.public().plays(seat)
    }

    fn remark(view: &View, seat: Seat, lang: Lang) -> Option<String> {
        let public = view.public();
        if !public.plays(seat) {
            return Some(Label::HasLeft.text(lang).to_owned());
        }
        let last = public.pile() == 0 && public.phase() != Phase::Over;
        last.then(|| parlor_words::terminal::tiles_held(public.held()[seat], lang))
    }

    /// Columns are in capital letters, `pass` in small ones; a single tile is written across, whichever way it was meant.
    fn spelled(typed: &str) -> String {
        let typed = in_notation(typed.trim());
        if typed.eq_ignore_ascii_case(PASS) {
            return PASS.to_owned();
        }
        let typed = typed.to_ascii_uppercase();
        match typed.split_once(' ').map(|(place, tiles)| (place.parse::<Square>(), tiles)) {
            Some((Ok(square), tile)) if tile.chars().count() == 1 => {
                format!("{}{} {tile}", square.number(), square.letter())
            }
            _ => typed,
        }
    }

    /// Tiles may be written without spaces between them, as in a play.
    fn answer(_ask: Ask, typed: &str) -> Vec<String> {
        let tiles = typed.chars().filter(|c| !c.is_whitespace() && *c != ',');
        tiles.map(|tile| tile.to_string()).collect()
    }

    fn details(before: &View, seen: &Seen, _: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        turn::details(before, seen, lang)
    }

    fn better_move(before: &View, actions: &[Action], lang: Lang) -> Option<Spans> {
        turn::better_move(before, actions, lang)
    }

    fn final_breakdown(view: &View, names: &BySeat<Name>, lang: Lang) -> Vec<Spans> {
        parlor_words::pages::fives::final_breakdown(view.public(), names, lang)
    }

    fn progress(view: &View, lang: Lang) -> String {
        PileHolds { tiles: view.public().pile() }.say(lang)
    }
}
