//! The folder of all games.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy as _;
use parlor_core::record::{FORMAT, MAX_TEXT, Record};

use super::{SaveFile, whole_lines};

/// Where games are kept; a folder for each user, or another that the environment names.
#[derive(Clone, Debug)]
pub(crate) struct SavedGames {
    folder: PathBuf,
}

/// A game in the folder.
#[derive(Debug)]
pub(crate) struct SavedGame {
    /// Its number.
    pub(crate) number: u32,
    /// Its record; none if the file can't be read.
    pub(crate) record: Option<Record>,
    /// When something last happened in it.
    pub(crate) changed: SystemTime,
}

/// What came of opening a game.
#[derive(Debug)]
pub(crate) enum Opened {
    /// Its file and its record.
    Game(SaveFile, Box<Record>),
    /// There is no game of that number.
    Missing,
    /// Another program has it open.
    InUse,
    /// It is not text, or too long for a record.
    NoText,
    /// It can't be read as a record; the error says why.
    Broken(parlor_core::record::RecordError),
}

/// The variable that names another folder.
const FOLDER: &str = "PARLOR_DATA";
/// The file that is locked by whoever looks for a free number.
const TURN: &str = ".turn";
/// How record files end.
const EXTENSION: &str = "parlor";

/// The folder for all that Parlor saves for a user; `None` if there is no place for one.
pub(crate) fn data_folder() -> Option<PathBuf> {
    if let Some(folder) = std::env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
        return Some(folder.into());
    }
    let folders = etcetera::choose_base_strategy().ok()?;
    Some(folders.data_dir().join("parlor"))
}

impl SavedGames {
    /// The user's folder; `None` if there is no place for one.
    pub(crate) fn for_user() -> Option<SavedGames> {
        data_folder().map(|folder| SavedGames::in_folder(&folder))
    }

    /// The games below this folder.
    pub(crate) fn in_folder(folder: &Path) -> SavedGames {
        SavedGames { folder: folder.join("games") }
    }

    /// Where they are.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// A new file for a game, with the next number that is free, and this record in it.
    ///
    /// # Errors
    /// If the file can't be written; then there is no new file, or an empty one, which is ignored.
    pub(crate) fn begin(&self, game: &str, record: &str) -> io::Result<SaveFile> {
        fs::create_dir_all(&self.folder)?;
        // While one program looks for a number, no other does.
        let turn =
            OpenOptions::new().write(true).create(true).truncate(false).open(self.folder.join(TURN))?;
        turn.lock()?;
        let last = self.files()?.iter().map(|(number, _)| *number).max().unwrap_or(0);
        let number = last.checked_add(1).ok_or(io::ErrorKind::StorageFull)?;
        let path = self.folder.join(format!("{number:04}-{game}.{EXTENSION}"));
        let file = private().read(true).write(true).create_new(true).open(&path)?;
        file.lock()?;
        let mut save = SaveFile::new(number, path, file, 0);
        save.add(record)?;
        // The name of the file has to be on disk as well.
        #[cfg(unix)]
        File::open(&self.folder)?.sync_all()?;
        Ok(save)
    }

