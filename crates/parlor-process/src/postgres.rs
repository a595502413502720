//! A PostgreSQL of our own: a new database in a folder and on a port that nobody else has, and which goes away with its owner.

use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::{Folder, Kept, ProcessError};

/// The user that the database runs as, if we are root: it refuses root.
const USER: &str = "postgres";
/// How long it may take to end.
const STOP_LIMIT: Duration = Duration::from_secs(20);

/// A PostgreSQL that runs. It is stopped, and its folder goes away, when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    server: Option<Kept>,
    programs: PathBuf,
    settings: Vec<String>,
    port: u16,
    password: String,
    folder: Folder,
}

/// How a database is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It says goodbye to its clients, and writes everything to its files.
    Orderly,
    /// It ends at once, as in a crash: what was confirmed is in its log.
    Immediate,
}

impl Postgres {
    /// The folder with the programs of the newest PostgreSQL of this system, as Debian has them; `None` if there is none.
    #[must_use]
    pub fn installed() -> Option<PathBuf> {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
        let programs = versions.map(|version| version.path().join("bin"));
        let complete =
            programs.filter(|folder| ["initdb", "postgres"].iter().all(|name| folder.join(name).is_file()));
        complete.max_by_key(|folder| {
            let version =
                folder.parent().and_then(Path::file_name).and_then(|name| name.to_str()?.parse().ok());
            version.unwrap_or(0_u32)
        })
    }

    /// Makes a database and starts it, with these settings besides (`name=value`).
    ///
    /// # Errors
    /// If that fails, such as because a program is missing.
    pub fn start(programs: &Path, settings: &[&str]) -> Result<Postgres, ProcessError> {
        let folder = Folder::new("parlor-postgres")?;
        let password = format!("test-{}-{}", std::process::id(), folder.path().display()).replace('/', "-");
        folder.write("password", &password)?;
        if is_root() {
            run(Command::new("chown").arg("-R").arg(format!("{USER}:")).arg(folder.path()))?;
        }
        let mut init = as_user(&programs.join("initdb"));
        init.arg("--pgdata").arg(folder.path().join("data")).args(["--username", USER, "--pwfile"]);
        init.arg(folder.path().join("password"));
        run(init.args(["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]))?;
        let mut postgres = Postgres {
            server: None,
            programs: programs.to_owned(),
            settings: settings.iter().map(|&setting| setting.to_owned()).collect(),
            port: free_port()?,
            password,
            folder,
        };
        postgres.go_on()?;
        Ok(postgres)
    }

    /// The address of one of its databases.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}:{}@127.0.0.1:{}/{database}", self.password, self.port)
    }

    /// Its port.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts it again after it was stopped.
    ///
    /// # Errors
    /// If it does not start.
    pub fn go_on(&mut self) -> Result<(), ProcessError> {
        let mut command = as_user(&self.programs.join("postgres"));
        command.arg("-D").arg(self.folder.path().join("data")).arg("-k").arg(self.folder.path());
        command.args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        let port = self.port;
        let is_ready = || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok();
        self.server = Some(Kept::start_silent(command.stderr(Stdio::null()), is_ready)?);
        Ok(())
    }

    /// Stops it. Its files stay as they are.
    pub fn stop(&mut self, stop: Stop) {
        let Some(mut server) = self.server.take() else { return };
        let signal = match stop {
            Stop::Orderly => "-INT",
            Stop::Immediate => "-QUIT",
        };
        // If that can't be done, it is killed when it is dropped.
        let _ = Command::new("kill").args([signal, &server.id().to_string()]).status();
        let began = Instant::now();
        while !server.has_ended() && began.elapsed() < STOP_LIMIT {
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop(Stop::Orderly);
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// A program that is run by a user who is not root, in a folder that this user can see.
fn as_user(program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", USER, "--regid", USER, "--init-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.current_dir("/");
    command
}

fn run(command: &mut Command) -> Result<(), ProcessError> {
    let program = command.get_program().display().to_string();
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| ProcessError::Start { program: program.clone(), error })?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr).lines().map(str::to_owned).collect();
    Err(ProcessError::NotReady { program, said })
}

fn free_port() -> Result<u16, ProcessError> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    let address = listener.map_err(|error| ProcessError::Start { program: "a server".to_owned(), error })?;
    Ok(address.port())
}
