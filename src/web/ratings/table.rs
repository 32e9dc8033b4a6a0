//! `GET /ratings/{list}/tables/{tournament}/{round}/{table}`, `.../evenings/{id}` and
//! `.../free-tables/{season}/{unit}`: what a table did to the ratings of those who sat there, or why it did nothing.

use actix_web::web;
use askama::Template;

use super::frame::{RatingFrame, TableWords, day, event_href, event_name, name_of, player_href};
use super::numbers::{per_cent, shown_change, shown_rating, shown_value};
use crate::page::{LinkView, PageResult};
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::{ExplainedSeat, NotRated, RatedAt, RatingValue};
use talon_service::account::fresh_secret;
use talon_service::ratings::{self, TableShown};
use talon_store::RatingListId;
use talon_store::ratings::TableNumbers;
use talon_text::{Arg, Lang, decimal};
use talon_tournament::rating::{Method, RatedSource};

/// templates/ratings/table.html
#[derive(Debug, Template)]
#[template(path = "ratings/table.html")]
struct RatingsTablePage {
    shell: Shell,
    frame: RatingFrame,
    title: String,
    /// Empty where the way is called by it.
    when: String,
    event: LinkView,
    /// Why it is not rated.
    refused: String,
    seats: Vec<SeatView>,
    /// The ratings foretell places.
    foretells: bool,
    /// What the changes add up to, where that is shown.
    sum: String,
    at: TableNumbers,
    manages: bool,
    is_excluded: bool,
    may_be_excluded: bool,
    key: String,
}

/// Someone at the table.
#[derive(Debug)]
struct SeatView {
    name: String,
    /// Empty where the reader may not know how strong they are.
    href: String,
    place: usize,
    score: String,
    before: String,
    after: String,
    change: String,
    /// Against each other seat.
    expected: Vec<String>,
}

/// Shows a table of a tournament.
///
/// # Errors
/// Not found, also when the reader may not see the list or the tournament.
pub async fn get(visit: Visit, path: web::Path<(i64, i64, u16, u16)>) -> PageResult {
    let (list, tournament, round, table) = path.into_inner();
    let at = RatedAt {
        source: RatedSource::Tournament(tournament),
        round,
        table,
    };
    show(visit, RatingListId(list), at).await
}

/// Shows an evening.
///
/// # Errors
/// Not found, also when the reader may not see the list or the hands of the evening.
pub async fn evening(visit: Visit, path: web::Path<(i64, i64)>) -> PageResult {
    let (list, evening) = path.into_inner();
    show(visit, RatingListId(list), alone(RatedSource::Evening(evening))).await
}

/// Shows a table outside tournaments.
///
/// # Errors
/// Not found, also when the reader may not see the list or the season.
pub async fn free_table(visit: Visit, path: web::Path<(i64, i64, u16)>) -> PageResult {
    let (list, season, unit) = path.into_inner();
    let source = RatedSource::FreeTable { season, unit };
    show(visit, RatingListId(list), alone(source)).await
}

/// The only table of it.
fn alone(source: RatedSource) -> RatedAt {
    RatedAt {
        source,
        round: 1,
        table: 1,
    }
}

async fn show(visit: Visit, list: RatingListId, at: RatedAt) -> PageResult {
    let (found, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| ratings::table(db, actor, list, at))?))
        .await?;
    let lang = visit.prefs.lang;
    let frame = RatingFrame::of(&found.shown, lang);
    let title = TableWords::of(&found.event, at, found.table.is_line, lang).name;
    let (event, when) = way(&found, lang);
    let is_excluded = found.table.refused == Some(NotRated::Excluded);
    let seats: Vec<SeatView> = (0..found.table.seats.len())
        .map(|seat| seat_view(&found, seat, lang))
        .collect();
    let page = RatingsTablePage {
        shell: frame.shell(&visit, &visitor, format!("{title}: {}", frame.title)),
        when,
        event,
        refused: refused(&found, lang),
        foretells: seats.iter().any(|seat| !seat.expected.is_empty()),
        seats,
        sum: sum(&found, lang),
        at: ratings::numbers(at),
        manages: found.shown.manages,
        is_excluded,
        may_be_excluded: found.table.refused.is_none(),
        key: fresh_secret()?,
        title,
        frame,
    };
    Ok(html(page.render()))
}

