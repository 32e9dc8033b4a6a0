//! What the evenings of a club give to its ratings. The text that is kept of each is made of its records and of the
//! names in the club's list, and written again wherever it is missing.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::events::{About, Event};
use super::recount::{Cause, LISTS_MAX, change_of, recount};
use crate::evenings::{self, EveningReader};
use crate::pseudonyms::NamedEntries;
use crate::{ActError, stored};
use talon_league::{JudgedTable, RatingFacts};
use talon_store::hands::{self, Session};
use talon_store::ratings::{self, RatedEvening, RatingListRow};
use talon_store::{ClubId, Db, SessionId};
use talon_tournament::rating::RatedSource;

/// Which entry of the club each name means.
type Names = BTreeMap<String, Option<i64>>;

const KEPT: &str = "what an evening gives to ratings";

/// Writes what is missing of the evenings of a club.
pub(super) fn fill_in(db: &mut Db, club: ClubId, game: &str) -> Result<(), ActError> {
    let unread = ratings::evenings_unread(db, club, game)?;
    let mut reader = EveningReader::of(club);
    for session in unread {
        read(db, &mut reader, session)?;
    }
    Ok(())
}

/// The evenings of a club that count.
pub(super) fn of_club(db: &mut Db, club: ClubId, game: &str) -> Result<Vec<(RatingFacts, Event)>, ActError> {
    let mut found = Vec::new();
    for evening in ratings::evenings(db, club, game)? {
        let tables = tables(&evening)?;
        if tables.is_empty() {
            continue;
        }
        let source = RatedSource::Evening(evening.session.0);
        let facts = RatingFacts::alone(source, evening.played_on, tables);
        let event = Event {
            source,
            starts_at: facts.starts,
            about: About::Evening,
        };
        found.push((facts, event));
    }
    Ok(found)
}

fn tables(evening: &RatedEvening) -> Result<Vec<JudgedTable>, ActError> {
    Ok(stored::read(&evening.judged, KEPT)?)
}

/// Reads an evening and keeps what it gives, which is nothing where there is no hand of it any more.
fn read(db: &mut Db, reader: &mut EveningReader, session: Session) -> Result<RatedEvening, ActError> {
    let id = session.id;
    let evening = hands::with_days(db, vec![session])?.pop();
    let played = match &evening {
        Some(_) => reader.played(db, id)?,
        None => None,
    };
    let judged: Vec<JudgedTable> = played
        .iter()
        .map(|played| JudgedTable::alone(&played.sums, played.bula))
        .collect();
    let mut named = Names::new();
    for name in hands::names_in_session(db, id)? {
        let entry = reader.entry(db, &name)?;
        named.insert(name, entry.map(|id| id.0));
    }
    let kept = RatedEvening {
        session: id,
        played_on: evening.as_ref().map(evenings::day).unwrap_or_default(),
        named: stored::written(&named, KEPT)?,
        judged: stored::written(&judged, KEPT)?,
    };
    ratings::keep_evening(db, &kept)?;
    Ok(kept)
}

/// Deals of these sessions of a club came, changed or went, or their evening ended or goes on: the lists that rate
/// evenings show it.
pub(crate) fn after_evenings(
    db: &mut Db,
    club: ClubId,
    sessions: &[SessionId],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let lists = rating_evenings(db, club)?;
    if lists.is_empty() || sessions.is_empty() {
        return Ok(ratings::forget_evenings(db, sessions)?);
    }
    let mut reader = EveningReader::of(club);
    let mut cause = None;
    for session in hands::sessions_by_id(db, sessions)? {
        let id = session.id;
        let before = ratings::evening(db, id)?;
        let after = read(db, &mut reader, session)?;
        if before.as_ref() == Some(&after) {
            continue;
        }
        let source = RatedSource::Evening(id.0);
        let before = before.as_ref().map_or(Ok(Vec::new()), tables)?;
        // Where its table is the same, its day is another one.
        let own = change_of(source, &before, &tables(&after)?).unwrap_or(Cause::Finished(source));
        cause = cause.or(Some(own));
    }
    match cause {
        Some(cause) => recount(db, &lists, cause, now),
        None => Ok(()),
    }
}

/// Names in the list of a club are other ones than before: lists that rate evenings show it where one of these means
/// someone else now.
pub(crate) fn after_names(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    match forget_renamed(db, club)? {
        0 => Ok(()),
        _ => {
            let lists = rating_evenings(db, club)?;
            recount(db, &lists, Cause::Merge, now)
        }
    }
}

/// Forgets what is kept of the evenings in whose records a name means another entry than before, and says of how many.
pub(super) fn forget_renamed(db: &mut Db, club: ClubId) -> Result<usize, ActError> {
    let kept = ratings::kept_evenings(db, club)?;
    if kept.is_empty() {
        return Ok(0);
    }
    let entries = NamedEntries::over(db, club)?;
    let mut renamed = Vec::new();
    for evening in kept {
        let named: Names = stored::read(&evening.named, KEPT)?;
        let means = |name: &str| entries.entry(name).map(|id| id.0);
        if named.iter().any(|(name, entry)| means(name) != *entry) {
            renamed.push(evening.session);
        }
    }
    ratings::forget_evenings(db, &renamed)?;
    Ok(renamed.len())
}

fn rating_evenings(db: &mut Db, club: ClubId) -> Result<Vec<RatingListRow>, ActError> {
    let lists = ratings::all(db, Some(club), None, LISTS_MAX)?;
    Ok(lists.into_iter().filter(|list| list.rates.evenings).collect())
}
