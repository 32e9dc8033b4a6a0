//! `GET /tournaments/{id}/rounds/{n}`: who sits where in a round, and what came of it.

use actix_web::web;
use askama::Template;

use super::frame::{Frame, TableView, TournamentTab, name, shell, tables};
use super::weeks::{self, Due};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, Tab, html};
use talon_http::{Problem, Visit};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read;
use talon_text::Arg;
use talon_tournament::tournament::RoundState;

/// templates/tournaments/round.html
#[derive(Debug, Template)]
#[template(path = "tournaments/round.html")]
struct TournamentsRoundPage {
    shell: Shell,
    frame: Frame,
    title: String,
    tables: Vec<TableView>,
    byes: Vec<String>,
    rounds: Vec<Tab>,
    state: String,
    due: Due,
    /// Address of what was played in it, where there is anything.
    hands: Option<String>,
}

/// Shows the round.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let missing = || Problem::not_found("round");
    let id = parse_id(&id).ok_or_else(missing)?;
    let number: u16 = number.parse().map_err(|_| missing())?;
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let round = tournament.round(number).ok_or_else(missing)?;
    let title = lang.t_args("tournament-round", &[("number", Arg::Number(number.into()))]);
    let seen = tournament
        .rounds
        .iter()
        .filter(|round| round.state > RoundState::Drawn || shown.rights.direct);
    let link = |round: &talon_tournament::tournament::Round| Tab {
        href: routes::tournament(id, &format!("rounds/{}", round.number)),
        label: round.number.to_string(),
        here: round.number == number,
    };
    let path = routes::tournament(id, &format!("rounds/{number}"));
    let page = TournamentsRoundPage {
        shell: shell(&visit, &visitor, format!("{title}: {}", tournament.name), path),
        frame: Frame::of(&shown, TournamentTab::Round, lang),
        title,
        tables: tables(&shown, round, lang),
        byes: round.byes.iter().map(|one| name(&shown, *one, lang)).collect(),
        rounds: seen.map(link).collect(),
        state: lang
            .t(&format!("tournament-round-{}", round.state.as_str()))
            .into_owned(),
        due: Due::of(round, weeks::today(&visit, &shown), lang),
        hands: round
            .tables
            .iter()
            .any(|table| !table.hands.is_empty())
            .then(|| routes::tournament(id, &format!("rounds/{number}/hands"))),
    };
    Ok(html(page.render()))
}
