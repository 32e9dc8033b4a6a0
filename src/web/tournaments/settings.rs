//! `/tournaments/{id}/settings`: what a tournament is called, how it is counted and played, its rounds, its teams, and who
//! must not meet; each part is a form of its own.

mod basics;
pub(super) mod field;
mod people;
mod rules;
mod scoring;
mod stages;
mod tables;

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use self::field::{Bad, FieldView, Kind, SettingsForm, Values};
use super::frame::{Frame, TournamentTab, fresh_key, refused, shell, unchanged, when};
use crate::act_form::act_request;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, ProblemKind, Visit, invalid_words};
use talon_service::authorization::Action;
use talon_service::clubs::clock::zone;
use talon_service::tournaments::read::{self, Shown};
use talon_service::tournaments::{ChangeSetting, Setting, parse_id};
use talon_service::{ActError, InvalidValue};
use talon_store::TournamentId;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Refusal, State, Tournament, Why};

/// templates/tournaments/settings.html
#[derive(Debug, Template)]
#[template(path = "tournaments/settings.html")]
struct TournamentsSettingsPage {
    shell: Shell,
    frame: Frame,
    here: String,
    key: String,
    seen: i64,
    sections: Vec<Section>,
}

/// A part of the page, which is a form.
#[derive(Debug)]
struct Section {
    act: &'static str,
    title: String,
    hint: String,
    open: bool,
    groups: Vec<Group>,
    /// Other buttons of the form: what they do, and what they say.
    more: Vec<(String, String)>,
    /// What is fixed, since when and why; empty where nothing is.
    fixed: String,
    /// Nothing of it can be changed.
    frozen: bool,
}

/// Fields that belong together; without a title where there is only one group.
#[derive(Debug)]
struct Group {
    title: String,
    fields: Vec<FieldView>,
}

/// The parts, in the order of the page.
const PARTS: [&str; 7] = ["basics", "scoring", "tables", "rules", "stages", "teams", "apart"];

/// Which part was just set.
#[derive(Debug, Deserialize)]
pub(crate) struct SettingsQuery {
    saved: Option<String>,
}

/// The page.
///
/// # Errors
/// When the reader does not direct the tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<SettingsQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, &SettingsForm::default(), asked.into_inner().saved, None).await
}

/// Sets one part.
///
/// # Errors
/// When the reader does not direct the tournament, or the form has a field that it should not have.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let mut fields = BTreeMap::new();
    for (name, value) in form.into_inner() {
        if fields.insert(name, value).is_some() {
            return Err(Problem::new(ProblemKind::BadRequest, "the form has a field twice"));
        }
    }
    let sent = SettingsForm::of(fields);
    if sent.part() == "stages" && sent.value("act") != "stages" {
        // A button that only adds or drops a stage of the form.
        return draw(&visit, id, &sent, None, None).await;
    }
    let (typed, lang) = (sent.clone(), visit.prefs.lang);
    let (done, _) = visit
        .act(move |state, actor| {
            let mut fault = None;
            let change = ChangeSetting {
                seen: typed.value("seen").parse().unwrap_or(-1),
                read: |tournament: &Tournament| {
                    if let Some(why) = closed(tournament, &typed, lang) {
                        return Err(Refusal::tournament(why).into());
                    }
                    setting(tournament, &typed, lang).map_err(|failed| {
                        fault = Some(failed);
                        ActError::Invalid {
                            field: "act",
                            why: InvalidValue::BadChoice,
                        }
                    })
                },
            };
            let done = act_request(state, actor, id, typed.request()).act(change);
            match (done, fault) {
                (_, Some(Failed::Form(problem))) => Err(problem),
                (Ok(_), _) => Ok(Ok(())),
                (Err(error), fault) => Ok(Err(fault.unwrap_or(Failed::Act(error)))),
            }
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&format!(
            "{0}?saved={1}#{1}",
            routes::tournament(id, "settings"),
            sent.part()
        ))),
        Err(failed) => draw(&visit, id, &sent, None, Some(failed)).await,
    }
}

