//! Names that change with the content.

use sha2::{Digest, Sha256};

/// How much of the hash is in a name; `parlor serve` knows names with a hash by these many digits.
const DIGITS: usize = 16;

/// The beginning of the SHA-256 of some bytes, in hexadecimal digits.
pub(super) fn short(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().take(DIGITS / 2).map(|byte| format!("{byte:02x}")).collect()
}

/// The name of a file, with a hash of its content: `boot.js` becomes `boot.0123456789abcdef.js`.
pub(super) fn named(name: &str, bytes: &[u8]) -> String {
    let (stem, ending) = name.split_once('.').unwrap_or((name, "bin"));
    format!("{stem}.{}.{ending}", short(bytes))
}

/// Whether a name carries a hash.
pub(super) fn is_named(name: &str) -> bool {
    let is_hash = |part: &str| {
        part.len() == DIGITS && part.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    name.split('.').nth(1).is_some_and(is_hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_carries_the_hash_of_the_content() {
        // The SHA-256 of nothing is in every textbook.
        assert_eq!(named("boot.js", b""), "boot.e3b0c44298fc1c14.js");
        assert_ne!(named("boot.js", b""), named("boot.js", b" "));
        assert!(is_named("boot.e3b0c44298fc1c14.js"));
        assert!(is_named("boot.e3b0c44298fc1c14.js.br"));
        for name in ["boot.js", "index.html", "boot.e3b0c44298fc1c1.js", "boot.E3B0C44298FC1C14.js", "a"] {
            assert!(!is_named(name), "{name}");
        }
    }
}
