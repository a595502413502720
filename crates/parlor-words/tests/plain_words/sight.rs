//! The check sees what it has to see: all texts, each in its language, and the words of a pattern.

use crate::collect;
use crate::pattern::{Pattern, Tokens};
use crate::text::{Language, Words};
use crate::{prose, rust};

/// Code with texts in every form that parlor-words has.
const CODE: &str = r##"
//! A comment on the file.

/// A comment on code.
#[must_use = "a note to programmers"]
pub const fn heading(lang: Lang) -> &'static str {
    lang.pick(
        "one line \
         and \u{2013} the next",
        "una línea",
    )
}

fn nouns(lang: Lang) -> (&'static str, &'static str) {
    lang.pick(("tile", "tiles"), ("ficha", "fichas"))
}

fn told(name: &Name, key: &str, lang: Lang) -> Spans {
    let (takes, toma) = (name.verb("takes", "take"), name.verb("toma", "tomas"));
    if key == "free_pass" { return format!("{first}: {sum}") }
    let line = say!(lang, "{name} {takes} a \"card\"", "{name} {toma} una carta");
    say_spans!(lang, "see " card " (rule " Z17 ")", "véase " card " (regla " Z17 ")").expect("why it can't fail")
}

labels! {
    /// Headings.
    Heading;
    /// A comment on a label.
    Save: "Save", "Guardar";
}

keys! {
    /// Keys.
    keys: KeyHelp;
    SHARED;
    "Space" / "Espacio" ("turn", "girar"): "switch direction", "cambiar de dirección";
    "p": "pass", "pasar";
}

#[cfg(test)]
mod tests {
    const TEXT: &str = "not for people";
}
"##;

#[test]
fn every_text_is_seen_in_its_language() {
    let texts = rust::texts(CODE);
    let of = |wanted| -> Vec<&str> {
        texts
            .iter()
            .filter(|(language, _)| *language == wanted)
            .map(|(_, words)| words.text.as_str())
            .collect()
    };
    let english = [
        "one line and – the next",
        "tile",
        "tiles",
        "takes",
        "take",
        "{name} {takes} a \"card\"",
        "see {card} (rule Z17)",
        "Save",
        "Space",
        "turn",
        "switch direction",
        "pass",
    ];
    let spanish = [
        "una línea",
        "ficha",
        "fichas",
        "toma",
        "tomas",
        "{name} {toma} una carta",
        "véase {card} (regla Z17)",
        "Guardar",
        "Espacio",
        "girar",
        "cambiar de dirección",
        "pasar",
    ];
    assert_eq!(of(Language::English), english);
    assert_eq!(of(Language::Spanish), spanish);
    assert_eq!(of(Language::Both), ["{first}: {sum}", "p"]);
    let lines = |text: &str, at| texts.iter().find(|(_, words)| words.text == text).unwrap().1.line(at);
    assert_eq!((lines("one line and – the next", 0), lines("one line and – the next", 10)), (8, 9));
}

#[test]
fn help_is_what_people_read_on_the_command_line() {
    let code = "/// What to do,\n/// and how.\n#[derive(Parser)]\npub struct Args {\n    /// The port.\n    pub port: u16,\n}\n\
                /// For programmers.\npub fn read() {}\n\
                const HELP: &str = \"\\\nExamples:\n  parlor play\";\nconst KEY: &str = \"fives\";\n";
    let help = rust::help(code);
    let texts: Vec<(&str, usize)> =
        help.iter().map(|(_, words)| (words.text.trim(), words.line(0))).collect();
    let expected = [("Examples:\n  parlor play", 11), ("What to do,\n and how.", 1), ("The port.", 5)];
    assert_eq!(texts, expected);
}

#[test]
fn documents_are_read_without_code() {
    let source = "# Head\n\nOne `code\ncode` [two](three.md)\n*four*.\n- five\n\n```rust\nsix\n```\n\n```sh\nparlor # seven\n```\n\n    eight\n    nine\n";
    let texts = prose::markdown(source);
    let texts: Vec<(&str, usize)> =
        texts.iter().map(|(_, words)| (words.text.trim(), words.line(words.text.len()))).collect();
    assert_eq!(texts, [("# Head", 1), ("One {code}\n two\nfour.", 5), ("- five", 6), ("seven", 13)]);
    let page = prose::html("<p lang=\"en\">one</p>\n<p lang=\"es\">uno</p>\n");
    let page: Vec<(Language, &str)> =
        page.iter().map(|(language, words)| (*language, words.text.as_str())).collect();
    assert_eq!(page, [(Language::English, "one"), (Language::Spanish, "uno")]);
}

