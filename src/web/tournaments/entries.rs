//! `/tournaments/{id}/entries`: who takes part; for the director the list by which he ticks people off and lets late ones
//! in, for a member the button by which he enters himself.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, Place, fresh_key, name, refused, shell};
use crate::event::{Entry, State, Status};
use crate::http::{Problem, Visit};
use crate::service::ActError;
use crate::service::tournaments::parse_id;
use crate::service::tournaments::read::{self, Rights, Shown};
use crate::service::tournaments::{self, EntryAct};
use crate::store::{MemberId, TournamentId};
use crate::text::Lang;
use crate::tournament::EntryNo;
use crate::web::page::{PageResult, see_other};
use crate::web::routes;
use crate::web::shell::{Flash, Shell, html};

/// templates/tournaments/entries.html
#[derive(Debug, Template)]
#[template(path = "tournaments/entries.html")]
struct TournamentsEntries {
    shell: Shell,
    frame: Frame,
    rights: Rights,
    here: String,
    key: String,
    counts: String,
    rows: Vec<Row>,
    to_enter: Vec<(i64, String)>,
    /// The entry of the reader in the club, when he may enter himself.
    enter_me: Option<i64>,
    /// Names that were typed and not entered.
    names: String,
    takes_entries: bool,
    ticks: bool,
}

/// An entry.
#[derive(Debug)]
struct Row {
    number: u16,
    name: String,
    status: String,
    class: &'static str,
    mine: bool,
    /// What can be done with it: the word of the act, and what the button says.
    acts: Vec<(&'static str, String, &'static str)>,
}

/// What a form of the page sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntriesForm {
    act: String,
    entry: Option<u16>,
    member: Option<i64>,
    name: Option<String>,
    names: Option<String>,
    here: Option<String>,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The list.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, String::new(), Told::Nothing).await
}

/// Enters somebody, ticks him off, or lets him leave.
///
/// # Errors
/// When the reader may not, or there is no such entry.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<EntriesForm>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = form.into_inner();
    let names = form.names.clone().unwrap_or_default();
    let anchor = form.entry.map_or(String::new(), |entry| format!("#e{entry}"));
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, now, key) = (&state.store, state.now(), Some(form.key.as_str()));
            let here = form.here.is_some();
            Ok(match (form.act.as_str(), form.member, form.name.as_deref(), form.entry) {
                ("enter", Some(member), _, _) => {
                    tournaments::enter(store, actor, id, MemberId(member), here, key, now)
                }
                ("guest", _, Some(name), _) => tournaments::enter_new(store, actor, id, name, here, key, now),
                ("many", ..) => {
                    let names = form.names.as_deref().unwrap_or_default();
                    tournaments::enter_many(store, actor, id, names, here, key, now)
                }
                (act, _, _, Some(entry)) => match EntryAct::parse(act) {
                    Some(act) => tournaments::act_on_entry(store, actor, id, EntryNo(entry), act, key, now),
                    None => Err(ActError::Invalid { field: "act", key: "field-bad-choice" }),
                },
                _ => Err(ActError::Invalid { field: "act", key: "field-bad-choice" }),
            })
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&format!("{}{anchor}", routes::tournament(id, "entries")))),
        Err(error) => draw(&visit, id, names, Told::Failed(error)).await,
    }
}

/// What the page says on top.
pub(super) enum Told {
    Nothing,
    Failed(ActError),
    /// What is wrong with a list.
    Fault(String),
    /// So many names were read from a list.
    Found(usize),
}

