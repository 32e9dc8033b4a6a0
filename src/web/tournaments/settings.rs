//! `/tournaments/{id}/settings`: what a tournament is called, how it is counted and played, its rounds, its teams, and
//! who must not meet; each part is a form of its own.

mod basics;
pub mod check_in;
pub(super) mod field;
mod form;
mod money;
mod numbered;
mod people;
mod rules;
mod scoring;
mod seeding;
mod stages;
mod tables;
mod times;
mod withheld;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use self::check_in::CheckInSection;
use self::field::{Bad, BadWhy, FieldView, Kind};
use self::form::{SettingsAct, SettingsForm};
use super::frame::{Frame, TournamentTab, fresh_key, refused, shell, unchanged, when};
use crate::act_form::act_request;
use crate::page::{PageResult, see_other};
use crate::parts;
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::authorization::Action;
use talon_service::clubs::clock;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::{ChangeSetting, SeedingList, parse_id, seeding_lists};
use talon_service::{ActError, InvalidValue};
use talon_store::TournamentId;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{SettingPart, State, Tournament};

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
    check_in: CheckInSection,
}

/// A part of the page, which is a form.
#[derive(Debug)]
struct Section {
    part: SettingPart,
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
    draw(&visit, id, None, asked.into_inner().saved, None).await
}

/// Sets one part.
///
/// # Errors
/// When the reader does not direct the tournament, or the form has a field that it should not have.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = SettingsForm::of(form.into_inner(), &["key", "seen"])?;
    // Buttons that only add or drop a stage of the form.
    let stages = match &form.act {
        SettingsAct::StagesAdd(stages) => Some(stages.clone().with_one_more()),
        SettingsAct::StagesDrop(stages) => Some(stages.clone().with_one_less()),
        _ => None,
    };
    if let Some(stages) = stages {
        return draw(&visit, id, Some(&SettingsAct::Stages(stages)), None, None).await;
    }
    let sent = form.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            let mut fault = None;
            let change = ChangeSetting {
                seen: sent.common.seen,
                part: sent.act.part(),
                read: |tournament: &Tournament| {
                    sent.act.read(tournament).map_err(|failed| {
                        fault = Some(failed);
                        ActError::Invalid {
                            field: "act",
                            why: InvalidValue::BadChoice,
                        }
                    })
                },
            };
            let done = act_request(state, actor, id, sent.request(&sent.common.key)).act(change);
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
            form.act.part().as_str()
        ))),
        Err(failed) => draw(&visit, id, Some(&form.act), None, Some(failed)).await,
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

impl From<Bad> for Failed {
    fn from(bad: Bad) -> Failed {
        Failed::Field(bad)
    }
}

/// Only what the form has is taken (S-3).
fn unknown_field() -> Failed {
    Failed::Form(parts::bad("the form has a field too many"))
}

