//! `/ratings/{list}`: the players by strength, and the forms for managing the list.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{RatingFrame, opened, table_href};
use super::rows::{GroupView, groups};
use crate::act_form::{ActForm, Keyed};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_league::RatedAt;
use talon_service::account::fresh_secret;
use talon_service::ratings::{self, ActOnRatings, RatingForm};
use talon_service::{ActError, Missing};
use talon_store::RatingListId;
use talon_store::ratings::{AlsoRated, RatedPart, TableNumbers};

/// templates/ratings/show.html
#[derive(Debug, Template)]
#[template(path = "ratings/show.html")]
struct RatingsShowPage {
    shell: Shell,
    frame: RatingFrame,
    /// An older list than the last one.
    newer_href: String,
    groups: Vec<GroupView>,
    /// The method says how sure a rating is.
    has_deviation: bool,
    /// The ratings foretell no better than chance.
    is_useless: bool,
    manages: bool,
    is_published: bool,
    rates: AlsoRated,
    key: String,
}

/// Which list is asked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct RatingQuery {
    revision: Option<i64>,
}

/// What is done to a list.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RatingAct {
    Publish {},
    Hide {},
    /// What else is rated: a box that is not ticked is not sent.
    Rate {
        #[serde(default)]
        evenings: bool,
        #[serde(default)]
        free_tables: bool,
    },
    Exclude {
        part: String,
        id: i64,
        round: i64,
        table: i64,
        reason: String,
    },
    Allow {
        part: String,
        id: i64,
        round: i64,
        table: i64,
    },
}

/// The list.
///
/// # Errors
/// Not found, also when the reader may not see it.
pub async fn get(visit: Visit, list: web::Path<i64>, asked: web::Query<RatingQuery>) -> PageResult {
    let (shown, visitor) = opened(&visit, list.into_inner(), asked.revision).await?;
    let lang = visit.prefs.lang;
    let mut frame = RatingFrame::of(&shown, lang);
    let is_last = shown
        .revision
        .as_ref()
        .is_none_or(|one| one.revision == shown.row.revision);
    frame.noindex |= !is_last;
    let mut shell = Shell::new(&visit, &visitor, frame.title.clone());
    let about = format!("{}. {}", frame.club, frame.as_of);
    shell.share(&visit.state.config.base_url, &frame.here, &about);
    let page = RatingsShowPage {
        shell,
        newer_href: if is_last { String::new() } else { frame.here.clone() },
        groups: groups(&shown, lang),
        has_deviation: shown.rows.iter().any(|row| !row.sigma.is_zero()),
        is_useless: shown.useful == Some(false),
        manages: shown.manages,
        is_published: shown.row.published,
        rates: shown.row.rates,
        key: fresh_secret()?,
        frame,
    };
    Ok(html(page.render()))
}

/// Does what a form says, also that of a table.
///
/// # Errors
/// Not found, also when the reader may not manage the list, and a table without a reason.
pub async fn post(visit: Visit, list: web::Path<i64>, fields: web::Form<Vec<(String, String)>>) -> PageResult {
    let list = RatingListId(list.into_inner());
    let form: ActForm<Keyed, RatingAct> = ActForm::of(fields.into_inner(), &["key"])?;
    let (act, table) = match form.act.clone() {
        RatingAct::Publish {} => (RatingForm::Show(true), None),
        RatingAct::Hide {} => (RatingForm::Show(false), None),
        RatingAct::Rate { evenings, free_tables } => (RatingForm::Rate(AlsoRated { evenings, free_tables }), None),
        RatingAct::Exclude {
            part,
            id,
            round,
            table,
            reason,
        } => {
            let table = table_at(&part, id, round, table)?;
            (RatingForm::Exclude { table, reason }, Some(table))
        }
        RatingAct::Allow { part, id, round, table } => {
            let table = table_at(&part, id, round, table)?;
            (RatingForm::Allow { table }, Some(table))
        }
    };
    visit
        .act(move |state, actor| {
            let request = ActOnRatings {
                store: &state.store,
                actor,
                list,
                form: form.request(&form.common.key),
                now: state.now(),
            };
            Ok(request.act(&act)?)
        })
        .await?;
    let page = table.map_or_else(|| routes::rating_list(list, ""), |at| table_href(list, at));
    Ok(see_other(&page))
}

/// The table of a form.
fn table_at(part: &str, id: i64, round: i64, table: i64) -> Result<RatedAt, ActError> {
    let numbers = RatedPart::parse(part).map(|part| TableNumbers { part, id, round, table });
    numbers
        .and_then(ratings::rated_at)
        .ok_or(ActError::NotFound(Missing::RatedTable))
}
