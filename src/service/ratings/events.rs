//! What a list rates, and what a reader is told of it: a tournament by its name where they may see it, an evening where
//! they see its hands, a free table where its season is shown.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDateTime;

use super::read::RatingListShown;
use crate::authorization::{self, Action, Object, Standing};
use crate::list_hands::sight;
use crate::{ActError, Actor};
use talon_store::{ClubId, Db, SessionId, TournamentId, hands};
use talon_tournament::rating::RatedSource;

/// Something that a list rates.
#[derive(Debug, Clone)]
pub(super) struct Event {
    pub source: RatedSource,
    /// By the clock of the club; where only the day is known, its last second.
    pub starts_at: NaiveDateTime,
    pub about: About,
}

/// What is known of it.
#[derive(Debug, Clone)]
pub(super) enum About {
    Tournament {
        club: ClubId,
        name: String,
        published: bool,
    },
    Evening,
    FreeTable(FreeTableAbout),
}

/// Where a free table stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeTableAbout {
    pub name: Option<String>,
    /// The words of the league and the season in addresses.
    pub league: String,
    pub season: String,
    /// Visitors see the season.
    pub published: bool,
}

/// Something that a list rates, as the reader may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedEvent {
    pub source: RatedSource,
    /// By the clock of the club; where only the day is known, its last second.
    pub starts_at: NaiveDateTime,
    /// None where the reader may not see it.
    pub title: Option<EventTitle>,
}

/// What it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventTitle {
    Tournament(String),
    Evening,
    FreeTable(FreeTableAbout),
}

/// All that a list rates, as the reader may know it.
pub(super) fn told(
    db: &mut Db,
    actor: &Actor,
    shown: &RatingListShown,
    events: &[Event],
) -> Result<BTreeMap<RatedSource, RatedEvent>, ActError> {
    let evenings: Vec<SessionId> = events.iter().filter_map(|event| evening(event.source)).collect();
    let seen: BTreeSet<SessionId> = if evenings.is_empty() {
        BTreeSet::new()
    } else {
        let sight = sight(db, actor)?;
        hands::seen_sessions(db, &sight, &evenings)?.into_iter().collect()
    };
    let others: Vec<ClubId> = shown.clubs.iter().skip(1).map(|listed| listed.club.id).collect();
    let standings = if others.is_empty() {
        BTreeMap::new()
    } else {
        authorization::standings(db, actor, &others)?
    };
    let told = events.iter().map(|event| {
        let is_seen = evening(event.source).is_some_and(|id| seen.contains(&id));
        let one = RatedEvent {
            source: event.source,
            starts_at: event.starts_at,
            title: title(shown, &standings, event, is_seen),
        };
        (event.source, one)
    });
    Ok(told.collect())
}

fn evening(source: RatedSource) -> Option<SessionId> {
    match source {
        RatedSource::Evening(id) => Some(SessionId(id)),
        RatedSource::Tournament(_) | RatedSource::FreeTable { .. } => None,
    }
}

fn title(
    shown: &RatingListShown,
    standings: &BTreeMap<ClubId, Standing>,
    event: &Event,
    evening_is_seen: bool,
) -> Option<EventTitle> {
    match (&event.about, event.source) {
        (About::Tournament { club, name, published }, RatedSource::Tournament(id)) => {
            let object = Object {
                tournament: Some(TournamentId(id).to_string()),
                ..Object::of_club(*club).published_if(*published)
            };
            let standing = standings.get(club).unwrap_or(&shown.standing);
            let sees = [Action::SeeTournament, Action::SeeUnpublished]
                .into_iter()
                .any(|action| standing.may(action, &object));
            sees.then(|| EventTitle::Tournament(name.clone()))
        }
        (About::Evening, _) => evening_is_seen.then_some(EventTitle::Evening),
        (About::FreeTable(about), _) => {
            let object = Object::of_club(shown.club.id).published_if(about.published);
            let sees = [Action::SeeLeague, Action::ManageLeague]
                .into_iter()
                .any(|action| shown.standing.may(action, &object));
            sees.then(|| EventTitle::FreeTable(about.clone()))
        }
        (About::Tournament { .. }, _) => None,
    }
}
