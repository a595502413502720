//! Polygon.

use parlor_polygon::Polygon;
use parlor_words::Lang;
use parlor_words::terminal::Text;

use super::sitting::Sitting;

#[test]
fn a_game_against_a_bot() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Polygon>("polygon", "Ana,greedy", "1", lang);
        sitting.wait().picture("the first turn").press("x").picture("the other tile").press("n");
        sitting.picture("another legal space").press("h").picture("a hint");
        sitting.press("<enter>").picture("one tile is laid").press("u").picture("it is taken back");
        sitting.press("<up><up><up><enter>").picture("a space that is refused with its rule");
        sitting
            .press("?")
            .picture("the rule that was named")
            .press("<tab>")
            .picture("the keys")
            .press("<esc>");
        sitting.press("o").picture("a tile that has a space is not put out");
        sitting.press(":1 1,0; 9<enter>").picture("a turn that can't be read").press("<esc>");
        sitting.press("h<enter>h<enter>").picture("the bot is to act").wait().picture("the bot has acted");
        sitting
            .press("<tab>")
            .picture("the score card")
            .press("<tab>")
            .picture("unseen tiles")
            .press("<tab>");
        sitting.resize(160, 50).picture("a large window").resize(80, 24).compare();
    }
}

#[test]
fn a_game_to_the_end() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::at::<Polygon>("polygon-end", "Ana,Ben", "2", lang);
        for _ in 0..200 {
            if sitting.wait().shows(Text::Over.text(lang)) {
                break;
            }
            let key = if sitting.press("h").shows("P14); o: ") { "o" } else { "<enter>" };
            sitting.press(key);
        }
        sitting.picture("the end").press("<enter><tab>").picture("the score card at the end").compare();
    }
}
