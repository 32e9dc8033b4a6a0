//! `GET /tournaments/{id}/standings`: ranks, points and why each stands where they stand.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, TournamentTab, name, shell};
use super::money::{self, money};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, Tab, html};
use talon_http::{Problem, Visit};
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_store::TournamentId;
use talon_text::signed;
use talon_text::{Arg, Lang, mixed};
use talon_tournament::EntryNo;
use talon_tournament::standings::How;
use talon_tournament::tournament::{Ranking, Round, RoundState, Tournament};

/// templates/tournaments/standings.html
#[derive(Debug, Template)]
#[template(path = "tournaments/standings.html")]
struct TournamentsStandingsPage {
    shell: Shell,
    frame: Frame,
    title: String,
    rows: Vec<StandingsRow>,
    /// By rank and by name.
    orders: Vec<Tab>,
    /// The entry of the reader.
    me: Option<EntryNo>,
    /// Numbers of the rounds that are columns.
    columns: Vec<u16>,
    stages: Vec<Tab>,
    teams: Vec<TeamLine>,
    /// Whether something can be won.
    prizes: bool,
    /// Fee, pot and prizes.
    money: Vec<String>,
    /// What is not paid out.
    remainder: String,
    penalties: Vec<String>,
}

/// A row.
#[derive(Debug, Clone)]
pub(super) struct StandingsRow {
    pub rank: String,
    pub name: String,
    /// Their way through the tournament.
    pub href: String,
    pub prize: String,
    pub mark: String,
    pub total: String,
    pub wins: String,
    pub seconds: String,
    pub raw: String,
    /// What each round brought, in order; empty where nothing.
    pub rounds: Vec<(String, &'static str)>,
    pub why: String,
    pub entry: EntryNo,
    /// Places gained or lost in the last round, in a sign and in words.
    pub moved: Option<(String, String)>,
}

impl StandingsRow {
    /// Tells no rank: before the first result nobody is ahead of anyone.
    fn unrank(&mut self) {
        "–".clone_into(&mut self.rank);
        self.why.clear();
    }

