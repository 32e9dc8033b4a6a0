//! `GET /leagues/{slug}.atom`: the tables of a season as they were published, with what moved, for feed readers and for
//! the club's own site. It says the same to everyone, in the language of the club.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use serde::Deserialize;

use super::standings_file::unit_head;
use super::{LeaguePath, named, page};
use crate::atom::{self, AtomEntry, Feed, FeedPages};
use crate::query::Within;
use crate::responses::Unchanged;
use crate::text::decimal;
use crate::{ApiResult, query};
use talon_http::{Problem, Visit};
use talon_league::{CountedRow, CountedSeason};
use talon_service::Actor;
use talon_service::leagues::{self, PublishedTable, SeasonAddress, SeasonHistory, SeasonShown, TableNews};
use talon_store::leagues::RevisionCause;
use talon_text::{Arg, Lang};
use talon_tournament::Exact;

/// Tables in the feed, and in a page of its past.
const ENTRIES_MAX: i64 = 50;
/// Rows of a table that are told.
const ROWS_MAX: usize = 10;

/// Which part of the feed of a season is wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct FeedQuery {
    /// The season's word in addresses; the latest season without it.
    #[serde(deserialize_with = "query::text")]
    #[param(value_type = String, pattern = "^[a-z0-9-]{1,80}$")]
    season: Option<String>,
    /// Page of the past (RFC 5005): the first one has the first 50 tables, and so on. Without it, the feed itself has
    /// the last 50, and the way to the rest as `prev-archive`.
    #[param(inline)]
    archive: Option<Within<1, 20_000_000>>,
}

impl FeedQuery {
    /// The last table that is wanted, where it is not the last one that there is.
    fn last(&self) -> Option<i64> {
        self.archive.map(|page| page.number::<i64>() * ENTRIES_MAX)
    }
}

/// The feed of a season: each table that was published, and what moved
#[utoipa::path(
    operation_id = "readLeagueFeed",
    params(LeaguePath, FeedQuery),
    responses(
        (
            status = 200,
            description = "A feed (RFC 4287) in the language of the club.",
            body = String,
            content_type = "application/atom+xml",
        ),
        Unchanged,
    )
)]
#[get("/leagues/{slug}.atom")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, path: Path<LeaguePath>) -> ApiResult {
    let asked: FeedQuery = query::read(&request, visit.prefs.lang)?;
    let (wanted, last) = (asked.archive.map(Within::number), asked.last());
    let (history, _) = visit
        .act(move |state, _| {
            let address = SeasonAddress {
                league: &path.slug,
                season: asked.season.as_deref(),
                revision: None,
            };
            let before = last.map(|last| last + 1);
            Ok(state
                .store
                .read(|db| leagues::history(db, &Actor::Visitor, &address, before, ENTRIES_MAX + 1))?)
        })
        .await?;
    let SeasonHistory { shown, tables } = &history;
    let lang = Lang::parse(&shown.club.language).unwrap_or(visit.prefs.lang);
    let base = &visit.state.config.base_url;
    let here = format!("{base}{}", page(shown));
    let feed = format!("{base}/leagues/{}.atom?season={}", shown.league.slug, shown.head.slug);
    let archives = pages_of(shown.head.revision);
    if wanted.is_some_and(|wanted| wanted > archives) {
        return Err(Problem::not_found("page of the past"));
    }
    let about = Feed {
        title: &format!("{}, {}", shown.league.name, shown.head.name),
        lang: lang.html(),
        id: &atom::name_for_ever(&shown.club, &format!("season:{}", shown.head.id)),
        href: &wanted.map_or_else(|| feed.clone(), |wanted| archive(&feed, wanted)),
        page: &here,
        author: &shown.club.name,
        since: shown.head.changed_at.utc(),
        pages: pages(&feed, wanted, archives),
    };
    let entries: Vec<AtomEntry> = tables
        .iter()
        .take(usize::try_from(ENTRIES_MAX).unwrap_or(usize::MAX))
        .enumerate()
        .map(|(at, table)| entry(shown, table, tables.get(at + 1), &here, lang))
        .collect();
    atom::send(&request, &shown.club, &about, &entries)
}

/// Pages of the past that hold what the feed itself has no room for. Each of them is full, so none ever changes; the
/// last one and the feed may share entries.
const fn pages_of(last_revision: i64) -> i64 {
    if last_revision > ENTRIES_MAX {
        (last_revision - 1) / ENTRIES_MAX
    } else {
        0
    }
}

