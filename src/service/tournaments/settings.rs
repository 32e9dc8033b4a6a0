//! What a tournament is called and how it is played: name and time, profile, stages, teams, and who must not meet.

use chrono::NaiveDateTime;
use serde_json::{Value, json};

use super::act::{ActContext, TournamentAct};
use super::seed_by::seeding_by;
use crate::audit::Deed;
use crate::authorization::{self, Action, Object};
use crate::clubs::clock;
use crate::{ActError, Conflict, InvalidValue};
use talon_store::RatingListId;
use talon_tournament::standings::TeamPlace;
use talon_tournament::tournament::{Money, Profile, Refusal, SettingPart, Stage, Tournament, Withheld};
use talon_tournament::{EntryNo, EntryPair, SitOut};

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
    Money(Money),
    Withheld(Withheld),
    RoundStarts(Vec<NaiveDateTime>),
    Stages(Vec<Stage>),
    Teams(Vec<(EntryNo, Option<TeamPlace>)>),
    Apart(Vec<EntryPair>),
    /// By a rating list as it was published last; none for the order in which the players were entered.
    Seeding(Option<RatingListId>),
}

impl Setting {
    const fn word(&self) -> &'static str {
        match self {
            Setting::Basics { .. } => "basics",
            Setting::Profile(_) | Setting::SitOut(_) => "profile",
            Setting::Money(_) => "money",
            Setting::Withheld(Withheld::Nothing) => "release",
            Setting::Withheld(_) => "withheld",
            Setting::RoundStarts(_) => "round_starts",
            Setting::Stages(_) => "stages",
            Setting::Teams(_) => "teams",
            Setting::Apart(_) => "apart",
            Setting::Seeding(_) => "seeding",
        }
    }
}

/// Sets it, if nothing was changed since the revision that was seen: a setting is a whole, and one that someone else
/// made meanwhile would be lost.
#[derive(Debug, Clone, Copy)]
pub struct ChangeSetting<Read> {
    /// The revision that was seen.
    pub seen: i64,
    /// The part that is set.
    pub part: SettingPart,
    /// Reads the setting, for which the tournament has to be known.
    pub read: Read,
}

impl<Read: FnOnce(&Tournament) -> Result<Setting, ActError>> TournamentAct for ChangeSetting<Read> {
    fn deed(&self) -> Deed {
        Deed::ChangeTournament
    }

    fn permit(&self, context: &mut ActContext<'_>) -> Result<(), ActError> {
        context.require(Action::MakePairings)
    }

    fn apply(self, context: &mut ActContext<'_>) -> Result<Value, ActError> {
        let tournament = &context.loaded.tournament;
        // Who may was asked before.
        let rights = tournament.setting_rights(true);
        rights.check(self.part).map_err(Refusal::tournament)?;
        let setting = (self.read)(tournament)?;
        if context.loaded.revision != self.seen {
            return Err(ActError::Conflict(Conflict::ChangedMeanwhile));
        }
        if let Setting::Profile(profile) = &setting {
            must_share_mails(context, profile)?;
        }
        let word = setting.word();
        let loaded = &mut context.loaded;
        match setting {
            Setting::Basics { name, starts, venue } => {
                clock::must_exist(&loaded.club.timezone, starts)?;
                loaded.tournament.rename(&name, starts, &venue)?;
                for start in &loaded.tournament.profile.round_starts {
                    clock::must_exist(&loaded.club.timezone, *start)?;
                }
            }
            Setting::Profile(profile) => loaded.tournament.set_profile(*profile)?,
            Setting::SitOut(sit_out) => loaded.tournament.set_sit_out(sit_out)?,
            Setting::Withheld(withheld) => loaded.tournament.set_withheld(withheld)?,
            Setting::RoundStarts(starts) => {
                for start in &starts {
                    clock::must_exist(&loaded.club.timezone, *start)?;
                }
                loaded.tournament.set_round_starts(starts)?;
            }
            Setting::Money(money) => loaded.tournament.set_money(money)?,
            Setting::Stages(stages) => loaded.tournament.set_stages(stages)?,
            Setting::Teams(teams) => {
                for (entry, team) in teams {
                    loaded.tournament.set_team(entry, team)?;
                }
            }
            Setting::Apart(pairs) => loaded.tournament.keep_apart(&pairs)?,
            Setting::Seeding(list) => {
                let seeding = list.map(|list| seeding_by(context, list)).transpose()?;
                context.loaded.tournament.seed_by(seeding)?;
            }
        }
        Ok(json!({"set": word}))
    }
}

/// Nobody gives a right that they do not hold (S-6): with a profile that shares email addresses for the first time it
/// is only those who read them anyway.
pub(super) fn must_share_mails(context: &mut ActContext<'_>, profile: &Profile) -> Result<(), ActError> {
    let loaded = &context.loaded;
    if profile.shared_mails && !loaded.tournament.profile.shared_mails {
        let standing = authorization::standing(context.db, context.actor, Some(loaded.club.id))?;
        if !standing.may(Action::ReadMails, &Object::of_club(loaded.club.id)) {
            return Err(ActError::Invalid {
                field: "shared_mails",
                why: InvalidValue::MailsNotYours,
            });
        }
    }
    Ok(())
}
