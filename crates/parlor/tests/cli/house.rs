//! A house that runs, its backups, and how it ends.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{ENVIRONMENT, PROGRAM, Said, folder};

/// A house as an older version left it: two tables that are played and one that is over.
const OLD_HOUSE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../parlor-house/tests/data/schema-1/house.sqlite");

/// Runs the program in a folder.
pub(crate) fn in_folder(folder: &Path, arguments: &str) -> Said {
    let mut command = Command::new(PROGRAM);
    command.envs(ENVIRONMENT).args(arguments.split_whitespace()).current_dir(folder);
    command.output().unwrap().into()
}

pub(crate) fn said(out: &str, err: &str, code: i32) -> Said {
    Said { out: out.to_owned(), err: err.to_owned(), code: Some(code) }
}

/// A folder with the old house in `tables`.
pub(crate) fn with_old_house(test: &str) -> PathBuf {
    let folder = folder(test);
    std::fs::create_dir(folder.join("tables")).unwrap();
    std::fs::copy(OLD_HOUSE, folder.join("tables/house.sqlite")).unwrap();
    folder
}

/// A server that runs until it is dropped.
pub(crate) struct Serving {
    process: Child,
    address: String,
}

impl Serving {
    fn start(folder: &Path, arguments: &str) -> Serving {
        Serving::start_with(folder, &format!("--data tables {arguments}"), None)
    }

    /// The same, with tables and guests wherever the arguments or this database say.
    pub(crate) fn start_with(folder: &Path, arguments: &str, database: Option<&str>) -> Serving {
        std::fs::create_dir_all(folder.join("pages")).unwrap();
        std::fs::write(folder.join("pages/index.html"), "a page").unwrap();
        let mut command = Command::new(PROGRAM);
        command.envs(ENVIRONMENT).current_dir(folder);
        command.envs(database.map(|address| ("PARLOR_DATABASE", address)));
        command.args("serve --port 0 --pages pages --log debug".split(' '));
        command.args(arguments.split_whitespace());
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
        Serving { process, address }
    }

