//! Who reads which notes: those that are for them beside the record, their own to change, and those of others that they
//! may hide.

use super::merged::{has_line, with_notes};
use crate::authorization::Action;
use crate::authorization::{self, Object, Standing};
use crate::read_hand::{found, read_hand};
use crate::{ActError, Actor, Missing};
use talon_records::json::tape::RECORD_BYTES_MAX;
use talon_store::hand_notes::{self, Audience, HandNote, Version};
use talon_store::hands::Hand;
use talon_store::{Db, HandId, NoteId, OptionalRow as _, tournament_hands};

/// A hand with what someone can write and change about it.
#[derive(Debug)]
pub struct Written {
    pub hand: Hand,
    /// Their notes, those that they took away too.
    pub own: Vec<HandNote>,
    /// Notes that they may hide or show again.
    pub others: Vec<Other>,
    /// Under which name others read their notes.
    pub signed: String,
    /// They stand in the list of the club, and may write for it alone.
    pub is_member: bool,
}

/// A note of someone else.
#[derive(Debug)]
pub struct Other {
    pub note: HandNote,
    pub author: String,
}

/// One's own note with what it said before, newest first.
#[derive(Debug)]
pub struct Mine {
    pub hand: Hand,
    pub note: HandNote,
    pub versions: Vec<Version>,
    pub is_member: bool,
    /// The line it stands on is there; someone may have taken it away.
    pub has_line: bool,
}

/// Whether a note is for a reader who is this to the club of the hand.
fn is_for(note: &HandNote, actor: &Actor, standing: &Standing) -> bool {
    let is_inside = standing.is_member || standing.is_acting || standing.sees_everything();
    let is_own = actor.user() == Some(note.author_id);
    note.removed_at.is_none()
        && note.hidden_at.is_none()
        && match note.audience {
            Audience::Private => is_own,
            Audience::Club => is_own || is_inside,
            Audience::Public => true,
        }
}

/// The record of a hand with the notes that are for this reader, who is this to its club; and which of them are their
/// own.
///
/// # Errors
/// When the database fails.
pub(crate) fn with_readable(
    db: &mut Db,
    actor: &Actor,
    standing: &Standing,
    hand: Hand,
) -> Result<(Hand, Vec<NoteId>), ActError> {
    let about = about(db, actor, &hand)?;
    let mut notes = hand_notes::of_hands(db, &about, hand.club_id)?;
    notes.retain(|(note, _)| is_for(note, actor, standing));
    // There was room when each was written; but names grow, and what was hidden is shown again. Then the first are
    // given.
    while !notes.is_empty() {
        let record = with_notes(&hand.record, &notes);
        if record.len() <= RECORD_BYTES_MAX as usize {
            let own = notes
                .iter()
                .map(|(note, _)| note)
                .filter(|note| actor.user() == Some(note.author_id));
            return Ok((Hand { record, ..hand }, own.map(|note| note.id).collect()));
        }
        notes.truncate(notes.len() * 3 / 4);
    }
    Ok((hand, Vec::new()))
}

/// What someone has written about a hand and may write.
///
/// # Errors
/// When there is no such hand for them, or they may not.
pub fn on_hand(db: &mut Db, actor: &Actor, address: &str) -> Result<Written, ActError> {
    let hand = read_hand(db, actor, address)?;
    let person = actor.person().ok_or(ActError::SignIn)?;
    let object = object(db, &hand)?;
    authorization::must(db, actor, Action::AnnotateHand, &object)?;
    let standing = authorization::standing(db, actor, object.club)?;
    let may_hide = standing.may(Action::HideNote, &object);
    let about = about(db, actor, &hand)?;
    let all = hand_notes::of_hands(db, &about, hand.club_id)?;
    let (own, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|(note, _)| note.author_id == person.id);
    let is_shown =
        |(note, _): &(HandNote, String)| may_hide && note.removed_at.is_none() && note.audience != Audience::Private;
    let entry = talon_store::members::of_account(db, hand.club_id, person.id)?;
    Ok(Written {
        own: own.into_iter().map(|(note, _)| note).collect(),
        others: others
            .into_iter()
            .filter(is_shown)
            .map(|(note, author)| Other { note, author })
            .collect(),
        signed: entry.map_or_else(|| person.name.clone(), |entry| entry.name),
        is_member: standing.is_member,
        hand,
    })
}

/// The club and the tournament of a hand, as far as rights depend on them.
pub(super) fn object(db: &mut Db, hand: &Hand) -> Result<Object, ActError> {
    let place = tournament_hands::of_hand(db, hand.id)?;
    let tournament = place.map(|(at, _)| at.tournament.to_string());
    Ok(Object {
        tournament,
        ..Object::of_club(hand.club_id)
    })
}

/// A note of one's own on this hand.
///
/// # Errors
/// When there is no such hand for them, or no such note of theirs.
pub fn note(db: &mut Db, actor: &Actor, address: &str, id: NoteId) -> Result<Mine, ActError> {
    let hand = read_hand(db, actor, address)?;
    let note = own(db, actor, &hand, id)?;
    let is_member = authorization::standing(db, actor, Some(hand.club_id))?.is_member;
    let versions = hand_notes::versions(db, id)?;
    let has_line = has_line(&hand.record, &note.line);
    Ok(Mine {
        hand,
        note,
        versions,
        is_member,
        has_line,
    })
}

/// The note if it is on this hand and written by the person who acts.
pub(super) fn own(db: &mut Db, actor: &Actor, hand: &Hand, id: NoteId) -> Result<HandNote, ActError> {
    let note = on(db, actor, hand, id)?;
    authorization::must_see(
        db,
        actor,
        Action::ChangeOwnNote,
        &Object::of_account(note.author_id),
        Missing::Note,
    )?;
    Ok(note)
}

/// The hands whose notes are shown on this one: itself, and the scores whose place it took that the reader may see.
pub(super) fn about(db: &mut Db, actor: &Actor, hand: &Hand) -> Result<Vec<HandId>, ActError> {
    let mut about = vec![hand.id];
    for score in hand_notes::scores_before(db, hand.id, hand.club_id)? {
        match found(db, actor, &score.to_string()) {
            Ok(_) => about.push(score),
            Err(ActError::NotFound(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(about)
}

/// The note if it is on this hand.
pub(super) fn on(db: &mut Db, actor: &Actor, hand: &Hand, id: NoteId) -> Result<HandNote, ActError> {
    let about = about(db, actor, hand)?;
    let note = hand_notes::by_id(db, id)
        .found()?
        .filter(|note| about.contains(&note.hand_id));
    note.ok_or(ActError::NotFound(Missing::Note))
}
