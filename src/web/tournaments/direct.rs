//! `/tournaments/{id}/direct`: what the director needs: what waits for them, the next step, the draft of a round,
//! penalties, and the way back.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};

use super::choice;
use super::direct_acts::DirectForm;
use super::direct_fields::DirectFields;
use super::draft::{Draft, Reckoned};
use super::frame::{Frame, TournamentTab, fresh_key, name, refused, shell};
use super::log_words;
use super::next_step::{self, Door, FirstRound, NextStep};
use super::progress::{self, ProgressRow};
use super::result_rows;
use super::todo::{self, Todo};
use super::ways;
use super::weeks::{self, DueRow};
use crate::act_form::act_request;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::authorization::Action;
use talon_service::scorecards::{self, TableProgress};
use talon_service::tournaments::read::{self, Rights, ShownTournament};
use talon_service::tournaments::sign_up::{NotEntered, not_entered};
use talon_service::tournaments::{self, StateChange, TablePlace, TableTimes, parse_id, times_of};
use talon_service::{ActError, Actor};
use talon_store::{Db, TournamentId};
use talon_text::{Lang, mixed};
use talon_tournament::tournament::State;

/// templates/tournaments/direct.html
#[derive(Debug, Template)]
#[template(path = "tournaments/direct.html")]
struct TournamentsDirectPage {
    shell: Shell,
    frame: Frame,
    rights: Rights,
    here: String,
    key: String,
    key_show: String,
    key_finish: String,
    step: Option<NextStep>,
    step_says: String,
    /// The button that leads from the names to the first round.
    first_round: Option<FirstRound>,
    /// Where the results of the round are entered that is played.
    results: Option<String>,
    todo: Vec<Todo>,
    /// Tables that keep a scorecard.
    progress: Vec<ProgressRow>,
    /// Tables of rounds over weeks that still have to meet.
    meetings: Vec<ProgressRow>,
    draft: Option<Draft>,
    /// Rounds that can have a due date.
    due: Vec<DueRow>,
    entries: Vec<Choice<u16>>,
    penalties: Vec<PenaltyRow>,
    undo: Option<(i64, String)>,
    published: bool,
    is_running: bool,
    /// Whether players are checked in, and whether there are too few to do anything else.
    door: Door,
    /// Whether ties may still be decided at a table.
    can_play_off: bool,
    /// What was typed in the form that was not taken.
    typed: DirectFields,
    trade: Option<choice::Trade>,
    can_finish: bool,
}

/// A penalty, by its place in the list.
#[derive(Debug)]
struct PenaltyRow {
    at: usize,
    text: String,
    revoked: bool,
}

/// The console.
///
/// # Errors
/// When the reader does not direct the tournament.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, None, None).await
}

/// Does what a button says.
///
/// # Errors
/// As for the console.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = DirectForm::of(form.into_inner(), &["key"])?;
    let sent = form.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            let request = act_request(state, actor, id, sent.request(&sent.common.key));
            Ok(sent.act.carry_out(&request))
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&routes::tournament(id, &form.act.back()))),
        Err(error) => draw(&visit, id, Some(&form), Some(error)).await,
    }
}

/// What the console shows, as it is kept.
struct ConsoleRead {
    shown: ShownTournament,
    /// Tables whose hands come to another result.
    differing: Vec<(u16, u16)>,
    playing: Vec<TableProgress>,
    times: BTreeMap<TablePlace, TableTimes>,
    signed_up: NotEntered,
}

impl ConsoleRead {
    fn of(db: &mut Db, actor: &Actor, id: TournamentId, now: DateTime<Utc>) -> Result<ConsoleRead, ActError> {
        let shown = read::tournament_for(db, actor, id, Action::MakePairings)?;
        Ok(ConsoleRead {
            differing: tournaments::differing(db, &shown.loaded)?,
            times: times_of(db, &shown.loaded, now)?,
            signed_up: not_entered(db, &shown)?,
            playing: match shown.open_round() {
                Some(round) => scorecards::progress(db, &shown.loaded, round.number)?,
                None => Vec::new(),
            },
            shown,
        })
    }
}

