//! `/ratings/{list}/players/{id}`: someone's rating, table by table, and whether they want to be listed.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{RatingFrame, club_name, day, event_name, name_of, table_href, table_name};
use super::numbers::{decimals, shown_change, shown_rating, shown_value};
use super::plot::{POINTS_MAX, plot};
use crate::act_form::ActForm;
use crate::page::{PageResult, see_other};
use crate::plot::PlotView;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::{HistoryPoint, LeaguePerson, RowGroup};
use talon_service::ratings::{self, LeaveList, PlayerRatings};
use talon_store::{MemberId, RatingListId};
use talon_text::{Arg, Lang};
use talon_tournament::rating::RatedSource;

/// templates/ratings/player.html
#[derive(Debug, Template)]
#[template(path = "ratings/player.html")]
struct RatingsPlayerPage {
    shell: Shell,
    frame: RatingFrame,
    name: String,
    /// Their club, where it is another one than the list's own.
    club: String,
    /// The page of everything that they played.
    player_href: String,
    here: String,
    curve: RatingCurve,
    tables: Vec<PlayedTableView>,
    /// Tables before those that are shown.
    earlier: String,
    chooses: bool,
    has_left: bool,
}

/// How someone stands in a list, and how that came about.
#[derive(Debug)]
pub(crate) struct RatingCurve {
    pub facts: Vec<(String, String)>,
    pub plot: Option<PlotView>,
    /// What the picture shows, in words.
    pub plot_says: String,
    /// What is seen in it.
    pub plot_help: String,
}

impl RatingCurve {
    pub fn of(found: &PlayerRatings, lang: Lang) -> RatingCurve {
        let skipped = found.points.len().saturating_sub(POINTS_MAX);
        let points = &found.points[skipped..];
        let plot = plot(points, skipped, &found.published);
        RatingCurve {
            facts: facts(found, lang),
            plot_help: plot_help(plot.as_ref(), lang),
            plot,
            plot_says: plot_says(points, lang),
        }
    }
}

/// A table.
#[derive(Debug)]
struct PlayedTableView {
    href: String,
    name: String,
    what: String,
    place: String,
    expected: String,
    value: String,
    change: String,
}

/// What the form says.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ListingAct {
    Leave {},
    Return {},
}

