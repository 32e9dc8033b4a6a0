//! A season as one file, with the names of its club and its people.

use std::collections::BTreeMap;

use super::past::managed;
use super::recount::{count, document, with_current};
use crate::tournaments::{current_entry, export_tournament};
use crate::{ActError, Actor, Missing};
use talon_league::file::{self, FileRevision, FileSeason, LeagueClub, LeagueFile, LeagueMember};
use talon_league::{CountedSeason, LeaguePerson, LeagueSeason, PersonLot, UnitSource};
use talon_records::hash::Hash;
use talon_store::clubs::Club;
use talon_store::leagues::{self, League, SeasonHead};
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId, TournamentId, tournaments};
use talon_tournament::league::SeasonItem;

/// The file of a season, and of the tournaments that count in it where they are wanted too.
#[derive(Debug, Clone)]
pub struct ExportedLeague {
    pub file: Vec<u8>,
    /// In order of their units.
    pub events: Vec<Vec<u8>>,
}

/// The file of a season, by the address of its league, or of the league and the season with a stroke between them; the
/// latest season where none is named.
///
/// # Errors
/// When the actor may not manage the league, or there is no such season.
pub fn export_league(db: &mut Db, actor: &Actor, id: &str, with_events: bool) -> Result<ExportedLeague, ActError> {
    let missing = || ActError::NotFound(Missing::League);
    let (slug, season) = id
        .split_once('/')
        .map_or((id, None), |(slug, season)| (slug, Some(season)));
    let (league, club) = managed(db, actor, slug)?;
    let seasons = leagues::seasons(db, league.id)?;
    let head = match season {
        Some(slug) => seasons.iter().find(|head| head.slug == slug),
        None => seasons.first(),
    };
    let head = head.ok_or_else(missing)?;
    let file = file_of(db, &club, &league, head)?;
    let mut events = Vec::new();
    if with_events {
        let season = document(&leagues::season(db, head.id)?)?;
        for id in season.units.iter().filter_map(|unit| unit.source.tournament()) {
            events.push(export_tournament(db, actor, TournamentId(id))?);
        }
    }
    let file = file::write(&file).map_err(|_| leagues::unreadable(head.id))?;
    Ok(ExportedLeague { file, events })
}

pub(super) fn file_of(db: &mut Db, club: &Club, league: &League, head: &SeasonHead) -> Result<LeagueFile, ActError> {
    let season = document(&leagues::season(db, head.id)?)?;
    let now = count(db, club.id, &season)?.ok();
    let mut people = Keys::of(db, club.id)?;
    let mut revisions = Vec::new();
    for kept in leagues::tables(db, head.id, None, i64::MAX)?.into_iter().rev() {
        let table: CountedSeason = serde_json::from_str(&kept.counted).map_err(|_| leagues::unreadable(head.id))?;
        revisions.push(FileRevision {
            number: kept.revision,
            made_at: kept.made_at.utc().naive_utc(),
            cause: kept.cause,
            reason: kept.reason,
            is_current: kept.revision == head.revision && now.as_ref() == Some(&table),
            table: people.in_table(db, &table)?,
        });
    }
    let mut season = with_current(db, &season, |person| people.everybody.contains_key(&person))?;
    for person in season.people().collect::<Vec<_>>() {
        people.key(db, person)?;
    }
    season = season.with_people(|person| people.keys.get(&person).copied().unwrap_or(person));
    draw_lots(&mut season, &people);
    let events = hashed(db, &mut season)?;
    Ok(LeagueFile {
        club: Some(LeagueClub {
            slug: club.slug.clone(),
            name: club.name.clone(),
            timezone: club.timezone.clone(),
        }),
        slug: league.slug.clone(),
        name: league.name.clone(),
        season: FileSeason {
            slug: head.slug.clone(),
            name: head.name.clone(),
            from: head.starts_on,
            to: head.ends_on,
            published: head.published,
        },
        members: people.members,
        document: season,
        events,
        revisions,
    })
}

/// Elsewhere people have other numbers, and would draw other lots.
fn draw_lots(season: &mut LeagueSeason, people: &Keys) {
    let kept = std::mem::take(&mut season.lots);
    if season.profile.chain.contains(&SeasonItem::Lot) {
        let lot = |(person, key): (&LeaguePerson, &LeaguePerson)| PersonLot {
            person: *key,
            lot: kept
                .iter()
                .find(|lot| lot.person == *key)
                .map_or_else(|| season.lot(*person), |lot| lot.lot),
        };
        season.lots = people.keys.iter().map(lot).collect();
        season.lots.sort_by_key(|lot| lot.person);
    }
}

/// Puts the places of the hashes in the place of the tournaments.
fn hashed(db: &mut Db, season: &mut LeagueSeason) -> Result<Vec<String>, ActError> {
    let mut events = Vec::new();
    for unit in &mut season.units {
        if let UnitSource::Tournament { id } = &mut unit.source {
            let row = tournaments::by_id(db, TournamentId(*id))?;
            events.push(Hash::of(row.document.as_bytes()).to_string());
            *id = i64::try_from(events.len()).unwrap_or(i64::MAX);
        }
    }
    Ok(events)
}

/// Who has which key, in order of their first appearance in the file.
struct Keys {
    everybody: BTreeMap<LeaguePerson, Member>,
    keys: BTreeMap<LeaguePerson, LeaguePerson>,
    members: Vec<LeagueMember>,
}

impl Keys {
    fn of(db: &mut Db, club: ClubId) -> Result<Keys, ActError> {
        let everybody = members::everybody(db, club)?.into_iter();
        Ok(Keys {
            everybody: everybody
                .map(|(member, _)| (LeaguePerson(member.id.0), member))
                .collect(),
            keys: BTreeMap::new(),
            members: Vec::new(),
        })
    }

    /// The key of someone, as whom they are known now.
    fn key(&mut self, db: &mut Db, person: LeaguePerson) -> Result<LeaguePerson, ActError> {
        if let Some(key) = self.keys.get(&person) {
            return Ok(*key);
        }
        let member = match self.everybody.get(&person) {
            Some(member) => member.clone(),
            None => {
                let entry = members::anywhere(db, MemberId(person.0))?;
                current_entry(db, entry)?
            }
        };
        let current = LeaguePerson(member.id.0);
        let key = match self.keys.get(&current) {
            Some(key) => *key,
            None => {
                self.members.push(LeagueMember {
                    name: member.name,
                    alias: member.alias,
                    is_guest: member.is_guest,
                });
                LeaguePerson(i64::try_from(self.members.len()).unwrap_or(i64::MAX))
            }
        };
        self.keys.insert(current, key);
        self.keys.insert(person, key);
        Ok(key)
    }

    fn in_table(&mut self, db: &mut Db, table: &CountedSeason) -> Result<CountedSeason, ActError> {
        for person in table.everybody().collect::<Vec<_>>() {
            self.key(db, person)?;
        }
        Ok(table.with_people(|person| self.keys.get(&person).copied().unwrap_or(person)))
    }
}
