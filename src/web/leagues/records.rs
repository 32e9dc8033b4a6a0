//! `GET /leagues/{slug}/records`: what nobody has done better in a league, each with a way to what it was made from.

use actix_web::web;
use askama::Template;
use chrono::Datelike as _;

use super::history::{HonoursFrame, Opened, frame, name, opened};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::{Record, RecordHolder, RecordKind, records};
use talon_service::leagues::Honours;
use talon_text::{Lang, mixed};

/// templates/leagues/records.html
#[derive(Debug, Template)]
#[template(path = "leagues/records.html")]
struct LeaguesRecordsPage {
    shell: Shell,
    frame: HonoursFrame,
    records: Vec<RecordView>,
}

/// A record.
#[derive(Debug)]
pub(crate) struct RecordView {
    pub title: String,
    pub value: String,
    pub holders: Vec<HolderLine>,
}

/// Who holds it, with a way to what it was made from.
#[derive(Debug)]
pub(crate) struct HolderLine {
    pub name: String,
    pub href: String,
    /// In which season, and on which day where it was made in one unit.
    pub season: String,
}

/// The records of a league.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let opened = opened(&visit, &slug, "/records", |honours| records(&honours.played())).await?;
    let (honours, found, visitor) = match opened {
        Opened::Here(honours, found, visitor) => (honours, found, visitor),
        Opened::Elsewhere(answer) => return Ok(answer),
    };
    let lang = visit.prefs.lang;
    let frame = frame(&honours);
    let page = LeaguesRecordsPage {
        shell: Shell::new(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("league-records"), frame.league),
        ),
        records: found.iter().map(|record| record_view(&honours, record, lang)).collect(),
        frame,
    };
    Ok(html(page.render()))
}

pub(crate) fn record_view(honours: &Honours, record: &Record, lang: Lang) -> RecordView {
    let word = record.kind.as_str().replace('_', "-");
    let value = match record.kind {
        RecordKind::BestUnit | RecordKind::HighestTotal | RecordKind::ClosestFinish => mixed(&record.value),
        RecordKind::MostWins | RecordKind::WinsInARow | RecordKind::CountedInARow => {
            lang.n("league-played", record.value.whole().unwrap_or(0))
        }
        RecordKind::BiggestJump => lang.n("tournament-moved-up", record.value.whole().unwrap_or(0)),
    };
    RecordView {
        title: lang.t(&format!("league-record-{word}")).into_owned(),
        value,
        holders: record
            .holders
            .iter()
            .filter_map(|holder| line(honours, record.kind, holder, lang))
            .collect(),
    }
}

fn line(honours: &Honours, kind: RecordKind, holder: &RecordHolder, lang: Lang) -> Option<HolderLine> {
    let one = honours.seasons.get(holder.season)?;
    let season = routes::league(&honours.league.slug, &one.head.slug);
    Some(HolderLine {
        name: name(honours, holder.person, lang),
        href: match (kind, holder.unit) {
            (RecordKind::ClosestFinish, _) => season,
            (_, Some(unit)) => format!("{season}/units/{}", unit.0),
            (_, None) => format!("{season}/players/{}", holder.person.0),
        },
        season: match holder.unit.and_then(|unit| one.season.unit(unit)) {
            Some(unit) => format!(
                "{}, {}",
                one.head.name,
                lang.short_day(unit.day.month(), unit.day.day())
            ),
            None => one.head.name.clone(),
        },
    })
}
