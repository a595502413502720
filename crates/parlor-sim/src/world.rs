//! One world: a house with its processes, people with their tabs, and everything that goes wrong between them, from one seed.

use std::any::Any;
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use parlor_core::{Level, PlayerName};
use parlor_house::store::Person;
use parlor_wire::http::{CreatedTable, NewSeat, NewTable};
use parlor_wire::{EditionChoice, InviteSecret, SessionToken, TableId};
use tokio::sync::mpsc;

use crate::bugs::Bug;
use crate::editions;
use crate::executor::{Executor, Sim};
use crate::oracle::{Finding, Oracle};
use crate::plan::Plan;
use crate::process::{Processes, SimHouse};
use crate::store::Disk;
use crate::tab::Tab;
use crate::tally::Tally;

/// How long it may take until everything has come to an end once nothing fails any more, in milliseconds.
const PATIENCE: u64 = 4 * 60 * 60 * 1_000;
/// How many steps a world may take.
const MOST_STEPS: u64 = 20_000_000;

/// What is wrong in a world, and how to see it again.
#[derive(Clone, Debug, thiserror::Error)]
#[error("seed {seed}, step {step}: {finding}")]
pub struct Failure {
    /// The seed of the world.
    pub seed: u64,
    /// After how many steps it was noticed.
    pub step: u64,
    /// What is wrong.
    pub finding: Finding,
    /// How many submissions were answered until then.
    pub answered: u64,
    /// What happened last, if that was to be kept.
    pub trace: Vec<String>,
}

impl Failure {
    /// What happened last, what is wrong, and how to see it again.
    #[must_use]
    pub fn report(&self) -> String {
        let trace = self.trace.join("\n");
        format!("{trace}\n\n{self}\nTo see it again: cargo xtask simulate --seeds 1 --from {}", self.seed)
    }
}

/// A person, and what the house knows them by.
pub(crate) struct Guest {
    pub(crate) person: Person,
    pub(crate) token: SessionToken,
    /// Until when they are away.
    pub(crate) away_until: u64,
}

/// What people know of each other without the house.
pub(crate) struct Scene {
    pub(crate) guests: Vec<Guest>,
    /// Where everyone plays.
    pub(crate) table: TableId,
    /// The secret of its invitation, if somebody has told it.
    pub(crate) secret: Option<InviteSecret>,
    /// Which tabs know all there is to know, once it is over.
    pub(crate) settled: Vec<bool>,
}

/// What tabs share. Clones are the same.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) sim: Sim,
    pub(crate) plan: Plan,
    pub(crate) bug: Option<Bug>,
    pub(crate) processes: Processes,
    pub(crate) oracle: Rc<RefCell<Oracle>>,
    pub(crate) scene: Rc<RefCell<Scene>>,
}

/// Simulates a world, up to the first thing that is wrong. A panic is one.
///
/// # Errors
/// If something is wrong.
pub fn simulate(seed: u64, submissions: u64, bug: Option<Bug>, traces: bool) -> Result<Tally, Box<Failure>> {
    let mut executor = Executor::new(seed, traces);
    let disk = Disk::new();
    let oracle = Rc::new(RefCell::new(Oracle::new(&disk)));
    // Of a world in which something panicked, only what was counted and traced is looked at.
    let end = catch_unwind(AssertUnwindSafe(|| run(&mut executor, &disk, &oracle, submissions, bug)))
        .unwrap_or_else(|panic| Err(Finding(format!("panicked: {}", panic_text(&*panic)))));
    let steps = executor.steps();
    let finding = end.err().or_else(|| oracle.borrow().finding().cloned());
    let mut tally = oracle.borrow().tally;
    tally += disk.kept().tally;
    tally.steps = steps;
    match finding {
        None => Ok(tally),
        Some(finding) => {
            let trace = executor.sim().trace();
            Err(Box::new(Failure { seed, step: steps, finding, answered: tally.answered, trace }))
        }
    }
}

/// What a panic said.
fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a word")
}

