//! Many people who are there and do nothing: connections that say nothing, and tables that are looked at.

use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use parlor_client::{Guest, HouseAddress, Socket};
use parlor_core::PlayerName;
use parlor_wire::{ClientMessage, InviteSecret, ServerMessage, TableId};

use crate::LoadError;
use crate::times::Times;

/// How many requests are under way at the same time.
const AT_ONCE: usize = 32;
/// How many connections a house takes of one guest, and how many tables on one connection.
const EACH: usize = 16;

/// So many connections on which nothing is said after the first words.
pub(crate) async fn connect(house: &HouseAddress, count: usize) -> Result<Vec<Socket>, LoadError> {
    let guests = (0..count.div_ceil(EACH)).map(|_| guest(house));
    let guests: Vec<Guest> = stream::iter(guests).buffer_unordered(AT_ONCE).try_collect().await?;
    let connections = guests.iter().cycle().take(count).map(Guest::connect);
    Ok(stream::iter(connections).buffer_unordered(AT_ONCE).try_collect().await?)
}

async fn guest(house: &HouseAddress) -> Result<Guest, LoadError> {
    Ok(Guest::new(house, PlayerName::new("Load").expect("a short name")).await?)
}

/// Opens tables one after the other, and sees how long each takes to be there.
pub(crate) async fn open_one_by_one(
    house: &HouseAddress,
    tables: &[TableId],
    secret: InviteSecret,
) -> Result<Times, LoadError> {
    let mut times = Times::default();
    for tables in tables.chunks(EACH) {
        let mut socket = guest(house).await?.connect().await?;
        for table in tables {
            let begin = Instant::now();
            open(&mut socket, *table, secret).await?;
            times.add(begin.elapsed());
        }
    }
    Ok(times)
}

/// Looks at tables, many on each connection.
pub(crate) async fn watch(
    house: &HouseAddress,
    tables: &[TableId],
    secret: InviteSecret,
) -> Result<Vec<Socket>, LoadError> {
    let mut sockets = connect(house, tables.len().div_ceil(EACH)).await?;
    for (socket, tables) in sockets.iter_mut().zip(tables.chunks(EACH)) {
        for table in tables {
            open(socket, *table, secret).await?;
        }
    }
    Ok(sockets)
}

async fn open(socket: &mut Socket, table: TableId, secret: InviteSecret) -> Result<(), LoadError> {
    socket.say(&ClientMessage::Open { table, secret: Some(secret), known: None }).await?;
    loop {
        match socket.hear().await? {
            ServerMessage::Table { table: opened, .. } if opened == table => return Ok(()),
            ServerMessage::Bad { .. } | ServerMessage::Bye { .. } => return Err(LoadError::Answer),
            _ => {}
        }
    }
}

/// Looks again and again until something is so.
pub(crate) async fn until(
    what: &'static str,
    limit: Duration,
    mut is_so: impl AsyncFnMut() -> Result<bool, LoadError>,
) -> Result<(), LoadError> {
    let begin = Instant::now();
    while !is_so().await? {
        if begin.elapsed() > limit {
            return Err(LoadError::TooLong { what, limit });
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}