/// Why a part was not set.
#[derive(Debug)]
enum Failed {
    Field(Bad),
    /// It is no form of this page.
    Form(Problem),
    Act(ActError),
}

/// Why nothing of the form can be set any more, if so.
fn closed(tournament: &Tournament, sent: &SettingsForm, lang: Lang) -> Option<Why> {
    let part = PARTS.into_iter().find(|part| *part == sent.part())?;
    let is_frozen = section(tournament, part, &Values { tournament, sent: None }, lang).frozen;
    let why = match (part, tournament.state) {
        ("scoring" | "rules", State::Running | State::Finished) => Why::Frozen,
        (_, state) => Why::NotInThisState(state),
    };
    is_frozen.then_some(why)
}

/// What the form sets.
fn setting(tournament: &Tournament, sent: &SettingsForm, lang: Lang) -> Result<Setting, Failed> {
    let strange = |says| Failed::Form(Problem::new(ProblemKind::BadRequest, says));
    let Some(part) = PARTS.into_iter().find(|part| *part == sent.part()) else {
        return Err(strange("there is no such form"));
    };
    let groups = section(
        tournament,
        part,
        &Values {
            tournament,
            sent: Some(sent),
        },
        lang,
    )
    .groups;
    let fields = groups.into_iter().flat_map(|group| group.fields);
    let known: Vec<String> = fields.map(|field| field.id).collect();
    let is_of_each = |name: &str| matches!(name, "act" | "seen" | "key" | "csrf" | "stages");
    // Only what the form has (S-3).
    if sent
        .names()
        .any(|name| !is_of_each(name) && known.iter().all(|id| id != name))
    {
        return Err(strange("the form has a field too many"));
    }
    let setting = match part {
        "basics" => basics::read(sent),
        "scoring" => scoring::read(tournament, sent),
        "tables" => tables::read(tournament, sent),
        "rules" => rules::read(tournament, sent),
        "stages" => stages::read(tournament, sent),
        "teams" => people::read_teams(tournament, sent),
        _ => people::read_apart(tournament, sent),
    };
    setting.map_err(Failed::Field)
}

