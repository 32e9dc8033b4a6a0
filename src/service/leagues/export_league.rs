//! A season as one file, with the names of its club and its people.

use std::collections::{BTreeMap, BTreeSet};

use super::file_people::name_shown;
use super::names::name_of;
use super::past::managed;
use super::recount::{cause_of, count_apart, document, units_of, with_current};
use super::tag_lists::{as_agreed, tag_members};
use crate::tournaments::{current_entry, export_tournament};
use crate::{ActError, Actor, Missing, TooLarge};
use talon_league::file::{
    self, FileRevision, FileSeason, LeagueClub, LeagueFile, LeagueMember, LeagueNotWritten, ShownName,
};
use talon_league::{CountedSeason, LeaguePerson, LeagueSeason, PersonLot, UnitSource};
use talon_store::clubs::Club;
use talon_store::leagues::{self, League, SeasonHead};
use talon_store::members::{self, Member};
use talon_store::{ClubId, Db, MemberId, SessionId, StoreError, TournamentId, hands, tournaments};
use talon_tournament::league::SeasonItem;

/// The file of a season, and of the tournaments that count in it where they are wanted too.
#[derive(Debug, Clone)]
pub struct ExportedLeague {
    pub file: Vec<u8>,
    /// In order of their numbers: where two began at once, an import keeps their order.
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
    let season = document(&leagues::season(db, head.id)?)?;
    let file = file_of(db, &club, &league, head, &season)?;
    let mut events = Vec::new();
    if with_events {
        let titles = tournaments::titles(db, &tournaments_of(&season))?;
        // Those of other clubs have the names of their people, and are not the federation's to give.
        let own = |id: &TournamentId| titles.iter().any(|title| title.id == *id && title.club_id == club.id);
        let mut ids: Vec<TournamentId> = tournaments_of(&season).into_iter().filter(own).collect();
        ids.sort_unstable();
        for id in ids {
            events.push(export_tournament(db, actor, id)?.bytes);
        }
    }
    let file = file::write(&file).map_err(|fault| match fault {
        LeagueNotWritten::TooLarge { .. } => ActError::TooLarge(TooLarge::LeagueFile),
        LeagueNotWritten::Json(_) => leagues::unreadable(head.id).into(),
    })?;
    Ok(ExportedLeague { file, events })
}

pub(super) fn file_of(
    db: &mut Db,
    club: &Club,
    league: &League,
    head: &SeasonHead,
    season: &LeagueSeason,
) -> Result<LeagueFile, ActError> {
    let now = count_apart(db, club.id, season)?.ok();
    let mut people = Keys::of(db, club.id)?;
    let mut revisions = Vec::new();
    for kept in leagues::tables(db, head.id, None, i64::MAX)?.into_iter().rev() {
        let table: CountedSeason = serde_json::from_str(&kept.counted).map_err(|_| leagues::unreadable(head.id))?;
        let is_current = |person: LeaguePerson| people.everybody.contains_key(&person);
        let table = as_agreed(db, club.id, season, table, is_current)?;
        let table = people.in_table(db, &table)?;
        let is_last = kept.revision == head.revision;
        let now = now.as_ref().filter(|_| is_last);
        let now = now.map(|now| people.in_table(db, now)).transpose()?;
        revisions.push(FileRevision {
            number: kept.revision,
            made_at: kept.made_at.utc().naive_utc(),
            cause: cause_of(kept.cause),
            reason: kept.reason,
            corrected: units_of(kept.corrected.as_deref()),
            // As an import will compare them.
            is_current: now.is_some_and(|now| table.first_difference(&now).is_none()),
            table,
        });
    }
    let mut season = with_current(db, season, |person| people.everybody.contains_key(&person))?;
    for person in season.people().collect::<Vec<_>>() {
        people.key(db, person)?;
    }
    // Who only decided something is named in no list of the file.
    season = season.with_authors(|author| people.keys.contains_key(&author));
    season = season.with_people(|person| people.keys.get(&person).copied().unwrap_or(person));
    draw_lots(&mut season, &people);
    tag_members(db, club.id, &season, &people.current, &mut people.members)?;
    let events = hashed(db, &mut season)?;
    let evenings = evenings_hashed(db, &mut season)?;
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
        evenings,
        revisions,
    })
}

/// Elsewhere people have other numbers, and would draw other lots.
fn draw_lots(season: &mut LeagueSeason, people: &Keys) {
    let kept = std::mem::take(&mut season.lots);
    if season.profile.chain.contains(&SeasonItem::Lot) {
        // One lot for each key: that of the entry as which they are known now, whichever others it has taken in.
        let lot = |(key, person): (LeaguePerson, &LeaguePerson)| PersonLot {
            person: key,
            lot: kept
                .iter()
                .find(|lot| lot.person == key)
                .map_or_else(|| season.lot(*person), |lot| lot.lot),
        };
        season.lots = (1..).map(LeaguePerson).zip(&people.current).map(lot).collect();
    }
}

