//! Everything fits, in every window and in every state: boards are as large as they are to be, nothing lies over anything
//! else, and no word is cut. One browser changes the size of its window; a probe in the page measures.

mod board;
mod marks;
mod planted;
mod states;

use crate::guest::Guest;

/// The windows in which everything has to fit: phones both ways, 200 % zoom, a narrow window, a tablet, a laptop, a large screen.
pub(crate) const WINDOWS: [(u32, u32); 9] = [
    (320, 568),
    (390, 844),
    (667, 375),
    (844, 390),
    (640, 400),
    (500, 800),
    (820, 1180),
    (1366, 625),
    (2560, 1440),
];

/// A window with room for everything.
const ROOMY: (u32, u32) = (1366, 1000);

/// Looks for what does not fit.
const PROBE: &str = include_str!("probe.js");

/// Waits until the window has its size and nothing moves any more: a table is laid out, measures its room, and is laid out
/// again. It says whether that has come about.
const AT_REST: &str = "return new Promise((done) => {
    const isSo = () => {
        const table = document.querySelector('.table-page')?.getBoundingClientRect();
        return innerWidth === WIDTH && innerHeight === HEIGHT && document.documentElement.clientWidth === WIDTH
            && (!table || Math.abs(table.height - HEIGHT) < 1)
            && document.getAnimations().every((animation) => animation.playState !== 'running');
    };
    const parts = '.table-page, .bar, .seats, .board-picture, .sz-felt, .hand, .sz-card, .sz-caption, .board-picture svg';
    const look = () => [...document.querySelectorAll(parts)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height, part.getAttribute('viewBox')].join();
    }).join(';');
    let [before, same, frames] = ['', 0, 0];
    const frame = () => {
        const now = look();
        same = now === before && isSo() ? same + 1 : 0;
        before = now;
        frames += 1;
        if (same >= 3 || frames > 300) done(same >= 3); else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
});";

/// Somebody who pulls at their window, and what they found.
pub(crate) struct Fit {
    pub(crate) guest: Guest,
    faults: Vec<String>,
}

impl Fit {
    pub(crate) fn new(guest: Guest) -> Fit {
        Fit { guest, faults: Vec::new() }
    }

    /// Gives the window a size, and waits until everything has its place in it.
    pub(crate) async fn resize(&self, (width, height): (u32, u32)) {
        self.guest.page.resize(width, height).await.unwrap();
        let script = AT_REST.replace("WIDTH", &width.to_string()).replace("HEIGHT", &height.to_string());
        assert!(self.guest.holds(&script).await, "a window of {width} by {height} never comes to rest");
    }

    /// What the probe finds as the page is.
    pub(crate) async fn probe(&self) -> Vec<String> {
        let found = self.guest.run(PROBE).await;
        found.as_array().into_iter().flatten().filter_map(|fault| fault.as_str().map(str::to_owned)).collect()
    }

    /// Looks at the page as it is in all windows.
    pub(crate) async fn look(&mut self, state: &str) {
        for (width, height) in WINDOWS {
            self.resize((width, height)).await;
            let found = self.probe().await;
            // For who wants to look at them: a picture of every state in every window.
            if std::env::var_os("PARLOR_FIT_SHOTS").is_some() {
                self.guest
                    .shot(&format!("fit-{}-{width}x{height}", state.replace([' ', ',', '\''], "-")))
                    .await;
            }
            self.faults.extend(found.into_iter().map(|fault| format!("{state}, {width}x{height}: {fault}")));
        }
        // All that is done by hand is done where there is room.
        self.resize(ROOMY).await;
    }

    /// Notes a fault.
    pub(crate) fn note(&mut self, fault: String) {
        self.faults.push(fault);
    }

    /// Nothing was found.
    pub(crate) async fn leave(self) {
        assert!(self.faults.is_empty(), "{} faults:\n{}", self.faults.len(), self.faults.join("\n"));
        self.guest.leave().await;
    }
}
