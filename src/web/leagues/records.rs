//! `GET /leagues/{slug}/records`: what nobody has done better in a league, each with a way to what it was made from.

use actix_web::web;
use askama::Template;
use chrono::Datelike as _;

use super::history::{HonoursFrame, Opened, frame, name, opened};
use crate::page::PageResult;
use crate::players::{day, paid};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::{Record, RecordHolder, RecordKind, records};
use talon_rules::games::GameKind;
use talon_service::leagues::{self, HandRecord, HandRecordKind, Honours};
use talon_store::player_hands::PlayerHandListed;
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
    let opened = opened(&visit, &slug, "/records", |db, actor, honours| {
        let of_tables = records(&honours.played());
        Ok((of_tables, leagues::hand_records(db, actor, honours)?))
    });
    let (honours, found, of_hands, visitor) = match opened.await? {
        Opened::Here(honours, (found, of_hands), visitor) => (honours, found, of_hands, visitor),
        Opened::Elsewhere(answer) => return Ok(answer),
    };
    let lang = visit.prefs.lang;
    let frame = frame(&honours);
    let page = LeaguesRecordsPage {
        shell: frame.shell(&visit, &visitor, &lang.t("league-records")),
        records: found
            .iter()
            .map(|record| record_view(&honours, record, lang))
            .chain(hand_views(&of_hands, lang))
            .collect(),
        frame,
    };
    Ok(html(page.render()))
}

pub(crate) fn record_view(honours: &Honours, record: &Record, lang: Lang) -> RecordView {
    RecordView {
        title: record_title(record.kind, lang),
        value: record_value(record, lang),
        holders: record
            .holders
            .iter()
            .filter_map(|holder| line(honours, record.kind, holder, lang))
            .collect(),
    }
}

/// What a record is called.
pub(super) fn record_title(kind: RecordKind, lang: Lang) -> String {
    let word = kind.as_str().replace('_', "-");
    lang.t(&format!("league-record-{word}")).into_owned()
}

/// What it comes to.
pub(super) fn record_value(record: &Record, lang: Lang) -> String {
    match record.kind {
        RecordKind::BestUnit | RecordKind::HighestAtTable | RecordKind::HighestTotal | RecordKind::ClosestFinish => {
            mixed(&record.value)
        }
        RecordKind::MostWins | RecordKind::WinsInARow | RecordKind::CountedInARow => {
            lang.n("league-played", record.value.whole().unwrap_or(0))
        }
        RecordKind::BiggestJump => lang.n("tournament-moved-up", record.value.whole().unwrap_or(0)),
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

/// Which game a record is of is told where there are records of two.
fn hand_views(records: &[HandRecord], lang: Lang) -> impl Iterator<Item = RecordView> {
    let games = records.iter().map(|record| record.game.as_str());
    let is_of_one_game = games.clone().all(|game| games.clone().all(|other| other == game));
    records
        .iter()
        .filter(|record| !record.hands.is_empty())
        .map(move |record| {
            let title = match record.kind {
                HandRecordKind::RarestContract { .. } => lang.t("league-record-rarest-contract"),
                HandRecordKind::Faultless { .. } => lang.t("league-record-faultless"),
            };
            let game = GameKind::parse(&record.game).filter(|_| !is_of_one_game);
            RecordView {
                title: match game {
                    Some(game) => format!("{title} ({})", lang.t(&format!("game-{}", game.as_str()))),
                    None => title.into_owned(),
                },
                value: match record.kind {
                    HandRecordKind::RarestContract { times } => lang.n("league-record-times", times),
                    HandRecordKind::Faultless { pay } => paid(pay),
                },
                holders: record.hands.iter().map(|one| hand_line(one, lang)).collect(),
            }
        })
}

fn hand_line(one: &PlayerHandListed, lang: Lang) -> HolderLine {
    let (did, hand) = (&one.did, &one.hand.hand);
    let player = one.hand.players.iter().find(|player| player.seat == did.seat);
    let contract = match did.contract.as_str() {
        "" => lang.t("player-as-passed").into_owned(),
        code => lang.bid(code).into_owned(),
    };
    let when = day(hand.listed_at.utc().naive_utc(), lang);
    HolderLine {
        name: player.map_or_else(String::new, |player| player.name.clone()),
        href: format!("/hands/{}", hand.id),
        season: format!("{contract}, {when}"),
    }
}
