//! Reading one hand: by its number, or an unlisted one by the address that its owner gave away. Anyone who may not see
//! a hand is told that there is none.

use crate::authorization::Action;
use crate::authorization::{self, Object, Standing};
use crate::notes_for::{Nearness, has_closed_notes, notes_for};
use crate::pseudonyms::{self, Pseudonyms};
use crate::{ActError, Actor, Missing, closed_hands, hand_notes, hand_sharing};
use talon_store::analyses::AnalysisBrief;
use talon_store::hands::{self, Hand, HandWithContext, Visibility};
use talon_store::{Db, HandId, NoteId, OptionalRow as _, UserId};

/// A hand as its reader is given it, and what is known beside it.
#[derive(Debug)]
pub struct HandRead {
    pub hand: Hand,
    /// The importer could vouch for it; otherwise it is marked wherever it is shown.
    pub is_vouched: bool,
    /// Where the solver's word on it stands, if it was asked for.
    pub analysis: Option<AnalysisBrief>,
    /// The reader may ask for it.
    pub may_ask: bool,
    /// The reader may write about it.
    pub may_annotate: bool,
    /// The reader may change who sees it, or take it out.
    pub may_share: bool,
    /// Which of its notes are the reader's own.
    pub own_notes: Vec<NoteId>,
    pub relatives: Relatives,
    /// Its club asks search engines to stay away.
    pub noindex: bool,
}

/// Other records of the same deal that the reader may see.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Relatives {
    /// The one that this one replaces.
    pub replaces: Option<HandId>,
    /// The one that replaces it.
    pub replaced_by: Option<HandId>,
}

/// Records that are followed from one that is replaced to the one that counts.
const STEPS_MAX: usize = 8;

impl Relatives {
    fn of(db: &mut Db, actor: &Actor, hand: &Hand) -> Result<Relatives, ActError> {
        let replaces = match &hand.supersedes {
            Some(doc_hash) => hands::with_doc(db, hand.club_id, doc_hash)?,
            None => None,
        };
        let seen = |db: &mut Db, id: Option<HandId>| {
            let Some(id) = id else { return Ok(None) };
            match found(db, actor, &id.to_string()) {
                Ok(_) => Ok(Some(id)),
                Err(ActError::NotFound(_)) => Ok(None),
                Err(error) => Err(error),
            }
        };
        let replaces = seen(db, replaces)?;
        // A record that replaces it may have been replaced in turn.
        let (mut replaced_by, mut doc_hash) = (None, hand.doc_hash.clone());
        for _ in 0..STEPS_MAX {
            let next = hands::superseded_by(db, hand.club_id, &doc_hash)?;
            let Some(id) = seen(db, next)? else { break };
            (replaced_by, doc_hash) = (Some(id), hands::by_id(db, id)?.doc_hash);
        }
        Ok(Relatives { replaces, replaced_by })
    }
}

/// The hand with this address, its record with the notes that are for this reader and no others, and with the names
/// that people chose to be called by.
///
/// # Errors
/// Not found, also for anyone who may not see it.
pub fn read_hand(db: &mut Db, actor: &Actor, address: &str) -> Result<Hand, ActError> {
    look_at_hand(db, actor, address).map(|read| read.hand)
}

/// The same with what is known beside it.
///
/// # Errors
/// Not found, also for anyone who may not see it.
pub fn look_at_hand(db: &mut Db, actor: &Actor, address: &str) -> Result<HandRead, ActError> {
    let (looked, standing) = found(db, actor, address)?;
    let HandWithContext {
        hand,
        names_stamp,
        noindex,
        is_vouched,
        analysis,
        has_notes,
        ..
    } = looked;
    if hand.voided_at.is_some() {
        return Err(ActError::NotFound(Missing::Hand));
    }
    let club = Object::of_club(hand.club_id);
    let may_share = actor.person().is_some() && hand_sharing::may(&standing, &hand).any();
    let may_ask = actor.person().is_some() && standing.may(Action::StartAnalysis, &club);
    let may_annotate = actor.person().is_some() && standing.may(Action::AnnotateHand, &club);
    let relatives = Relatives::of(db, actor, &hand)?;
    // What was noted on the score whose place it took is about it too.
    let has_notes = has_notes || relatives.replaces.is_some();
    let hand = if has_closed_notes(&hand.record) {
        let record = notes_for(&hand.record, nearness(actor, &standing, hand.importer_id)).into_owned();
        Hand { record, ..hand }
    } else {
        hand
    };
    let (hand, own_notes) = if has_notes {
        hand_notes::with_readable(db, actor, &standing, hand)?
    } else {
        (hand, Vec::new())
    };
    let read = |hand| HandRead {
        hand,
        is_vouched,
        analysis,
        may_ask,
        may_annotate,
        may_share,
        own_notes,
        relatives,
        noindex,
    };
    if pseudonyms::is_own(actor, &hand) {
        return Ok(read(hand));
    }
    let pseudonyms = Pseudonyms::over_one(db, &standing, hand.club_id, names_stamp)?;
    let Some(given) = pseudonyms.given(hand.club_id, false, &hand.record) else {
        return Ok(read(hand));
    };
    Ok(read(Hand {
        record: given.record,
        doc_hash: given.doc_hash,
        supersedes: None,
        ..hand
    }))
}

/// The hand that this reader may see, also one that is in no list any more, and who they are to its club.
///
/// # Errors
/// Not found, also for anyone who may not see it.
pub(super) fn found(db: &mut Db, actor: &Actor, address: &str) -> Result<(HandWithContext, Standing), ActError> {
    let hidden = || ActError::NotFound(Missing::Hand);
    let by_number = address.parse().ok().map(HandId);
    let looked = match by_number {
        Some(id) => hands::look(db, id),
        None => hands::look_at(db, address),
    };
    let looked = looked.found()?.ok_or_else(hidden)?;
    let standing = authorization::standing(db, actor, Some(looked.hand.club_id))?;
    if !may_see(actor, &standing, SharedHand::of(&looked.hand), by_number.is_none()) {
        return Err(hidden());
    }
    match looked.closed {
        Some(closed) if closed_hands::at(db, actor, closed)? => Err(hidden()),
        _ => Ok((looked, standing)),
    }
}

pub(super) fn nearness(actor: &Actor, standing: &Standing, importer: Option<UserId>) -> Nearness {
    match actor {
        Actor::CommandLine => Nearness::Importer,
        Actor::Visitor => Nearness::Stranger,
        Actor::Person(person) if importer == Some(person.id) => Nearness::Importer,
        Actor::Person(_) if standing.is_member => Nearness::Member,
        Actor::Person(_) => Nearness::Stranger,
    }
}

/// What decides who sees a hand, beside their club.
#[derive(Debug, Clone, Copy)]
pub(super) struct SharedHand {
    pub importer: Option<UserId>,
    pub visibility: Visibility,
}

impl SharedHand {
    pub(super) fn of(hand: &Hand) -> SharedHand {
        SharedHand {
            importer: hand.importer_id,
            visibility: hand.visibility,
        }
    }
}

/// Whether its visibility lets the reader see it, who is this to its club; `by_address` says that they have the address
/// that its owner gave away.
pub(super) fn may_see(actor: &Actor, standing: &Standing, hand: SharedHand, by_address: bool) -> bool {
    let user = actor.user();
    standing.sees_everything()
        || user.is_some() && user == hand.importer
        || match hand.visibility {
            Visibility::Public => true,
            Visibility::Unlisted => by_address,
            Visibility::Club => standing.is_member,
            Visibility::Private => false,
        }
}
