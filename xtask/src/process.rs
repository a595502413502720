//! Starting other programs.

use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::Failure;

/// The top folder of the repository.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here)
}

/// A program to be started in the top folder.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// The cargo that started us, to be started in the top folder.
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Runs a command to its end, showing the command and all it prints.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    println!("$ {}", shown(command));
    let status = command.status().map_err(|error| start_failure(command, error))?;
    judge(command, status)
}

/// Hands over to a command: it takes over the terminal, and how it ends is how we end.
#[cfg(unix)]
pub(crate) fn hand_over(command: &mut Command) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt as _;
    println!("$ {}", shown(command));
    let error = command.exec();
    Err(start_failure(command, error))
}

/// Runs a command and ends as it ends, where a program can't become another.
#[cfg(not(unix))]
pub(crate) fn hand_over(command: &mut Command) -> Result<(), Failure> {
    println!("$ {}", shown(command));
    let status = command.status().map_err(|error| start_failure(command, error))?;
    std::process::exit(status.code().unwrap_or(1));
}

/// Runs a command as [`run`] does, but stops it when the time is up.
pub(crate) fn run_within(command: &mut Command, limit: Duration) -> Result<(), Failure> {
    println!("$ {}", shown(command));
    let mut child = command.spawn().map_err(|error| start_failure(command, error))?;
    match wait_within(&mut child, limit).map_err(|error| start_failure(command, error))? {
        Some(status) => judge(command, status),
        None => Err(Failure::TooSlow { command: shown(command), limit }),
    }
}

/// What a command prints to standard output, with all else hidden; `None` if it cannot be started or ends badly.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    if output.status.success() { String::from_utf8(output.stdout).ok() } else { None }
}

/// Runs a command as [`run`] does, but keeps what it prints to standard output.
pub(crate) fn output(command: &mut Command) -> Result<String, Failure> {
    println!("$ {}", shown(command));
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| start_failure(command, error))?;
    judge(command, output.status)?;
    String::from_utf8(output.stdout)
        .map_err(|error| Failure::Answer { command: shown(command), problem: error.to_string() })
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let set = command.get_envs().filter_map(|(key, value)| Some(format!("{}={:?}", key.display(), value?)));
    let said = std::iter::once(name).chain(command.get_args()).map(|word| word.display().to_string());
    set.chain(said).collect::<Vec<String>>().join(" ")
}

fn wait_within(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn judge(command: &Command, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        Ok(())
    } else {
        Err(Failure::Ended { command: shown(command), how: status.to_string() })
    }
}

fn start_failure(command: &Command, error: io::Error) -> Failure {
    Failure::Start { command: shown(command), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_top_folder_holds_the_workspace() {
        assert!(root().join("Cargo.lock").is_file());
    }

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = cargo(["doc", "--no-deps"]);
        assert_eq!(shown(&command), "cargo doc --no-deps");
        command.env("RUSTDOCFLAGS", "-D warnings").env_remove("HOME");
        assert_eq!(shown(&command), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps");
    }

    #[test]
    fn a_good_end_is_told_from_a_bad_one() {
        assert!(run(cargo(["--version"]).stdout(Stdio::null())).is_ok());
        let bad = run(cargo(["no-such-command"]).stderr(Stdio::null()));
        assert!(matches!(bad, Err(Failure::Ended { .. })), "{bad:?}");
        assert!(matches!(run(&mut program("no-such-program")), Err(Failure::Start { .. })));
        assert!(answer(&mut cargo(["--version"])).is_some_and(|text| text.starts_with("cargo ")));
        assert_eq!(answer(&mut cargo(["no-such-command"])), None);
        assert_eq!(answer(&mut program("no-such-program")), None);
    }

    #[test]
    fn what_a_command_prints_is_kept() {
        assert!(output(&mut cargo(["--version"])).is_ok_and(|text| text.starts_with("cargo ")));
        assert!(matches!(output(&mut cargo(["no-such-command"])), Err(Failure::Ended { .. })));
        assert!(matches!(output(&mut program("no-such-program")), Err(Failure::Start { .. })));
    }

    #[cfg(unix)]
    #[test]
    fn what_takes_too_long_is_stopped() {
        let limit = Duration::from_millis(100);
        let start = Instant::now();
        let end = run_within(program("sleep").arg("20"), limit);
        assert!(matches!(end, Err(Failure::TooSlow { .. })), "{end:?}");
        assert!(start.elapsed() < Duration::from_secs(10));
        assert!(run_within(program("sleep").arg("0"), Duration::from_secs(20)).is_ok());
    }
}
