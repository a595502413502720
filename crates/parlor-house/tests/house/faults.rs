//! Disks that are full, read-only or broken. Each test runs itself again where it has such a disk: in a mount namespace with a small
//! file system of its own, or under strace, which has system calls fail. `cargo xtask test` runs them on Linux.

use std::path::{Path, PathBuf};
use std::process::Command;

use parlor_house::store::{OpenError, SqliteStore, Store as _};
use parlor_polygon::Polygon;
use parlor_wire::http::NewSeat;
use parlor_wire::{Stage, Why};

use crate::client::Player;
use crate::host::{Folder, Host};
use crate::play::{begun, check_end};

/// Says to the test that runs again where its disk is.
const DISK: &str = "PARLOR_TEST_DISK";

/// Runs a test of this program again, under another program.
fn run_again(test: &str, under: &[&str], disk: &Path) {
    let status = Command::new(under[0])
        .args(&under[1..])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", &format!("faults::{test}"), "--ignored", "--nocapture"])
        .env(DISK, disk)
        .status();
    let status = status.unwrap_or_else(|error| panic!("this test needs the program {}: {error}", under[0]));
    assert!(status.success(), "{test} under {under:?}: {status}");
}

fn mount(arguments: &[&str]) {
    assert!(Command::new("mount").args(arguments).status().unwrap().success(), "mount {arguments:?}");
}

/// Where the disk is, when the test runs there. The first time, it runs itself again in a namespace of its own.
fn small_disk(test: &str) -> Option<PathBuf> {
    if let Some(disk) = std::env::var_os(DISK) {
        let disk = PathBuf::from(disk);
        mount(&["-t", "tmpfs", "-o", "size=2m,mode=700", "none", disk.to_str().unwrap()]);
        return Some(disk);
    }
    let folder = Folder::new();
    std::fs::create_dir_all(folder.path()).unwrap();
    run_again(test, &["unshare", "--user", "--map-root-user", "--mount"], folder.path());
    None
}

/// Plays until something is refused because it can't be saved.
async fn play_until_it_cannot_be_saved(ana: &mut Player<Polygon>, ben: &mut Player<Polygon>) {
    while !ana.refused.contains(&Why::Storage) && !ben.refused.contains(&Why::Storage) {
        assert_ne!(ana.stage(), Some(Stage::Over), "the game ended before the disk failed");
        ana.act_if_due().await;
        ben.act_if_due().await;
        tokio::select! { heard = ana.hear() => assert!(heard), heard = ben.hear() => assert!(heard) }
    }
}

/// Plays to the end, and checks that nothing was lost.
async fn play_on(mut ana: Player<Polygon>, mut ben: Player<Polygon>) {
    tokio::join!(ana.play(async |_| ()), ben.play(async |_| ()));
    assert!(
        ana.refused
            .iter()
            .chain(&ben.refused)
            .all(|why| matches!(why, Why::Storage | Why::Busy | Why::Stale))
    );
    check_end([&ana, &ben]).await;
}

/// Fills a disk up to its last byte.
fn fill(file: &Path) {
    use std::io::Write as _;
    let mut file = std::fs::File::create(file).unwrap();
    for size in [64 * 1024, 4096, 512, 1] {
        let piece = vec![0_u8; size];
        while file.write_all(&piece).is_ok() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs unshare and mount, so Linux: cargo test -p parlor-house --test house -- --ignored faults"]
async fn on_a_full_disk_nothing_is_lost_and_play_goes_on_when_there_is_room() {
    let Some(disk) = small_disk("on_a_full_disk_nothing_is_lost_and_play_goes_on_when_there_is_room") else {
        return;
    };
    let host = Host::start_in(Folder::at(disk.join("house")), 0).await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    let filler = disk.join("filler");
    fill(&filler);
    play_until_it_cannot_be_saved(&mut ana, &mut ben).await;
    std::fs::remove_file(&filler).unwrap();
    play_on(ana, ben).await;
}

#[tokio::test]
#[ignore = "needs unshare and mount, so Linux: cargo test -p parlor-house --test house -- --ignored faults"]
async fn a_read_only_folder_is_refused_as_it_is() {
    let Some(disk) = small_disk("a_read_only_folder_is_refused_as_it_is") else { return };
    let folder = disk.join("house");
    SqliteStore::open(&folder).unwrap().close().await;
    mount(&["-o", "remount,ro", disk.to_str().unwrap()]);
    match SqliteStore::open(&folder) {
        Err(OpenError::Folder(error)) => assert_eq!(error.kind(), std::io::ErrorKind::ReadOnlyFilesystem),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("a folder was opened that can't be written"),
    }
    mount(&["-o", "remount,rw", disk.to_str().unwrap()]);
    SqliteStore::open(&folder).unwrap().close().await;
}

/// Plays a game while strace has some of these system calls of the writing thread fail.
async fn play_while_calls_fail(test: &str, calls: &str, error: &str, when: &str) {
    if std::env::var_os(DISK).is_none() {
        let (trace, inject) = (format!("trace={calls}"), format!("inject={calls}:error={error}:when={when}"));
        let strace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", &trace, "-e", &inject];
        run_again(test, &strace, Path::new("/"));
        return;
    }
    let host = Host::start().await;
    let (mut ana, mut ben) = begun::<Polygon>(&host, &[NewSeat::Open]).await;
    play_until_it_cannot_be_saved(&mut ana, &mut ben).await;
    play_on(ana, ben).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs strace, so Linux: cargo test -p parlor-house --test house -- --ignored faults"]
async fn after_a_failed_sync_nothing_is_lost() {
    play_while_calls_fail("after_a_failed_sync_nothing_is_lost", "fsync,fdatasync", "EIO", "20..25").await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs strace, so Linux: cargo test -p parlor-house --test house -- --ignored faults"]
async fn on_a_disk_that_becomes_read_only_nothing_is_lost() {
    let test = "on_a_disk_that_becomes_read_only_nothing_is_lost";
    play_while_calls_fail(test, "pwrite64", "EROFS", "100..120").await;
}
