//! Begins an import: keeps the bytes as they came, piece by piece, then writes down what is to be done with them.
//! It looks at nothing in the bytes.

use std::io::Read;

use sha2::{Digest, Sha256};

use super::{Choices, UPLOAD_BYTES_MAX};
use crate::service::{ActError, Actor};
use crate::store::clubs::Club;
use crate::store::imports::{self, Import, NewImport};
use crate::store::{Moment, Store, UploadId, clubs, uploads};

/// What is to be imported, and how.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    pub club: &'a Club,
    pub file_name: &'a str,
    pub media_type: &'a str,
    pub choices: &'a Choices,
    /// A repeated request with the same key finds the first import.
    pub key: Option<&'a str>,
}

/// Keeps the bytes, all of them before the first is looked at.
///
/// # Errors
/// When this person does not belong to the club, the upload is too large, it cannot be read, or the database fails.
pub fn keep_upload(
    store: &Store,
    actor: &Actor,
    request: &Request<'_>,
    bytes: &mut dyn Read,
    now: Moment,
) -> Result<UploadId, ActError> {
    store.read(|db| -> Result<(), ActError> {
        match actor {
            Actor::CommandLine => Ok(()),
            Actor::Visitor => Err(ActError::SignIn),
            Actor::Person(person) if clubs::is_member(db, request.club.id, person.id)? => Ok(()),
            Actor::Person(_) => Err(ActError::Denied("import into this club")),
        }
    })?;
    let upload = store.write(|db| {
        let new = uploads::NewUpload {
            club_id: request.club.id,
            uploader_id: actor.user(),
            file_name: request.file_name,
            media_type: request.media_type,
            created_at: now,
        };
        uploads::begin(db, &new)
    })?;
    let mut hash = Sha256::new();
    let mut piece = Vec::with_capacity(uploads::CHUNK_BYTES);
    let mut start = 0_i64;
    loop {
        piece.clear();
        let read = (&mut *bytes).take(uploads::CHUNK_BYTES as u64).read_to_end(&mut piece);
        let read = read.map_err(|_| ActError::Invalid { field: "file", key: "import-unreadable" });
        let size = start + i64::try_from(*read.as_ref().unwrap_or(&0)).unwrap_or(i64::MAX / 2);
        if read.is_err() || size > UPLOAD_BYTES_MAX {
            store.write(|db| uploads::delete(db, upload))?;
            return Err(read.err().unwrap_or(ActError::TooMuch("an upload has at most 64 MiB")));
        }
        if piece.is_empty() {
            break;
        }
        hash.update(&piece);
        store.write(|db| uploads::append(db, upload, start, &piece))?;
        start = size;
    }
    store.write(|db| uploads::finish(db, upload, &hash.finalize().into(), now))?;
    Ok(upload)
}

/// Writes down an import of kept bytes. With a key used before it is the import of that time, if the bytes were the
/// same, and the bytes just kept are dropped again.
///
/// # Errors
/// When the key was used for something else, or the database fails.
pub fn start(
    store: &Store,
    actor: &Actor,
    request: &Request<'_>,
    upload: UploadId,
    now: Moment,
) -> Result<Import, ActError> {
    let public_id = unguessable()?;
    let options = serde_json::to_string(request.choices).unwrap_or_default();
    store.write(|db| -> Result<Import, ActError> {
        let kept = uploads::by_id(db, upload)?;
        if let (Some(user), Some(key)) = (actor.user(), request.key)
            && let Some(earlier) = imports::by_key(db, user, key)?
        {
            let first = earlier.upload_id.map(|id| uploads::by_id(db, id)).transpose()?;
            if first.is_some_and(|first| first.sha256 != kept.sha256) || earlier.options != options {
                return Err(ActError::Conflict("this key was used for another import"));
            }
            uploads::delete(db, upload)?;
            return Ok(earlier);
        }
        let new = NewImport {
            public_id: &public_id,
            club_id: request.club.id,
            importer_id: actor.user(),
            upload_id: Some(upload),
            idempotency_key: request.key,
            file_name: request.file_name,
            options: &options,
            bytes_total: kept.size,
            created_at: now,
        };
        let id = imports::insert(db, &new)?;
        Ok(imports::by_id(db, id)?)
    })
}

/// The address of an import says nothing of others.
fn unguessable() -> Result<String, ActError> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| ActError::TooMuch("no randomness can be had"))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
