//! A house in a database, which several programs serve.

use std::path::Path;
use std::process::Command;

use crate::common::folder;
use crate::house::{Serving, in_folder, said, with_old_house};

#[test]
fn a_database_that_cannot_be_used_is_explained_and_its_password_is_not_said() {
    let folder = folder("database-refused");
    let error = |text: &str| said("", &format!("error: {text}\n"), 3);
    let bad = "that is not the address of a database: write it like postgres://USER:PASSWORD@HOST/NAME";
    std::fs::create_dir(folder.join("pages")).unwrap();
    std::fs::write(folder.join("pages/index.html"), "a page").unwrap();
    assert_eq!(in_folder(&folder, "serve --port 0 --pages pages --database house.sqlite"), error(bad));
    let away = "serve --port 0 --pages pages --database postgres://ana:secret@127.0.0.1:1/parlor";
    let answer = in_folder(&folder, away);
    assert_eq!(answer.code, Some(3));
    assert!(answer.err.starts_with("error: the database can't be used: "), "{}", answer.err);
    assert!(!answer.err.contains("secret"), "{}", answer.err);
    let answer = in_folder(&folder, &format!("{away} --lang es"));
    assert!(answer.err.starts_with("error: no se puede usar la base de datos: "), "{}", answer.err);
    // A house is in one place.
    assert_eq!(
        in_folder(&folder, "serve --data tables --database postgres://127.0.0.1/parlor").code,
        Some(2)
    );
    let nowhere = "say which database: parlor move postgres://USER:PASSWORD@HOST/NAME";
    assert_eq!(in_folder(&folder, "move --data tables").err, format!("error: {nowhere}\n"));
}

/// The address of a new database.
fn database(name: &str) -> String {
    let server = std::env::var("PARLOR_POSTGRES").expect("the address of a server, with {} for the database");
    let mut psql = Command::new("psql");
    psql.args([
        "--quiet",
        "--command",
        &format!("CREATE DATABASE {name}"),
        &server.replace("{}", "postgres"),
    ]);
    assert!(psql.status().unwrap().success());
    server.replace("{}", name)
}

fn moved(folder: &Path, address: &str, arguments: &str) -> crate::common::Said {
    in_folder(folder, &format!("move {address} --data tables {arguments}"))
}

#[cfg(unix)]
#[test]
#[ignore = "needs a database server: a step of `cargo xtask test`"]
fn processes_a_house_moves_into_a_database_and_two_programs_serve_it() {
    let (folder, address) = (with_old_house("move"), database("moved"));
    let done = "Moved into the database: 3 tables and 2 guests.\n";
    assert_eq!(moved(&folder, &address, ""), said(done, "", 0));
    let error = |text: &str| said("", &format!("error: {text}\n"), 3);
    // The house is not in the folder any more, but its file is.
    assert!(folder.join("tables/house.sqlite.moved").is_file());
    assert_eq!(moved(&folder, &address, "").code, Some(3));
    std::fs::copy(folder.join("tables/house.sqlite.moved"), folder.join("tables/house.sqlite")).unwrap();
    let taken = "there are tables or guests in the database already: choose an empty one";
    assert_eq!(moved(&folder, &address, ""), error(taken));
    assert!(folder.join("tables/house.sqlite").is_file(), "what was not moved stays");
    // Two programs serve it, and know each other's guests.
    let start = || Serving::start_with(&folder, "", Some(&address));
    let (one, other) = (start(), start());
    let created = one.ask("POST /api/guest", r#"{"name":"Ana","token":true}"#);
    assert!(created.starts_with("HTTP/1.1 200"), "{created}");
    let token = created.split("\"token\":\"").nth(1).unwrap().split('"').next().unwrap();
    let known = other.ask(&format!("GET /api/guest HTTP/1.1\r\nAuthorization: Bearer {token}\r\nX: y"), "");
    assert!(known.contains("Ana"), "{known}");
    for server in [one, other] {
        assert!(server.ask("GET /readyz", "").starts_with("HTTP/1.1 200"));
        let (log, code) = server.end();
        assert_eq!(code, Some(0), "{log}");
        let password = address.split(':').nth(2).unwrap().split('@').next().unwrap();
        assert!(!log.contains(password) && !log.contains(token), "{log}");
    }
}
