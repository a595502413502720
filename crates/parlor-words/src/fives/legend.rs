//! The bonus squares, for the legend of a board.

use parlor_fives::Bonus;

use crate::Lang;

/// One kind of square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegendEntry {
    /// What it does, for code; nothing for the center square.
    pub bonus: Bonus,
    /// What is printed on it; the same in all languages.
    pub symbol: &'static str,
    /// What it does.
    pub meaning: &'static str,
}

/// All kinds of squares that are not plain, the strongest first, then the center square.
#[must_use]
pub fn legend(lang: Lang) -> [LegendEntry; 5] {
    let center = LegendEntry {
        bonus: Bonus::None,
        symbol: "*",
        meaning: lang.pick("the center: the first play covers it", "el centro: la primera jugada lo cubre"),
    };
    let [triple, double, plus10, plus5] = [Bonus::Triple, Bonus::Double, Bonus::Plus10, Bonus::Plus5]
        .map(|square| LegendEntry { bonus: square, symbol: symbol(square), meaning: bonus(square, lang) });
    [triple, double, plus10, plus5, center]
}

/// What a square does for the play that covers it (F13).
#[must_use]
pub const fn bonus(bonus: Bonus, lang: Lang) -> &'static str {
    match bonus {
        Bonus::None => lang.pick("no bonus", "sin premio"),
        Bonus::Plus5 => lang.pick("adds 5 points to the tile on it", "suma 5 puntos a la ficha que la cubre"),
        Bonus::Plus10 => {
            lang.pick("adds 10 points to the tile on it", "suma 10 puntos a la ficha que la cubre")
        }
        Bonus::Double => lang.pick("doubles the whole cluster", "duplica el grupo entero"),
        Bonus::Triple => lang.pick("triples the whole cluster", "triplica el grupo entero"),
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
