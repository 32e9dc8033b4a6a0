//! `/tournaments/{id}/leagues`: the leagues of the federation in which a tournament is to count, for its director and
//! the owners of its club.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, conflict_if, refused, shell};
use crate::act_form::{ActForm, Unkeyed};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit, refused_words};
use talon_service::authorization::Action;
use talon_service::leagues::{self, ActOnProposal, ProposalState, SeasonToPropose};
use talon_service::tournaments::{parse_id, read};
use talon_service::{ActError, Actor};
use talon_store::{SeasonId, TournamentId};
use talon_text::Lang;

/// What a form of the page does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum ProposalAct {
    Propose {
        season: i64,
    },
    Withdraw {
        season: i64,
        #[serde(default)]
        reason: String,
    },
}

/// templates/tournaments/leagues.html
#[derive(Debug, Template)]
#[template(path = "tournaments/leagues.html")]
struct TournamentsLeaguesPage {
    shell: Shell,
    frame: Frame,
    here: String,
    is_over: bool,
    seasons: Vec<SeasonView>,
    /// The reason that was typed in a form that was not taken.
    reason: String,
}

/// A season and what became of the tournament there.
#[derive(Debug)]
struct SeasonView {
    id: i64,
    name: String,
    href: String,
    federation: String,
    said: String,
    is_good: bool,
    may_propose: bool,
    may_withdraw: bool,
    /// It counts, so that taking it back needs a reason.
    counts: bool,
}

impl SeasonView {
    fn of(one: SeasonToPropose, lang: Lang) -> SeasonView {
        let said = match &one.state {
            ProposalState::Open => String::new(),
            ProposalState::Waiting => lang.t("proposal-waiting").into_owned(),
            ProposalState::Refused(why) => lang.t_args("proposal-refused", &[("reason", why.as_str().into())]),
            ProposalState::Counts => lang.t("proposal-counts").into_owned(),
            ProposalState::TakenOut(why) => lang.t_args("proposal-taken-out", &[("reason", why.as_str().into())]),
        };
        SeasonView {
            id: one.season.id.0,
            name: format!("{}, {}", one.league.name, one.season.name),
            href: routes::league(&one.league.slug, &one.season.slug),
            said,
            is_good: one.state == ProposalState::Counts,
            may_propose: one.may_propose(),
            may_withdraw: one.may_withdraw(),
            counts: one.state == ProposalState::Counts,
            federation: one.federation,
        }
    }
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not see the tournament; and when they neither direct it nor own the club.
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
    let act = ActForm::<Unkeyed, ProposalAct>::of(form.into_inner(), &[])?.act;
    let sent = act.clone();
    let (done, _) = visit
        .act(move |state, actor: &Actor| {
            let on = |season: i64| ActOnProposal {
                store: &state.store,
                actor,
                tournament: id,
                season: SeasonId(season),
                now: state.now(),
            };
            Ok(match &sent {
                ProposalAct::Propose { season } => on(*season).propose(),
                ProposalAct::Withdraw { season, reason } => on(*season).withdraw(reason),
            })
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&routes::tournament(id, "leagues"))),
        Err(error) => {
            let reason = match act {
                ProposalAct::Withdraw { reason, .. } => reason,
                ProposalAct::Propose { .. } => String::new(),
            };
            draw(&visit, id, reason, Some(error)).await
        }
    }
}

async fn draw(
    visit: &Visit,
    id: TournamentId,
    reason: String,
    error: Option<ActError>,
) -> Result<HttpResponse, Problem> {
    let ((shown, proposals), visitor) = visit
        .act(move |state, actor: &Actor| {
            Ok(state.store.read(|db| {
                let shown = read::tournament_for(db, actor, id, Action::ProposeUnit)?;
                Ok::<_, ActError>((shown, leagues::proposals(db, actor, id)?))
            })?)
        })
        .await?;
    let (lang, here) = (visit.prefs.lang, routes::tournament(id, "leagues"));
    let title = format!("{}: {}", lang.t("proposal-title"), shown.loaded.tournament.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    let failed = error.is_some();
    shell.flash = match error {
        Some(error @ ActError::Conflict(_)) => Some(Flash {
            kind: "bad",
            text: refused_words(&error, lang),
        }),
        other => other.map(|error| refused(&shown, error, lang)).transpose()?,
    };
    let page = TournamentsLeaguesPage {
        frame: Frame::of(&shown, TournamentTab::Show, lang),
        is_over: proposals.is_over,
        seasons: proposals
            .seasons
            .into_iter()
            .map(|one| SeasonView::of(one, lang))
            .collect(),
        reason,
        here,
        shell,
    };
    Ok(conflict_if(html(page.render()), failed))
}

#[cfg(test)]
mod tests {
    use super::ProposalAct;
    use crate::act_form::hold_against_routes;

    #[test]
    fn every_act_on_a_proposal_has_its_row_in_the_table_of_rights() {
        hold_against_routes::<ProposalAct>("/tournaments/{id}/leagues");
    }
}
