//! Hands: what a stored one consists of, and finding one. `insert` adds them, `list` shows many.

mod audience;
mod closed;
mod evening;
mod facets;
mod insert;
mod known;
mod known_ids;
mod list;
mod page;
mod page_search;
mod replaced;
mod rows;
mod session;
mod staged;
mod text_filter;

pub use audience::Audience;
pub(crate) use audience::counts_for;
pub use evening::{
    Evening, evenings, names_in_session, seen_sessions, sessions_by_id, sessions_named, sessions_of_club,
    sessions_touched, tournament_of_session, with_days,
};
pub use insert::{Insertion, OnProbable, insert_batch, insert_unknown};
pub use known::{Hashes, Known, Origin, Stored};
pub use known_ids::{Namesake, keep_ids, with_ids};
pub use list::{
    Cursor, HandFilter, HandHead, HandSummary, Page, PlayedAs, PlayerRow, Sight, Slice, list, records, summaries,
};
pub use page::{HandWithContext, look, look_at};
pub(crate) use replaced::stands;
pub use session::{
    HandAt, InSession, Session, SessionBrought, SessionHand, hands_at, latest_sessions, members, session, session_at,
    sessions_of_import, without_replaced,
};

pub use text_filter::HiddenNames;

pub use staged::{is_overtaken, last_id, show_staged, stage, staged_of_deals, staged_to};

use chrono::NaiveDate;
use diesel::dsl::not;
use diesel::prelude::*;

use crate::conn::Db;
use crate::dialect::{insert_rows, on_backend};
use crate::error::{OrNotFound, StoreResult};
use crate::hands::closed::is_closed;
use crate::hands::rows::ComponentRow;
use crate::ids::{ClubId, FacetId, HandId, Hash, ImportId, SessionId, UserId};
use crate::player_hands::{self, SeatFigures};
use crate::schema::{hand_components, hand_players, hands};
use crate::time::Moment;
use crate::words::words;

words! {
    /// Who may see a hand.
    Visibility {
        Private = "private",
        Club = "club",
        /// Anyone who has the address.
        Unlisted = "unlisted",
        Public = "public",
    }
}

words! {
    /// How many of the dealt cards are known.
    Knowledge { Full = "full", Partial = "partial", Nothing = "none", Score = "score" }
}

/// A hand ready to be stored; the rows that belong to it travel with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewHand {
    pub importer_id: Option<UserId>,
    pub import_id: Option<ImportId>,
    pub import_record: Option<i64>,
    pub public_id: Option<String>,
    pub game: &'static str,
    pub visibility: Visibility,
    pub doc_hash: Hash,
    pub play_hash: Hash,
    pub deal_hash: Hash,
    pub played_on: Option<NaiveDate>,
    pub listed_at: Moment,
    pub event: Option<String>,
    pub source: Option<String>,
    /// Everything `source` filters look into.
    pub source_text: String,
    pub contract: Option<&'static str>,
    pub trump: Option<&'static str>,
    pub declarer: Option<&'static str>,
    pub declarer_score: Option<i32>,
    pub knowledge: Knowledge,
    /// A score of a numbered deal of a session: the same score means the same deal.
    pub is_one_deal: bool,
    pub kontra_max: i32,
    pub has_warnings: bool,
    pub supersedes: Option<Hash>,
    pub validator: &'static str,
    pub created_at: Moment,
    pub record: String,
    pub session: Option<InSession>,
    pub players: Vec<NewPlayer>,
    pub components: Vec<NewComponent>,
}

