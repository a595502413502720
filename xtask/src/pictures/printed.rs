//! Pictures of what the program prints.

use super::save;
use crate::failure::Failure;
use crate::process::{answer, cargo, shown};

/// What is typed, and where its picture goes.
const PICTURES: &[(&[&str], &str)] = &[(
    &["fives", "judge", "H12 9116", "--board", "docs/pictures/fives-board.txt"],
    "docs/pictures/fives-judge.svg",
)];

/// Runs the program and turns its colored text into pictures.
pub(super) fn draw_all() -> Result<(), Failure> {
    for (arguments, file) in PICTURES {
        let mut command =
            cargo(["run", "--quiet", "--package", "parlor", "--", "--color", "always", "--lang", "en"]);
        command.args(*arguments);
        let text = answer(&mut command).ok_or_else(|| Failure::Answer {
            command: shown(&command),
            problem: "nothing to draw a picture of".to_owned(),
        })?;
        let typed: Vec<String> = arguments.iter().map(|word| quoted(word)).collect();
        let svg = anstyle_svg::Term::new().render_svg(&format!("$ parlor {}\n\n{text}", typed.join(" ")));
        save(file, &svg)?;
    }
    Ok(())
}

/// A word as it is typed in a shell.
fn quoted(word: &str) -> String {
    if word.contains(' ') { format!("'{word}'") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_spaces_are_quoted() {
        assert_eq!(quoted("judge"), "judge");
        assert_eq!(quoted("8F 415"), "'8F 415'");
    }
}
