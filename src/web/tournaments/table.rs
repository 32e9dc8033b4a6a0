//! `/tournaments/{id}/rounds/{n}/tables/{t}`: a table, and the form by which its result is entered, confirmed or disputed;
//! for the director also ruled and taken out.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};
use askama::Template;

use super::frame::{Frame, Place, TableView, fresh_key, refused, shell, tables};
use crate::event::{Event, RoundState, State, Table};
use crate::http::{Problem, Visit};
use crate::service::ActError;
use crate::service::tournaments::parse_id;
use crate::service::tournaments::read::{self, Shown};
use crate::service::tournaments::{self, ResultAct, ResultTyped};
use crate::store::TournamentId;
use crate::text::{Arg, Lang};
use crate::tournament::EntryNo;
use crate::tournament::points::Scheme;
use crate::tournament::standings::{Came, SeatResult};
use crate::web::page::{PageResult, see_other};
use crate::web::routes;
use crate::web::shell::{Shell, html};

/// templates/tournaments/table.html
#[derive(Debug, Template)]
#[template(path = "tournaments/table.html")]
struct TournamentsTable {
    shell: Shell,
    frame: Frame,
    title: String,
    round: String,
    round_href: String,
    here: String,
    key: String,
    version: u32,
    table: TableView,
    fields: Vec<Field>,
    /// How many deals were played has to be said.
    deals: bool,
    zero_sum: bool,
    reason: String,
    told_reason: String,
    can: Can,
    left: String,
}

/// What the reader can do here.
#[derive(Debug, Clone, Copy, Default)]
struct Can {
    enter: bool,
    confirm: bool,
    dispute: bool,
    not_played: bool,
    rule: bool,
    void: bool,
}

/// The score of a seat in the form.
#[derive(Debug)]
struct Field {
    at: usize,
    name: String,
    score: String,
    deals: String,
    absent: bool,
}

/// Where it is.
#[derive(Debug, Clone, Copy)]
struct At {
    id: TournamentId,
    round: u16,
    table: u16,
}

impl At {
    fn of((id, round, table): (String, String, String)) -> Result<At, Problem> {
        let missing = || Problem::not_found("table");
        Ok(At {
            id: parse_id(&id).ok_or_else(missing)?,
            round: round.parse().map_err(|_| missing())?,
            table: table.parse().map_err(|_| missing())?,
        })
    }

    fn href(self) -> String {
        routes::tournament(self.id, &format!("rounds/{}/tables/{}", self.round, self.table))
    }
}

/// What the form sends: one score and maybe more for each seat, numbered from 0.
type Sent = BTreeMap<String, String>;

/// The table.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, place: web::Path<(String, String, String)>) -> PageResult {
    draw(&visit, At::of(place.into_inner())?, Sent::new(), None).await
}

/// Says something of its result.
///
/// # Errors
/// When the reader may not, or there is no such table.
pub async fn post(
    visit: Visit,
    place: web::Path<(String, String, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let at = At::of(place.into_inner())?;
    let sent = allowed(form.into_inner())?;
    let typed = sent.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            let field = |name: &str| typed.get(name).map_or("", String::as_str);
            let seats = state.store.read(|db| read::event(db, actor, at.id))?;
            let table = seats.loaded.event.table(at.round, at.table);
            let table = table.ok_or_else(|| Problem::not_found("table"))?;
            let act = match asked(&typed, table) {
                Ok(act) => act,
                Err(error) => return Ok(Err(error)),
            };
            let seen = field("version").parse().unwrap_or(u32::MAX);
            let said = ResultTyped { round: at.round, table: at.table, seen, reason: field("reason") };
            let key = Some(field("key"));
            Ok(tournaments::act_on_result(&state.store, actor, at.id, said, &act, key, state.now()))
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&at.href())),
        Err(error) => draw(&visit, at, sent, Some(error)).await,
    }
}

/// Only what the form has (S-3).
fn allowed(fields: Vec<(String, String)>) -> Result<Sent, Problem> {
    let known = |name: &str| {
        matches!(name, "act" | "version" | "key" | "reason" | "csrf")
            || ["score", "deals", "absent"]
                .iter()
                .any(|word| name.strip_prefix(word).is_some_and(|at| matches!(at, "0" | "1" | "2" | "3")))
    };
    let mut sent = Sent::new();
    for (name, value) in fields {
        if !known(&name) || sent.insert(name, value).is_some() {
            return Err(Problem::new(crate::http::ProblemKind::BadRequest, "the form has a field too many"));
        }
    }
    Ok(sent)
}

fn asked(sent: &Sent, table: &Table) -> Result<ResultAct, ActError> {
    let bad = |field| ActError::Invalid { field, key: "event-score-bad" };
    let is_absent = |at: usize| sent.contains_key(&format!("absent{at}"));
    let absent = || (0..table.seats.len()).filter(|at| is_absent(*at)).map(|at| table.seats[at].entry);
    let seats = || {
        let seat = |at: usize| {
            let value = |word: &str| sent.get(&format!("{word}{at}")).map_or("", |text| text.trim());
            if is_absent(at) {
                return Ok(SeatResult { came: Came::Nobody, ..SeatResult::default() });
            }
            let raw = number(value("score")).ok_or_else(|| bad("score"))?;
            let deals = match value("deals") {
                "" => None,
                text => Some(text.parse().map_err(|_| bad("deals"))?),
            };
            Ok(SeatResult { raw, deals, ..SeatResult::default() })
        };
        (0..table.seats.len()).map(seat).collect::<Result<Vec<_>, ActError>>()
    };
    Ok(match sent.get("act").map(String::as_str) {
        Some("enter") => ResultAct::Enter(seats()?),
        Some("rule") => ResultAct::Rule(seats()?),
        Some("not-played") => ResultAct::NotPlayed(absent().collect::<Vec<EntryNo>>()),
        Some("confirm") => ResultAct::Confirm,
        Some("dispute") => ResultAct::Dispute,
        Some("void") => ResultAct::Void,
        _ => return Err(ActError::Invalid { field: "act", key: "field-bad-choice" }),
    })
}

