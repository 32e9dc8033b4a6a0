//! Reading a session: those who may see every hand of it see it, for everyone else it does not exist.

use std::collections::{HashMap, HashSet};

use crate::authorization::{Action, Object};
use crate::notes_for::{has_closed_notes, notes_for};
use crate::pseudonyms::{Pseudonyms, UnderstoodNames};
use crate::read_hand::nearness;
use crate::{ActError, Actor, Missing, authorization, closed_hands, read_hand};
use talon_records::session::{KnownPlayers, Ledger};
use talon_store::clubs::Club;
use talon_store::hands::{self, Hand, Session, SessionHand, Visibility};
use talon_store::{ClubId, Db, HandId, OptionalRow as _, SessionId, clubs};

/// Deals of a session that are read; nobody plays so many in one sitting.
pub const DEALS_MAX: usize = 400;

/// A session with the hands that count, in the order of the deals.
#[derive(Debug)]
pub struct SessionRead {
    pub session: Session,
    pub club: Club,
    /// How the session is reached by this reader.
    pub address: String,
    /// The address of each hand, in the order of the records.
    pub hands: Vec<String>,
    /// The numbers of the hands, in the same order, for a reader who may add cards to their results.
    pub may_grow: Vec<HandId>,
    pub records: Vec<String>,
    /// Who sat there in each record: the names in them do not tell, as two may be shown by one name, and one may stand
    /// there with two.
    pub known: Vec<KnownPlayers>,
    /// There are more hands than are read.
    pub cut: bool,
    /// Everyone may see it.
    pub public: bool,
    /// The address that opens it to others, where it has unlisted hands.
    pub share: Option<String>,
}

/// Where a hand stands in its session.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Beside {
    /// Address of the session.
    pub session: String,
    /// From 1.
    pub place: usize,
    pub of: usize,
    pub previous: Option<String>,
    pub next: Option<String>,
}

impl SessionRead {
    /// What the deals come to.
    pub fn ledger(&self) -> Ledger {
        let records: Vec<&str> = self.records.iter().map(String::as_str).collect();
        Ledger::of_known(&records, Some(&self.known))
    }

    /// The records in the order of the deals.
    pub fn in_order<'a>(&'a self, ledger: &'a Ledger) -> impl Iterator<Item = &'a str> {
        ledger
            .deals
            .iter()
            .filter_map(|deal| self.records.get(deal.record))
            .map(String::as_str)
    }
}

/// The session of this number, or with the address that its hands' owner gave away; that one opens unlisted hands too.
///
/// # Errors
/// Not found, also for anyone who may not see one of its hands.
pub fn read_session(db: &mut Db, actor: &Actor, address: &str) -> Result<SessionRead, ActError> {
    let hidden = || ActError::NotFound(Missing::Session);
    let number: Option<i64> = address.parse().ok();
    let session = match number {
        Some(id) => hands::session(db, SessionId(id)),
        None => hands::session_at(db, address),
    };
    let session = session.found()?.ok_or_else(hidden)?;
    let by_address = number.is_none();
    let found = seen(db, actor, session.id, session.club_id, by_address)?.ok_or_else(hidden)?;
    let ids: Vec<HandId> = found.members.iter().map(|member| member.id).collect();
    let mut texts: HashMap<HandId, String> = hands::records(db, &ids)?.into_iter().collect();
    let has_closed = texts.values().any(|record| has_closed_notes(record));
    // Where every note is for everyone and nobody is signed in, it does not matter who asks.
    let asks = has_closed || actor.person().is_some();
    let standing = authorization::standing(db, actor, asks.then_some(session.club_id))?;
    let may_grow = actor.person().is_some() && standing.may(Action::AnnotateHand, &Object::of_club(session.club_id));
    let pseudonyms = Pseudonyms::over(db, actor, [session.club_id])?;
    let understood = UnderstoodNames::over(db, session.club_id)?;
    let stored = |member: &SessionHand| {
        let record = texts.remove(&member.id).unwrap_or_default();
        notes_for(&record, nearness(actor, &standing, member.importer_id)).into_owned()
    };
    let stored: Vec<String> = found.members.iter().map(stored).collect();
    let given = |(member, record): (&SessionHand, &String)| {
        let is_own = member.importer_id.is_some() && member.importer_id == actor.user();
        pseudonyms.record(session.club_id, is_own, record.clone())
    };
    let records: Vec<String> = found.members.iter().zip(&stored).map(given).collect();
    let known = understood.players(&stored);
    let mut session = session;
    pseudonyms.word(session.club_id, &mut session.key);
    Ok(SessionRead {
        club: clubs::by_id(db, session.club_id)?,
        address: address.to_owned(),
        hands: found
            .members
            .iter()
            .map(|member| address_of(member, by_address))
            .collect(),
        may_grow: if may_grow { ids } else { Vec::new() },
        records,
        known,
        cut: found.cut,
        public: found
            .members
            .iter()
            .all(|member| member.visibility == Visibility::Public),
        share: found
            .members
            .iter()
            .any(|member| member.visibility == Visibility::Unlisted)
            .then(|| session.public_id.clone()),
        session,
    })
}

