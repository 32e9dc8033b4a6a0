//! `/players/{id}/records`: what someone has not done better, each number with a way to what it was made from.

use actix_web::web;
use askama::Template;

use super::parts::{day, place, seen};
use crate::leagues::{RecordView, record_view};
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::Title;
use talon_service::leagues::Honours;
use talon_service::players::{
    self, HighestScore, PlayerLeagueRecords, PlayerQuery, PlayerRecords, PlayerResult, TimeChosen,
};
use talon_store::MemberId;
use talon_text::{Arg, Lang, signed};

/// templates/players/records.html
#[derive(Debug, Template)]
#[template(path = "players/records.html")]
struct PlayersRecordsPage {
    shell: Shell,
    noindex: bool,
    club: LinkView,
    player: LinkView,
    /// In tournaments.
    best: Vec<BestLine>,
    leagues: Vec<LeagueRecordsView>,
}

/// A number, and what it was made from.
#[derive(Debug)]
struct BestLine {
    title: String,
    value: String,
    href: String,
    name: String,
    day: String,
}

/// The places and records in a league.
#[derive(Debug)]
struct LeagueRecordsView {
    league: LinkView,
    titles: Vec<TitleLine>,
    records: Vec<RecordView>,
}

/// One of the first three places.
#[derive(Debug)]
struct TitleLine {
    place: String,
    season: LinkView,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it.
pub async fn get(visit: Visit, path: web::Path<i64>) -> PageResult {
    let id = MemberId(path.into_inner());
    let (found, visitor) = visit
        .act(move |state, actor| {
            let asked = PlayerQuery {
                id,
                time: TimeChosen::All,
                now: state.now().into(),
            };
            Ok(state.store.read(|db| players::player_records(db, actor, &asked))?)
        })
        .await?;
    let person = found.shown.person.id;
    if person != id {
        return Ok(see_other(&routes::player_records(person)));
    }
    let lang = visit.prefs.lang;
    let club = &found.shown.club;
    let name = seen(&found.shown.person.name, lang);
    let page = PlayersRecordsPage {
        shell: Shell::new(
            &visit,
            &visitor,
            lang.t_args("player-records-of", &[("name", Arg::from(name.as_str()))]),
        ),
        noindex: club.noindex,
        club: LinkView::new(routes::club(&club.slug, ""), &club.name),
        player: LinkView::new(routes::player(person), name),
        best: best(&found, lang),
        leagues: found.leagues.iter().map(|one| league(one, lang)).collect(),
    };
    Ok(html(page.render()))
}

fn best(found: &PlayerRecords, lang: Lang) -> Vec<BestLine> {
    let tournament = |key, one: &PlayerResult| BestLine {
        title: lang.t(key).into_owned(),
        value: place(one.rank, one.ranked, lang),
        href: routes::tournament(one.tournament, &format!("players/{}", one.entry.0)),
        name: one.name.clone(),
        day: day(one.starts_at, lang),
    };
    let table = |one: &HighestScore| BestLine {
        title: lang.t_args(
            "player-highest-score",
            &[("game", Arg::from(lang.t(&format!("game-{}", one.game)).into_owned()))],
        ),
        value: signed(one.score),
        href: routes::tournament(one.tournament, &format!("rounds/{}/tables/{}", one.round, one.table)),
        name: one.name.clone(),
        day: day(one.starts_at, lang),
    };
    let best = found.best.iter().map(|one| tournament("player-best-tournament", one));
    // Of a single tournament it is told once.
    let worst = found.worst.iter().filter(|one| {
        let is_best = |best: &PlayerResult| (best.tournament, best.entry) == (one.tournament, one.entry);
        !found.best.as_ref().is_some_and(is_best)
    });
    best.chain(worst.map(|one| tournament("player-worst-tournament", one)))
        .chain(found.shown.highest.iter().map(table))
        .collect()
}

fn league(one: &PlayerLeagueRecords, lang: Lang) -> LeagueRecordsView {
    let honours = &one.honours;
    let records = one.records.iter().map(|record| record_view(honours, record, lang));
    LeagueRecordsView {
        league: LinkView::new(format!("/leagues/{}", honours.league.slug), &honours.league.name),
        // The latest first.
        titles: one.titles.iter().rev().filter_map(|one| title(honours, one)).collect(),
        records: records.collect(),
    }
}

fn title(honours: &Honours, title: &Title) -> Option<TitleLine> {
    let head = &honours.seasons.get(title.season)?.head;
    Some(TitleLine {
        place: format!("{}.", title.place),
        season: LinkView::new(routes::league(&honours.league.slug, &head.slug), &head.name),
    })
}
