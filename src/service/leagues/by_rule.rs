//! What the rule of a season takes in by itself of what its club plays, what it proposes, and what it is about to.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use super::read::SeasonShown;
use crate::evenings::{self, EveningState};
use crate::list_hands::sight;
use crate::tournaments::Loaded;
use crate::tournaments::calendar::next_of_club;
use crate::tournaments::read::part;
use crate::{ActError, Actor};
use talon_league::{
    ByRule, LeagueAct, LeagueSeason, NewUnit, RuleFact, RuleOutcome, RuledEvening, RuledTournament, RuledUnits,
    UnitSource,
};
use talon_store::clubs::Club;
use talon_store::hands::{self, Evening};
use talon_store::tournaments::{self, Listed, TournamentState};
use talon_store::{Db, TournamentId, tournament_lists};
use talon_tournament::tournament::Preset;

/// Tournaments of a club that are looked at when a season begins, or its rule changes.
const TOURNAMENTS_MAX: i64 = 500;
/// Evenings of a club that are looked at then.
const EVENINGS_MAX: i64 = 500;
/// Tournaments to come that the pages of those who manage a season tell of.
const TOLD_MAX: i64 = 60;
/// Evenings that they tell of at most.
const EVENINGS_TOLD_MAX: usize = 500;

/// Something that the rule names, or named.
#[derive(Debug, Clone)]
pub struct NamedByRule {
    pub source: UnitSource,
    pub day: NaiveDate,
    /// The name of a tournament; the people of an evening.
    pub name: String,
    pub ruled: RuleOutcome,
}

pub(super) fn fact_of(loaded: &Loaded) -> RuleFact<'_> {
    let tournament = &loaded.tournament;
    RuleFact::Tournament {
        id: loaded.id.0,
        of: RuledTournament {
            game: tournament.game.as_str(),
            name: &tournament.name,
            day: tournament.starts.date(),
            entries: u32::try_from(tournament.entries.len()).ok(),
            preset: loaded.preset,
        },
        is_over: tournament.state.is_over(),
    }
}

fn fact_of_listed(listed: &Listed, entries: Option<u32>) -> RuleFact<'_> {
    RuleFact::Tournament {
        id: listed.id.0,
        of: RuledTournament {
            game: &listed.game,
            name: &listed.name,
            day: listed.starts_at.date(),
            entries,
            preset: listed.preset.as_deref().and_then(Preset::parse),
        },
        is_over: TournamentState::OVER.contains(&listed.state),
    }
}

/// A tournament of a club that is over and that a season takes in by itself and has not yet.
pub(super) fn taken(season: &LeagueSeason, club: &Club, loaded: &Loaded) -> Option<NewUnit> {
    let fact = fact_of(loaded);
    let takes = loaded.club.id == club.id && season.ruled(&fact) == Some(RuleOutcome::Takes);
    takes.then(|| fact.unit())
}

/// The same of an evening of the club that is over.
pub(super) fn taken_evening(season: &LeagueSeason, evening: &Evening) -> Option<NewUnit> {
    let fact = RuleFact::Evening {
        id: evening.session.id.0,
        of: RuledEvening {
            game: &evening.session.game,
            // What does not say when it was played is in no season by itself.
            day: evening.played_on?,
        },
    };
    (season.ruled(&fact) == Some(RuleOutcome::Takes)).then(|| fact.unit())
}

/// Takes in what the rule of a season takes of the tournaments and evenings that are over.
pub(super) fn take_all(db: &mut Db, club: &Club, season: &mut LeagueSeason) -> Result<(), ActError> {
    let Some(takes) = season
        .rule
        .as_ref()
        .filter(|rule| !rule.proposes)
        .map(|rule| rule.takes)
    else {
        return Ok(());
    };
    if takes.has_tournaments() {
        for tournament in tournaments::finished(db, club.id, TOURNAMENTS_MAX)? {
            let loaded = Loaded::by_id(db, tournament)?;
            if let Some(unit) = taken(season, club, &loaded) {
                // What counts already, or more than a season can have, stays out.
                let _ = season.act(LeagueAct::Take(unit));
            }
        }
    }
    if takes.has_evenings() {
        for evening in hands::evenings(db, club.id, EVENINGS_MAX)?.into_iter().rev() {
            if let Some(unit) = taken_evening(season, &evening)
                && evenings::state(db, &evening.session)? == EveningState::Counts
            {
                let _ = season.act(LeagueAct::Take(unit));
            }
        }
    }
    Ok(())
}