/// The records that count in a session, in order, and who sat there in each; of hands that only those who brought them
/// in see, none. This is for what everyone in the club reads, whoever asks.
pub(crate) fn records_in_club(
    db: &mut Db,
    session: SessionId,
    understood: &UnderstoodNames,
) -> Result<(Vec<String>, Vec<KnownPlayers>), ActError> {
    let members = hands::members(db, session, DEALS_MAX)?.into_iter();
    let members = members
        .map(|(member, _)| member)
        .filter(|member| member.visibility != Visibility::Private);
    let members = counting(members.collect());
    let ids: Vec<HandId> = members.iter().map(|member| member.id).collect();
    let mut texts: HashMap<HandId, String> = hands::records(db, &ids)?.into_iter().collect();
    let records: Vec<String> = ids.iter().filter_map(|id| texts.remove(id)).collect();
    let known = understood.players(&records);
    Ok((records, known))
}

/// The place of a hand among the deals of its session; `None` when it is in none, or in one that this reader may not
/// see. The address of one unlisted hand does not open the others.
///
/// # Errors
/// When the database fails.
pub fn beside(db: &mut Db, actor: &Actor, hand: &Hand) -> Result<Option<Beside>, ActError> {
    let Some(id) = hand.session_id else { return Ok(None) };
    let Some(found) = seen(db, actor, id, hand.club_id, false)? else {
        return Ok(None);
    };
    let Some(place) = found.members.iter().position(|member| member.id == hand.id) else {
        return Ok(None);
    };
    let at = |place: Option<usize>| {
        place
            .and_then(|place| found.members.get(place))
            .map(|one| one.id.to_string())
    };
    Ok(Some(Beside {
        session: id.to_string(),
        place: place + 1,
        of: found.members.len(),
        previous: at(place.checked_sub(1)),
        next: at(Some(place + 1)),
    }))
}

/// A session, with the place of one of its hands among its records.
#[derive(Debug)]
pub struct OfSession {
    pub session: SessionRead,
    pub place: usize,
}

/// The session of a hand among whose deals it stands beside others for this reader.
///
/// # Errors
/// When the database fails.
pub fn session_of(db: &mut Db, actor: &Actor, hand: &Hand, beside: &Beside) -> Result<Option<OfSession>, ActError> {
    let session = read_session(db, actor, &beside.session)?;
    let own = hand.id.to_string();
    let place = session.hands.iter().position(|address| *address == own);
    Ok(place.map(|place| OfSession { session, place }))
}

/// Whether the reader may see every hand of a session.
pub(super) fn is_seen(db: &mut Db, actor: &Actor, session: &Session) -> Result<bool, ActError> {
    Ok(seen(db, actor, session.id, session.club_id, false)?.is_some())
}

struct VisibleHands {
    members: Vec<SessionHand>,
    cut: bool,
}

/// The hands that count; `None` when there are none or one of them is not for this reader.
fn seen(
    db: &mut Db,
    actor: &Actor,
    session: SessionId,
    club: ClubId,
    by_address: bool,
) -> Result<Option<VisibleHands>, ActError> {
    let (members, closed): (Vec<SessionHand>, Vec<_>) = hands::members(db, session, DEALS_MAX + 1)?.into_iter().unzip();
    let closed: Vec<_> = closed.into_iter().flatten().collect();
    // What everyone sees needs no look at who asks.
    let asks = members
        .iter()
        .any(|one| one.visibility != Visibility::Public)
        .then_some(club);
    let standing = authorization::standing(db, actor, asks)?;
    let sees = |one: &SessionHand| {
        let hand = read_hand::SharedHand {
            importer: one.importer_id,
            visibility: one.visibility,
        };
        read_hand::may_see(actor, &standing, hand, by_address)
    };
    let (open, hidden): (Vec<SessionHand>, Vec<SessionHand>) = members.into_iter().partition(sees);
    // Cards that someone added for themselves do not hide the score that everyone sees.
    let is_beside = |one: &SessionHand| open.iter().any(|seen| one.supersedes.as_ref() == Some(&seen.doc_hash));
    if open.is_empty() || !hidden.iter().all(is_beside) || closed_hands::at_any(db, actor, &closed)? {
        return Ok(None);
    }
    let mut members = open;
    let cut = members.len() > DEALS_MAX;
    members.truncate(DEALS_MAX);
    Ok(Some(VisibleHands {
        members: counting(members),
        cut,
    }))
}

/// The hands that count, in order. A record that another one replaces stays readable, but it was dealt only once; the
/// other one stands where it stood, so that a correction does not come behind what someone else said of the deal
/// meanwhile.
fn counting(members: Vec<SessionHand>) -> Vec<SessionHand> {
    let places: HashMap<&[u8], usize> = (0..).zip(&members).map(|(at, one)| (&one.doc_hash[..], at)).collect();
    let before = |one: &SessionHand| places.get(one.supersedes.as_deref()?).copied();
    let replaced: HashSet<usize> = members.iter().filter_map(before).collect();
    let stands_at = |own: usize| {
        let mut at = own;
        for _ in 0..members.len() {
            match before(&members[at]).filter(|earlier| members[*earlier].place == members[own].place) {
                Some(earlier) => at = earlier,
                None => break,
            }
        }
        at
    };
    let kept = (0..members.len()).filter(|at| !replaced.contains(at));
    let mut order: Vec<(usize, usize)> = kept.map(|at| (stands_at(at), at)).collect();
    order.sort_unstable();
    let mut members: Vec<Option<SessionHand>> = members.into_iter().map(Some).collect();
    order.into_iter().filter_map(|(_, at)| members[at].take()).collect()
}

fn address_of(member: &SessionHand, by_address: bool) -> String {
    match &member.public_id {
        Some(public_id) if by_address => public_id.clone(),
        _ => member.id.to_string(),
    }
}
