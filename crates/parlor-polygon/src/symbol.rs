//! The symbols at the corners (P1, P7).

use std::fmt;
use std::str::FromStr;

/// A symbol; the die shows each of them equally often.
///
/// ```
/// use parlor_polygon::{Space, Symbol, SymbolError};
///
/// assert_eq!(Symbol::ALL.map(Symbol::name), ["star", "diamond", "circle"]);
/// assert_eq!("diamond".parse(), Ok(Symbol::Diamond));
/// assert_eq!("heart".parse::<Symbol>(), Err(SymbolError));
///
/// // The six neighbours of a space are its partners at the three symbols, two at each.
/// let mut partners: Vec<Space> =
///     Symbol::ALL.iter().filter_map(|symbol| Space::new(0, 0).partners(*symbol)).flatten().collect();
/// partners.sort();
/// partners.dedup();
/// assert_eq!(partners.len(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// The star, gold.
    Star,
    /// The diamond, red.
    Diamond,
    /// The circle, blue.
    Circle,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Symbol; 3] = [Symbol::Star, Symbol::Diamond, Symbol::Circle];

    /// The symbol's name in text and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Star => "star",
            Symbol::Diamond => "diamond",
            Symbol::Circle => "circle",
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a symbol is star, diamond or circle")]
pub struct SymbolError;

impl FromStr for Symbol {
    type Err = SymbolError;

    fn from_str(text: &str) -> Result<Symbol, SymbolError> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == text).ok_or(SymbolError)
    }
}

parlor_core::serde_as_text!(Symbol);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p01_symbols_are_known_by_name() {
        for symbol in Symbol::ALL {
            assert_eq!(symbol.to_string().parse(), Ok(symbol));
            assert_eq!(serde_json::to_string(&symbol).unwrap(), format!("\"{symbol}\""));
        }
        assert_eq!("Star".parse::<Symbol>(), Err(SymbolError));
    }
}
