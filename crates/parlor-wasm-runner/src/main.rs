//! Runs a program that was built for `wasm32-unknown-unknown`: `parlor-wasm-runner FILE`.
//!
//! Cargo starts it for `cargo test --target wasm32-unknown-unknown` (see `.cargo/config.toml`). Such a program has no files,
//! no clock and no standard output: it is asked nothing and says nothing, but for the number that its `main` returns. That is
//! all a test needs, takes no unsafe code of ours on either side, and shows that the program needs nothing of its surroundings.

#![allow(clippy::print_stderr, reason = "a program that talks to its user")]

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use wasmi::{Engine, Linker, Module, Store};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    match program_of(&arguments).and_then(run) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(code) => {
            eprintln!("parlor-wasm-runner: the program ended with {code}");
            u8::try_from(code).map_or(ExitCode::FAILURE, ExitCode::from)
        }
        Err(failure) => {
            eprintln!("parlor-wasm-runner: {failure}");
            ExitCode::from(u8::MAX)
        }
    }
}

/// Why a program could not be run to its end.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("call me with the file of one program; programs in WebAssembly have no arguments")]
    Usage,
    #[error("{}: {error}", file.display())]
    File { file: PathBuf, error: std::io::Error },
    #[error("{}: {error}", file.display())]
    Program { file: PathBuf, error: wasmi::Error },
}

fn program_of<T: AsRef<OsStr>>(arguments: &[T]) -> Result<&Path, Failure> {
    match arguments {
        [file] => Ok(Path::new(file)),
        _ => Err(Failure::Usage),
    }
}

/// Runs the program in the file, and gives what its `main` returns.
fn run(file: &Path) -> Result<i32, Failure> {
    let bytes = std::fs::read(file).map_err(|error| Failure::File { file: file.to_owned(), error })?;
    run_bytes(&bytes).map_err(|error| Failure::Program { file: file.to_owned(), error })
}

fn run_bytes(program: &[u8]) -> Result<i32, wasmi::Error> {
    let engine = Engine::default();
    let module = Module::new(&engine, program)?;
    let mut store = Store::new(&engine, ());
    // Nothing is linked: a program that wants anything from outside can't be run.
    let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module)?;
    // The C convention: how many arguments, and where they are.
    let main = instance.get_typed_func::<(i32, i32), i32>(&store, "main")?;
    main.call(&mut store, (0, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program whose `main` has these instructions, in the format of WebAssembly.
    fn program(main: &[u8]) -> Vec<u8> {
        let length = u8::try_from(main.len()).unwrap();
        let mut bytes = b"\0asm\x01\0\0\0".to_vec();
        // Two numbers in, one out; a function of that type; its name.
        bytes.extend(b"\x01\x07\x01\x60\x02\x7f\x7f\x01\x7f\x03\x02\x01\0\x07\x08\x01\x04main\0\0");
        bytes.extend([0x0a, length + 4, 1, length + 2, 0]);
        bytes.extend(main);
        bytes.push(0x0b);
        bytes
    }

    #[test]
    fn what_main_returns_comes_out() {
        assert_eq!(run_bytes(&program(&[0x41, 7])).unwrap(), 7);
        assert_eq!(run_bytes(&program(&[0x41, 0])).unwrap(), 0);
    }

    #[test]
    fn a_program_that_stops_or_is_none_has_failed() {
        let unreachable = run_bytes(&program(&[0x00])).unwrap_err();
        assert!(unreachable.to_string().contains("unreachable"), "{unreachable}");
        assert!(run_bytes(b"\x7fELF").is_err());
        // No main.
        assert!(run_bytes(b"\0asm\x01\0\0\0").is_err());
    }

    #[test]
    fn one_file_is_asked_for() {
        assert_eq!(program_of(&["a.wasm"]).unwrap(), Path::new("a.wasm"));
        assert!(matches!(program_of::<&str>(&[]), Err(Failure::Usage)));
        assert!(matches!(program_of(&["a.wasm", "b"]), Err(Failure::Usage)));
        assert!(matches!(run(Path::new("no such file")), Err(Failure::File { .. })));
    }
}
