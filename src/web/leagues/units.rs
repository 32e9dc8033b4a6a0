//! `/leagues/{slug}/{season}/units`: which tournaments and evenings count and how much, by hand.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::acting::{COMMON, ManageCommon, NotDone, act, address, opened};
use super::table::{unit_name, unit_source};
use crate::act_form::ActForm;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_league::{GROUP_MAX, LeagueAct, LeagueUnit, SeasonState, UnitChange, UnitNo};
use talon_service::ActError;
use talon_service::account::fresh_secret;
use talon_service::leagues::{self, EveningOffered, SeasonForm, SeasonShown};
use talon_store::tournaments::Listed;
use talon_store::{SessionId, TournamentId};
use talon_text::{Arg, Lang, mixed};
use talon_tournament::Exact;

/// An act on the units of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum UnitsAct {
    Add {
        tournament: i64,
        weight: String,
        group: String,
        #[serde(default)]
        bonus: bool,
    },
    AddEvening {
        evening: i64,
        weight: String,
        group: String,
        #[serde(default)]
        bonus: bool,
    },
    Change {
        unit: u32,
        weight: String,
        group: String,
        #[serde(default)]
        bonus: bool,
    },
    TakeOut {
        unit: u32,
        reason: String,
    },
    PutBack {
        unit: u32,
    },
}

/// templates/leagues/units.html
#[derive(Debug, Template)]
#[template(path = "leagues/units.html")]
struct LeaguesUnitsPage {
    shell: Shell,
    here: String,
    season_href: String,
    manage_href: String,
    name: String,
    key: String,
    version: i64,
    error: String,
    units: Vec<UnitForm>,
    /// Tournaments that can be added, by number and name.
    offered: Vec<Choice>,
    /// What was typed in the form of a tournament that was not added.
    adds: UnitFields,
    /// Evenings that can be added, by number and what was played when.
    evenings: Vec<Choice>,
    adds_evening: UnitFields,
    group_max: usize,
    is_archived: bool,
}

/// A unit with its form.
#[derive(Debug)]
struct UnitForm {
    number: u32,
    name: String,
    href: String,
    day: String,
    fields: UnitFields,
    taken_out: Option<String>,
    /// Its form was not taken.
    is_open: bool,
    /// It has points of its own, which stay.
    has_own_points: bool,
    /// In which other seasons it counts.
    also: String,
}

/// How a unit counts, as a form shows it.
#[derive(Debug, Default)]
struct UnitFields {
    /// What is added.
    source: String,
    weight: String,
    group: String,
    bonus: bool,
    /// What was typed as the reason why it does not count.
    reason: String,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (shown, visitor) = opened(&visit, &path.into_inner()).await?;
    draw(&visit, &visitor, &shown, None, None).await
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
    let path = path.into_inner();
    let form = ActForm::<ManageCommon, UnitsAct>::of(fields.into_inner(), COMMON)?;
    let (shown, visitor) = opened(&visit, &path).await?;
    let done = match form.act.form(&shown, visit.prefs.lang) {
        Ok(asked) => act(&visit, &shown, &form, asked).await?,
        Err(words) => Err(NotDone::of_field(words)),
    };
    match done {
        Ok(()) => Ok(see_other(&address(&shown, "units"))),
        Err(refused) => draw(&visit, &visitor, &shown, Some(&form.act), Some(refused)).await,
    }
}

impl UnitsAct {
    /// What is done, or what is wrong with a field.
    fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<SeasonForm, String> {
        let act = |act: LeagueAct| SeasonForm::Act(Box::new(act));
        Ok(match self {
            UnitsAct::Add {
                tournament,
                weight,
                group,
                bonus,
            } => SeasonForm::AddTournament {
                tournament: TournamentId(*tournament),
                change: added(weight, group, *bonus, lang)?,
            },
            UnitsAct::AddEvening {
                evening,
                weight,
                group,
                bonus,
            } => SeasonForm::AddEvening {
                session: SessionId(*evening),
                change: added(weight, group, *bonus, lang)?,
            },
            UnitsAct::Change {
                unit,
                weight,
                group,
                bonus,
            } => {
                let own = shown.season.units.iter().find(|one| one.number == UnitNo(*unit));
                act(LeagueAct::ChangeUnit {
                    number: UnitNo(*unit),
                    change: UnitChange {
                        weight: exact(weight, lang)?,
                        bonus: *bonus,
                        group: named(group),
                        points: own.and_then(|own| own.points.clone()),
                    },
                })
            }
            UnitsAct::TakeOut { unit, reason } => act(LeagueAct::TakeOut {
                number: UnitNo(*unit),
                reason: reason.clone(),
            }),
            UnitsAct::PutBack { unit } => act(LeagueAct::PutBack(UnitNo(*unit))),
        })
    }
}

/// How something new counts.
fn added(weight: &str, group: &str, bonus: bool, lang: Lang) -> Result<UnitChange, String> {
    Ok(UnitChange {
        weight: exact(weight, lang)?,
        bonus,
        group: named(group),
        points: None,
    })
}

/// A weight; nothing typed is the usual one.
fn exact(typed: &str, lang: Lang) -> Result<Exact, String> {
    if typed.trim().is_empty() {
        return Ok(Exact::from(1));
    }
    talon_text::number::exact(typed).ok_or_else(|| lang.t("set-bad-number").into_owned())
}

