//! `/leagues/{slug}/{season}/qualifying`: what people qualify for and through what, who does not come, and entering
//! those who qualified into a tournament.

use actix_web::web;
use askama::Template;

use super::acting::{ManageCommon, NotDone, Posted, address, member_choices, opened};
use super::qualified::{PersonView, QualificationView, qualifications, source_name};
use super::qualifying_acts::{QualifyingAct, SourceRows};
use super::table::{name_of, unit_name};
use super::unit_choices::dated_choice;
use crate::act_form::ActForm;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Problem, Visit, Visitor};
use talon_league::{CountedSeason, Qualification, QualifyingFrom, QualifyingSource, SeasonState};
use talon_service::account::fresh_secret;
use talon_service::leagues::{self, EnterQualified, SeasonShown};
use talon_store::TournamentId;
use talon_text::{Arg, Lang};

/// templates/leagues/qualifying.html
#[derive(Debug, Template)]
#[template(path = "leagues/qualifying.html")]
struct LeaguesQualifyingPage {
    shell: Shell,
    here: String,
    season_href: String,
    manage_href: String,
    title: String,
    key: String,
    version: i64,
    error: String,
    /// Each with its form; the last one is new.
    forms: Vec<QualificationForm>,
    /// Where people can come from.
    sources: Vec<Choice>,
    people: Vec<Choice>,
    /// What people can be entered into.
    tournaments: Vec<Choice>,
    is_archived: bool,
}

/// A qualification with its form and what comes of it.
#[derive(Debug)]
struct QualificationForm {
    at: usize,
    name: String,
    rows: SourceRows,
    /// The sources that were made by hand, as rows can name them.
    chosen: Vec<Choice>,
    /// None of one that is not yet made.
    view: Option<QualificationView>,
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
    let posted = Posted::<QualifyingAct>::read(&visit, path, fields).await?;
    let Posted { form, shown, visitor } = &posted;
    let done = match &form.act {
        QualifyingAct::Enter { at, tournament } => {
            let entries = routes::tournament(TournamentId(*tournament), "entries");
            let entered = enter(&visit, shown, form, *at, *tournament).await?;
            entered.map(|()| entries)
        }
        other => {
            let done = posted.act(&visit, other.form(shown, visit.prefs.lang)).await?;
            done.map(|()| address(shown, "qualifying"))
        }
    };
    match done {
        Ok(next) => Ok(see_other(&next)),
        Err(refused) => draw(&visit, visitor, shown, Some(&form.act), Some(refused)).await,
    }
}

/// Enters those who qualified by the table of now into a tournament; who is entered already is passed over.
async fn enter(
    visit: &Visit,
    shown: &SeasonShown,
    form: &ActForm<ManageCommon, QualifyingAct>,
    at: usize,
    tournament: i64,
) -> Result<Result<(), NotDone>, Problem> {
    let (season, sent) = (shown.head.id, form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let request = EnterQualified {
                store: &state.store,
                actor,
                season,
                seen: sent.common.version,
                at,
                tournament: TournamentId(tournament),
                form: sent.request(&sent.common.key),
                now: state.now(),
            };
            Ok(request.act())
        })
        .await?;
    match done {
        Ok(()) => Ok(Ok(())),
        Err(refusal) => NotDone::of(visit, shown, refusal).map(Err),
    }
}

/// The table as it is now.
fn current(shown: &SeasonShown) -> Option<&CountedSeason> {
    match &shown.draft {
        Some(Ok(draft)) => Some(draft),
        _ => shown.table.as_ref(),
    }
}

async fn draw(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: Option<&QualifyingAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let asked = shown.clone();
    let (tournaments, _) = visit
        .act(move |state, actor| {
            let found = state.store.read(|db| leagues::taking_entries(db, actor, &asked))?;
            Ok(found)
        })
        .await?;
    let views = match current(shown).cloned() {
        Some(table) => qualifications(visit, shown, table).await?,
        None => Vec::new(),
    };
    let page = LeaguesQualifyingPage {
        shell: Shell::new(visit, visitor, lang.t("league-qualifying")),
        here: address(shown, "qualifying"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        title: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        forms: forms(shown, views, sent, lang),
        sources: sources(shown, lang),
        people: member_choices(shown, lang),
        tournaments: tournaments.iter().map(|one| dated_choice(one, lang)).collect(),
        is_archived: shown.season.state == SeasonState::Archived,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

/// A form for each qualification and one for the next, with what was typed in the one that came back.
fn forms(
    shown: &SeasonShown,
    views: Vec<QualificationView>,
    sent: Option<&QualifyingAct>,
    lang: Lang,
) -> Vec<QualificationForm> {
    let mut views = views.into_iter();
    let known = shown
        .season
        .qualifications
        .iter()
        .map(Some)
        .chain(std::iter::once(None));
    let form = |(at, known): (usize, Option<&Qualification>)| {
        let typed = match sent {
            Some(QualifyingAct::Qualify {
                at: place,
                name,
                source,
                quota,
            }) if *place == at => Some((name.clone(), SourceRows::typed(source, quota))),
            _ => None,
        };
        let (name, rows) = typed.unwrap_or_else(|| SourceRows::of(known));
        QualificationForm {
            at,
            name,
            rows,
            chosen: chosen(shown, known, lang),
            view: known.and_then(|_| views.next()),
        }
    };
    (0..).zip(known).map(form).collect()
}

/// The sources of a qualification that were made by hand.
fn chosen(shown: &SeasonShown, known: Option<&Qualification>, lang: Lang) -> Vec<Choice> {
    let all = known.into_iter().flat_map(|known| &known.sources);
    let choice = |(at, source): (usize, &QualifyingSource)| {
        let QualifyingFrom::Chosen { people, .. } = &source.from else {
            return None;
        };
        let names: Vec<String> = people.iter().map(|one| name_of(shown, one.person, lang)).collect();
        let label = format!("{}: {}", source_name(shown, &source.from, lang), names.join(", "));
        Some(Choice::new(format!("chosen-{at}"), label))
    };
    (0..).zip(all).filter_map(choice).collect()
}

fn sources(shown: &SeasonShown, lang: Lang) -> Vec<Choice> {
    let mut sources = vec![
        Choice::new("", lang.t("league-source-nothing")),
        Choice::new("season", lang.t("league-source-season")),
    ];
    let units = shown.units.iter().filter(|unit| unit.counts);
    sources.extend(units.map(|unit| {
        let label = lang.t_args("league-source-unit", &[("name", Arg::from(unit_name(unit, lang)))]);
        Choice::new(format!("unit-{}", unit.number.0), label)
    }));
    sources
}

impl QualificationForm {
    /// Whether someone may be said not to come.
    fn comers(&self) -> Vec<&PersonView> {
        let sources = self.view.iter().flat_map(|view| &view.sources);
        sources.flat_map(|source| &source.people).collect()
    }
}
