//! `/tournaments/{id}/direct`: what the director needs: what waits for them, the next step, the draft of a round,
//! penalties, and the way back.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, NaiveDate, Utc};

use super::choice;
use super::direct_acts::DirectForm;
use super::direct_fields::DirectFields;
use super::frame::{Frame, TableView, TournamentTab, fresh_key, name, refused, shell, tables};
use super::log_words;
use super::next_step::{Door, NextStep, next_step};
use super::progress::{self, ProgressRow};
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
use talon_service::tournaments::{self, StateChange, TablePlace, TableTimes, parse_id, times_of};
use talon_service::{ActError, Actor};
use talon_store::{Db, TournamentId};
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Now, Preview, Round, RoundState, State, Tournament, attention_with};
use talon_tournament::{EntryNo, EntryPair};

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

/// Something that waits.
#[derive(Debug)]
struct Todo {
    text: String,
    href: String,
    class: &'static str,
}

/// A penalty, by its place in the list.
#[derive(Debug)]
struct PenaltyRow {
    at: usize,
    text: String,
    revoked: bool,
}

/// A round that only the director sees.
#[derive(Debug)]
struct Draft {
    number: u16,
    title: String,
    tables: Vec<TableView>,
    byes: Vec<String>,
    facts: Vec<String>,
    people: Vec<Choice<u16>>,
    more: String,
    other: Option<choice::OtherWay>,
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
}

