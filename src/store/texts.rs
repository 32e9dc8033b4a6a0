//! Names of players and where hands come from, each once for a club, so that a part of a word is looked for in few rows
//! however many hands there are.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::{self, on_backend};
use crate::error::{StoreError, StoreResult};
use crate::ids::{ClubId, MemberId, TextId};
use crate::schema::{members, search_texts};
use crate::search_key::{containing, search_key};
use crate::settings;
use crate::words::words;

words! {
    /// What a text is of.
    TextKind {
        /// Of a player, as a record has it.
        Name = "name",
        /// Of a hand: event, place and origin together.
        Source = "source",
    }
}

/// Characters of a text that are searched.
pub(crate) const CHARACTERS_MAX: usize = 500;

/// A text as it is searched.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, QueryableByName, Selectable)]
#[diesel(table_name = search_texts)]
pub struct Text {
    pub id: TextId,
    pub club_id: ClubId,
    pub written: String,
    pub search_key: String,
}

/// The texts that contain a key, in the order in which they came, at most so many.
pub fn matching(db: &mut Db, kind: TextKind, key: &str, most: usize) -> StoreResult<Vec<Text>> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    if let Some(found) = dialect::texts_by_trigrams(db, kind, key, most)? {
        return Ok(found);
    }
    Ok(search_texts::table
        .filter(search_texts::kind.eq(kind))
        .filter(search_texts::search_key.like(containing(key)).escape('\\'))
        .order(search_texts::id)
        .limit(most)
        .select(Text::as_select())
        .load(db)?)
}

/// The same in some clubs only, however many.
pub fn matching_in(db: &mut Db, clubs: &[ClubId], kind: TextKind, key: &str) -> StoreResult<Vec<Text>> {
    if clubs.is_empty() {
        return Ok(Vec::new());
    }
    let mut found = matching(db, kind, key, usize::MAX)?;
    found.retain(|text| clubs.contains(&text.club_id));
    Ok(found)
}

/// The names of players of a club with these keys.
pub fn with_keys(db: &mut Db, club: ClubId, keys: &[String]) -> StoreResult<Vec<TextId>> {
    Ok(search_texts::table
        .filter(search_texts::club_id.eq(club))
        .filter(search_texts::kind.eq(TextKind::Name))
        .filter(search_texts::search_key.eq_any(keys))
        .select(search_texts::id)
        .load(db)?)
}

/// The part of a text that is searched.
pub(super) fn searched(text: &str) -> &str {
    text.char_indices()
        .nth(CHARACTERS_MAX)
        .map_or(text, |(end, _)| &text[..end])
}

#[derive(Insertable)]
#[diesel(table_name = search_texts)]
struct NewText<'a> {
    club_id: ClubId,
    kind: TextKind,
    written: &'a str,
    search_key: String,
}

/// The numbers of these texts of a club; those that are new are kept.
pub(super) fn kept(
    db: &mut Db,
    club: ClubId,
    kind: TextKind,
    texts: &BTreeSet<&str>,
) -> StoreResult<HashMap<String, TextId>> {
    let mut known = asked(db, club, kind, texts)?;
    let unknown: Vec<NewText<'_>> = texts
        .iter()
        .filter(|text| !known.contains_key(**text))
        .map(|text| NewText {
            club_id: club,
            kind,
            written: text,
            search_key: search_key(text),
        })
        .collect();
    if unknown.is_empty() {
        return Ok(known);
    }
    for row in &unknown {
        // Another writer may have kept it in this moment.
        on_backend!(db, conn => diesel::insert_into(search_texts::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(conn))?;
    }
    known.extend(asked(db, club, kind, &unknown.iter().map(|row| row.written).collect())?);
    match unknown.iter().all(|row| known.contains_key(row.written)) {
        true => Ok(known),
        false => Err(StoreError::Damaged("a text that is searched was lost".to_owned())),
    }
}

fn asked(db: &mut Db, club: ClubId, kind: TextKind, texts: &BTreeSet<&str>) -> StoreResult<HashMap<String, TextId>> {
    if texts.is_empty() {
        return Ok(HashMap::new());
    }
    let found: Vec<(String, TextId)> = search_texts::table
        .filter(search_texts::club_id.eq(club))
        .filter(search_texts::kind.eq(kind))
        .filter(search_texts::written.eq_any(texts.iter().copied()))
        .select((search_texts::written, search_texts::id))
        .load(db)?;
    Ok(found.into_iter().collect())
}

/// Grows whenever `search_key` makes another key of some text.
const KEYS_VERSION: &str = "1";
const KEYS_SETTING: &str = "search_keys";

/// Rewrites all stored keys that were made by another rule than that of this program.
pub(super) fn make_keys(db: &mut Db) -> StoreResult<()> {
    if settings::get(db, KEYS_SETTING)?.as_deref() == Some(KEYS_VERSION) {
        return Ok(());
    }
    let texts: Vec<(TextId, String, String)> = search_texts::table
        .select((search_texts::id, search_texts::written, search_texts::search_key))
        .load(db)?;
    for (id, written, old) in texts {
        let key = search_key(&written);
        if key != old {
            diesel::update(search_texts::table.find(id))
                .set(search_texts::search_key.eq(key))
                .execute(db)?;
        }
    }
    let names: Vec<(MemberId, String, String)> = members::table
        .select((members::id, members::name, members::name_fold))
        .load(db)?;
    for (id, name, old) in names {
        let key = search_key(&name);
        if key != old {
            diesel::update(members::table.find(id))
                .set(members::name_fold.eq(key))
                .execute(db)?;
        }
    }
    settings::set(db, KEYS_SETTING, KEYS_VERSION)
}
