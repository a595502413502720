//! What the fuzz targets share.

mod place;
mod position;

pub use place::is_within;
pub use position::Position;
