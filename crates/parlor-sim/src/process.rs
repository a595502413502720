//! The processes of a house: they start, serve, and crash.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use parlor_house::notices::{LocalNotices, Notice, Notices};
use parlor_house::store::{Doubled, Store};
use parlor_house::{House, HouseOptions, Outbox, Sending};
use parlor_wire::SessionToken;
use tokio::sync::mpsc;

use crate::bugs::{self, Bug, BuggyStore, Door};
use crate::executor::{Group, Sim};
use crate::link::{self, Receiver, Sender, Weather};
use crate::plan::Plan;
use crate::runtime::{SKEW, SimRuntime};
use crate::store::{Disk, SimStore};

/// The house as it is simulated.
pub(crate) type SimHouse = House<Doubled<BuggyStore<SimStore>>, SimRuntime>;

/// Both ends of a connection, as a client has them.
pub(crate) struct Link {
    pub(crate) to_house: Sender,
    pub(crate) from_house: Receiver,
}

/// One process, or the place where it will be again.
struct Process {
    group: Group,
    house: Option<SimHouse>,
}

/// All processes. Clones are the same.
#[derive(Clone)]
pub(crate) struct Processes {
    sim: Sim,
    disk: Disk,
    plan: Plan,
    bug: Option<Bug>,
    list: Rc<RefCell<Vec<Process>>>,
    crashed: mpsc::UnboundedSender<usize>,
    notices: Arc<Lossy>,
}

/// Notices of which half are lost, and some come twice.
struct Lossy {
    sim: Sim,
    carried: LocalNotices,
}

impl Notices for Lossy {
    fn publish(&self, notice: Notice) {
        for _ in 0..[0, 0, 1, 2][self.sim.below(4) as usize] {
            self.carried.publish(notice);
        }
    }

    fn subscribe(&self) -> mpsc::Receiver<Notice> {
        self.carried.subscribe()
    }
}

impl Processes {
    /// Starts all of them; what comes out are those that crash.
    pub(crate) fn start(
        sim: &Sim,
        disk: &Disk,
        plan: Plan,
        bug: Option<Bug>,
    ) -> (Processes, mpsc::UnboundedReceiver<usize>) {
        let (crashed, crashes) = mpsc::unbounded_channel();
        let (sim, disk) = (sim.clone(), disk.clone());
        let notices = Arc::new(Lossy { sim: sim.clone(), carried: LocalNotices::default() });
        let processes = Processes { sim, disk, plan, bug, list: Rc::default(), crashed, notices };
        for _ in 0..plan.processes {
            let process = processes.open();
            processes.list.borrow_mut().push(process);
        }
        (processes, crashes)
    }

    fn open(&self) -> Process {
        let ahead = if self.plan.processes > 1 { u64::from(self.sim.below(SKEW)) } else { 0 };
        let runtime = SimRuntime::new(&self.sim, ahead);
        let group = runtime.group();
        let store = SimStore::new(&self.sim, &self.disk, group, self.plan.processes > 1);
        let notices = Arc::clone(&self.notices);
        let options = HouseOptions { notices, ..HouseOptions::default() };
        let house = House::open_with(Doubled(BuggyStore::new(store, self.bug)), runtime, options);
        Process { group, house: Some(house) }
    }

    /// A group of tasks has been killed: its process is gone.
    pub(crate) fn note_crash(&self, group: Group) {
        let mut list = self.list.borrow_mut();
        let Some(index) = list.iter().position(|process| process.group == group) else { return };
        let house = list[index].house.take();
        drop(list);
        drop(house);
        self.disk.kept().forget_process(group, self.sim.now());
        // Nobody listens after the end.
        let _ = self.crashed.send(index);
    }

    /// Starts a process again.
    pub(crate) fn restart(&self, index: usize) {
        let process = self.open();
        self.list.borrow_mut()[index] = process;
    }

    /// The group of a process that runs, chosen at random.
    pub(crate) fn any_group(&self) -> Option<Group> {
        let list = self.list.borrow();
        let running: Vec<Group> =
            list.iter().filter(|process| process.house.is_some()).map(|process| process.group).collect();
        self.sim.pick(&running).copied()
    }

    /// A house that runs, chosen at random, with its group.
    pub(crate) fn any(&self) -> Option<(SimHouse, Group)> {
        let list = self.list.borrow();
        let running: Vec<_> =
            list.iter().filter_map(|process| Some((process.house.as_ref()?, process.group))).collect();
        self.sim.pick(&running).map(|(house, group)| ((*house).clone(), *group))
    }

    /// Connects to a process; `None` if none runs.
    pub(crate) fn dial(&self, token: &SessionToken) -> Option<Link> {
        let (house, group) = self.any()?;
        let plan = self.disk.kept().plan;
        let delay = self.plan.link_delay;
        let (lost, doubled) = plan.map_or((0, 0), |plan| (plan.lost, plan.doubled));
        // Lost and doubled messages would not be TCP: they stand for what a client misses between two connections.
        let (to_house, from_client) = link::direction(&self.sim, Weather { delay, lost: 0, doubled: 0 });
        let (to_client, from_house) = link::direction(&self.sim, Weather { delay, lost, doubled });
        let (sim, token) = (self.sim.clone(), *token);
        let door = bugs::door(self.bug);
        self.sim.spawn(group, serve(sim, house, token, from_client, to_client, door));
        Some(Link { to_house, from_house })
    }

    /// Whether everything works now.
    pub(crate) fn is_calm(&self) -> bool {
        self.disk.kept().plan.is_none()
    }
}

/// Passes messages on, as the house's WebSocket does, until one side ends it.
async fn serve<S: Store>(
    sim: Sim,
    house: House<S, SimRuntime>,
    token: SessionToken,
    mut from_client: Receiver,
    mut to_client: Sender,
    mut door: Box<dyn Door>,
) {
    let Ok(Some(person)) = house.guest(&token).await else { return };
    let (out, mut outgoing) = Outbox::new();
    let mut connection = house.connect(person, out);
    loop {
        enum Next {
            Out(Sending),
            In(Option<link::Come>),
        }
        let next = if sim.below(2) == 0 {
            tokio::select! {
                biased;
                sending = outgoing.next() => Next::Out(sending),
                come = from_client.receive() => Next::In(come),
            }
        } else {
            tokio::select! {
                biased;
                come = from_client.receive() => Next::In(come),
                sending = outgoing.next() => Next::Out(sending),
            }
        };
        match next {
            Next::Out(Sending::Text(text)) => {
                door.note(&text);
                if !to_client.send(text) {
                    return;
                }
            }
            Next::In(Some(come)) => {
                let text = door.pass(&come.text);
                if connection.receive(&text).await.is_err() {
                    return;
                }
            }
            Next::Out(_) | Next::In(None) => return,
        }
    }
}
