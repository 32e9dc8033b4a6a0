//! `/ratings/{list}`: the players by strength, and the forms for managing the list.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{RatingFrame, draft_as_of, opened, table_href};
use super::revisions::moved;
use super::rows::{GroupView, groups};
use crate::act_form::{ActForm, Keyed};
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Visit, Visitor};
use talon_league::RatedAt;
use talon_service::account::fresh_secret;
use talon_service::ratings::{self, ActOnRatings, RatingForm, RatingListShown};
use talon_service::{ActError, InvalidValue, Missing};
use talon_store::RatingListId;
use talon_store::ratings::{AlsoRated, RatedPart, RatingPublishing, TableNumbers};
use talon_text::Lang;

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
    is_published: bool,
    /// What visitors are told of a list that is not published at once.
    published_when: String,
    /// Whose rating the draft changes, where this is the draft.
    moved: Option<Vec<String>>,
    manager: Option<ManagerView>,
}

/// What those who manage a list do with it.
#[derive(Debug)]
struct ManagerView {
    rates: AlsoRated,
    publishing: &'static str,
    schedules: Vec<Choice>,
    /// The page of the draft; empty where the list is published at once.
    draft_href: String,
    key: String,
}

/// Which list is asked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct RatingQuery {
    revision: Option<i64>,
    /// The list as it would be published now.
    #[serde(default)]
    draft: bool,
}

/// What is done to a list.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RatingAct {
    Publish {},
    Hide {},
    /// When it is published.
    Schedule {
        publishing: String,
    },
    /// It is published as it is now.
    PublishNow {
        reason: String,
    },
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
    let list = list.into_inner();
    let lang = visit.prefs.lang;
    if asked.draft {
        let (draft, visitor) = visit
            .act(move |state, actor| {
                let (id, now) = (RatingListId(list), state.now());
                Ok(state.store.read(|db| ratings::draft(db, actor, id, now))?)
            })
            .await?;
        let moved = moved(&draft.shown, &draft.rated, &draft.published, lang);
        return draw(&visit, &visitor, &draft.shown, Some(moved));
    }
    let (shown, visitor) = opened(&visit, list, asked.revision).await?;
    draw(&visit, &visitor, &shown, None)
}

fn draw(visit: &Visit, visitor: &Visitor, shown: &RatingListShown, moved: Option<Vec<String>>) -> PageResult {
    let lang = visit.prefs.lang;
    let mut frame = RatingFrame::of(shown, lang);
    let is_last = shown
        .revision
        .as_ref()
        .is_none_or(|one| one.revision == shown.row.revision);
    frame.noindex |= !is_last;
    if moved.is_some() {
        frame.as_of = draft_as_of(shown, lang);
    }
    let mut shell = Shell::new(visit, visitor, frame.title.clone());
    let about = format!("{}. {}", frame.club, frame.as_of);
    shell.share(&visit.state.config.base_url, &frame.here, &about);
    let page = RatingsShowPage {
        shell,
        newer_href: if is_last { String::new() } else { frame.here.clone() },
        groups: groups(shown, lang),
        has_deviation: shown.rows.iter().any(|row| !row.sigma.is_zero()),
        is_useless: shown.useful == Some(false),
        is_published: shown.row.published,
        published_when: published_when(shown.row.publishing, lang),
        moved,
        manager: match shown.manages {
            true => Some(manager(shown, lang)?),
            false => None,
        },
        frame,
    };
    Ok(html(page.render()))
}

fn published_when(publishing: RatingPublishing, lang: Lang) -> String {
    match publishing {
        RatingPublishing::AtOnce => String::new(),
        RatingPublishing::Monthly => lang.t("rating-published-monthly").into_owned(),
        RatingPublishing::ByHand => lang.t("rating-published-by-hand").into_owned(),
    }
}

fn manager(shown: &RatingListShown, lang: Lang) -> Result<ManagerView, ActError> {
    let schedule = |one: &RatingPublishing| {
        let key = match one {
            RatingPublishing::AtOnce => "rating-publishing-at-once",
            RatingPublishing::Monthly => "rating-publishing-monthly",
            RatingPublishing::ByHand => "rating-publishing-by-hand",
        };
        Choice::new(one.as_str(), lang.t(key))
    };
    let publishing = shown.row.publishing;
    Ok(ManagerView {
        rates: shown.row.rates,
        publishing: publishing.as_str(),
        schedules: RatingPublishing::ALL.iter().map(schedule).collect(),
        draft_href: match publishing {
            RatingPublishing::AtOnce => String::new(),
            RatingPublishing::Monthly | RatingPublishing::ByHand => {
                routes::rating_list(shown.row.id, "") + "?draft=true"
            }
        },
        key: fresh_secret()?,
    })
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
        RatingAct::Schedule { publishing } => {
            let publishing = RatingPublishing::parse(&publishing).ok_or(ActError::Invalid {
                field: "publishing",
                why: InvalidValue::BadChoice,
            })?;
            (RatingForm::Schedule(publishing), None)
        }
        RatingAct::PublishNow { reason } => (RatingForm::Publish { reason }, None),
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