impl NewHand {
    /// Of the record, of its play and of its deal.
    pub fn hashes(&self) -> Hashes {
        Hashes {
            doc: self.doc_hash,
            play: self.play_hash,
            deal: self.deal_hash,
            is_one_deal: self.is_one_deal,
            supersedes: self.supersedes,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPlayer {
    pub seat: &'static str,
    pub name: String,
    pub reference: Option<String>,
    pub score: Option<i32>,
    /// None while the hand has no result.
    pub figures: Option<SeatFigures>,
}

/// `won` is unknown while the record is incomplete; `level` counts the doublings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewComponent {
    pub component: &'static str,
    pub won: Option<bool>,
    pub level: i32,
}

/// One stored hand with its record.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
pub struct Hand {
    pub id: HandId,
    pub club_id: ClubId,
    pub importer_id: Option<UserId>,
    pub import_id: Option<ImportId>,
    pub import_record: Option<i64>,
    pub public_id: Option<String>,
    pub game: String,
    pub visibility: Visibility,
    pub doc_hash: Vec<u8>,
    pub play_hash: Vec<u8>,
    pub deal_hash: Vec<u8>,
    pub knowledge: Knowledge,
    pub has_warnings: bool,
    pub supersedes: Option<Vec<u8>>,
    pub validator: String,
    pub created_at: Moment,
    pub voided_at: Option<Moment>,
    pub record: String,
    pub session_id: Option<SessionId>,
}

/// The hand, voided or not: whether a voided one is shown is for the caller to say.
// Here and wherever a key is unique no `first`: SQLite prepares a statement again whenever its limit is bound.
pub fn by_id(db: &mut Db, id: HandId) -> StoreResult<Hand> {
    on_backend!(db, conn => hands::table.find(id).select(Hand::as_select()).get_result(conn)).or_not_found("hand")
}

/// These hands, voided or not, in no order.
pub fn by_ids(db: &mut Db, ids: &[HandId]) -> StoreResult<Vec<Hand>> {
    Ok(hands::table
        .filter(hands::id.eq_any(ids.to_vec()))
        .select(Hand::as_select())
        .load(db)?)
}

/// Whether a club has this record, be it voided or only staged.
pub fn has_doc(db: &mut Db, club: ClubId, hash: &Hash) -> StoreResult<bool> {
    let same = hands::table
        .filter(hands::club_id.eq(club))
        .filter(hands::doc_hash.eq(&hash[..]));
    Ok(diesel::select(diesel::dsl::exists(same)).get_result(db)?)
}

/// The hands that came from the records of an import after `after` up to `last`, in that order, voided or not; those
/// that are only staged did not come yet.
pub fn from_import(db: &mut Db, import: ImportId, after: i64, last: i64) -> StoreResult<Vec<Hand>> {
    Ok(hands::table
        .filter(hands::import_id.eq(import))
        .filter(hands::import_record.gt(after))
        .filter(hands::import_record.le(last))
        .filter(hands::void_reason.is_null().or(hands::void_reason.ne(staged::STAGED)))
        .order(hands::import_record)
        .select(Hand::as_select())
        .load(db)?)
}

/// Whether a hand of an import is for nobody but its importer.
pub fn any_private(db: &mut Db, import: ImportId) -> StoreResult<bool> {
    let private = hands::import_id
        .eq(import)
        .and(hands::visibility.eq(Visibility::Private));
    Ok(diesel::select(diesel::dsl::exists(hands::table.filter(private))).get_result(db)?)
}

/// The hand of the club with this record if that is a score without cards.
pub fn score_of(db: &mut Db, club: ClubId, doc_hash: &[u8]) -> StoreResult<Option<(HandId, String)>> {
    Ok(hands::table
        .filter(hands::club_id.eq(club))
        .filter(hands::doc_hash.eq(doc_hash))
        .filter(hands::knowledge.eq(Knowledge::Score))
        .filter(hands::voided_at.is_null())
        .order(hands::id)
        .select((hands::id, hands::record))
        .first(db)
        .optional()?)
}

/// The hand of the club with this record that is not voided.
pub fn with_doc(db: &mut Db, club: ClubId, doc_hash: &[u8]) -> StoreResult<Option<HandId>> {
    Ok(hands::table
        .filter(hands::club_id.eq(club))
        .filter(hands::doc_hash.eq(doc_hash))
        .filter(hands::voided_at.is_null())
        .select(hands::id)
        .get_result(db)
        .optional()?)
}

/// The newest hand of the club that says it replaces this one.
pub fn superseded_by(db: &mut Db, club: ClubId, doc_hash: &[u8]) -> StoreResult<Option<HandId>> {
    Ok(hands::table
        .filter(hands::club_id.eq(club))
        .filter(hands::supersedes.eq(doc_hash))
        .filter(hands::voided_at.is_null())
        .order(hands::id.desc())
        .select(hands::id)
        .first(db)
        .optional()?)
}

/// The records of a club in the order in which they were stored, those after `after`: for exports, a piece at a time.
/// Those of rounds that are still played stay here.
pub fn records_after(db: &mut Db, club: ClubId, after: HandId, limit: i64) -> StoreResult<Vec<(HandId, String)>> {
    Ok(hands::table
        .filter(hands::club_id.eq(club))
        .filter(hands::id.gt(after))
        .filter(hands::voided_at.is_null())
        .filter(not(is_closed!()))
        .order(hands::id)
        .limit(limit)
        .select((hands::id, hands::record))
        .load(db)?)
}

/// A hand that someone brought in: its number, its club, who may see it, when it came, and the record.
pub type Own = (HandId, ClubId, Visibility, Moment, String);

/// What someone brought in and did not take back, a piece at a time; without hands of rounds that are still played.
pub fn of_importer_after(db: &mut Db, user: UserId, after: HandId, limit: i64) -> StoreResult<Vec<Own>> {
    Ok(hands::table
        .filter(hands::importer_id.eq(user))
        .filter(hands::id.gt(after))
        .filter(hands::voided_at.is_null())
        .filter(not(is_closed!()))
        .order(hands::id)
        .limit(limit)
        .select((
            hands::id,
            hands::club_id,
            hands::visibility,
            hands::created_at,
            hands::record,
        ))
        .load(db)?)
}

/// Hands that are not voided, of one club or of all.
pub fn count(db: &mut Db, club: Option<ClubId>) -> StoreResult<i64> {
    let mut query = hands::table.filter(hands::voided_at.is_null()).count().into_boxed();
    if let Some(club) = club {
        query = query.filter(hands::club_id.eq(club));
    }
    Ok(query.get_result(db)?)
}

/// `public_id` is the address of an unlisted hand; it stays when the hand becomes visible to more people.
pub fn set_visibility(db: &mut Db, id: HandId, visibility: Visibility, public_id: Option<&str>) -> StoreResult<()> {
    let facet: Option<FacetId> = hands::table
        .find(id)
        .select(hands::facet_id.assume_not_null())
        .get_result(db)
        .optional()?;
    let Some(facet) = facet else {
        return 0.or_not_found("hand");
    };
    let facet = facets::seen_as(db, facet, visibility)?;
    let seen = (hands::visibility.eq(visibility), hands::facet_id.eq(Some(facet)));
    let changed = match public_id {
        None => diesel::update(hands::table.find(id)).set(seen).execute(db)?,
        Some(_) => diesel::update(hands::table.find(id))
            .set((seen, hands::public_id.eq(public_id)))
            .execute(db)?,
    };
    changed.or_not_found("hand")?;
    player_hands::changed(db, &[id])
}

/// What stands before the reason of the person who took a hand out: those that an import took back, or has only staged,
/// are not put back one by one.
const TAKEN_OUT: &str = "taken out: ";

/// Takes a hand out of every list without deleting it.
pub fn take_out(db: &mut Db, id: HandId, reason: &str, now: Moment) -> StoreResult<()> {
    let reason = format!("{TAKEN_OUT}{reason}");
    diesel::update(hands::table.find(id).filter(hands::voided_at.is_null()))
        .set((hands::voided_at.eq(Some(now)), hands::void_reason.eq(Some(reason))))
        .execute(db)?
        .or_not_found("hand")?;
    player_hands::changed(db, &[id])
}

/// Since when a hand is taken out, and why.
pub fn taken_out(db: &mut Db, id: HandId) -> StoreResult<Option<(Moment, String)>> {
    let (at, reason): (Option<Moment>, Option<String>) = hands::table
        .find(id)
        .select((hands::voided_at, hands::void_reason))
        .get_result(db)
        .or_not_found("hand")?;
    let reason = reason.as_deref().and_then(|reason| reason.strip_prefix(TAKEN_OUT));
    Ok(at.zip(reason.map(str::to_owned)))
}

/// A hand that an import brought.
#[derive(Debug, Queryable)]
pub struct OfImport {
    /// The number of its record in the import.
    pub record: i64,
    pub hand: HandId,
    pub contract: Option<String>,
    pub declarer_score: Option<i32>,
    pub knowledge: Knowledge,
}

/// The hands that one import brought, in the order of its records, those after a record.
pub fn of_import(db: &mut Db, import: ImportId, after: i64, limit: i64) -> StoreResult<Vec<OfImport>> {
    Ok(hands::table
        .filter(hands::import_id.eq(import))
        .filter(hands::import_record.gt(after))
        .filter(hands::voided_at.is_null())
        .order(hands::import_record)
        .limit(limit)
        .select((
            hands::import_record.assume_not_null(),
            hands::id,
            hands::contract,
            hands::declarer_score,
            hands::knowledge,
        ))
        .load(db)?)
}

/// The newest public hands in which someone played a contract, so many at most.
pub fn newest_played(db: &mut Db, most: i64) -> StoreResult<Vec<HandId>> {
    Ok(hands::table
        .filter(hands::visibility.eq(Visibility::Public))
        .filter(hands::contract.is_not_null())
        .filter(hands::voided_at.is_null())
        .filter(not(is_closed!()))
        .order((hands::listed_at.desc(), hands::id.desc()))
        .limit(most)
        .select(hands::id)
        .load(db)?)
}

/// Takes out everything one import brought, and says how many that were.
pub fn void_import(db: &mut Db, import: ImportId, reason: &str, now: Moment) -> StoreResult<usize> {
    player_hands::changed_of_import(db, import)?;
    Ok(diesel::update(
        hands::table
            .filter(hands::import_id.eq(import))
            .filter(hands::voided_at.is_null()),
    )
    .set((hands::voided_at.eq(Some(now)), hands::void_reason.eq(Some(reason))))
    .execute(db)?)
}

/// Puts a hand back that was taken out. A conflict when the same record has been stored again meanwhile.
pub fn put_back(db: &mut Db, id: HandId) -> StoreResult<()> {
    let out = hands::table
        .find(id)
        .filter(hands::void_reason.like(format!("{TAKEN_OUT}%")));
    diesel::update(out)
        .set((hands::voided_at.eq(None::<Moment>), hands::void_reason.eq(None::<&str>)))
        .execute(db)?
        .or_not_found("hand that was taken out")?;
    player_hands::changed(db, &[id])
}

pub fn players(db: &mut Db, id: HandId) -> StoreResult<Vec<PlayerRow>> {
    Ok(hand_players::table
        .filter(hand_players::hand_id.eq(id))
        .order(hand_players::seat)
        .select(PlayerRow::as_select())
        .load(db)?)
}

/// Says anew of what parts a hand is, as the list looks for them; a hand that is gone has none.
pub fn replace_components(db: &mut Db, id: HandId, all: &[NewComponent]) -> StoreResult<()> {
    let facet: Option<FacetId> = hands::table
        .find(id)
        .select(hands::facet_id.assume_not_null())
        .get_result(db)
        .optional()?;
    let Some(facet) = facet else { return Ok(()) };
    diesel::delete(hand_components::table.filter(hand_components::hand_id.eq(id))).execute(db)?;
    let rows: Vec<ComponentRow<'_>> = ComponentRow::all(id, all).collect();
    insert_rows!(db, hand_components::table, &rows);
    let facet = facets::with_components(db, facet, all)?;
    diesel::update(hands::table.find(id))
        .set(hands::facet_id.eq(Some(facet)))
        .execute(db)?;
    Ok(())
}

/// The parts of a hand, silent bids among them: code, whether it was won, level.
pub fn components(db: &mut Db, id: HandId) -> StoreResult<Vec<(String, Option<bool>, i32)>> {
    Ok(hand_components::table
        .filter(hand_components::hand_id.eq(id))
        .order(hand_components::component)
        .select((hand_components::component, hand_components::won, hand_components::level))
        .load(db)?)
}
