//! `GET /ratings/{list}/calibration`: whether the ratings foretell anything.

use actix_web::web;
use askama::Template;

use super::frame::RatingFrame;
use super::numbers::{decimals, per_cent};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::ratings;
use talon_store::RatingListId;
use talon_text::{Arg, Lang};
use talon_tournament::rating::Calibration;

/// The side of the picture, in units of its own.
const SIDE: f64 = 300.0;

/// templates/ratings/calibration.html
#[derive(Debug, Template)]
#[template(path = "ratings/calibration.html")]
struct RatingsCalibrationPage {
    shell: Shell,
    frame: RatingFrame,
    /// Nothing where the method foretells only scores, and before the first table.
    found: Option<CalibrationView>,
    no_prediction: bool,
}

/// What was foretold and what came of it.
#[derive(Debug)]
struct CalibrationView {
    is_useful: bool,
    losses: String,
    deciles: Vec<DecileView>,
}

/// A tenth of what was foretold.
#[derive(Debug)]
struct DecileView {
    range: String,
    count: usize,
    foretold: String,
    seen: String,
    x: String,
    y: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the list.
pub async fn get(visit: Visit, list: web::Path<i64>) -> PageResult {
    let list = RatingListId(list.into_inner());
    let (found, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| ratings::calibration(db, actor, list))?))
        .await?;
    let lang = visit.prefs.lang;
    let frame = RatingFrame::of(&found.shown, lang);
    let page = RatingsCalibrationPage {
        shell: frame.shell(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("rating-calibration"), frame.title),
        ),
        no_prediction: found.calibration.is_none() && found.shown.tables > 0,
        found: found.calibration.map(|one| view(&one, lang)),
        frame,
    };
    Ok(html(page.render()))
}

fn view(calibration: &Calibration, lang: Lang) -> CalibrationView {
    let losses = [
        ("loss", Arg::from(decimals(calibration.loss, 4, lang))),
        ("equal", Arg::from(decimals(calibration.loss_of_equals, 4, lang))),
    ];
    let deciles = calibration.deciles.iter().enumerate();
    CalibrationView {
        is_useful: calibration.is_useful(),
        losses: lang.t_args("rating-losses", &losses),
        deciles: deciles
            .filter(|(_, decile)| decile.count > 0)
            .map(|(at, decile)| DecileView {
                range: format!("{}–{}\u{a0}%", at * 10, at * 10 + 10),
                count: decile.count,
                foretold: per_cent(decile.foretold),
                seen: per_cent(decile.seen),
                x: format!("{:.1}", decile.foretold * SIDE),
                y: format!("{:.1}", (1.0 - decile.seen) * SIDE),
            })
            .collect(),
    }
}
