//! Cards: number, letter and sign of the suit, such as ` 7S★ `, or ` W ` for a wild. The letter is how a card is
//! written, the sign is what is printed on it. Colours say the same again, never more.

use anstyle::{AnsiColor, Color, Style};
use parlor_scorzo::{Card, Suit};
use parlor_words::scorzo::suit_symbol;

/// A card that lies face down.
pub(super) const FACE_DOWN: &str = " ▒▒▒ ";

/// Draws a card.
pub(crate) fn card(card: Card) -> String {
    let style = style(card);
    format!("{style} {} {style:#}", card_text(card))
}

/// A card as it is written, with the sign of its suit: `7S★`.
pub(crate) fn card_text(card: Card) -> String {
    match card.suit() {
        Some(suit) => format!("{card}{}", suit_symbol(suit)),
        None => card.to_string(),
    }
}

/// Draws cards side by side.
pub(super) fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(card).collect()
}

/// Draws cards side by side, as many rows of them as are needed.
pub(crate) fn rows(cards_to_draw: &[Card], in_a_row: usize) -> Vec<String> {
    cards_to_draw.chunks(in_a_row).map(|row| cards(row.iter().copied())).collect()
}

/// Black can be read on all of these.
const fn style(card: Card) -> Style {
    let color = match card.suit() {
        Some(Suit::Stars) => AnsiColor::BrightYellow,
        Some(Suit::Squares) => AnsiColor::BrightGreen,
        Some(Suit::Triangles) => AnsiColor::BrightMagenta,
        Some(Suit::Circles) => AnsiColor::BrightCyan,
        Some(Suit::Hearts) => AnsiColor::BrightRed,
        None => AnsiColor::White,
    };
    Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Black))).bg_color(Some(Color::Ansi(color)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_told_apart_without_colours_and_their_suits_with_them() {
        let drawn: Vec<String> = Card::all().map(card).collect();
        let plain = |text: &String| anstream::adapter::strip_str(text).to_string();
        let texts: Vec<String> = drawn.iter().map(plain).collect();
        for (card, text) in Card::all().zip(&texts) {
            assert!(text.contains(&card.to_string()), "{text}");
            assert_eq!(texts.iter().filter(|other| *other == text).count(), 1, "{text}");
        }
        assert_eq!(texts[6..=16].join(""), " 7S★  8S★  9S★  10S★  1Q■  2Q■  3Q■  4Q■  5Q■  6Q■  7Q■ ");
        assert_eq!([&*texts[20], &texts[30], &texts[40], &texts[50]], [" 1T▲ ", " 1C● ", " 1H♥ ", " W "]);
        let mut styles: Vec<String> = Card::all().map(|card| style(card).to_string()).collect();
        styles.dedup();
        assert_eq!(styles.len(), 6);
    }
}
