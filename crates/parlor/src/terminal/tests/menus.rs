//! The screens before a table.

use parlor_fives::Fives;
use parlor_polygon::Polygon;
use parlor_words::Lang;

use super::sitting::{Sitting, context, game};
use crate::terminal::{Menu, SavedList};

#[test]
fn a_game_is_chosen_and_set_up() {
    for lang in Lang::ALL {
        let context = context("menus", lang);
        let mut sitting = Sitting::new("menus", Box::new(Menu::new(context)), lang);
        sitting.picture("the menu").press("<down><enter>").picture("before a game");
        sitting
            .press("<down><right><right><down>")
            .press("<back>".repeat(40).as_str())
            .picture("a name is deleted");
        sitting.press("<up><up><enter>").picture("nobody has no name").press("<down><down>Ana<enter>");
        sitting.press("<left><left>Ben<enter><left>");
        sitting.picture("seats are chosen").press("<down><down><right>").picture("an option is chosen");
        sitting
            .press("<down>x")
            .picture("an edition is chosen")
            .press("<enter><enter>")
            .picture("there is no such edition");
        sitting.press("<esc>").press("<down><down><enter>").picture("no game was interrupted").press("<esc>");
        sitting.press("<down><enter>").picture("games to keep the score of").press("<enter>");
        sitting.picture("before a real table");
        sitting.compare();
    }
}

#[test]
fn interrupted_games_are_listed() {
    for lang in Lang::ALL {
        let context = context("saved", lang);
        game::<Fives>("Ana,greedy", "1", &context).begin(&context).unwrap();
        game::<Polygon>("Ana,Ben,Carla", "1", &context).begin(&context).unwrap();
        context.games.begin("scorzo", "nonsense\n").unwrap();
        let mut sitting = Sitting::new("saved", Box::new(SavedList::new(context).unwrap()), lang);
        sitting.press("<home>").picture("the list").press("<enter>").picture("one that can't be read");
        sitting.press("d").picture("delete it?").press("<esc>d<enter>").picture("it is deleted");
        sitting.press("<end><enter>").picture("a game goes on").compare();
    }
}
