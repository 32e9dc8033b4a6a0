//! `/tournaments/{id}/rounds/{n}/hands`: what was played in a round, table by table, and for the director the button
//! that lets everyone see it.

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, fresh_key, refused, shell};
use crate::act_form::{ActForm, Keyed, act_request};
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::tournaments::{self, OpenHands, parse_id, read};
use talon_store::TournamentId;
use talon_text::Arg;
use talon_tournament::tournament::RoundAct;

/// templates/tournaments/round_hands.html
#[derive(Debug, Template)]
#[template(path = "tournaments/round_hands.html")]
struct TournamentsRoundHandsPage {
    shell: Shell,
    frame: Frame,
    title: String,
    here: String,
    key: String,
    round: LinkView,
    tables: Vec<TableRow>,
    is_open: bool,
    can_open: bool,
}

/// The hands of a table of it.
#[derive(Debug)]
struct TableRow {
    label: String,
    href: String,
    count: String,
    /// Address and number of those that the reader may look at.
    hands: Vec<(String, usize)>,
}

/// A form of the page.
type RoundHandsForm = ActForm<Keyed, RoundHandsAct>;

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum RoundHandsAct {
    /// Lets everyone see them.
    Open,
}

/// The hands of the round.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, round) = at(place.into_inner())?;
    draw(&visit, id, round, None).await
}

/// Lets everyone see them.
///
/// # Errors
/// When the reader does not direct the tournament.
pub async fn post(
    visit: Visit,
    place: web::Path<(String, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let (id, round) = at(place.into_inner())?;
    let form = RoundHandsForm::of(form.into_inner(), &["key"])?;
    let (done, _) = visit
        .act(move |state, actor| {
            let RoundHandsAct::Open = form.act;
            let request = act_request(state, actor, id, form.request(&form.common.key));
            Ok(request.act(OpenHands { round }))
        })
        .await?;
    match done {
        Ok(_) => Ok(see_other(&href(id, round))),
        Err(error) => draw(&visit, id, round, Some(error)).await,
    }
}

fn at((id, round): (String, String)) -> Result<(TournamentId, u16), Problem> {
    let missing = || Problem::not_found("round");
    Ok((
        parse_id(&id).ok_or_else(missing)?,
        round.parse().map_err(|_| missing())?,
    ))
}

fn href(id: TournamentId, round: u16) -> String {
    routes::tournament(id, &format!("rounds/{round}/hands"))
}

async fn draw(visit: &Visit, id: TournamentId, number: u16, error: Option<ActError>) -> Result<HttpResponse, Problem> {
    let ((shown, tables), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| -> Result<_, ActError> {
                let shown = read::tournament(db, actor, id)?;
                let tables = tournaments::round_hands(db, actor, &shown, number)?;
                Ok((shown, tables))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    tournament.round(number).ok_or_else(|| Problem::not_found("round"))?;
    let title = lang.t_args("tournament-hands-round-title", &[("round", Arg::Number(number.into()))]);
    let mut shell = shell(
        visit,
        &visitor,
        format!("{title}: {}", tournament.name),
        href(id, number),
    );
    let failed = error.is_some();
    shell.flash = error.map(|error| refused(&shown, error, lang)).transpose()?;
    let row = |(table, hands): (u16, tournaments::TableHands)| {
        let label = lang.t_args("tournament-place-table", &[("number", Arg::Number(table.into()))]);
        let open = hands.hands.iter().enumerate().filter(|(_, hand)| hand.is_open);
        TableRow {
            label,
            href: routes::tournament(id, &format!("rounds/{number}/tables/{table}/hands")),
            count: lang.n("tournament-hands-count", hands.hands.len() as i64),
            hands: open.map(|(at, hand)| (format!("/hands/{}", hand.id), at + 1)).collect(),
        }
    };
    let is_open = tournament.shows_hands(number);
    let page = TournamentsRoundHandsPage {
        frame: Frame::of(&shown, TournamentTab::Round, lang),
        title,
        here: href(id, number),
        key: fresh_key()?,
        round: LinkView {
            href: routes::tournament(id, &format!("rounds/{number}")),
            name: lang.t_args("tournament-round", &[("number", Arg::Number(number.into()))]),
        },
        can_open: tournament
            .round_rights(number, shown.rights.direct)
            .may(RoundAct::OpenHands)
            && !tables.is_empty(),
        tables: tables.into_iter().map(row).collect(),
        is_open,
        shell,
    };
    let mut response = html(page.render());
    if failed {
        *response.status_mut() = actix_web::http::StatusCode::CONFLICT;
    }
    Ok(response)
}