/// The way to what the table was part of, and its day; an evening and a free table are named above it.
fn way(found: &TableShown, lang: Lang) -> (LinkView, String) {
    let day = day(found.event.starts_at, lang);
    let href = event_href(&found.event);
    match found.event.source {
        RatedSource::Tournament(_) => {
            let name = event_name(&found.event, lang);
            (LinkView { href, name }, day)
        }
        RatedSource::Evening(_) | RatedSource::FreeTable { .. } => (LinkView { href, name: day }, String::new()),
    }
}

/// Why a table is not rated, in a sentence; empty where it is.
pub(super) fn reason(refused: NotRated, lang: Lang) -> String {
    let key = format!("rating-refused-{}", refused.as_str().replace('_', "-"));
    lang.t(&key).into_owned()
}

fn refused(found: &TableShown, lang: Lang) -> String {
    let Some(refused) = found.table.refused else {
        return String::new();
    };
    let said = reason(refused, lang);
    match &found.excluded {
        Some(excluded) if refused == NotRated::Excluded => format!("{said} {excluded}"),
        _ => said,
    }
}

/// Whether the reader may know how strong someone is.
fn is_told(found: &TableShown, seat: &ExplainedSeat) -> bool {
    seat.person.is_none_or(|person| found.shown.is_listed(person))
}

fn seat_name(found: &TableShown, seat: &ExplainedSeat, lang: Lang) -> String {
    match seat.person {
        Some(person) => name_of(&found.shown, person, lang),
        None => lang.t("club-chip-guest").into_owned(),
    }
}

fn seat_view(found: &TableShown, at: usize, lang: Lang) -> SeatView {
    let (shown, seat) = (&found.shown, &found.table.seats[at]);
    let change = seat.change.as_ref().filter(|_| is_told(found, seat));
    let rating = |numbers: talon_league::RatingNumbers| match shown.method {
        Method::WengLin => shown_rating(numbers.mu, numbers.sigma, lang),
        Method::Elo | Method::ByScore => shown_value(numbers.value, shown.method, lang),
    };
    let mut expected = Vec::new();
    if let Some(change) = change {
        for (other, part) in found.table.seats.iter().zip(&change.expected) {
            if let Some(part) = part.filter(|_| is_told(found, other)) {
                let args = [
                    ("part", Arg::from(per_cent(part))),
                    ("name", Arg::from(seat_name(found, other, lang))),
                ];
                expected.push(lang.t_args("rating-expected-against", &args));
            }
        }
    }
    SeatView {
        name: seat_name(found, seat, lang),
        href: match seat.person {
            Some(person) if change.is_some() => player_href(shown, person),
            _ => String::new(),
        },
        place: seat.place,
        score: decimal(&seat.score, lang).replace('-', "\u{2212}"),
        before: change.map(|change| rating(change.before)).unwrap_or_default(),
        // A guest keeps no rating.
        after: change
            .filter(|_| seat.person.is_some())
            .map(|change| rating(change.after))
            .unwrap_or_default(),
        change: change
            .filter(|_| seat.person.is_some())
            .map(|change| shown_change(change.after.value - change.before.value, shown.method, lang))
            .unwrap_or_default(),
        expected,
    }
}

/// What the changes of all seats add up to; told where all are.
fn sum(found: &TableShown, lang: Lang) -> String {
    let seats = &found.table.seats;
    if found.shown.method == Method::WengLin || !seats.iter().all(|seat| is_told(found, seat)) {
        return String::new();
    }
    let changes: Option<Vec<RatingValue>> = seats
        .iter()
        .map(|seat| {
            seat.change
                .as_ref()
                .map(|change| change.after.value - change.before.value)
        })
        .collect();
    let Some(changes) = changes else { return String::new() };
    let sum: f64 = changes.iter().map(|change| change.number()).sum();
    let said = shown_change(RatingValue::of(sum), found.shown.method, lang);
    lang.t_args("rating-changes-sum", &[("sum", Arg::from(said))])
}
