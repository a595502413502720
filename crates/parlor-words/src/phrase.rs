//! Parts of sentences: quotes, lists, numbers with their nouns, places in a text.

use std::fmt::Debug;

use crate::say::say;
use crate::{Lang, number};

/// The most characters that are quoted of somebody's text.
const MAX_QUOTED: usize = 60;

/// Somebody's text in quotation marks. What would disturb the line around it (control characters, marks of direction)
/// is shown by its number, and a long text is cut.
#[must_use]
pub fn quoted(text: &str, lang: Lang) -> String {
    let inside = match text.char_indices().nth(MAX_QUOTED) {
        Some((end, _)) => harmless(&text[..end]) + "…",
        None => harmless(text),
    };
    say!(lang, "“{inside}”", "«{inside}»")
}

/// Somebody's text as it is, except that what would disturb the line around it is shown by its number: for paths and
/// other programs' messages.
pub(crate) fn harmless(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if disturbs(c) {
            shown.extend(c.escape_unicode());
        } else {
            shown.push(c);
        }
    }
    shown
}

/// One character: quoted if it can be seen, else by name or number.
#[must_use]
pub fn character(c: char, lang: Lang) -> String {
    match c {
        ' ' => lang.pick("a space", "un espacio").to_owned(),
        '\t' => lang.pick("a tab", "un tabulador").to_owned(),
        '\n' | '\r' => lang.pick("a line break", "un salto de línea").to_owned(),
        _ if disturbs(c) || c.is_whitespace() => format!("U+{:04X}", u32::from(c)),
        _ => quoted(c.encode_utf8(&mut [0; 4]), lang),
    }
}

/// Whether a character would do something to the text around it.
fn disturbs(c: char) -> bool {
    let turns_direction =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    c.is_control() || turns_direction || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// “a, b and c”; the last of a list in Spanish takes *e* where it begins with the sound of *i*.
#[must_use]
pub fn list_and<S: AsRef<str>>(items: &[S], lang: Lang) -> String {
    list(items, |next| and_before(next, lang))
}

/// The word for *and* before this one.
pub(crate) fn and_before(next: &str, lang: Lang) -> &'static str {
    lang.pick("and", if takes_e(next) { "e" } else { "y" })
}

/// “a, b or c”; the last of a list in Spanish takes *u* where it begins with the sound of *o*.
#[must_use]
pub fn list_or<S: AsRef<str>>(items: &[S], lang: Lang) -> String {
    list(items, |next| lang.pick("or", if takes_u(next) { "u" } else { "o" }))
}

fn list<S: AsRef<str>>(items: &[S], conjunction: impl Fn(&str) -> &'static str) -> String {
    match items {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [before @ .., last] => {
            let before: Vec<&str> = before.iter().map(AsRef::as_ref).collect();
            let last = last.as_ref();
            format!("{} {} {last}", before.join(", "), conjunction(last))
        }
    }
}

/// Ana *e* Inés, but agua *y* hielo.
fn takes_e(next: &str) -> bool {
    let word = sounded(next);
    let diphthong = ["ia", "ie", "io"].iter().any(|start| word.starts_with(start));
    word.starts_with(['i', 'í']) && !diphthong
}

/// Siete *u* ocho, 7 *u* 8.
fn takes_u(next: &str) -> bool {
    let word = sounded(next);
    let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
    word.starts_with(['o', 'ó']) || digits.starts_with('8') || digits == "11"
}

/// A word as its beginning sounds: lowercase where that matters (all of Unicode's letters would be a large table in the
/// browser), no opening quotation mark, no silent h.
fn sounded(word: &str) -> String {
    let lowercase = |letter: char| match letter {
        'Í' | 'İ' => 'í',
        'Ó' => 'ó',
        other => other.to_ascii_lowercase(),
    };
    let word: String = word.trim_start_matches('«').chars().map(lowercase).collect();
    word.strip_prefix('h').map(str::to_owned).unwrap_or(word)
}

/// Line and column, both from 1.
pub(crate) fn place(line: usize, column: usize, lang: Lang) -> String {
    say!(lang, "line {line}, column {column}", "línea {line}, columna {column}")
}

/// Things that are counted.
#[derive(Clone, Copy)]
pub(crate) enum Noun {
    Byte,
    Card,
    Character,
    Digit,
    Entry,
    Game,
    Guest,
    Move,
    Name,
    Play,
    Player,
    Point,
    Rollout,
    Round,
    Row,
    Score,
    Space,
    Square,
    Table,
    Tile,
    Turn,
}

