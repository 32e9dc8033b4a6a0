//! `/leagues/{slug}/past`: bringing in a season from before as a table that someone pastes. What it would make is
//! shown, with who everyone is, before anything is stored.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::words::day_of;
use crate::account::form::Faults;
use crate::page::{PageResult, see_other};
use crate::parts::bad;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_league::{PastFault, PastRow, PastTable, PastUnit};
use talon_service::account::fresh_secret;
use talon_service::leagues::{self, PastPerson, PastProposal, PastRefused, PastSeasonForm};
use talon_store::MemberId;
use talon_text::{Arg, Lang, mixed};

/// Faults of a table that are shown at once.
const FAULTS_MAX: usize = 20;

/// templates/leagues/past.html
#[derive(Debug, Template)]
#[template(path = "leagues/past.html")]
struct LeaguesPastPage {
    shell: Shell,
    name: String,
    league_href: String,
    here: String,
    form: PastForm,
    faults: Faults,
    /// What is wrong with the table, a sentence each.
    table_faults: Vec<String>,
    preview: Option<PreviewView>,
}

/// What the form sends.
#[derive(Debug, Clone, Default)]
struct PastForm {
    text: String,
    season: String,
    from: String,
    to: String,
    best: String,
    key: String,
    /// Who the names are, as they were chosen.
    people: BTreeMap<String, PastPerson>,
    /// Whether it is to be stored.
    is_final: bool,
}

/// What would be made.
#[derive(Debug)]
struct PreviewView {
    columns: Vec<PreviewColumn>,
    rows: Vec<PreviewRow>,
    /// Rows whose total in the table is another than the one that would count.
    doubts: Vec<String>,
}

/// An evening of it.
#[derive(Debug)]
struct PreviewColumn {
    heading: String,
    /// How its day was understood; empty where it says none.
    day: String,
}

/// A row of it.
#[derive(Debug)]
struct PreviewRow {
    id: String,
    name: String,
    people: Vec<PersonChoice>,
    cells: Vec<String>,
    sum: String,
}

/// Someone whose row it may be.
#[derive(Debug)]
struct PersonChoice {
    value: String,
    label: String,
    is_chosen: bool,
}

/// The same as it is sent: names and people stand in pairs.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PastFields {
    text: String,
    season: String,
    #[serde(default)]
    from: String,
    #[serde(default)]
    to: String,
    #[serde(default)]
    best: String,
    key: String,
    step: PastStep,
    #[serde(default)]
    name: Vec<String>,
    #[serde(default)]
    person: Vec<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// A button of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PastStep {
    Preview,
    Store,
}

impl PastForm {
    fn read(fields: Vec<(String, String)>) -> Result<PastForm, Problem> {
        let no = || bad("the form has a field that this page does not know");
        let sent = serde_html_form::to_string(fields).map_err(|_| no())?;
        let sent: PastFields = serde_html_form::from_str(&sent).map_err(|_| no())?;
        if sent.name.len() != sent.person.len() {
            return Err(bad("a person without a name"));
        }
        let pairs = sent.name.into_iter().zip(&sent.person);
        let pair = |(name, word): (String, &String)| Ok((name, person(word).ok_or_else(|| bad("this is no person"))?));
        Ok(PastForm {
            text: sent.text,
            season: sent.season,
            from: sent.from,
            to: sent.to,
            best: sent.best,
            key: sent.key,
            people: pairs.map(pair).collect::<Result<_, Problem>>()?,
            is_final: sent.step == PastStep::Store,
        })
    }
}

fn person(word: &str) -> Option<PastPerson> {
    match word {
        "new" => Some(PastPerson::New),
        number => Some(PastPerson::Member(MemberId(number.parse().ok()?))),
    }
}

/// The form.
///
/// # Errors
/// When the reader may not manage the league.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    let form = PastForm {
        key: fresh_secret()?,
        ..PastForm::default()
    };
    draw(&visit, slug.into_inner(), form, Faults::default()).await
}

