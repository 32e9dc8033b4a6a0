//! `/leagues/{slug}/{season}/units`: which tournaments, rounds, evenings and tables count and how much, by hand.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::acting::{NotDone, Posted, address, opened};
use super::proposed_form::{ProposedForm, RefusedForm, refused_reason};
use super::round_form::RoundsView;
use super::table::{unit_name, unit_source};
use super::table_form::{self, CorrectTableForm, TableForm};
use super::table_reports::ReportView;
use super::unit_choices::{UnitsOffered, choice, evening_choice};
use super::unit_counts::{ChangeForm, CountsFields, EveningForm, RoundForm, TournamentForm, points_choices};
use super::unit_fields::{
    FreeTableForm, TableCorrection, UnitFields, adds, adds_evening, adds_round, correction, table_view,
};
use super::waiting::WaitingView;
use super::words::day_of;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_league::{ByRule, GROUP_MAX, LeagueAct, LeagueUnit, SeasonState, UnitNo};
use talon_service::account::fresh_secret;
use talon_service::clubs::clock;
use talon_service::leagues::{SeasonForm, SeasonShown};
use talon_store::{SessionId, TournamentId};
use talon_text::{Arg, Lang};

/// An act on the units of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum UnitsAct {
    Add(TournamentForm),
    AddRound(RoundForm),
    AddTable(TableForm),
    CorrectTable(CorrectTableForm),
    AddEvening(EveningForm),
    Change(ChangeForm),
    Refuse {
        tournament: i64,
        reason: String,
    },
    /// Several that the rule proposed count.
    AddProposed(ProposedForm),
    RefuseProposed(RefusedForm),
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
    rounds: RoundsView,
    table: FreeTableForm,
    /// Tournaments of member clubs that wait to be accepted.
    proposed: Vec<WaitingView>,
    /// What the rule proposed and waits to be accepted.
    waiting: Vec<WaitingView>,
    /// Tables that wait to be confirmed, and where that is said.
    reports: Vec<ReportView>,
    reports_href: String,
    /// None where no table was chosen.
    correction: Option<TableCorrection>,
    /// How a unit can pay.
    points: Vec<Choice>,
    group_max: usize,
    is_archived: bool,
}

/// What is chosen on the page by its address.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
pub(crate) struct UnitsQuery {
    /// Whose rounds are shown.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    tournament: Option<i64>,
    /// Which free table is put right.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    correct: Option<u32>,
}

/// A unit with its form.
#[derive(Debug)]
struct UnitForm {
    number: u32,
    name: String,
    href: String,
    day: String,
    /// Who sat there with what, at a free table.
    seats: String,
    fields: UnitFields,
    taken_out: Option<String>,
    /// What stands before that reason.
    out_key: &'static str,
    /// That the rule took it in; empty where it did not.
    by_rule: String,
    /// The rule no longer names it.
    has_left_rule: bool,
    /// Its form was not taken.
    is_open: bool,
    /// It pays otherwise than the season.
    has_own_points: bool,
    /// In which other seasons it counts.
    also: String,
    /// It was played on no day of the season.
    is_outside: bool,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>, asked: web::Query<UnitsQuery>) -> PageResult {
    let (shown, visitor) = opened(&visit, &path.into_inner()).await?;
    draw(&visit, &visitor, &shown, asked.into_inner(), Sent::default()).await
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
    let posted = Posted::<UnitsAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.form(&posted.shown, visit.prefs.lang);
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&posted.form.act.goes_to(&posted.shown))),
        Err(refused) => {
            let sent = Sent {
                act: Some(&posted.form.act),
                refused: Some(refused),
            };
            draw(&visit, &posted.visitor, &posted.shown, posted.form.act.chosen(), sent).await
        }
    }
}

/// A form that was not taken, and why.
#[derive(Debug, Default)]
struct Sent<'a> {
    act: Option<&'a UnitsAct>,
    refused: Option<NotDone>,
}

impl UnitsAct {
    /// The page after it; whoever adds rounds may want the next one too.
    fn goes_to(&self, shown: &SeasonShown) -> String {
        let page = address(shown, "units");
        match self {
            UnitsAct::AddRound(form) => format!("{page}?tournament={}#rounds", form.tournament),
            _ => page,
        }
    }

    /// What was chosen on the page from which it came.
    fn chosen(&self) -> UnitsQuery {
        match self {
            UnitsAct::AddRound(form) => UnitsQuery {
                tournament: Some(form.tournament),
                ..UnitsQuery::default()
            },
            UnitsAct::CorrectTable(form) => UnitsQuery {
                correct: Some(form.unit),
                ..UnitsQuery::default()
            },
            _ => UnitsQuery::default(),
        }
    }

