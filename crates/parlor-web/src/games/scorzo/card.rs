//! How cards look. Suits differ by shape and by letter, and only then by colour.
//!
//! A card is drawn as one piece of markup, put together from what is in this file alone: a hand is many small shapes, and
//! this way they cost the pages little.

use leptos::prelude::*;
use parlor_scorzo::{Card, Suit};

use crate::ui::Measure;

/// The outline of a suit's sign, in a square of 24.
const fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Stars => "M12 1.5l3 7 7.6.7-5.7 5 1.7 7.4L12 17.7l-6.6 3.9 1.7-7.4-5.7-5 7.6-.7z",
        Suit::Squares => "M3.5 3.5h17v17h-17z",
        Suit::Triangles => "M12 2.5l11 19H1z",
        Suit::Circles => "M12 2a10 10 0 1 1-.01 0z",
        Suit::Hearts => {
            "M12 21.5C4.5 16 1.5 12.4 1.5 8.2A5.4 5.4 0 0 1 12 6a5.4 5.4 0 0 1 10.5 2.2c0 4.2-3 7.8-10.5 13.3z"
        }
    }
}

/// What the style sheet knows a suit's colour by.
const fn ink(suit: Suit) -> &'static str {
    match suit {
        Suit::Stars => "sz-stars",
        Suit::Squares => "sz-squares",
        Suit::Triangles => "sz-triangles",
        Suit::Circles => "sz-circles",
        Suit::Hearts => "sz-hearts",
    }
}

/// A suit's sign in its colour, around a middle and so large.
fn sign(suit: Suit, (x, y): (f64, f64), size: f64) -> String {
    let (scale, half) = (size / 24.0, size / 2.0);
    format!(
        r#"<path class="{}" transform="translate({} {}) scale({})" d="{}"/>"#,
        ink(suit),
        Measure(x - half),
        Measure(y - half),
        Measure(scale),
        outline(suit)
    )
}

/// The signs of all suits in a ring: what a wild and the back of a card show.
fn ring((x, y): (f64, f64), radius: f64, size: f64) -> String {
    let around = [(0.0, -1.0), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309)];
    let signs = Suit::ALL.into_iter().zip(around);
    signs.map(|(suit, (right, down))| sign(suit, (x + radius * right, y + radius * down), size)).collect()
}

/// A card face up, in a box of 100 by 140. It has one index: upside down, a 6 would be taken for a 9.
fn face(card: Card) -> String {
    let (Some(suit), Some(number)) = (card.suit(), card.number()) else {
        let index = r#"<text class="sz-index" x="9" y="38">W</text>"#;
        return format!(
            r#"<rect class="sz-paper sz-gold" x="1.5" y="1.5" width="97" height="137" rx="11"/><rect class="sz-frame" x="6" y="6" width="88" height="128" rx="8"/><g class="sz-wild">{index}</g>{}"#,
            ring((54.0, 85.0), 24.0, 21.0)
        );
    };
    let (color, letter) = (ink(suit), suit.letter());
    let index = format!(
        r#"<text class="sz-index" x="9" y="37">{number}</text><text class="sz-letter" x="35" y="63">{letter}</text>{}"#,
        sign(suit, (20.5, 55.0), 21.0)
    );
    format!(
        r#"<rect class="sz-paper" x="1.5" y="1.5" width="97" height="137" rx="11"/><g class="{color}">{index}</g>{}"#,
        sign(suit, (59.0, 97.0), 50.0)
    )
}

/// A card face up and small, in a box of 34 by 46: no more than its index.
fn small_face(card: Card) -> String {
    let (Some(suit), Some(number)) = (card.suit(), card.number()) else {
        return format!(
            r#"<rect class="sz-paper sz-gold" x="1" y="1" width="32" height="44" rx="5"/><g class="sz-wild"><text class="sz-small-index" x="17" y="20">W</text></g>{}"#,
            ring((17.0, 33.5), 6.5, 6.5)
        );
    };
    let (color, letter) = (ink(suit), suit.letter());
    format!(
        r#"<rect class="sz-paper" x="1" y="1" width="32" height="44" rx="5"/><g class="{color}"><text class="sz-small-index" x="17" y="21">{number}</text><text class="sz-small-letter" x="25" y="40">{letter}</text></g>{}"#,
        sign(suit, (12.0, 35.0), 13.0)
    )
}