/// Shows what would be made, or makes it.
///
/// # Errors
/// As for the form.
pub async fn post(visit: Visit, slug: web::Path<String>, fields: web::Form<Vec<(String, String)>>) -> PageResult {
    let slug = slug.into_inner();
    let form = PastForm::read(fields.into_inner())?;
    let lang = visit.prefs.lang;
    if !form.is_final {
        return draw(&visit, slug, form, Faults::default()).await;
    }
    let (from, to, best) = match typed(&form, lang) {
        Ok(typed) => (typed.from, typed.to, typed.best),
        Err(faults) => return draw(&visit, slug, form, faults).await,
    };
    let (sent, league) = (form.clone(), slug.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let new = PastSeasonForm {
                season: &sent.season,
                from,
                to,
                best,
                text: &sent.text,
                people: &sent.people,
            };
            Ok(leagues::bring_past(
                &state.store,
                actor,
                &league,
                &new,
                Some(&sent.key),
                state.now(),
            ))
        })
        .await?;
    let about_people = |text: String| Faults(vec![("people".to_owned(), text)]);
    let faults = match done {
        Ok(season) => return Ok(see_other(&routes::league(&slug, &season))),
        Err(PastRefused::Act(error)) => Faults::of(lang, error)?,
        // They are shown with the table.
        Err(PastRefused::Table(_)) => Faults::default(),
        Err(PastRefused::Unseen { name }) => {
            about_people(lang.t_args("league-past-unseen", &[("name", Arg::from(name))]))
        }
        Err(PastRefused::Twice { first, second }) => {
            let args = [("first", Arg::from(first)), ("second", Arg::from(second))];
            about_people(lang.t_args("league-past-one-person", &args))
        }
    };
    draw(&visit, slug, form, faults).await
}

fn day(text: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").ok()
}

/// First and last day, and how many of the best count.
struct TypedSeason {
    from: NaiveDate,
    to: NaiveDate,
    best: Option<usize>,
}

fn typed(form: &PastForm, lang: Lang) -> Result<TypedSeason, Faults> {
    let mut faults = Vec::new();
    let mut fault = |field: &str, key: &str| faults.push((field.to_owned(), lang.t(key).into_owned()));
    let (from, to) = (day(&form.from), day(&form.to));
    for (field, day) in [("from", from), ("to", to)] {
        if day.is_none() {
            fault(field, "list-bad-date");
        }
    }
    let best = match form.best.trim() {
        "" => Some(None),
        number => number.parse().ok().map(Some),
    };
    if best.is_none() {
        fault("best", "set-bad-number");
    }
    match (from, to, best) {
        (Some(from), Some(to), Some(best)) => Ok(TypedSeason { from, to, best }),
        _ => Err(Faults(faults)),
    }
}

