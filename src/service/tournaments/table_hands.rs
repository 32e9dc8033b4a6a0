//! The hands of a table with what they come to, for those who may see them, and which tables have a result that
//! differs.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::hands::TableAt;
use super::standing::standing_at;
use super::{Loaded, read};
use crate::authorization;
use crate::{ActError, Actor, closed_hands, read_hand};
use talon_store::hands::{self, Hand};
use talon_store::tournament_hands::{self, AtTable};
use talon_store::{Db, HandId, SessionId, search_key};
use talon_tournament::tournament::{Place, ResultRights, ResultState, Sits, Table, Tally, differs, tally};

/// The hands of a table.
#[derive(Debug, Clone)]
pub struct TableHands {
    /// In the order in which they came; the places that the tally names.
    pub hands: Vec<LinkedHand>,
    /// Those that only say that they were played here; for officials alone.
    pub saying: Vec<LinkedHand>,
    /// What they come to.
    pub tally: Tally,
    /// A result is entered that differs.
    pub differs: bool,
    /// What the reader may do with the table and its hands.
    pub rights: ResultRights,
    /// The reader may see what they come to.
    pub may_count: bool,
}

/// A hand of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkedHand {
    pub id: HandId,
    /// The reader may look at it.
    pub is_open: bool,
    pub session: Option<SessionId>,
}

/// The hands of a table.
///
/// # Errors
/// When the database fails.
pub fn table_hands(
    db: &mut Db,
    actor: &Actor,
    shown: &read::ShownTournament,
    at: TableAt,
) -> Result<TableHands, ActError> {
    let rows = tournament_hands::of_tournament(db, at.id)?;
    of_rows(db, actor, shown, at, &rows)
}

/// The hands of several tables of a tournament, in the order of the tables.
///
/// # Errors
/// When the database fails.
pub(super) fn hands_of_tables(
    db: &mut Db,
    actor: &Actor,
    shown: &read::ShownTournament,
    tables: &[TableAt],
) -> Result<Vec<TableHands>, ActError> {
    let rows = tournament_hands::of_tournament(db, shown.loaded.id)?;
    let tables = tables.iter();
    tables.map(|at| of_rows(db, actor, shown, *at, &rows)).collect()
}

/// The hands of a table, from what is kept of all hands of its tournament.
fn of_rows(
    db: &mut Db,
    actor: &Actor,
    shown: &read::ShownTournament,
    at: TableAt,
    rows: &[AtTable],
) -> Result<TableHands, ActError> {
    let loaded = &shown.loaded;
    let here = (i64::from(at.round), i64::from(at.table));
    let is_here = |row: &&AtTable| (row.round, row.table) == here && !row.is_voided;
    let rows: Vec<AtTable> = rows.iter().filter(is_here).cloned().collect();
    let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
    let at_table = standing_at(db, actor, loaded, at.round, at.table, None)?;
    let ids: Vec<HandId> = rows.iter().map(|row| row.hand).collect();
    let closed = closed_hands::to_in(db, actor, loaded, &ids)?;
    let found = found(db, &ids)?;
    let (there, saying): (Vec<AtTable>, Vec<AtTable>) = rows.into_iter().partition(|row| row.ordinal.is_some());
    let kept = without_replaced(&there, &found);
    let records: Vec<&str> = kept.iter().map(|hand| hand.record.as_str()).collect();
    let tally = counted(loaded, at, &records);
    let result = loaded
        .tournament
        .table(at.round, at.table)
        .and_then(|table| table.result.as_ref());
    // An official who has still to play the boards of the table is a player like any other (S-7).
    let laid = loaded.tournament.boards_at(at.round, at.table);
    let is_fair = at_table.seat != Sits::Elsewhere
        || loaded.tournament.shows_hands(at.round)
        || laid.into_iter().all(|board| shown.is_done_with(board));
    let mut seen = HashSet::new();
    for hand in found.values().filter(|hand| !closed.contains(&hand.id)) {
        // A hand that is open may still be its club's alone.
        if read_hand::may_see(actor, &standing, read_hand::SharedHand::of(hand), false) {
            seen.insert(hand.id);
        }
    }
    let linked = |hand: &Hand| LinkedHand {
        id: hand.id,
        is_open: seen.contains(&hand.id),
        session: hand.session_id,
    };
    let saying = saying
        .iter()
        .filter(|_| at_table.scores)
        .filter_map(|row| found.get(&row.hand));
    Ok(TableHands {
        differs: differs(result, &tally),
        saying: saying.map(linked).collect(),
        hands: kept.into_iter().map(linked).collect(),
        tally,
        rights: loaded.tournament.allowed(at.round, at.table, &at_table),
        may_count: is_fair && loaded.tournament.shows_hands_to(at.round, &at_table),
    })
}