    /// Whether it is of this entry.
    pub fn is_of(&self, entry: &Option<EntryNo>) -> bool {
        *entry == Some(self.entry)
    }
}

/// A team, and what each of its players brought in.
#[derive(Debug)]
pub(super) struct TeamLine {
    pub rank: String,
    pub name: String,
    pub score: String,
    pub boards: Vec<(String, String)>,
}

/// Which stage is asked for.
#[derive(Debug, Deserialize)]
pub struct StandingsQuery {
    stage: Option<u16>,
    /// `name`: in the order of names, for whoever looks for themselves.
    by: Option<String>,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<StandingsQuery>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let tournament = &shown.loaded.tournament;
    let (stage, as_of) = latest(tournament, asked.stage);
    let ranking = shown.ranking_of(stage, as_of).map_err(Problem::internal)?;
    let as_of = ranking.as_of;
    let seen = tournament
        .rounds_counted(stage)
        .filter(|round| round.state > RoundState::Drawn && round.number <= as_of);
    let columns: Vec<u16> = seen.map(|round| round.number).collect();
    let title = lang.standings_title(tournament, as_of);
    let by_name = asked.by.as_deref() == Some("name");
    let mut rows = lines(&shown, &ranking, lang);
    if !shown.seen_rounds().any(has_result) {
        rows.iter_mut().for_each(StandingsRow::unrank);
    }
    if by_name {
        shown.name_order().sort(&mut rows, |row| &row.name);
    }
    let page = TournamentsStandingsPage {
        shell: shell(
            &visit,
            &visitor,
            format!("{title}: {}", tournament.name),
            routes::tournament(id, "standings"),
        ),
        frame: Frame::of(&shown, TournamentTab::Standings, lang),
        title,
        orders: orders(id, stage, by_name, lang),
        rows,
        me: shown.me,
        columns,
        stages: stage_links(&shown, "standings", stage, lang),
        teams: teams(&shown, &ranking, lang),
        prizes: tournament.profile.money.prizes.are_there(),
        money: money::lines(tournament, lang),
        remainder: remainder(&shown, &ranking, lang),
        penalties: penalties(&shown, lang),
    };
    Ok(html(page.render()))
}

/// Whether a table of a round has a result.
pub(super) fn has_result(round: &Round) -> bool {
    round.tables.iter().any(|table| table.result.is_some())
}

/// The ways to the same rows in another order.
fn orders(id: TournamentId, stage: u16, by_name: bool, lang: Lang) -> Vec<Tab> {
    let of = |here: bool, by: &str, key: &str| Tab {
        href: format!("{}?stage={stage}{by}", routes::tournament(id, "standings")),
        label: lang.t(key).into_owned(),
        here,
    };
    vec![
        of(!by_name, "", "standings-by-rank"),
        of(by_name, "&by=name", "standings-by-name"),
    ]
}

/// The stage that is asked for, or the last one that was seen; and its last round that was seen, 0 for none.
pub(super) fn latest(tournament: &Tournament, asked: Option<u16>) -> (u16, u16) {
    let seen = || tournament.rounds.iter().filter(|round| round.state > RoundState::Drawn);
    let stage = asked.unwrap_or_else(|| seen().next_back().map_or(1, |round| round.stage));
    let stage = stage.clamp(1, tournament.stages.len().max(1) as u16);
    (
        stage,
        seen()
            .filter(|round| round.stage == stage)
            .map(|round| round.number)
            .max()
            .unwrap_or(0),
    )
}

/// The ways to the stages that were seen, where there are several.
pub(super) fn stage_links(shown: &ShownTournament, page: &str, here: u16, lang: Lang) -> Vec<Tab> {
    let tournament = &shown.loaded.tournament;
    if tournament.stages.len() < 2 {
        return Vec::new();
    }
    let (latest, _) = latest(tournament, None);
    let link = |number: u16| Tab {
        href: format!("{}?stage={number}", routes::tournament(shown.loaded.id, page)),
        label: stage_name(shown, number, lang),
        here: number == here,
    };
    (1..=latest).map(link).collect()
}

/// The teams of a ranking.
pub(super) fn teams(shown: &ShownTournament, ranking: &Ranking, lang: Lang) -> Vec<TeamLine> {
    let line = |row: &talon_tournament::standings::TeamRow| TeamLine {
        rank: row.rank.to_string(),
        name: lang.t_args("tournament-team", &[("number", Arg::Number(row.team.into()))]),
        score: mixed(&row.score),
        boards: row
            .boards
            .iter()
            .map(|board| (name(shown, board.entry, lang), mixed(&board.worth)))
            .collect(),
    };
    ranking.teams.iter().map(line).collect()
}

/// What is left over of the prizes.
pub(super) fn remainder(shown: &ShownTournament, ranking: &Ranking, lang: Lang) -> String {
    let tournament = &shown.loaded.tournament;
    match tournament.payouts(ranking) {
        (paid, rest) if !paid.is_empty() && rest + tournament.rest_of_pot() > 0 => {
            let rest = money(tournament, rest + tournament.rest_of_pot(), lang);
            lang.t_args("tournament-prizes-rest", &[("amount", Arg::from(rest))])
        }
        _ => String::new(),
    }
}

/// What a stage is called.
pub(super) fn stage_name(shown: &ShownTournament, number: u16, lang: Lang) -> String {
    let named = shown
        .loaded
        .tournament
        .stages
        .get(usize::from(number).saturating_sub(1))
        .map(|stage| &stage.name);
    match named.filter(|name| !name.is_empty()) {
        Some(name) => name.clone(),
        None => lang.t_args("tournament-place-stage", &[("number", Arg::Number(number.into()))]),
    }
}

/// The rows of a ranking.
pub(super) fn lines(shown: &ShownTournament, ranking: &Ranking, lang: Lang) -> Vec<StandingsRow> {
    let tournament = &shown.loaded.tournament;
    let columns: Vec<u16> = tournament
        .rounds_counted(ranking.stage)
        .filter(|round| round.number <= ranking.as_of && round.state > RoundState::Drawn)
        .map(|round| round.number)
        .collect();
    let before = columns.len().checked_sub(2).and_then(|at| columns.get(at));
    let before = before.and_then(|round| tournament.ranking_of(ranking.stage, *round).ok());
    let rank_before = |entry| {
        let rows = before.as_ref().map(|before| &before.rows)?;
        rows.iter().find(|row| row.entry == entry)?.rank
    };
    let (paid, _) = tournament.payouts(ranking);
    let prize = |entry| {
        let won = paid.iter().find(|(winner, _)| *winner == entry);
        won.map(|(_, amount)| money(tournament, *amount, lang))
            .unwrap_or_default()
    };
    let line = |row: &talon_tournament::standings::RankedEntry| {
        let cell = |round: &u16| match row.rounds.iter().find(|points| points.round == *round) {
            Some(points) => (mixed(&points.points), how(points.how)),
            None => (String::new(), ""),
        };
        let moved = rank_before(row.entry).zip(row.rank).filter(|(old, new)| old != new);
        StandingsRow {
            rank: row.rank.map_or("–".to_owned(), |rank| rank.to_string()),
            name: name(shown, row.entry, lang),
            href: routes::tournament(shown.loaded.id, &format!("players/{}", row.entry.0)),
            prize: prize(row.entry),
            mark: lang
                .standing_mark(row.mark)
                .map(std::borrow::Cow::into_owned)
                .unwrap_or_default(),
            total: mixed(&row.total),
            wins: mixed(&row.table_wins),
            seconds: mixed(&row.second_places),
            raw: signed(row.raw_sum),
            rounds: columns.iter().map(cell).collect(),
            // Where the total alone decides, the column beside it says so already; and what is said of those without a
            // rank stands beside their names.
            why: match (row.decisive(), row.rank) {
                (None, Some(_)) | (_, None) => String::new(),
                (Some(_), Some(_)) => lang.standing(row, &|entry| name(shown, entry, lang)),
            },
            entry: row.entry,
            moved: moved.map(|(old, new)| {
                let places = old.abs_diff(new) as i64;
                let (sign, key) = if new < old {
                    ("▲", "tournament-moved-up")
                } else {
                    ("▼", "tournament-moved-down")
                };
                (format!("{sign}{places}"), lang.n(key, places))
            }),
        }
    };
    ranking.rows.iter().map(line).collect()
}

/// How points came about, as a class of the cell.
fn how(how: How) -> &'static str {
    match how {
        How::Table => "",
        How::Substitute | How::Bye | How::Late | How::NoShow => "muted",
    }
}

/// Penalties and awards that count, in words.
pub(super) fn penalties(shown: &ShownTournament, lang: Lang) -> Vec<String> {
    let counted = shown.loaded.tournament.adjustments.iter().filter(|one| !one.revoked);
    let say = |one: &talon_tournament::tournament::Adjustment| {
        format!(
            "{}: {} ({})",
            name(shown, one.entry, lang),
            mixed(&one.amount),
            one.reason
        )
    };
    counted.map(say).collect()
}
