//! `cargo xtask dev`: pages and house on this computer, built again whenever a source changes.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, SystemTime};

use crate::browser::debug_binary;
use crate::failure::Failure;
use crate::process::{program, root, shown};
use crate::{tools, web};

/// How often the sources are looked at.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// Builds and serves until somebody presses Ctrl-C. A build that fails leaves what was there before.
pub(crate) fn develop() -> Result<(), Failure> {
    let pages = web::quick_folder()?;
    let mut sources = Sources::read()?;
    web::build(&pages, web::Build::Quick)?;
    let mut server = Server::start(&debug_binary()?, &pages)?;
    loop {
        println!("\nWaiting for a change below crates/. Ctrl-C ends this.");
        let changed = sources.wait()?;
        println!("\n{} changed.", changed.display());
        // Cargo knows what has to be built; the server first, because that is quicker.
        match debug_binary().and_then(|binary| server.renew(&binary, &pages)) {
            Ok(()) => {}
            Err(failure) => eprintln!("\n{failure}"),
        }
        match web::build(&pages, web::Build::Quick) {
            Ok(_) => println!("\nReload the page."),
            Err(failure) => eprintln!("\n{failure}"),
        }
    }
}

/// When each source was last changed.
#[derive(PartialEq, Eq)]
struct Sources(BTreeMap<PathBuf, SystemTime>);

impl Sources {
    fn read() -> Result<Sources, Failure> {
        let folder = root().join("crates");
        let mut found = BTreeMap::new();
        collect(&folder, &mut found)
            .map_err(|error| Failure::File { path: folder, problem: error.to_string() })?;
        Ok(Sources(found))
    }

    /// Waits for a change, and gives a file that has changed.
    fn wait(&mut self) -> Result<PathBuf, Failure> {
        loop {
            thread::sleep(LOOK_EVERY);
            let now = Sources::read()?;
            if let Some(changed) = self.difference(&now) {
                *self = now;
                return Ok(changed);
            }
        }
    }

    /// A file that is in one and not, or not as old, in the other.
    fn difference(&self, now: &Sources) -> Option<PathBuf> {
        let differs = |path: &&PathBuf| self.0.get(*path) != now.0.get(*path);
        let changed = now.0.keys().chain(self.0.keys()).find(differs)?;
        Some(changed.strip_prefix(root()).unwrap_or(changed).to_owned())
    }
}

fn collect(folder: &Path, found: &mut BTreeMap<PathBuf, SystemTime>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // A file that an editor has just removed is not there any more.
        let Ok(about) = entry.metadata() else { continue };
        if about.is_dir() {
            collect(&entry.path(), found)?;
        } else {
            found.insert(entry.path(), about.modified()?);
        }
    }
    Ok(())
}

/// The program that serves, which ends with us.
struct Server {
    child: Child,
    /// When the program was built.
    built: SystemTime,
}

impl Server {
    fn start(binary: &Path, pages: &Path) -> Result<Server, Failure> {
        let built = built(binary)?;
        // A folder of its own: what is tried here is not mixed with games that people play.
        let mut command = program(binary);
        command.args(["serve", "--log", "info", "--data"]).arg(tools::target_folder()?.join("dev-house"));
        command.arg("--pages").arg(pages);
        Ok(Server { child: spawn(&mut command)?, built })
    }

    /// Starts the program again if it was built anew.
    fn renew(&mut self, binary: &Path, pages: &Path) -> Result<(), Failure> {
        if built(binary)? == self.built {
            return Ok(());
        }
        self.stop();
        *self = Server::start(binary, pages)?;
        Ok(())
    }

    fn stop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn spawn(command: &mut Command) -> Result<Child, Failure> {
    println!("$ {}", shown(command));
    command.spawn().map_err(|error| Failure::Start { command: shown(command), error })
}

fn built(binary: &Path) -> Result<SystemTime, Failure> {
    fs::metadata(binary)
        .and_then(|about| about.modified())
        .map_err(|error| Failure::File { path: binary.to_owned(), problem: error.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_new_or_removed_file_is_noticed() {
        let (early, late) = (SystemTime::UNIX_EPOCH, SystemTime::UNIX_EPOCH + Duration::from_secs(1));
        let sources = |files: &[(&str, SystemTime)]| {
            Sources(files.iter().map(|(name, time)| (PathBuf::from(name), *time)).collect())
        };
        let before = sources(&[("a", early), ("b", early)]);
        assert_eq!(before.difference(&sources(&[("a", early), ("b", early)])), None);
        assert_eq!(before.difference(&sources(&[("a", early), ("b", late)])), Some("b".into()));
        assert_eq!(before.difference(&sources(&[("a", early)])), Some("b".into()));
        let more = sources(&[("a", early), ("b", early), ("c", early)]);
        assert_eq!(before.difference(&more), Some("c".into()));
    }

    #[test]
    fn the_sources_are_found() {
        let here = root().join("crates/parlor-core/src/lib.rs");
        assert!(Sources::read().unwrap().0.contains_key(&here));
    }
}