/// The hands of a round, by the numbers of the tables that have any.
///
/// # Errors
/// When the database fails.
pub fn round_hands(
    db: &mut Db,
    actor: &Actor,
    shown: &read::ShownTournament,
    round: u16,
) -> Result<Vec<(u16, TableHands)>, ActError> {
    let tables = shown
        .loaded
        .tournament
        .round(round)
        .map_or(&[][..], |round| &round.tables);
    let with_hands = tables.iter().filter(|table| !table.hands.is_empty());
    let at = |table: &Table| TableAt {
        id: shown.loaded.id,
        round,
        table: table.number,
    };
    let places: Vec<TableAt> = with_hands.map(at).collect();
    let hands = hands_of_tables(db, actor, shown, &places)?;
    Ok(places.iter().map(|at| at.table).zip(hands).collect())
}

/// The tables that have a result which differs from what their hands come to, and on which nobody has ruled.
///
/// # Errors
/// When the database fails.
pub fn differing(db: &mut Db, loaded: &Loaded) -> Result<Vec<(u16, u16)>, ActError> {
    let mut tables: BTreeMap<(u16, u16), Vec<AtTable>> = BTreeMap::new();
    let asks = |(round, table): (u16, u16)| {
        let result = loaded
            .tournament
            .table(round, table)
            .and_then(|table| table.result.as_ref());
        result.is_some_and(|result| result.counts() && result.state != ResultState::Ruled)
    };
    if !loaded
        .tournament
        .rounds
        .iter()
        .any(|round| round.tables.iter().any(|table| !table.hands.is_empty()))
    {
        return Ok(Vec::new());
    }
    for row in tournament_hands::of_tournament(db, loaded.id)? {
        let place = (
            u16::try_from(row.round).unwrap_or_default(),
            u16::try_from(row.table).unwrap_or_default(),
        );
        if row.ordinal.is_some() && !row.is_voided && asks(place) {
            tables.entry(place).or_default().push(row);
        }
    }
    let ids: Vec<HandId> = tables.values().flatten().map(|row| row.hand).collect();
    let found = found(db, &ids)?;
    let mut differing = Vec::new();
    for ((round, table), rows) in tables {
        let records: Vec<&str> = without_replaced(&rows, &found)
            .into_iter()
            .map(|hand| hand.record.as_str())
            .collect();
        let tally = counted(
            loaded,
            TableAt {
                id: loaded.id,
                round,
                table,
            },
            &records,
        );
        let result = loaded
            .tournament
            .table(round, table)
            .and_then(|table| table.result.as_ref());
        if differs(result, &tally) {
            differing.push((round, table));
        }
    }
    Ok(differing)
}

/// What the hands of a table come to, for an act that makes it the result.
pub(super) fn tally_of(db: &mut Db, loaded: &Loaded, at: TableAt) -> Result<Tally, ActError> {
    let here = (i64::from(at.round), i64::from(at.table));
    let mut rows = tournament_hands::of_tournament(db, at.id)?;
    rows.retain(|row| (row.round, row.table) == here && !row.is_voided && row.ordinal.is_some());
    let ids: Vec<HandId> = rows.iter().map(|row| row.hand).collect();
    let found = found(db, &ids)?;
    let kept = without_replaced(&rows, &found);
    let records: Vec<&str> = kept.iter().map(|hand| hand.record.as_str()).collect();
    Ok(counted(loaded, at, &records))
}

fn found(db: &mut Db, ids: &[HandId]) -> Result<HashMap<HandId, Hand>, ActError> {
    Ok(hands::by_ids(db, ids)?
        .into_iter()
        .map(|hand| (hand.id, hand))
        .collect())
}

/// A record that another one of the table replaces stays readable, but it was dealt only once.
fn without_replaced<'a>(rows: &[AtTable], found: &'a HashMap<HandId, Hand>) -> Vec<&'a Hand> {
    let all: Vec<&Hand> = rows.iter().filter_map(|row| found.get(&row.hand)).collect();
    let replaced: HashSet<&[u8]> = all.iter().filter_map(|hand| hand.supersedes.as_deref()).collect();
    all.into_iter()
        .filter(|hand| !replaced.contains(&hand.doc_hash[..]))
        .collect()
}

fn counted(loaded: &Loaded, at: TableAt, records: &[&str]) -> Tally {
    let names = loaded.names_at(at.round, at.table);
    // A name that two at the table bear tells nothing.
    let who = |name: &str| {
        let name = search_key(name);
        let mut bearers = (0..names.len()).filter(|at| names[*at].contains(&name));
        bearers.next().filter(|_| bearers.next().is_none())
    };
    tally(&loaded.tournament, Place::table(at.round, at.table), records, &who)
}
