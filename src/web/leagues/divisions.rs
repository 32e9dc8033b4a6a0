//! `/leagues/{slug}/{season}/divisions`: who plays in which division, who would change places, and what was played off.

use actix_web::web;
use askama::Template;

use super::acting::{NotDone, Posted, address, opened};
use super::division_acts::{DivisionsAct, DivisionsForm, MovesWord, level_word};
use super::table::{moves_word, name_of};
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_league::{CountedDivision, DivisionMove, LeaguePerson, SeasonDivisions, SeasonState};
use talon_service::account::fresh_secret;
use talon_service::leagues::SeasonShown;
use talon_text::Lang;
use talon_tournament::league::LevelOnLine;

/// templates/leagues/divisions.html
#[derive(Debug, Template)]
#[template(path = "leagues/divisions.html")]
struct LeaguesDivisionsPage {
    shell: Shell,
    here: String,
    season_href: String,
    manage_href: String,
    title: String,
    key: String,
    version: i64,
    error: String,
    form: DivisionsForm,
    moves: Vec<Choice>,
    levels: Vec<Choice>,
    /// Whether the season has any.
    is_divided: bool,
    movers: Vec<MoverView>,
    open_lines: Vec<OpenLineView>,
    people: Vec<PlacedPerson>,
    divisions: Vec<Choice>,
    is_archived: bool,
}

/// Someone who would leave their division.
#[derive(Debug)]
struct MoverView {
    person: i64,
    name: String,
    division: String,
    /// Where they go, in words.
    moves: String,
    /// They would go up, and may decline.
    may_decline: bool,
    has_declined: bool,
}

/// People who are level on a line, for the play-off between them.
#[derive(Debug)]
struct OpenLineView {
    division: String,
    people: Vec<Choice>,
    places: Vec<Choice>,
}

/// Someone of the club with the division in which they play.
#[derive(Debug)]
struct PlacedPerson {
    person: i64,
    name: String,
    division: String,
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
    let posted = Posted::<DivisionsAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.form(&posted.shown, visit.prefs.lang);
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "divisions"))),
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
    sent: Option<&DivisionsAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let lang = visit.prefs.lang;
    let divisions = shown.season.divisions.as_ref();
    let said = |prefix: &str, word: &str| Choice::new(word, lang.t(&format!("{prefix}-{}", word.replace('_', "-"))));
    let levels = [LevelOnLine::Playoff, LevelOnLine::Average, LevelOnLine::AllMove];
    let page = LeaguesDivisionsPage {
        shell: Shell::new(visit, visitor, lang.t("league-divisions")),
        here: address(shown, "divisions"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        title: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        form: match sent {
            Some(DivisionsAct::Divide(form)) => form.clone(),
            _ => DivisionsForm::of(divisions, lang),
        },
        moves: MovesWord::ALL
            .iter()
            .map(|one| said("league-moving", one.as_str()))
            .collect(),
        levels: levels
            .iter()
            .map(|one| said("league-level", level_word(*one)))
            .collect(),
        is_divided: divisions.is_some(),
        movers: divisions.map_or_else(Vec::new, |divisions| movers(shown, divisions, lang)),
        open_lines: counted(shown)
            .iter()
            .flat_map(|division| open_lines(shown, division, lang))
            .collect(),
        people: people(shown, sent, lang),
        divisions: choices(divisions, lang),
        is_archived: shown.season.state == SeasonState::Archived,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

/// The tables of the divisions as they are now.
pub(super) fn counted(shown: &SeasonShown) -> &[CountedDivision] {
    let table = match &shown.draft {
        Some(Ok(draft)) => Some(draft),
        _ => shown.table.as_ref(),
    };
    table.map(|table| table.divisions.as_slice()).unwrap_or_default()
}

/// Everyone who would change places, and who declined to.
fn movers(shown: &SeasonShown, divisions: &SeasonDivisions, lang: Lang) -> Vec<MoverView> {
    let mut movers = Vec::new();
    for division in counted(shown) {
        for row in &division.rows {
            let has_declined = divisions.has_declined(row.person);
            if row.moves.is_none() && !has_declined {
                continue;
            }
            movers.push(MoverView {
                person: row.person.0,
                name: name_of(shown, row.person, lang),
                division: division.name.clone(),
                moves: row
                    .moves
                    .map(|to| lang.t(moves_word(to)).into_owned())
                    .unwrap_or_default(),
                may_decline: matches!(row.moves, Some(DivisionMove::Up | DivisionMove::OpenUp)),
                has_declined,
            });
        }
    }
    movers
}

/// The people of a division who are level on one of its lines.
fn open_lines(shown: &SeasonShown, division: &CountedDivision, lang: Lang) -> Vec<OpenLineView> {
    let of_line = |line: DivisionMove| {
        let level = division.rows.iter().filter(|row| row.moves == Some(line));
        let people: Vec<Choice> = level
            .map(|row| Choice::new(row.person.0.to_string(), name_of(shown, row.person, lang)))
            .collect();
        let places = (1..=people.len()).map(|place| Choice::new(place.to_string(), place.to_string()));
        (!people.is_empty()).then(|| OpenLineView {
            division: division.name.clone(),
            places: places.collect(),
            people,
        })
    };
    [DivisionMove::OpenUp, DivisionMove::OpenDown]
        .into_iter()
        .filter_map(of_line)
        .collect()
}

/// Everyone of the club by name, where they play or were put in the form that came back.
fn people(shown: &SeasonShown, sent: Option<&DivisionsAct>, lang: Lang) -> Vec<PlacedPerson> {
    let divisions = shown.season.divisions.as_ref();
    let typed = |person: LeaguePerson| match sent {
        Some(DivisionsAct::Place(form)) => form.division_of(person).map(str::to_owned),
        _ => None,
    };
    let placed = |person: LeaguePerson| PlacedPerson {
        person: person.0,
        name: name_of(shown, person, lang),
        division: typed(person).unwrap_or_else(|| {
            let at = divisions.and_then(|divisions| divisions.of(person));
            at.map(|at| at.to_string()).unwrap_or_default()
        }),
    };
    shown.members_by_name().into_iter().map(placed).collect()
}

fn choices(divisions: Option<&SeasonDivisions>, lang: Lang) -> Vec<Choice> {
    let none = Choice::new("", lang.t("league-division-none"));
    let all = divisions.into_iter().flat_map(|divisions| &divisions.divisions);
    let named = (0..)
        .zip(all)
        .map(|(at, division): (usize, _)| Choice::new(at.to_string(), division.name.clone()));
    std::iter::once(none).chain(named).collect()
}
