//! Numbers as people write them.

use std::time::Duration;

use crate::Lang;
use crate::say::say;

/// A no-break space: what is before it and after it stays on one line.
const NO_BREAK: char = '\u{a0}';

/// The minus sign that people read. Files and commands have a hyphen instead.
const MINUS: &str = "\u{2212}";

/// A whole number with its thousands apart: `12,345`, in Spanish `12 345` (and `1234`: four digits stay together). Below
/// zero it has a real minus sign: it is for people, and no program can read it.
#[must_use]
pub fn whole(number: i64, lang: Lang) -> String {
    let sign = if number < 0 { MINUS } else { "" };
    format!("{sign}{}", grouped(&number.unsigned_abs().to_string(), lang))
}

fn grouped(digits: &str, lang: Lang) -> String {
    let (least, separator) = lang.pick((4, ','), (5, NO_BREAK));
    if digits.len() < least {
        return digits.to_owned();
    }
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(separator);
        }
        grouped.push(digit);
    }
    grouped
}

/// A number with this many decimal places (in Spanish after a comma), with the sign that [`whole`] has; a dash for what is
/// not a number.
#[must_use]
pub fn decimal(number: f64, places: usize, lang: Lang) -> String {
    if !number.is_finite() {
        return "–".to_owned();
    }
    let text = format!("{:.places$}", number.abs());
    let sign = if number < 0.0 && text.contains(|c: char| matches!(c, '1'..='9')) { MINUS } else { "" };
    match text.split_once('.') {
        Some((whole, fraction)) => {
            format!("{sign}{}{}{fraction}", grouped(whole, lang), lang.pick('.', ','))
        }
        None => format!("{sign}{}", grouped(&text, lang)),
    }
}

/// A share of one as a percentage with one place: `61.2%`, in Spanish `61,2 %`.
#[must_use]
pub fn percent(share: f64, lang: Lang) -> String {
    let number = decimal(share * 100.0, 1, lang);
    match lang {
        Lang::English => format!("{number}%"),
        Lang::Spanish => format!("{number}{NO_BREAK}%"),
    }
}

/// How long something took: `2.3 s`, or `1 min 5 s` from a minute on.
#[must_use]
pub fn duration(time: Duration, lang: Lang) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        let text = decimal(time.as_secs_f64(), 1, lang);
        return format!("{text}{NO_BREAK}s");
    }
    format!("{}{NO_BREAK}min {}{NO_BREAK}s", grouped(&(seconds / 60).to_string(), lang), seconds % 60)
}

/// How long ago something was, as roughly as people say it.
#[must_use]
pub fn ago(time: Duration, lang: Lang) -> String {
    let minutes = time.as_secs() / 60;
    let (hours, days) = (minutes / 60, minutes / (24 * 60));
    match (days, hours, minutes) {
        (0, 0, 0) => say!(lang, "just now", "ahora mismo"),
        (0, 0, 1) => say!(lang, "a minute ago", "hace un minuto"),
        (0, 0, _) => say!(lang, "{minutes} minutes ago", "hace {minutes} minutos"),
        (0, 1, _) => say!(lang, "an hour ago", "hace una hora"),
        (0, _, _) => say!(lang, "{hours} hours ago", "hace {hours} horas"),
        (1, _, _) => say!(lang, "yesterday", "ayer"),
        _ => say!(lang, "{days} days ago", "hace {days} días"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Lang::{English, Spanish};

    #[test]
    fn thousands_stand_apart() {
        for (number, english, spanish) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (1_234, "1,234", "1234"),
            (12_345, "12,345", "12\u{a0}345"),
            (-7, "−7", "−7"),
            (-1_234_567, "−1,234,567", "−1\u{a0}234\u{a0}567"),
        ] {
            assert_eq!(whole(number, English), english);
            assert_eq!(whole(number, Spanish), spanish);
        }
        assert_eq!(whole(i64::MIN, English), "−9,223,372,036,854,775,808");
    }

    #[test]
    fn fractions_have_a_point_or_a_comma() {
        assert_eq!(decimal(1234.56, 1, English), "1,234.6");
        assert_eq!(decimal(1234.56, 1, Spanish), "1234,6");
        assert_eq!(decimal(-0.5, 1, Spanish), "−0,5");
        assert_eq!(decimal(-1234.56, 1, English), "−1,234.6");
        assert_eq!(decimal(-0.01, 1, English), "0.0");
        assert_eq!(decimal(7.0, 0, English), "7");
        assert_eq!(decimal(f64::NAN, 1, English), "–");
        assert_eq!(percent(0.612, English), "61.2%");
        assert_eq!(percent(-0.05, English), "−5.0%");
        assert_eq!(percent(0.612, Spanish), "61,2\u{a0}%");
    }

    #[test]
    fn times_are_in_seconds_and_then_in_minutes() {
        assert_eq!(duration(Duration::from_millis(2_340), English), "2.3\u{a0}s");
        assert_eq!(duration(Duration::from_millis(2_340), Spanish), "2,3\u{a0}s");
        assert_eq!(duration(Duration::from_secs(65), English), "1\u{a0}min 5\u{a0}s");
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        let said = |seconds, lang| ago(Duration::from_secs(seconds), lang);
        assert_eq!(said(59, English), "just now");
        assert_eq!(said(60, English), "a minute ago");
        assert_eq!(said(3_599, Spanish), "hace 59 minutos");
        assert_eq!(said(3_600, Spanish), "hace una hora");
        assert_eq!(said(86_399, English), "23 hours ago");
        assert_eq!(said(86_400, English), "yesterday");
        assert_eq!(said(172_800, Spanish), "hace 2 días");
    }
}
