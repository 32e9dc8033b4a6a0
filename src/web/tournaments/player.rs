//! `GET /tournaments/{id}/players/{number}`: someone's way through a tournament, round by round.

use actix_web::web;
use askama::Template;

use super::frame::{Frame, TableView, TournamentTab, name, shell, tables};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_service::clubs::shows_results;
use talon_service::tournaments::parse_id;
use talon_service::tournaments::read::{self, ShownTournament};
use talon_text::{Arg, Lang, mixed};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Round, RoundState, Withheld};

/// templates/tournaments/player.html
#[derive(Debug, Template)]
#[template(path = "tournaments/player.html")]
struct TournamentsPlayerPage {
    shell: Shell,
    frame: Frame,
    name: String,
    status: String,
    /// Where they stand, and why.
    rank: String,
    total: String,
    why: String,
    rounds: Vec<PlayedRoundView>,
    /// Their own page, where the reader may see it.
    page: Option<String>,
    penalties: Vec<String>,
}

/// A round of theirs.
#[derive(Debug)]
struct PlayedRoundView {
    round: String,
    round_href: String,
    /// Where they sat; none where they sat out or were not there.
    table: Option<TableView>,
    what: String,
    points: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the tournament.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let missing = || Problem::not_found("player");
    let id = parse_id(&id).ok_or_else(missing)?;
    let entry = EntryNo(number.parse().map_err(|_| missing())?);
    let (mut shown, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament(db, actor, id))?))
        .await?;
    let lang = visit.prefs.lang;
    let own = shown.me;
    // Their seat stands out for every reader.
    shown.me = Some(entry);
    let tournament = &shown.loaded.tournament;
    let found = tournament.entry(entry).ok_or_else(missing)?;
    let seen: Vec<&Round> = tournament
        .rounds
        .iter()
        .filter(|round| round.state > RoundState::Drawn)
        .collect();
    let ranking = shown
        .ranking_after(seen.last().map_or(0, |round| round.number))
        .map_err(Problem::internal)?;
    let row = ranking.rows.iter().find(|row| row.entry == entry);
    let shown_name = name(&shown, entry, lang);
    let status = lang
        .t(&format!("tournament-status-{}", found.status.as_str()))
        .into_owned();
    let adjustments = tournament
        .adjustments
        .iter()
        .filter(|one| one.entry == entry && !one.revoked);
    let path = routes::tournament(id, &format!("players/{}", entry.0));
    let page = TournamentsPlayerPage {
        shell: shell(&visit, &visitor, format!("{shown_name}: {}", tournament.name), path),
        frame: Frame::of(&shown, TournamentTab::Standings, lang),
        status: if own == Some(entry) {
            format!("{status} · {}", lang.t("club-chip-me"))
        } else {
            status
        },
        rank: row
            .and_then(|row| row.rank)
            .map(|rank| rank.to_string())
            .unwrap_or_default(),
        total: row.map(|row| mixed(&row.total)).unwrap_or_default(),
        why: row
            .map(|row| lang.standing(row, &|entry| name(&shown, entry, lang)))
            .unwrap_or_default(),
        rounds: seen.iter().map(|round| line(&shown, round, entry, lang)).collect(),
        penalties: adjustments
            .map(|one| format!("{} ({})", mixed(&one.amount), one.reason))
            .collect(),
        page: page_of(
            &shown,
            entry,
            row.is_some_and(|row| row.rank.is_some() && row.played > 0),
        ),
        name: shown_name,
    };
    Ok(html(page.render()))
}

/// The page of the player behind an entry. Club members see every page, others only those of players who are ranked and
/// show their results.
fn page_of(shown: &ShownTournament, entry: EntryNo, has_place: bool) -> Option<String> {
    let loaded = &shown.loaded;
    let member = loaded.members.get(&loaded.tournament.entry(entry)?.member)?;
    let public = loaded.tournament.published && has_place && shows_results(member);
    let is_seen = member.deactivated_at.is_none() && (shown.rights.inside || public);
    is_seen.then(|| routes::player(member.id))
}

fn line(shown: &ShownTournament, round: &Round, entry: EntryNo, lang: Lang) -> PlayedRoundView {
    let tournament = &shown.loaded.tournament;
    let table = tables(shown, round, lang).into_iter().find(|table| table.mine);
    let ranking = tournament.ranking_of(round.stage, round.number).ok();
    let points = ranking
        .filter(|_| shown.withheld != Withheld::Standings && !shown.is_withheld(round.number))
        .and_then(|ranking| {
            let row = ranking.rows.iter().find(|row| row.entry == entry)?.clone();
            row.rounds
                .iter()
                .find(|points| points.round == round.number)
                .map(|points| mixed(&points.points))
        });
    let what = match (&table, round.byes.contains(&entry)) {
        (Some(_), _) => String::new(),
        (None, true) => lang.t("tournament-bye").into_owned(),
        (None, false) => lang.t("tournament-not-there").into_owned(),
    };
    PlayedRoundView {
        round: lang.t_args("tournament-round", &[("number", Arg::Number(round.number.into()))]),
        round_href: routes::tournament(shown.loaded.id, &format!("rounds/{}", round.number)),
        table,
        what,
        points: points.unwrap_or_default(),
    }
}
