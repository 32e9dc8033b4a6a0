//! The file of a SQLite database as the system sees it: who may read it, and why it cannot be written to.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use crate::error::{StoreError, StoreResult};

/// Nobody but its owner reads or writes it. SQLite gives the files beside it, the log and its index, the rights of the
/// database.
const OWN: u32 = 0o600;
/// Anyone else.
const OTHERS: u32 = 0o077;

/// Makes the folder of the file, and the file itself, empty, where they are not there; for nobody else to read.
pub(super) fn make(file: &Path) -> StoreResult<()> {
    make_folder(file)?;
    match OpenOptions::new().write(true).create_new(true).mode(OWN).open(file) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(fault(file, &error)),
    }
}

/// The folder of the file, readable for nobody else when it has to be made.
fn make_folder(file: &Path) -> StoreResult<()> {
    let Some(folder) = file
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty() && !folder.exists())
    else {
        return Ok(());
    };
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| fault(folder, &error))
}

/// Whether others on this machine may read or write the database or what belongs to it.
pub(super) fn is_open_to_others(file: &Path) -> bool {
    let mode = |path: PathBuf| std::fs::metadata(path).map_or(0, |about| about.mode());
    ["", "-wal", "-shm"]
        .into_iter()
        .any(|end| mode(beside(file, end)) & OTHERS != 0)
}

/// A new file beside the database, or the same one emptied.
pub(super) fn create_beside(file: &Path, end: &str) -> io::Result<File> {
    let path = beside(file, end);
    let made = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(OWN)
        .open(&path)?;
    made.set_permissions(Permissions::from_mode(OWN))?;
    Ok(made)
}

/// The file beside the database whose name ends so.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Why the database failed, where its disk can tell better than its own words: on one that can only be read, SQLite
/// says that there was an error, or that the file cannot be opened.
pub(super) fn explain(error: StoreError, file: &Path) -> StoreError {
    let StoreError::Unavailable(_) = &error else {
        return error;
    };
    let opened = OpenOptions::new().read(true).write(true).open(file).map(drop);
    match opened
        .and_then(|()| is_writable_beside(file))
        .map_err(|fault| fault.kind())
    {
        Err(io::ErrorKind::ReadOnlyFilesystem) => StoreError::ReadOnly,
        Err(io::ErrorKind::PermissionDenied) if File::open(file).is_ok() => StoreError::ReadOnly,
        Err(io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) => StoreError::Full,
        _ => error,
    }
}

/// SQLite writes into files of its own beside the database.
fn is_writable_beside(file: &Path) -> io::Result<()> {
    create_beside(file, "-probe").map(drop)?;
    std::fs::remove_file(beside(file, "-probe"))
}

/// What the system says of a file, in the words of the store.
pub(super) fn fault(path: &Path, error: &io::Error) -> StoreError {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full,
        io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly,
        _ => StoreError::Unavailable(format!("{}: {error}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_told_in_our_words() {
        let said = |kind: io::ErrorKind| fault(Path::new("talon.db"), &kind.into());
        assert!(matches!(said(io::ErrorKind::ReadOnlyFilesystem), StoreError::ReadOnly));
        assert!(matches!(said(io::ErrorKind::StorageFull), StoreError::Full));
        assert!(said(io::ErrorKind::NotADirectory).to_string().contains("talon.db"));
    }

    #[test]
    fn a_database_that_its_disk_does_not_explain_stays_unexplained() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("talon.db");
        make(&file).unwrap();
        let error = || StoreError::Unavailable("disk I/O error".into());
        assert!(matches!(explain(error(), &file), StoreError::Unavailable(_)));
        assert!(matches!(explain(StoreError::Busy, &file), StoreError::Busy));
        assert!(!beside(&file, "-probe").exists());
    }
}