async fn draw(
    visit: &Visit,
    id: TournamentId,
    sent: &SettingsForm,
    saved: Option<String>,
    failed: Option<Failed>,
) -> Result<HttpResponse, Problem> {
    let ((shown, began), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament_for(db, actor, id, Action::MakePairings)?;
                let began = read::began(db, &shown.loaded)?;
                Ok((shown, began))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let began = began.map(|at| {
        when(
            at.utc().with_timezone(&zone(&shown.loaded.club.timezone)).naive_local(),
            lang,
        )
    });
    let here = routes::tournament(id, "settings");
    let title = format!("{}: {}", lang.t("set-title"), shown.loaded.tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let status = status(failed.as_ref());
    if let Some(part) = PARTS.iter().find(|part| saved.as_deref() == Some(**part)) {
        let part = lang.t(&format!("set-part-{part}")).into_owned();
        let text = lang.t_args("set-saved", &[("part", Arg::from(part))]);
        shell.flash = Some(Flash { kind: "good", text });
    }
    let mut bad = None;
    match failed {
        Some(Failed::Act(ActError::Invalid { field, why })) => bad = Some(field::bad(field, why.as_str())),
        Some(Failed::Act(error)) => shell.flash = Some(refused(&shown, error, lang)?),
        Some(Failed::Field(fault)) => bad = Some(fault),
        Some(Failed::Form(problem)) => return Err(problem),
        None => {}
    }
    let page = TournamentsSettingsPage {
        frame: Frame::of(&shown, TournamentTab::Direct, lang),
        here,
        key: fresh_key()?,
        seen: shown.loaded.revision,
        sections: PARTS
            .iter()
            .map(|part| {
                let mut section = drawn(&shown, part, sent, bad.as_ref(), lang);
                section.fixed = fixed(&shown.loaded.tournament, &section, began.as_deref(), lang);
                section.open = if saved.is_some() {
                    saved.as_deref() == Some(*part)
                } else {
                    section.open
                };
                section
            })
            .collect(),
        shell,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

fn status(failed: Option<&Failed>) -> StatusCode {
    match failed {
        None => StatusCode::OK,
        Some(Failed::Field(_) | Failed::Act(ActError::Invalid { .. })) => StatusCode::UNPROCESSABLE_ENTITY,
        // Saved as it was: that is said, and nothing is wrong.
        Some(Failed::Act(error)) if unchanged(error) => StatusCode::OK,
        Some(Failed::Form(_)) => StatusCode::BAD_REQUEST,
        Some(Failed::Act(_)) => StatusCode::CONFLICT,
    }
}

/// A part with what was typed into it, and with what is wrong there.
fn drawn(shown: &Shown, part: &'static str, sent: &SettingsForm, bad: Option<&Bad>, lang: Lang) -> Section {
    let tournament = &shown.loaded.tournament;
    let here = sent.part() == part;
    let mut section = section(
        tournament,
        part,
        &Values {
            tournament,
            sent: here.then_some(sent),
        },
        lang,
    );
    section.open |= here;
    for field in section.groups.iter_mut().flat_map(|group| &mut group.fields) {
        if let Some(bad) = bad.filter(|bad| here && bad.field == field.id) {
            field.error = match InvalidValue::parse(bad.key) {
                Some(why) => invalid_words(why, &bad.field, lang),
                None => lang.t(bad.key).into_owned(),
            };
        }
        people::name_choices(shown, field, lang);
    }
    section
}

fn section(tournament: &Tournament, part: &'static str, values: &Values<'_>, lang: Lang) -> Section {
    let frozen = tournament.state >= State::Running;
    let closed = tournament.state > State::Finished;
    let over = tournament.state > State::Running;
    let mut more = Vec::new();
    let one = |fields: Vec<FieldView>| {
        vec![Group {
            title: String::new(),
            fields,
        }]
    };
    let (groups, frozen) = match part {
        "basics" => (one(basics::fields(values, lang)), closed),
        "scoring" => (one(scoring::fields(values, lang)), frozen),
        "tables" => (one(tables::fields(values, lang)), closed),
        "rules" => (one(rules::fields(values, lang)), frozen),
        "stages" => {
            let say = |word: &str| (word.to_owned(), lang.t(&format!("set-{word}")).into_owned());
            more = vec![say("stages-add"), say("stages-drop")];
            (stages::groups(values, lang), over)
        }
        "teams" => (one(people::team_fields(values, lang)), over),
        _ => (one(people::apart_fields(values, lang)), over),
    };
    Section {
        act: part,
        title: lang.t(&format!("set-part-{part}")).into_owned(),
        hint: lang.t(&format!("set-part-{part}-help")).into_owned(),
        open: part == "basics",
        groups,
        more,
        fixed: String::new(),
        frozen,
    }
}

/// What is told of a part of which something is fixed: since when, and why.
fn fixed(tournament: &Tournament, part: &Section, began: Option<&str>, lang: Lang) -> String {
    let fields = || part.groups.iter().flat_map(|group| &group.fields);
    let key = match (part.act, tournament.state) {
        (_, State::Archived) => "set-fixed-closed",
        ("scoring" | "rules", State::Running | State::Finished) => "set-fixed",
        ("stages" | "teams" | "apart", State::Finished) => "set-fixed-over",
        ("stages", State::Running) if fields().any(|field| field.fixed) => "set-fixed-stages",
        ("teams", State::Running) if fields().any(|field| field.fixed) => "set-fixed-teams",
        ("tables", State::Running) => "set-fixed-tables",
        ("tables", State::Finished) => "set-fixed-tables-over",
        _ => return String::new(),
    };
    let text = lang.t(key).into_owned();
    match began.filter(|_| matches!(key, "set-fixed" | "set-fixed-tables" | "set-fixed-tables-over")) {
        Some(when) => format!(
            "{text} {}",
            lang.t_args("set-fixed-since", &[("when", Arg::from(when))])
        ),
        None => text,
    }
}
