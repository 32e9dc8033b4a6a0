//! Finds the lines on which records of an upload begin. It looks at nothing in them.

use std::collections::HashMap;

use crate::ActError;
use talon_ppn::Ppn;
use talon_records::json::Limits;
use talon_records::stream::{Hint, Splitter};
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
    let hint =
        Hint::from_media_type(&upload.media_type).or_else(|| Hint::from_file_name(&upload.file_name, Some(&Ppn)));
    let mut splitter = Splitter::new(hint, Limits::default()).with_notation(&Ppn);
    let mut offset = 0;
    loop {
        let chunk = store.read(|db| uploads::chunk_at(db, id, offset))?;
        match &chunk {
            Some(chunk) => {
                splitter.feed(&chunk.bytes);
                offset = chunk.start + i64::try_from(chunk.bytes.len()).unwrap_or(0);
            }
            None => splitter.finish(),
        }
        while let Some(record) = splitter.next_record() {
            let number = i64::try_from(record.number).unwrap_or(i64::MAX);
            if number > after {
                lines.insert(number, record.position.line);
            }
            if number >= last {
                return Ok(lines);
            }
        }
        if chunk.is_none() {
            return Ok(lines);
        }
    }
}
