//! A new version of the pages, from a host that knows nothing of Parlor.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::guest::{Guest, visit};

/// The pages in a folder of their own, and a host that hands out what is there.
struct StaticHost {
    folder: PathBuf,
    address: String,
    server: Child,
}

impl StaticHost {
    fn start() -> StaticHost {
        let folder = std::env::temp_dir().join(format!("parlor-updates-{}", std::process::id()));
        std::fs::create_dir(&folder).unwrap();
        let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
        for file in std::fs::read_dir(pages).unwrap().map(Result::unwrap) {
            std::fs::copy(file.path(), folder.join(file.file_name())).unwrap();
        }
        let mut command = Command::new("python3");
        command.args(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory"]).arg(&folder);
        let mut server = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address = said.split(['(', ')']).nth(1).unwrap().to_owned();
        StaticHost { folder, address, server }
    }

    /// Changes a file as a new version would.
    fn change(&self, name: &str, from: &str, to: &str) {
        let path = self.folder.join(name);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{name} has no {from}");
        std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
    }

    fn stop(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }
}

impl Drop for StaticHost {
    fn drop(&mut self) {
        // Stopped or not: it is to be gone.
        let _ = self.server.kill();
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[tokio::test]
async fn a_new_version_waits_until_it_is_wanted_and_is_kept_then() {
    let mut host = StaticHost::start();
    let guest = Guest { page: visit().open().await.unwrap() };
    guest.page.browser().goto(&host.address).await.unwrap();
    guest.page.part("home-page").await.unwrap();
    guest.page.wait_until_kept().await.unwrap();

    let version = "return document.documentElement.dataset.version ?? 'old';";
    host.change("index.html", "<html lang=\"en\">", "<html lang=\"en\" data-version=\"new\">");
    host.change("sw.js", "const VERSION = \"", "const VERSION = \"new-");
    guest.page.reload().await.unwrap();
    guest.page.part("home-page").await.unwrap();
    assert_eq!(guest.read(version).await, "old");
    guest.press("[data-test=update-now]").await;
    guest
        .wait("the new version is there", "return document.documentElement.dataset.version === 'new';")
        .await;
    guest.page.part("home-page").await.unwrap();

    // What was kept of the old version is gone, and the new one needs no host.
    let caches = guest.read("return caches.keys().then((names) => names.map((name) => name.split(' ').pop().slice(0, 4)).join());").await;
    assert_eq!(caches, "new-");
    host.stop();
    guest.page.reload().await.unwrap();
    guest.page.part("home-page").await.unwrap();
    assert_eq!(guest.read(version).await, "new");
    guest.leave().await;
}