    /// What is done, or what is wrong with a field.
    fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<SeasonForm, String> {
        let act = |act: LeagueAct| SeasonForm::Act(Box::new(act));
        Ok(match self {
            UnitsAct::Add(form) => SeasonForm::AddTournament {
                tournament: TournamentId(form.tournament),
                change: form.counts().read(None, lang)?,
            },
            UnitsAct::AddRound(form) => SeasonForm::AddRound {
                tournament: TournamentId(form.tournament),
                round: form.round,
                change: form.counts().read(None, lang)?,
            },
            UnitsAct::AddTable(form) => SeasonForm::AddTable {
                table: form.fields().read(shown, lang)?,
                change: form.counts().read(None, lang)?,
            },
            UnitsAct::CorrectTable(form) => SeasonForm::CorrectTable {
                number: UnitNo(form.unit),
                table: form.fields().read(shown, lang)?,
            },
            UnitsAct::AddEvening(form) => SeasonForm::AddEvening {
                session: SessionId(form.evening),
                change: form.counts().read(None, lang)?,
            },
            UnitsAct::Change(form) => {
                let number = UnitNo(form.unit);
                let own = shown.season.unit(number).and_then(|unit| unit.points.as_ref());
                act(LeagueAct::ChangeUnit {
                    number,
                    change: form.counts().read(own, lang)?,
                })
            }
            UnitsAct::Refuse { tournament, reason } => SeasonForm::RefuseProposal {
                tournament: TournamentId(*tournament),
                reason: reason.clone(),
            },
            UnitsAct::AddProposed(form) => SeasonForm::AddProposed(form.sources()),
            UnitsAct::RefuseProposed(form) => SeasonForm::RefuseProposed {
                source: form.source().ok_or_else(|| lang.t("league-no-unit").into_owned())?,
                reason: form.reason.clone(),
            },
            UnitsAct::TakeOut { unit, reason } => act(LeagueAct::TakeOut {
                number: UnitNo(*unit),
                reason: reason.clone(),
            }),
            UnitsAct::PutBack { unit } => act(LeagueAct::PutBack(UnitNo(*unit))),
        })
    }
}

async fn draw(visit: &Visit, visitor: &Visitor, shown: &SeasonShown, chosen: UnitsQuery, sent: Sent<'_>) -> PageResult {
    let lang = visit.prefs.lang;
    let asked = shown.clone();
    let tournament = chosen.tournament.map(TournamentId);
    let (offered, _) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| UnitsOffered::read(db, actor, &asked, tournament, state.now()))?)
        })
        .await?;
    let Sent { act: sent, refused } = sent;
    let today = clock::local(&shown.club.timezone, visit.state.now()).date();
    let page = LeaguesUnitsPage {
        shell: Shell::new(visit, visitor, lang.t("league-units")),
        here: address(shown, "units"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        name: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        units: shown
            .season
            .units
            .iter()
            .rev()
            .filter(|unit| !unit.undone)
            .filter_map(|unit| unit_form(shown, unit, &offered, sent, lang))
            .collect(),
        offered: offered.tournaments.iter().map(|one| choice(shown, one, lang)).collect(),
        adds: adds(sent),
        evenings: offered
            .evenings
            .iter()
            .map(|one| evening_choice(shown, one, lang))
            .collect(),
        adds_evening: adds_evening(sent),
        rounds: RoundsView::of(shown, &offered.rounds, tournament, adds_round(sent), lang),
        table: table_view(shown, today, sent, lang),
        reports: offered
            .reports
            .iter()
            .map(|one| ReportView::of(shown, one, lang))
            .collect(),
        proposed: offered
            .proposed
            .iter()
            .map(|one| WaitingView::by_club(shown, one, refusing(sent, one.tournament), lang))
            .collect(),
        waiting: WaitingView::by_rule(shown, &offered.named, |source| refused_reason(sent, source), lang),
        reports_href: address(shown, "tables"),
        correction: chosen.correct.and_then(|number| correction(shown, number, sent)),
        points: points_choices(lang),
        group_max: GROUP_MAX,
        is_archived: shown.season.state == SeasonState::Archived,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

/// The reason that was typed for refusing a tournament.
fn refusing(sent: Option<&UnitsAct>, id: TournamentId) -> &str {
    match sent {
        Some(UnitsAct::Refuse { tournament, reason }) if *tournament == id.0 => reason,
        _ => "",
    }
}

/// A unit as it is, or as someone wanted it.
fn unit_form(
    shown: &SeasonShown,
    unit: &LeagueUnit,
    offered: &UnitsOffered,
    sent: Option<&UnitsAct>,
    lang: Lang,
) -> Option<UnitForm> {
    let view = shown.units.iter().find(|one| one.number == unit.number)?;
    let also = offered.also.get(&unit.number);
    let has_left_rule = offered.has_left_rule(unit.number);
    let as_it_is = || UnitFields::of(String::new(), CountsFields::of(unit));
    let (fields, is_open) = match sent {
        Some(UnitsAct::Change(form)) if UnitNo(form.unit) == unit.number => {
            (UnitFields::of(String::new(), form.counts()), true)
        }
        Some(UnitsAct::TakeOut { unit: number, reason }) if UnitNo(*number) == unit.number => {
            let reason = reason.clone();
            (UnitFields { reason, ..as_it_is() }, true)
        }
        _ => (as_it_is(), false),
    };
    Some(UnitForm {
        is_open,
        number: unit.number.0,
        name: unit_name(view, lang),
        href: unit_source(view),
        day: day_of(unit.day, lang),
        seats: table_form::seats(shown, &unit.source, lang),
        fields,
        taken_out: unit.taken_out.clone(),
        out_key: match unit.is_refused() {
            true => "league-proposed-refused",
            false => "league-taken-out",
        },
        by_rule: match (unit.counts(), unit.by_rule) {
            (true, Some(ByRule::Taken)) if has_left_rule => lang.t("league-named-left").into_owned(),
            (true, Some(ByRule::Taken)) => lang.t("league-named-taken").into_owned(),
            _ => String::new(),
        },
        has_left_rule,
        has_own_points: unit.points.is_some(),
        is_outside: unit.counts() && !(shown.head.starts_on..=shown.head.ends_on).contains(&unit.day),
        also: also.map_or_else(String::new, |seasons| {
            lang.t_args("league-unit-also", &[("seasons", Arg::from(seasons.join("; ")))])
        }),
    })
}
