//! From what is rated to a list, and which list everyone sees. It is made in the transaction that changed what it is
//! made of.

use chrono::{DateTime, NaiveDate, Utc};

use super::clubs::{lists_rating, of_list};
use super::evenings::forget_renamed;
use super::facts::{ListFacts, fill_in, judged_text, numbers, read_judged};
use super::people::RatingPeople;
use crate::ActError;
use crate::clubs::clock;
use crate::tournaments::Loaded;
use talon_league::{JudgedTable, RatedAt};
use talon_store::ratings::{
    self, RatedPart, RatingCause, RatingListRow, RatingPublishing, RatingRevision, RatingRevisionHead,
};
use talon_store::{ClubId, Db, RatingListId, clubs};
use talon_tournament::rating::RatedSource;

/// Lists of a club that are counted again when a result changes.
pub(super) const LISTS_MAX: i64 = 200;

/// What made a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    Made,
    /// A tournament or an evening ended, or a free table counts.
    Finished(RatedSource),
    /// What counts of it is not what it was: this table first of all.
    Corrected(RatedAt),
    /// It counts no more.
    Reopened(RatedSource),
    Excluded(RatedAt),
    Allowed(RatedAt),
    /// Two entries of the club became one, or two again, or a guest became a member.
    Merge,
    /// The list rates evenings, free tables or tournaments of a member club, or rates them no more.
    Rated,
    /// A month ended: this is the first day of the next.
    Month(NaiveDate),
    /// By whoever manages the list.
    Hand,
}

impl Cause {
    /// As it is kept.
    const fn kept(self) -> RatingCause {
        match self {
            Cause::Made => RatingCause::Made,
            Cause::Finished(_) => RatingCause::Finished,
            Cause::Corrected(_) => RatingCause::Corrected,
            Cause::Reopened(_) => RatingCause::Reopened,
            Cause::Excluded(_) => RatingCause::Excluded,
            Cause::Allowed(_) => RatingCause::Allowed,
            Cause::Merge => RatingCause::Merge,
            Cause::Rated => RatingCause::Rated,
            Cause::Month(_) => RatingCause::Month,
            Cause::Hand => RatingCause::Hand,
        }
    }

    fn table(self) -> Option<RatedAt> {
        match self {
            Cause::Corrected(at) | Cause::Excluded(at) | Cause::Allowed(at) => Some(at),
            Cause::Made
            | Cause::Finished(_)
            | Cause::Reopened(_)
            | Cause::Merge
            | Cause::Rated
            | Cause::Month(_)
            | Cause::Hand => None,
        }
    }

    /// Its table, or the first of what it is about.
    fn place(self) -> Option<RatedAt> {
        match self {
            Cause::Finished(source) | Cause::Reopened(source) => Some(RatedAt {
                source,
                round: 1,
                table: 1,
            }),
            _ => self.table(),
        }
    }

    /// Whether a list is published for it. Every list begins with a first one, and one that is published at once is
    /// looked at when a month is over too, because players become inactive then.
    fn publishes(self, publishing: RatingPublishing) -> bool {
        match (self, publishing) {
            (Cause::Made | Cause::Hand, _) | (_, RatingPublishing::AtOnce) => true,
            (Cause::Month(_), RatingPublishing::Monthly) => true,
            (_, RatingPublishing::Monthly | RatingPublishing::ByHand) => false,
        }
    }
}

