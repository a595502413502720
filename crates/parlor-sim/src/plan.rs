//! What goes wrong in a world, and how often. A seed chooses.

use crate::executor::Sim;

/// What goes wrong in a world, and how often: in a thousand where nothing else is said.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// How many processes there are over one store.
    pub(crate) processes: usize,
    /// How many people.
    pub(crate) people: u32,
    /// How many submissions are answered before everything calms down.
    pub(crate) submissions: u64,
    /// Writes that fail, of which nothing is stored.
    pub(crate) fails_before: u32,
    /// Writes that are stored, though the store says that they failed.
    pub(crate) fails_after: u32,
    /// Crashes before a write is synced.
    pub(crate) crash_before: u32,
    /// Crashes after a write was synced, before anyone hears of it.
    pub(crate) crash_after: u32,
    /// Crashes at any moment, in a million steps.
    pub(crate) crash_anywhere: u32,
    /// Reads that fail.
    pub(crate) read_fails: u32,
    /// How long the disk takes at most, in milliseconds, once before and once after the sync.
    pub(crate) disk_delay: u32,
    /// How long a message takes at most.
    pub(crate) link_delay: u32,
    /// Messages to clients that get lost though the connection stays.
    pub(crate) lost: u32,
    /// Messages to clients that come twice.
    pub(crate) doubled: u32,
    /// Connections that are cut, at each message.
    pub(crate) cut: u32,
    /// Connections that are cut without the house noticing, of those that are cut.
    pub(crate) half_open: u32,
    /// Pages that are loaded again after a cut: what they had submitted is forgotten.
    pub(crate) reloaded: u32,
    /// People who stay away after a cut until the others may do something about it.
    pub(crate) stays_away: u32,
    /// Submissions that make no sense, or come at the wrong time.
    pub(crate) nonsense: u32,
}

impl Plan {
    /// The plan of a world: some are calm, some have much of everything.
    pub(crate) fn draw(sim: &Sim, submissions: u64) -> Plan {
        let up_to = |most: u32| sim.below(most + 1);
        // A world in which everything goes wrong at once hides what one fault does alone.
        let sometimes = |most: u32| if sim.below(3) == 0 { 0 } else { sim.below(most + 1) };
        Plan {
            processes: [1, 2, 3][sim.below(3) as usize],
            people: 2 + up_to(2),
            submissions,
            fails_before: sometimes(30),
            fails_after: sometimes(30),
            crash_before: sometimes(10),
            crash_after: 10 + up_to(60),
            crash_anywhere: sometimes(200),
            read_fails: sometimes(40),
            disk_delay: 1 + up_to(20),
            link_delay: 1 + up_to(40),
            lost: sometimes(10),
            doubled: sometimes(20),
            cut: sometimes(5),
            half_open: up_to(500),
            reloaded: up_to(300),
            stays_away: sometimes(20),
            nonsense: 100 + up_to(300),
        }
    }
}