/// The name of a group; none where nothing was typed. What else it must be, the season says.
fn named(typed: &str) -> Option<String> {
    Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty())
}

async fn draw(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: Option<&UnitsAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let asked = shown.clone();
    let ((offered, evenings, also), _) = visit
        .act(move |state, actor| {
            let found = state.store.read(|db| {
                let offered = leagues::offered(db, actor, &asked)?;
                let evenings = leagues::offered_evenings(db, actor, &asked)?;
                Ok::<_, ActError>((offered, evenings, leagues::also_counting(db, &asked)?))
            });
            Ok(found?)
        })
        .await?;
    let page = LeaguesUnitsPage {
        shell: Shell::new(visit, visitor, lang.t("league-units")),
        here: address(shown, "units"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        name: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: refused
            .as_ref()
            .map(|refused| refused.words.clone())
            .unwrap_or_default(),
        units: shown
            .season
            .units
            .iter()
            .rev()
            .filter(|unit| !unit.undone)
            .filter_map(|unit| unit_form(shown, unit, also.get(&unit.number), sent, lang))
            .collect(),
        offered: offered.iter().map(|one| choice(shown, one, lang)).collect(),
        adds: adds(sent),
        evenings: evenings.iter().map(|one| evening_choice(shown, one, lang)).collect(),
        adds_evening: adds_evening(sent),
        group_max: GROUP_MAX,
        is_archived: shown.season.state == SeasonState::Archived,
    };
    let mut response = html(page.render());
    if let Some(refused) = refused {
        *response.status_mut() = refused.status;
    }
    Ok::<_, Problem>(response)
}

/// A unit as it is, or as someone wanted it.
fn unit_form(
    shown: &SeasonShown,
    unit: &LeagueUnit,
    also: Option<&Vec<String>>,
    sent: Option<&UnitsAct>,
    lang: Lang,
) -> Option<UnitForm> {
    let view = shown.units.iter().find(|one| one.number == unit.number)?;
    let as_it_is = || UnitFields {
        weight: mixed(&unit.weight),
        group: unit.group.clone().unwrap_or_default(),
        bonus: unit.bonus,
        ..UnitFields::default()
    };
    let fields = match sent {
        Some(UnitsAct::Change {
            unit: number,
            weight,
            group,
            bonus,
        }) if UnitNo(*number) == unit.number => UnitFields {
            weight: weight.clone(),
            group: group.clone(),
            bonus: *bonus,
            ..UnitFields::default()
        },
        Some(UnitsAct::TakeOut { unit: number, reason }) if UnitNo(*number) == unit.number => UnitFields {
            reason: reason.clone(),
            ..as_it_is()
        },
        _ => as_it_is(),
    };
    let is_open = match sent {
        Some(UnitsAct::Change { unit: number, .. } | UnitsAct::TakeOut { unit: number, .. }) => {
            UnitNo(*number) == unit.number
        }
        _ => false,
    };
    Some(UnitForm {
        is_open,
        number: unit.number.0,
        name: unit_name(view, lang),
        href: unit_source(view),
        day: unit.day.to_string(),
        fields,
        taken_out: unit.taken_out.clone(),
        has_own_points: unit.points.is_some(),
        also: also.map_or_else(String::new, |seasons| {
            lang.t_args("league-unit-also", &[("seasons", Arg::from(seasons.join("; ")))])
        }),
    })
}

fn adds(sent: Option<&UnitsAct>) -> UnitFields {
    match sent {
        Some(UnitsAct::Add {
            tournament,
            weight,
            group,
            bonus,
        }) => UnitFields {
            source: tournament.to_string(),
            weight: weight.clone(),
            group: group.clone(),
            bonus: *bonus,
            ..UnitFields::default()
        },
        _ => UnitFields::usual(),
    }
}

fn adds_evening(sent: Option<&UnitsAct>) -> UnitFields {
    match sent {
        Some(UnitsAct::AddEvening {
            evening,
            weight,
            group,
            bonus,
        }) => UnitFields {
            source: evening.to_string(),
            weight: weight.clone(),
            group: group.clone(),
            bonus: *bonus,
            ..UnitFields::default()
        },
        _ => UnitFields::usual(),
    }
}

impl UnitFields {
    /// Of what is not yet added.
    fn usual() -> UnitFields {
        UnitFields {
            weight: "1".to_owned(),
            ..UnitFields::default()
        }
    }
}

/// A tournament that can be added, with its day, and whether that is beyond those of the season.
fn choice(shown: &SeasonShown, one: &Listed, lang: Lang) -> Choice {
    let day = one.starts_at.date();
    let label = format!("{day}: {}", one.name);
    Choice::new(one.id.to_string(), within(shown, day, label, lang))
}

/// The same of an evening, with the people at its table.
fn evening_choice(shown: &SeasonShown, one: &EveningOffered, lang: Lang) -> Choice {
    let label = format!("{}: {}", one.day, one.people.join(", "));
    Choice::new(one.session.to_string(), within(shown, one.day, label, lang))
}

fn within(shown: &SeasonShown, day: NaiveDate, label: String, lang: Lang) -> String {
    match (shown.head.starts_on..=shown.head.ends_on).contains(&day) {
        true => label,
        false => lang.t_args("league-unit-outside", &[("name", Arg::from(label))]),
    }
}
