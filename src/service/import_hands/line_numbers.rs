//! Finds the lines on which records of an upload begin. It looks at nothing in them.

use std::collections::HashMap;

use super::kept_upload::KeptUpload;
use crate::ActError;
use crate::read_import::choices;
use talon_records::read;
use talon_store::imports::Import;
use talon_store::{Store, uploads};

/// The lines of the records after `after` up to `last`, by number; none when the upload is no longer kept.
///
/// # Errors
/// When the database fails.
pub fn lines_of(store: &Store, import: &Import, after: i64, last: i64) -> Result<HashMap<i64, u64>, ActError> {
    let mut lines = HashMap::new();
    let Some(id) = import.upload_id.filter(|_| after < last) else {
        return Ok(lines);
    };
    let upload = store.read(|db| uploads::by_id(db, id))?;
    let mut records = read(KeptUpload::new(store, &upload), talon_shorthand::options());
    let (choices, mut before) = (choices(import)?, 0);
    while let Some(record) = records.next_raw()? {
        let Some(own) = choices.numbered(record.number, before) else {
            continue;
        };
        before = own;
        let number = i64::try_from(own).unwrap_or(i64::MAX);
        if number > after {
            lines.insert(number, record.position.line);
        }
        if number >= last {
            break;
        }
    }
    Ok(lines)
}