impl Noun {
    const fn forms(self, lang: Lang) -> (&'static str, &'static str) {
        match self {
            Noun::Byte => lang.pick(("byte", "bytes"), ("byte", "bytes")),
            Noun::Card => lang.pick(("card", "cards"), ("carta", "cartas")),
            Noun::Character => lang.pick(("character", "characters"), ("carácter", "caracteres")),
            Noun::Digit => lang.pick(
                ("hexadecimal digit", "hexadecimal digits"),
                ("dígito hexadecimal", "dígitos hexadecimales"),
            ),
            Noun::Entry => lang.pick(("entry", "entries"), ("entrada", "entradas")),
            Noun::Game => lang.pick(("game", "games"), ("partida", "partidas")),
            Noun::Guest => lang.pick(("guest", "guests"), ("invitado", "invitados")),
            Noun::Move => lang.pick(("move", "moves"), ("jugada", "jugadas")),
            Noun::Name => lang.pick(("name", "names"), ("nombre", "nombres")),
            Noun::Play => lang.pick(("play", "plays"), ("jugada", "jugadas")),
            Noun::Player => lang.pick(("player", "players"), ("jugador", "jugadores")),
            Noun::Point => lang.pick(("point", "points"), ("punto", "puntos")),
            Noun::Rollout => lang.pick(("rollout", "rollouts"), ("simulación", "simulaciones")),
            Noun::Round => lang.pick(("round", "rounds"), ("ronda", "rondas")),
            Noun::Row => lang.pick(("row", "rows"), ("fila", "filas")),
            Noun::Score => lang.pick(("score", "scores"), ("puntuación", "puntuaciones")),
            Noun::Space => lang.pick(("space", "spaces"), ("casilla", "casillas")),
            Noun::Square => lang.pick(("square", "squares"), ("casilla", "casillas")),
            Noun::Table => lang.pick(("table", "tables"), ("mesa", "mesas")),
            Noun::Tile => lang.pick(("tile", "tiles"), ("ficha", "fichas")),
            Noun::Turn => lang.pick(("turn", "turns"), ("turno", "turnos")),
        }
    }

    /// The Spanish word for “the”, before one and before several.
    pub(crate) const fn spanish_articles(self) -> (&'static str, &'static str) {
        match self {
            Noun::Byte
            | Noun::Character
            | Noun::Digit
            | Noun::Guest
            | Noun::Name
            | Noun::Player
            | Noun::Point
            | Noun::Turn => ("el", "los"),
            Noun::Card
            | Noun::Entry
            | Noun::Game
            | Noun::Move
            | Noun::Play
            | Noun::Rollout
            | Noun::Round
            | Noun::Row
            | Noun::Score
            | Noun::Space
            | Noun::Square
            | Noun::Table
            | Noun::Tile => ("la", "las"),
        }
    }

    /// The noun as it follows this number.
    pub(crate) fn after(self, count: impl TryInto<i64>, lang: Lang) -> &'static str {
        let (one, many) = self.forms(lang);
        if matches!(count.try_into(), Ok(1 | -1)) { one } else { many }
    }

    /// The number and the noun: “1 tile”, “3 tiles”.
    pub(crate) fn counted(self, count: impl TryInto<i64, Error: Debug>, lang: Lang) -> String {
        let count = count.try_into().expect("people count less");
        format!("{} {}", number::whole(count, lang), self.after(count, lang))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    #[test]
    fn lists_are_joined_as_people_say_them() {
        assert_eq!(list_and::<&str>(&[], English), "");
        assert_eq!(list_and(&["Ana"], English), "Ana");
        assert_eq!(list_and(&["Ana", "Ben", "Eva"], English), "Ana, Ben and Eva");
        assert_eq!(list_and(&["Ana", "Ben", "Eva"], Spanish), "Ana, Ben y Eva");
        assert_eq!(list_or(&["fives", "scorzo"], English), "fives or scorzo");
        assert_eq!(list_or(&["fives", "scorzo"], Spanish), "fives o scorzo");
    }

    #[test]
    fn spanish_conjunctions_change_before_their_own_sound() {
        for (last, word) in
            [("Inés", "e"), ("Íñigo", "e"), ("Hilda", "e"), ("hielo", "y"), ("Yolanda", "y"), ("«im»", "e")]
        {
            assert_eq!(list_and(&["Ana", last], Spanish), format!("Ana {word} {last}"));
        }
        for (last, word) in [
            ("ocho", "u"),
            ("Óscar", "u"),
            ("hoy", "u"),
            ("8", "u"),
            ("80", "u"),
            ("11", "u"),
            ("9", "o"),
            ("110", "o"),
        ] {
            assert_eq!(list_or(&["7", last], Spanish), format!("7 {word} {last}"));
        }
    }

    #[test]
    fn quotes_belong_to_the_language_and_keep_the_line_in_order() {
        assert_eq!(quoted("zork", English), "“zork”");
        assert_eq!(quoted("zork", Spanish), "«zork»");
        assert_eq!(quoted("a\u{1b}[31m\n\u{202e}", English), "“a\\u{1b}[31m\\u{a}\\u{202e}”");
        let long = quoted(&"ñ".repeat(5000), English);
        assert_eq!(long.chars().count(), MAX_QUOTED + 3);
        assert!(long.ends_with("ñ…”"));
    }

    #[test]
    fn characters_that_nobody_sees_have_names() {
        assert_eq!(character('x', English), "“x”");
        assert_eq!(character(' ', Spanish), "un espacio");
        assert_eq!(character('\u{7}', English), "U+0007");
        assert_eq!(character('\u{a0}', Spanish), "U+00A0");
    }

    #[test]
    fn nouns_agree_with_their_number() {
        assert_eq!(Noun::Tile.counted(0, English), "0 tiles");
        assert_eq!(Noun::Tile.counted(1, English), "1 tile");
        assert_eq!(Noun::Tile.counted(2, Spanish), "2 fichas");
        assert_eq!(Noun::Point.counted(-1, Spanish), "−1 punto");
        assert_eq!(Noun::Point.counted(-7, English), "−7 points");
        assert_eq!(Noun::Game.counted(1_000, English), "1,000 games");
    }
}
