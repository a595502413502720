//! `docs/editions.md` says what the program does.

use crate::common::{folder, parlor, said};

const DOCUMENT: &str = include_str!("../../../../docs/editions.md");

#[test]
fn the_editions_of_the_document_can_be_played_with() {
    let folder = folder("the_editions_of_the_document");
    let mut count = 0;
    for (heading, game) in [("Scorzo", "scorzo"), ("Polygon", "polygon")] {
        let (_, chapter) = DOCUMENT.split_once(&format!("\n## {heading}\n")).unwrap();
        let chapter = chapter.split("\n## ").next().unwrap();
        for block in chapter.split("```toml\n").skip(1) {
            let path = folder.join(format!("{game}.toml"));
            std::fs::write(&path, block.split("```").next().unwrap()).unwrap();
            let played = said(parlor(&format!("watch {game} --brief --seed 1 --edition")).arg(&path));
            assert_eq!((played.code, played.err.as_str()), (Some(0), ""), "{game}");
            count += 1;
        }
    }
    assert_eq!(count, 2, "no edition is overlooked");
}
