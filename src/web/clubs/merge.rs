//! `/clubs/{slug}/members/{id}/merge`: two entries that are one person. First the other one is chosen, then it is shown
//! what moves, then it is done; what was merged before can be taken back.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Datelike as _, Utc};
use serde::Deserialize;

use super::frame::{ClubTab, Frame, shell};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit, invalid_key};
use talon_service::leagues::SharedEvent;
use talon_service::merge_members::{self, After, MergePair, MergeRefused, Overview, Preview};
use talon_service::{ActError, Conflict};
use talon_store::members::Member;
use talon_store::person_tags::PersonTag;
use talon_store::{MemberId, MergeId};
use talon_text::Lang;

/// templates/clubs/merge.html
#[derive(Debug, Template)]
#[template(path = "clubs/merge.html")]
struct ClubsMergePage {
    shell: Shell,
    frame: Frame,
    here: String,
    back: String,
    name: String,
    find: String,
    offered: Vec<Offer>,
    pair: Option<Pair>,
    merged: Vec<Merged>,
    refused: String,
}

/// Another entry that may be the same person.
#[derive(Debug)]
struct Offer {
    href: String,
    name: String,
    facts: String,
}

/// The two, side by side.
#[derive(Debug)]
struct Pair {
    goes: i64,
    swap: String,
    goes_name: String,
    rows: Vec<PairRow>,
}

/// What the two entries say of the same.
#[derive(Debug)]
struct PairRow {
    title: String,
    stays: String,
    goes: String,
    after: String,
    changed: bool,
}

/// What was merged before.
#[derive(Debug)]
struct Merged {
    id: i64,
    name: String,
    day: String,
}

/// What is asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct MergeQuery {
    with: Option<i64>,
    #[serde(default)]
    find: String,
    done: Option<String>,
}

