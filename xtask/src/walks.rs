//! ARCHITECTURE.md walks through the code function by function: every function that it names is in the file that it names.

use std::fs;
use std::path::Path;

/// A function, and the file that should have it.
#[derive(Debug, PartialEq, Eq)]
struct Named<'a> {
    file: &'a str,
    function: &'a str,
}

/// The functions that a text names: in backticks, after the file in backticks and a colon.
fn named(text: &str) -> Vec<Named<'_>> {
    let mut named = Vec::new();
    let mut file = None;
    for (index, quoted) in text.split('`').enumerate() {
        // Every second piece is in backticks.
        match (index % 2, file) {
            (1, _) if quoted.ends_with(".rs") => file = Some(quoted),
            (1, Some(file)) if quoted.chars().all(|c| c.is_ascii_lowercase() || c == '_') => {
                named.push(Named { file, function: quoted });
            }
            // A sentence or an item that ends, ends what is said of a file.
            (0, Some(_)) if quoted.contains(". ") || quoted.contains("\n\n") || quoted.contains(".\n") => {
                file = None;
            }
            _ => {}
        }
    }
    named
}

#[test]
fn files_and_their_functions_are_found_in_a_text() {
    let text = "1. `a/b.rs`: `one`, then `two` makes a `Play`. Not `three`. `c.rs`: `four`.\n";
    let of = |file, function| Named { file, function };
    assert_eq!(named(text), [of("a/b.rs", "one"), of("a/b.rs", "two"), of("c.rs", "four")]);
}

#[test]
fn every_function_on_the_walks_is_in_its_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let architecture = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let (_, walks) = architecture.split_once("## One move, function by function\n").unwrap();
    let (walks, _) = walks.split_once("\n## ").unwrap();
    let named = named(walks);
    assert!(named.len() > 60, "only {} functions are named", named.len());
    for Named { file, function } in named {
        let code =
            fs::read_to_string(root.join("crates").join(file)).unwrap_or_else(|_| panic!("no file {file}"));
        let is_there =
            [format!("fn {function}("), format!("fn {function}<")].iter().any(|it| code.contains(it));
        assert!(is_there, "{file} has no function {function}");
    }
}