async fn draw(
    visit: &Visit,
    id: TournamentId,
    sent: Option<&DirectForm>,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let (read, visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| ConsoleRead::of(db, actor, id, state.now()));
            Ok(read.map(|read| (Reckoned::of(&read.shown.loaded.tournament), read)))
        })
        .await?;
    let (reckoned, read) = match read {
        Ok(read) => read,
        Err(denied) => return Err(unseen(denied, error)),
    };
    let shown = &read.shown;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let here = routes::tournament(id, "direct");
    let title = format!("{}: {}", lang.t("tournament-tab-direct"), tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = error.is_some();
    let typed = DirectFields::of(sent.filter(|_| failed), error.as_ref(), lang);
    shell.flash = error.map(|error| refused(shown, error, lang)).transpose()?;
    let (step, step_says) = next_step::next_step(shown, lang);
    let today = weeks::today(visit, shown);
    let clock = todo::Clock::of(today, visit.state.now());
    let steps = tournament.step_rights(shown.rights.steps());
    let page = TournamentsDirectPage {
        frame: Frame::of(shown, TournamentTab::Direct, lang),
        rights: shown.rights,
        here,
        key: fresh_key()?,
        key_show: fresh_key()?,
        key_finish: fresh_key()?,
        can_finish: steps.may(StateChange::Finish) && step.as_ref().is_none_or(|step| step.act != "finish"),
        step,
        step_says,
        first_round: next_step::first_round(tournament, lang),
        results: results_of_open_round(shown),
        todo: todo::all(shown, read.signed_up, &read.differing, &clock, lang),
        due: weeks::rows(tournament, today, lang),
        meetings: progress::meetings(shown, &read.times, lang),
        progress: progress::rows(shown, &read.playing, visit.state.now().into(), lang),
        draft: Draft::of(shown, &reckoned, lang),
        entries: entries(shown, lang),
        penalties: penalties(shown, lang),
        undo: undo(shown, lang),
        published: tournament.published,
        is_running: tournament.state == State::Running,
        door: Door::of(tournament),
        can_play_off: tournament.takes_penalties().is_ok(),
        typed,
        trade: choice::trade(shown, lang).or_else(|| ways::panel(shown, reckoned.ways(), lang)),
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = actix_web::http::StatusCode::CONFLICT;
    }
    Ok(response)
}

/// The last step, where it can be taken back: the revision that it led to, and what it was.
fn undo(shown: &ShownTournament, lang: Lang) -> Option<(i64, String)> {
    let step = shown.last_step.as_ref()?;
    Some((step.revision, log_words::step(shown, step, lang)))
}

/// Where the results of the round are entered that is played.
fn results_of_open_round(shown: &ShownTournament) -> Option<String> {
    let round = shown.open_round()?;
    (shown.loaded.tournament.state == State::Running).then(|| result_rows::address(shown, round.number))
}

/// What is told to those who do not see the console; an owner closes a tournament without seeing it.
fn unseen(denied: ActError, error: Option<ActError>) -> Problem {
    match error {
        Some(error @ (ActError::Refused(_) | ActError::Conflict(_))) => error.into(),
        _ => denied.into(),
    }
}

fn entries(shown: &ShownTournament, lang: Lang) -> Vec<Choice<u16>> {
    let all = shown.loaded.tournament.entries.iter();
    all.map(|one| Choice::new(one.number.0, name(shown, one.number, lang)))
        .collect()
}

fn penalties(shown: &ShownTournament, lang: Lang) -> Vec<PenaltyRow> {
    let all = shown.loaded.tournament.adjustments.iter().enumerate();
    let say = |(at, one): (usize, &talon_tournament::tournament::Adjustment)| PenaltyRow {
        at,
        text: format!(
            "{}: {} ({})",
            name(shown, one.entry, lang),
            mixed(&one.amount),
            one.reason
        ),
        revoked: one.revoked,
    };
    all.map(say).collect()
}
