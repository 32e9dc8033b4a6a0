//! The records of a league over its seasons, and who came first, second and third in them. Whoever shares a record
//! holds it too.

use std::collections::BTreeMap;

use talon_tournament::Exact;

use crate::counted::{CountedRow, CountedSeason};
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};

/// Holders of one record that are kept.
const HOLDERS_MAX: usize = 10;

/// A season with the table that everyone sees.
#[derive(Debug, Clone, Copy)]
pub struct PlayedSeason<'a> {
    pub season: &'a LeagueSeason,
    pub table: &'a CountedSeason,
}

/// What a record is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// The most points from one unit.
    BestUnit,
    /// The highest score at one table.
    HighestAtTable,
    /// The highest total of a season.
    HighestTotal,
    /// The most units won in one season.
    MostWins,
    /// The most units won one after the other in one season.
    WinsInARow,
    /// The most units one after the other that count for someone.
    CountedInARow,
    /// The most ranks gained by one unit.
    BiggestJump,
    /// The least difference between first and second of a season that has ended.
    ClosestFinish,
}

/// A record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    pub kind: RecordKind,
    pub value: Exact,
    /// In order of time.
    pub holders: Vec<RecordHolder>,
}

/// Who holds it, and what it was made in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordHolder {
    /// The place of the season in the list.
    pub season: usize,
    pub person: LeaguePerson,
    /// Where it was made in one unit.
    pub unit: Option<UnitNo>,
}

/// How often someone came first, second and third in seasons that have ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Medals {
    pub person: LeaguePerson,
    pub places: [usize; 3],
}

/// One of the first three places of a season that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Title {
    /// The place of the season in the list.
    pub season: usize,
    /// 1, 2 or 3.
    pub place: usize,
}

impl RecordKind {
    pub const ALL: [RecordKind; 8] = [
        RecordKind::BestUnit,
        RecordKind::HighestAtTable,
        RecordKind::HighestTotal,
        RecordKind::MostWins,
        RecordKind::WinsInARow,
        RecordKind::CountedInARow,
        RecordKind::BiggestJump,
        RecordKind::ClosestFinish,
    ];

    /// Whether the table of a season has enough of each person to tell their own.
    const fn is_of_one_person(self) -> bool {
        !matches!(self, RecordKind::ClosestFinish | RecordKind::HighestAtTable)
    }

    /// The word for it.
    pub const fn as_str(self) -> &'static str {
        match self {
            RecordKind::BestUnit => "best_unit",
            RecordKind::HighestAtTable => "highest_at_table",
            RecordKind::HighestTotal => "highest_total",
            RecordKind::MostWins => "most_wins",
            RecordKind::WinsInARow => "wins_in_a_row",
            RecordKind::CountedInARow => "counted_in_a_row",
            RecordKind::BiggestJump => "biggest_jump",
            RecordKind::ClosestFinish => "closest_finish",
        }
    }
}

