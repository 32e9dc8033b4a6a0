//! `/players/{id}/opponents`: everyone with whom someone sat, the ones whom they met most often first.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::parts::{difference, seen, time_asked};
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::players::{self, Opponent, PlayerQuery, TimeChosen};
use talon_service::{ActError, Missing};
use talon_store::MemberId;
use talon_text::{Arg, Lang};

/// templates/players/opponents.html
#[derive(Debug, Template)]
#[template(path = "players/opponents.html")]
struct PlayersOpponentsPage {
    shell: Shell,
    noindex: bool,
    club: LinkView,
    player: LinkView,
    is_me: bool,
    opponents: Vec<OpponentLine>,
}

/// Someone with whom they sat.
#[derive(Debug)]
pub(super) struct OpponentLine {
    /// None where they show no name; then nothing leads to them.
    pub named: Option<LinkView>,
    pub tables: usize,
    pub ahead: usize,
    pub level: usize,
    pub behind: usize,
    pub difference: String,
}

/// What the query of an address may say.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct PlayerOpponentsQuery {
    time: Option<String>,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it.
pub async fn get(visit: Visit, path: web::Path<i64>, asked: web::Query<PlayerOpponentsQuery>) -> PageResult {
    let id = MemberId(path.into_inner());
    let missing = || ActError::NotFound(Missing::Player);
    let time = time_asked(asked.time.as_deref())?;
    let (shown, visitor) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            let asked = PlayerQuery { id, time, now };
            Ok(state.store.read(|db| players::player(db, actor, &asked))?)
        })
        .await?;
    let person = shown.person.id;
    if person != id {
        return Ok(see_other(&opponents_href(person, time)));
    }
    let all = shown.opponents.ok_or_else(missing)?;
    let lang = visit.prefs.lang;
    let name = seen(&shown.person.name, lang);
    let title = lang.t_args("player-opponents-of", &[("name", Arg::from(name.as_str()))]);
    let page = PlayersOpponentsPage {
        shell: Shell::new(&visit, &visitor, title),
        // It says nothing that the page of the player does not.
        noindex: true,
        club: LinkView::new(routes::club(&shown.club.slug, ""), shown.club.name),
        player: LinkView::new(routes::player(person), name),
        is_me: shown.person.is_me,
        opponents: opponent_lines(&all, person, lang).collect(),
    };
    Ok(html(page.render()))
}

/// Address of everyone with whom a player sat.
pub(super) fn opponents_href(player: MemberId, time: TimeChosen) -> String {
    match time {
        TimeChosen::All => format!("/players/{player}/opponents"),
        time => format!("/players/{player}/opponents?time={}", time.as_str()),
    }
}

pub(super) fn opponent_lines(all: &[Opponent], player: MemberId, lang: Lang) -> impl Iterator<Item = OpponentLine> {
    all.iter().map(move |one| OpponentLine {
        named: one.name.clone().map(|name| LinkView {
            href: routes::together(player, one.id),
            name,
        }),
        tables: one.tables,
        ahead: one.ahead,
        level: one.level,
        behind: one.behind,
        difference: difference(&one.difference, lang),
    })
}