/// The page, with names that are yet to be entered.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub(super) async fn draw(
    visit: &Visit,
    id: TournamentId,
    names: String,
    told: Told,
) -> Result<HttpResponse, Problem> {
    let lang = visit.prefs.lang;
    let ((shown, to_enter, enter_me), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::event(db, actor, id)?;
                let takes = shown.loaded.event.state < State::Finished;
                let offered = shown.rights.register_all && takes;
                let to_enter = if offered { read::to_enter(db, &shown.loaded)? } else { Vec::new() };
                let open = shown.rights.register_self && shown.loaded.event.state == State::Open;
                let me = if open && shown.me.is_none() {
                    read::own_entry(db, actor, &shown.loaded)?
                } else {
                    None
                };
                Ok((shown, to_enter, me.map(|me| me.0)))
            })?)
        })
        .await?;
    let event = &shown.loaded.event;
    let here = routes::tournament(id, "entries");
    let title = format!("{}: {}", lang.t("event-tab-entries"), event.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = matches!(told, Told::Failed(_) | Told::Fault(_));
    shell.flash = match told {
        Told::Nothing => None,
        Told::Failed(error) => Some(refused(&shown, error, lang)?),
        Told::Fault(text) => Some(Flash { kind: "bad", text }),
        Told::Found(count) => Some(Flash { kind: "good", text: lang.n("night-names-found", count as i64) }),
    };
    let present = event.entries.iter().filter(|entry| entry.status.is_in_play()).count();
    let counts = [("all", event.entries.len()), ("here", present)];
    let counts: Vec<(&str, crate::text::Arg)> =
        counts.into_iter().map(|(key, count)| (key, crate::text::Arg::Number(count as i64))).collect();
    let page = TournamentsEntries {
        frame: Frame::of(&shown, Place::Entries, lang),
        rights: shown.rights,
        here,
        key: fresh_key()?,
        counts: lang.t_args("event-entries-count", &counts),
        rows: rows(&shown, lang),
        to_enter: to_enter.into_iter().map(|(id, name)| (id.0, name)).collect(),
        enter_me,
        names,
        takes_entries: event.state < State::Finished,
        ticks: matches!(event.state, State::Open | State::CheckIn),
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = actix_web::http::StatusCode::CONFLICT;
    }
    Ok(response)
}

fn rows(shown: &Shown, lang: Lang) -> Vec<Row> {
    let event = &shown.loaded.event;
    let mut rows: Vec<Row> = event.entries.iter().map(|entry| row(shown, entry, lang)).collect();
    if matches!(event.state, State::Open | State::CheckIn) {
        // Whoever stands at the desk says his name, not his number.
        rows.sort_by_key(|row| tournaments::name_order(&row.name));
    }
    rows
}

fn row(shown: &Shown, entry: &Entry, lang: Lang) -> Row {
    let state = shown.loaded.event.state;
    let say = |word: &'static str, class: &'static str| {
        (word, lang.t(&format!("event-entry-{word}")).into_owned(), class)
    };
    let mine = shown.me == Some(entry.number);
    let mut acts = Vec::new();
    if shown.rights.register_all {
        match (state, entry.status) {
            (State::Open | State::CheckIn, Status::CheckedIn) => acts.push(say("uncheck", "")),
            (State::CheckIn, Status::Registered) => acts.push(say("check-in", "go")),
            (State::Running, Status::Registered | Status::NoShow | Status::Withdrawn) => {
                acts.push(say("check-in", ""));
            }
            _ => {}
        }
        let there = !matches!(entry.status, Status::Withdrawn | Status::NoShow | Status::Excluded);
        if there && state <= State::Running {
            acts.push(say("withdraw", ""));
            if state >= State::CheckIn {
                acts.push(say("no-show", ""));
            }
        }
    } else if mine && state < State::Running && entry.status == Status::Registered {
        acts.push(say("withdraw", ""));
    }
    let class = match entry.status {
        Status::CheckedIn | Status::Late => "good",
        Status::Registered => "",
        Status::NoShow | Status::Withdrawn | Status::Excluded => "warn",
    };
    Row {
        number: entry.number.0,
        name: name(shown, entry.number, lang),
        status: lang.t(&format!("event-status-{}", entry.status.as_str())).into_owned(),
        class,
        mine,
        acts,
    }
}
