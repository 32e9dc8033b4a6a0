//! What the director's console does: each act with the fields of its form, and how it is done.

use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::choice;
use super::direct_typed::{amount, minutes, tied};
use crate::act_form::{ActForm, Keyed};
use talon_service::tournaments::{self, Official, PenaltyTyped, RoundAct, StateChange};
use talon_service::{ActError, Actor};
use talon_store::{MemberId, Store, TournamentId};
use talon_tournament::EntryNo;
use talon_tournament::event::file::words;
use talon_tournament::seating::Prefer;

/// A form of the console.
pub(super) type DirectForm = ActForm<Keyed, DirectAct>;

/// An act of the console.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum DirectAct {
    Open,
    CheckIn,
    Start,
    Finish,
    Archive,
    Reopen {
        #[serde(default)]
        reason: String,
    },
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
    SitOut {
        sit_out: String,
        /// What was seen when it was chosen.
        revision: i64,
    },
    /// Takes back the step that led to this revision.
    Undo {
        revision: i64,
    },
    #[serde(rename = "appoint:director")]
    AppointDirector {
        member: i64,
    },
    #[serde(rename = "remove:director")]
    RemoveDirector {
        member: i64,
    },
    #[serde(rename = "appoint:scorer")]
    AppointScorer {
        member: i64,
    },
    #[serde(rename = "remove:scorer")]
    RemoveScorer {
        member: i64,
    },
}

impl DirectAct {
    /// The page that is shown when it is done: what is said of a table is said on its page.
    pub fn back(&self) -> String {
        match self {
            DirectAct::Room { round, table, .. }
            | DirectAct::ExtraTime { round, table, .. }
            | DirectAct::Substitute { round, table, .. } => format!("rounds/{round}/tables/{table}"),
            _ => "direct".to_owned(),
        }
    }
}

/// Who acts on which tournament.
pub(super) struct Request<'a> {
    pub store: &'a Store,
    pub actor: &'a Actor,
    pub id: TournamentId,
    pub key: Option<&'a str>,
    pub now: DateTime<Utc>,
}

impl Request<'_> {
    /// Does it.
    ///
    /// # Errors
    /// When the actor may not, a field says nothing, or the event refuses.
    pub fn act(&self, act: &DirectAct) -> Result<(), ActError> {
        let Request {
            store,
            actor,
            id,
            key,
            now,
        } = *self;
        match act {
            DirectAct::Open => self.step(StateChange::Open, ""),
            DirectAct::CheckIn => self.step(StateChange::StartCheckIn, ""),
            DirectAct::Start => self.step(StateChange::Start, ""),
            DirectAct::Finish => self.step(StateChange::Finish, ""),
            DirectAct::Archive => self.step(StateChange::Archive, ""),
            DirectAct::Reopen { reason } => self.step(StateChange::Reopen, reason),
            DirectAct::Show => tournaments::publish(store, actor, id, true, key, now).map(drop),
            DirectAct::Hide => tournaments::publish(store, actor, id, false, key, now).map(drop),
            DirectAct::RenewCards => tournaments::renew_cards(store, actor, id, key, now).map(drop),
            DirectAct::Draw => tournaments::draw(store, actor, id, false, None, key, now).map(drop),
            DirectAct::Redraw { prefer } => {
                tournaments::redraw(store, actor, id, preference(prefer)?, key, now).map(drop)
            }
            DirectAct::Swap { round, one, other } => {
                let pair = (EntryNo(*one), EntryNo(*other));
                tournaments::swap(store, actor, id, *round, pair, key, now).map(drop)
            }
            DirectAct::PublishRound { round } => self.round(*round, RoundAct::Publish),
            DirectAct::Begin { round } => self.round(*round, RoundAct::Begin),
            DirectAct::Room { round, table, room } => self.round(*round, RoundAct::Room { table: *table, room }),
            DirectAct::ExtraTime {
                round,
                table,
                minutes: typed,
            } => {
                let (table, minutes) = (*table, minutes(typed)?);
                self.round(*round, RoundAct::ExtraTime { table, minutes })
            }
            DirectAct::Substitute {
                round,
                table,
                entry,
                member,
            } => {
                let (table, entry, member) = (*table, EntryNo(*entry), member.map(MemberId));
                self.round(*round, RoundAct::Substitute { table, entry, member })
            }
            DirectAct::Penalty {
                entry,
                amount: typed,
                reason,
            } => {
                let (entry, amount) = (EntryNo(*entry), amount(typed)?);
                let typed = PenaltyTyped { entry, amount, reason };
                tournaments::give_penalty(store, actor, id, &typed, key, now).map(drop)
            }
            DirectAct::Revoke { at } => tournaments::revoke_penalty(store, actor, id, *at, key, now).map(drop),
            DirectAct::PlayOff { tied: entries, score } => {
                tournaments::play_off(store, actor, id, &tied(entries, score)?, key, now).map(drop)
            }
            DirectAct::SitOut { sit_out, revision } => choice::choose(store, actor, id, sit_out, *revision, key, now),
            DirectAct::Undo { revision } => tournaments::undo(store, actor, id, *revision, now),
            DirectAct::AppointDirector { member } => self.official(*member, Official::Director, true),
            DirectAct::RemoveDirector { member } => self.official(*member, Official::Director, false),
            DirectAct::AppointScorer { member } => self.official(*member, Official::Scorer, true),
            DirectAct::RemoveScorer { member } => self.official(*member, Official::Scorer, false),
        }
    }

    fn step(&self, step: StateChange, reason: &str) -> Result<(), ActError> {
        tournaments::step(self.store, self.actor, self.id, step, reason, self.key, self.now).map(drop)
    }

    fn round(&self, round: u16, act: RoundAct<'_>) -> Result<(), ActError> {
        tournaments::act_on_round(self.store, self.actor, self.id, round, act, self.key, self.now).map(drop)
    }

    fn official(&self, member: i64, official: Official, appoint: bool) -> Result<(), ActError> {
        tournaments::set_official(
            self.store,
            self.actor,
            self.id,
            MemberId(member),
            official,
            appoint,
            self.now,
        )
    }
}

fn preference(word: &str) -> Result<Prefer, ActError> {
    if word.is_empty() {
        return Ok(Prefer::default());
    }
    words::value(words::PREFER, word).ok_or(ActError::Invalid {
        field: "prefer",
        key: "field-bad-choice",
    })
}
