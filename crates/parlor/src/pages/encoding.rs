//! In which form a file travels.

/// A form in which a file can travel, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The name in headers.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }

    /// What the name of a file in this form ends with, after the file's own name.
    pub(super) const fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }
}

/// The forms that the values of an `Accept-Encoding` header take, the most welcome first, and the smaller one of two that are equally
/// welcome. A file as it is comes last whatever the header says: that is better than no file.
pub(super) fn accepted<'a>(values: impl IntoIterator<Item = &'a str>) -> Vec<Encoding> {
    let wishes: Vec<(&str, u16)> = values.into_iter().flat_map(wishes).collect();
    let quality = |encoding: Encoding| {
        let named = |name: &str| wishes.iter().find(|(wish, _)| wish.eq_ignore_ascii_case(name));
        let found = named(encoding.name()).or_else(|| named("*")).map(|(_, quality)| *quality);
        // What is not named is not taken, but a file as it is.
        found.unwrap_or(u16::from(encoding == Encoding::Identity))
    };
    let mut taken: Vec<Encoding> = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity]
        .into_iter()
        .filter(|one| quality(*one) > 0)
        .collect();
    taken.sort_by_key(|encoding| std::cmp::Reverse(quality(*encoding)));
    if !taken.contains(&Encoding::Identity) {
        taken.push(Encoding::Identity);
    }
    taken
}

/// Names with their quality in thousandths. What is not written as it should be counts as not wanted.
fn wishes(value: &str) -> impl Iterator<Item = (&str, u16)> {
    value.split(',').map(str::trim).filter(|part| !part.is_empty()).map(wish)
}

fn wish(part: &str) -> (&str, u16) {
    let (name, parameters) = part.split_once(';').unwrap_or((part, ""));
    let mut parameters = parameters.split(';').map(str::trim);
    let quality = parameters.find_map(|field| field.strip_prefix("q=").or_else(|| field.strip_prefix("Q=")));
    (name.trim_end(), quality.map_or(1_000, thousandths))
}

fn thousandths(quality: &str) -> u16 {
    let (whole, decimals) = quality.split_once('.').unwrap_or((quality, ""));
    let is_number = decimals.len() <= 3 && decimals.bytes().all(|byte| byte.is_ascii_digit());
    match whole {
        "1" if is_number => 1_000,
        "0" if is_number => format!("{decimals:0<3}").parse().expect("three digits"),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::*;

    #[test]
    fn the_smallest_form_that_is_welcome_comes_first() {
        let cases: [(&str, &[Encoding]); 13] = [
            ("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity]),
            ("gzip", &[Gzip, Identity]),
            ("GZIP", &[Gzip, Identity]),
            ("", &[Identity]),
            ("br;q=0, gzip", &[Gzip, Identity]),
            ("br;q=0.5, gzip;q=0.8", &[Gzip, Brotli, Identity]),
            ("br;q=0.5,gzip;q=0.500", &[Brotli, Gzip, Identity]),
            ("*", &[Brotli, Gzip, Identity]),
            ("*;q=0.1, gzip;q=1.0", &[Gzip, Brotli, Identity]),
            ("identity, br;q=0.2", &[Identity, Brotli]),
            ("identity;q=0", &[Identity]),
            ("br; q=nonsense, gzip ; Q=0.001", &[Gzip, Identity]),
            ("br;q=1.5", &[Brotli, Identity]),
        ];
        for (header, expected) in cases {
            assert_eq!(accepted([header]), expected, "{header}");
        }
        assert_eq!(accepted([]), [Identity]);
    }
}
