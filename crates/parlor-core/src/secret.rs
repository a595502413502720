//! Values that not every viewer may know.

use std::fmt;

/// Something hidden from somebody. It can't be serialised, and printing it for debugging shows nothing, so that it
/// reaches no message, log line or panic by accident; code that may look says so by calling [`Secret::reveal`].
///
/// ```compile_fail
/// fn send<T: serde::Serialize>(_: &T) {}
/// send(&parlor_core::Secret::new(7)); // a secret has no serialised form
/// ```
///
/// ```
/// use parlor_core::Secret;
///
/// let mut rack = Secret::new(vec![4, 1, 5]);
/// assert_eq!(format!("{rack:?}"), "(hidden)");
/// rack.reveal_mut().push(9);
/// assert_eq!(rack.reveal(), &[4, 1, 5, 9]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides a value.
    pub const fn new(value: T) -> Secret<T> {
        Secret(value)
    }

    /// Looks at the hidden value.
    pub const fn reveal(&self) -> &T {
        &self.0
    }

    /// Looks at the hidden value, to change it.
    pub const fn reveal_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(hidden)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debugging_shows_nothing() {
        assert_eq!(format!("{:?}", Secret::new("4 1 5")), "(hidden)");
    }

    #[test]
    fn who_may_look_can() {
        let mut secret = Secret::new(1);
        *secret.reveal_mut() += 1;
        assert_eq!(*secret.reveal(), 2);
    }
}
