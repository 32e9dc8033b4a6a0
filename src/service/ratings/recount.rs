//! From tournaments to a list, and which list everyone sees. It is made in the transaction that changed what it is made
//! of.

use chrono::{DateTime, Utc};

use super::facts::{ListFacts, fill_in, judged_text, numbers, read_judged};
use super::people::RatingPeople;
use crate::ActError;
use crate::tournaments::Loaded;
use talon_league::{JudgedTable, RatedAt};
use talon_store::ratings::{self, RatingCause, RatingListRow, RatingRevision, RatingRevisionHead};
use talon_store::{ClubId, Db, RatingListId, TournamentId};

/// Lists of a club that are counted again when a tournament ends.
const LISTS_MAX: i64 = 200;

/// What made a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cause {
    Made,
    /// A tournament ended.
    Finished(TournamentId),
    /// What counts of a tournament is not what it was: this table first of all.
    Corrected(RatedAt),
    Reopened(TournamentId),
    Excluded(RatedAt),
    Allowed(RatedAt),
    /// Two entries of the club became one, or two again, or a guest became a member.
    Merge,
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
        }
    }

    fn table(self) -> Option<RatedAt> {
        match self {
            Cause::Corrected(at) | Cause::Excluded(at) | Cause::Allowed(at) => Some(at),
            Cause::Made | Cause::Finished(_) | Cause::Reopened(_) | Cause::Merge => None,
        }
    }

    fn tournament(self) -> Option<TournamentId> {
        match self {
            Cause::Finished(id) | Cause::Reopened(id) => Some(id),
            _ => self.table().map(|at| TournamentId(at.tournament)),
        }
    }
}

/// Publishes what a list comes to now, if that is another list than everyone sees.
pub(super) fn publish(
    db: &mut Db,
    id: RatingListId,
    cause: Cause,
    reason: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let row = ratings::lock(db, id)?;
    fill_in(db, row.club_id, &row.game)?;
    let people = RatingPeople::read(db, row.club_id)?;
    let rated = ListFacts::read(db, &row)?.rate(&people).together();
    let text = rated.text().map_err(|_| ratings::unreadable(id))?;
    if row.revision > 0 && ratings::revision(db, id, row.revision)?.rated == text {
        return Ok(());
    }
    let table = cause.table().map(numbers);
    let revision = RatingRevision {
        head: RatingRevisionHead {
            revision: row.revision + 1,
            made_at: now.into(),
            cause: cause.kept(),
            reason: reason.map(str::to_owned),
            tournament_id: cause.tournament(),
            round_no: table.map(|table| table.round),
            table_no: table.map(|table| table.table),
        },
        rated: text,
    };
    Ok(ratings::publish(db, id, &revision)?)
}

/// A tournament ended, or one that was over was changed: the lists of its club and game show it.
pub(crate) fn after_tournament(db: &mut Db, loaded: &Loaded, now: DateTime<Utc>) -> Result<(), ActError> {
    let game = loaded.tournament.game.as_str();
    let lists = ratings::all(db, Some(loaded.club.id), Some(game), LISTS_MAX)?;
    if lists.is_empty() {
        return Ok(());
    }
    let before = ratings::source(db, loaded.id)?;
    let after = judged_text(db, loaded)?;
    let judged = |text: &str| read_judged(loaded.id, text);
    let cause = match (&before, &after) {
        (None, None) => return Ok(()),
        (None, Some(_)) => Cause::Finished(loaded.id),
        (Some(_), None) => Cause::Reopened(loaded.id),
        (Some(before), Some(after)) => match first_difference(&judged(before)?, &judged(after)?) {
            Some((round, table)) => Cause::Corrected(RatedAt {
                tournament: loaded.id.0,
                round,
                table,
            }),
            // Perhaps it begins at another time.
            None => Cause::Finished(loaded.id),
        },
    };
    if before != after {
        ratings::set_source(db, loaded.id, after.as_deref())?;
    }
    recount(db, &lists, cause, now)
}

/// Entries of a club were put together or separated, or someone is a guest no more, so that tables are other people's
/// than before.
pub(crate) fn after_merge(db: &mut Db, club: ClubId, now: DateTime<Utc>) -> Result<(), ActError> {
    let lists = ratings::all(db, Some(club), None, LISTS_MAX)?;
    recount(db, &lists, Cause::Merge, now)
}

fn recount(db: &mut Db, lists: &[RatingListRow], cause: Cause, now: DateTime<Utc>) -> Result<(), ActError> {
    for list in lists {
        publish(db, list.id, cause, None, now)?;
    }
    Ok(())
}

/// Round and number of the first table that is another one, or is only there before or after.
fn first_difference(before: &[JudgedTable], after: &[JudgedTable]) -> Option<(u16, u16)> {
    let gone = before.iter().filter(|table| !after.contains(table));
    let come = after.iter().filter(|table| !before.contains(table));
    gone.chain(come).map(|table| (table.round, table.table)).min()
}