    pub(crate) fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let (address, length) = (&self.address, body.len());
        let rest = "Content-Type: application/json\r\nConnection: close";
        write!(
            stream,
            "{head} HTTP/1.1\r\nHost: {address}\r\n{rest}\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Asks it to end, as the system does; what it says, and its exit code.
    #[cfg(unix)]
    pub(crate) fn end(mut self) -> (String, Option<i32>) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        (log, self.process.wait().unwrap().code())
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_backup_is_made_and_brought_back() {
    let folder = with_old_house("backup");
    let made = in_folder(&folder, "backup copy.sqlite --data tables");
    assert_eq!(made, said("Backup made in copy.sqlite: 3 tables and 2 guests.\n", "", 0));
    let back = in_folder(&folder, "restore copy.sqlite --data new");
    assert_eq!(back, said("Restored in new: 3 tables and 2 guests.\n", "", 0));
    // The folder that was made is a house.
    assert_eq!(in_folder(&folder, "backup again.sqlite --data new").code, Some(0));
    // So is a folder with a backup in it.
    std::fs::create_dir(folder.join("usb")).unwrap();
    assert_eq!(in_folder(&folder, "backup usb --data tables").code, Some(0));
    assert_eq!(in_folder(&folder, "restore usb --data other --lang es").code, Some(0));
}

#[test]
fn a_backup_that_would_destroy_something_is_refused() {
    let folder = with_old_house("backup-refused");
    std::fs::write(folder.join("precious.txt"), "precious").unwrap();
    let error = |text: &str| said("", &format!("error: {text}\n"), 3);
    assert_eq!(
        in_folder(&folder, "backup precious.txt --data tables"),
        error("precious.txt already exists: choose another name")
    );
    assert_eq!(
        in_folder(&folder, "backup copy.sqlite --data nowhere"),
        error("there are no online tables in nowhere: choose another folder with --data")
    );
    assert_eq!(in_folder(&folder, "restore missing.sqlite --data new").code, Some(3));
    let damaged = in_folder(&folder, "restore precious.txt --data new");
    assert!(
        damaged.err.starts_with("error: precious.txt is not a backup, or it is damaged: "),
        "{damaged:?}"
    );
    assert_eq!(std::fs::read_to_string(folder.join("precious.txt")).unwrap(), "precious");
    assert_eq!(in_folder(&folder, "backup copy.sqlite --data tables").code, Some(0));
    assert_eq!(
        in_folder(&folder, "restore copy.sqlite --data tables"),
        error("tables already has online tables: use --replace, or choose another folder with --data")
    );
    assert_eq!(in_folder(&folder, "restore copy.sqlite --data tables --replace").code, Some(0));
    assert!(folder.join("tables/house.sqlite.replaced").exists());
    // Half of a backup is none.
    let whole = std::fs::read(folder.join("copy.sqlite")).unwrap();
    std::fs::write(folder.join("half.sqlite"), &whole[..whole.len() / 2]).unwrap();
    let half = in_folder(&folder, "restore half.sqlite --data tables --replace");
    assert!(half.err.starts_with("error: half.sqlite is not a backup, or it is damaged: "), "{half:?}");
    assert_eq!(
        in_folder(&folder, "backup after.sqlite --data tables").out,
        "Backup made in after.sqlite: 3 tables and 2 guests.\n"
    );
}

#[cfg(unix)]
#[test]
fn a_house_is_backed_up_while_it_runs_and_ends_when_it_is_asked_to() {
    let folder = with_old_house("running-house");
    let house = Serving::start(&folder, "");
    let guest = house.ask("POST /api/guest", r#"{"name":"Zoe"}"#);
    assert!(guest.starts_with("HTTP/1.1 200 "), "{guest}");
    assert!(house.ask("GET /readyz", "").ends_with("\r\n\r\nready\n"));
    assert!(house.ask("GET /metrics", "").contains("\nparlor_guests_total 1\n"));
    let made = in_folder(&folder, "backup copy.sqlite --data tables");
    assert_eq!(made.out, "Backup made in copy.sqlite: 3 tables and 3 guests.\n");
    // Another one on the same folder or port is refused, and so is a restore.
    let in_use =
        "error: another Parlor is using tables: stop it first, or choose another folder with --data\n";
    assert_eq!(in_folder(&folder, "serve --port 0 --pages pages --data tables").err, in_use);
    assert_eq!(in_folder(&folder, "restore copy.sqlite --data tables --replace").err, in_use);
    let port = house.address.rsplit(':').next().unwrap();
    let taken = in_folder(&folder, &format!("serve --port {port} --pages pages --data other"));
    assert_eq!(taken.code, Some(3));
    assert!(taken.err.starts_with(&format!("error: port {port} is in use")), "{taken:?}");
    assert!(house.ask("GET /healthz", "").ends_with("\r\n\r\nok\n"));
    let (log, code) = house.end();
    assert_eq!(code, Some(0), "{log}");
    let events: Vec<&str> =
        log.lines().filter_map(|line| line.split_once(" info ")).map(|(_, event)| event).collect();
    assert_eq!(events, ["opened", "stopping", "closed"], "{log}");
    assert!(!log.contains("Zoe"), "{log}");
    // What was stored is there.
    assert_eq!(
        in_folder(&folder, "backup later.sqlite --data tables").out,
        "Backup made in later.sqlite: 3 tables and 3 guests.\n"
    );
}

/// How long a house takes to end, though two people are connected, one of whom does not answer, and a third has sent half a request.
#[cfg(unix)]
fn time_to_end(folder: &Path) -> Duration {
    let house = Serving::start(folder, "");
    let guest = house.ask("POST /api/guest", r#"{"name":"Zoe","token":true}"#);
    let token = guest.split(r#""token":""#).nth(1).unwrap().split('"').next().unwrap();
    let address = &house.address;
    let mut sockets: Vec<TcpStream> = (0..2).map(|_| TcpStream::connect(address).unwrap()).collect();
    for socket in &mut sockets {
        write!(
            socket,
            "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        )
        .unwrap();
        let mut begin = [0; 12];
        socket.read_exact(&mut begin).unwrap();
        assert_eq!(&begin, b"HTTP/1.1 101");
    }
    let mut half = TcpStream::connect(address).unwrap();
    half.write_all(b"POST /api/guest HTTP/1.1\r\nContent-Length: 100\r\n").unwrap();
    // One of them listens.
    let mut listening = sockets.pop().unwrap();
    let listener = std::thread::spawn(move || {
        let mut heard = Vec::new();
        // That the house closes it hard is as good.
        let _ = listening.read_to_end(&mut heard);
        heard
    });
    let begin = Instant::now();
    let (log, code) = house.end();
    let time = begin.elapsed();
    assert_eq!(code, Some(0), "{log}");
    let heard = String::from_utf8_lossy(&listener.join().unwrap()).into_owned();
    assert!(heard.contains(r#""bye":{"why":"stopping""#), "{heard}");
    time
}

#[cfg(unix)]
#[test]
fn a_house_ends_within_two_seconds_whoever_is_connected() {
    let folder = with_old_house("ends-in-time");
    // It waits for others for a second and a half at most; a computer that has much else to do may need another try.
    let times: Vec<Duration> = (0..3).map(|_| time_to_end(&folder)).collect();
    assert!(times.iter().any(|time| *time <= Duration::from_secs(2)), "{times:?}");
}
