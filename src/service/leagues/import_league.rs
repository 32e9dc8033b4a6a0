//! A file becomes a season of a club. Nothing of it is kept unless all of it fits: its tournaments, its people, and the
//! table that comes of them.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::json;

use super::export_league::file_of;
use super::file_people::{FilePeople, chosen, people_of_file};
use super::recount::{count, counting, document, kept_cause, kept_units, listed_state};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::tournaments::{ImportedEvent, Loaded, add_event};
use crate::{ActError, Actor, find_club, ratings};
use talon_league::file::{self, LeagueFile};
use talon_league::{LeaguePerson, LeagueSeason, TableDifference, UnitSource};
use talon_records::Finding;
use talon_records::hash::Hash;
use talon_records::json::Pointer;
use talon_store::clubs::Club;
use talon_store::leagues::{self, NewLeague, NewSeason, Revision, SeasonChange};
use talon_store::{
    ClubId, Db, OptionalRow as _, SeasonId, SessionId, Store, StoreError, TournamentId, hands, tournaments,
};

/// A file on its way in.
#[derive(Debug, Clone, Copy)]
pub struct ImportLeague<'a> {
    /// The club's short name.
    pub club: &'a str,
    /// The text of the file, in which findings have their places.
    pub bytes: &'a [u8],
    pub file: &'a LeagueFile,
    /// Files of tournaments that come with it.
    pub events: &'a [ImportedEvent],
    /// Whoever the club does not know becomes a member, and guests who have rows too.
    pub adds_members: bool,
}

/// What became of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BroughtLeague {
    /// It is a season of the club now.
    Added {
        members: usize,
        added: usize,
        events: usize,
    },
    /// The club has the same season already; nothing was changed.
    Known,
}

