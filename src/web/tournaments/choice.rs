//! What is done with players who are too many for tables of three: what each way costs, side by side, while it can still
//! be chosen.

use chrono::{DateTime, Utc};

use crate::event::file::words;
use crate::event::{Event, Profile, State};
use crate::service::permissions::Action;
use crate::service::tournaments::read::{self, Shown};
use crate::service::tournaments::{self, Setting};
use crate::service::{ActError, Actor};
use crate::store::{Store, TournamentId};
use crate::text::{Arg, Lang};
use crate::tournament::SitOut;
use crate::tournament::seating::{Plan, lower_bound};

/// The ways.
#[derive(Debug)]
pub(super) struct Trade {
    pub title: String,
    pub ways: Vec<Way>,
    pub revision: i64,
}

/// One of them.
#[derive(Debug)]
pub(super) struct Way {
    pub word: &'static str,
    pub label: String,
    pub facts: Vec<String>,
    pub chosen: bool,
}

/// The ways for those who are entered (or here, once they are ticked off), where they differ.
pub(super) fn trade(shown: &Shown, lang: Lang) -> Option<Trade> {
    let event = &shown.loaded.event;
    if !matches!(event.state, State::Draft | State::Open | State::CheckIn) {
        return None;
    }
    let players = players(event);
    let rounds = event.stages.first().map_or(1, |stage| stage.rounds);
    let plans: Vec<(SitOut, Plan)> = [SitOut::Fours, SitOut::Byes, SitOut::TablesOfFour]
        .into_iter()
        .filter_map(|way| Some((way, Plan::new(players, rounds, way).ok()?)))
        .collect();
    let differs = |plan: &Plan| plan.fours() > 0 || plan.byes() > 0;
    if !plans.iter().any(|(_, plan)| differs(plan)) {
        return None;
    }
    let way = |(way, plan): &(SitOut, Plan)| {
        let word = words::word(words::SIT_OUT, *way);
        Way {
            word,
            label: lang.t(&format!("set-sit_out-{word}")).into_owned(),
            facts: facts(plan, lang),
            chosen: *way == event.profile.sit_out,
        }
    };
    let args = [("players", Arg::Number(players.into())), ("rounds", Arg::Number(rounds.into()))];
    Some(Trade {
        title: lang.t_args("night-trade", &args),
        ways: plans.iter().map(way).collect(),
        revision: shown.loaded.revision,
    })
}

fn players(event: &Event) -> u16 {
    let here = event.entries.iter().filter(|entry| entry.status.is_in_play()).count();
    let count = if event.state == State::CheckIn && here >= 3 { here } else { event.entries.len() };
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn facts(plan: &Plan, lang: Lang) -> Vec<String> {
    let (players, rounds) = (u32::from(plan.players()), u32::from(plan.rounds()));
    let mut facts = Vec::new();
    if plan.byes() > 0 {
        facts.push(lang.n("night-trade-byes", plan.byes().into()));
        let most = (u32::from(plan.byes()) * rounds).div_ceil(players);
        facts.push(lang.n("night-trade-byes-each", most.into()));
    }
    if plan.fours() > 0 {
        facts.push(lang.n("night-trade-fours", plan.fours().into()));
        let most = (4 * u32::from(plan.fours()) * rounds).div_ceil(players);
        facts.push(lang.n("night-trade-fours-each", most.into()));
    }
    facts.push(lang.n("night-trade-repeats", i64::try_from(lower_bound(plan).repeats).unwrap_or(i64::MAX)));
    facts
}

/// Chooses one.
pub(super) fn choose(
    store: &Store,
    actor: &Actor,
    id: TournamentId,
    word: Option<&str>,
    seen: Option<i64>,
    key: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), ActError> {
    let bad = |field| ActError::Invalid { field, key: "field-bad-choice" };
    let sit_out = word.and_then(|word| words::value(words::SIT_OUT, word)).ok_or_else(|| bad("sit_out"))?;
    let shown = store.read(|db| read::event_for(db, actor, id, Action::MakePairings))?;
    let profile = Profile { sit_out, ..shown.loaded.event.profile.clone() };
    let setting = Setting::Profile(Box::new(profile));
    tournaments::settle(store, actor, id, &setting, seen.unwrap_or(-1), key, now).map(drop)
}
