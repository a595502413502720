//! What is in the file, and how older files become newer ones.

use rusqlite::Connection;

use super::OpenError;

/// The steps from an empty file to what this version knows, oldest first. A step that was released never changes.
const STEPS: [&str; 2] = [include_str!("schema_1.sql"), include_str!("schema_2.sql")];

/// Brings a file up to date, one step after the other, each of them whole or not at all.
///
/// # Errors
/// If a newer version has written the file, or it can't be written.
pub(super) fn migrate(connection: &Connection) -> Result<(), OpenError> {
    let known = u32::try_from(STEPS.len()).expect("few steps");
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    for (step, version) in STEPS.iter().zip(1..).skip(usize::try_from(found).expect("few steps")) {
        connection
            .execute_batch(&format!("BEGIN IMMEDIATE; {step} PRAGMA user_version = {version}; COMMIT;"))?;
    }
    Ok(())
}
