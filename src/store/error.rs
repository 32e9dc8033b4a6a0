//! What can go wrong with the database, named so that the layers above can decide without reading its messages.

use diesel::result::{DatabaseErrorKind, Error as DieselError};

pub type StoreResult<T> = Result<T, StoreError>;

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("no such {0}")]
    NotFound(&'static str),
    /// A key that must be unique is taken; the text names the key as the database does.
    #[error("already taken: {0}")]
    Conflict(String),
    /// A row points to one that is not there, or a value is outside what the table allows.
    #[error("refused by the database: {0}")]
    Refused(String),
    #[error(
        "this database was written by a newer Talon (it has the step {found}, this program knows none after {known}); start that version instead"
    )]
    Newer { found: String, known: String },
    /// PostgreSQL keeps no text with a NUL in it, nor looks for one.
    #[error("the text holds a NUL character, which no stored text has")]
    NotText,
    #[error("the database is busy; try again")]
    Busy,
    #[error("the disk of the database is full")]
    Full,
    #[error("the disk of the database can only be read; make it writable for the account that runs this program")]
    ReadOnly,
    #[error("not a database address: {0} (use sqlite:FILE or postgres://USER@HOST/NAME)")]
    BadAddress(String),
    /// The database would not keep its promises after a power cut, so it is not used.
    #[error("the database is not set up safely: {0}")]
    Unsafe(String),
    #[error("the tables could not be brought up to date: {0}")]
    Migration(String),
    #[error("the database cannot be reached: {0}")]
    Unavailable(String),
    /// A stored value is none of those this program writes.
    #[error("the database holds something unexpected: {0}")]
    Damaged(String),
    #[error("database error: {0}")]
    Database(DieselError),
}

impl StoreError {
    pub fn is_conflict(&self) -> bool {
        matches!(self, StoreError::Conflict(_))
    }

    pub fn is_not_found(&self) -> bool {
        matches!(self, StoreError::NotFound(_))
    }
}

impl From<DieselError> for StoreError {
    fn from(error: DieselError) -> Self {
        let DieselError::DatabaseError(kind, info) = &error else {
            return match error {
                DieselError::NotFound => StoreError::NotFound("row"),
                DieselError::DeserializationError(what) => StoreError::Damaged(what.to_string()),
                other => StoreError::Database(other),
            };
        };
        match kind {
            DatabaseErrorKind::UniqueViolation => StoreError::Conflict(key_name(info.as_ref())),
            DatabaseErrorKind::ForeignKeyViolation
            | DatabaseErrorKind::NotNullViolation
            | DatabaseErrorKind::CheckViolation => StoreError::Refused(key_name(info.as_ref())),
            DatabaseErrorKind::SerializationFailure => StoreError::Busy,
            DatabaseErrorKind::ReadOnlyTransaction => StoreError::ReadOnly,
            DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand => {
                StoreError::Unavailable(info.message().to_owned())
            }
            _ => by_words(info.message()).unwrap_or(StoreError::Database(error)),
        }
    }
}

impl From<diesel::r2d2::PoolError> for StoreError {
    fn from(error: diesel::r2d2::PoolError) -> Self {
        let said = error.to_string();
        // The pool keeps the words of what failed below it, and nothing else.
        [StoreError::ReadOnly, StoreError::Full]
            .into_iter()
            .find(|known| said.contains(&known.to_string()))
            .unwrap_or(StoreError::Unavailable(said))
    }
}

/// What both databases report without a kind of its own in diesel.
fn by_words(message: &str) -> Option<StoreError> {
    let says = |words: &[&str]| words.iter().any(|one| message.contains(one));
    if says(&["database is locked", "deadlock detected"]) {
        return Some(StoreError::Busy);
    }
    if says(&["attempt to write a readonly database"]) {
        return Some(StoreError::ReadOnly);
    }
    // The sentence is in the server's language, the encoding and the byte are not.
    if message.contains("UTF8") && message.contains("0x00") {
        return Some(StoreError::NotText);
    }
    if says(&["database or disk is full", "No space left on device"]) {
        return Some(StoreError::Full);
    }
    says(&[
        "disk I/O error",
        "unable to open database file",
        "terminating connection",
    ])
    .then(|| StoreError::Unavailable(message.to_owned()))
}

/// PostgreSQL names the constraint; SQLite ends its sentence with the columns.
fn key_name(info: &(dyn diesel::result::DatabaseErrorInformation + Send + Sync)) -> String {
    match info.constraint_name() {
        Some(name) => name.to_owned(),
        None => info.message().rsplit(": ").next().unwrap_or_default().to_owned(),
    }
}

/// Tells a question that found nothing from one that failed.
pub trait OptionalRow<T> {
    /// What was found, if anything was.
    ///
    /// # Errors
    /// When the database fails.
    fn found(self) -> StoreResult<Option<T>>;
}

impl<T> OptionalRow<T> for StoreResult<T> {
    fn found(self) -> StoreResult<Option<T>> {
        match self {
            Err(StoreError::NotFound(_)) => Ok(None),
            answer => answer.map(Some),
        }
    }
}

/// Says what was looked for when a query that must find one row finds none.
pub(super) trait OrNotFound<T> {
    fn or_not_found(self, what: &'static str) -> StoreResult<T>;
}

impl<T> OrNotFound<T> for Result<T, DieselError> {
    fn or_not_found(self, what: &'static str) -> StoreResult<T> {
        self.map_err(|error| match error {
            DieselError::NotFound => StoreError::NotFound(what),
            other => StoreError::from(other),
        })
    }
}

impl OrNotFound<()> for usize {
    fn or_not_found(self, what: &'static str) -> StoreResult<()> {
        if self == 0 {
            Err(StoreError::NotFound(what))
        } else {
            Ok(())
        }
    }
}
