//! A house for a test: a folder, a port, and a clock that runs faster.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use parlor_house::http::{Access, Patience, router, serve};
use parlor_house::store::{OpenError, SqliteStore, Store};
use parlor_house::{House, HouseOptions, Runtime, TokioRuntime};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// A folder that goes away.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        Folder(std::env::temp_dir().join(format!("parlor-house-{}-{number}", std::process::id())))
    }

    /// A folder that is there already.
    pub(crate) const fn at(path: PathBuf) -> Folder {
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A runtime whose clock runs faster: two minutes of absence pass in a second.
#[derive(Clone)]
pub(crate) struct Fast {
    tokio: TokioRuntime,
    began: Instant,
    /// How much faster; 0 if it stands still.
    speed: u32,
}

/// How much faster, unless a test wants something else.
pub(crate) const SPEED: u32 = 200;

impl Fast {
    fn new(speed: u32) -> Fast {
        Fast { tokio: TokioRuntime::new(2), began: Instant::now(), speed }
    }

    fn elapsed(&self) -> u64 {
        u64::try_from((self.began.elapsed() * self.speed).as_millis()).unwrap()
    }
}

/// Some time in 2026.
const START: u64 = 1_790_000_000_000;

impl Runtime for Fast {
    fn now(&self) -> u64 {
        START + self.elapsed()
    }

    async fn sleep_until(&self, at: u64) {
        let wait = at.saturating_sub(self.now()).min(24 * 60 * 60 * 1_000);
        tokio::time::sleep(Duration::from_millis(wait) / self.speed.max(1)).await;
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tokio.spawn(task);
    }

    async fn think(&self, choose: Box<dyn FnOnce() -> Option<String> + Send>) -> Option<String> {
        self.tokio.think(choose).await
    }

    fn random(&self, bytes: &mut [u8]) {
        self.tokio.random(bytes);
    }
}

/// How long a client may take to send the headers of a request.
const HEADERS_WITHIN: Duration = Duration::from_secs(2);

/// A house that runs, in a runtime of its own: stopping that ends everything in it at once, as a killed process would.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    runtime: Option<tokio::runtime::Runtime>,
    folder: Option<Folder>,
    /// Dropped when the house is to say goodbye.
    stop: Option<oneshot::Sender<()>>,
}

impl Host {
    pub(crate) async fn start() -> Host {
        Host::start_in(Folder::new(), 0).await
    }

    pub(crate) async fn start_in(folder: Folder, port: u16) -> Host {
        let store = open(folder.path()).await;
        let mut host = Host::start_on(store, port).await;
        host.folder = Some(folder);
        host
    }

    /// Starts a house on a store.
    pub(crate) async fn start_on(store: impl Store, port: u16) -> Host {
        Host::start_with(store, port, HouseOptions::default(), Access::loopback(), SPEED).await
    }

    /// Starts a house on a store, with limits and a log, and a clock of this speed.
    pub(crate) async fn start_with(
        store: impl Store,
        port: u16,
        options: HouseOptions,
        access: Access,
        speed: u32,
    ) -> Host {
        let (stop, stopped) = oneshot::channel::<()>();
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let serve = async move {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.unwrap();
            let address = listener.local_addr().unwrap();
            let house = House::open_with(store, Fast::new(speed), options);
            let router = router(house.clone(), access);
            let patience = Patience { headers: HEADERS_WITHIN, farewell: Duration::from_secs(10) };
            let (stop, goodbye) = (async { drop(stopped.await) }, async move { house.send_away().await });
            tokio::spawn(serve(listener, router, patience, stop, goodbye));
            address
        };
        let address = runtime.spawn(serve).await.unwrap();
        Host { address, runtime: Some(runtime), folder: None, stop: Some(stop) }
    }

    /// Where it stores everything.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.as_ref().unwrap().path()
    }

    /// Asks the house to say goodbye to everyone.
    pub(crate) fn stop(&mut self) {
        drop(self.stop.take());
    }

    /// Stops the house as it is, and starts another on the same folder and port.
    pub(crate) async fn restart(self) -> Host {
        self.restart_after(|_| ()).await
    }

    /// The same, and meanwhile does something to the folder.
    pub(crate) async fn restart_after(mut self, meanwhile: impl FnOnce(&Path)) -> Host {
        let (address, folder) = (self.address, self.folder.take().unwrap());
        drop(self);
        drop(open(folder.path()).await);
        meanwhile(folder.path());
        Host::start_in(folder, address.port()).await
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }
}

/// Opens the folder. A house that was just stopped lets go of it a moment later.
pub(crate) async fn open(folder: &Path) -> SqliteStore {
    for _ in 0..200 {
        match SqliteStore::open(folder) {
            Ok(store) => return store,
            Err(OpenError::Locked) => tokio::time::sleep(Duration::from_millis(50)).await,
            Err(error) => panic!("{error}"),
        }
    }
    panic!("the folder stays locked");
}
