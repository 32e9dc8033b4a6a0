//! Hands that an import has just stored go to the tables of tournaments at which they were played, as the import or the
//! records themselves say.

use super::read::Item;
use super::verdict::Verdict;
use crate::read_import::choices;
use crate::tournaments::{Arrived, TableAt, TableReference, arrive};
use crate::{ActError, Actor, Person};
use talon_store::hands::OnProbable;
use talon_store::imports::Import;
use talon_store::records::RecordStatus;
use talon_store::{Db, Moment, TournamentId, users};

/// In the transaction that stored them.
pub(super) fn to_tables(
    db: &mut Db,
    import: &Import,
    items: &[Item],
    verdicts: &[Verdict],
    now: Moment,
) -> Result<(), ActError> {
    let said = table_of(import)?;
    let arrived = |(item, verdict): (&Item, &Verdict)| {
        Some(Arrived {
            hand: verdict.hand?,
            at: place(said, item, verdict.status)?,
        })
    };
    let arrived: Vec<Arrived> = items.iter().zip(verdicts).filter_map(arrived).collect();
    bring(db, import, &arrived, now)
}

/// The table that all records of an import go to.
pub(super) fn table_of(import: &Import) -> Result<Option<TableAt>, ActError> {
    let at = choices(import)?.table;
    Ok(at.map(|at| TableAt {
        id: TournamentId(at.tournament),
        round: at.round,
        table: at.table,
    }))
}

/// Where a record was played that ended so, if it goes to a table; `said` is the one that the import names.
pub(super) fn place(said: Option<TableAt>, item: &Item, status: RecordStatus) -> Option<TableReference> {
    match (said, status) {
        (Some(at), RecordStatus::Accepted | RecordStatus::Duplicate) => Some(TableReference::Said(at)),
        (None, RecordStatus::Accepted) => item.named.clone(),
        _ => None,
    }
}

/// Brings hands to tables in the name of the importer.
pub(super) fn bring(db: &mut Db, import: &Import, arrived: &[Arrived], now: Moment) -> Result<(), ActError> {
    if arrived.is_empty() {
        return Ok(());
    }
    let actor = match import.importer_id {
        Some(user) => Actor::Person(Person::of(users::by_id(db, user)?)),
        None => Actor::CommandLine,
    };
    arrive(db, &actor, import.club_id, arrived, now.utc())
}

/// What becomes of a hand that was played as another one: two tables with the same deals may well play one alike.
pub(super) fn on_probable(import: &Import) -> Result<OnProbable, ActError> {
    let compared = choices(import)?.table.is_some_and(|at| at.compared);
    Ok(if compared { OnProbable::Store } else { OnProbable::Wait })
}