/// A card face up. Whoever can't see it is told by what is around it.
pub(super) fn card_face(card: Card) -> AnyView {
    picture(face(card), "0 0 100 140")
}

/// A card face up and small, with its name.
pub(super) fn small_card(card: Card, name: String) -> AnyView {
    view! {
        <svg class="sz-small" viewBox="0 0 34 46" role="img" aria-label=name inner_html=small_face(card)></svg>
    }
    .into_any()
}

/// A card in a line of text, with its name: number, sign and letter on a scrap of paper.
pub(super) fn chip(card: Card, name: String) -> AnyView {
    let (color, text, tail) = match (card.number(), card.suit()) {
        (Some(number), Some(suit)) => (ink(suit), number.to_string(), suit.letter().to_string()),
        _ => ("sz-wild", "W".to_owned(), String::new()),
    };
    let signs =
        card.suit().map_or_else(|| ring((33.0, 12.5), 6.5, 6.0), |suit| sign(suit, (26.0, 12.0), 11.0));
    let markup = format!(
        r#"<rect class="sz-paper" x="1" y="1" width="46" height="22" rx="5"/><g class="{color}"><text class="sz-chip-text" x="12" y="17.5">{text}</text><text class="sz-chip-text" x="38.5" y="17.5">{tail}</text></g>{signs}"#
    );
    view! { <svg class="sz-chip" viewBox="0 0 48 24" role="img" aria-label=name inner_html=markup></svg> }
        .into_any()
}

/// The sign of a suit, to stand in a line of text.
pub(super) fn suit_sign(suit: Suit) -> AnyView {
    view! {
        <svg class="sz-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"
            inner_html=sign(suit, (12.0, 12.0), 24.0)></svg>
    }
    .into_any()
}

/// The back of a card.
pub(super) fn card_back() -> AnyView {
    let back = format!(
        r#"<rect class="sz-back" x="1.5" y="1.5" width="97" height="137" rx="11"/><rect class="sz-back-frame" x="9" y="9" width="82" height="122" rx="7"/><g class="sz-plain">{}</g>"#,
        ring((50.0, 70.0), 25.0, 20.0)
    );
    picture(back, "0 0 100 140")
}

fn picture(markup: String, view_box: &'static str) -> AnyView {
    view! { <svg class="sz-face" viewBox=view_box aria-hidden="true" focusable="false" inner_html=markup></svg> }
        .into_any()
}

/// For the shelf: cards in a fan on felt.
pub(super) fn shelf_picture() -> AnyView {
    let fan = ["5S", "6S", "W", "8H", "8C"].into_iter().filter_map(|text| text.parse().ok()).zip(0_i32..);
    let fan: String = fan
        .map(|(card, at): (Card, _)| {
            let turn = (at - 2) * 11;
            format!(
                r#"<g transform="rotate({turn} 160 340) translate(117 42) scale(0.86)">{}</g>"#,
                face(card)
            )
        })
        .collect();
    let markup = format!(r#"<rect class="sz-cloth" width="320" height="200"/>{fan}"#);
    picture(markup, "0 0 320 200")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suit_has_a_shape_a_letter_and_a_colour_of_its_own() {
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            for other in &Suit::ALL[index + 1..] {
                assert_ne!(outline(suit), outline(*other));
                assert_ne!(suit.letter(), other.letter());
                assert_ne!(ink(suit), ink(*other));
            }
        }
    }

    #[test]
    fn a_card_shows_its_number_its_letter_and_its_sign() {
        for card in Card::all() {
            for drawn in [face(card), small_face(card)] {
                match (card.number(), card.suit()) {
                    (Some(number), Some(suit)) => {
                        assert!(drawn.contains(&format!(">{number}<")), "{card}");
                        assert!(drawn.contains(&format!(">{}<", suit.letter())), "{card}");
                        assert!(drawn.contains(outline(suit)), "{card}");
                    }
                    _ => assert!(Suit::ALL.iter().all(|suit| drawn.contains(outline(*suit)))),
                }
                // The policy of the pages forbids styles within markup.
                assert!(!drawn.contains("style="));
            }
        }
    }
}
