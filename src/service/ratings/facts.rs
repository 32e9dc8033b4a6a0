//! What a list is counted from. The text that is kept of each tournament is made of the tournament alone and written
//! again wherever it is missing.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use super::clubs::ListedClub;
use super::events::{About, Event};
use super::people::RatingPeople;
use super::read::RatingListShown;
use super::{evenings, free_tables};
use crate::ActError;
use crate::clubs::clock;
use crate::tournaments::Loaded;
use talon_league::{JudgedTable, LeaguePerson, LeagueSeason, RatedAt, RatingFacts, RatingList, RatingOptions, judge};
use talon_store::leagues::{self, SeasonRow};
use talon_store::ratings::{self, RatedPart, RatingListRow, RatingPublishing, TableNumbers};
use talon_store::{Db, StoreError, TournamentId, tournaments};
use talon_tournament::rating::{Method, RatedSource};
use talon_tournament::tournament::MemberKey;

/// What a tournament gives, as it is kept; nothing while it is not over. People stand there under the entries that they
/// played with, whatever became of those: a merge can be taken back.
pub(super) fn judged_text(db: &mut Db, loaded: &Loaded) -> Result<Option<String>, ActError> {
    if !loaded.tournament.state.is_over() {
        return Ok(None);
    }
    let keys = tournaments::keys_of(db, &[loaded.id])?;
    let entries: BTreeMap<i64, i64> = keys.into_iter().map(|(_, key, member)| (key, member.0)).collect();
    let person = |key: MemberKey| Some(LeaguePerson(*entries.get(&i64::from(key.0))?));
    let judged = judge(&loaded.tournament, &person);
    let text = serde_json::to_string(&judged).map_err(|_| unreadable(loaded.id))?;
    Ok(Some(text))
}

pub(super) fn read_judged(tournament: TournamentId, text: &str) -> Result<Vec<JudgedTable>, ActError> {
    serde_json::from_str(text).map_err(|_| unreadable(tournament).into())
}

fn unreadable(tournament: TournamentId) -> StoreError {
    StoreError::Damaged(format!("what tournament {tournament} gives to ratings"))
}

/// Writes what is missing of what a list rates.
pub(super) fn fill_in(db: &mut Db, row: &RatingListRow, clubs: &[ListedClub]) -> Result<(), ActError> {
    for listed in clubs {
        for id in ratings::without_source(db, listed.club.id, &row.game)? {
            let loaded = Loaded::by_id(db, id)?;
            let judged = judged_text(db, &loaded)?;
            ratings::set_source(db, id, judged.as_deref())?;
        }
    }
    if row.rates.evenings {
        evenings::fill_in(db, row.club_id, &row.game)?;
    }
    Ok(())
}

/// The text of a season of the club.
pub(super) fn season(row: &SeasonRow) -> Result<LeagueSeason, StoreError> {
    serde_json::from_str(&row.document).map_err(|_| leagues::unreadable(row.head.id))
}

/// All that a list is counted from.
pub(super) struct ListFacts {
    pub events: Vec<Event>,
    pub facts: Vec<RatingFacts>,
    pub options: RatingOptions,
}

impl ListFacts {
    pub fn read(db: &mut Db, row: &RatingListRow, clubs: &[ListedClub]) -> Result<ListFacts, ActError> {
        let mut all = Vec::new();
        for listed in clubs {
            all.extend(tournaments_of(db, row, listed, clubs)?);
        }
        if row.rates.evenings {
            all.extend(evenings::of_club(db, row.club_id, &row.game)?);
        }
        if row.rates.free_tables {
            all.extend(free_tables::of_club(db, row.club_id, &row.game)?);
        }
        let exclusions = ratings::exclusions(db, row.id)?;
        let excluded = exclusions.iter().filter(|one| one.allowed_at.is_none());
        let options = RatingOptions {
            method: method(row)?,
            excluded: excluded.filter_map(|one| rated_at(one.table)).collect(),
        };
        let (facts, events) = all.into_iter().unzip();
        Ok(ListFacts { events, facts, options })
    }