/// Whether a season will take in a tournament of its club that is still to come; one that it will only propose may be
/// refused. How many will enter is not known yet.
pub(super) fn expects(season: &LeagueSeason, coming: &Listed) -> bool {
    let proposes = season.rule.as_ref().is_some_and(|rule| rule.proposes);
    !proposes && season.ruled(&fact_of_listed(coming, None)) == Some(RuleOutcome::Coming)
}

/// What the rule of a season names, for those who manage it: what is over, the latest first, and then what comes next.
/// What counts and left the rule is among them.
///
/// # Errors
/// When the database fails.
pub fn named_by_rule(
    db: &mut Db,
    actor: &Actor,
    shown: &SeasonShown,
    now: DateTime<Utc>,
) -> Result<Vec<NamedByRule>, ActError> {
    let rule = shown.season.rule.as_ref();
    let [of_tournaments, of_evenings] = looked_at(&shown.season);
    let mut wanted = part(db, actor, Some(shown.club.id))?;
    wanted.inside.push(shown.club.id);
    wanted.states = TournamentState::OVER;
    wanted.limit = TOURNAMENTS_MAX;
    let mut listed = Vec::new();
    if of_tournaments {
        listed = tournaments::list(db, &wanted)?;
    }
    let entries = entries(db, &shown.season, &listed)?;
    if rule.is_some() {
        listed.extend(next_of_club(db, actor, &shown.club, now, TOLD_MAX)?);
    }
    let mut found = Vec::new();
    for one in listed {
        let fact = fact_of_listed(&one, entries.get(&one.id).copied());
        let ruled = shown.season.ruled(&fact);
        let (source, day) = (fact.source(), fact.day());
        found.extend(ruled.map(|ruled| NamedByRule {
            source,
            day,
            name: one.name.clone(),
            ruled,
        }));
    }
    if of_evenings {
        found.extend(ruled_evenings(db, actor, shown)?);
        let is_coming = |one: &NamedByRule| one.ruled == RuleOutcome::Coming;
        found.sort_by_key(|one| (is_coming(one), (!is_coming(one)).then_some(std::cmp::Reverse(one.day))));
    }
    Ok(found)
}

/// Whether tournaments and evenings of the club are looked at: what the rule names may be among them, or what it took
/// in and no longer names, also where there is no rule any more.
fn looked_at(season: &LeagueSeason) -> [bool; 2] {
    let takes = season.rule.as_ref().map(|rule| rule.takes);
    let taken = season
        .counting()
        .into_iter()
        .filter(|unit| unit.by_rule == Some(ByRule::Taken));
    let taken: Vec<&UnitSource> = taken.map(|unit| &unit.source).collect();
    [
        takes.is_some() || taken.iter().any(|source| source.tournament().is_some()),
        takes.is_some_and(RuledUnits::has_evenings) || taken.iter().any(|source| source.evening().is_some()),
    ]
}

/// How many are in each of these tournaments that are over, where the rule asks for that.
fn entries(db: &mut Db, season: &LeagueSeason, listed: &[Listed]) -> Result<BTreeMap<TournamentId, u32>, ActError> {
    if season.rule.as_ref().is_none_or(|rule| rule.entries.is_none()) {
        return Ok(BTreeMap::new());
    }
    let named = listed
        .iter()
        .filter(|one| season.ruled(&fact_of_listed(one, None)).is_some());
    let ids: Vec<TournamentId> = named.map(|one| one.id).collect();
    let counts = tournament_lists::entries(db, &ids)?.into_iter();
    Ok(counts
        .filter_map(|(id, count)| Some((id, u32::try_from(count).ok()?)))
        .collect())
}

/// The same of evenings.
fn ruled_evenings(db: &mut Db, actor: &Actor, shown: &SeasonShown) -> Result<Vec<NamedByRule>, ActError> {
    let sight = sight(db, actor)?;
    let mut found = Vec::new();
    for (session, first, _) in hands::latest_sessions(db, &sight, Some(shown.club.id), EVENINGS_TOLD_MAX)? {
        let Some(day) = first.hand.played_on else { continue };
        let fact = RuleFact::Evening {
            id: session.id.0,
            of: RuledEvening {
                game: &session.game,
                day,
            },
        };
        let Some(ruled) = shown.season.ruled(&fact) else {
            continue;
        };
        let is_new = matches!(ruled, RuleOutcome::Proposed | RuleOutcome::Takes);
        if is_new && evenings::state(db, &session)? != EveningState::Counts {
            continue;
        }
        let people: Vec<String> = first.players.into_iter().map(|player| player.name).collect();
        found.push(NamedByRule {
            source: fact.source(),
            day,
            name: people.join(", "),
            ruled,
        });
    }
    Ok(found)
}
