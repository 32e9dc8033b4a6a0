//! `/tournaments/{id}/officials`: who directs a tournament and who enters its results, and the way back once it is
//! over. An owner of the club reaches it without directing the tournament.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, fresh_key, refused, shell};
use crate::act_form::{ActForm, Keyed, act_request};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::authorization::Action;
use talon_service::tournaments::read::{self, PossibleOfficial, Rights};
use talon_service::tournaments::{ActRequest, ChangeState, Official, SetOfficial, StateChange, parse_id};
use talon_service::{ActError, Actor};
use talon_store::roles::Role;
use talon_store::{MemberId, TournamentId};

/// What a form of the page does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum OfficialsAct {
    AppointDirector {
        member: i64,
    },
    RemoveDirector {
        member: i64,
    },
    AppointScorer {
        member: i64,
    },
    RemoveScorer {
        member: i64,
    },
    Reopen {
        #[serde(default)]
        reason: String,
    },
}

/// templates/tournaments/officials.html
#[derive(Debug, Template)]
#[template(path = "tournaments/officials.html")]
struct TournamentsOfficialsPage {
    shell: Shell,
    frame: Frame,
    rights: Rights,
    here: String,
    key: String,
    officials: Vec<OfficialRow>,
    can_reopen: bool,
    /// The reason that was typed in a form that was not taken.
    reason: String,
}

/// Someone who may hold a role.
#[derive(Debug)]
struct OfficialRow {
    id: i64,
    name: String,
    director: bool,
    scorer: bool,
}

impl OfficialRow {
    fn of(person: PossibleOfficial) -> OfficialRow {
        let holds = |role| person.roles.contains(&role);
        OfficialRow {
            id: person.member.0,
            director: holds(Role::Director),
            scorer: holds(Role::Scorer),
            name: person.name,
        }
    }
}

/// The page.
///
/// # Errors
/// When the reader may not appoint anybody.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    draw(&visit, id, String::new(), None).await
}

/// Does what a form says.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, id: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let form = ActForm::<Keyed, OfficialsAct>::of(form.into_inner(), &["key"])?;
    let sent = form.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            let request = act_request(state, actor, id, sent.request(&sent.common.key));
            Ok(sent.act.carry_out(&request))
        })
        .await?;
    match (done, form.act) {
        (Ok(()), _) => Ok(see_other(&routes::tournament(id, "officials"))),
        (Err(error), OfficialsAct::Reopen { reason }) => draw(&visit, id, reason, Some(error)).await,
        (Err(error), _) => draw(&visit, id, String::new(), Some(error)).await,
    }
}

impl OfficialsAct {
    fn carry_out(&self, request: &ActRequest<'_>) -> Result<(), ActError> {
        let set = |member, official, appoint| {
            request.act_beside(SetOfficial {
                member: MemberId(member),
                official,
                appoint,
            })
        };
        let done = match self {
            OfficialsAct::AppointDirector { member } => set(*member, Official::Director, true),
            OfficialsAct::RemoveDirector { member } => set(*member, Official::Director, false),
            OfficialsAct::AppointScorer { member } => set(*member, Official::Scorer, true),
            OfficialsAct::RemoveScorer { member } => set(*member, Official::Scorer, false),
            OfficialsAct::Reopen { reason } => {
                let step = StateChange::Reopen;
                request.act(ChangeState { step, reason })
            }
        };
        done.map(drop)
    }
}

async fn draw(
    visit: &Visit,
    id: TournamentId,
    reason: String,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let ((shown, officials), visitor) = visit
        .act(move |state, actor: &Actor| {
            Ok(state.store.read(|db| {
                let shown = read::tournament_for(db, actor, id, Action::AppointScorer)?;
                let officials = read::officials(db, &shown.loaded)?;
                Ok::<_, ActError>((shown, officials))
            })?)
        })
        .await?;
    let (lang, here) = (visit.prefs.lang, routes::tournament(id, "officials"));
    let title = format!("{}: {}", lang.t("tournament-officials"), shown.loaded.tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = error.is_some();
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let tab = if shown.rights.direct {
        TournamentTab::Direct
    } else {
        TournamentTab::Officials
    };
    let steps = shown.loaded.tournament.step_rights(shown.rights.steps());
    let page = TournamentsOfficialsPage {
        frame: Frame::of(&shown, tab, lang),
        rights: shown.rights,
        here,
        key: fresh_key()?,
        officials: officials.into_iter().map(OfficialRow::of).collect(),
        can_reopen: steps.may(StateChange::Reopen),
        reason,
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = StatusCode::CONFLICT;
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::OfficialsAct;
    use crate::act_form::hold_against_routes;

    #[test]
    fn every_act_on_officials_has_its_row_in_the_table_of_rights() {
        hold_against_routes::<OfficialsAct>("/tournaments/{id}/officials");
    }
}
