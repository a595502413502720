//! The list of games, and what each adds to a session.
//!
//! Every other place that has to know all games takes them from [`games!`](crate::games), most of them through
//! [`with_game!`](crate::with_game) and [`for_each_game!`](crate::for_each_game).

pub mod fives;
pub mod polygon;
pub mod scorzo;
#[cfg(feature = "toy")]
mod toy;

pub use parlor_fives::Fives;
pub use parlor_polygon::Polygon;
pub use parlor_scorzo::Scorzo;
#[cfg(feature = "toy")]
pub use parlor_toy::Toy;

/// Hands the list of games to a macro, behind whatever else it is given: `games!(make! { … })` is
/// `make! { { … } fives Fives, scorzo Scorzo, … }`. The types are those of this crate.
#[macro_export]
macro_rules! games {
    ($($then:tt)::+ ! { $($given:tt)* }) => {
        $crate::and_the_toy! { [$($then)::+] { $($given)* } fives Fives, scorzo Scorzo, polygon Polygon }
    };
}

/// Hands the list on as it is. A `cfg` in the list itself would ask for a feature of the crate that uses it.
#[cfg(not(feature = "toy"))]
#[doc(hidden)]
#[macro_export]
macro_rules! and_the_toy {
    ([$($then:tt)+] $given:tt $($games:tt)+) => { $($then)+! { $given $($games)+ } };
}

/// Hands the list on with the toy in it.
#[cfg(feature = "toy")]
#[doc(hidden)]
#[macro_export]
macro_rules! and_the_toy {
    ([$($then:tt)+] $given:tt $($games:tt)+) => { $($then)+! { $given $($games)+, toy Toy } };
}

/// Does something with every game, in the order of the shelf: `for_each_game!(G => check::<G>())`.
#[macro_export]
macro_rules! for_each_game {
    ({ $G:ident => $body:expr } $($id:ident $Game:ident),+) => {
        $({
            type $G = $crate::$Game;
            $body;
        })+
    };
    ($G:ident => $body:expr) => {
        $crate::games! { $crate::for_each_game! { $G => $body } }
    };
}

/// Does something with the game of an id, whichever it is; `None` if there is no such game.
///
/// ```
/// use parlor_session::with_game;
/// use parlor_words::GameWords;
///
/// assert_eq!(with_game!("scorzo", G => G::NAME), Some("Scorzo"));
/// assert_eq!(with_game!("chess", G => G::NAME), None);
/// ```
#[macro_export]
macro_rules! with_game {
    ({ $wanted:expr, $G:ident => $body:expr } $($id:ident $Game:ident),+) => {
        match $wanted {
            $(<$crate::$Game as ::parlor_core::Game>::ID => {
                type $G = $crate::$Game;
                Some($body)
            })+
            _ => None,
        }
    };
    ($wanted:expr, $G:ident => $body:expr) => {
        $crate::games! { $crate::with_game! { $wanted, $G => $body } }
    };
}

macro_rules! ids {
    ({} $($id:ident $Game:ident),+) => {
        &[$(<$Game as parlor_core::Game>::ID),+]
    };
}

/// The ids of all games, in the order of the shelf.
pub const GAME_IDS: &[&str] = games!(ids! {});

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_core::{CLASSIC, Edition as _, Game as _, SetUp};
    use parlor_words::GameWords as _;

    #[test]
    fn every_game_has_its_own_id_and_a_classic_edition() {
        let mut ids = Vec::new();
        for_each_game!(G => {
            assert_eq!(SetUp::<G>::classic(2, "").edition.name(), CLASSIC, "{}", G::ID);
            assert_eq!(with_game!(G::ID, Same => Same::NAME), Some(G::NAME));
            ids.push(G::ID);
        });
        assert_eq!(ids, GAME_IDS);
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), GAME_IDS.len());
        assert_eq!(with_game!("chess", G => G::NAME), None);
    }
}