impl ConsoleRead {
    fn of(db: &mut Db, actor: &Actor, id: TournamentId, now: DateTime<Utc>) -> Result<ConsoleRead, ActError> {
        let shown = read::tournament_for(db, actor, id, Action::MakePairings)?;
        Ok(ConsoleRead {
            differing: tournaments::differing(db, &shown.loaded)?,
            times: times_of(db, &shown.loaded, now)?,
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
            Ok(read.map(|read| (fewest_repeats(&read.shown.loaded.tournament), read)))
        })
        .await?;
    let (fewest, read) = match read {
        Ok(read) => read,
        Err(denied) => return Err(unseen(denied, error)),
    };
    let ConsoleRead {
        shown,
        differing,
        playing,
        times,
    } = read;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let here = routes::tournament(id, "direct");
    let title = format!("{}: {}", lang.t("tournament-tab-direct"), tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = error.is_some();
    let typed = DirectFields::of(sent.filter(|_| failed), error.as_ref(), lang);
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let (step, step_says) = next_step(&shown, lang);
    let today = weeks::today(visit, &shown);
    let steps = tournament.step_rights(shown.rights.steps());
    let page = TournamentsDirectPage {
        frame: Frame::of(&shown, TournamentTab::Direct, lang),
        rights: shown.rights,
        here,
        key: fresh_key()?,
        key_show: fresh_key()?,
        key_finish: fresh_key()?,
        can_finish: steps.may(StateChange::Finish) && step.as_ref().is_none_or(|step| step.act != "finish"),
        step,
        step_says,
        todo: todo_list(&shown, &differing, today, lang),
        due: weeks::rows(tournament, today, lang),
        meetings: progress::meetings(&shown, &times, lang),
        progress: progress::rows(&shown, &playing, visit.state.now().into(), lang),
        draft: draft(&shown, fewest, lang),
        entries: entries(&shown, lang),
        penalties: penalties(&shown, lang),
        undo: shown
            .last_step
            .as_ref()
            .map(|step| (step.revision, log_words::step(&shown, step, lang))),
        published: tournament.published,
        is_running: tournament.state == State::Running,
        door: Door::of(tournament),
        can_play_off: tournament.takes_penalties().is_ok(),
        typed,
        trade: choice::trade(&shown, lang),
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = actix_web::http::StatusCode::CONFLICT;
    }
    Ok(response)
}

/// What is told to those who do not see the console; an owner closes a tournament without seeing it.
fn unseen(denied: ActError, error: Option<ActError>) -> Problem {
    match error {
        Some(error @ (ActError::Refused(_) | ActError::Conflict(_))) => error.into(),
        _ => denied.into(),
    }
}

/// What waits for the director, tables with other hands among it.
fn todo_list(shown: &ShownTournament, differing: &[(u16, u16)], today: NaiveDate, lang: Lang) -> Vec<Todo> {
    let waiting = attention_with(&shown.loaded.tournament, differing, Some(today));
    waiting.iter().map(|now| todo(shown, now, lang)).collect()
}

fn todo(shown: &ShownTournament, now: &Now, lang: Lang) -> Todo {
    let id = shown.loaded.id;
    let table = |key: &str, class, round: u16, table: u16| {
        let args = [
            ("round", Arg::Number(round.into())),
            ("table", Arg::Number(table.into())),
        ];
        let href = routes::tournament(id, &format!("rounds/{round}/tables/{table}"));
        Todo {
            text: lang.t_args(key, &args),
            href,
            class,
        }
    };
    let entry = |key: &str, entry: EntryNo| {
        let href = format!("{}#e{}", routes::tournament(id, "entries"), entry.0);
        let text = lang.t_args(key, &[("name", Arg::from(name(shown, entry, lang)))]);
        Todo {
            text,
            href,
            class: "warn",
        }
    };
    match *now {
        Now::Disputed { round, table: at } => table("tournament-now-disputed", "bad", round, at),
        Now::Voided { round, table: at } => table("tournament-now-voided", "bad", round, at),
        Now::HandsDiffer { round, table: at } => {
            let todo = table("tournament-now-hands-differ", "bad", round, at);
            Todo {
                href: format!("{}/hands", todo.href),
                ..todo
            }
        }
        Now::Overdue { round, table: at } => table("tournament-now-overdue", "bad", round, at),
        Now::HandsClosed { round } => {
            let text = lang.t_args("tournament-now-hands-closed", &[("round", Arg::Number(round.into()))]);
            Todo {
                text,
                href: routes::tournament(id, &format!("rounds/{round}/hands")),
                class: "",
            }
        }
        Now::OneDevice { round, table: at } => table("tournament-now-one-device", "warn", round, at),
        Now::Unconfirmed { round, table: at } => table("tournament-now-unconfirmed", "warn", round, at),
        Now::Missing { round, table: at } => table("tournament-now-missing", "", round, at),
        Now::SeatedButGone {
            round,
            table: at,
            entry,
        } => {
            let gone = name(shown, entry, lang);
            let mut todo = table("tournament-now-gone", "warn", round, at);
            todo.text = format!("{gone}: {}", todo.text);
            todo
        }
        Now::LateWithoutSeat { entry: one } => entry("tournament-now-late", one),
        Now::NotHere { entry: one } => entry("tournament-now-not-here", one),
    }
}

/// The first draft, with what the engine says of it.
fn draft(shown: &ShownTournament, fewest: Option<usize>, lang: Lang) -> Option<Draft> {
    let tournament = &shown.loaded.tournament;
    let drafts: Vec<&Round> = tournament
        .rounds
        .iter()
        .filter(|round| round.state == RoundState::Drawn)
        .collect();
    let round = *drafts.first()?;
    let mut people: Vec<Choice<u16>> = round
        .everybody()
        .map(|entry| Choice::new(entry.0, name(shown, entry, lang)))
        .collect();
    shown.name_order().sort(&mut people, |one| &one.label);
    Some(Draft {
        number: round.number,
        title: lang.t_args("tournament-draft", &[("number", Arg::Number(round.number.into()))]),
        tables: tables(shown, round, lang),
        byes: round.byes.iter().map(|entry| name(shown, *entry, lang)).collect(),
        facts: facts(shown, round, fewest, lang),
        people,
        more: if drafts.len() > 1 {
            lang.n("tournament-draft-more", drafts.len() as i64 - 1)
        } else {
            String::new()
        },
        other: choice::other_way(tournament, lang),
    })
}

/// How few pairs of the first draft could meet again, where the engine knows. It draws again for that, which takes its
/// time in a large field.
fn fewest_repeats(tournament: &Tournament) -> Option<usize> {
    let draft = tournament
        .rounds
        .iter()
        .find(|round| round.state == RoundState::Drawn)?;
    let mut earlier = tournament.clone();
    earlier.rounds.retain(|one| one.state > RoundState::Drawn);
    match earlier.preview(draft.drawn_by.seed) {
        Ok(Preview::Round(drawn)) => Some(drawn.bound.repeats),
        _ => None,
    }
}

/// What is worth knowing of a draft: pairs that meet again, who sits out, and how few repeats there could be.
fn facts(shown: &ShownTournament, round: &Round, fewest: Option<usize>, lang: Lang) -> Vec<String> {
    let tournament = &shown.loaded.tournament;
    let mut facts = Vec::new();
    let mut again = 0;
    for table in &round.tables {
        for (at, one) in table.seats.iter().enumerate() {
            for other in &table.seats[at + 1..] {
                if let Some(last) = tournament.met_before(EntryPair::of(one.entry, other.entry), round.number) {
                    again += 1;
                    let args = [
                        ("one", Arg::from(name(shown, one.entry, lang))),
                        ("other", Arg::from(name(shown, other.entry, lang))),
                        ("round", Arg::Number(last.into())),
                    ];
                    facts.push(lang.t_args("tournament-draft-again", &args));
                }
            }
        }
    }
    if again == 0 {
        facts.push(lang.t("tournament-draft-no-repeats").into_owned());
    }
    // That none has to is no news.
    if let Some(fewest) = fewest.filter(|fewest| *fewest > 0) {
        facts.push(lang.n("tournament-draft-bound", fewest as i64));
    }
    if round.drawn_by.by_hand {
        facts.push(lang.t("tournament-draft-by-hand").into_owned());
    }
    facts
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
        text: format!("{}: {} ({})", name(shown, one.entry, lang), one.amount, one.reason),
        revoked: one.revoked,
    };
    all.map(say).collect()
}
