//! Making a league with its first season, from a preset.

use chrono::{DateTime, NaiveDate, Utc};
use serde_json::json;

use super::by_rule::take_all;
use super::recount::{count, document, keep, publish};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::fields;
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, InvalidValue, find_club, short_name, stored};
use talon_league::{
    LeaguePreset, LeagueSeason, Publishing, Qualification, QualifyingFrom, QualifyingSource, RevisionCause, RuledUnits,
    SeasonState, UnitRule, is_league_slug,
};
use talon_rules::games::GameKind;
use talon_store::clubs::Club;
use talon_store::leagues::{self, NewLeague, NewSeason, SeasonChange};
use talon_store::{ClubId, Db, SeasonId, Store};
use talon_tournament::league::SeasonFault;
use talon_tournament::names::NAME_MAX;

/// Letters of an address.
const SLUG_MAX: usize = 60;

/// What the form of a new league says.
#[derive(Debug, Clone, Copy)]
pub struct NewLeagueForm<'a> {
    pub name: &'a str,
    /// Its address; proposed from the name where it is empty.
    pub slug: &'a str,
    pub preset: &'a str,
    /// Of the season.
    pub season: &'a str,
    pub from: NaiveDate,
    pub to: NaiveDate,
    /// What is taken in by itself, as a word of [`RuledUnits`]; empty for nothing.
    pub takes: &'a str,
    /// Of which game; empty for both.
    pub game: &'a str,
    /// What those who qualify come on to is called, where the preset has a quota; empty for nothing.
    pub leads_to: &'a str,
}

/// A new league whose values are good.
pub(super) struct LeagueToMake {
    name: String,
    season_name: String,
    preset: LeaguePreset,
    rule: Option<UnitRule>,
    leads_to: String,
}

impl NewLeagueForm<'_> {
    fn read(&self) -> Result<LeagueToMake, ActError> {
        let bad = |field, why| ActError::Invalid { field, why };
        let name = fields::line("name", self.name, NAME_MAX)?;
        let season_name = fields::line("season", self.season, NAME_MAX)?;
        for (field, value) in [("name", &name), ("season", &season_name)] {
            if value.is_empty() {
                return Err(bad(field, InvalidValue::Required));
            }
        }
        self.under(name, season_name)
    }

    /// What the form says beside the names, which may still be missing.
    pub(super) fn under(&self, name: String, season_name: String) -> Result<LeagueToMake, ActError> {
        let bad = |field, why| ActError::Invalid { field, why };
        let preset = LeaguePreset::parse(self.preset).ok_or_else(|| bad("preset", InvalidValue::BadChoice))?;
        if self.to < self.from {
            return Err(bad("to", InvalidValue::EndsBeforeStart));
        }
        Ok(LeagueToMake {
            name,
            season_name,
            preset,
            rule: rule(self, preset)?,
            leads_to: fields::line("name", self.leads_to, NAME_MAX)?,
        })
    }
}

impl LeagueToMake {
    /// The first of the season come on.
    fn qualification(&self) -> Option<Qualification> {
        let quota = self.preset.quota().filter(|_| !self.leads_to.is_empty())?;
        let from = QualifyingFrom::Season;
        Some(Qualification {
            name: self.leads_to.clone(),
            sources: vec![QualifyingSource { quota, from }],
            declined: Vec::new(),
            leads_to: None,
        })
    }

    pub(super) fn season(&self) -> LeagueSeason {
        LeagueSeason {
            profile: self.preset.profile(),
            planned: self.preset.planned(),
            challenge: self.preset.challenge(),
            pot: self.preset.pot(),
            goes_on: self.preset.goes_on(),
            state: SeasonState::Running,
            rule: self.rule.clone(),
            qualifications: self.qualification().into_iter().collect(),
            ..LeagueSeason::new()
        }
    }
}

