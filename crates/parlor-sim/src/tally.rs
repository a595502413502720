//! What has happened, counted.

use std::fmt;
use std::ops::AddAssign;

macro_rules! tally {
    ($($(#[$about:meta])* $name:ident: $text:literal,)+) => {
        /// What has happened, counted.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Tally {
            $($(#[$about])* pub $name: u64,)+
        }

        impl AddAssign for Tally {
            fn add_assign(&mut self, other: Tally) {
                $(self.$name += other.$name;)+
            }
        }

        impl fmt::Display for Tally {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $(writeln!(f, "{:>12}  {}", self.$name, $text)?;)+
                Ok(())
            }
        }
    };
}

tally! {
    /// Worlds that were simulated.
    worlds: "worlds",
    /// Those of them with more than one process.
    worlds_of_several: "of them with two processes over one store",
    /// Submissions that were answered at least once.
    answered: "submissions answered",
    /// Those of them that were accepted.
    accepted: "of them accepted",
    /// Those of them that were refused because the game had changed.
    stale: "of them refused as stale",
    /// Submissions that were sent again under the same key.
    sent_again: "submissions sent again",
    /// Those that were answered more than once.
    answered_again: "answers that came again",
    /// Submissions that were never answered.
    unanswered: "submissions never answered",
    /// Those of them that are in a log.
    unanswered_entered: "of them entered all the same",
    /// Appends that were refused because the log had grown.
    races_lost: "races lost: the log had grown before the append",
    /// Appends that failed and stored nothing.
    appends_failed: "appends that failed and stored nothing",
    /// Appends that were stored though the store said that they failed.
    answers_of_disk_lost: "appends stored that were said to have failed",
    /// Crashes after an append was synced, before anyone was answered.
    crashes_before_answer: "crashes between append and answer",
    /// Crashes before an append was synced.
    crashes_before_sync: "crashes before the append was synced",
    /// Crashes at any other moment.
    crashes_elsewhere: "crashes at any other moment",
    /// Connections that were lost.
    cuts: "connections lost",
    /// Entries of all logs.
    entries: "entries in all logs",
    /// Tables.
    tables: "tables",
    /// Games that were over.
    games_over: "games played to the end",
    /// Games that were ended because somebody was gone.
    abandoned: "games ended because somebody was gone",
    /// Rematches.
    rematches: "rematches",
    /// Moves of bots.
    bots_moves: "moves of bots and stand-ins",
    /// Undos.
    undos: "undos",
    /// Views of clients that were compared with the rules' own.
    views_compared: "views compared with those of the rules",
    /// Chains that clients were sent and that were compared with the log's.
    chains_compared: "chains compared with those of the log",
    /// Steps of the executor.
    steps: "steps",
}
