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

/// “a star”.
pub(super) const fn a(symbol: Symbol, lang: Lang) -> &'static str {
    match symbol {
        Symbol::Star => lang.pick("a star", "una estrella"),
        Symbol::Diamond => lang.pick("a diamond", "un rombo"),
        Symbol::Circle => lang.pick("a circle", "un círculo"),
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
