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
    /// What stands in the file for sure; after a write that failed, more may stand there.
    written: String,
    /// Whether the last write failed.
    is_unsure: bool,
}

impl SaveFile {
    /// A file that is open and locked, and what stands in it.
    pub(super) fn new(number: u32, path: PathBuf, file: File, written: String) -> SaveFile {
        SaveFile { number, path, file, written, is_unsure: false }
    }

    /// Makes every write fail, or mends that: what a full disk does.
    #[cfg(test)]
    pub(crate) fn set_full(&mut self, is_full: bool) {
        self.file = File::options().read(true).write(!is_full).open(&self.path).unwrap();
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
    ///
    /// # Errors
    /// If the file can't be written. Then it may have a part of what is new, and the next call mends that.
    pub(crate) fn write(&mut self, record: &str) -> io::Result<()> {
        if self.written == record && !self.is_unsure {
            return Ok(());
        }
        let common = common_lines(&self.written, record);
        let is_longer = self.is_unsure || common < self.written.len();
        self.is_unsure = true;
        self.written.truncate(common);
        if is_longer {
            self.file.set_len(common as u64)?;
        }
        self.file.seek(SeekFrom::Start(common as u64))?;
        self.file.write_all(&record.as_bytes()[common..])?;
        self.file.sync_data()?;
        record.clone_into(&mut self.written);
        self.is_unsure = false;
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

/// The whole lines of a file: what was being written when the program was killed is left out. `None` if they are no text.
pub(super) fn whole_lines(bytes: &[u8]) -> Option<&str> {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    std::str::from_utf8(&bytes[..end]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> (PathBuf, SaveFile) {
        let path = crate::scratch::folder(&format!("file-{name}")).join("game");
        let file = File::create(&path).unwrap();
        (path.clone(), SaveFile::new(1, path, file, String::new()))
    }

    #[test]
    fn lines_are_added_and_struck_out() {
        let (path, mut save) = file("lines");
        for text in ["a\nb\n", "a\nb\nc\n", "a\nb\nc\nd\n", "a\nx\n", "a\nx\ny\n", "a\n", "a\n"] {
            save.write(text).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn a_line_that_begins_like_another_is_not_mistaken_for_it() {
        let (path, mut save) = file("begins");
        for text in ["1 8F 4\n1 8F 41\n", "1 8F 4\n1 8F 415\n", "1 8F 4\n1 8F 41\n2 pass\n"] {
            save.write(text).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn a_broken_last_line_is_taken_off() {
        assert_eq!(whole_lines(b"a\nb\nc"), Some("a\nb\n"));
        assert_eq!(whole_lines(b"a\nb\n"), Some("a\nb\n"));
        assert_eq!(whole_lines(b"a"), Some(""));
        // Torn in the middle of a character.
        assert_eq!(whole_lines(b"a\nI\xc3"), Some("a\n"));
        assert_eq!(whole_lines(b"\xff\n"), None);
    }

    #[test]
    fn what_a_failed_write_left_behind_is_cut_off_by_the_next() {
        let (path, mut save) = file("failed");
        save.write("a\n").unwrap();
        // As if the write of a second line had gone wrong half-way.
        std::fs::write(&path, "a\nb").unwrap();
        save.is_unsure = true;
        save.write("a\n").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "a\n");
    }
}
