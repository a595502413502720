//! The report of an analysis as a page.

use std::fs;

use crate::common::{folder, parlor, said};

#[test]
fn the_page_stands_alone_and_says_what_the_json_says() {
    let folder = folder("the_page_stands_alone");
    let (record, page) = (folder.join("game.parlor"), folder.join("report.html"));
    let watched = said(parlor("watch scorzo --brief --seats steady,random --seed 1 --record").arg(&record));
    assert_eq!(watched.code, Some(0));
    for lang in ["en", "es"] {
        let command = parlor(&format!("analyse --rollouts 20 --json --lang {lang}"));
        let done = said(command.arg(&record).arg("--html").arg(&page));
        assert_eq!((done.code, done.err.as_str()), (Some(0), ""));
        let report: serde_json::Value = serde_json::from_str(&done.out).unwrap();
        let html = fs::read_to_string(&page).unwrap();
        assert!(html.starts_with("<!doctype html>\n<html lang=\""), "{html}");
        assert!(html.contains(&format!("<html lang=\"{lang}\">")));
        // Nothing comes from elsewhere, and nothing runs.
        for foreign in ["http", "<script", "<img", "<link", "url(", "javascript:"] {
            assert!(!html.contains(foreign), "{foreign}");
        }
        assert_eq!(html.matches("<svg ").count(), 3);
        assert_eq!(html.matches("</svg>").count(), 3);
        let mistakes = report["decisions"].as_array().unwrap().iter().filter(|one| one["mistake"] == true);
        assert_eq!(html.matches("<details id=\"move").count(), mistakes.count());
        for tag in ["table", "tr", "td", "th", "details", "a"] {
            let opened =
                html.matches(&format!("<{tag} ")).count() + html.matches(&format!("<{tag}>")).count();
            assert_eq!(opened, html.matches(&format!("</{tag}>")).count(), "{tag}");
        }
    }
}

#[test]
fn the_json_adds_up() {
    let folder = folder("the_json_adds_up");
    let record = folder.join("game.parlor");
    said(parlor("watch polygon --brief --seats random,greedy --seed 1 --record").arg(&record));
    let done = said(parlor("analyse --rollouts 60 --json").arg(&record));
    let report: serde_json::Value = serde_json::from_str(&done.out).unwrap();
    let decisions = report["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), 48);
    for seat in report["seats"].as_array().unwrap() {
        let own = decisions.iter().filter(|one| one["seat"] == seat["seat"]);
        let sum = |field: &str| own.clone().filter_map(|one| one[field].as_f64()).sum::<f64>();
        assert!((sum("loss") - seat["loss"].as_f64().unwrap()).abs() < 0.01);
        assert!((sum("luck") - seat["luck"].as_f64().unwrap()).abs() < 0.01);
        let average = seat["loss"].as_f64().unwrap() / seat["turns"].as_f64().unwrap();
        assert!((average - seat["average_loss"].as_f64().unwrap()).abs() < 0.01);
        assert_eq!((seat["turns"].as_u64(), seat["decisions"].as_u64()), (Some(12), Some(24)));
    }
}

#[test]
fn a_page_that_can_not_be_written_is_said_and_so_is_a_puzzle_nobody_answers() {
    let folder = folder("a_page_that_can_not_be_written");
    let record = folder.join("game.parlor");
    said(parlor("watch --brief --seed 1 --record").arg(&record));
    let done = said(parlor("analyse --rollouts 1 --html").arg(folder.join("no/such/page.html")).arg(&record));
    assert_eq!(done.code, Some(3), "{}", done.err);
    let asked = said(parlor("puzzle polygon --date 2026-11-16"));
    assert_eq!(asked.code, Some(1));
    assert!(asked.out.contains("Your move (such as "), "{}", asked.out);
}
