//! What would be on a disk after the power was lost: what was synced, and of the rest nothing, or any part of it.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::Path;

use super::trace::Event;

/// What a disk writes at once, in bytes.
const SECTOR: usize = 512;

/// A file: what is durable, and what was done to it since.
#[derive(Clone, Debug, Default)]
struct Stored {
    durable: Vec<u8>,
    /// How many changes are in it.
    done: usize,
    since: Vec<Change>,
}

#[derive(Clone, Debug)]
enum Change {
    Write { at: usize, bytes: Vec<u8> },
    Length(usize),
}

impl Change {
    fn apply(&self, contents: &mut Vec<u8>) {
        match self {
            Change::Write { at, bytes } => {
                let end = at + bytes.len();
                if contents.len() < end {
                    contents.resize(end, 0);
                }
                contents[*at..end].copy_from_slice(bytes);
            }
            Change::Length(length) => contents.resize(*length, 0),
        }
    }

    /// As if the power was lost while it was written: a whole number of sectors of it.
    fn torn(&self, sectors: usize) -> Change {
        match self {
            Change::Write { at, bytes } => {
                let mut bytes = bytes.clone();
                bytes.truncate(sectors * SECTOR);
                Change::Write { at: *at, bytes }
            }
            length @ Change::Length(_) => length.clone(),
        }
    }
}

/// What is done with that which was not synced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsynced {
    /// Nothing of it is there.
    Gone,
    /// Any part of it is there, by this number.
    Partly(u64),
}

/// A disk, of which one folder is of interest.
#[derive(Debug)]
pub(super) struct Disk {
    /// The folder, as a path with a slash behind it.
    folder: String,
    /// Every file that there ever was, by a number of its own.
    files: Vec<Stored>,
    /// Which file a path names now, and which one it would name after the power was lost.
    names: BTreeMap<String, usize>,
    durable_names: BTreeMap<String, usize>,
    /// How much of each file a sync that is under way will make durable, or which names.
    syncing: HashMap<(u32, String), Syncing>,
    /// Whether the folder itself would be there.
    has_folder: bool,
    syncs: u64,
}

#[derive(Debug)]
enum Syncing {
    /// With so many changes of it.
    File {
        file: usize,
        changes: usize,
    },
    Folder(Vec<(String, usize)>),
}

impl Disk {
    pub(super) fn new(folder: &Path) -> Disk {
        Disk {
            folder: format!("{}/", folder.display()),
            files: Vec::new(),
            names: BTreeMap::new(),
            durable_names: BTreeMap::new(),
            syncing: HashMap::new(),
            has_folder: true,
            syncs: 0,
        }
    }

    /// How often something in the folder was synced.
    pub(super) const fn syncs(&self) -> u64 {
        self.syncs
    }

    fn is_ours(&self, path: &str) -> bool {
        path.starts_with(&self.folder)
    }

    /// The number of a file, which is there from now on.
    fn file(&mut self, path: &str) -> usize {
        if let Some(file) = self.names.get(path) {
            return *file;
        }
        self.files.push(Stored::default());
        self.names.insert(path.to_owned(), self.files.len() - 1);
        self.files.len() - 1
    }

    fn change(&mut self, path: &str, change: Change) {
        let file = self.file(path);
        self.files[file].since.push(change);
    }

    /// Takes in what happened.
    pub(super) fn take_in(&mut self, event: &Event) {
        match event {
            Event::Opened { path, creates, truncates } if self.is_ours(path) => {
                if *creates {
                    self.file(path);
                }
                if *truncates {
                    self.change(path, Change::Length(0));
                }
            }
            Event::Wrote { path, at, bytes } if self.is_ours(path) => {
                let at = usize::try_from(*at).expect("a file is shorter than the memory");
                self.change(path, Change::Write { at, bytes: bytes.clone() });
            }
            Event::SetLength { path, length } if self.is_ours(path) => {
                let length = usize::try_from(*length).expect("a file is shorter than the memory");
                self.change(path, Change::Length(length));
            }
            // It is there for sure once the folder around it is synced.
            Event::MadeFolder(path) if self.folder.starts_with(&format!("{path}/")) => {
                self.has_folder = false;
            }
            Event::Removed(path) => {
                self.names.remove(path);
            }
            Event::Renamed { from, to } => {
                if let Some(file) = self.names.remove(from) {
                    self.names.insert(to.clone(), file);
                }
            }
            Event::SyncBegan { path, by } => {
                let syncing = match self.names.get(path) {
                    Some(file) => {
                        let Stored { done, since, .. } = &self.files[*file];
                        Syncing::File { file: *file, changes: done + since.len() }
                    }
                    None => Syncing::Folder(self.names_in(path)),
                };
                self.syncing.insert((*by, path.clone()), syncing);
            }
            Event::SyncEnded { path, by } => self.end_sync(*by, path),
            _ => {}
        }
    }

    fn names_in(&self, folder: &str) -> Vec<(String, usize)> {
        let inside = |path: &str| path.rsplit_once('/').is_some_and(|(parent, _)| parent == folder);
        self.names.iter().filter(|(path, _)| inside(path)).map(|(path, file)| (path.clone(), *file)).collect()
    }

