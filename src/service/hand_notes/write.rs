//! Writing a note at a position of a hand, or keeping another line of play from there.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::merged::with_notes;
use super::{NoteDraft, Ready, kept_line};
use crate::authorization::{self, Action, Object};
use crate::idempotency::{self, IdempotentRequest};
use crate::read_hand::read_hand;
use crate::{ActError, Actor, InvalidValue, Missing};
use talon_records::lines::MAIN;
use talon_records::timeline::Timeline;
use talon_records::{Checked, Options, Reader};
use talon_store::hand_notes::{self, Audience, HandNote, NotePosition, Said};
use talon_store::hands::{self, Hand};
use talon_store::{Db, Moment, NoteId, Store, UserId};

/// Notes on one hand that one reader can have before them.
const PER_HAND_MAX: usize = 400;

/// Characters of a name that an author may have.
const NAME_MAX: usize = 80;

/// Where a note is to stand.
#[derive(Debug, Clone, Copy)]
pub struct NoteTarget<'a> {
    /// Number or address of the hand.
    pub hand: &'a str,
    pub line: &'a str,
    pub ply: usize,
    /// The cards of a line that is kept, parted by dots; nothing for a note.
    pub cards: &'a str,
}

/// Writes it; the same form sent twice writes it once.
///
/// # Errors
/// When there is no such hand or position for this reader, they may not, a value is not good, a card breaks a rule, or
/// there is no room for more.
pub fn write(
    store: &Store,
    actor: &Actor,
    place: &NoteTarget<'_>,
    typed: &NoteDraft<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<NoteId, ActError> {
    let author = actor.user().ok_or(ActError::SignIn)?;
    let NoteTarget { hand, line, ply, cards } = *place;
    let request = json!([hand, line, ply, cards, typed.audience, typed.sign, typed.text]).to_string();
    let done = store.write(|db| {
        let hand = read_hand(db, actor, place.hand)?;
        let object = Object::of_club(hand.club_id);
        authorization::must(db, actor, Action::AnnotateHand, &object)?;
        let is_member = authorization::standing(db, actor, object.club)?.is_member;
        let ready = Ready::of(typed, is_member)?;
        ready.fit(!place.cards.is_empty())?;
        idempotency::once::<ActError>(
            db,
            actor,
            "write_note",
            IdempotentRequest { key, request: &request },
            now,
            |db| Ok(insert(db, author, &hand, place, &ready, now.into())?.to_string()),
        )
    })?;
    // The answer was written above.
    done.answer()
        .parse()
        .map(NoteId)
        .map_err(|_| ActError::NotFound(Missing::Note))
}

fn insert(
    db: &mut Db,
    author: UserId,
    hand: &Hand,
    place: &NoteTarget<'_>,
    ready: &Ready,
    now: Moment,
) -> Result<NoteId, ActError> {
    if !has_place(&hand.record, place) {
        return Err(ActError::NotFound(Missing::Position));
    }
    let cards = if place.cards.is_empty() {
        String::new()
    } else {
        kept_line::cards(&hand.record, place, ready)?
    };
    let ply = i64::try_from(place.ply).map_err(|_| ActError::NotFound(Missing::Position))?;
    // A reader's copy may lack notes of others, and have other names.
    let whole = hands::by_id(db, hand.id)?.record;
    let mut notes = hand_notes::of_hands(db, &[hand.id], hand.club_id)?;
    notes.retain(|(note, _)| takes_room(note, author));
    if notes.len() >= PER_HAND_MAX {
        return Err(ActError::Invalid {
            field: "text",
            why: InvalidValue::HandFull,
        });
    }
    let at = NotePosition {
        hand: hand.id,
        line: place.line,
        ply,
        cards: &cards,
    };
    notes.push((written(author, &at, &ready.said(), now), "\u{1F0A0}".repeat(NAME_MAX)));
    fits(&with_notes(&whole, &notes))?;
    Ok(hand_notes::insert(db, author, &at, &ready.said(), now)?)
}

/// The note as it will be read.
fn written(author_id: UserId, at: &NotePosition<'_>, said: &Said<'_>, now: Moment) -> HandNote {
    HandNote {
        id: NoteId(i64::MAX),
        hand_id: at.hand,
        author_id,
        line: at.line.to_owned(),
        ply: at.ply,
        audience: said.audience,
        sign: said.sign.to_owned(),
        body: said.body.to_owned(),
        cards: at.cards.to_owned(),
        version: 1,
        written_at: now,
        changed_at: None,
        removed_at: None,
        hidden_at: None,
    }
}

/// Whether a note takes room from what someone writes: what others wrote for themselves does not, so that nobody can
/// fill a hand without being seen, nor does what was taken away or hidden.
pub(super) fn takes_room(note: &HandNote, author: UserId) -> bool {
    note.removed_at.is_none()
        && note.hidden_at.is_none()
        && (note.audience != Audience::Private || note.author_id == author)
}

/// Whether the record with its notes is one that every reader can read: the format says how much it may hold.
pub(super) fn fits(record: &str) -> Result<(), ActError> {
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &options());
    if checked.is_accepted() {
        Ok(())
    } else {
        Err(ActError::Invalid {
            field: "text",
            why: InvalidValue::HandFull,
        })
    }
}

/// Whether the record has this line and position.
fn has_place(record: &str, place: &NoteTarget<'_>) -> bool {
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &options());
    length(&checked, place.line).is_some_and(|last| place.ply <= last)
}

pub(super) fn options() -> Options {
    Options {
        diagnose: false,
        ..Options::default()
    }
}

/// The last position of a line.
fn length(checked: &Checked<'_>, line: &str) -> Option<usize> {
    let hand = checked.hand()?;
    if line == MAIN {
        return Some(hand.plies());
    }
    let list = checked.record.as_ref()?.envelope.variations?;
    let place = list
        .items()
        .position(|one| one.get("id").is_some_and(|id| id.is(line)))?;
    Some(Timeline::of_variation(hand, place).last())
}
