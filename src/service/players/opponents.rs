//! With whom someone sat at tables, and who was ahead there.

use chrono::NaiveDateTime;

use std::collections::BTreeMap;

use super::club_people::ClubPeople;
use crate::name_order::NameOrder;
use talon_store::{MemberId, TournamentId};
use talon_tournament::Exact;

/// Tables with someone before others see the comparison.
const TABLES_MIN: usize = 3;

/// A table at which two sat.
#[derive(Debug, Clone)]
pub struct SharedTable {
    pub tournament: TournamentId,
    pub name: String,
    /// By the clock of the club.
    pub starts_at: NaiveDateTime,
    pub round: u16,
    pub table: u16,
    /// What the player had there, and what the other had.
    pub own: i64,
    pub other: i64,
}

/// Someone with whom a player sat.
#[derive(Debug, Clone)]
pub struct Opponent {
    pub id: MemberId,
    /// None where they show no name.
    pub name: Option<String>,
    pub tables: usize,
    /// Tables at which the player had more than they, as much, and less.
    pub ahead: usize,
    pub level: usize,
    pub behind: usize,
    /// How much more the player had, in the mean.
    pub difference: Exact,
}

/// All tables of a player by those who sat there with them, the latest first.
#[derive(Debug, Default)]
pub(super) struct SatWith(BTreeMap<MemberId, Vec<SharedTable>>);

impl SatWith {
    pub fn add(&mut self, other: MemberId, table: SharedTable) {
        self.0.entry(other).or_default().push(table);
    }

    /// Those with whom they sat, the ones whom they met most often first.
    pub fn opponents(&self, people: &ClubPeople, is_own: bool, language: &str) -> Vec<Opponent> {
        let told = self.0.iter().filter(|(_, tables)| is_told(tables, is_own));
        let mut all: Vec<Opponent> = told.map(|(id, tables)| opponent(*id, tables, people, is_own)).collect();
        NameOrder::of(language).sort_seen(&mut all, |one| one.name.clone());
        all.sort_by_key(|one| std::cmp::Reverse(one.tables));
        all
    }

    /// The same of one of them with the tables, the latest first; none where that is nobody's business.
    pub fn with(mut self, other: MemberId, people: &ClubPeople, is_own: bool) -> Option<(Opponent, Vec<SharedTable>)> {
        let mut tables = self.0.remove(&other).filter(|tables| is_told(tables, is_own))?;
        let opponent = opponent(other, &tables, people, is_own);
        opponent.name.as_ref()?;
        tables.sort_by_key(|one| std::cmp::Reverse((one.starts_at, one.tournament, one.round)));
        Some((opponent, tables))
    }
}

fn is_told(tables: &[SharedTable], is_own: bool) -> bool {
    is_own || tables.len() >= TABLES_MIN
}

/// To others than the player, whoever does not show with whom they sat is nobody by name.
fn opponent(id: MemberId, tables: &[SharedTable], people: &ClubPeople, is_own: bool) -> Opponent {
    let is_shown = is_own || people.shows(id).opponents;
    let count = |holds: fn(&SharedTable) -> bool| tables.iter().filter(|table| holds(table)).count();
    let sum: i64 = tables.iter().map(|table| table.own - table.other).sum();
    Opponent {
        id,
        name: people.public_name(id).filter(|_| is_shown),
        tables: tables.len(),
        ahead: count(|table| table.own > table.other),
        level: count(|table| table.own == table.other),
        behind: count(|table| table.own < table.other),
        difference: Exact::from(sum).shared_by(tables.len()).unwrap_or_else(Exact::zero),
    }
}