    fn end_sync(&mut self, by: u32, path: &str) {
        match self.syncing.remove(&(by, path.to_owned())) {
            Some(Syncing::File { file, changes }) => {
                self.syncs += 1;
                let Stored { durable, done, since } = &mut self.files[file];
                // Another sync of the file may have ended in the meantime.
                let new = changes.saturating_sub(*done);
                since.drain(..new).for_each(|change| change.apply(durable));
                *done += new;
            }
            Some(Syncing::Folder(names)) => {
                if self
                    .folder
                    .trim_end_matches('/')
                    .rsplit_once('/')
                    .is_some_and(|(parent, _)| parent == path)
                {
                    self.has_folder = true;
                }
                self.syncs += u64::from(!names.is_empty());
                let inside = |path: &str, folder: &str| {
                    path.rsplit_once('/').is_some_and(|(parent, _)| parent == folder)
                };
                self.durable_names.retain(|name, _| !inside(name, path));
                self.durable_names.extend(names);
            }
            None => {}
        }
    }

    /// What the house itself sees: whether the trace tells of all that was written.
    pub(super) fn contents_now(&self, name: &str) -> Option<Vec<u8>> {
        let Stored { durable, since, .. } =
            &self.files[*self.names.get(&format!("{}{name}", self.folder))?];
        let mut contents = durable.clone();
        since.iter().for_each(|change| change.apply(&mut contents));
        Some(contents)
    }

    /// Writes what would be on the disk after the power was lost into another folder.
    pub(super) fn write_to(&self, other: &Path, unsynced: Unsynced) -> io::Result<()> {
        let mut chance = match unsynced {
            Unsynced::Gone => None,
            Unsynced::Partly(seed) => Some(Chance(seed)),
        };
        if !self.has_folder {
            return Ok(());
        }
        for (path, file) in &self.durable_names {
            let Some(name) = path.strip_prefix(&self.folder) else { continue };
            let Stored { durable, since, .. } = &self.files[*file];
            let mut contents = durable.clone();
            if let Some(chance) = &mut chance {
                for change in since {
                    match chance.below(3) {
                        0 => change.apply(&mut contents),
                        1 => change.torn(chance.below(9)).apply(&mut contents),
                        _ => {}
                    }
                }
            }
            fs::write(other.join(name), contents)?;
        }
        Ok(())
    }
}

/// Numbers that look random (`SplitMix64`).
#[derive(Clone, Debug)]
pub(super) struct Chance(pub(super) u64);

impl Chance {
    /// A number below this one.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).expect("it is below the limit")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlor_process::Folder;

    fn left(disk: &Disk) -> Vec<(String, String)> {
        let folder = Folder::new("parlor-storm").unwrap();
        disk.write_to(folder.path(), Unsynced::Gone).unwrap();
        let mut left: Vec<(String, String)> = fs::read_dir(folder.path())
            .unwrap()
            .map(|file| {
                let file = file.unwrap();
                let contents = fs::read_to_string(file.path()).unwrap();
                (file.file_name().into_string().unwrap(), contents)
            })
            .collect();
        left.sort();
        left
    }

    #[test]
    fn only_what_was_synced_is_left() {
        let mut disk = Disk::new(Path::new("/d"));
        let path = || "/d/a".to_owned();
        let write = |at: u64, text: &str| Event::Wrote { path: path(), at, bytes: text.into() };
        let sync = |disk: &mut Disk, path: &str| {
            disk.take_in(&Event::SyncBegan { path: path.to_owned(), by: 1 });
            disk.take_in(&Event::SyncEnded { path: path.to_owned(), by: 1 });
        };
        disk.take_in(&Event::Opened { path: path(), creates: true, truncates: false });
        disk.take_in(&write(0, "one"));
        sync(&mut disk, "/d/a");
        // The file is durable, its name is not.
        assert_eq!(left(&disk), []);
        sync(&mut disk, "/d");
        let is = |text: &str| vec![("a".to_owned(), text.to_owned())];
        assert_eq!(left(&disk), is("one"));
        disk.take_in(&write(3, "two"));
        assert_eq!(left(&disk), is("one"));
        // What comes while a sync is under way is not part of it.
        disk.take_in(&Event::SyncBegan { path: path(), by: 1 });
        disk.take_in(&write(6, "!"));
        assert_eq!(left(&disk), is("one"));
        disk.take_in(&Event::SyncEnded { path: path(), by: 1 });
        assert_eq!(left(&disk), is("onetwo"));
        assert_eq!(disk.contents_now("a").unwrap(), b"onetwo!");
        // A name that was removed is there until the folder is synced.
        disk.take_in(&Event::Removed(path()));
        assert_eq!(left(&disk), is("onetwo"));
        sync(&mut disk, "/d");
        assert_eq!(left(&disk), []);
        assert_eq!(disk.syncs(), 3);
    }

    #[test]
    fn a_new_folder_is_left_if_the_one_around_it_was_synced() {
        let mut disk = Disk::new(Path::new("/d/house"));
        let sync = |disk: &mut Disk, path: &str| {
            disk.take_in(&Event::SyncBegan { path: path.to_owned(), by: 1 });
            disk.take_in(&Event::SyncEnded { path: path.to_owned(), by: 1 });
        };
        disk.take_in(&Event::MadeFolder("/d/house".to_owned()));
        disk.take_in(&Event::Opened { path: "/d/house/a".to_owned(), creates: true, truncates: false });
        sync(&mut disk, "/d/house/a");
        sync(&mut disk, "/d/house");
        assert_eq!(left(&disk), []);
        sync(&mut disk, "/d");
        assert_eq!(left(&disk), [("a".to_owned(), String::new())]);
    }
}