/// Puts the places of the hashes in the place of the tournaments.
fn hashed(db: &mut Db, season: &mut LeagueSeason) -> Result<Vec<String>, ActError> {
    let ids = tournaments_of(season);
    let hashes: BTreeMap<TournamentId, String> = tournaments::hashes_of(db, &ids)?.into_iter().collect();
    let mut events: Vec<String> = Vec::new();
    for unit in &mut season.units {
        if let UnitSource::Tournament { id } | UnitSource::Round { id, .. } = &mut unit.source {
            let hash = hashes
                .get(&TournamentId(*id))
                .ok_or(StoreError::NotFound("tournament"))?;
            let hash = format!("sha256:{hash}");
            let at = events.iter().position(|known| *known == hash).unwrap_or(events.len());
            if at == events.len() {
                events.push(hash);
            }
            *id = i64::try_from(at + 1).unwrap_or(i64::MAX);
        }
    }
    Ok(events)
}

/// The same of the evenings.
fn evenings_hashed(db: &mut Db, season: &mut LeagueSeason) -> Result<Vec<String>, ActError> {
    let ids: Vec<SessionId> = season
        .units
        .iter()
        .filter_map(|unit| unit.source.evening().map(SessionId))
        .collect();
    let known: BTreeMap<i64, String> = hands::sessions_by_id(db, &ids)?
        .into_iter()
        .map(|session| (session.id.0, file::evening_hash(&session.game, &session.key)))
        .collect();
    let mut evenings: Vec<String> = Vec::new();
    for unit in &mut season.units {
        if let UnitSource::Evening { id } = &mut unit.source {
            let hash = known.get(id).ok_or(StoreError::NotFound("session"))?;
            let at = evenings.iter().position(|one| one == hash).unwrap_or(evenings.len());
            if at == evenings.len() {
                evenings.push(hash.clone());
            }
            *id = i64::try_from(at + 1).unwrap_or(i64::MAX);
        }
    }
    Ok(evenings)
}

/// The tournaments of which a season speaks, each once, in order of its units.
fn tournaments_of(season: &LeagueSeason) -> Vec<TournamentId> {
    let mut seen = BTreeSet::new();
    let ids = season.units.iter().filter_map(|unit| unit.source.tournament());
    ids.filter(|id| seen.insert(*id)).map(TournamentId).collect()
}

/// Who has which key, in order of their first appearance in the file.
struct Keys {
    club: ClubId,
    everybody: BTreeMap<LeaguePerson, Member>,
    keys: BTreeMap<LeaguePerson, LeaguePerson>,
    members: Vec<LeagueMember>,
    /// Who each of the members is, in their order.
    current: Vec<LeaguePerson>,
}

impl Keys {
    fn of(db: &mut Db, club: ClubId) -> Result<Keys, ActError> {
        let everybody = members::everybody(db, club)?.into_iter();
        Ok(Keys {
            club,
            everybody: everybody
                .map(|(member, _)| (LeaguePerson(member.id.0), member))
                .collect(),
            keys: BTreeMap::new(),
            members: Vec::new(),
            current: Vec::new(),
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
                let own = self.written(member);
                self.members.push(own);
                self.current.push(current);
                LeaguePerson(i64::try_from(self.members.len()).unwrap_or(i64::MAX))
            }
        };
        self.keys.insert(current, key);
        self.keys.insert(person, key);
        Ok(key)
    }

    /// Someone as the file has them: of another club than its own, everything but the name that everyone sees stays
    /// there.
    fn written(&self, member: Member) -> LeagueMember {
        let is_own = member.club_id == self.club;
        let name = name_of(&member, is_own);
        LeagueMember {
            name: name.unwrap_or_else(|| format!("#{}", self.members.len() + 1)),
            alias: member.alias.filter(|_| is_own),
            is_guest: member.is_guest,
            shown: Some(if is_own {
                name_shown(member.shown)
            } else {
                ShownName::Full
            }),
            tags: Vec::new(),
        }
    }

    fn in_table(&mut self, db: &mut Db, table: &CountedSeason) -> Result<CountedSeason, ActError> {
        for person in table.everybody().collect::<Vec<_>>() {
            self.key(db, person)?;
        }
        Ok(table.with_people(|person| self.keys.get(&person).copied().unwrap_or(person)))
    }
}
