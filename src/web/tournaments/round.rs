//! `GET /tournaments/{id}/rounds/{n}`: who sits where in a round, and what came of it.

use std::collections::BTreeMap;

use actix_web::web;
use askama::Template;

use super::frame::{Frame, TableView, TournamentTab, name, shell, tables};
use super::result_rows;
use super::round_starts;
use super::times_view::agreed_words;
use super::weeks::{self, Due};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, Tab, html};
use talon_http::{Problem, Visit};
use talon_service::ActError;
use talon_service::tournaments::read;
use talon_service::tournaments::{TablePlace, TableTimes, parse_id, times_of};
use talon_text::{Arg, Lang};
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
    /// Where those who may enter its results for others.
    results: Option<String>,
    due: Due,
    /// When it is to begin; empty once it has, and where that is not told.
    begins: String,
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
    let ((shown, times), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let shown = read::tournament(db, actor, id)?;
                let times = times_of(db, &shown.loaded, state.now())?;
                Ok::<_, ActError>((shown, times))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let round = &tournament.as_seated(tournament.round(number).ok_or_else(missing)?);
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
        tables: with_times(tables(&shown, round, lang), number, &times, lang),
        byes: round.byes.iter().map(|one| name(&shown, *one, lang)).collect(),
        rounds: seen.map(link).collect(),
        state: lang
            .t(&format!("tournament-round-{}", round.state.as_str()))
            .into_owned(),
        results: (shown.rights.score && matches!(round.state, RoundState::Published | RoundState::Playing))
            .then(|| result_rows::address(&shown, number)),
        due: Due::of(round, weeks::today(&visit, &shown), lang),
        begins: round_starts::of_round(tournament, round, lang),
        hands: round
            .tables
            .iter()
            .any(|table| !table.hands.is_empty())
            .then(|| routes::tournament(id, &format!("rounds/{number}/hands"))),
    };
    Ok(html(page.render()))
}

/// The tables of a round with the times on which each agreed.
fn with_times(
    mut tables: Vec<TableView>,
    round: u16,
    times: &BTreeMap<TablePlace, TableTimes>,
    lang: Lang,
) -> Vec<TableView> {
    for view in &mut tables {
        let table = view.number;
        let agreed = times.get(&TablePlace { round, table }).and_then(|times| times.agreed);
        view.agreed = agreed.map(|agreed| agreed_words(agreed, lang)).unwrap_or_default();
    }
    tables
}