/// The records of these seasons, the earliest first; those that nobody holds are left out.
pub fn records(seasons: &[PlayedSeason<'_>]) -> Vec<Record> {
    found(seasons, None)
}

/// The records of one season that are told beside its table.
pub fn season_records(season: &LeagueSeason, table: &CountedSeason) -> Vec<Record> {
    let kinds = [RecordKind::BestUnit, RecordKind::MostWins, RecordKind::HighestAtTable];
    let played = PlayedSeason { season, table };
    let found = kinds.map(|kind| {
        let mut best = Best::of(kind, None);
        best.season(0, &played);
        best.record()
    });
    found.into_iter().flatten().collect()
}

/// What someone has not done better themselves in these seasons. That they won by little is none of their records, and
/// of tables only the best score of everyone is kept.
pub fn own_records(seasons: &[PlayedSeason<'_>], person: LeaguePerson) -> Vec<Record> {
    let mut own = found(seasons, Some(person));
    own.retain(|record| record.kind.is_of_one_person());
    own
}

/// The seasons that have ended in which someone came first, second or third, with the place, the earliest first.
pub fn titles(seasons: &[PlayedSeason<'_>], person: LeaguePerson) -> Vec<Title> {
    let ended = seasons
        .iter()
        .enumerate()
        .filter(|(_, played)| played.season.has_ended());
    let title = |(season, played): (usize, &PlayedSeason<'_>)| {
        let row = played.table.row(person).filter(|row| row.played > 0)?;
        let place = row.rank.filter(|rank| *rank <= 3)?;
        Some(Title { season, place })
    };
    ended.filter_map(title).collect()
}

fn found(seasons: &[PlayedSeason<'_>], only: Option<LeaguePerson>) -> Vec<Record> {
    let mut found: Vec<Best> = RecordKind::ALL.into_iter().map(|kind| Best::of(kind, only)).collect();
    for (at, played) in seasons.iter().enumerate() {
        for best in &mut found {
            best.season(at, played);
        }
    }
    found.into_iter().filter_map(Best::record).collect()
}

/// Who came first, second and third, those with the most first places first.
pub fn medals(seasons: &[PlayedSeason<'_>]) -> Vec<Medals> {
    let mut found: BTreeMap<LeaguePerson, [usize; 3]> = BTreeMap::new();
    for played in seasons.iter().filter(|played| played.season.has_ended()) {
        for row in &played.table.rows {
            if let Some(rank @ 1..=3) = row.rank
                && row.played > 0
            {
                found.entry(row.person).or_default()[rank - 1] += 1;
            }
        }
    }
    sorted(found)
}

/// The medals of several leagues together.
pub fn medals_together(of_leagues: impl IntoIterator<Item = Medals>) -> Vec<Medals> {
    let mut found: BTreeMap<LeaguePerson, [usize; 3]> = BTreeMap::new();
    for one in of_leagues {
        let together = found.entry(one.person).or_default();
        for (sum, count) in together.iter_mut().zip(one.places) {
            *sum += count;
        }
    }
    sorted(found)
}

/// Whoever has most first places stands first; those who are level, in the order of their numbers.
fn sorted(found: BTreeMap<LeaguePerson, [usize; 3]>) -> Vec<Medals> {
    let mut medals: Vec<Medals> = found
        .into_iter()
        .map(|(person, places)| Medals { person, places })
        .collect();
    medals.sort_by_key(|one| std::cmp::Reverse(one.places));
    medals
}

impl PlayedSeason<'_> {
    /// Those who won it; nobody as long as it goes on.
    pub fn winners(&self) -> Vec<LeaguePerson> {
        let won = |row: &&CountedRow| row.rank == Some(1) && row.played > 0;
        let rows = self.table.rows.iter().filter(|_| self.season.has_ended());
        rows.filter(won).map(|row| row.person).collect()
    }
}

/// A record as it is looked for.
struct Best {
    kind: RecordKind,
    /// Whose it is, where it is one of a single person.
    only: Option<LeaguePerson>,
    value: Option<Exact>,
    holders: Vec<RecordHolder>,
}

impl Best {
    fn of(kind: RecordKind, only: Option<LeaguePerson>) -> Best {
        Best {
            kind,
            only,
            value: None,
            holders: Vec::new(),
        }
    }

    fn record(self) -> Option<Record> {
        Some(Record {
            kind: self.kind,
            value: self.value?,
            holders: self.holders,
        })
    }

    fn offer(&mut self, value: &Exact, holder: RecordHolder) {
        if self.only.is_some_and(|only| only != holder.person) {
            return;
        }
        let is_closer = self.kind == RecordKind::ClosestFinish;
        let is_better = self
            .value
            .as_ref()
            .is_none_or(|best| if is_closer { value < best } else { value > best });
        if is_better {
            self.value = Some(value.clone());
            self.holders.clear();
        }
        if self.value.as_ref() == Some(value) && self.holders.len() < HOLDERS_MAX {
            self.holders.push(holder);
        }
    }

    /// A count that is worth telling from this number on.
    fn offer_count(&mut self, count: usize, least: usize, holder: RecordHolder) {
        if count >= least {
            self.offer(&Exact::from(count as i64), holder);
        }
    }

    fn season(&mut self, at: usize, played: &PlayedSeason<'_>) {
        match self.kind {
            RecordKind::BiggestJump => return self.jumps(at, played),
            RecordKind::ClosestFinish => return self.finish(at, played),
            RecordKind::HighestAtTable => return self.high_scores(at, played.table),
            _ => {}
        }
        for row in &played.table.rows {
            let holder = RecordHolder {
                season: at,
                person: row.person,
                unit: None,
            };
            match self.kind {
                RecordKind::BestUnit => {
                    for (unit, cell) in played.table.units.iter().zip(&row.cells) {
                        if let Some(cell) = cell.as_ref().filter(|cell| !cell.excluded) {
                            let unit = Some(*unit);
                            self.offer(&cell.points, RecordHolder { unit, ..holder });
                        }
                    }
                }
                RecordKind::HighestTotal if row.played > 0 => self.offer(&row.total, holder),
                RecordKind::MostWins => self.offer_count(wins(row).filter(|win| *win).count(), 1, holder),
                RecordKind::WinsInARow => {
                    let won = of_played(played.table, row, |cell| cell.is_some_and(|cell| cell.rank == Some(1)));
                    self.offer_count(longest(&won), 2, holder);
                }
                RecordKind::CountedInARow => {
                    let counted = of_played(played.table, row, |cell| cell.is_some_and(|cell| cell.counted));
                    self.offer_count(longest(&counted), 2, holder);
                }
                RecordKind::HighestTotal
                | RecordKind::HighestAtTable
                | RecordKind::BiggestJump
                | RecordKind::ClosestFinish => {}
            }
        }
    }

    fn high_scores(&mut self, at: usize, table: &CountedSeason) {
        for high in &table.high_scores {
            let holder = RecordHolder {
                season: at,
                person: high.person,
                unit: Some(high.unit),
            };
            self.offer(&Exact::from(high.score), holder);
        }
    }

    fn jumps(&mut self, at: usize, played: &PlayedSeason<'_>) {
        let mut before: BTreeMap<LeaguePerson, usize> = BTreeMap::new();
        // What cannot be counted again has no jumps, and positions on a challenge list come of no points.
        let Ok(ranks) = played.table.all_ranks(played.season) else {
            return;
        };
        if played.table.has_positions() {
            return;
        }
        for (unit, after) in played.table.units.iter().zip(ranks) {
            for (person, rank) in &after {
                let gained = before.get(person).map_or(0, |before| before.saturating_sub(*rank));
                let holder = RecordHolder {
                    season: at,
                    person: *person,
                    unit: Some(*unit),
                };
                self.offer_count(gained, 2, holder);
            }
            before = after;
        }
    }

    fn finish(&mut self, at: usize, played: &PlayedSeason<'_>) {
        let [first, second, ..] = played.table.rows.as_slice() else {
            return;
        };
        let by_points = !played.table.has_positions();
        if by_points && played.season.has_ended() && first.rank.is_some() && second.rank.is_some() && second.played > 0
        {
            let holder = RecordHolder {
                season: at,
                person: first.person,
                unit: None,
            };
            self.offer(&(&first.total - &second.total), holder);
        }
    }
}

fn wins(row: &CountedRow) -> impl Iterator<Item = bool> + '_ {
    row.cells.iter().flatten().map(|cell| cell.rank == Some(1))
}

/// Of each unit that was played at all, whether it is so for someone; an absence is not.
fn of_played(
    table: &CountedSeason,
    row: &CountedRow,
    is_so: impl Fn(Option<&crate::counted::CountedCell>) -> bool,
) -> Vec<bool> {
    table.played().map(|unit| is_so(table.cell(row, unit))).collect()
}

/// The longest run.
fn longest(list: &[bool]) -> usize {
    list.split(|is_so| !is_so).map(<[bool]>::len).max().unwrap_or(0)
}
