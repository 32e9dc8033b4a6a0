//! Tells whether anything in the database has changed since it was asked before, by whatever process. It reads no table,
//! and only SQLite can tell.

use std::fmt;
use std::sync::{Mutex, PoisonError};

use crate::conn::{Db, Manager, Role};
use crate::dialect;
use crate::error::StoreResult;

/// What tells one state of an open database from the next: equal ones mean that nothing was committed in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp(i32);

impl Stamp {
    /// For keys of what was made of the database in this state.
    pub fn to_bytes(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}

/// A connection for this question alone: SQLite counts on each what the others commit.
pub(super) struct Watch(Mutex<Db>);

impl Watch {
    /// Watches the database of this manager; its questions are none of the program's statements.
    pub(super) fn open(manager: &Manager) -> StoreResult<Watch> {
        let own = Manager { role: Role::Reader, statements: Default::default(), ..manager.clone() };
        let mut db = own.open()?;
        dialect::never_wait(&mut db)?;
        Ok(Watch(Mutex::new(db)))
    }

    /// Takes a few microseconds and waits for nobody who writes or mends the file. None where it cannot be told.
    pub(super) fn stamp(&self) -> Option<Stamp> {
        // A question is asked whole or not at all, whatever became of who asked before.
        let mut db = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        dialect::data_version(&mut db).ok().flatten().map(Stamp)
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Watch")
    }
}
