//! `GET /leagues/{slug}/{season}/revisions`: the tables of a season as they were published, what made each, and what
//! moved.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath};
use super::moves::moved;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::clubs::clock;
use talon_service::leagues::{self, PublishedTable, SeasonShown};
use talon_text::{Arg, Lang};

/// Tables on a page.
const PAGE: usize = 20;

/// templates/leagues/revisions.html
#[derive(Debug, Template)]
#[template(path = "leagues/revisions.html")]
struct LeaguesRevisionsPage {
    shell: Shell,
    frame: LeagueFrame,
    revisions: Vec<RevisionLine>,
    next_href: Option<String>,
}

/// A table that was published.
#[derive(Debug)]
struct RevisionLine {
    href: String,
    title: String,
    when: String,
    cause: String,
    reason: String,
    moved: Vec<String>,
}

/// From where on the list is shown.
#[derive(Debug, Deserialize)]
pub(crate) struct RevisionsQuery {
    before: Option<i64>,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<RevisionsQuery>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let wanted = path.clone();
    let (history, visitor) = visit
        .act(move |state, actor| {
            let most = PAGE as i64 + 1;
            Ok(state
                .store
                .read(|db| leagues::history(db, actor, &wanted.address(), asked.before, most))?)
        })
        .await?;
    if let Some(answer) = path.elsewhere(&history.shown, "/revisions") {
        return Ok(answer);
    }
    let (shown, tables) = (&history.shown, &history.tables);
    let lang = visit.prefs.lang;
    let frame = LeagueFrame::of(shown, lang);
    let last = tables.get(PAGE).and_then(|_| tables.get(PAGE - 1));
    let page = LeaguesRevisionsPage {
        shell: frame.shell(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("league-revisions"), frame.title()),
        ),
        revisions: tables
            .iter()
            .take(PAGE)
            .enumerate()
            .map(|(at, table)| line(shown, table, tables.get(at + 1), &frame.here, lang))
            .collect(),
        next_href: last.map(|table| format!("{}/revisions?before={}", frame.here, table.revision.revision)),
        frame,
    };
    Ok(html(page.render()))
}

fn line(
    shown: &SeasonShown,
    table: &PublishedTable,
    before: Option<&PublishedTable>,
    here: &str,
    lang: Lang,
) -> RevisionLine {
    let head = &table.revision;
    let made = clock::local(&shown.club.timezone, head.made_at.utc());
    let played = lang.n("league-played", table.counted.with_result as i64);
    RevisionLine {
        href: format!("{here}?revision={}", head.revision),
        title: lang.t_args(
            "league-revision-title",
            &[("revision", Arg::Number(head.revision)), ("played", Arg::from(played))],
        ),
        when: crate::tournaments::when(made, lang),
        cause: lang
            .t(&format!("league-cause-{}", head.cause.as_str().replace('_', "-")))
            .into_owned(),
        reason: head.reason.clone().unwrap_or_default(),
        moved: before
            .map(|before| moved(shown, &table.counted, &before.counted, lang))
            .unwrap_or_default(),
    }
}
