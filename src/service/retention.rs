//! What is kept only for a time is deleted when that time is over (S-69). Each kind has its time here.

use crate::results;
use chrono::{DateTime, TimeDelta, Utc};

use super::hand_notes::DAYS_KEPT;
use super::{ActError, leagues, merge_members};
use talon_records::notation::scorecard_session_name;
use talon_store::{
    Db, Moment, ScorecardId, Store, audit, drafts, hand_notes, idempotency, jobs, licences, member_lists, members,
    player_contacts, records, scorecards, sessions, signups, table_times, tokens, uploads,
};

/// Sent bytes, refused or not, what records of them are still to be decided or mended, and lists of members.
const SENT_DAYS: i64 = 90;
/// Bytes of an upload that broke off.
const BROKEN_DAYS: i64 = 1;
/// Jobs that have ended, and sessions that nobody used.
const JOB_DAYS: i64 = 30;
const SESSION_DAYS: i64 = 30;
/// Answers that a form or a request gets again when it is sent twice.
const ANSWER_DAYS: i64 = 7;
/// Links that ended by themselves.
const LINK_DAYS: i64 = 30;
/// The email addresses and licence numbers of deactivated accounts, and what they told their tables of how to reach
/// them.
const MAIL_DAYS: i64 = 365;
/// Scorecards on which nobody wrote.
const SCORECARD_DAYS: i64 = super::scorecards::DAYS_KEPT;
/// Drafts of hands that nobody changed.
const DRAFT_DAYS: i64 = super::drafts::DAYS_KEPT;
/// Names of people without an account who signed up for a tournament, from its start on.
const VISITOR_DAYS: i64 = 90;
/// What was said of when tables of rounds over weeks meet.
const TIME_DAYS: i64 = 365;
/// Entries of the audit log.
const DEED_DAYS: i64 = 730;
/// Uploads forgotten in one go, and imports whose texts are.
const PIECE: i64 = 50;

/// How much was forgotten of each.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Forgotten {
    pub uploads: usize,
    pub texts: usize,
    pub lists: usize,
    pub jobs: usize,
    pub sessions: usize,
    pub answers: usize,
    pub links: usize,
    pub mails: usize,
    pub deeds: usize,
    pub notes: usize,
    pub scorecards: usize,
    pub drafts: usize,
    /// Names of people who signed up without an account.
    pub visitors: usize,
    /// Times of tables that were proposed or answered.
    pub times: usize,
}

/// Forgets all that is old.
///
/// # Errors
/// When the database fails; what was forgotten before stays so.
pub fn forget_old(store: &Store, now: DateTime<Utc>) -> Result<Forgotten, ActError> {
    let before = |days: i64| Moment::from(now - TimeDelta::days(days));
    let (uploads, texts) = (forget_uploads(store, now)?, forget_texts(store, before(SENT_DAYS))?);
    let mut forgotten = Forgotten {
        uploads,
        texts,
        ..Forgotten::default()
    };
    store.write(|db| {
        forgotten.lists = member_lists::expire(db, before(SENT_DAYS))?;
        forgotten.jobs = jobs::purge(db, before(JOB_DAYS))?;
        forgotten.sessions = sessions::purge(db, now.into(), before(SESSION_DAYS))?;
        forgotten.answers = idempotency::purge(db, before(ANSWER_DAYS))?;
        forgotten.notes = hand_notes::forget_removed(db, before(DAYS_KEPT))?;
        forgotten.scorecards = forget_scorecards(db, before(SCORECARD_DAYS), now)?;
        forgotten.drafts = drafts::forget(db, before(DRAFT_DAYS))?;
        forgotten.visitors = signups::forget_visitors(db, before(VISITOR_DAYS))?;
        forgotten.times = table_times::forget(db, before(TIME_DAYS))?;
        forgotten.links = tokens::purge_links(db, before(LINK_DAYS))?;
        Ok::<_, ActError>(())
    })?;
    // Each on its own, because others wait for anyone who writes to the log or to the entries of members.
    forgotten.mails = store.write(|db| {
        let gone = members::gone_since(db, before(MAIL_DAYS))?;
        merge_members::forget_mails(db, &gone)?;
        player_contacts::forget(db, &gone)?;
        for club in licences::forget(db, &gone)? {
            leagues::after_licences(db, club, now)?;
        }
        Ok::<_, ActError>(members::forget_mails(db, &gone)?)
    })?;
    forgotten.deeds = store.write(|db| audit::forget(db, before(DEED_DAYS)).map_err(ActError::from))?;
    Ok(forgotten)
}

/// An evening of which the card is gone is over, and counts where it counts.
fn forget_scorecards(db: &mut Db, before: Moment, now: DateTime<Utc>) -> Result<usize, ActError> {
    let gone = scorecards::forget(db, before)?;
    let session =
        |(card, begun): &(ScorecardId, Moment)| scorecard_session_name(card.0, begun.utc().timestamp_micros());
    let sessions: Vec<String> = gone.iter().map(session).collect();
    results::after_cards(db, &sessions, now)?;
    Ok(gone.len())
}

fn forget_uploads(store: &Store, now: DateTime<Utc>) -> Result<usize, ActError> {
    let before = |days: i64| Moment::from(now - TimeDelta::days(days));
    let mut forgotten = 0;
    loop {
        let old = store.read(|db| uploads::expired(db, before(SENT_DAYS), before(BROKEN_DAYS), PIECE))?;
        if old.is_empty() {
            return Ok(forgotten);
        }
        for upload in old {
            store.write(|db| uploads::delete(db, upload))?;
            forgotten += 1;
        }
    }
}

fn forget_texts(store: &Store, before: Moment) -> Result<usize, ActError> {
    let mut forgotten = 0;
    loop {
        let old = store.read(|db| records::imports_with_texts(db, before, PIECE))?;
        if old.is_empty() {
            return Ok(forgotten);
        }
        for import in old {
            forgotten += store.write(|db| records::forget_texts(db, import))?;
        }
    }
}
