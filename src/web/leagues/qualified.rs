//! `GET /leagues/{slug}/{season}/qualified`: who comes on from a season, through what, and who is in reserve.

use actix_web::web;
use askama::Template;

use super::frame::{LeagueFrame, SeasonPath, opened};
use super::table::{name_of, unit_name};
use crate::page::PageResult;
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_league::{CountedSeason, LeaguePerson, Qualification, QualifyingFrom, UnitNo};
use talon_service::leagues::{self, QualifiedEntered, SeasonShown};
use talon_text::{Arg, Lang};

/// templates/leagues/qualified.html
#[derive(Debug, Template)]
#[template(path = "leagues/qualified.html")]
struct LeaguesQualifiedPage {
    shell: Shell,
    frame: LeagueFrame,
    qualifications: Vec<QualificationView>,
}

/// What people qualify for, with those who do.
#[derive(Debug)]
pub(super) struct QualificationView {
    pub name: String,
    pub sources: Vec<SourceView>,
    pub declined: Vec<PersonView>,
    /// Where those who qualified were entered.
    pub entered: Option<EnteredView>,
}

/// The tournament into which those who qualified were entered, and how they differ from its entries.
#[derive(Debug)]
pub(super) struct EnteredView {
    pub href: String,
    pub tournament: String,
    pub missing: String,
    pub beyond: String,
}

/// A source with the people whom it brings.
#[derive(Debug)]
pub(super) struct SourceView {
    /// What it is, and how many it brings.
    pub name: String,
    pub people: Vec<PersonView>,
    pub reserves: Vec<PersonView>,
    /// What is still open about it.
    pub notes: Vec<String>,
}

/// Someone in a list.
#[derive(Debug)]
pub(super) struct PersonView {
    pub person: i64,
    pub name: String,
}

/// Shows it.
///
/// # Errors
/// Not found, also when the reader may not see the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let path = SeasonPath::of(path.into_inner());
    let (shown, visitor) = opened(&visit, &path).await?;
    if let Some(answer) = path.elsewhere(&shown, "/qualified") {
        return Ok(answer);
    }
    let lang = visit.prefs.lang;
    let frame = LeagueFrame::of(&shown, lang);
    let views = match shown.table.clone() {
        Some(table) => Some(qualifications(&visit, &shown, table).await?),
        None => None,
    };
    let page = LeaguesQualifiedPage {
        shell: frame.shell(
            &visit,
            &visitor,
            format!("{}: {}", lang.t("league-qualified"), frame.title()),
        ),
        frame,
        qualifications: views.unwrap_or_default(),
    };
    Ok(html(page.render()))
}

/// Every qualification of a season by a table of it.
pub(super) async fn qualifications(
    visit: &Visit,
    shown: &SeasonShown,
    table: CountedSeason,
) -> Result<Vec<QualificationView>, Problem> {
    let entered = match shown.season.qualifications.iter().any(|one| one.leads_to.is_some()) {
        true => entered(visit, shown, &table).await?,
        false => vec![None; shown.season.qualifications.len()],
    };
    let all = shown.season.qualifications.iter().zip(&entered);
    let lang = visit.prefs.lang;
    Ok(all
        .map(|(one, entered)| QualificationView {
            entered: entered.as_ref().map(|entered| EnteredView::of(shown, entered, lang)),
            ..view(shown, &table, one, lang)
        })
        .collect())
}

async fn entered(
    visit: &Visit,
    shown: &SeasonShown,
    table: &CountedSeason,
) -> Result<Vec<Option<QualifiedEntered>>, Problem> {
    let (asked, table) = (shown.clone(), table.clone());
    let (found, _) = visit
        .act(move |state, actor| {
            let read = state
                .store
                .read(|db| leagues::qualified_entered(db, actor, &asked, &table));
            Ok(read?)
        })
        .await?;
    Ok(found)
}

impl EnteredView {
    fn of(shown: &SeasonShown, entered: &QualifiedEntered, lang: Lang) -> EnteredView {
        let names = |people: &[LeaguePerson]| {
            let names: Vec<String> = people.iter().map(|person| name_of(shown, *person, lang)).collect();
            names.join(", ")
        };
        EnteredView {
            href: routes::tournament(entered.tournament, "entries"),
            tournament: entered.name.clone(),
            missing: names(&entered.missing),
            beyond: names(&entered.beyond),
        }
    }
}

fn view(shown: &SeasonShown, table: &CountedSeason, one: &Qualification, lang: Lang) -> QualificationView {
    let people = |people: &[LeaguePerson]| {
        let view = |person: &LeaguePerson| PersonView {
            person: person.0,
            name: name_of(shown, *person, lang),
        };
        people.iter().map(view).collect::<Vec<PersonView>>()
    };
    let declined: Vec<LeaguePerson> = one.declined.iter().map(|one| one.person).collect();
    let by_source = table.qualified(one);
    let sources = one.sources.iter().zip(by_source).map(|(source, brought)| {
        let mut notes = Vec::new();
        if brought.is_level {
            notes.push(lang.t("league-source-level").into_owned());
        }
        if brought.free > 0 {
            notes.push(lang.n("league-source-free", brought.free as i64));
        }
        SourceView {
            name: format!("{} ({})", source_name(shown, &source.from, lang), source.quota),
            people: people(&brought.people),
            // As many as could be asked are enough.
            reserves: people(&brought.reserves[..brought.reserves.len().min(source.quota as usize)]),
            notes,
        }
    });
    QualificationView {
        name: one.name.clone(),
        sources: sources.collect(),
        declined: people(&declined),
        entered: None,
    }
}

/// What a source is called.
pub(super) fn source_name(shown: &SeasonShown, from: &QualifyingFrom, lang: Lang) -> String {
    let unit_called = |number: UnitNo| {
        let unit = shown.units.iter().find(|unit| unit.number == number);
        unit.map(|unit| unit_name(unit, lang)).unwrap_or_default()
    };
    match from {
        QualifyingFrom::Season => lang.t("league-source-season").into_owned(),
        QualifyingFrom::Unit { unit } => lang.t_args("league-source-unit", &[("name", Arg::from(unit_called(*unit)))]),
        QualifyingFrom::Chosen { reason, .. } => reason.clone(),
    }
}