    /// The same of a list that is shown.
    pub fn of(db: &mut Db, shown: &RatingListShown) -> Result<ListFacts, ActError> {
        ListFacts::read(db, &shown.row, &shown.clubs)
    }

    /// Everything rated.
    pub fn rate(&self, people: &RatingPeople) -> RatingList {
        RatingList::of(&self.facts, &self.options, &|person| people.rated(person))
    }

    /// What a reader of the list may know of it: only its managers know what comes after the published list.
    pub fn rate_for(&self, shown: &RatingListShown) -> RatingList {
        let all = self.rate(&shown.people);
        match shown.row.publishing {
            RatingPublishing::Monthly | RatingPublishing::ByHand if !shown.manages => all.first(shown.tables),
            _ => all,
        }
    }

    /// Leaves out what began on this day or later.
    pub fn end_before(&mut self, day: NaiveDate) {
        self.facts.retain(|facts| facts.starts.date() < day);
    }

    /// Whether there is such a table.
    pub fn has(&self, at: RatedAt) -> bool {
        let of_it = self.facts.iter().filter(|facts| facts.source == at.source);
        of_it
            .flat_map(|facts| &facts.tables)
            .any(|table| (table.round, table.table) == (at.round, at.table))
    }
}

/// Those of one of the clubs of a list.
fn tournaments_of(
    db: &mut Db,
    row: &RatingListRow,
    listed: &ListedClub,
    clubs: &[ListedClub],
) -> Result<Vec<(RatingFacts, Event)>, ActError> {
    let (club, own) = (&listed.club, clubs.first().map(|own| &own.club));
    let mut found = Vec::new();
    for kept in ratings::sources(db, club.id, &row.game, listed.from)? {
        let source = RatedSource::Tournament(kept.tournament.0);
        // What clubs play in several zones is put in order by the clock of the list's own.
        let starts = match own {
            Some(own) if own.timezone != club.timezone => {
                clock::local(&own.timezone, clock::moment(&club.timezone, kept.starts_at))
            }
            _ => kept.starts_at,
        };
        let facts = RatingFacts {
            source,
            starts,
            tables: read_judged(kept.tournament, &kept.judged)?,
        };
        let about = About::Tournament {
            club: club.id,
            name: kept.name,
            published: kept.published,
        };
        let event = Event {
            source,
            starts_at: kept.starts_at,
            about,
        };
        found.push((facts, event));
    }
    Ok(found)
}

/// The way in which a list rates.
pub(super) fn method(row: &RatingListRow) -> Result<Method, ActError> {
    Method::parse(&row.method).ok_or_else(|| ratings::unreadable(row.id).into())
}

/// The table of these numbers, if they can be a table’s.
pub fn rated_at(numbers: TableNumbers) -> Option<RatedAt> {
    let table = u16::try_from(numbers.table).ok()?;
    Some(match numbers.part {
        RatedPart::Tournament => RatedAt {
            source: RatedSource::Tournament(numbers.id),
            round: u16::try_from(numbers.round).ok()?,
            table,
        },
        RatedPart::Evening => alone(RatedSource::Evening(numbers.id)),
        RatedPart::FreeTable => alone(RatedSource::FreeTable {
            season: numbers.id,
            unit: table,
        }),
    })
}

/// The only table of an evening, or a free table.
fn alone(source: RatedSource) -> RatedAt {
    RatedAt {
        source,
        round: 1,
        table: 1,
    }
}

/// The numbers by which a table is kept.
pub fn numbers(at: RatedAt) -> TableNumbers {
    let (part, id, table) = match at.source {
        RatedSource::Tournament(id) => (RatedPart::Tournament, id, at.table),
        RatedSource::Evening(id) => (RatedPart::Evening, id, at.table),
        RatedSource::FreeTable { season, unit } => (RatedPart::FreeTable, season, unit),
    };
    TableNumbers {
        part,
        id,
        round: at.round.into(),
        table: table.into(),
    }
}
