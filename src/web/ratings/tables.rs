//! `GET /ratings/{list}/tables`: all tables of a list, and why one of them is not rated.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{RatingFrame, TableWords, name_of, table_href};
use super::table::reason;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::RepeatedTable;
use talon_service::ratings::{self, RatingListShown, TableInList};
use talon_store::RatingListId;
use talon_text::{Arg, Lang};

/// Tables on a page.
const PAGE: usize = 100;

/// templates/ratings/tables.html
#[derive(Debug, Template)]
#[template(path = "ratings/tables.html")]
struct RatingsTablesPage {
    shell: Shell,
    frame: RatingFrame,
    count: String,
    tables: Vec<TableLine>,
    /// For those who manage the list: the same people very often.
    repeated: Vec<String>,
    next_href: Option<String>,
}

/// A table among others.
#[derive(Debug)]
struct TableLine {
    href: String,
    name: String,
    /// Of what it was part, and when.
    part: String,
    refused: String,
}

/// From where on the list is shown.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TablesQuery {
    page: Option<usize>,
}

/// Shows them.
///
/// # Errors
/// Not found, also when the reader may not see the list.
pub async fn get(visit: Visit, list: web::Path<i64>, asked: web::Query<TablesQuery>) -> PageResult {
    let list = RatingListId(list.into_inner());
    let at = asked.page.unwrap_or(1).clamp(1, 100_000);
    let (found, visitor) = visit
        .act(move |state, actor| {
            let skip = (at - 1) * PAGE;
            Ok(state.store.read(|db| ratings::tables(db, actor, list, skip, PAGE))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let frame = RatingFrame::of(&found.shown, lang);
    let count = [
        ("rated", Arg::Number(found.rated as i64)),
        ("count", Arg::Number(found.count as i64)),
    ];
    let repeated = found.repeated.iter().map(|one| repeated(&found.shown, one, lang));
    let page = RatingsTablesPage {
        shell: frame.shell(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("rating-tables"), frame.title),
        ),
        count: lang.t_args("rating-tables-rated", &count),
        tables: found.tables.iter().map(|one| line(&found.shown, one, lang)).collect(),
        repeated: repeated.collect(),
        next_href: (found.count > at * PAGE).then(|| format!("{}/tables?page={}", frame.here, at + 1)),
        frame,
    };
    Ok(html(page.render()))
}

fn line(shown: &RatingListShown, one: &TableInList, lang: Lang) -> TableLine {
    let words = TableWords::of(&one.event, one.at, one.is_line, lang);
    TableLine {
        href: if one.event.title.is_some() {
            table_href(shown.row.id, one.at)
        } else {
            String::new()
        },
        name: words.name,
        part: words.part,
        refused: one.refused.map(|refused| reason(refused, lang)).unwrap_or_default(),
    }
}

fn repeated(shown: &RatingListShown, one: &RepeatedTable, lang: Lang) -> String {
    let names: Vec<String> = one.people.iter().map(|person| name_of(shown, *person, lang)).collect();
    let args = [
        ("names", Arg::from(names.join(", "))),
        ("count", Arg::Number(one.count as i64)),
        ("month", Arg::from(format!("{}-{:02}", one.month.0, one.month.1))),
    ];
    lang.t_args("rating-repeated", &args)
}
