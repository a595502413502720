//! Finding an edition: built in, or in a file.

use std::path::Path;
use std::sync::Arc;

use parlor_core::{CLASSIC, Edition as _};
use parlor_words::program::Problem;
use parlor_words::{GameWords, Lang, in_notation};

use crate::failure::Failure;
use crate::text_file;

/// A built-in edition by its name in either language.
pub(crate) fn built_in<G: GameWords>(name: &str) -> Option<Arc<G::Edition>> {
    G::Edition::built_in(&in_notation(name.trim()).to_ascii_lowercase())
}

/// A built-in edition by name, or one from a file.
pub(crate) fn find<G: GameWords>(name: &str, lang: Lang) -> Result<G::Edition, Failure> {
    if let Some(edition) = built_in::<G>(name) {
        return Ok(Arc::unwrap_or_clone(edition));
    }
    let path = Path::new(name);
    let looks_like_a_file = path.exists() || path.extension().is_some() || path.components().count() > 1;
    if !looks_like_a_file {
        return Err(Failure::misuse(&Problem::UnknownEdition { name, allowed: &[CLASSIC] }, lang));
    }
    let text = text_file::read(path, lang)?;
    G::Edition::read(&text).map_err(|error| text_file::broken(path, &error, lang))
}
