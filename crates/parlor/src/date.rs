//! Days of the calendar, as puzzles are named by them.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date {
    year: u32,
    month: u32,
    day: u32,
}

impl Date {
    /// Today, in universal time, so that it is the same day everywhere.
    pub(crate) fn today() -> Date {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Date::from_days(since.as_secs() / 86_400)
    }

    /// This many days after the first of January 1970.
    fn from_days(days: u64) -> Date {
        let mut left = u32::try_from(days).unwrap_or(0);
        let mut year = 1970;
        while left >= days_of_year(year) {
            left -= days_of_year(year);
            year += 1;
        }
        let mut month = 1;
        while left >= days_of_month(year, month) {
            left -= days_of_month(year, month);
            month += 1;
        }
        Date { year, month, day: left + 1 }
    }
}

const fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of_year(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of_month(year: u32, month: u32) -> u32 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap(year) => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DateError;

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        let part = |range: std::ops::Range<usize>| {
            let digits = text.get(range).filter(|part| part.bytes().all(|byte| byte.is_ascii_digit()))?;
            digits.parse().ok()
        };
        let date = match (part(0..4), part(5..7), part(8..10)) {
            (Some(year), Some(month), Some(day)) => Date { year, month, day },
            _ => return Err(DateError),
        };
        let exists = (1..=12).contains(&date.month)
            && (1..=days_of_month(date.year, date.month)).contains(&date.day)
            && date.year >= 1970;
        if exists && date.to_string() == text { Ok(date) } else { Err(DateError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        let said = |days| Date::from_days(days).to_string();
        assert_eq!(said(0), "1970-01-01");
        assert_eq!(said(58), "1970-02-28");
        assert_eq!(said(59), "1970-03-01");
        assert_eq!(said(11_016), "2000-02-29");
        assert_eq!(said(11_017), "2000-03-01");
        assert_eq!(said(20_773), "2026-11-16");
    }

    #[test]
    fn only_days_that_exist_are_dates() {
        for good in ["2026-11-16", "2024-02-29", "1970-01-01"] {
            assert_eq!(good.parse::<Date>().unwrap().to_string(), good);
        }
        for bad in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "16-11-2026",
            "2026-11-160",
            "+026-11-16",
            "today",
            "",
        ] {
            assert_eq!(bad.parse::<Date>(), Err(DateError), "{bad:?}");
        }
    }
}