/// What every form of the page has: nothing.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct NoFields {}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the list or them in it.
pub async fn get(visit: Visit, path: web::Path<(i64, i64)>) -> PageResult {
    let (list, person) = path.into_inner();
    let (found, visitor) = visit
        .act(move |state, actor| {
            let (id, person) = (RatingListId(list), LeaguePerson(person));
            Ok(state.store.read(|db| ratings::history(db, actor, id, person))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let shown = &found.shown;
    let mut frame = RatingFrame::of(shown, lang);
    // Players who do not show their name must not be found by a number either.
    frame.noindex |= shown.name(found.person).is_none();
    let name = name_of(shown, found.person, lang);
    let skipped = found.points.len().saturating_sub(POINTS_MAX);
    let points = &found.points[skipped..];
    let tables = points.iter().rev().map(|point| table_view(&found, point, lang));
    let page = RatingsPlayerPage {
        shell: frame.shell(&visit, &visitor, format!("{name}: {}", frame.title)),
        player_href: routes::player(MemberId(found.person.0)),
        here: routes::rating_list(shown.row.id, &format!("players/{}", found.person.0)),
        curve: RatingCurve::of(&found, lang),
        tables: tables.collect(),
        earlier: if skipped == 0 {
            String::new()
        } else {
            lang.n("rating-earlier-tables", skipped as i64)
        },
        chooses: found.chooses,
        has_left: shown.has_left(found.person),
        club: club_name(shown, found.person),
        name,
        frame,
    };
    Ok(html(page.render()))
}

/// Leaves the list or comes back.
///
/// # Errors
/// Not found, also when it is not themselves.
pub async fn post(visit: Visit, path: web::Path<(i64, i64)>, fields: web::Form<Vec<(String, String)>>) -> PageResult {
    let (list, person) = path.into_inner();
    let form: ActForm<NoFields, ListingAct> = ActForm::of(fields.into_inner(), &[])?;
    let choice = LeaveList {
        list: RatingListId(list),
        person: LeaguePerson(person),
        listed: matches!(form.act, ListingAct::Return {}),
    };
    visit
        .act(move |state, actor| Ok(ratings::set_listed(&state.store, actor, choice, state.now())?))
        .await?;
    Ok(see_other(&routes::rating_list(
        choice.list,
        &format!("players/{person}"),
    )))
}

/// What stands above the picture.
fn facts(found: &PlayerRatings, lang: Lang) -> Vec<(String, String)> {
    let method = found.shown.method;
    let said = |key: &str| lang.t(key).into_owned();
    let mut facts = Vec::new();
    if let Some(row) = &found.row {
        let rank = match (row.rank, row.group) {
            (Some(rank), _) => format!("{rank}."),
            (None, RowGroup::Inactive) => said("rating-is-inactive"),
            (None, _) => said("rating-is-provisional"),
        };
        facts.push((said("tournament-rank"), rank));
        facts.push((said("rating-value"), shown_value(row.value, method, lang)));
        if !row.sigma.is_zero() {
            facts.push((said("rating-deviation"), shown_rating(row.mu, row.sigma, lang)));
        }
        facts.push((said("rating-tables"), row.tables.to_string()));
    }
    let highest = found.points.iter().filter(|point| !point.is_provisional);
    if let Some(highest) = highest.map(|point| point.after).max() {
        facts.push((said("rating-highest"), shown_value(highest, method, lang)));
    }
    let count = found.points.len() as f64;
    let expected: Option<Vec<f64>> = found.points.iter().map(|point| point.expected).collect();
    if let Some(expected) = expected {
        let place: usize = found.points.iter().map(|point| point.place).sum();
        let args = [
            ("place", Arg::from(decimals(place as f64 / count, 2, lang))),
            (
                "expected",
                Arg::from(decimals(expected.iter().sum::<f64>() / count, 2, lang)),
            ),
        ];
        facts.push((said("rating-mean-place"), lang.t_args("rating-mean-place-of", &args)));
    }
    facts
}

fn plot_help(plot: Option<&PlotView>, lang: Lang) -> String {
    let corrected = plot.filter(|plot| plot.has_corrected());
    let corrected = corrected.map(|_| lang.t("rating-plot-corrected"));
    let said = [lang.t("rating-plot-help")].into_iter().chain(corrected);
    said.collect::<Vec<_>>().join(" ")
}

fn plot_says(points: &[HistoryPoint], lang: Lang) -> String {
    let written = |point: Option<&HistoryPoint>| {
        point
            .map(|point| shown_rating(point.mu, point.sigma, lang))
            .unwrap_or_default()
    };
    let args = [
        ("tables", Arg::from(lang.n("rating-tables-count", points.len() as i64))),
        ("first", Arg::from(written(points.first()))),
        ("last", Arg::from(written(points.last()))),
    ];
    lang.t_args("rating-plot-says", &args)
}

fn table_view(found: &PlayerRatings, point: &HistoryPoint, lang: Lang) -> PlayedTableView {
    let method = found.shown.method;
    let event = found.events.get(&point.at.source);
    let place = [
        ("rank", Arg::Number(point.place as i64)),
        ("count", Arg::Number(point.seats as i64)),
    ];
    let when = event.map(|one| day(one.starts_at, lang)).unwrap_or_default();
    let is_seen = event.is_some_and(|one| one.title.is_some());
    let has_rounds = matches!(point.at.source, RatedSource::Tournament(_));
    PlayedTableView {
        href: if is_seen {
            table_href(found.shown.row.id, point.at)
        } else {
            String::new()
        },
        name: event.map(|one| event_name(one, lang)).unwrap_or_default(),
        what: if is_seen && has_rounds {
            format!("{when}, {}", table_name(point.at, point.is_line, lang))
        } else {
            when
        },
        place: lang.t_args("player-place-of", &place),
        expected: point.expected.map(|place| decimals(place, 1, lang)).unwrap_or_default(),
        value: shown_value(point.after, method, lang),
        change: shown_change(point.after - point.before, method, lang),
    }
}