/// A whole number as people type it, with whichever minus their keyboard has.
fn number(text: &str) -> Option<i64> {
    let text = text.replace(['−', '–'], "-").replace(['\u{a0}', ' ', '+'], "");
    text.parse().ok()
}

async fn draw(visit: &Visit, at: At, sent: Sent, error: Option<ActError>) -> Result<HttpResponse, Problem> {
    let (shown, visitor) =
        visit.act(move |state, actor| Ok(state.store.read(|db| read::event(db, actor, at.id))?)).await?;
    let lang = visit.prefs.lang;
    let missing = || Problem::not_found("table");
    let event = &shown.loaded.event;
    let round = event.round(at.round).ok_or_else(missing)?;
    let found = event.table(at.round, at.table).ok_or_else(missing)?;
    let view = tables(&shown, round, lang).into_iter().find(|view| view.number == at.table);
    let view = view.ok_or_else(missing)?;
    let title = lang.t_args("event-place-table", &[("number", Arg::Number(at.table.into()))]);
    let round_name = lang.t_args("event-round", &[("number", Arg::Number(at.round.into()))]);
    let mut shell = shell(visit, &visitor, format!("{title}, {round_name}: {}", event.name), at.href());
    let failed = error.is_some();
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let page = TournamentsTable {
        frame: Frame::of(&shown, Place::Round, lang),
        title,
        round: round_name,
        round_href: routes::tournament(at.id, &format!("rounds/{}", at.round)),
        here: at.href(),
        key: fresh_key()?,
        version: found.version,
        fields: fields(&view, found, &sent),
        deals: matches!(event.profile.scoring.scheme, Scheme::RawPerDeal { .. }),
        zero_sum: event.profile.scoring.zero_sum,
        reason: sent.get("reason").cloned().unwrap_or_default(),
        told_reason: found.result.as_ref().map(|result| result.reason.clone()).unwrap_or_default(),
        can: can(&shown, event, at, view.mine),
        left: time_left(visit, &shown, at, lang),
        table: view,
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = actix_web::http::StatusCode::CONFLICT;
    }
    Ok(response)
}

/// What was typed, or else what is entered.
fn fields(view: &TableView, table: &Table, sent: &Sent) -> Vec<Field> {
    use crate::tournament::standings::Outcome;
    let entered = table.result.as_ref().filter(|result| result.counts());
    let seat = |at: usize| match entered.map(|result| &result.outcome) {
        Some(Outcome::Played(seats)) => seats.get(at).cloned(),
        _ => None,
    };
    let typed = |word: &str, at: usize| sent.get(&format!("{word}{at}")).cloned();
    let field = |(at, one): (usize, &super::frame::SeatView)| Field {
        at,
        name: if one.substitute.is_empty() {
            one.name.clone()
        } else {
            format!("{} ({})", one.substitute, one.name)
        },
        score: typed("score", at).or_else(|| seat(at).map(|seat| seat.raw.to_string())).unwrap_or_default(),
        deals: typed("deals", at)
            .or_else(|| seat(at).and_then(|seat| seat.deals).map(|deals| deals.to_string()))
            .unwrap_or_default(),
        absent: sent.contains_key(&format!("absent{at}")),
    };
    view.seats.iter().enumerate().map(field).collect()
}

/// What the reader can do: buttons that would be refused are not shown. Rights are asked again when he presses one.
fn can(shown: &Shown, event: &Event, at: At, mine: bool) -> Can {
    let Some((round, table)) = event.round(at.round).zip(event.table(at.round, at.table)) else {
        return Can::default();
    };
    if round.state == RoundState::Drawn || !matches!(event.state, State::Running | State::Finished) {
        return Can::default();
    }
    let result = table.result.as_ref().filter(|result| result.counts());
    let settled = result.is_some_and(|result| result.state.is_settled());
    let official = shown.rights.score;
    let player = mine && event.profile.self_entry;
    let me = shown.me.and_then(|me| event.entry(me)).map(|entry| entry.member);
    let entered_by_me = result.is_some_and(|result| result.by.is_some() && result.by == me);
    Can {
        enter: !settled && (official || player && (result.is_none() || entered_by_me)),
        confirm: result.is_some()
            && !settled
            && !entered_by_me
            && (official || player && event.profile.two_person),
        dispute: result.is_some() && !settled && (official || player && !entered_by_me),
        not_played: official && result.is_none(),
        rule: shown.rights.rule && result.is_some(),
        void: shown.rights.rule && result.is_some(),
    }
}

/// How long the table may still play.
fn time_left(visit: &Visit, shown: &Shown, at: At, lang: Lang) -> String {
    let event = &shown.loaded.event;
    let found = event.round(at.round).zip(event.table(at.round, at.table));
    let Some((round, table)) = found.filter(|(round, _)| round.state == RoundState::Playing) else {
        return String::new();
    };
    let Some((started, minutes)) = round.started.zip(event.profile.minutes) else { return String::new() };
    let all = i64::from(minutes) + i64::from(table.extra_minutes);
    let gone = (visit.state.now().naive_utc() - started).num_minutes();
    lang.n("event-minutes-left", (all - gone).max(0))
}
