//! `GET /leagues/{slug}/{season}/revisions`: the tables of a season as they were published, what made each, and what
//! moved.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{LeagueFrame, SeasonPath};
use super::moves::{changed, moved};
use super::table::{name_of, unit_name};
use super::words::{adjustment, day_of};
use crate::page::{LinkView, PageResult};
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::UnitNo;
use talon_service::clubs::clock;
use talon_service::leagues::{self, NewsKind, PublishedTable, SeasonShown, TableNews};
use talon_store::leagues::RevisionCause;
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
    news: Vec<NewsView>,
    /// Whose totals came to something else, where that was not by playing on.
    changed: Vec<String>,
    moved: Vec<String>,
}

/// Something that the table before had not.
#[derive(Debug)]
struct NewsView {
    title: String,
    said: String,
    units: Vec<LinkView>,
    text: String,
}

impl NewsView {
    fn of(shown: &SeasonShown, news: &TableNews, lang: Lang) -> NewsView {
        let people = news.people.iter().map(|person| name_of(shown, *person, lang));
        let people = people.collect::<Vec<_>>().join(", ");
        let amount = news.amount.as_ref().map(|amount| format!(" {}", adjustment(amount)));
        let unit = |number: &UnitNo| {
            let unit = shown.units.iter().find(|unit| unit.number == *number)?;
            let name = format!("{}, {}", unit_name(unit, lang), day_of(unit.day, lang));
            Some(LinkView::new(super::column::address(shown, *number), name))
        };
        NewsView {
            title: lang.t(&format!("league-news-{}", news.kind.as_str())).into_owned(),
            said: people + &amount.unwrap_or_default(),
            units: news.units.iter().filter_map(unit).collect(),
            text: news.text.clone().unwrap_or_default(),
        }
    }
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
    let news = before.map(|before| shown.news(table, before)).unwrap_or_default();
    let is_played_on = news.iter().any(|one| one.kind == NewsKind::Counts);
    // What ended is named; without it, that something ended is all that is known.
    let is_told = head.cause == RevisionCause::Unit && !news.is_empty();
    RevisionLine {
        href: format!("{here}?revision={}", head.revision),
        title: lang.t_args(
            "league-revision-title",
            &[("revision", Arg::Number(head.revision)), ("played", Arg::from(played))],
        ),
        when: crate::tournaments::when(made, lang),
        cause: if is_told {
            String::new()
        } else {
            lang.t(&format!("league-cause-{}", head.cause.as_str().replace('_', "-")))
                .into_owned()
        },
        reason: head
            .reason
            .clone()
            .filter(|reason| !news.iter().any(|one| one.text.as_ref() == Some(reason)))
            .unwrap_or_default(),
        news: news.iter().map(|one| NewsView::of(shown, one, lang)).collect(),
        changed: before
            .filter(|_| !is_played_on)
            .map(|before| changed(shown, &table.counted, &before.counted, lang))
            .unwrap_or_default(),
        moved: before
            .map(|before| moved(shown, &table.counted, &before.counted, lang))
            .unwrap_or_default(),
    }
}
