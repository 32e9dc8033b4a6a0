//! A refused record is mended as its own findings propose: a value in the place of another, or an option of the rules
//! written into it. What was put where is noted with the record. A record that is refused even so is handed back as
//! text.

use super::amendment::Amendment;
use super::mend::{take, to_mend};
use crate::read_import::choices;
use crate::{ActError, Actor, Missing};
use talon_records::mending::{self, Accepted, Correction};
use talon_records::{Options, Reader};
use talon_store::records::RecordStatus;
use talon_store::{Moment, Store};

/// What came of it.
#[derive(Debug)]
pub enum Fixed {
    Settled(RecordStatus),
    /// Still refused: nothing was changed, and this is the text with what was accepted.
    Still(String),
}

/// Does what is proposed for a refused record of one's own import, and takes the record if it is sound then.
///
/// # Errors
/// When there is no such record, it is settled already, nothing is proposed there, or the database fails.
pub fn accept_fix(
    store: &Store,
    actor: &Actor,
    public_id: &str,
    number: i64,
    accepted: &Accepted,
    now: Moment,
) -> Result<Fixed, ActError> {
    let (import, record) = store.read(|db| to_mend(db, actor, public_id, number))?;
    let text = record.raw.as_deref().unwrap_or_default();
    let strict = choices(&import)?.strict;
    let (mended, way) = mended(text, strict, accepted).ok_or(ActError::NotFound(Missing::Proposal))?;
    Ok(match take(store, &import, &record, &mended, &way, now)? {
        RecordStatus::Rejected => Fixed::Still(mended),
        status => Fixed::Settled(status),
    })
}

/// The text with what is proposed, and how the report tells it.
fn mended(text: &str, strict: bool, accepted: &Accepted) -> Option<(String, Amendment)> {
    let mut reader = Reader::new();
    let checked = reader.check(
        text.as_bytes(),
        &Options {
            strict,
            ..talon_shorthand::options()
        },
    );
    let mended = mending::mended(&checked, text, accepted)?;
    let amendment = match mended.correction {
        Correction::Option(words) => Amendment::Option(words),
        Correction::Values(words) => Amendment::Corrected(words),
    };
    Some((mended.text, amendment))
}