fn archive(feed: &str, page: i64) -> String {
    format!("{feed}&archive={page}")
}

/// The ways from the feed or a page of its past to the others.
fn pages(feed: &str, wanted: Option<i64>, archives: i64) -> FeedPages {
    let there = |page: i64| (1..=archives).contains(&page).then(|| archive(feed, page));
    match wanted {
        None => FeedPages {
            earlier: there(archives),
            ..FeedPages::default()
        },
        Some(wanted) => FeedPages {
            current: Some(feed.to_owned()),
            earlier: there(wanted - 1),
            later: there(wanted + 1),
        },
    }
}

fn entry(
    shown: &SeasonShown,
    table: &PublishedTable,
    before: Option<&PublishedTable>,
    here: &str,
    lang: Lang,
) -> AtomEntry {
    let PublishedTable { revision, counted } = table;
    let title = lang.t_args(
        "league-revision-title",
        &[
            ("revision", Arg::Number(revision.revision)),
            ("played", lang.n("league-played", counted.with_result as i64).into()),
        ],
    );
    let ranked = shown.rows(counted).into_iter().filter(|row| row.rank.is_some());
    let told = ranked.take(ROWS_MAX);
    let rows = told.map(|row| line(shown, row, before.map(|before| &before.counted), lang));
    AtomEntry {
        // Known by what it is and not by its address, so that a new host or another name sends nothing twice.
        id: Some(format!(
            "urn:x-talon:season:{}:{}:{}",
            shown.head.id,
            revision.revision,
            revision.made_at.utc().timestamp()
        )),
        href: format!("{here}?revision={}", revision.revision),
        title,
        updated: revision.made_at.utc(),
        lines: causes(shown, table, before, lang).into_iter().chain(rows).collect(),
    }
}

/// Why a table was published: what the one before it had not, and where that is not all, who did it.
fn causes(shown: &SeasonShown, table: &PublishedTable, before: Option<&PublishedTable>, lang: Lang) -> Vec<String> {
    let news = before.map(|before| shown.news(table, before)).unwrap_or_default();
    let head = &table.revision;
    let is_told = head.cause == RevisionCause::Unit && !news.is_empty();
    let cause = || lang.t(&format!("league-cause-{}", head.cause.as_str().replace('_', "-")));
    let has_reason = |reason: &&String| news.iter().any(|one| one.text.as_ref() == Some(*reason));
    let reason = head.reason.as_ref().filter(|reason| !has_reason(reason));
    let vague = (!is_told).then(|| cause().into_owned());
    let said = news.iter().map(|one| news_said(shown, one, lang));
    vague.into_iter().chain(reason.cloned()).chain(said).collect()
}

fn news_said(shown: &SeasonShown, news: &TableNews, lang: Lang) -> String {
    let people = news.people.iter().map(|person| named(shown, *person, lang));
    let units = news.units.iter().map(|unit| unit_head(shown, *unit, lang));
    let [people, units] = [people.collect::<Vec<_>>(), units.collect()].map(|names: Vec<String>| names.join(", "));
    let amount = news.amount.as_ref().map(|amount| {
        let sign = if *amount > Exact::zero() { "+" } else { "" };
        format!("{sign}{}", decimal(&amount.to_string(), lang))
    });
    let who = [people, amount.unwrap_or_default()];
    let who = who
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    let title = lang.t(&format!("league-news-{}", news.kind.as_str())).into_owned();
    let parts = [title, who, units, news.text.clone().unwrap_or_default()];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(": ")
}

/// A row in words, with how far it moved since the table before.
fn line(shown: &SeasonShown, row: &CountedRow, before: Option<&CountedSeason>, lang: Lang) -> String {
    let rank = row.rank.unwrap_or_default();
    let points = decimal(&row.total.to_string(), lang);
    let club = shown.club_of(row.person);
    let club = club.map_or_else(String::new, |club| format!(" ({})", club.name));
    let said = format!("{rank}. {}{club} {points}", named(shown, row.person, lang));
    let Some(before) = before else { return said };
    let was = before.row(row.person).and_then(|row| row.rank);
    let moved = match was {
        Some(was) if was > rank => lang.n("tournament-moved-up", (was - rank) as i64),
        Some(was) if was < rank => lang.n("tournament-moved-down", (rank - was) as i64),
        Some(_) => return said,
        None => lang.t("league-moved-new").into_owned(),
    };
    format!("{said} ({moved})")
}