/// Why a file did not become a season.
#[derive(Debug, thiserror::Error)]
pub enum LeagueNotBrought {
    #[error("the file does not fit into the club")]
    Findings(Vec<Finding>),
    #[error(transparent)]
    Act(#[from] ActError),
}

impl From<StoreError> for LeagueNotBrought {
    fn from(error: StoreError) -> LeagueNotBrought {
        LeagueNotBrought::Act(error.into())
    }
}

/// Makes a season of a file, with its tournaments and its tables; all of it or nothing.
///
/// # Errors
/// Findings where the file does not fit into the club, or that the actor may not.
pub fn import_league(
    store: &Store,
    actor: &Actor,
    import: &ImportLeague<'_>,
    now: DateTime<Utc>,
) -> Result<BroughtLeague, LeagueNotBrought> {
    store.write(|db| {
        let club = find_club::named(db, import.club)?;
        authorization::must(db, actor, Action::ManageLeague, &Object::of_club(club.id))?;
        if let Some(known) = known(db, &club, import)? {
            return Ok(known);
        }
        same_league(db, import)?;
        let found = people_of_file(db, actor, &club, import, now)?;
        // After the people, so that nobody comes as a guest of their tournaments, under their whole name.
        let mut added_events = 0;
        for event in import.events {
            if !hashes(db, club.id, &[event.hash()])?.contains_key(&event.hash()) {
                add_event(db, actor, &club, event, &chosen(import, &found, event), now)?;
                added_events += 1;
            }
        }
        let season = of_club(db, &club, import)?;
        let FilePeople { people, added } = found;
        let in_club = |person: LeaguePerson| people.get(&person).copied().unwrap_or(person);
        let season = season.with_people(in_club);
        let id = insert(db, &club, import.file, &season, now)?;
        for revision in &import.file.revisions {
            let table = revision.table.with_people(in_club);
            let kept = Revision {
                revision: revision.number,
                made_at: revision.made_at.and_utc().into(),
                cause: kept_cause(revision.cause),
                reason: revision.reason.clone(),
                corrected: kept_units(&revision.corrected),
                counted: table.text().map_err(|_| leagues::unreadable(id))?,
            };
            leagues::publish(db, id, &kept)?;
        }
        recounted(db, &club, import, &season, in_club)?;
        let note = Note::of(Deed::AddLeague, Subject::Club).in_club(club.id);
        let note = note.with(json!({"league": import.file.slug, "season": import.file.season.slug, "file": true}));
        audit::write(db, actor, &note, now)?;
        Ok(BroughtLeague::Added {
            members: import.file.members.len(),
            added,
            events: added_events,
        })
    })
}

/// A league that is there already has the name of the file.
fn same_league(db: &mut Db, import: &ImportLeague<'_>) -> Result<(), LeagueNotBrought> {
    let known = leagues::by_slug(db, &import.file.slug).found()?;
    if known.is_none_or(|league| league.name == import.file.name) {
        return Ok(());
    }
    let pointer = Pointer::root().name("league").name("name");
    Err(LeagueNotBrought::Findings(vec![import.finding(pointer, "other_name")]))
}

/// The same season, if the club has it already. Another one at its address is a finding.
fn known(db: &mut Db, club: &Club, import: &ImportLeague<'_>) -> Result<Option<BroughtLeague>, LeagueNotBrought> {
    let file = import.file;
    let taken = |pointer: Pointer| LeagueNotBrought::Findings(vec![import.finding(pointer, "address_taken")]);
    let Some(league) = leagues::by_slug(db, &file.slug).found()? else {
        if leagues::is_taken(db, &file.slug)? {
            return Err(taken(Pointer::root().name("league").name("slug")));
        }
        return Ok(None);
    };
    if league.club_id != club.id {
        return Err(taken(Pointer::root().name("league").name("slug")));
    }
    let seasons = leagues::seasons(db, league.id)?;
    let Some(head) = seasons.iter().find(|head| head.slug == file.season.slug) else {
        return Ok(None);
    };
    let season = document(&leagues::season(db, head.id)?)?;
    let mut here = file_of(db, club, &league, head, &season)?;
    here.club.clone_from(&file.club);
    // The choice of each person here is their own, and so is what the club says of them.
    for (one, other) in here.members.iter_mut().zip(&file.members) {
        one.shown = other.shown;
        one.tags.clone_from(&other.tags);
    }
    if here == *file {
        Ok(Some(BroughtLeague::Known))
    } else {
        Err(taken(Pointer::root().name("season").name("slug")))
    }
}

/// Those of the club's tournaments that have these hashes; one that was reopened is not over, and is one of them.
fn hashes(db: &mut Db, club: ClubId, hashes: &[String]) -> Result<BTreeMap<String, TournamentId>, ActError> {
    let wanted: Vec<String> = hashes
        .iter()
        .filter_map(|hash| Some(Hash::parse(hash)?.to_hex()))
        .collect();
    let found = tournaments::with_hashes(db, club, &wanted)?.into_iter();
    Ok(found.map(|(id, hash)| (format!("sha256:{hash}"), id)).collect())
}

/// The evenings of the club by the hashes that files name them by.
fn evenings(db: &mut Db, club: ClubId) -> Result<BTreeMap<String, SessionId>, ActError> {
    let all = hands::sessions_of_club(db, club)?.into_iter();
    Ok(all
        .map(|session| (file::evening_hash(&session.game, &session.key), session.id))
        .collect())
}

/// The season of a file with the tournaments and evenings of the club.
fn of_club(db: &mut Db, club: &Club, import: &ImportLeague<'_>) -> Result<LeagueSeason, LeagueNotBrought> {
    let known = hashes(db, club.id, &import.file.events)?;
    let evenings = match import.file.evenings.is_empty() {
        true => BTreeMap::new(),
        false => evenings(db, club.id)?,
    };
    let mut season = import.file.document.clone();
    let mut findings = Vec::new();
    for (at, unit) in season.units.iter_mut().enumerate() {
        let named = |list: &[String], id: i64| {
            let place = usize::try_from(id).unwrap_or(0).saturating_sub(1);
            list.get(place).cloned().unwrap_or_default()
        };
        let place = |member| Pointer::root().name("units").index(at).name("source").name(member);
        match &mut unit.source {
            UnitSource::Tournament { id } => match known.get(&named(&import.file.events, *id)) {
                Some(tournament) => *id = tournament.0,
                None => findings.push(import.finding(place("event"), "unknown_event")),
            },
            UnitSource::Round { id, round } => match known.get(&named(&import.file.events, *id)) {
                Some(tournament) if has_round(db, *tournament, *round)? => *id = tournament.0,
                Some(_) => findings.push(import.finding(place("round"), "unknown_round")),
                None => findings.push(import.finding(place("event"), "unknown_event")),
            },
            UnitSource::Evening { id } => match evenings.get(&named(&import.file.evenings, *id)) {
                Some(session) => *id = session.0,
                None => findings.push(import.finding(place("evening"), "unknown_evening")),
            },
            UnitSource::Table { .. } | UnitSource::Typed { .. } => {}
        }
    }
    if findings.is_empty() {
        Ok(season)
    } else {
        Err(LeagueNotBrought::Findings(findings))
    }
}

fn has_round(db: &mut Db, tournament: TournamentId, round: u16) -> Result<bool, ActError> {
    Ok(Loaded::by_id(db, tournament)?.tournament.round(round).is_some())
}

fn insert(
    db: &mut Db,
    club: &Club,
    file: &LeagueFile,
    season: &LeagueSeason,
    now: DateTime<Utc>,
) -> Result<SeasonId, LeagueNotBrought> {
    let league = match leagues::by_slug(db, &file.slug).found()? {
        Some(league) => league.id,
        None => leagues::insert(
            db,
            &NewLeague {
                club: club.id,
                slug: &file.slug,
                name: &file.name,
                now: now.into(),
            },
        )?,
    };
    let document = serde_json::to_string(season).map_err(|_| StoreError::Damaged("a season".to_owned()))?;
    let id = leagues::insert_season(
        db,
        &NewSeason {
            league,
            slug: &file.season.slug,
            name: &file.season.name,
            starts_on: file.season.from,
            ends_on: file.season.to,
            document: &document,
            now: now.into(),
        },
    )?;
    let change = SeasonChange {
        state: listed_state(season.state),
        published: file.season.published,
        document: &document,
        now: now.into(),
    };
    leagues::set(db, id, 1, &change)?;
    leagues::set_units(db, id, &counting(season))?;
    let row = leagues::season(db, id)?;
    ratings::after_free_tables(db, &row, [&LeagueSeason::new(), season], now)?;
    Ok(id)
}

/// Holds the table that the file says is that of its facts against what they come to here.
fn recounted(
    db: &mut Db,
    club: &Club,
    import: &ImportLeague<'_>,
    season: &LeagueSeason,
    in_club: impl Fn(LeaguePerson) -> LeaguePerson,
) -> Result<(), LeagueNotBrought> {
    let Some((at, last)) = import.file.revisions.iter().enumerate().next_back() else {
        return Ok(());
    };
    if !last.is_current {
        return Ok(());
    }
    let counted = count(db, club.id, season)?.ok();
    let table = last.table.with_people(in_club);
    let pointer = || Pointer::root().name("revisions").index(at).name("table");
    let place = match counted {
        None => Some(pointer()),
        Some(counted) => table.first_difference(&counted).map(|difference| match difference {
            TableDifference::Row(row) => pointer().name("rows").index(row),
            TableDifference::Teams if table.teams.is_some() => pointer().name("teams"),
            TableDifference::Teams | TableDifference::Whole => pointer(),
        }),
    };
    match place {
        None => Ok(()),
        Some(pointer) => Err(LeagueNotBrought::Findings(vec![
            import.finding(pointer, "differs_from_recount"),
        ])),
    }
}

impl ImportLeague<'_> {
    pub(super) fn finding(&self, pointer: Pointer, why: &'static str) -> Finding {
        file::finding(self.bytes, pointer, why)
    }
}
