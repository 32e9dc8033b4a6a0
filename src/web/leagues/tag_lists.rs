//! `/leagues/{slug}/{season}/lists`: the lists of a season by tag, who is in them, and why visitors do not see one.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::acting::{NotDone, Posted, address, opened};
use super::part_links::table_href;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_league::{LeagueAct, ListPoints, SeasonState, TagList};
use talon_service::account::fresh_secret;
use talon_service::leagues::{LIST_LEAST, ManagedList, SeasonForm, SeasonShown, TablePart};
use talon_text::Lang;

/// templates/leagues/tag_lists.html
#[derive(Debug, Template)]
#[template(path = "leagues/tag_lists.html")]
struct LeaguesTagListsPage {
    shell: Shell,
    here: String,
    season_href: String,
    manage_href: String,
    members_href: String,
    title: String,
    key: String,
    version: i64,
    error: String,
    lists: Vec<ManagedListView>,
    points: Vec<Choice>,
    typed: NewListForm,
    is_archived: bool,
}

/// A list with what is to be said of it.
#[derive(Debug)]
struct ManagedListView {
    tag: String,
    /// Empty while it is in no table that was published.
    href: String,
    points: String,
    people: String,
    /// Why visitors do not see it, and who did not agree.
    hints: Vec<String>,
}

/// A list on its way in.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewListForm {
    tag: String,
    points: ListPoints,
}

/// An act on the lists of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ListAct {
    Set(NewListForm),
    Remove { tag: String },
}

impl ListAct {
    fn form(&self) -> SeasonForm {
        SeasonForm::Act(Box::new(match self {
            ListAct::Set(form) => LeagueAct::SetList(TagList {
                tag: form.tag.clone(),
                points: form.points,
            }),
            ListAct::Remove { tag } => LeagueAct::RemoveList(tag.clone()),
        }))
    }
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (shown, visitor) = opened(&visit, &path.into_inner()).await?;
    draw(&visit, &visitor, &shown, None, None)
}

/// Does what a form says.
///
/// # Errors
/// As for the page.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let posted = Posted::<ListAct>::read(&visit, path, fields).await?;
    let asked = Ok(posted.form.act.form());
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "lists"))),
        Err(refused) => draw(
            &visit,
            &posted.visitor,
            &posted.shown,
            Some(&posted.form.act),
            Some(refused),
        ),
    }
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: Option<&ListAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let page = LeaguesTagListsPage {
        shell: Shell::new(visit, visitor, lang.t("league-lists")),
        here: address(shown, "lists"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        members_href: routes::club(&shown.club.slug, "members"),
        title: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        lists: shown
            .managed_lists()
            .iter()
            .map(|list| managed(shown, list, lang))
            .collect(),
        points: points_offered(lang),
        typed: match sent {
            Some(ListAct::Set(form)) => form.clone(),
            _ => NewListForm {
                tag: String::new(),
                points: ListPoints::Counted,
            },
        },
        is_archived: shown.season.state == SeasonState::Archived,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

/// What the people of a list can have.
pub(super) fn points_offered(lang: Lang) -> Vec<Choice> {
    let points = |one: ListPoints| {
        let key = match one {
            ListPoints::Counted => "league-list-points-counted",
            ListPoints::OwnPlaces => "league-list-points-own-places",
        };
        Choice::new(one.as_str(), lang.t(key))
    };
    ListPoints::ALL.map(points).into()
}

/// What the people of a list have, in a sentence.
pub(super) fn points_said(points: ListPoints, lang: Lang) -> String {
    let key = match points {
        ListPoints::Counted => "league-list-counted",
        ListPoints::OwnPlaces => "league-list-own-places",
    };
    lang.t(key).into_owned()
}

/// That visitors do not see a list that is too small.
pub(super) fn too_small(lang: Lang) -> String {
    lang.n("league-list-small", LIST_LEAST as i64)
}

fn managed(shown: &SeasonShown, list: &ManagedList, lang: Lang) -> ManagedListView {
    let mut hints = Vec::new();
    if list.people < LIST_LEAST {
        hints.push(too_small(lang));
    } else if !list.is_shown {
        hints.push(lang.t("league-list-waits").into_owned());
    }
    if list.not_agreed > 0 {
        hints.push(lang.n("league-list-not-agreed", list.not_agreed as i64));
    }
    let is_published = shown
        .table
        .as_ref()
        .is_some_and(|table| table.list(&list.tag).is_some());
    ManagedListView {
        href: if is_published {
            let part = TablePart {
                list: Some(list.tag.clone()),
                ..TablePart::default()
            };
            table_href(shown, &part, None)
        } else {
            String::new()
        },
        tag: list.tag.clone(),
        points: points_said(list.points, lang),
        people: lang.n("league-list-people", list.people as i64),
        hints,
    }
}

impl NewListForm {
    fn points(&self) -> &'static str {
        self.points.as_str()
    }
}