#[test]
fn no_source_of_texts_has_run_dry() {
    let texts = collect::texts();
    let count = |language: Language, path: &str| {
        texts.iter().filter(|text| text.language == language && text.path.contains(path)).count()
    };
    for (least, language, path) in [
        (900, Language::English, "crates/parlor-words/src/"),
        (900, Language::Spanish, "crates/parlor-words/src/"),
        (100, Language::English, "words/src/pages/"),
        (100, Language::Spanish, "words/src/pages/"),
        (100, Language::English, "words/src/terminal/"),
        (100, Language::Spanish, "words/src/terminal/"),
        (100, Language::English, "crates/parlor/src/args/"),
        (3, Language::English, "assets/index.html"),
        (2, Language::Spanish, "assets/index.html"),
        (1, Language::English, "manifest.webmanifest"),
        (10, Language::English, "editions/classic.toml"),
        (50, Language::English, "README.md"),
        (20, Language::English, "CHANGELOG.md"),
        (300, Language::English, "docs/"),
    ] {
        let found = count(language, path);
        assert!(found >= least, "{found} {language:?} texts in {path}");
    }
    let has = |language: Language, words: &str| {
        texts.iter().any(|text| text.language == language && text.words.text.contains(words))
    };
    for (english, spanish) in [
        ("House rules", "Reglas de la casa"),
        ("What shall we play?", "¿A qué jugamos?"),
        ("Player {seat}", "Jugador {seat}"),
        ("it's {player}'s turn", "le toca a {player}"),
        ("plays", "juega"),
        ("Space", "Espacio"),
    ] {
        assert!(has(Language::English, english) && !has(Language::Spanish, english), "{english}");
        assert!(has(Language::Spanish, spanish) && !has(Language::English, spanish), "{spanish}");
    }
}

#[test]
fn patterns_find_words() {
    let places = |patterns: &'static str, text: &str| -> Vec<usize> {
        Pattern::all(patterns).flat_map(|pattern| pattern.places(&Tokens::of(text))).collect()
    };
    let finds = |patterns, text| !places(patterns, text).is_empty();
    for (pattern, yes, no) in [
        ("lay|laid", "Lay it", "layer, delay"),
        ("retir*", "se retira", "irretirable"),
        ("*áis", "¿jugáis?", "país"),
        ("=greedy", "a greedy bot", "Greedy"),
        ("is no !longer|.", "it is no meld", "is no longer, is no."),
        ("is no !longer", "there is no", "is no longer"),
        ("!shuffle the discards", "The discards", "Shuffle the discards"),
        ("take .. up !to", "take the last tile up", "take the tile; up"),
        ("take .. up !to", "take it up", "take up to five"),
        ("por {points}", "juega por {points}.", "por {times}"),
        ("{} left", "{points:?} left", "points left"),
        ("( RULE", "(F8)", "(rule F8), (FX), (F)"),
        ("^ RULE :", "P16: x", "rule P16: x"),
        ("por NUMBER puntos", "por 20 puntos", "por veinte puntos"),
        ("in all $", "unseen in all.", "in all games"),
        ("in all $", "In all", "in all games"),
        ("^ keep $", "Keep", "Keep it"),
        ("one / two", "two", "three"),
        ("so that", "so\nthat", "so, that"),
    ] {
        assert!(finds(pattern, yes), "{pattern}: {yes}");
        assert!(!finds(pattern, no), "{pattern}: {no}");
    }
    assert_eq!(places("!a b / c", "b, a b b c"), [0, 7, 9]);
}

#[test]
fn words_know_their_lines() {
    let mut words = Words::default();
    words.push("one\n", 3);
    words.push("two", 5);
    assert_eq!((words.line(0), words.line(3), words.line(4), words.line(6)), (3, 3, 5, 5));
}
