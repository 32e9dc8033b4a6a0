//! What the director's console does: each act with the fields of its form, and how it is done.

use serde::Deserialize;

use super::choice;
use super::direct_fields::{amount, minutes, tied};
use crate::act_form::{ActForm, Keyed};
use talon_service::tournaments::{
    ActOnRound, ActRequest, Applied, ChangeSetting, ChangeState, DrawOrder, GivePenalty, MakeDeals, PlayOff, Publish,
    RenewCards, RevokePenalty, RoundAct, Setting, StateChange, Swap, UndoStep, draw, go_on, start_first_round,
};
use talon_service::{ActError, InvalidValue};
use talon_store::MemberId;
use talon_tournament::EntryNo;
use talon_tournament::seating::Prefer;
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{SettingPart, Tournament, WayOn, Withheld};

/// A form of the console.
pub(super) type DirectForm = ActForm<Keyed, DirectAct>;

/// An act of the console.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum DirectAct {
    Open,
    CheckIn,
    Start,
    /// From the names to the first round.
    StartFirstRound,
    Finish,
    Archive,
    Show,
    Hide,
    RenewCards,
    Draw,
    Redraw {
        /// What the draw prefers; nothing is the usual.
        #[serde(default)]
        prefer: String,
    },
    Swap {
        round: u16,
        one: u16,
        other: u16,
    },
    PublishRound {
        round: u16,
    },
    Begin {
        round: u16,
    },
    /// The last day on which a round can be played; an empty field takes the day away.
    Due {
        round: u16,
        #[serde(default)]
        due: String,
    },
    Room {
        round: u16,
        table: u16,
        #[serde(default)]
        room: String,
    },
    ExtraTime {
        round: u16,
        table: u16,
        #[serde(default)]
        minutes: String,
    },
    Substitute {
        round: u16,
        table: u16,
        entry: u16,
        /// Nobody any more.
        #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
        member: Option<i64>,
    },
    Penalty {
        entry: u16,
        #[serde(default)]
        amount: String,
        #[serde(default)]
        reason: String,
    },
    /// A penalty, by its place in the list.
    Revoke {
        at: usize,
    },
    /// Who sat at a table that decides a tie, and what they scored there.
    PlayOff {
        tied: Vec<String>,
        score: Vec<String>,
    },
    /// How a schedule goes on that someone left or joined.
    GoOn {
        way: String,
        /// What was seen when it was chosen.
        revision: i64,
    },
    SitOut {
        sit_out: String,
        /// What was seen when it was chosen.
        revision: i64,
    },
    /// The deals of all boards.
    MakeDeals {
        seen_by: String,
        /// What was seen when it was chosen.
        revision: i64,
    },
    /// Tells everyone what was withheld.
    Release {
        /// What was seen when it was chosen.
        revision: i64,
    },
    /// Takes back the step that led to this revision.
    Undo {
        revision: i64,
    },
}

impl DirectAct {
    /// The page that is shown when it is done: what is said of a table is said on its page.
    pub fn back(&self) -> String {
        match self {
            DirectAct::Room { round, table, .. }
            | DirectAct::ExtraTime { round, table, .. }
            | DirectAct::Substitute { round, table, .. } => format!("rounds/{round}/tables/{table}"),
            DirectAct::MakeDeals { .. } => "boards".to_owned(),
            DirectAct::Open
            | DirectAct::CheckIn
            | DirectAct::Start
            | DirectAct::StartFirstRound
            | DirectAct::Finish
            | DirectAct::Archive
            | DirectAct::Show
            | DirectAct::Hide
            | DirectAct::RenewCards
            | DirectAct::Draw
            | DirectAct::Redraw { .. }
            | DirectAct::Swap { .. }
            | DirectAct::PublishRound { .. }
            | DirectAct::Begin { .. }
            | DirectAct::Due { .. }
            | DirectAct::Penalty { .. }
            | DirectAct::Revoke { .. }
            | DirectAct::PlayOff { .. }
            | DirectAct::GoOn { .. }
            | DirectAct::SitOut { .. }
            | DirectAct::Release { .. }
            | DirectAct::Undo { .. } => "direct".to_owned(),
        }
    }
}

