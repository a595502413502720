//! The bonus squares, for the legend of a board.

use parlor_fives::Bonus;

use crate::Lang;

/// One kind of square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegendEntry {
    /// What it does, for code; nothing for the centre.
    pub bonus: Bonus,
    /// What is printed on it; the same in all languages.
    pub symbol: &'static str,
    /// What it does.
    pub meaning: &'static str,
}

/// All kinds of squares that are not plain, the strongest first, then the centre.
#[must_use]
pub fn legend(lang: Lang) -> [LegendEntry; 5] {
    let centre = LegendEntry {
        bonus: Bonus::None,
        symbol: "*",
        meaning: lang
            .pick("the centre, which the first play covers", "el centro, que la primera jugada cubre"),
    };
    let [triple, double, plus10, plus5] = [Bonus::Triple, Bonus::Double, Bonus::Plus10, Bonus::Plus5]
        .map(|square| LegendEntry { bonus: square, symbol: symbol(square), meaning: bonus(square, lang) });
    [triple, double, plus10, plus5, centre]
}

/// What a square does for the play that covers it (F13).
#[must_use]
pub const fn bonus(bonus: Bonus, lang: Lang) -> &'static str {
    match bonus {
        Bonus::None => lang.pick("no bonus", "sin premio"),
        Bonus::Plus5 => lang.pick("5 more for the tile on it", "5 más para la ficha que la cubre"),
        Bonus::Plus10 => lang.pick("10 more for the tile on it", "10 más para la ficha que la cubre"),
        Bonus::Double => lang.pick("the whole cluster counts double", "el grupo entero cuenta el doble"),
        Bonus::Triple => lang.pick("the whole cluster counts triple", "el grupo entero cuenta el triple"),
    }
}

/// What is printed on a square.
#[must_use]
pub const fn symbol(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::None => "",
        Bonus::Plus5 => "+5",
        Bonus::Plus10 => "+10",
        Bonus::Double => "2X",
        Bonus::Triple => "3X",
    }
}