fn run(
    executor: &mut Executor,
    disk: &Disk,
    oracle: &Rc<RefCell<Oracle>>,
    submissions: u64,
    bug: Option<Bug>,
) -> Result<(), Finding> {
    let sim = executor.sim().clone();
    let plan = Plan::draw(&sim, submissions);
    sim.note(|| format!("{plan:?}"));
    let (processes, crashes) = Processes::start(&sim, disk, plan, bug);
    executor.add(restart(sim.clone(), processes.clone(), crashes));

    // People come in and make a table while everything works.
    let ready = Rc::new(RefCell::new(None));
    let Some((house, _)) = processes.any() else { return Err(Finding("no process has started".to_owned())) };
    executor.add(come_in(sim.clone(), house, plan, Rc::clone(&ready)));
    let tabs = usize::try_from(plan.people).expect("few people") * 2;
    while ready.borrow().is_none() {
        step(executor, &processes, oracle)?;
    }
    let (guests, created) = ready.take().ok_or_else(|| Finding("nobody has come in".to_owned()))?;
    let CreatedTable { table, secret } = created;
    let scene = Scene { guests, table, secret: Some(secret), settled: vec![false; tabs] };
    let scene = Rc::new(RefCell::new(scene));
    let oracle = Rc::clone(oracle);
    let world = World { sim: sim.clone(), plan, bug, processes, oracle, scene };

    // Everything goes wrong.
    disk.kept().plan = Some(plan);
    for number in 0..tabs {
        // The second tab of a person is there in some worlds only.
        if number % 2 == 0 || sim.below(2) == 0 {
            executor.add(Tab::new(&world, number / 2, number).run());
        } else {
            world.scene.borrow_mut().settled[number] = true;
        }
    }
    while world.oracle.borrow().tally.answered < plan.submissions {
        if sim.below(1_000_000) < plan.crash_anywhere
            && let Some(group) = world.processes.any_group()
        {
            world.oracle.borrow_mut().tally.crashes_elsewhere += 1;
            sim.crash(group);
        }
        step(executor, &world.processes, &world.oracle)?;
    }

    // Everything works again: what is begun comes to an end, and everyone knows it.
    sim.note(|| "everything works again".to_owned());
    disk.kept().plan = None;
    while let Some(group) = world.processes.any_group() {
        executor.kill(group);
        world.processes.note_crash(group);
    }
    let until = sim.now() + PATIENCE;
    while world.scene.borrow().settled.iter().any(|is_settled| !is_settled) {
        if sim.now() > until {
            let table = world.scene.borrow().table;
            let length = world.oracle.borrow_mut().length(table);
            return Err(Finding(format!(
                "table {table} hangs: entries, and whether it has ended: {length:?}"
            )));
        }
        step(executor, &world.processes, &world.oracle)?;
    }
    let mut oracle = world.oracle.borrow_mut();
    oracle.check_logs();
    oracle.tally.worlds = 1;
    oracle.tally.worlds_of_several = u64::from(plan.processes > 1);
    Ok(())
}

/// Does one step, and has those processes crash that are to.
fn step(executor: &mut Executor, processes: &Processes, oracle: &Rc<RefCell<Oracle>>) -> Result<(), Finding> {
    let crashes = executor.step().ok_or_else(|| Finding("nothing will ever happen again".to_owned()))?;
    for group in crashes {
        if executor.kill(group) {
            executor.sim().note(|| format!("process {group} crashes"));
            processes.note_crash(group);
        }
    }
    if executor.steps() > MOST_STEPS {
        return Err(Finding(format!("{MOST_STEPS} steps, and no end")));
    }
    oracle.borrow().finding().cloned().map_or(Ok(()), Err)
}

/// Starts processes again some time after they have crashed.
async fn restart(sim: Sim, processes: Processes, mut crashes: mpsc::UnboundedReceiver<usize>) {
    while let Some(index) = crashes.recv().await {
        sim.sleep_up_to(300).await;
        processes.restart(index);
    }
}

type Ready = Rc<RefCell<Option<(Vec<Guest>, CreatedTable)>>>;

/// Has all guests come in, and the first of them make a table.
async fn come_in(sim: Sim, house: SimHouse, plan: Plan, ready: Ready) {
    let mut guests = Vec::new();
    for number in 1..=plan.people {
        let Ok(name) = PlayerName::new(&format!("Person {number}")) else { return };
        let Ok((person, token)) = house.add_guest(name).await else { return };
        guests.push(Guest { person, token, away_until: 0 });
    }
    let host = guests[0].person.clone();
    if let Ok(created) = house.create_table(&host, &new_table(&sim)).await {
        *ready.borrow_mut() = Some((guests, created));
    }
}

/// A table of any game, with open seats and sometimes a bot.
pub(crate) fn new_table(sim: &Sim) -> NewTable {
    let (game, edition) = editions::any(sim);
    let seats =
        (0..1 + sim.below(2))
            .map(|number| {
                if number > 0 && sim.below(6) == 0 {
                    NewSeat::Bot(Level::Random.into())
                } else {
                    NewSeat::Open
                }
            })
            .collect();
    NewTable {
        game: game.to_owned(),
        edition: edition.map_or(EditionChoice::BuiltIn("classic".to_owned()), |text| {
            EditionChoice::Text(text.to_owned())
        }),
        options: Vec::new(),
        hints: false,
        seats,
        contribution: "00112233".to_owned(),
    }
}
