//! The symbols by name.

use parlor_polygon::Symbol;

use crate::Lang;

/// The name of a symbol.
#[must_use]
pub const fn symbol(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("star", "estrella"),
        Symbol::Diamond => lang.pick("diamond", "rombo"),
        Symbol::Circle => lang.pick("circle", "círculo"),
    }
}

/// A symbol with its color, as it is on the die: “gold star”.
pub(crate) const fn colored(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("gold star", "estrella dorada"),
        Symbol::Diamond => lang.pick("red diamond", "rombo rojo"),
        Symbol::Circle => lang.pick("blue circle", "círculo azul"),
    }
}

/// “a gold star”.
pub(crate) const fn a_colored(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("a gold star", "una estrella dorada"),
        Symbol::Diamond => lang.pick("a red diamond", "un rombo rojo"),
        Symbol::Circle => lang.pick("a blue circle", "un círculo azul"),
    }
}

/// “a different gold star”.
pub(crate) const fn another_colored(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("a different gold star", "otra estrella dorada"),
        Symbol::Diamond => lang.pick("a different red diamond", "otro rombo rojo"),
        Symbol::Circle => lang.pick("a different blue circle", "otro círculo azul"),
    }
}

/// “at the star”.
pub(crate) const fn at_the(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("at the star", "en la estrella"),
        Symbol::Diamond => lang.pick("at the diamond", "en el rombo"),
        Symbol::Circle => lang.pick("at the circle", "en el círculo"),
    }
}