impl DirectAct {
    /// Does it.
    ///
    /// # Errors
    /// When the actor may not, a field says nothing, or the tournament refuses.
    pub(crate) fn carry_out(&self, request: &ActRequest<'_>) -> Result<(), ActError> {
        let step = |step, reason| request.act(ChangeState { step, reason });
        let on_round = |round, act| request.act(ActOnRound { round, act });
        let done = match self {
            DirectAct::Open => step(StateChange::Open, ""),
            DirectAct::CheckIn => step(StateChange::StartCheckIn, ""),
            DirectAct::Start => step(StateChange::Start, ""),
            DirectAct::StartFirstRound => start_first_round(request),
            DirectAct::Finish => step(StateChange::Finish, ""),
            DirectAct::Archive => step(StateChange::Archive, ""),
            DirectAct::Show => request.act(Publish { published: true }),
            DirectAct::Hide => request.act(Publish { published: false }),
            DirectAct::RenewCards => request.act(RenewCards),
            DirectAct::Draw => draw(request, DrawOrder::default()),
            DirectAct::Redraw { prefer } => draw(request, redraw(prefer)?),
            DirectAct::Swap { round, one, other } => request.act(Swap {
                round: *round,
                one: EntryNo(*one),
                other: EntryNo(*other),
            }),
            DirectAct::PublishRound { round } => on_round(*round, RoundAct::Publish),
            DirectAct::Begin { round } => on_round(*round, RoundAct::Begin),
            DirectAct::Due { round, due } => on_round(*round, RoundAct::Due(due)),
            DirectAct::Room { round, table, room } => on_round(*round, RoundAct::Room { table: *table, room }),
            DirectAct::ExtraTime {
                round,
                table,
                minutes: typed,
            } => {
                let (table, minutes) = (*table, minutes(typed)?);
                on_round(*round, RoundAct::ExtraTime { table, minutes })
            }
            DirectAct::Substitute {
                round,
                table,
                entry,
                member,
            } => {
                let (table, entry, member) = (*table, EntryNo(*entry), member.map(MemberId));
                on_round(*round, RoundAct::Substitute { table, entry, member })
            }
            DirectAct::Penalty {
                entry,
                amount: typed,
                reason,
            } => request.act(GivePenalty {
                entry: EntryNo(*entry),
                amount: amount(typed)?,
                reason,
            }),
            DirectAct::Revoke { at } => request.act(RevokePenalty { at: *at }),
            DirectAct::PlayOff { tied: entries, score } => {
                let scores = tied(entries, score)?;
                request.act(PlayOff { scores })
            }
            DirectAct::GoOn { way, revision } => go_on(request, way_on(way)?, *revision),
            DirectAct::SitOut { sit_out, revision } => {
                let setting = Setting::SitOut(choice::chosen(sit_out)?);
                set(request, *revision, SettingPart::Stages, setting)
            }
            DirectAct::MakeDeals { seen_by, revision } => request.act(make_deals(seen_by, *revision)?),
            DirectAct::Release { revision } => {
                let setting = Setting::Withheld(Withheld::Nothing);
                set(request, *revision, SettingPart::Withheld, setting)
            }
            DirectAct::Undo { revision } => request.act(UndoStep { revision: *revision }),
        };
        done.map(drop)
    }
}

/// Sets a part that is offered as a step.
fn set(request: &ActRequest<'_>, seen: i64, part: SettingPart, setting: Setting) -> Result<Applied, ActError> {
    request.act(ChangeSetting {
        seen,
        part,
        read: |_: &Tournament| Ok(setting),
    })
}

/// The drafts drawn again, with what the director prefers.
fn redraw(prefer: &str) -> Result<DrawOrder, ActError> {
    Ok(DrawOrder {
        again: true,
        prefer: preference(prefer)?,
        seed: None,
    })
}

fn make_deals(seen_by: &str, revision: i64) -> Result<MakeDeals, ActError> {
    let seen_by = words::value(words::SEEN_BY, seen_by).ok_or(ActError::Invalid {
        field: "seen_by",
        why: InvalidValue::BadChoice,
    })?;
    MakeDeals::by_chance(revision, seen_by)
}

fn way_on(word: &str) -> Result<WayOn, ActError> {
    WayOn::parse(word).ok_or(ActError::Invalid {
        field: "way",
        why: InvalidValue::BadChoice,
    })
}

fn preference(word: &str) -> Result<Prefer, ActError> {
    if word.is_empty() {
        return Ok(Prefer::default());
    }
    words::value(words::PREFER, word).ok_or(ActError::Invalid {
        field: "prefer",
        why: InvalidValue::BadChoice,
    })
}

#[cfg(test)]
mod tests {
    use super::DirectAct;
    use crate::act_form::hold_against_routes;

    #[test]
    fn every_act_of_the_console_has_its_row_in_the_table_of_rights() {
        hold_against_routes::<DirectAct>("/tournaments/{id}/direct");
    }
}
