//! From a screen to a picture.

use anstyle_svg::Term;
use parlor_pty::Screen;

/// What anstyle-svg reckons a column to be wide, in tenths of a pixel.
const COLUMN: usize = 84;

/// Characters that SVG has to write in another way, and what stands for them meanwhile: anstyle-svg takes them for as
/// wide as they are written, and puts the background of what follows in the wrong place.
const WRITTEN: [(char, char, &str); 3] =
    [('&', '\u{e000}', "&amp;"), ('<', '\u{e001}', "&lt;"), ('>', '\u{e002}', "&gt;")];

/// Draws a screen in its full size.
pub(super) fn draw(screen: &Screen) -> String {
    let (columns, _) = screen.size();
    let width = (usize::from(columns) * COLUMN).div_ceil(10);
    render(&Term::new().min_width_px(width), &screen.ansi())
}

fn render(term: &Term, text: &str) -> String {
    let text = WRITTEN.iter().fold(text.to_owned(), |text, (plain, other, _)| {
        text.replace(*plain, other.encode_utf8(&mut [0; 4]))
    });
    WRITTEN.iter().fold(term.render_svg(&text), |svg, (_, other, written)| svg.replace(*other, written))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backgrounds_are_as_wide_as_their_text() {
        let svg = render(&Term::new(), "\x1b[0;44m<&>\x1b[0m");
        assert!(svg.contains(">███<"), "{svg}");
        assert!(svg.contains("&lt;&amp;&gt;"), "{svg}");
    }

    #[test]
    fn colors_bold_dim_and_reversed_are_drawn() {
        let svg =
            render(&Term::new(), "\x1b[0;1;31ma\x1b[0;2mb\x1b[0;7mc\x1b[0;38;5;208md\x1b[0;7;32me\x1b[0m");
        for class in ["fg-red bold", "dimmed", "fg-black", "bg-white", "fg-ansi256-208", "bg-green"] {
            assert!(svg.contains(&format!("class=\"{class}\"")), "{class}: {svg}");
        }
    }
}
