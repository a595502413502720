//! What a player does: one placement (P9, P14), and how it is written down.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Space, SpaceError, Tile, TileError};

/// Lays one of the turn's tiles, or puts it out of the game.
///
/// ```
/// use parlor_polygon::{Action, ActionError, Space, Tile};
///
/// let action = Action::read("4x2 1,-1")?;
/// assert_eq!((action.tile, action.space), (Tile::new(4, 2).unwrap(), Some(Space::new(1, -1))));
/// assert_eq!(action.to_string(), "4x2 1,-1");
/// assert_eq!(Action::read("W out")?, Action { tile: Tile::WILD, space: None });
/// assert_eq!(Action::read("4x2"), Err(ActionError::Form));
/// # Ok::<(), ActionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Action {
    /// The tile.
    pub tile: Tile,
    /// Where it is laid; none to put it out of the game, which is legal only if it has no legal space (P14).
    pub space: Option<Space>,
}

impl Action {
    /// Reads an action: `4x2 1,-1`, or `4x2 out`.
    ///
    /// # Errors
    /// If the text is not an action in this notation.
    pub fn read(text: &str) -> Result<Action, ActionError> {
        let (tile, place) = text.split_once(' ').ok_or(ActionError::Form)?;
        let tile = tile.parse()?;
        let space = if place == "out" { None } else { Some(place.parse()?) };
        Ok(Action { tile, space })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.space {
            Some(space) => write!(f, "{} {space}", self.tile),
            None => write!(f, "{} out", self.tile),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text is not an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// It has another form.
    #[error("a placement is a tile and a space, such as 4x2 1,-1, or a tile and out")]
    Form,
    /// The tile is invalid.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// The space is invalid.
    #[error(transparent)]
    Space(#[from] SpaceError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p09_p14_placements_are_written_as_tile_and_space() {
        let tile = "4x2".parse().unwrap();
        for (text, space) in [("4x2 1,-1", Some(Space::new(1, -1))), ("4x2 out", None)] {
            let action = Action { tile, space };
            assert_eq!(action.to_string(), text);
            assert_eq!(Action::read(text), Ok(action));
            assert_eq!(serde_json::to_string(&action).unwrap(), format!("{text:?}"));
        }
        assert_eq!(Action::read("4x2"), Err(ActionError::Form));
        assert_eq!(Action::read("6 0,0"), Err(ActionError::Tile(TileError)));
        assert_eq!(Action::read("4 0"), Err(ActionError::Space(SpaceError)));
        assert_eq!(Action::read("4  0,0"), Err(ActionError::Space(SpaceError)));
    }
}