async fn draw(
    visit: &Visit,
    id: TournamentId,
    sent: Option<&SettingsAct>,
    saved: Option<String>,
    failed: Option<Failed>,
) -> Result<HttpResponse, Problem> {
    let ((shown, lists, since), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament_for(db, actor, id, Action::MakePairings)?;
                let state = match shown.loaded.tournament.state {
                    State::Archived => State::Archived,
                    _ => State::Running,
                };
                let lists = seeding_lists(db, actor, &shown.loaded)?;
                let since = read::came_to(db, &shown.loaded, state)?;
                Ok((shown, lists, since))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let timezone = &shown.loaded.club.timezone;
    let since = since.map(|at| when(clock::local(timezone, at.utc()), lang));
    let here = routes::tournament(id, "settings");
    let title = format!("{}: {}", lang.t("set-title"), shown.loaded.tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let status = status(failed.as_ref());
    let check_in = CheckInSection::of(&shown, saved.as_deref(), lang);
    let saved = saved.map(|saved| SettingPart::ALL.into_iter().find(|part| part.as_str() == saved));
    shell.flash = saved_flash(saved.flatten(), &check_in, lang);
    let mut bad = None;
    match failed {
        Some(Failed::Act(ActError::Invalid { field, why })) => {
            bad = Some(Bad {
                field: field.to_owned(),
                why: BadWhy::Invalid(why),
            });
        }
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
        check_in,
        sections: SettingPart::ALL
            .into_iter()
            .map(|part| {
                let mut section = section(&shown, &lists, part, sent, bad.as_ref(), lang);
                section.fixed = fixed(&shown.loaded.tournament, &section, since.as_deref(), lang);
                if let Some(saved) = saved {
                    section.open = saved == Some(part);
                }
                section
            })
            .collect(),
        shell,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

/// That a part was saved.
fn saved_flash(part: Option<SettingPart>, check_in: &CheckInSection, lang: Lang) -> Option<Flash> {
    let part = match part {
        Some(part) => lang.t(&format!("set-part-{}", part.as_str())),
        None if check_in.is_open => lang.t("set-check-in"),
        None => return None,
    };
    Some(Flash {
        kind: "good",
        text: lang.t_args("set-saved", &[("part", Arg::from(part.into_owned()))]),
    })
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
fn section(
    shown: &ShownTournament,
    lists: &[SeedingList],
    part: SettingPart,
    sent: Option<&SettingsAct>,
    bad: Option<&Bad>,
    lang: Lang,
) -> Section {
    let tournament = &shown.loaded.tournament;
    let sent = sent.filter(|sent| sent.part() == part);
    let mut groups = match sent {
        Some(sent) => groups(shown, lists, sent, lang),
        None => groups(shown, lists, &SettingsAct::of(part, tournament), lang),
    };
    if let Some(bad) = bad.filter(|_| sent.is_some()) {
        let fields = groups.iter_mut().flat_map(|group| &mut group.fields);
        for field in fields.filter(|field| field.id == bad.field) {
            field.error = bad.words(lang);
        }
    }
    let say = |word: &str| (word.to_owned(), lang.t(&format!("set-{word}")).into_owned());
    let word = part.as_str();
    Section {
        part,
        title: lang.t(&format!("set-part-{word}")).into_owned(),
        hint: match part {
            SettingPart::Seeding => seeding::hint(shown, lang),
            _ => lang.t(&format!("set-part-{word}-help")).into_owned(),
        },
        open: part == SettingPart::Basics || sent.is_some(),
        groups,
        more: if part == SettingPart::Stages {
            vec![say("stages-add"), say("stages-drop")]
        } else {
            Vec::new()
        },
        fixed: String::new(),
        frozen: !tournament.setting_rights(true).may(part),
    }
}

/// The fields of a form.
fn groups(shown: &ShownTournament, lists: &[SeedingList], form: &SettingsAct, lang: Lang) -> Vec<Group> {
    let tournament = &shown.loaded.tournament;
    let fields = match form {
        SettingsAct::Basics(form) => form.fields(lang),
        SettingsAct::Scoring(form) => form.fields(lang),
        SettingsAct::Tables(form) => form.fields(tournament, lang),
        SettingsAct::Money(form) => form.fields(lang),
        SettingsAct::Withheld(form) => form.fields(lang),
        SettingsAct::Times(form) => form.fields(lang),
        SettingsAct::Rules(form) => rules::fields(form, tournament, lang),
        SettingsAct::Stages(form) | SettingsAct::StagesAdd(form) | SettingsAct::StagesDrop(form) => {
            return form.groups(tournament, lang);
        }
        SettingsAct::Teams(form) => form.fields(shown, lang),
        SettingsAct::Apart(form) => form.fields(shown, lang),
        SettingsAct::Seeding(form) => form.fields(shown, lists, lang),
    };
    vec![Group {
        title: String::new(),
        fields,
    }]
}

/// What is said of a part that is partly fixed: since when, and why.
fn fixed(tournament: &Tournament, section: &Section, since: Option<&str>, lang: Lang) -> String {
    let fields = || section.groups.iter().flat_map(|group| &group.fields);
    let key = match (section.part, tournament.state) {
        (_, State::Archived) => "set-fixed-closed",
        (SettingPart::Scoring | SettingPart::Rules, State::Running | State::Finished) => "set-fixed",
        (
            SettingPart::Withheld
            | SettingPart::Times
            | SettingPart::Stages
            | SettingPart::Teams
            | SettingPart::Apart
            | SettingPart::Seeding,
            State::Finished,
        ) => "set-fixed-over",
        (SettingPart::Seeding, State::Running) if section.frozen => "set-fixed-seeding",
        (SettingPart::Stages, State::Running) if fields().any(|field| field.fixed) => "set-fixed-stages",
        (SettingPart::Teams, State::Running) if fields().any(|field| field.fixed) => "set-fixed-teams",
        (SettingPart::Tables, State::Running) => "set-fixed-tables",
        (SettingPart::Tables, State::Finished) => "set-fixed-tables-over",
        _ => return String::new(),
    };
    let text = lang.t(key).into_owned();
    let told = match key {
        "set-fixed" | "set-fixed-tables" | "set-fixed-tables-over" => "set-fixed-since",
        "set-fixed-closed" => "set-closed-since",
        _ => return text,
    };
    match since {
        Some(when) => format!("{text} {}", lang.t_args(told, &[("when", Arg::from(when))])),
        None => text,
    }
}
