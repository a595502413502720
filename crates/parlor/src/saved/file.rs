//! The file of one game.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// How a file ends that is to take the place of a game's.
const DRAFT: &str = "draft";

/// The file of a game that is open here; no other program that asks for it gets it as long as this one has it.
#[derive(Debug)]
pub(crate) struct SaveFile {
    number: u32,
    path: PathBuf,
    file: File,
    /// How many bytes of the file hold for sure; after a write that failed, or in a file that was left half-written, more may
    /// stand there.
    length: u64,
    /// What the file has so far, in the format of today, if it was written in an older one: nothing can be added to that.
    renewed: Option<String>,
    /// The file that had the name before. It stays locked, for whoever opened it just before it was replaced.
    replaced: Option<File>,
}

impl SaveFile {
    /// A file that is open and locked, and how many of its bytes hold.
    pub(super) fn new(number: u32, path: PathBuf, file: File, length: u64) -> SaveFile {
        SaveFile { number, path, file, length, renewed: None, replaced: None }
    }

    /// The same file, if it was written in an older format; its record in the format of today. The file stays as it is until
    /// something is added.
    pub(super) fn in_older_format(self, record: String) -> SaveFile {
        SaveFile { renewed: Some(record), ..self }
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

    /// Adds lines to the end, and waits until they are on the disk. At every moment a valid record is there, at most with a
    /// broken last line, which [`whole_lines`] takes off.
    ///
    /// # Errors
    /// If the file can't be written. Then it may have a part of what is new, and the next call cuts that off.
    pub(crate) fn add(&mut self, lines: &str) -> io::Result<()> {
        if let Some(record) = &self.renewed {
            let record = format!("{record}{lines}");
            return self.replace(&record);
        }
        if self.file.metadata()?.len() != self.length {
            self.file.set_len(self.length)?;
        }
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()?;
        self.length += lines.len() as u64;
        Ok(())
    }

    /// Brings the file up to date with a record in which lines were struck out: it is cut back to the last line that still
    /// holds, and the rest is added.
    ///
    /// # Errors
    /// As [`SaveFile::add`].
    pub(crate) fn rewrite(&mut self, record: &str) -> io::Result<()> {
        if self.renewed.is_some() {
            return self.replace(record);
        }
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        (&self.file).take(self.length).read_to_end(&mut bytes)?;
        // If somebody made something else of the file, nothing of it holds.
        let common = common_lines(whole_lines(&bytes).unwrap_or_default(), record);
        self.length = common as u64;
        self.add(&record[common..])
    }

    /// Puts another file in the place of this one. At every moment the old one or the new one is there as a whole: the new one gets
    /// the name when all of it is on the disk.
    fn replace(&mut self, record: &str) -> io::Result<()> {
        let draft = self.path.with_extension(DRAFT);
        let mut file = File::options().read(true).write(true).create(true).truncate(true).open(&draft)?;
        file.set_permissions(self.file.metadata()?.permissions())?;
        file.lock()?;
        file.write_all(record.as_bytes())?;
        file.sync_all()?;
        fs::rename(&draft, &self.path)?;
        #[cfg(unix)]
        if let Some(folder) = self.path.parent() {
            File::open(folder)?.sync_all()?;
        }
        self.replaced = Some(std::mem::replace(&mut self.file, file));
        self.length = record.len() as u64;
        self.renewed = None;
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

/// The whole lines of a file: what was being written when the program was killed is left out. `None` if they are not text.
pub(super) fn whole_lines(bytes: &[u8]) -> Option<&str> {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    std::str::from_utf8(&bytes[..end]).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str) -> (PathBuf, SaveFile) {
        let path = crate::scratch::folder(&format!("file-{name}")).join("game");
        let file = File::options().read(true).write(true).create_new(true).open(&path).unwrap();
        (path.clone(), SaveFile::new(1, path, file, 0))
    }

    #[test]
    fn lines_are_added() {
        let (path, mut save) = file("added");
        for line in ["a\n", "b\nc\n", "", "d\n"] {
            save.add(line).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "a\nb\nc\nd\n");
    }

    #[test]
    fn lines_are_struck_out() {
        let (path, mut save) = file("lines");
        for text in ["a\nb\n", "a\nb\nc\n", "a\nb\nc\nd\n", "a\nx\n", "a\nx\ny\n", "a\n", "a\n"] {
            save.rewrite(text).unwrap();
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn a_line_that_begins_like_another_is_not_mistaken_for_it() {
        let (path, mut save) = file("begins");
        for text in ["1 8F 4\n1 8F 41\n", "1 8F 4\n1 8F 415\n", "1 8F 4\n1 8F 41\n2 pass\n"] {
            save.rewrite(text).unwrap();
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
        save.add("a\n").unwrap();
        // As if the write of a second line had gone wrong half-way.
        std::fs::write(&path, "a\nbroken").unwrap();
        save.add("b\n").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "a\nb\n");
        std::fs::write(&path, "a\nb\nbroken").unwrap();
        save.rewrite("a\n").unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "a\n");
    }
}
