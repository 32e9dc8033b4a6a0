//! `/players/{id}/results`: the tables that make the places on the page of a player, all of them or those of one place.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::parts::{day, seen, share, time_asked};
use crate::choice::{Choice, MarkedChoice};
use crate::page::{LinkView, PageResult, see_other};
use crate::parts::bad;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::players::{self, PlacedTable, PlayerQuery, TimeChosen};
use talon_service::{ActError, Missing};
use talon_store::MemberId;
use talon_text::{Arg, Lang, signed};
use talon_tournament::Exact;

/// Places of which there are numbers on the page of a player.
const PLACES: std::ops::RangeInclusive<usize> = 1..=3;

/// templates/players/results.html
#[derive(Debug, Template)]
#[template(path = "players/results.html")]
struct PlayersResultsPage {
    shell: Shell,
    noindex: bool,
    club: LinkView,
    player: LinkView,
    /// The ways to the places.
    places: Vec<MarkedChoice>,
    /// What the rows come to.
    sum: String,
    tables: Vec<PlacedLine>,
}

/// A table.
#[derive(Debug)]
struct PlacedLine {
    href: String,
    table: String,
    name: String,
    day: String,
    place: String,
    score: String,
}

/// What the query of an address may say.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PlayerResultsQuery {
    time: Option<String>,
    place: Option<usize>,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it; what is no place.
pub async fn get(visit: Visit, path: web::Path<i64>, asked: web::Query<PlayerResultsQuery>) -> PageResult {
    let id = MemberId(path.into_inner());
    let missing = || ActError::NotFound(Missing::Player);
    let time = time_asked(asked.time.as_deref())?;
    let wanted = asked.place;
    if wanted.is_some_and(|place| !PLACES.contains(&place)) {
        return Err(bad("no such place"));
    }
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            let asked = PlayerQuery { id, time, now };
            Ok(state.store.read(|db| players::player(db, actor, &asked))?)
        })
        .await?;
    if shown.person.id != id {
        return Ok(see_other(&results_href(shown.person.id, time, wanted)));
    }
    if !shown.shows_results {
        return Err(missing().into());
    }
    let lang = visit.prefs.lang;
    let name = seen(&shown.person.name, lang);
    let tables: Vec<&PlacedTable> = shown
        .tables
        .iter()
        .filter(|one| wanted.is_none_or(|place| one.place == place))
        .collect();
    let title = lang.t_args("player-results-of", &[("name", Arg::from(name.as_str()))]);
    let page = PlayersResultsPage {
        shell: Shell::new(&visit, &visitor, title),
        // It says nothing that the page of the player does not.
        noindex: true,
        club: LinkView::new(routes::club(&shown.club.slug, ""), shown.club.name),
        player: LinkView::new(routes::player(id), name),
        places: places(id, time, wanted, lang),
        sum: sum(&tables, wanted, lang),
        tables: tables.iter().map(|one| line(one, lang)).collect(),
    };
    Ok(html(page.render()))
}

/// Address of the tables of a player that brought a place, or of all of them.
pub(super) fn results_href(player: MemberId, time: TimeChosen, place: Option<usize>) -> String {
    let time = (time != TimeChosen::All).then(|| format!("time={}", time.as_str()));
    let place = place.map(|place| format!("place={place}"));
    let asked: Vec<String> = time.into_iter().chain(place).collect();
    match asked.as_slice() {
        [] => format!("/players/{player}/results"),
        asked => format!("/players/{player}/results?{}", asked.join("&")),
    }
}

fn places(player: MemberId, time: TimeChosen, chosen: Option<usize>, lang: Lang) -> Vec<MarkedChoice> {
    let all = Choice::new(results_href(player, time, None), lang.t("player-results-all"));
    let place = |place: usize| {
        let choice = Choice::new(results_href(player, time, Some(place)), format!("{place}."));
        choice.marked(chosen == Some(place))
    };
    std::iter::once(all.marked(chosen.is_none()))
        .chain(PLACES.map(place))
        .collect()
}

/// A place that several share is parted among them, as on the page of the player.
fn sum(tables: &[&PlacedTable], place: Option<usize>, lang: Lang) -> String {
    let count = match place {
        None => Exact::from(tables.len() as i64),
        Some(_) => tables.iter().fold(Exact::zero(), |sum, one| {
            &sum + &Exact::ratio(1, one.sharing as i64).unwrap_or_else(Exact::zero)
        }),
    };
    lang.t_args("player-results-sum", &[("count", Arg::from(share(&count)))])
}

fn line(one: &PlacedTable, lang: Lang) -> PlacedLine {
    let number = |number: u16| [("number", Arg::Number(number.into()))];
    let round = lang.t_args("tournament-round", &number(one.round));
    let table = lang.t_args("tournament-table-number", &number(one.table));
    let shared = [
        ("place", Arg::Number(one.place as i64)),
        ("count", Arg::Number(one.sharing as i64)),
    ];
    PlacedLine {
        href: routes::tournament(one.tournament, &format!("rounds/{}/tables/{}", one.round, one.table)),
        table: format!("{round}, {table}"),
        name: one.name.clone(),
        day: day(one.starts_at, lang),
        place: match one.sharing {
            0 | 1 => format!("{}.", one.place),
            _ => lang.t_args("player-place-shared", &shared),
        },
        score: signed(one.score),
    }
}
