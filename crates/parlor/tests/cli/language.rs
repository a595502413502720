//! The language that the user asks for.

use crate::common::{parlor, said};

/// Whether the program speaks Spanish, asked by a rule and by an error.
fn speaks_spanish(environment: &[(&str, &str)], arguments: &str) -> bool {
    let rule =
        said(parlor("rules fives F8").args(arguments.split_whitespace()).envs(environment.iter().copied()));
    let error =
        said(parlor("watch chess").args(arguments.split_whitespace()).envs(environment.iter().copied()));
    let spanish = rule.out.contains("Múltiplos de 5");
    assert_ne!(spanish, rule.out.contains("Multiples of 5"), "{}", rule.out);
    assert_eq!(spanish, error.err.contains("no existe el juego"), "{}", error.err);
    spanish
}

#[test]
fn lang_is_honored() {
    for spanish in ["es_ES.UTF-8", "es_MX.UTF-8", "es", "es_ES@euro"] {
        assert!(speaks_spanish(&[("LANG", spanish)], ""), "{spanish}");
    }
    for other in ["", "C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "fr_FR.UTF-8", "est_EE", "nonsense"] {
        assert!(!speaks_spanish(&[("LANG", other)], ""), "{other}");
    }
}

#[test]
fn lc_messages_wins_over_lang_and_lc_all_over_both() {
    let (english, spanish) = ("en_GB.UTF-8", "es_ES.UTF-8");
    assert!(speaks_spanish(&[("LANG", english), ("LC_MESSAGES", spanish)], ""));
    assert!(!speaks_spanish(&[("LANG", spanish), ("LC_MESSAGES", english)], ""));
    assert!(speaks_spanish(&[("LANG", english), ("LC_MESSAGES", english), ("LC_ALL", spanish)], ""));
    assert!(!speaks_spanish(&[("LANG", spanish), ("LC_MESSAGES", spanish), ("LC_ALL", "C")], ""));
}

#[test]
fn an_empty_variable_counts_as_none() {
    assert!(speaks_spanish(&[("LANG", "es_ES.UTF-8"), ("LC_MESSAGES", ""), ("LC_ALL", "")], ""));
}

#[test]
fn lang_on_the_command_line_wins_over_the_environment() {
    let environment = |locale| [("LANG", locale), ("LC_MESSAGES", locale), ("LC_ALL", locale)];
    assert!(speaks_spanish(&environment("en_GB.UTF-8"), "--lang es"));
    assert!(!speaks_spanish(&environment("es_ES.UTF-8"), "--lang en"));
}

#[test]
fn the_referee_gives_its_reasons_in_the_language_asked_for() {
    let answer = said(parlor("referee").env("LANG", "es_ES.UTF-8").stdin("{\"op\":\"dance\"}\n"));
    assert!(answer.out.contains(r#""code":"unknown_op""#), "{}", answer.out);
    assert!(answer.out.contains("No existe la petición"), "{}", answer.out);
}
