//! What people write about hands here, with what it said before it was changed.

use diesel::prelude::*;

use crate::conn::Db;
use crate::error::{OrNotFound, StoreResult};
use crate::hands::Knowledge;
use crate::ids::{ClubId, HandId, NoteId, UserId};
use crate::schema::{hand_note_versions, hand_notes, hands, members, users};
use crate::time::Moment;
use crate::words::words;

words! {
    /// For whom a note is, besides its author.
    Audience { Private = "private", Club = "club", Public = "public" }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = hand_notes)]
pub struct HandNote {
    pub id: NoteId,
    pub hand_id: HandId,
    pub author_id: UserId,
    pub line: String,
    pub ply: i64,
    pub audience: Audience,
    pub sign: String,
    pub body: String,
    /// The cards that are played from there on, where it is another line.
    pub cards: String,
    /// From 1, one more with each change.
    pub version: i64,
    pub written_at: Moment,
    pub changed_at: Option<Moment>,
    pub removed_at: Option<Moment>,
    pub hidden_at: Option<Moment>,
}

/// What can be changed about a note.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said<'a> {
    pub audience: Audience,
    pub sign: &'a str,
    pub body: &'a str,
}

/// Where a note stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotePosition<'a> {
    pub hand: HandId,
    pub line: &'a str,
    pub ply: i64,
    pub cards: &'a str,
}

/// What a note said until then.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = hand_note_versions)]
pub struct Version {
    pub version: i64,
    pub audience: Audience,
    pub sign: String,
    pub body: String,
    pub until: Moment,
}

pub fn insert(db: &mut Db, author: UserId, at: &NotePosition<'_>, said: &Said<'_>, now: Moment) -> StoreResult<NoteId> {
    Ok(diesel::insert_into(hand_notes::table)
        .values((
            hand_notes::hand_id.eq(at.hand),
            hand_notes::author_id.eq(author),
            hand_notes::line.eq(at.line),
            hand_notes::ply.eq(at.ply),
            hand_notes::audience.eq(said.audience),
            hand_notes::sign.eq(said.sign),
            hand_notes::body.eq(said.body),
            hand_notes::cards.eq(at.cards),
            hand_notes::written_at.eq(now),
        ))
        .returning(hand_notes::id)
        .get_result(db)?)
}

/// Changes the note if it still is the one that was read, and keeps what that said; not found if it is not.
pub fn change(db: &mut Db, before: &HandNote, said: &Said<'_>, now: Moment) -> StoreResult<()> {
    diesel::update(
        hand_notes::table
            .find(before.id)
            .filter(hand_notes::version.eq(before.version)),
    )
    .set((
        hand_notes::audience.eq(said.audience),
        hand_notes::sign.eq(said.sign),
        hand_notes::body.eq(said.body),
        hand_notes::version.eq(before.version + 1),
        hand_notes::changed_at.eq(Some(now)),
    ))
    .execute(db)?
    .or_not_found("note")?;
    diesel::insert_into(hand_note_versions::table)
        .values((
            hand_note_versions::note_id.eq(before.id),
            hand_note_versions::version.eq(before.version),
            hand_note_versions::audience.eq(before.audience),
            hand_note_versions::sign.eq(&before.sign),
            hand_note_versions::body.eq(&before.body),
            hand_note_versions::until.eq(now),
        ))
        .execute(db)?;
    Ok(())
}

pub fn set_removed(db: &mut Db, id: NoteId, since: Option<Moment>) -> StoreResult<()> {
    diesel::update(hand_notes::table.find(id))
        .set(hand_notes::removed_at.eq(since))
        .execute(db)?
        .or_not_found("note")
}

pub fn set_hidden(db: &mut Db, id: NoteId, hidden: Option<(Moment, UserId)>) -> StoreResult<()> {
    let (at, by) = hidden.unzip();
    diesel::update(hand_notes::table.find(id))
        .set((hand_notes::hidden_at.eq(at), hand_notes::hidden_by.eq(by)))
        .execute(db)?
        .or_not_found("note")
}

/// The note, removed or hidden or not.
pub fn by_id(db: &mut Db, id: NoteId) -> StoreResult<HandNote> {
    hand_notes::table
        .find(id)
        .select(HandNote::as_select())
        .get_result(db)
        .or_not_found("note")
}

/// What it said before, newest first.
pub fn versions(db: &mut Db, id: NoteId) -> StoreResult<Vec<Version>> {
    Ok(hand_note_versions::table
        .filter(hand_note_versions::note_id.eq(id))
        .order(hand_note_versions::version.desc())
        .select(Version::as_select())
        .load(db)?)
}

/// Records that are followed back from a hand to the score that it began as.
const STEPS_MAX: usize = 8;

/// The scores whose place a hand took, through records that were replaced in turn: notes on them are about it too.
pub fn scores_before(db: &mut Db, hand: HandId, club: ClubId) -> StoreResult<Vec<HandId>> {
    let mut scores = Vec::new();
    let mut named: Option<Vec<u8>> = hands::table.find(hand).select(hands::supersedes).get_result(db)?;
    for _ in 0..STEPS_MAX {
        let Some(doc_hash) = named else { break };
        let found: Option<(HandId, Knowledge, Option<Vec<u8>>)> = hands::table
            .filter(hands::club_id.eq(club))
            .filter(hands::doc_hash.eq(doc_hash))
            .filter(hands::voided_at.is_null())
            .select((hands::id, hands::knowledge, hands::supersedes))
            .get_result(db)
            .optional()?;
        let Some((id, knowledge, before)) = found else { break };
        if knowledge == Knowledge::Score {
            scores.push(id);
        }
        named = before;
    }
    Ok(scores)
}

/// Those about any of these hands of a club, removed or hidden or not, in the order in which they were written; each
/// with the name of its author, in the list of the club where they stand there.
pub fn of_hands(db: &mut Db, about: &[HandId], club: ClubId) -> StoreResult<Vec<(HandNote, String)>> {
    let entry = members::user_id
        .eq(hand_notes::author_id.nullable())
        .and(members::club_id.eq(club))
        .and(members::merged_into.is_null());
    let rows: Vec<(HandNote, String, Option<String>)> = hand_notes::table
        .inner_join(users::table)
        .left_join(members::table.on(entry))
        .filter(hand_notes::hand_id.eq_any(about.to_vec()))
        .order(hand_notes::id)
        .select((HandNote::as_select(), users::name, members::name.nullable()))
        .load(db)?;
    Ok(rows
        .into_iter()
        .map(|(note, account, entry)| (note, entry.unwrap_or(account)))
        .collect())
}

/// Those of someone after this one, removed or not, a piece at a time.
pub fn of_author_after(db: &mut Db, author: UserId, after: NoteId, limit: i64) -> StoreResult<Vec<HandNote>> {
    Ok(hand_notes::table
        .filter(hand_notes::author_id.eq(author))
        .filter(hand_notes::id.gt(after))
        .order(hand_notes::id)
        .limit(limit)
        .select(HandNote::as_select())
        .load(db)?)
}

/// Forgets what was removed before then.
pub fn forget_removed(db: &mut Db, before: Moment) -> StoreResult<usize> {
    Ok(diesel::delete(hand_notes::table.filter(hand_notes::removed_at.lt(before))).execute(db)?)
}
