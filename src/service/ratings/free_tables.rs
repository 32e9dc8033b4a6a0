//! What the tables outside tournaments of a club give to its ratings: those of its seasons that count there and of
//! which the game is known.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDate, Utc};

use super::events::{About, Event, FreeTableAbout};
use super::recount::{Cause, LISTS_MAX, change_of, recount};
use crate::ActError;
use talon_league::{FreeSeat, JudgedTable, LeaguePerson, LeagueSeason, LeagueUnit, RatingFacts, UnitSource};
use talon_rules::games::GameKind;
use talon_store::leagues::{self, League, SeasonRow};
use talon_store::{ClubId, Db, SeasonId, ratings};
use talon_tournament::rating::RatedSource;

/// Seasons of a club that are looked through.
const SEASONS_MAX: i64 = 500;

/// A free table of a season.
#[derive(Debug, Clone, PartialEq, Eq)]
struct RatedTable {
    unit: u16,
    day: NaiveDate,
    game: GameKind,
    seats: Vec<FreeSeat>,
    name: Option<String>,
}

/// The tables of a season; one that does not tell its game is of that of the season.
fn tables(season: &LeagueSeason) -> Vec<RatedTable> {
    let own = season.rule.as_ref().and_then(|rule| rule.game.as_deref());
    let own = own.and_then(GameKind::parse);
    let counting = season.units.iter().filter(|unit| unit.counts());
    let table = |unit: &LeagueUnit| {
        let UnitSource::Table { game, seats, .. } = &unit.source else {
            return None;
        };
        Some(RatedTable {
            unit: u16::try_from(unit.number.0).ok()?,
            day: unit.day,
            game: game.or(own)?,
            seats: seats.clone(),
            name: unit.name.clone(),
        })
    };
    counting.filter_map(table).collect()
}

impl RatedTable {
    fn judged(&self) -> JudgedTable {
        let sums: Vec<(LeaguePerson, i64)> = self.seats.iter().map(|seat| (seat.person, seat.score)).collect();
        JudgedTable::alone(&sums, 0)
    }

    /// What makes it the same table, counted in another season too.
    fn key(&self) -> (NaiveDate, BTreeSet<FreeSeat>) {
        (self.day, self.seats.iter().copied().collect())
    }
}

/// The free tables of the leagues of a club, each once, under the season that was there first.
pub(super) fn of_club(db: &mut Db, club: ClubId, game: &str) -> Result<Vec<(RatingFacts, Event)>, ActError> {
    let listed = leagues::all(db, Some(club), SEASONS_MAX)?;
    let ids: Vec<SeasonId> = listed.iter().map(|(_, head)| head.id).collect();
    let leagues: BTreeMap<SeasonId, League> = listed.into_iter().map(|(league, head)| (head.id, league)).collect();
    let mut rows = leagues::texts(db, &ids)?;
    rows.sort_unstable_by_key(|row| row.head.id);
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    for row in &rows {
        let season = super::facts::season(row)?;
        let Some(league) = leagues.get(&row.head.id) else {
            continue;
        };
        for table in tables(&season) {
            if table.game.as_str() == game && known.insert(table.key()) {
                found.push(told(&table, league, row));
            }
        }
    }
    Ok(found)
}

fn told(table: &RatedTable, league: &League, row: &SeasonRow) -> (RatingFacts, Event) {
    let source = RatedSource::FreeTable {
        season: row.head.id.0,
        unit: table.unit,
    };
    let facts = RatingFacts::alone(source, table.day, vec![table.judged()]);
    let about = FreeTableAbout {
        name: table.name.clone(),
        league: league.slug.clone(),
        season: row.head.slug.clone(),
        published: row.head.published,
    };
    let event = Event {
        source,
        starts_at: facts.starts,
        about: About::FreeTable(about),
    };
    (facts, event)
}

/// The text of a season is another one: lists that rate free tables show what became of its own.
pub(crate) fn after_free_tables(
    db: &mut Db,
    row: &SeasonRow,
    seasons: [&LeagueSeason; 2],
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let [before, after] = seasons.map(tables);
    if before == after {
        return Ok(());
    }
    let club = leagues::by_id(db, row.head.league_id)?.club_id;
    let mut lists = ratings::all(db, Some(club), None, LISTS_MAX)?;
    lists.retain(|list| list.rates.free_tables);
    let mut units: Vec<u16> = before.iter().chain(&after).map(|table| table.unit).collect();
    units.sort_unstable();
    let judged = |tables: &[RatedTable], unit: u16| -> Vec<JudgedTable> {
        let own = tables.iter().filter(|table| table.unit == unit);
        own.map(RatedTable::judged).collect()
    };
    let is_other =
        |unit: &u16| before.iter().find(|one| one.unit == *unit) != after.iter().find(|one| one.unit == *unit);
    let Some(unit) = units.into_iter().find(is_other) else {
        return Ok(());
    };
    let source = RatedSource::FreeTable {
        season: row.head.id.0,
        unit,
    };
    // Where its seats and scores are the same, its day or its game is another one.
    let cause = change_of(source, &judged(&before, unit), &judged(&after, unit)).unwrap_or(Cause::Finished(source));
    recount(db, &lists, cause, now)
}
