//! What the table of a new league would be by today's results, for the form that makes it. Nothing is stored.

use super::by_rule::take_all;
use super::create::NewLeagueForm;
use super::names::names;
use super::recount::count;
use crate::authorization::{self, Action, Object};
use crate::name_order::NameOrder;
use crate::{ActError, Actor, find_club};
use talon_league::CountedRow;
use talon_store::Db;
use talon_tournament::Exact;
use talon_tournament::league::SeasonFault;

/// The table that a new league would begin with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeaguePreview {
    /// How many tournaments and evenings would count.
    pub units: usize,
    pub rows: Vec<PreviewedRow>,
}

/// Someone in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreviewedRow {
    pub rank: Option<usize>,
    pub name: String,
    pub total: Exact,
    pub counted: usize,
    pub played: usize,
}

/// What the form would make of today's results; why they could not be counted, where they could not. The names of the
/// league and its season may still be missing.
///
/// # Errors
/// When the actor may not make leagues in the club, there is no such club, or another value is not good.
pub fn preview(
    db: &mut Db,
    actor: &Actor,
    club: &str,
    form: &NewLeagueForm<'_>,
) -> Result<Result<LeaguePreview, SeasonFault>, ActError> {
    let club = find_club::named(db, club)?;
    authorization::must(db, actor, Action::ManageLeague, &Object::of_club(club.id))?;
    let mut season = form.under(String::new(), String::new())?.season();
    take_all(db, &club, &mut season)?;
    let counted = match count(db, club.id, &season)? {
        Ok(counted) => counted.by_position(),
        Err(fault) => return Ok(Err(fault)),
    };
    let named = names(db, actor, &club, true)?.names;
    let row = |row: &CountedRow| {
        Some(PreviewedRow {
            rank: row.rank,
            name: named.get(&row.person).cloned().flatten()?,
            total: row.total.clone(),
            counted: row.counted(),
            played: row.played,
        })
    };
    let mut rows: Vec<PreviewedRow> = counted.rows.iter().filter_map(row).collect();
    let order = NameOrder::of(&club.language);
    for tied in rows.chunk_by_mut(|one, other| one.rank.is_some() && one.rank == other.rank) {
        order.sort(tied, |row| &row.name);
    }
    Ok(Ok(LeaguePreview {
        units: counted.with_result,
        rows,
    }))
}