/// Makes it; what was played between its days is taken in at once. The answer is its address.
///
/// # Errors
/// When the actor may not, there is no such club, or a value is not good.
pub fn create(
    store: &Store,
    actor: &Actor,
    club: &str,
    form: &NewLeagueForm<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<String, ActError> {
    let new = form.read()?;
    let done = store.write(|db| {
        let club = find_club::named(db, club)?;
        authorization::must(db, actor, Action::ManageLeague, &Object::of_club(club.id))?;
        let dates = [form.from.to_string(), form.to.to_string()];
        let request = json!([
            club.slug,
            new.name,
            form.slug,
            form.preset,
            new.season_name,
            dates,
            form.takes,
            form.game
        ])
        .to_string();
        let once = IdempotentRequest { key, request: &request };
        idempotency::once::<ActError>(db, actor, "add_league", once, now, |db| {
            let slug = address(db, &club, form, &new.name)?;
            let league = leagues::insert(
                db,
                &NewLeague {
                    club: club.id,
                    slug: &slug,
                    name: &new.name,
                    now: now.into(),
                },
            )?;
            let id = leagues::insert_season(
                db,
                &NewSeason {
                    league,
                    slug: &season_slug(&new.season_name, form.from),
                    name: &new.season_name,
                    starts_on: form.from,
                    ends_on: form.to,
                    document: &stored::written(&new.season(), "a season")?,
                    now: now.into(),
                },
            )?;
            begin(db, &club, id, true, now)?;
            let note = Note::of(Deed::AddLeague, Subject::Club)
                .in_club(club.id)
                .with(json!({"league": slug}));
            audit::write(db, actor, &note, now)?;
            Ok(slug)
        })
    })?;
    Ok(done.answer().to_owned())
}

/// What is taken in by itself.
fn rule(form: &NewLeagueForm<'_>, preset: LeaguePreset) -> Result<Option<UnitRule>, ActError> {
    let bad = |field| ActError::Invalid {
        field,
        why: InvalidValue::BadChoice,
    };
    let game = match form.game {
        "" => None,
        word => Some(GameKind::parse(word).ok_or_else(|| bad("game"))?),
    };
    if form.takes.is_empty() {
        return Ok(None);
    }
    let takes = RuledUnits::parse(form.takes).ok_or_else(|| bad("takes"))?;
    Ok(Some(UnitRule {
        takes,
        game: game.map(|game| game.as_str().to_owned()),
        from: Some(form.from),
        to: Some(form.to),
        entries: preset.entries(),
        ..UnitRule::default()
    }))
}

/// The address that was typed, or the first free one that begins with club, name and year.
fn address(db: &mut Db, club: &Club, form: &NewLeagueForm<'_>, name: &str) -> Result<String, ActError> {
    let typed = form.slug.trim().to_lowercase();
    if typed.is_empty() {
        let proposed = slug_of(&format!("{} {} {}", club.slug, name, form.from.format("%Y")));
        for number in 1.. {
            let slug = if number == 1 {
                proposed.clone()
            } else {
                format!("{proposed}-{number}")
            };
            if !leagues::is_taken(db, &slug)? {
                return Ok(slug);
            }
        }
    }
    let why = if !is_league_slug(&typed) {
        InvalidValue::SlugBad
    } else if leagues::is_taken(db, &typed)? {
        InvalidValue::SlugTaken
    } else {
        return Ok(typed);
    };
    Err(ActError::Invalid { field: "slug", why })
}

/// The address that a name makes.
fn slug_of(text: &str) -> String {
    short_name(text, SLUG_MAX)
}

/// The address of a season begins with a digit, so that it is never that of a page.
pub(super) fn season_slug(name: &str, from: NaiveDate) -> String {
    let slug = slug_of(name);
    if slug.starts_with(|letter: char| letter.is_ascii_digit()) {
        slug
    } else {
        format!("{}-{slug}", from.format("%Y")).trim_end_matches('-').to_owned()
    }
}

/// Takes in what was played and, where it is to be seen by everyone, shows the season with its first table; a season
/// that is published by hand waits with that.
pub(super) fn begin(
    db: &mut Db,
    club: &Club,
    id: SeasonId,
    is_public: bool,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let row = leagues::lock(db, id)?;
    let mut season = document(&row)?;
    take_all(db, club, &mut season)?;
    keep(db, &row, &season, now)?;
    if !is_public {
        return Ok(());
    }
    let first = PublishFirst {
        club: club.id,
        id,
        season: &season,
    };
    // The page of the season says what cannot be counted.
    publish_first(db, first, now)?;
    Ok(())
}

/// A season that nobody has seen yet.
pub(super) struct PublishFirst<'a> {
    pub club: ClubId,
    pub id: SeasonId,
    pub season: &'a LeagueSeason,
}

/// Shows a season to everyone and publishes its first table; answers why that cannot be counted.
pub(super) fn publish_first(
    db: &mut Db,
    first: PublishFirst<'_>,
    now: DateTime<Utc>,
) -> Result<Option<SeasonFault>, ActError> {
    let PublishFirst { club, id, season } = first;
    let row = leagues::season(db, id)?;
    let shown = SeasonChange {
        state: row.head.state,
        published: true,
        document: &row.document,
        now: now.into(),
    };
    leagues::set(db, id, row.head.version, &shown)?;
    if season.publishing == Publishing::ByHand {
        return Ok(None);
    }
    let row = leagues::season(db, id)?;
    match count(db, club, season)? {
        Ok(counted) => {
            publish(db, &row, &counted, RevisionCause::Act, None, now)?;
            Ok(None)
        }
        Err(fault) => Ok(Some(fault)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_season_begins_with_a_digit() {
        let day = NaiveDate::from_ymd_opt(2026, 9, 1).unwrap();
        assert_eq!(season_slug("2026/27", day), "2026-27");
        assert_eq!(season_slug("Autumn", day), "2026-autumn");
        assert_eq!(season_slug("!", day), "2026");
    }
}
