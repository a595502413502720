//! What is in the database, and how older ones become newer ones.

use tokio_postgres::Client;

use super::PostgresError;

/// The steps from an empty database to what this version knows, oldest first. A step that was released never changes.
const STEPS: [&str; 1] = [include_str!("schema_1.sql")];

/// One process brings the database up to date, and others wait: the number is ours, and means nothing.
const LOCK: i64 = 0x70_61_72_6c_6f_72;

/// Brings a database up to date, all steps or none.
///
/// # Errors
/// If a newer version has written it, or it can't be written.
pub(super) async fn migrate(client: &mut Client) -> Result<(), PostgresError> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    transaction
        .batch_execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
        .await?;
    let found = transaction.query_one("SELECT coalesce(max(version), 0) FROM schema_version", &[]).await?;
    let (found, known): (i32, _) = (found.get(0), i32::try_from(STEPS.len()).expect("few steps"));
    if found > known {
        return Err(PostgresError::Newer { found, known });
    }
    for (step, version) in STEPS.iter().zip(1..).skip(usize::try_from(found).unwrap_or_default()) {
        transaction.batch_execute(step).await?;
        transaction.execute("INSERT INTO schema_version VALUES ($1)", &[&version]).await?;
    }
    Ok(transaction.commit().await?)
}
