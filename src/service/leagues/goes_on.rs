//! How a league goes on: its next season, and another name and address.

use chrono::{DateTime, Utc};
use serde_json::json;

use super::act::SeasonDates;
use super::create::{begin, season_slug};
use super::past::managed;
use super::read::read_table;
use super::recount::{count, document, people, with_current};
use crate::audit::{self, Deed, Note, Subject};
use crate::clubs::fields;
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Conflict, InvalidValue};
use talon_league::{LeagueSeason, SeasonCarry, SeasonDays, UnitKind, is_league_slug};
use talon_store::clubs::Club;
use talon_store::leagues::{self, League, NewSeason, SeasonHead};
use talon_store::{Db, OptionalRow as _, Store, StoreError};
use talon_tournament::Exact;
use talon_tournament::names::NAME_MAX;

/// The season after the latest one, as someone wants it.
#[derive(Debug, Clone)]
pub struct NextSeason {
    pub dates: SeasonDates,
    /// How much of their totals people bring, in per cent; none: they begin with nothing.
    pub carry: Option<Exact>,
}

/// Makes the season after the latest one: counted alike, with what was played between its days taken in. The answer is
/// its word in addresses.
///
/// # Errors
/// When the actor may not manage the league, or a value is not good.
pub fn next_season(
    store: &Store,
    actor: &Actor,
    league: &str,
    form: &NextSeason,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let SeasonDates { name, days } = form.dates.sound()?;
    let share = form.carry.as_ref().map(Exact::to_string);
    store.write(|db| {
        let (league, club) = managed(db, actor, league)?;
        let request = json!([league.slug, name, days.from.to_string(), days.to.to_string(), share]).to_string();
        let once = IdempotentRequest { key, request: &request };
        let done = idempotency::once::<ActError>(db, actor, "add_season", once, now, |db| {
            let slug = season_slug(&name, days.from);
            let seasons = leagues::seasons(db, league.id)?;
            if seasons.iter().any(|head| head.slug == slug) {
                let (field, why) = ("season", InvalidValue::SeasonTaken);
                return Err(ActError::Invalid { field, why });
            }
            let last = last_played(db, &seasons)?;
            if !last.season.has_ended() && days.from <= last.head.ends_on {
                let (field, why) = ("from", InvalidValue::SeasonOverlaps);
                return Err(ActError::Invalid { field, why });
            }
            let next = NextOf {
                league: &league,
                club: &club,
                last: last.head,
                season: &last.season,
                name: &name,
                days,
                carry: form.carry.as_ref(),
            };
            make_next(db, actor, &next, now)
        })?;
        Ok(done.answer().to_owned())
    })
}

/// A season after another one.
pub(super) struct NextOf<'a> {
    pub league: &'a League,
    pub club: &'a Club,
    pub last: &'a SeasonHead,
    pub season: &'a LeagueSeason,
    pub name: &'a str,
    pub days: SeasonDays,
    /// How much of their totals people bring, in per cent.
    pub carry: Option<&'a Exact>,
}

/// Makes it; the answer is its word in addresses.
pub(super) fn make_next(db: &mut Db, actor: &Actor, next: &NextOf<'_>, now: DateTime<Utc>) -> Result<String, ActError> {
    let NextOf { league, club, last, .. } = *next;
    let slug = season_slug(next.name, next.days.from);
    // Two entries may have become one since.
    let members = people(db, club.id)?;
    let now_called = with_current(db, next.season, |person| members.contains(&person))?;
    let mut season = now_called.following(next.days);
    carry_over(db, club, &now_called, &mut season)?;
    if let Some(per_cent) = next.carry {
        season.carry = Some(carried(db, club, last, next.season, per_cent)?);
    }
    let id = leagues::insert_season(
        db,
        &NewSeason {
            league: league.id,
            slug: &slug,
            name: next.name,
            starts_on: next.days.from,
            ends_on: next.days.to,
            document: &serde_json::to_string(&season).map_err(|_| leagues::unreadable(last.id))?,
            now: now.into(),
        },
    )?;
    begin(db, club, id, last.published, now)?;
    let note = Note::of(Deed::AddLeague, Subject::Club).in_club(club.id);
    let note = note.with(json!({"league": league.slug, "season": slug}));
    audit::write(db, actor, &note, now)?;
    Ok(slug)
}

