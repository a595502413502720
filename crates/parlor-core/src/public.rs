//! What a `Public` (all that everybody knows) and a `View` (with what one viewer knows besides) have in every game.
//!
//! The fields stay with each game, because their order in JSON is part of what is sent; the code is here.

use std::sync::Arc;

use serde::{Serialize, Serializer};

/// Serialises what is shared as if it were not: for `#[serde(serialize_with = "…")]` at an edition.
///
/// # Errors
/// As the value's own.
pub fn serialize_shared<T: Serialize, S: Serializer>(
    shared: &Arc<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    T::serialize(shared, serializer)
}

/// What can be asked of every game's `Public`; stands in its `impl`. It has the fields `edition`, `options`, `phase`,
/// `scores` and `gone`, and beside it are the game's types `Edition`, `Options` and `Phase`.
#[macro_export]
macro_rules! public_accessors {
    () => {
        /// The box that is being played.
        #[must_use]
        pub const fn edition(&self) -> &::std::sync::Arc<Edition> {
            &self.edition
        }

        /// What the table chose.
        #[must_use]
        pub const fn options(&self) -> &Options {
            &self.options
        }

        /// How many seats there are.
        #[must_use]
        pub fn players(&self) -> u8 {
            self.scores.seats()
        }

        /// What the game waits for.
        #[must_use]
        pub const fn phase(&self) -> Phase {
            self.phase
        }

        /// The scores so far; final ones once the game is over.
        #[must_use]
        pub const fn scores(&self) -> &$crate::BySeat<i32> {
            &self.scores
        }

        /// Who has left, and why.
        #[must_use]
        pub const fn gone(&self) -> &$crate::BySeat<Option<$crate::Departure>> {
            &self.gone
        }

        /// Whether somebody plays in this seat.
        #[must_use]
        pub fn plays(&self, seat: $crate::Seat) -> bool {
            self.gone.get(seat).is_some_and(Option::is_none)
        }
    };
}

/// What can be asked of every game's `View`; stands in its `impl`. It has the fields `viewer` and `public`, and the game's
/// `Phase` says in `turn` who is to act.
#[macro_export]
macro_rules! view_accessors {
    () => {
        /// Who looks.
        #[must_use]
        pub const fn viewer(&self) -> $crate::Viewer {
            self.viewer
        }

        /// What everybody knows.
        #[must_use]
        pub const fn public(&self) -> &Public {
            &self.public
        }

        /// Whether the viewer is to act.
        #[must_use]
        pub fn is_mover(&self) -> bool {
            self.public.phase().turn().is_some_and(|seat| self.viewer.is(seat))
        }
    };
}
