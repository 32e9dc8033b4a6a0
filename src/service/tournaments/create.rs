//! Making a tournament from a preset. Its maker directs it, until they appoint others.

use chrono::{DateTime, NaiveDateTime, Utc};
use serde_json::json;

use super::listed_state::listed_state;
use super::{cached, cards};
use crate::audit::{self, Deed, Note, Subject};
use crate::authorization::{self, Action, Object};
use crate::clubs::clock;
use crate::idempotency::{self, IdempotentRequest};
use crate::{ActError, Actor, Conflict, InvalidValue, Missing, find_club};
use talon_rules::games::GameKind;
use talon_store::roles::{self, Held, Role};
use talon_store::tournaments::{self, Summary};
use talon_store::{ClubId, Db, Store, TournamentId, UserId};
use talon_tournament::names::{self, NameFault};
use talon_tournament::tournament::{Preset, Tournament, file};

/// A tournament that is to be made.
#[derive(Debug, Clone, Copy)]
pub struct NewTournament<'a> {
    pub name: &'a str,
    pub preset: &'a str,
    pub game: &'a str,
    /// By the clock of the club.
    pub starts: NaiveDateTime,
    pub venue: &'a str,
}

/// Makes it, as a draft.
///
/// # Errors
/// When the actor may not, there is no such club, or a value is not good.
pub fn create(
    store: &Store,
    actor: &Actor,
    slug: &str,
    new: &NewTournament<'_>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<TournamentId, ActError> {
    let choice = |field| ActError::Invalid {
        field,
        why: InvalidValue::BadChoice,
    };
    let preset = Preset::parse(new.preset).ok_or_else(|| choice("preset"))?;
    let game = GameKind::parse(new.game).ok_or_else(|| choice("game"))?;
    let profile = preset.profile(
        talon_records::usual_rules(game),
        talon_records::format_of(game).table_play(),
    );
    let mut tournament = Tournament::new(String::new(), game, new.starts, profile, preset.stages());
    tournament
        .rename(new.name, new.starts, new.venue)
        .map_err(|refusal| named(refusal, new))?;
    let document = String::from_utf8(file::kept(&tournament)).map_err(|_| ActError::Conflict(Conflict::NoText))?;
    let done = store.write(|db| {
        let club = find_club::named(db, slug)?;
        authorization::must(db, actor, Action::CreateTournament, &Object::of_club(club.id))?;
        clock::must_exist(&club.timezone, new.starts)?;
        let starts = new.starts.to_string();
        let request = json!([slug, new.name, new.preset, new.game, starts, new.venue]).to_string();
        idempotency::once::<ActError>(
            db,
            actor,
            "add_tournament",
            IdempotentRequest { key, request: &request },
            now,
            |db| {
                let summary = Summary {
                    name: &tournament.name,
                    game: tournament.game.as_str(),
                    starts_at: tournament.starts,
                    state: listed_state(tournament.state),
                    published: false,
                    revision: 0,
                    document: &document,
                    document_hash: &cached::hash(&document),
                    changed_at: now.into(),
                };
                let id = tournaments::insert(db, club.id, actor.user(), now.into(), Some(preset.as_str()), &summary)?;
                cards::renew(db, id)?;
                if let Some(user) = actor.user() {
                    appoint_maker(db, user, club.id, id, now)?;
                }
                let detail = json!({"preset": preset.as_str(), "game": game.as_str()});
                let note = Note::of(Deed::AddTournament, Subject::Tournament(id))
                    .in_club(club.id)
                    .with(detail);
                audit::write(db, actor, &note, now)?;
                Ok(id.to_string())
            },
        )
    })?;
    tournaments::parse_id(done.answer()).ok_or(ActError::NotFound(Missing::Tournament))
}

/// The maker of a tournament directs it.
fn appoint_maker(
    db: &mut Db,
    maker: UserId,
    club: ClubId,
    tournament: TournamentId,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let held = Held {
        user_id: maker,
        role: Role::Director,
        club_id: club,
        tournament: tournament.to_string(),
        granted_by: Some(maker),
        granted_at: now.into(),
    };
    roles::grant(db, &held)?;
    Ok(())
}

/// Which of the two texts was not good.
fn named(refusal: talon_tournament::tournament::Refusal, new: &NewTournament<'_>) -> ActError {
    let fault = names::line(new.name, names::NAME_MAX).err();
    match refusal.why {
        talon_tournament::tournament::Why::Empty => ActError::Invalid {
            field: "name",
            why: InvalidValue::Required,
        },
        talon_tournament::tournament::Why::DayOutside => ActError::Invalid {
            field: "day",
            why: InvalidValue::DayOutside,
        },
        talon_tournament::tournament::Why::TooLong(_) if fault == Some(NameFault::TooLong) => ActError::Invalid {
            field: "name",
            why: InvalidValue::TooLong,
        },
        talon_tournament::tournament::Why::TooLong(_) => ActError::Invalid {
            field: "venue",
            why: InvalidValue::TooLong,
        },
        _ => refusal.into(),
    }
}
