//! The kept bytes of an upload as an input of records: one stored piece after the other.

use talon_records::Source;
use talon_records::stream::Hint;
use talon_shorthand::NOTATIONS;
use talon_store::uploads::{self, Upload};
use talon_store::{Store, StoreError, UploadId};

/// An upload that is read again.
pub(super) struct KeptUpload<'s> {
    store: &'s Store,
    id: UploadId,
    hint: Option<Hint>,
    offset: i64,
    piece: Vec<u8>,
}

impl<'s> KeptUpload<'s> {
    pub(super) fn new(store: &'s Store, upload: &Upload) -> KeptUpload<'s> {
        let by_name = || Hint::from_file_name(&upload.file_name, NOTATIONS);
        KeptUpload {
            store,
            id: upload.id,
            hint: Hint::from_media_type(&upload.media_type).or_else(by_name),
            offset: 0,
            piece: Vec::new(),
        }
    }
}

impl Source for KeptUpload<'_> {
    type Error = StoreError;

    fn hint(&self) -> Option<Hint> {
        self.hint
    }

    fn next_piece(&mut self) -> Result<Option<&[u8]>, StoreError> {
        let chunk = self.store.read(|db| uploads::chunk_at(db, self.id, self.offset))?;
        Ok(chunk.map(|chunk| {
            self.offset = chunk.start + i64::try_from(chunk.bytes.len()).unwrap_or(0);
            self.piece = chunk.bytes;
            self.piece.as_slice()
        }))
    }
}
