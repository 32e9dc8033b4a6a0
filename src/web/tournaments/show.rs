//! `GET /tournaments/{id}`: a tournament at a glance: where I sit, the tables of the round, the head of the standings.

use actix_web::web;
use askama::Template;

use super::check_in::ArrivalView;
use super::frame::{Frame, TableView, TournamentTab, fresh_key, name, shell, tables};
use super::money;
use super::round_starts;
use super::standings::{StandingsRow, lines};
use crate::clubs::sign_up::FullView;
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::leagues;
use talon_service::tournaments::check_in;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_service::tournaments::sign_up;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Round, State};

/// Rows of the standings on this page.
const HEAD: usize = 10;

/// templates/tournaments/show.html
#[derive(Debug, Template)]
#[template(path = "tournaments/show.html")]
struct TournamentsShowPage {
    shell: Shell,
    frame: Frame,
    /// What is said before there is a round.
    waiting: String,
    /// How full it is, where people sign up.
    full: Option<FullView>,
    sign_up_href: String,
    /// What the reader says of themselves while players are checked in.
    arrival: Option<ArrivalView>,
    mine: Option<TableView>,
    round: String,
    round_href: String,
    tables: Vec<TableView>,
    byes: Vec<String>,
    head: Vec<StandingsRow>,
    /// Once it is over: who won, was second and third, and what they get.
    podium: Vec<PodiumStep>,
    /// The entry of the reader.
    me: Option<EntryNo>,
    /// Whether nothing more is played, so that who won comes first.
    is_over: bool,
    /// Whether there are prizes to be shown.
    prizes: bool,
    /// Fee, pot and prizes.
    money: Vec<String>,
    standings_href: String,
    rounds: Vec<LinkView>,
    /// When they are to begin.
    starts: Vec<String>,
    /// Where it is proposed to leagues of a federation, for those who may.
    leagues_href: Option<String>,
}

/// Shows the tournament.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, id: web::Path<String>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| talon_http::Problem::not_found("tournament"))?;
    let ((shown, sign_up, own, may_propose), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let shown = read::tournament(db, actor, id)?;
                let is_before = shown.loaded.tournament.rounds.is_empty();
                let summary = is_before
                    .then(|| sign_up::summary(db, &shown.loaded, state.now()))
                    .transpose()?;
                let may_propose = leagues::may_propose(db, actor, &shown)?;
                let own = check_in::own(db, &shown)?;
                Ok::<_, talon_service::ActError>((shown, summary.flatten(), own, may_propose))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let seen: Vec<&Round> = shown.seen_rounds().collect();
    let last = seen.last().copied();
    let tables = last.map(|round| tables(&shown, round, lang)).unwrap_or_default();
    let ranking = shown.ranking_after(last.map_or(0, |round| round.number));
    let rows = ranking.map(|ranking| lines(&shown, &ranking, lang)).unwrap_or_default();
    let number = |number: u16| lang.t_args("tournament-round", &[("number", Arg::Number(number.into()))]);
    let href = |round: &Round| routes::tournament(id, &format!("rounds/{}", round.number));
    let is_over = tournament.state.is_over();
    let frame = Frame::of(&shown, TournamentTab::Show, lang);
    let mut shell = shell(&visit, &visitor, tournament.name.clone(), routes::tournament(id, ""));
    share(&mut shell, &frame, &visit);
    let key = fresh_key()?;
    let page = TournamentsShowPage {
        arrival: own.map(|own| ArrivalView::of(id, &key, own, lang)),
        shell,
        frame,
        waiting: waiting(&shown, lang),
        full: sign_up.map(|summary| FullView::of(&summary, &shown.loaded.club.timezone, lang)),
        sign_up_href: routes::sign_up(&shown.loaded.club.slug, id),
        mine: tables
            .iter()
            .find(|table| table.mine && tournament.state == State::Running)
            .cloned(),
        round: last.map(|round| number(round.number)).unwrap_or_default(),
        round_href: last.map(href).unwrap_or_default(),
        tables,
        byes: last
            .map(|round| round.byes.iter().map(|one| name(&shown, *one, lang)).collect())
            .unwrap_or_default(),
        head: if last.is_some() {
            rows.iter().take(HEAD).cloned().collect()
        } else {
            Vec::new()
        },
        podium: if is_over { podium(&rows) } else { Vec::new() },
        me: shown.me,
        is_over,
        prizes: is_over && tournament.profile.money.prizes.are_there(),
        money: money::lines(tournament, lang),
        starts: round_starts::lines(tournament, lang),
        standings_href: routes::tournament(id, "standings"),
        rounds: seen
            .iter()
            .map(|round| LinkView::new(href(round), number(round.number)))
            .collect(),
        leagues_href: may_propose.then(|| routes::tournament(id, "leagues")),
    };
    Ok(html(page.render()))
}

/// What others see of it where its address is put.
fn share(shell: &mut Shell, frame: &Frame, visit: &Visit) {
    let base = &visit.state.config.base_url;
    let about = format!("{}. {}", frame.club, frame.line);
    shell.share_framed(base, &frame.href, &about);
    shell.drawn(base, &format!("/og{}.png", frame.href));
}

/// A place that is honoured, with those who share it.
#[derive(Debug)]
struct PodiumStep {
    rank: String,
    rows: Vec<StandingsRow>,
}

/// The first three places, by the rows of the standings.
fn podium(rows: &[StandingsRow]) -> Vec<PodiumStep> {
    let honoured: Vec<StandingsRow> = rows
        .iter()
        .filter(|row| ["1", "2", "3"].contains(&row.rank.as_str()))
        .cloned()
        .collect();
    honoured
        .chunk_by(|one, other| one.rank == other.rank)
        .map(|rows| PodiumStep {
            rank: rows[0].rank.clone(),
            rows: rows.to_vec(),
        })
        .collect()
}

fn waiting(shown: &ShownTournament, lang: Lang) -> String {
    let tournament = &shown.loaded.tournament;
    let key = match tournament.state {
        State::Draft => "tournament-waiting-draft",
        State::Open | State::CheckIn => "tournament-waiting-entries",
        _ => "tournament-waiting-round",
    };
    lang.n(key, tournament.expected().count() as i64)
}
