//! What an event is called and how it is played: name and time, profile, stages, teams, and who must not meet.

use chrono::{DateTime, NaiveDateTime, Utc};
use serde_json::json;

use super::Loaded;
use super::change::{ActRequest, Applied, change, must};
use crate::audit::Deed;
use crate::authorization::{self, Action, Object};
use crate::clubs::clock;
use crate::{ActError, Actor, Conflict};
use talon_store::{Db, Store, TournamentId};
use talon_tournament::event::{Profile, Stage};
use talon_tournament::standings::TeamPlace;
use talon_tournament::{EntryNo, SitOut};

/// What is set.
#[derive(Debug, Clone, PartialEq)]
pub enum Setting {
    Basics {
        name: String,
        starts: NaiveDateTime,
        venue: String,
    },
    Profile(Box<Profile>),
    SitOut(SitOut),
    Stages(Vec<Stage>),
    Teams(Vec<(EntryNo, Option<TeamPlace>)>),
    Apart(Vec<(EntryNo, EntryNo)>),
}

impl Setting {
    const fn word(&self) -> &'static str {
        match self {
            Setting::Basics { .. } => "basics",
            Setting::Profile(_) | Setting::SitOut(_) => "profile",
            Setting::Stages(_) => "stages",
            Setting::Teams(_) => "teams",
            Setting::Apart(_) => "apart",
        }
    }
}

/// Sets it, if nothing was changed since the revision that was seen: a setting is a whole, and one that somebody else
/// made meanwhile would be lost.
///
/// # Errors
/// When the actor may not, something was changed meanwhile, or the event refuses.
pub fn settle(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    setting: &Setting,
    seen: i64,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<Applied, ActError> {
    let asked = ActRequest {
        id,
        deed: Deed::ChangeTournament,
        key,
        request: format!("{seen} {setting:?}"),
        reason: None,
        now,
    };
    change(
        store,
        actor,
        &asked,
        |db, loaded| must(db, actor, loaded, Action::MakePairings, &loaded.object()),
        |db, loaded| {
            if loaded.revision != seen {
                return Err(ActError::Conflict(Conflict::ChangedMeanwhile));
            }
            if let Setting::Profile(profile) = setting {
                must_share_mails(db, actor, loaded, profile)?;
            }
            let event = &mut loaded.event;
            match setting {
                Setting::Basics { name, starts, venue } => {
                    clock::must_exist(&loaded.club.timezone, *starts)?;
                    event.rename(name, *starts, venue)?;
                }
                Setting::Profile(profile) => event.set_profile(Profile::clone(profile))?,
                Setting::SitOut(sit_out) => event.set_sit_out(*sit_out)?,
                Setting::Stages(stages) => event.set_stages(stages.clone())?,
                Setting::Teams(teams) => {
                    for (entry, team) in teams {
                        event.set_team(*entry, *team)?;
                    }
                }
                Setting::Apart(pairs) => event.keep_apart(pairs)?,
            }
            Ok(json!({"set": setting.word()}))
        },
    )
}

/// Nobody gives a right that he does not hold (S-6): with a profile that shares mail addresses for the first time it is
/// whoever reads them anyway.
pub(super) fn must_share_mails(db: &mut Db, actor: &Actor, loaded: &Loaded, profile: &Profile) -> Result<(), ActError> {
    if profile.shared_mails && !loaded.event.profile.shared_mails {
        let standing = authorization::standing(db, actor, Some(loaded.club.id))?;
        if !standing.may(Action::ReadMails, &Object::of_club(loaded.club.id)) {
            return Err(ActError::Invalid {
                field: "shared_mails",
                key: "set-bad-mails",
            });
        }
    }
    Ok(())
}
