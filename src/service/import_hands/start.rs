//! Begins an import: keeps the bytes as they came, piece by piece, then writes down what is to be done with them.
//! It looks at nothing in the bytes.

use std::io::Read;

use sha2::{Digest, Sha256};

use super::Choices;
use super::job::queue;
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::{ActError, Actor, Broken, Conflict, InvalidValue, TooLarge, stored};
use talon_store::clubs::Club;
use talon_store::imports::{self, Import, NewImport};
use talon_store::jobs::Holder;
use talon_store::{JobId, Moment, Store, UploadId, uploads};

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

impl Request<'_> {
    /// As rights see it: what is brought to a table of a tournament belongs to the tournament too.
    fn object(&self) -> Object {
        let tournament = self.choices.table.map(|table| table.tournament.to_string());
        Object {
            tournament,
            ..Object::of_club(self.club.id)
        }
    }
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
    let mut keeping = Keeping::begin(store, actor, request, now)?;
    let mut piece = Vec::with_capacity(uploads::CHUNK_BYTES);
    loop {
        piece.clear();
        let read = (&mut *bytes).take(uploads::CHUNK_BYTES as u64).read_to_end(&mut piece);
        if read.is_err() {
            keeping.drop_all(store)?;
            return Err(ActError::Invalid {
                field: "file",
                why: InvalidValue::ImportUnreadable,
            });
        }
        if piece.is_empty() {
            return keeping.finish(store, now);
        }
        keeping.add(store, &piece)?;
    }
}

/// An upload whose bytes are still coming. One that is not finished is forgotten after a while.
#[derive(Debug)]
pub struct Keeping {
    upload: UploadId,
    bytes_max: i64,
    hash: Sha256,
    /// Bytes not yet written.
    rest: Vec<u8>,
    start: i64,
}

impl Keeping {
    /// Begins an upload into a club.
    ///
    /// # Errors
    /// When this person does not belong to the club, the club keeps too much, or the database fails.
    pub fn begin(store: &Store, actor: &Actor, request: &Request<'_>, now: Moment) -> Result<Keeping, ActError> {
        let kept = store.read(|db| -> Result<i64, ActError> {
            authorization::must(db, actor, Action::ImportHands, &request.object())?;
            if matches!(actor, Actor::CommandLine) {
                return Ok(0);
            }
            Ok(uploads::bytes_of_club(db, request.club.id)?)
        })?;
        if kept >= request.choices.club_bytes_max() {
            return Err(ActError::Invalid {
                field: "file",
                why: InvalidValue::ClubFull,
            });
        }
        let new = uploads::NewUpload {
            club_id: request.club.id,
            uploader_id: actor.user(),
            file_name: request.file_name,
            media_type: request.media_type,
            created_at: now,
        };
        let upload = store.write(|db| uploads::begin(db, &new))?;
        let bytes_max = request.choices.bytes_max();
        Ok(Keeping {
            upload,
            bytes_max,
            hash: Sha256::new(),
            rest: Vec::new(),
            start: 0,
        })
    }

    /// More bytes; written as soon as they make a whole piece.
    ///
    /// # Errors
    /// When they are too many, and then nothing of them is kept, or the database fails.
    pub fn add(&mut self, store: &Store, bytes: &[u8]) -> Result<(), ActError> {
        let size = self.start + length(&self.rest) + length(bytes);
        if size > self.bytes_max {
            self.drop_all(store)?;
            return Err(ActError::TooLarge(TooLarge::Hands));
        }
        self.hash.update(bytes);
        self.rest.extend_from_slice(bytes);
        while self.rest.len() >= uploads::CHUNK_BYTES {
            let rest = self.rest.split_off(uploads::CHUNK_BYTES);
            let piece = std::mem::replace(&mut self.rest, rest);
            self.write(store, &piece)?;
        }
        Ok(())
    }

    /// From here on the bytes are kept for good.
    ///
    /// # Errors
    /// When the database fails.
    pub fn finish(mut self, store: &Store, now: Moment) -> Result<UploadId, ActError> {
        let rest = std::mem::take(&mut self.rest);
        if !rest.is_empty() {
            self.write(store, &rest)?;
        }
        store.write(|db| uploads::finish(db, self.upload, &self.hash.finalize().into(), now))?;
        Ok(self.upload)
    }

    /// Forgets what has come so far.
    ///
    /// # Errors
    /// When the database fails.
    pub fn drop_all(&self, store: &Store) -> Result<(), ActError> {
        Ok(store.write(|db| uploads::delete(db, self.upload))?)
    }

    fn write(&mut self, store: &Store, piece: &[u8]) -> Result<(), ActError> {
        store.write(|db| uploads::append(db, self.upload, self.start, piece))?;
        self.start += length(piece);
        Ok(())
    }
}

fn length(bytes: &[u8]) -> i64 {
    i64::try_from(bytes.len()).unwrap_or(i64::MAX / 2)
}

/// Writes down an import of kept bytes, and in the same transaction the job that will read it. With a key used before
/// it is the import of that time, if the bytes were the same, and the bytes just kept are dropped again.
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
    let (import, _) = start_held(store, actor, request, upload, None, now)?;
    store.job_notifier().ring();
    Ok(import)
}

/// The same for someone who reads the import at once, and its job; none when the import was there before.
///
/// # Errors
/// As `start`.
pub(crate) fn start_held(
    store: &Store,
    actor: &Actor,
    request: &Request<'_>,
    upload: UploadId,
    holder: Option<Holder<'_>>,
    now: Moment,
) -> Result<(Import, Option<JobId>), ActError> {
    let public_id = unguessable()?;
    let options = stored::written(request.choices, "the choices of an import")?;
    store.write(|db| {
        let kept = uploads::by_id(db, upload)?;
        if let (Some(user), Some(key)) = (actor.user(), request.key)
            && let Some(earlier) = imports::by_key(db, user, key)?
        {
            let first = earlier.upload_id.map(|id| uploads::by_id(db, id)).transpose()?;
            if first.is_some_and(|first| first.sha256 != kept.sha256) || earlier.options != options {
                return Err(ActError::Conflict(Conflict::KeyOfOtherImport));
            }
            uploads::delete(db, upload)?;
            return Ok((earlier, None));
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
            is_vouched: authorization::standing(db, actor, Some(request.club.id))?
                .may(Action::VouchForHands, &request.object()),
        };
        let id = imports::insert(db, &new)?;
        let job = queue(db, id, holder, now)?;
        let import = imports::by_id(db, id)?;
        let note = Note::of(Deed::ImportHands, Subject::Import(id))
            .in_club(request.club.id)
            .about(actor.user());
        audit::write(db, actor, &note, now.utc())?;
        Ok((import, Some(job)))
    })
}

/// The address of an import says nothing of others.
pub(crate) fn unguessable() -> Result<String, ActError> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| ActError::Broken(Broken::Randomness))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
