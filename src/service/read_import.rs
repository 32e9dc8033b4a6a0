//! Reads what became of the records of an import.

use crate::service::ActError;
use crate::store::records::{self, Record, RecordStatus};
use crate::store::{ImportId, Store};

/// Records read in one go.
const PIECE: i64 = 200;

/// Calls `see` with each refused record, in the order of the input.
///
/// # Errors
/// When the database fails.
pub fn each_refused(store: &Store, import: ImportId, mut see: impl FnMut(&Record)) -> Result<(), ActError> {
    let mut after = 0;
    loop {
        let piece = store.read(|db| records::list(db, import, Some(RecordStatus::Rejected), after, PIECE))?;
        let Some(last) = piece.last() else { return Ok(()) };
        after = last.record;
        piece.iter().for_each(&mut see);
    }
}
