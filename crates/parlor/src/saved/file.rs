//! The file of one game.

use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// The file of a game that is open here; no other program that asks for it gets it as long as this one has it.
#[derive(Debug)]
pub(crate) struct SaveFile {
    number: u32,
    path: PathBuf,
    file: File,
    /// What stands in the file.
    written: String,
}

impl SaveFile {
    /// A file that is open and locked, and what stands in it.
    pub(super) fn new(number: u32, path: PathBuf, file: File, written: String) -> SaveFile {
        SaveFile { number, path, file, written }
    }

    /// The number of the game.
    pub(crate) const fn number(&self) -> u32 {
        self.number
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Brings the file up to date with a record. As a rule that adds a line; where lines were struck out, the file is
    /// first cut back to the last line that still holds. At every moment a valid record is on disk, at most with a broken
    /// last line, which [`whole_lines`] takes off.
    pub(crate) fn keep(&mut self, record: &str) -> io::Result<()> {
        if self.written == record {
            return Ok(());
        }
        let common = common_lines(&self.written, record);
        if common < self.written.len() {
            self.file.set_len(common as u64)?;
        }
        self.written.truncate(common);
        self.file.seek(SeekFrom::Start(common as u64))?;
        self.file.write_all(&record.as_bytes()[common..])?;
        self.file.sync_data()?;
        record.clone_into(&mut self.written);
        Ok(())
    }
}

/// How many bytes of whole lines two texts have in common at their beginning.
fn common_lines(one: &str, other: &str) -> usize {
    one.split_inclusive('\n')
        .zip(other.split_inclusive('\n'))
        .take_while(|(one, other)| one == other && one.ends_with('\n'))
        .map(|(line, _)| line.len())
        .sum()
}

/// The whole lines of a text: what was being written when the program was killed is left out.
pub(crate) fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> (PathBuf, SaveFile) {
        let path = std::env::temp_dir().join(format!("parlor-{}-{name}", std::process::id()));
        let file = File::create(&path).unwrap();
        (path.clone(), SaveFile::new(1, path, file, String::new()))
    }

    #[test]
    fn lines_are_added_and_struck_out() {
        let (path, mut save) = file("lines");
        for text in ["a\nb\n", "a\nb\nc\n", "a\nb\nc\nd\n", "a\nx\n", "a\nx\ny\n", "a\n", "a\n"] {
            save.keep(text).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_line_that_begins_like_another_is_not_mistaken_for_it() {
        let (path, mut save) = file("begins");
        for text in ["1 8F 4\n1 8F 41\n", "1 8F 4\n1 8F 415\n", "1 8F 4\n1 8F 41\n2 pass\n"] {
            save.keep(text).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_broken_last_line_is_taken_off() {
        assert_eq!(whole_lines("a\nb\nc"), "a\nb\n");
        assert_eq!(whole_lines("a\nb\n"), "a\nb\n");
        assert_eq!(whole_lines("a"), "");
    }
}