    /// Opens a game to go on with it.
    pub(crate) fn open(&self, number: u32) -> io::Result<Opened> {
        let files = self.files()?;
        let Some((_, path)) = files.into_iter().find(|(found, _)| *found == number) else {
            return Ok(Opened::Missing);
        };
        let mut file = OpenOptions::new().read(true).write(true).open(&path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(Opened::InUse),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        let bytes = read(&mut file)?;
        let Some(text) = whole_lines(&bytes).map(str::to_owned) else { return Ok(Opened::NoText) };
        match Record::read(&text) {
            Ok((record, lines)) => {
                file.set_len(text.len() as u64)?;
                let save = SaveFile::new(number, path, file, text.len() as u64);
                let is_current = lines.format() == FORMAT;
                let save = if is_current { save } else { save.in_older_format(record.to_string()) };
                Ok(Opened::Game(save, Box::new(record)))
            }
            Err(error) => Ok(Opened::Broken(error)),
        }
    }

    /// Deletes a game; `false` if another program has it open.
    pub(crate) fn delete(&self, number: u32) -> io::Result<bool> {
        let files = self.files()?;
        let Some((_, path)) = files.into_iter().find(|(found, _)| *found == number) else { return Ok(true) };
        match File::open(&path)?.try_lock() {
            Ok(()) => fs::remove_file(&path).map(|()| true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// All games, the latest first.
    pub(crate) fn all(&self) -> io::Result<Vec<SavedGame>> {
        let mut games = Vec::new();
        for (number, path) in self.files()? {
            // A file that can't be opened is one of those that can't be read; others are not hidden by it.
            let bytes = File::open(&path).and_then(|mut file| read(&mut file)).ok();
            let changed =
                fs::metadata(&path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
            let record = bytes.and_then(|bytes| whole_lines(&bytes)?.parse().ok());
            games.push(SavedGame { number, record, changed });
        }
        games.sort_by_key(|game| std::cmp::Reverse((game.changed, game.number)));
        Ok(games)
    }

    /// The games that go on, the latest first; those that can't be read are among them.
    pub(crate) fn interrupted(&self) -> io::Result<Vec<SavedGame>> {
        let goes_on = |game: &SavedGame| game.record.as_ref().is_none_or(|record| record.scores().is_none());
        Ok(self.all()?.into_iter().filter(goes_on).collect())
    }

    /// The files that are games by their names.
    fn files(&self) -> io::Result<Vec<(u32, PathBuf)>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let is_record = path.extension().is_some_and(|extension| extension == EXTENSION);
            let number = path.file_stem().and_then(|name| name.to_str()?.split_once('-')?.0.parse().ok());
            // A program that was killed at the wrong moment leaves an empty file: there is no game in it.
            let is_empty = fs::metadata(&path).is_ok_and(|file| file.len() == 0);
            files.extend(number.filter(|_| is_record && !is_empty).map(|number| (number, path)));
        }
        Ok(files)
    }
}

/// How files are opened that nobody else on this computer is to read: a game that goes on has its seed in its file.
pub(crate) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Reads a file that is no larger than a record can be; nothing of one that is.
fn read(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let size = file.take(MAX_TEXT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(if size > MAX_TEXT { vec![0xff, b'\n'] } else { bytes })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "parlor record 2\ngame fives\nrules 1\nedition classic\nseat 1 Ana\nbot 2 greedy version 1\nsealed\n\nmoves\n";
    const FORMAT_1: &str =
        "parlor record 1\ngame fives\nrules 1\nedition classic\nseat 1 Ana\nseat 2 greedy\nsealed\n\nmoves\n";

    fn games(name: &str) -> SavedGames {
        SavedGames::in_folder(&crate::scratch::folder(&format!("folder-{name}")))
    }

    #[test]
    fn games_are_numbered_listed_and_opened() {
        let games = games("numbered");
        assert!(games.all().unwrap().is_empty());
        let first = games.begin("fives", RECORD).unwrap();
        let second = games.begin("scorzo", "nonsense\n").unwrap();
        assert_eq!((first.number(), second.number()), (1, 2));
        assert!(first.path().ends_with("games/0001-fives.parlor"));

        assert!(matches!(games.open(1).unwrap(), Opened::InUse));
        drop(first);
        let Opened::Game(mut again, record) = games.open(1).unwrap() else { panic!("it is there") };
        assert_eq!(record.game(), "fives");
        again.add("1 8F 415\n").unwrap();
        assert_eq!(fs::read_to_string(again.path()).unwrap(), format!("{RECORD}1 8F 415\n"));

        drop(second);
        assert!(matches!(games.open(2).unwrap(), Opened::Broken(_)));
        assert!(matches!(games.open(3).unwrap(), Opened::Missing));
        let listed = games.interrupted().unwrap();
        assert_eq!(listed.len(), 2);
        assert_eq!(listed.iter().filter(|game| game.record.is_some()).count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_can_read_a_game_that_may_have_its_seed_in_it() {
        use std::os::unix::fs::PermissionsExt as _;
        let games = games("private");
        for record in [RECORD, FORMAT_1] {
            let path = games.begin("fives", record).unwrap().path().to_owned();
            let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(), 0o600);
            let Opened::Game(mut again, _) = games.open(games.all().unwrap()[0].number).unwrap() else {
                panic!("it is there")
            };
            again.add("1 8F 415\n").unwrap();
            assert_eq!(mode(), 0o600);
        }
    }

    #[test]
    fn a_line_that_was_being_written_when_the_program_was_killed_is_taken_off() {
        let games = games("killed");
        games.begin("fives", &format!("{RECORD}1 8F 415\n2 8")).unwrap();
        let Opened::Game(again, record) = games.open(1).unwrap() else { panic!("it is there") };
        assert_eq!(record.entries().len(), 1);
        assert_eq!(fs::read_to_string(again.path()).unwrap(), format!("{RECORD}1 8F 415\n"));
    }

    #[test]
    fn a_game_in_format_1_is_renewed_when_it_goes_on_and_not_before() {
        let games = games("format_1");
        let path = games.begin("fives", &format!("{FORMAT_1}1 8F 415\n")).unwrap().path().to_owned();
        let Opened::Game(mut save, _) = games.open(1).unwrap() else { panic!("it is there") };
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{FORMAT_1}1 8F 415\n"));
        save.add("2 pass\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{RECORD}1 8F 415\n2 pass\n"));
        assert!(matches!(games.open(1).unwrap(), Opened::InUse), "the new file is locked like the old one");
        save.add("1 pass\n").unwrap();
        save.rewrite(&format!("{RECORD}1 8F 415\n")).unwrap();
        drop(save);
        let Opened::Game(mut again, record) = games.open(1).unwrap() else { panic!("it is there") };
        assert_eq!((record.entries().len(), games.all().unwrap().len()), (1, 1));
        again.add("2 pass\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{RECORD}1 8F 415\n2 pass\n"));
    }

    #[test]
    fn a_game_in_format_1_is_there_as_a_whole_until_all_of_the_new_one_is() {
        let games = games("power");
        let path = games.begin("fives", FORMAT_1).unwrap().path().to_owned();
        // The power went off before the new file had the name: half of it is beside the old one, which goes on.
        fs::write(path.with_extension("draft"), &RECORD[..40]).unwrap();
        assert_eq!(games.all().unwrap().len(), 1);
        let Opened::Game(mut save, _) = games.open(1).unwrap() else { panic!("it is there") };
        assert_eq!(fs::read_to_string(&path).unwrap(), FORMAT_1);
        save.add("1 8F 415\n").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{RECORD}1 8F 415\n"));
        assert!(!path.with_extension("draft").exists());
    }

    #[test]
    fn a_game_in_format_1_that_cannot_be_renewed_stays_as_it_is() {
        for strikes_out in [false, true] {
            let games = games(&format!("not_renewed_{strikes_out}"));
            let path = games.begin("fives", FORMAT_1).unwrap().path().to_owned();
            let Opened::Game(mut save, _) = games.open(1).unwrap() else { panic!("it is there") };
            // Nothing can be written where the new file would be.
            fs::create_dir(path.with_extension("draft")).unwrap();
            assert!(save.add("1 8F 415\n").is_err() && save.rewrite(RECORD).is_err());
            assert_eq!(fs::read_to_string(&path).unwrap(), FORMAT_1);
            // The next save that works brings everything with it.
            fs::remove_dir(path.with_extension("draft")).unwrap();
            if strikes_out {
                save.rewrite(RECORD).unwrap();
                assert_eq!(fs::read_to_string(&path).unwrap(), RECORD);
            } else {
                save.add("1 8F 415\n2 pass\n").unwrap();
                assert_eq!(fs::read_to_string(&path).unwrap(), format!("{RECORD}1 8F 415\n2 pass\n"));
            }
        }
    }

    #[test]
    fn several_programs_that_begin_at_once_get_numbers_of_their_own() {
        let games = games("at_once");
        let numbers: Vec<u32> = std::thread::scope(|scope| {
            let begin = |game| games.begin(game, RECORD).map(|save| save.number()).unwrap();
            let threads: Vec<_> =
                ["fives", "scorzo", "polygon", "fives"].map(|game| scope.spawn(move || begin(game))).into();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4], "{numbers:?}");
    }

    #[test]
    fn what_is_no_record_is_left_as_it_is() {
        let games = games("no_record");
        games.begin("fives", RECORD).unwrap();
        let path = games.folder().join("0001-fives.parlor");
        let long = format!("{RECORD}{}", "# \n".repeat(MAX_TEXT / 3));
        for bytes in [long.as_bytes(), b"\xff\xfe\n"] {
            fs::write(&path, bytes).unwrap();
            assert!(matches!(games.open(1).unwrap(), Opened::NoText));
            assert_eq!(fs::read(&path).unwrap(), bytes);
            assert!(games.all().unwrap()[0].record.is_none());
        }
        fs::write(&path, "").unwrap();
        assert!(games.all().unwrap().is_empty() && matches!(games.open(1).unwrap(), Opened::Missing));
    }

    #[test]
    fn a_game_is_deleted_unless_it_is_open() {
        let games = games("deleted");
        let open = games.begin("fives", RECORD).unwrap();
        assert!(!games.delete(1).unwrap());
        drop(open);
        assert!(games.delete(1).unwrap());
        assert!(games.all().unwrap().is_empty());
    }

    #[test]
    fn finished_games_are_not_interrupted_ones() {
        let games = games("finished");
        games.begin("fives", &format!("{RECORD}scores 1 2\n")).unwrap();
        assert_eq!(games.all().unwrap().len(), 1);
        assert!(games.interrupted().unwrap().is_empty());
    }
}