async fn draw(visit: &Visit, slug: String, form: PastForm, faults: Faults) -> PageResult {
    let (wanted, text) = (slug.clone(), form.text.clone());
    let (seen, visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| leagues::preview_past(db, actor, &wanted, &text))?)
        })
        .await?;
    let (table, table_faults) = match seen.table {
        None => (None, Vec::new()),
        Some(Ok(table)) => (Some(table), Vec::new()),
        Some(Err(faults)) => (None, faults),
    };
    let lang = visit.prefs.lang;
    let status = match table_faults.is_empty() {
        true => faults.status(),
        false => StatusCode::UNPROCESSABLE_ENTITY,
    };
    let page = LeaguesPastPage {
        shell: Shell::new(visit, &visitor, lang.t("league-past")),
        name: seen.league.name,
        league_href: format!("/leagues/{slug}"),
        here: format!("/leagues/{slug}/past"),
        table_faults: told(&table_faults, lang),
        preview: table.map(|table| preview(&table, &seen.proposals, &form, lang)),
        form,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

fn preview(table: &PastTable, proposals: &[PastProposal], form: &PastForm, lang: Lang) -> PreviewView {
    let rows = table.rows.iter().zip(proposals).enumerate();
    let best = form.best.trim().parse().ok();
    let row = |(at, (row, proposal)): (usize, (&PastRow, &PastProposal))| PreviewRow {
        id: format!("person-{at}"),
        name: row.name.clone(),
        people: choices(proposal, form.people.get(&row.name).copied(), lang),
        cells: row
            .points
            .iter()
            .map(|cell| cell.as_ref().map(mixed).unwrap_or_default())
            .collect(),
        sum: mixed(&row.total(best)),
    };
    let from = day(&form.from);
    PreviewView {
        columns: table.units.iter().map(|unit| column(unit, from, lang)).collect(),
        doubts: doubts(table, best, lang),
        rows: rows.map(row).collect(),
    }
}

fn column(unit: &PastUnit, from: Option<NaiveDate>, lang: Lang) -> PreviewColumn {
    let day = unit.day.zip(from).and_then(|(day, from)| day.within(from));
    PreviewColumn {
        heading: unit.heading.clone(),
        day: day.map(|day| day_of(day, lang)).unwrap_or_default(),
    }
}

/// Whose total in the table is not what their points come to.
fn doubts(table: &PastTable, best: Option<usize>, lang: Lang) -> Vec<String> {
    let doubt = |row: &PastRow| {
        let said = row.said.as_ref().filter(|said| **said != row.total(best))?;
        let args = [
            ("name", Arg::from(row.name.clone())),
            ("said", Arg::from(mixed(said))),
            ("counted", Arg::from(mixed(&row.total(best)))),
        ];
        Some(lang.t_args("league-past-doubt", &args))
    };
    let mut told: Vec<String> = table.rows.iter().filter_map(doubt).collect();
    let more = told.len().saturating_sub(FAULTS_MAX);
    if more > 0 {
        told.truncate(FAULTS_MAX);
        told.push(lang.n("league-moved-more", more as i64));
    }
    told
}

fn choices(proposal: &PastProposal, chosen: Option<PastPerson>, lang: Lang) -> Vec<PersonChoice> {
    let chosen = chosen.unwrap_or(proposal.is);
    let new = PersonChoice {
        value: "new".to_owned(),
        label: lang.t("league-past-new").into_owned(),
        is_chosen: chosen == PastPerson::New,
    };
    let known = proposal.candidates.iter().map(|(id, name)| PersonChoice {
        value: id.0.to_string(),
        label: name.clone(),
        is_chosen: chosen == PastPerson::Member(*id),
    });
    std::iter::once(new).chain(known).collect()
}

/// What is wrong with a table, with its place.
fn told(faults: &[PastFault], lang: Lang) -> Vec<String> {
    let number = |number: usize| Arg::Number(number as i64);
    let said = faults.iter().take(FAULTS_MAX).map(|fault| match fault {
        PastFault::NoHeadings => lang.t("league-past-no-headings").into_owned(),
        PastFault::Nobody => lang.t("league-past-nobody").into_owned(),
        PastFault::TooManyUnits { most } => lang.t_args("league-past-too-many-units", &[("most", number(*most))]),
        PastFault::TooManyRows { most } => lang.t_args("league-past-too-many-rows", &[("most", number(*most))]),
        PastFault::NoName { line } => lang.t_args("league-past-no-name", &[("line", number(*line))]),
        PastFault::NameTwice { line, name } => lang.t_args(
            "league-past-name-twice",
            &[("line", number(*line)), ("name", Arg::from(name.clone()))],
        ),
        PastFault::NoNumber { line, column, found } => lang.t_args(
            "league-past-no-number",
            &[
                ("line", number(*line)),
                ("column", number(*column)),
                ("found", Arg::from(found.clone())),
            ],
        ),
        PastFault::Heading { column, most } => lang.t_args(
            "league-past-heading",
            &[("column", number(*column)), ("most", number(*most))],
        ),
        PastFault::TooLong { line } => lang.t_args("league-past-too-long", &[("line", number(*line))]),
    });
    let mut said: Vec<String> = said.collect();
    if faults.len() > FAULTS_MAX {
        said.push(lang.n("league-moved-more", (faults.len() - FAULTS_MAX) as i64));
    }
    said
}