/// Who plays in which division of a season after one that ends as it stands now, and in what order its challenge list
/// begins.
fn carry_over(db: &mut Db, club: &Club, last: &LeagueSeason, next: &mut LeagueSeason) -> Result<(), ActError> {
    if last.divisions.is_none() && last.challenge.is_none() {
        return Ok(());
    }
    let counted = count(db, club.id, last)?.map_err(|_| Conflict::SeasonUncounted)?;
    let divided = last
        .divisions
        .as_ref()
        .map(|divisions| divisions.following(&counted.divisions));
    next.divisions = divided.transpose().map_err(|_| Conflict::DivisionsOpen)?;
    next.challenge = last
        .challenge
        .as_ref()
        .map(|challenge| challenge.following(&counted.challenge));
    Ok(())
}

/// What people bring from a season: a share of what they have in its latest table that was published, or in that of now
/// where none was.
fn carried(
    db: &mut Db,
    club: &Club,
    last: &SeasonHead,
    season: &LeagueSeason,
    per_cent: &Exact,
) -> Result<SeasonCarry, ActError> {
    let published = leagues::shown_of(db, &[last.id])?.pop();
    let table = match published {
        Some((_, text)) => read_table(last, &text)?,
        None => count(db, club.id, season)?.map_err(|_| Conflict::SeasonUncounted)?,
    };
    let (field, why) = ("share", InvalidValue::BadNumber);
    SeasonCarry::of(&table, per_cent).ok_or(ActError::Invalid { field, why })
}

/// A season with its text.
struct ReadSeason<'a> {
    head: &'a SeasonHead,
    season: LeagueSeason,
}

/// The latest season of a league that takes in tournaments or evenings, so that the next one does too; of a league that
/// only has seasons from before, the latest of those.
fn last_played<'a>(db: &mut Db, seasons: &'a [SeasonHead]) -> Result<ReadSeason<'a>, ActError> {
    let mut latest = None;
    for head in seasons {
        let season = document(&leagues::season(db, head.id)?)?;
        let is_played_here = season.units.iter().any(|unit| unit.source.kind() != UnitKind::Typed);
        if season.rule.is_some() || is_played_here {
            return Ok(ReadSeason { head, season });
        }
        latest = latest.or(Some(ReadSeason { head, season }));
    }
    Ok(latest.ok_or(StoreError::NotFound("season"))?)
}

/// Gives a league another name and address; what led to the old one leads to it. The answer is the address.
///
/// # Errors
/// When the actor may not manage the league, or a value is not good.
pub fn rename(
    store: &Store,
    actor: &Actor,
    league: &str,
    new: &LeagueName,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let name = fields::line("name", &new.name, NAME_MAX)?;
    if name.is_empty() {
        let (field, why) = ("name", InvalidValue::Required);
        return Err(ActError::Invalid { field, why });
    }
    let slug = new.slug.trim().to_lowercase();
    store.write(|db| {
        let (league, club) = managed(db, actor, league)?;
        let request = json!([league.id.0, name, slug]).to_string();
        let once = IdempotentRequest { key, request: &request };
        let done = idempotency::once::<ActError>(db, actor, "rename_league", once, now, |db| {
            check_slug(db, &league, &slug)?;
            leagues::rename(db, &league, &slug, &name)?;
            let note = Note::of(Deed::ChangeLeague, Subject::Club).in_club(club.id);
            let note = note.with(json!({"league": slug, "before": league.slug}));
            audit::write(db, actor, &note, now)?;
            Ok(slug.clone())
        })?;
        Ok(done.answer().to_owned())
    })
}

/// What a league is called, and its address.
#[derive(Debug, Clone)]
pub struct LeagueName {
    pub name: String,
    pub slug: String,
}

/// An address that is free, or was this league's own.
fn check_slug(db: &mut Db, league: &League, slug: &str) -> Result<(), ActError> {
    let is_own = league.slug == slug
        || leagues::by_earlier_slug(db, slug)
            .found()?
            .is_some_and(|earlier| earlier.id == league.id);
    let why = if !is_league_slug(slug) {
        InvalidValue::SlugBad
    } else if !is_own && leagues::is_taken(db, slug)? {
        InvalidValue::SlugTaken
    } else {
        return Ok(());
    };
    Err(ActError::Invalid { field: "slug", why })
}
