//! Files that travel small: each has its twins ready, so no server has to compress.

use std::io::{self, Write as _};

use brotli::enc::BrotliEncoderParams;
use brotli::enc::backward_references::BrotliEncoderMode;
use flate2::{Compression, GzBuilder};

use crate::web::link::Linked;

/// The endings of files that get smaller. Pictures of points are compressed already.
const SMALLER: &[&str] = &[".css", ".html", ".js", ".svg", ".wasm", ".webmanifest"];

/// A file and its twins.
pub(crate) struct Packed {
    pub(super) file: Linked,
    /// Both, or none where the file would not get smaller.
    pub(super) twins: Option<Twins>,
}

/// The compressed twins of a file.
pub(super) struct Twins {
    pub(super) brotli: Vec<u8>,
    pub(super) gzip: Vec<u8>,
}

impl Packed {
    /// How many bytes travel to a browser that takes brotli.
    pub(super) fn small(&self) -> usize {
        self.twins.as_ref().map_or(self.file.bytes.len(), |twins| twins.brotli.len())
    }
}

/// Compresses a file, as well as it goes.
pub(super) fn pack(file: Linked) -> Packed {
    let is_smaller = SMALLER.iter().any(|ending| file.name.ends_with(ending));
    let twins = is_smaller.then(|| twins(&file.bytes)).and_then(Result::ok);
    Packed { file, twins }
}

/// Writing into memory does not fail; if it did, the file would travel as it is.
fn twins(bytes: &[u8]) -> io::Result<Twins> {
    let brotli = brotli(bytes)?;
    // No name and no time: the same bytes every time.
    let mut gzip = GzBuilder::new().write(Vec::new(), Compression::best());
    gzip.write_all(bytes)?;
    Ok(Twins { brotli, gzip: gzip.finish()? })
}

/// The way of writing distances that is meant for fonts suits some modules better, and which cannot be told beforehand.
fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let packed = |mode| {
        let best = BrotliEncoderParams {
            mode,
            quality: 11,
            lgwin: 22,
            size_hint: bytes.len(),
            ..Default::default()
        };
        let mut packed = Vec::new();
        brotli::BrotliCompress(&mut &*bytes, &mut packed, &best)?;
        io::Result::Ok(packed)
    };
    let generic = packed(BrotliEncoderMode::BROTLI_MODE_GENERIC)?;
    let font = packed(BrotliEncoderMode::BROTLI_MODE_FONT)?;
    Ok(if font.len() < generic.len() { font } else { generic })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn file(name: &str) -> Linked {
        let bytes = "what is said twice is said better. ".repeat(50).into_bytes();
        Linked { source: name.to_owned(), name: name.to_owned(), bytes }
    }

    #[test]
    fn twins_are_smaller_and_hold_the_same() {
        let packed = pack(file("style.css"));
        let twins = packed.twins.as_ref().unwrap();
        let (mut brotli, mut gzip) = (Vec::new(), Vec::new());
        brotli::BrotliDecompress(&mut twins.brotli.as_slice(), &mut brotli).unwrap();
        flate2::read::GzDecoder::new(twins.gzip.as_slice()).read_to_end(&mut gzip).unwrap();
        assert_eq!((&brotli, &gzip), (&packed.file.bytes, &packed.file.bytes));
        assert!(packed.small() < packed.file.bytes.len() / 10);
        let again = pack(file("style.css")).twins.unwrap();
        assert_eq!((&again.brotli, &again.gzip), (&twins.brotli, &twins.gzip));
    }

    #[test]
    fn a_picture_of_points_travels_as_it_is() {
        assert!(pack(file("icon.png")).twins.is_none());
    }
}
