//! Licence numbers: under which number a federation knows someone, as the club has it. Only those who look after the
//! list of the club read it there.

use super::fields;
use super::read::Rights;
use crate::{ActError, InvalidValue};
use talon_store::licences::{self, Licence};
use talon_store::{ClubId, Db, MemberId, members};

/// Characters of a licence number.
pub const LICENCE_MAX: usize = 40;

/// By what licence numbers are compared: without capitals, blanks and hyphens. Where nothing is left, it is none.
pub(crate) fn licence_key(number: &str) -> Option<String> {
    let is_hyphen = |c: char| matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    let said = number.chars().filter(|c| !c.is_whitespace() && !is_hyphen(*c));
    let key: String = said.flat_map(char::to_lowercase).collect();
    (!key.is_empty()).then_some(key)
}

/// A licence number as it was typed.
pub(super) fn typed_licence(typed: &str) -> Result<Option<String>, ActError> {
    let line = fields::optional("licence", typed, LICENCE_MAX)?;
    Ok(line.filter(|number| licence_key(number).is_some()))
}

/// The licence number of an entry, for those who look after the list.
///
/// # Errors
/// When the database fails.
pub fn licence_of(db: &mut Db, rights: &Rights, id: MemberId) -> Result<Option<String>, ActError> {
    if !rights.manage {
        return Ok(None);
    }
    Ok(licences::of_member(db, id)?.map(|licence| licence.number))
}

/// Keeps the licence number of an entry, or forgets it, in the transaction of a caller who has checked the right.
/// Answers whether it was another one before.
pub(crate) fn keep_licence(
    db: &mut Db,
    club: ClubId,
    member: MemberId,
    number: Option<&str>,
) -> Result<bool, ActError> {
    let before = licences::of_member(db, member)?.map(|licence| licence.number);
    if before.as_deref() == number {
        return Ok(false);
    }
    match number.and_then(|number| Some((number, licence_key(number)?))) {
        Some((number, key)) => {
            if let Some(holder) = licences::holder(db, club, &key)?.filter(|holder| *holder != member) {
                // Nobody sees the number of an entry that was merged into another one.
                if members::by_id(db, club, holder)?.merged_into.is_none() {
                    return Err(ActError::Invalid {
                        field: "licence",
                        why: InvalidValue::LicenceTaken,
                    });
                }
                licences::forget(db, &[holder])?;
            }
            let licence = Licence {
                member_id: member,
                club_id: club,
                number: number.to_owned(),
                key,
            };
            licences::set(db, &licence)?;
        }
        None => {
            licences::forget(db, &[member])?;
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::licence_key;

    #[test]
    fn licence_numbers_are_compared_without_capitals_blanks_and_hyphens() {
        let key = |number| licence_key(number).unwrap_or_default();
        for same in ["HU-1234", " hu 12-34", "Hu1234", "HU\u{2013}1234", "hu\u{a0}1234"] {
            assert_eq!(key(same), "hu1234", "{same}");
        }
        assert_ne!(key("HU-1235"), "hu1234");
        assert_ne!(key("HU/1234"), "hu1234", "other signs tell numbers apart");
        assert_eq!((licence_key(""), licence_key(" - ")), (None, None));
    }
}
