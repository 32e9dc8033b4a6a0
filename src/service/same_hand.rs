//! Whether a hand is already stored in a club of the person who enters it.

use crate::find_club;
use crate::read_hand::read_hand;
use crate::{ActError, Actor};
use talon_records::normal::Writer;
use talon_records::{Options, Reader};
use talon_store::Db;
use talon_store::hands::{Hand, Hashes, Known, Origin, Stored};

/// The hand of a club of this reader that was played as this record says; none for a text that is no sound record.
///
/// # Errors
/// When the database fails.
pub fn same_hand(db: &mut Db, actor: &Actor, text: &str) -> Result<Option<Hand>, ActError> {
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut reader = Reader::new();
    let checked = reader.check(text.as_bytes(), &options);
    let Some(record) = checked.record.as_ref().filter(|_| checked.is_accepted()) else {
        return Ok(None);
    };
    let told = Writer::new().write(record).1;
    let hashes = Hashes {
        doc: told.doc.0,
        play: told.hand.play().0,
        deal: told.hand.deal().0,
        is_one_deal: false,
        supersedes: None,
    };
    for club in find_club::of(db, actor)? {
        let known = Stored::of(db, club.id, &[hashes])?.judge(&[hashes]);
        if let [Known::Exact(Origin::Stored(id)) | Known::Probable(Origin::Stored(id))] = known[..] {
            match read_hand(db, actor, &id.to_string()) {
                Err(ActError::NotFound(_)) => {}
                found => return found.map(Some),
            }
        }
    }
    Ok(None)
}
