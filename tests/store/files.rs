//! The files of a SQLite database: who on the machine may read them.

use std::fs::{Permissions, metadata, set_permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use super::samples::club;
use crate::harness::backend::Backend;

/// The database and what SQLite keeps beside it.
fn files(database: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|end| PathBuf::from(format!("{}{end}", database.display())))
}

fn mode(file: &Path) -> u32 {
    metadata(file)
        .unwrap_or_else(|error| panic!("{}: {error}", file.display()))
        .permissions()
        .mode()
        & 0o777
}

#[test]
fn every_file_of_a_new_database_is_for_its_owner_alone() {
    let backend = Backend::sqlite();
    let database = backend.file().expect("a file");
    let store = backend.open();
    store.write(|db| club(db, "one")).expect("a write");
    store.probe().expect("it can be written to");
    for file in files(&database) {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    assert_eq!(store.open_to_others(), None);
}

#[test]
fn an_older_file_that_others_may_read_is_told_and_left_as_it_is() {
    let backend = Backend::sqlite();
    let database = backend.file().expect("a file");
    drop(backend.open());
    set_permissions(&database, Permissions::from_mode(0o644)).expect("other rights");
    let store = backend.open();
    assert_eq!(store.open_to_others(), Some(&*database));
    assert_eq!(mode(&database), 0o644);
}
