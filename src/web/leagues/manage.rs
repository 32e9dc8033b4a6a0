//! `/leagues/{slug}/{season}/manage`: what waits to be published, what was decided, who sees it.

use actix_web::web;
use askama::Template;

use super::acting::{NotDone, Posted, address, opened};
use super::manage_acts::{ManageAct, NotANumber, fault, people};
use super::moves;
use super::playoff_form::{LevelPeople, level_people};
use super::table::{COLUMNS, TableView, name_of, unit_name, view};
use super::{team_table, words};
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_league::{AdjustmentCode, CountedSeason, Publishing, SeasonState};
use talon_service::account::fresh_secret;
use talon_service::leagues::SeasonShown;
use talon_text::{Lang, mixed, signed};

/// templates/leagues/manage.html
#[derive(Debug, Template)]
#[template(path = "leagues/manage.html")]
struct LeaguesManagePage {
    shell: Shell,
    here: String,
    season_href: String,
    units_href: String,
    settings_href: String,
    teams_href: String,
    divisions_href: String,
    lists_href: String,
    qualifying_href: String,
    challenge_href: String,
    pot_href: String,
    /// Who is one person in several clubs; only of a federation.
    people_href: Option<String>,
    /// Where the season after it is made.
    next_href: String,
    /// Where a season from before is brought in.
    past_href: String,
    name: String,
    season: String,
    key: String,
    version: i64,
    error: String,
    /// What was typed in the form that was not taken.
    typed: ManageFields,
    /// The table that waits to be published.
    draft: Option<TableView>,
    /// Who stands elsewhere in it than in the one that is published, and what else is different.
    moved: Vec<String>,
    changed: Vec<String>,
    /// Its teams, where there are any.
    draft_teams: Option<TableView>,
    fault: String,
    /// Those who share a rank for which a play-off decides.
    level: Vec<LevelPeople>,
    adjustments: Vec<AdjustmentLine>,
    people: Vec<Choice>,
    unit_choices: Vec<Choice>,
    codes: Vec<Choice>,
    is_shown: bool,
    is_live: bool,
    /// The last change can be taken back.
    can_undo: bool,
    state: SeasonState,
}

/// An adjustment with what can be done about it.
#[derive(Debug)]
struct AdjustmentLine {
    number: u32,
    name: String,
    amount: String,
    /// Its kind, who made it, and when.
    decided: String,
    text: String,
    revoked: Option<String>,
}

/// The fields of a form that was not taken.
#[derive(Debug, Default)]
struct ManageFields {
    person: String,
    unit: String,
    amount: String,
    code: String,
    text: String,
    /// Of which form the reason is, and what it says.
    reason: Option<(&'static str, String)>,
}

impl ManageFields {
    fn of(sent: Option<&ManageAct>) -> ManageFields {
        let with_reason = |form, reason: &String| ManageFields {
            reason: Some((form, reason.clone())),
            ..ManageFields::default()
        };
        match sent {
            Some(ManageAct::Adjust {
                person,
                unit,
                amount,
                code,
                text,
            }) => ManageFields {
                person: person.to_string(),
                unit: unit.map(|unit| unit.to_string()).unwrap_or_default(),
                amount: amount.clone(),
                code: code.clone(),
                text: text.clone(),
                reason: None,
            },
            Some(ManageAct::Publish { reason }) => with_reason("publish", reason),
            Some(ManageAct::Reopen { reason }) => with_reason("reopen", reason),
            _ => ManageFields::default(),
        }
    }

    /// What was typed as the reason in one of the forms.
    fn reason(&self, form: &str) -> &str {
        self.reason
            .as_ref()
            .filter(|(own, _)| *own == form)
            .map_or("", |(_, reason)| reason)
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
    let posted = Posted::<ManageAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.clone().form(&posted.shown);
    let asked = asked.map_err(|NotANumber(_)| visit.prefs.lang.t("set-bad-number").into_owned());
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "manage"))),
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
    sent: Option<&ManageAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let season = &shown.season;
    let page = LeaguesManagePage {
        shell: Shell::new(visit, visitor, lang.t("league-manage")),
        here: address(shown, "manage"),
        units_href: address(shown, "units"),
        settings_href: address(shown, "settings"),
        teams_href: address(shown, "settings/teams"),
        divisions_href: address(shown, "divisions"),
        lists_href: address(shown, "lists"),
        qualifying_href: address(shown, "qualifying"),
        challenge_href: address(shown, "challenge"),
        pot_href: address(shown, "pot"),
        people_href: shown.is_federation.then(|| address(shown, "people")),
        next_href: format!("/leagues/{}/next", shown.league.slug),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        past_href: format!("/leagues/{}/past", shown.league.slug),
        name: shown.league.name.clone(),
        season: shown.head.name.clone(),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        typed: ManageFields::of(sent),
        draft: match &shown.draft {
            Some(Ok(draft)) => Some(view(shown, draft, COLUMNS, lang)),
            _ => None,
        },
        moved: against_published(shown, moves::moved, lang),
        changed: against_published(shown, moves::changed, lang),
        draft_teams: match &shown.draft {
            Some(Ok(draft)) => team_table::view(shown, draft, &address(shown, "teams"), COLUMNS, lang),
            _ => None,
        },
        fault: match &shown.draft {
            Some(Err(found)) => fault(*found, shown, lang),
            _ => String::new(),
        },
        level: level_people(shown, sent, lang),
        adjustments: adjustments(shown, lang),
        people: people(shown, lang),
        unit_choices: choices(shown, lang),
        codes: codes(lang),
        is_shown: shown.head.published,
        is_live: season.publishing == Publishing::Live,
        can_undo: shown.can_undo,
        state: season.state,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

/// What sets the table that waits apart from the one that is published.
fn against_published(
    shown: &SeasonShown,
    said: fn(&SeasonShown, &CountedSeason, &CountedSeason, Lang) -> Vec<String>,
    lang: Lang,
) -> Vec<String> {
    match (&shown.draft, &shown.table) {
        (Some(Ok(draft)), Some(published)) => said(shown, draft, published, lang),
        _ => Vec::new(),
    }
}

impl LeaguesManagePage {
    fn is_running(&self) -> bool {
        self.state == SeasonState::Running
    }

    fn is_archived(&self) -> bool {
        self.state == SeasonState::Archived
    }
}

fn adjustments(shown: &SeasonShown, lang: Lang) -> Vec<AdjustmentLine> {
    let standing = shown.season.adjustments.iter().filter(|one| !one.undone);
    let lines = standing.map(|one| AdjustmentLine {
        number: one.number.0,
        name: name_of(shown, one.person, lang),
        amount: one.amount.whole().map_or_else(|| mixed(&one.amount), signed),
        decided: words::decided(shown, one, lang),
        text: one.text.clone(),
        revoked: one.revoked.clone(),
    });
    lines.collect()
}

/// Of what kind an adjustment can be.
fn codes(lang: Lang) -> Vec<Choice> {
    let none = Choice::new("", lang.t("league-adjust-code-none"));
    let codes = AdjustmentCode::ALL.iter().copied();
    let codes = codes.map(|code| Choice::new(code.as_str(), lang.t(&words::code_key(code))));
    std::iter::once(none).chain(codes).collect()
}

/// On what an adjustment can be.
fn choices(shown: &SeasonShown, lang: Lang) -> Vec<Choice> {
    let whole = Choice::new("", lang.t("league-adjust-total"));
    let units = shown.units.iter().filter(|unit| unit.counts);
    let units = units.map(|unit| Choice::new(unit.number.0.to_string(), unit_name(unit, lang)));
    std::iter::once(whole).chain(units).collect()
}