/// Publishes what a list comes to now, if that is another list than everyone sees and it is published for this cause.
pub(super) fn publish(
    db: &mut Db,
    id: RatingListId,
    cause: Cause,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let row = ratings::lock(db, id)?;
    let own = clubs::by_id(db, row.club_id)?;
    let clubs = of_list(db, own)?;
    fill_in(db, &row, &clubs)?;
    if !cause.publishes(row.publishing) {
        return Ok(());
    }
    let people = RatingPeople::read(db, row.club_id, &clubs)?;
    let mut facts = ListFacts::read(db, &row, &clubs)?;
    let today = match cause {
        Cause::Month(first) if row.publishing == RatingPublishing::Monthly => {
            facts.end_before(first);
            first.pred_opt().unwrap_or(first)
        }
        _ => clock::local(&clubs::by_id(db, row.club_id)?.timezone, now).date(),
    };
    let rated = facts.rate(&people).together(today);
    let text = rated.text().map_err(|_| ratings::unreadable(id))?;
    if row.revision > 0 && ratings::revision(db, id, row.revision)?.rated == text {
        return Ok(());
    }
    let place = cause.place().map(numbers);
    // A free table is itself what it is about.
    let table = place.filter(|place| cause.table().is_some() || place.part == RatedPart::FreeTable);
    let revision = RatingRevision {
        head: RatingRevisionHead {
            revision: row.revision + 1,
            made_at: now.into(),
            cause: cause.kept(),
            reason: reason.map(str::to_owned),
            part: place.map(|place| place.part),
            source_id: place.map(|place| place.id),
            round_no: table.map(|table| table.round),
            table_no: table.map(|table| table.table),
        },
        rated: text,
    };
    Ok(ratings::publish(db, id, &revision)?)
}

/// A tournament ended, or one that was over was changed: the lists of its club and game show it, and those of the
/// federations that rate its club.
pub(crate) fn after_tournament(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    let game = loaded.tournament.game.as_str();
    let lists = lists_rating(db, loaded.club.id, Some(game))?;
    if lists.is_empty() {
        // What was kept of it is written again once a list asks for it.
        return Ok(ratings::set_source(db, loaded.id, None)?);
    }
    let before = ratings::source(db, loaded.id)?;
    let after = judged_text(db, loaded)?;
    let judged = |text: &Option<String>| match text {
        Some(text) => read_judged(loaded.id, text),
        None => Ok(Vec::new()),
    };
    let source = RatedSource::Tournament(loaded.id.0);
    let cause = match (&before, &after) {
        (None, None) => return Ok(()),
        (None, Some(_)) => Cause::Finished(source),
        (Some(_), None) => Cause::Reopened(source),
        // Perhaps it begins at another time.
        (Some(_), Some(_)) => change_of(source, &judged(&before)?, &judged(&after)?).unwrap_or(Cause::Finished(source)),
    };
    if before != after {
        ratings::set_source(db, loaded.id, after.as_deref())?;
    }
    for list in lists {
        // A club that hides a tournament takes it out of the lists of its federations.
        let is_withheld = list.club_id != loaded.club.id && !loaded.tournament.published;
        let cause = if is_withheld { Cause::Reopened(source) } else { cause };
        publish(db, list.id, cause, None, now)?;
    }
    Ok(())
}

/// Entries of a club were put together or separated, or someone is a guest no more, so that tables are other people's
/// than before.
pub(crate) fn after_merge(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    forget_renamed(db, club)?;
    let lists = lists_rating(db, club, None)?;
    recount(db, &lists, Cause::Merge, now)
}

pub(super) fn recount(db: &mut Db, lists: &[RatingListRow], cause: Cause, now: DateTime<Utc>) -> Result<(), ActError> {
    for list in lists {
        publish(db, list.id, cause, None, now)?;
    }
    Ok(())
}

/// What became of the tables of something that is rated: they are there, they are there no more, or one of them is
/// another one than before. None where nothing changed.
pub(super) fn change_of(source: RatedSource, before: &[JudgedTable], after: &[JudgedTable]) -> Option<Cause> {
    if before == after {
        return None;
    }
    if before.is_empty() {
        return Some(Cause::Finished(source));
    }
    if after.is_empty() {
        return Some(Cause::Reopened(source));
    }
    let gone = before.iter().filter(|table| !after.contains(table));
    let come = after.iter().filter(|table| !before.contains(table));
    let first = gone.chain(come).min_by_key(|table| (table.round, table.table))?;
    Some(Cause::Corrected(RatedAt {
        source,
        round: first.round,
        table: first.table,
    }))
}