/// What the form sends: the entry that is given up for the one of the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MergeForm {
    goes: i64,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The merge that is to be taken back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeparateForm {
    merge: i64,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

fn address(slug: &str, id: MemberId) -> String {
    format!("{}/merge", routes::member(slug, id))
}

/// The choice, or the two side by side.
///
/// # Errors
/// When there is no such entry for the reader, or the database fails.
pub async fn get(visit: Visit, path: web::Path<(String, i64)>, asked: web::Query<MergeQuery>) -> PageResult {
    let (slug, id) = path.into_inner();
    draw(&visit, slug, id, asked.into_inner(), None).await
}

/// Merges them.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, path: web::Path<(String, i64)>, form: web::Form<MergeForm>) -> PageResult {
    let (slug, id) = path.into_inner();
    let pair = MergePair {
        stays: MemberId(id),
        goes: MemberId(form.goes),
    };
    let club = slug.clone();
    let (done, _) = visit
        .act(move |state, actor| Ok(merge_members::merge(&state.store, actor, &club, pair, state.now())))
        .await?;
    match done {
        Ok(()) => Ok(see_other(&format!("{}?done=merged", address(&slug, pair.stays)))),
        Err(ActError::Conflict(why)) => {
            let asked = MergeQuery {
                with: Some(pair.goes.0),
                ..MergeQuery::default()
            };
            draw(&visit, slug, id, asked, Some((StatusCode::CONFLICT, sentence(why)))).await
        }
        Err(ActError::Invalid { why, .. }) => {
            let refused = Some((StatusCode::UNPROCESSABLE_ENTITY, invalid_key(why)));
            draw(&visit, slug, id, MergeQuery::default(), refused).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Takes a merge back.
///
/// # Errors
/// As for the page.
pub async fn separate(visit: Visit, path: web::Path<(String, i64)>, form: web::Form<SeparateForm>) -> PageResult {
    let (slug, id) = path.into_inner();
    let (club, kept, merge) = (slug.clone(), MemberId(id), MergeId(form.merge));
    let (done, _) = visit
        .act(move |state, actor| {
            Ok(merge_members::separate(
                &state.store,
                actor,
                &club,
                kept,
                merge,
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&format!("{}?done=separated", address(&slug, MemberId(id))))),
        Err(ActError::Conflict(why)) => {
            let refused = Some((StatusCode::CONFLICT, sentence(why)));
            draw(&visit, slug, id, MergeQuery::default(), refused).await
        }
        Err(error) => Err(error.into()),
    }
}

async fn draw(
    visit: &Visit,
    slug: String,
    id: i64,
    asked: MergeQuery,
    refused: Option<(StatusCode, &'static str)>,
) -> Result<HttpResponse, Problem> {
    let (club, find, with) = (slug.clone(), asked.find.clone(), asked.with);
    let ((overview, pair), visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| -> Result<_, ActError> {
                let overview = merge_members::overview(db, actor, &club, MemberId(id), &find)?;
                let pair = |with: i64| {
                    let pair = MergePair {
                        stays: MemberId(id),
                        goes: MemberId(with),
                    };
                    merge_members::preview(db, actor, &club, pair)
                };
                Ok((overview, with.map(pair).transpose()?))
            });
            Ok(read?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let here = address(&slug, overview.entry.id);
    let mut shell = shell(visit, &visitor, lang.t("merge-title").into_owned(), here.clone());
    let done = match asked.done.as_deref() {
        Some("merged") => Some("merge-done"),
        Some("separated") => Some("merge-undone"),
        _ => None,
    };
    shell.flash = done.map(|key| Flash {
        kind: "good",
        text: lang.t(key).into_owned(),
    });
    let why = match pair.as_ref().and_then(|pair| pair.refused.as_ref()) {
        Some(why) => merge_refused(why, lang),
        None => refused.map_or_else(String::new, |(_, key)| lang.t(key).into_owned()),
    };
    let page = ClubsMergePage {
        frame: Frame::of(&overview.club, &overview.rights, ClubTab::Members, lang),
        back: routes::member(&slug, overview.entry.id),
        name: overview.entry.name.clone(),
        offered: offers(&overview, &here, lang),
        merged: merged(&overview, lang),
        pair: pair.as_ref().map(|pair| side_by_side(pair, &slug, lang)),
        refused: why,
        find: asked.find,
        here,
        shell,
    };
    let mut response = html(page.render());
    if let Some((status, _)) = refused {
        *response.status_mut() = status;
    }
    Ok(response)
}

fn sentence(why: Conflict) -> &'static str {
    match why {
        Conflict::MergedOn => "merge-chained",
        Conflict::LastOwner => "club-last-owner",
        Conflict::MergeGone => "merge-gone",
        _ => "merge-refused",
    }
}

fn merge_refused(why: &MergeRefused, lang: Lang) -> String {
    match why {
        MergeRefused::TwoAccounts => lang.t("merge-two-accounts").into_owned(),
        MergeRefused::BothPlayed(shared) => both_played(shared, lang),
    }
}

pub(crate) fn both_played(shared: &SharedEvent, lang: Lang) -> String {
    let day = || lang.day(shared.day.year(), shared.day.month(), shared.day.day());
    let said = match (&shared.name, &shared.league) {
        (Some(name), Some(league)) => format!("{name} ({league})"),
        (Some(name), None) => name.clone(),
        (None, Some(league)) => format!("{league}, {}", day()),
        (None, None) => day(),
    };
    lang.t_args("merge-both-played", &[("event", said.into())])
}

fn day(at: DateTime<Utc>, lang: Lang) -> String {
    lang.day(at.year(), at.month(), at.day())
}

fn offers(overview: &Overview, here: &str, lang: Lang) -> Vec<Offer> {
    let offer = |member: &Member| {
        let account = member.user_id.map(|_| lang.t("club-member-has-account").into_owned());
        let gone = member
            .deactivated_at
            .map(|_| lang.t("club-chip-deactivated").into_owned());
        let facts = [member.email.clone(), member.number.clone(), account, gone];
        Offer {
            href: format!("{here}?with={}", member.id),
            name: member.name.clone(),
            facts: facts.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        }
    };
    overview.offered.iter().map(offer).collect()
}

fn merged(overview: &Overview, lang: Lang) -> Vec<Merged> {
    let one = |(merge, member): &(talon_store::merges::Merge, Member)| Merged {
        id: merge.id.0,
        name: member.name.clone(),
        day: day(merge.merged_at.utc(), lang),
    };
    overview.merged.iter().map(one).collect()
}

fn tags(tags: &[PersonTag]) -> String {
    if tags.is_empty() {
        return "–".to_owned();
    }
    let names: Vec<&str> = tags.iter().map(|one| one.tag.as_str()).collect();
    names.join(", ")
}

fn side_by_side(pair: &Preview, slug: &str, lang: Lang) -> Pair {
    let (stays, goes) = (&pair.stays, &pair.goes);
    let all = [After::as_is(stays), After::as_is(goes), pair.after.clone()];
    let changed = pair.after.differs_from(stays);
    let row = |key: &str, part: &str, say: &dyn Fn(&After) -> String| {
        let [stays, goes, after] = [0, 1, 2].map(|at| all.get(at).map(say).unwrap_or_default());
        PairRow {
            title: lang.t(key).into_owned(),
            stays,
            goes,
            after,
            changed: changed.contains(&part),
        }
    };
    let yes = |is: bool| lang.t(if is { "word-yes" } else { "word-no" }).into_owned();
    let text = |text: &Option<String>| text.clone().unwrap_or_else(|| "–".to_owned());
    Pair {
        goes: goes.id.0,
        swap: format!("{}?with={}", address(slug, goes.id), stays.id),
        goes_name: goes.name.clone(),
        rows: vec![
            PairRow {
                title: lang.t("account-name").into_owned(),
                stays: stays.name.clone(),
                goes: goes.name.clone(),
                after: stays.name.clone(),
                changed: false,
            },
            row("account-title", "account", &|part| yes(part.user.is_some())),
            row("club-member-mail", "email", &|part| text(&part.email)),
            row("list-field-number", "number", &|part| text(&part.number)),
            PairRow {
                title: lang.t("list-field-licence").into_owned(),
                stays: text(&pair.stays_licence),
                goes: text(&pair.goes_licence),
                after: text(&pair.stays_licence.clone().or_else(|| pair.goes_licence.clone())),
                changed: pair.stays_licence.is_none() && pair.goes_licence.is_some(),
            },
            row("club-member-alias", "alias", &|part| text(&part.alias)),
            row("list-field-joined", "joined", &|part| day(part.joined, lang)),
            row("club-member-guest", "is_guest", &|part| yes(part.is_guest)),
            row("merge-active", "deactivated", &|part| yes(part.deactivated.is_none())),
            PairRow {
                title: lang.t("club-member-tags").into_owned(),
                stays: tags(&pair.stays_tags),
                goes: tags(&pair.goes_tags),
                after: tags(&pair.stays_tags),
                changed: false,
            },
        ],
    }
}
