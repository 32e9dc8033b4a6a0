//! `GET /leagues/{slug}.atom`: the tables of a season as they were published, with what moved, for feed readers and for
//! the club's own site. It says the same to everyone, in the language of the club.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{LeaguePath, SeasonChoice, named, page};
use crate::atom::{self, AtomEntry, Feed};
use crate::responses::Unchanged;
use crate::text::decimal;
use crate::{ApiResult, query};
use talon_http::Visit;
use talon_league::{CountedRow, CountedSeason};
use talon_service::Actor;
use talon_service::leagues::{self, PublishedTable, SeasonHistory, SeasonShown};
use talon_text::{Arg, Lang};

/// Tables in the feed.
const ENTRIES_MAX: i64 = 50;
/// Rows of a table that are told.
const ROWS_MAX: usize = 10;

/// The feed of a season: each table that was published, and what moved
#[utoipa::path(
    operation_id = "readLeagueFeed",
    params(LeaguePath, SeasonChoice),
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
    let asked: SeasonChoice = query::read(&request, visit.prefs.lang)?;
    let (history, _) = visit
        .act(move |state, _| {
            let address = asked.address(&path.slug);
            Ok(state
                .store
                .read(|db| leagues::history(db, &Actor::Visitor, &address, None, ENTRIES_MAX + 1))?)
        })
        .await?;
    let SeasonHistory { shown, tables } = &history;
    let lang = Lang::parse(&shown.club.language).unwrap_or(visit.prefs.lang);
    let base = &visit.state.config.base_url;
    let here = format!("{base}{}", page(shown));
    let about = Feed {
        title: &format!("{}, {}", shown.league.name, shown.head.name),
        lang: lang.html(),
        id: &atom::name_for_ever(&shown.club, &format!("season:{}", shown.head.id)),
        href: &format!("{base}/leagues/{}.atom?season={}", shown.league.slug, shown.head.slug),
        page: &here,
        author: &shown.club.name,
        since: shown.head.changed_at.utc(),
    };
    let entries: Vec<AtomEntry> = tables
        .iter()
        .take(usize::try_from(ENTRIES_MAX).unwrap_or(usize::MAX))
        .enumerate()
        .map(|(at, table)| entry(shown, table, tables.get(at + 1), &here, lang))
        .collect();
    atom::send(&request, &shown.club, &about, &entries)
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
        lines: revision.reason.iter().cloned().chain(rows).collect(),
    }
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
