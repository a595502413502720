//! Where the engines that browsers are made of differ. `cargo xtask browser --engine firefox` runs these tests in Firefox, with
//! whole games of each kind.

use crate::guest::{Guest, visit};

#[tokio::test]
async fn a_reload_right_after_the_first_visit_leaves_a_page_that_is_kept() {
    let mut page = visit().open().await.unwrap();
    page.goto("").await.unwrap();
    page.part("home-page").await.unwrap();
    page.reload().await.unwrap();
    page.part("home-page").await.unwrap();
    page.wait_until_kept().await.unwrap();
    page.stop_server();
    page.reload().await.unwrap();
    page.part("home-page").await.unwrap();
    Guest { page }.leave().await;
}

/// Text that is selected stays behind on the board, and is what the next drag drags.
#[tokio::test]
async fn a_drag_over_the_board_selects_nothing() {
    let guest = Guest::come(visit()).await;
    for game in ["fives", "scorzo", "polygon"] {
        guest.page.goto("").await.unwrap();
        guest.press(&format!("[data-test=card-{game}] [data-test=play]")).await;
        guest.page.part("table").await.unwrap();
        assert!(guest.await_turn().await);
        let ends = guest
            .run(
                "const { x, y, width, height } = document.querySelector('.board-picture, .sz-felt').getBoundingClientRect();
                return [x + width * 0.2, y + height * 0.25, x + width * 0.8, y + height * 0.75, width, height];",
            )
            .await;
        let at = |index: usize| ends[index].as_f64().unwrap();
        assert!(at(4) > 200.0 && at(5) > 200.0, "{game}: {ends}");
        guest.page.drag_at((at(0), at(1)), (at(2), at(3))).await.unwrap();
        assert_eq!(guest.read("return getSelection().toString();").await, "", "{game}");
    }
    guest.leave().await;
}

/// The programs that were told of a folder.
#[cfg(target_os = "linux")]
fn programs_with(folder: &std::path::Path) -> Vec<String> {
    let folder = folder.to_str().unwrap();
    let told = |process: &std::path::Path, file: &str| {
        let text = std::fs::read(process.join(file)).unwrap_or_default();
        String::from_utf8_lossy(&text).replace('\0', " ")
    };
    let processes = std::fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().path());
    let knowing = processes
        .filter(|process| ["cmdline", "environ"].iter().any(|file| told(process, file).contains(folder)));
    knowing.map(|process| told(&process, "cmdline")).collect()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_browser_ends_with_its_page() {
    let page = visit().open().await.unwrap();
    page.goto("").await.unwrap();
    let folder = page.folder().to_owned();
    assert!(!programs_with(&folder).is_empty(), "nothing is told of {}", folder.display());
    drop(page);
    // The last of its programs end a while later, on a machine that does other things too.
    for _ in 0..400 {
        if programs_with(&folder).is_empty() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("these are left: {:#?}", programs_with(&folder));
}
