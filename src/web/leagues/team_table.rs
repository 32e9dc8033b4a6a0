//! The table of the teams of a season as it is drawn, and what the members of each brought it.

use talon_league::{CountedSeason, CountedTeam, LeaguePerson, TeamCell, TeamMember, TeamScoring, UnitNo};
use talon_service::leagues::{SeasonShown, TablePart};
use talon_text::{Arg, Lang, mixed};
use talon_tournament::Exact;

use super::part_links::table_href;
use super::table::{RowView, TableView, UnitCell, column, medal, moved, name_of};
use super::words::{self, DecidedTie};
use crate::routes;

/// A team with everyone in it, and the units that are columns.
#[derive(Debug)]
pub(super) struct TeamDetails {
    pub number: u32,
    pub name: String,
    /// The table of its people; empty where the reader may not see it.
    pub people_href: String,
    pub rank: String,
    pub total: String,
    pub members: Vec<TeamMemberLine>,
    /// The last first.
    pub units: Vec<TeamUnitLine>,
}

/// Someone in a team.
#[derive(Debug)]
pub(super) struct TeamMemberLine {
    pub name: String,
    /// Their row in the table of the season; empty where they have none.
    pub href: String,
    pub days: String,
    /// What of their points is in the total of the team.
    pub brought: String,
}

/// What a team has from a unit.
#[derive(Debug)]
pub(super) struct TeamUnitLine {
    pub day: String,
    pub name: String,
    pub href: String,
    pub place: String,
    pub points: String,
    pub is_dropped: bool,
    pub shares: Vec<ShareView>,
}

/// What someone brought in it.
#[derive(Debug)]
pub(super) struct ShareView {
    pub name: String,
    pub points: String,
    pub is_dropped: bool,
}

/// What a team has from a unit, in sentences.
pub(super) fn how(scoring: TeamScoring, lang: Lang) -> Vec<String> {
    let points = match scoring {
        TeamScoring::Best { k } => lang.n("league-teams-how", k as i64),
        TeamScoring::All => lang.t("league-teams-how-all").into_owned(),
    };
    let rest = ["league-teams-how-days", "league-teams-how-rest"].map(|key| lang.t(key).into_owned());
    std::iter::once(points).chain(rest).collect()
}

/// Draws the teams of a table, where it has any, with the last units as columns, at most so many. `page` is where they
/// stand one by one, nothing if it is this page.
pub(super) fn view(
    shown: &SeasonShown,
    table: &CountedSeason,
    page: &str,
    columns: usize,
    lang: Lang,
) -> Option<TableView> {
    let seen = seen(table, columns);
    let last = table.played().next_back();
    let rows = shown.team_rows(table.teams.as_ref()?);
    let (ranked, unranked): (Vec<&CountedTeam>, Vec<&CountedTeam>) = rows.iter().partition(|row| row.rank.is_some());
    let draw = |rows: &[&CountedTeam]| {
        rows.iter()
            .map(|row| RowView {
                href: format!("{page}#team-{}", row.team.0),
                ..row_view(shown, table, row, seen, lang)
            })
            .collect()
    };
    Some(TableView {
        heading: "league-team",
        id: String::new(),
        columns: seen
            .iter()
            .filter_map(|unit| column(shown, *unit, last, lang))
            .collect(),
        ranked: draw(&ranked),
        unranked: draw(&unranked),
        apart: "league-unranked",
        is_cut: seen.len() < table.units.len(),
        sorts: None,
        pages: None,
        look: None,
    })
}

/// The teams of the table one by one, in its order.
pub(super) fn details(shown: &SeasonShown, table: &CountedSeason, columns: usize, lang: Lang) -> Vec<TeamDetails> {
    let seen = seen(table, columns);
    let rows = table.teams.iter().flat_map(|teams| shown.team_rows(teams));
    let drawn = rows.map(|row| TeamDetails {
        number: row.team.0,
        name: name(shown, row),
        people_href: people_href(shown, row),
        rank: row.rank.map(|rank| format!("{rank}.")).unwrap_or_default(),
        total: mixed(&row.total),
        members: members(shown, table, row, lang),
        units: seen
            .iter()
            .rev()
            .filter_map(|unit| unit_line(shown, *unit, cell_of(table, row, *unit)?, lang))
            .collect(),
    });
    drawn.collect()
}

/// The last units of a table, at most so many.
fn seen(table: &CountedSeason, columns: usize) -> &[UnitNo] {
    &table.units[table.units.len().saturating_sub(columns)..]
}

fn people_href(shown: &SeasonShown, row: &CountedTeam) -> String {
    let part = TablePart::of_team(row.team);
    let offered = shown.offers(&part).then(|| table_href(shown, &part, None));
    offered.unwrap_or_default()
}

fn name(shown: &SeasonShown, row: &CountedTeam) -> String {
    shown.team_name(row.team).unwrap_or_default().to_owned()
}

fn cell_of<'r>(table: &CountedSeason, row: &'r CountedTeam, unit: UnitNo) -> Option<&'r TeamCell> {
    let at = table.units.iter().position(|one| *one == unit)?;
    row.cells.get(at)?.as_ref()
}

fn row_view(shown: &SeasonShown, table: &CountedSeason, row: &CountedTeam, seen: &[UnitNo], lang: Lang) -> RowView {
    let last = table.played().next_back();
    RowView {
        club: String::new(),
        rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        name: name(shown, row),
        anchor: format!("t{}", row.team.0),
        moves: String::new(),
        moved: moved(row.rank, row.before, table, lang),
        total: mixed(&row.total),
        adjusted: String::new(),
        look: None,
        counted: format!("{}/{}", row.counted(), row.played),
        cells: seen
            .iter()
            .map(|unit| cell(cell_of(table, row, *unit), last == Some(*unit), lang))
            .collect(),
        told: sentences(shown, row, lang),
        href: String::new(),
        is_mine: row.members.iter().any(|member| shown.is_mine(member.person)),
    }
}

fn cell(cell: Option<&TeamCell>, is_last: bool, lang: Lang) -> UnitCell {
    let is_dropped = cell.is_some_and(|cell| !cell.counted);
    UnitCell {
        points: cell.map(|cell| mixed(&cell.points)).unwrap_or_default(),
        is_dropped,
        note: match is_dropped {
            true => lang.t("league-cell-dropped").into_owned(),
            false => String::new(),
        },
        medal: medal(cell.map(|cell| cell.rank)),
        is_last,
    }
}

/// Why a team stands where it stands, and who brought what.
fn sentences(shown: &SeasonShown, row: &CountedTeam, lang: Lang) -> Vec<String> {
    let mut told = Vec::new();
    if let (Some(tie), Some(reason)) = (DecidedTie::of_team(row), &row.reason) {
        let other = shown.team_name(reason.team).unwrap_or_default();
        told.push(words::reason(&tie, other.to_owned(), lang));
    }
    if row.rank.is_none() {
        told.push(lang.n("league-missing", row.missing as i64));
    }
    let brought = brought(row);
    if !brought.is_empty() {
        let said = brought
            .iter()
            .map(|one| format!("{} {}", name_of(shown, one.person, lang), mixed(&one.points)));
        let said: Vec<String> = said.collect();
        told.push(lang.t_args("league-team-brought", &[("members", Arg::from(said.join(", ")))]));
    }
    told
}

/// What of someone's points is in the total of a team.
struct BroughtPoints {
    person: LeaguePerson,
    points: Exact,
}

/// The same of everyone who came, those with the most first.
fn brought(row: &CountedTeam) -> Vec<BroughtPoints> {
    let mut all: Vec<BroughtPoints> = Vec::new();
    for cell in row.cells.iter().flatten() {
        for share in &cell.shares {
            let points = match cell.counted && share.counted {
                true => share.points.clone(),
                false => Exact::zero(),
            };
            match all.iter_mut().find(|one| one.person == share.person) {
                Some(one) => one.points = &one.points + &points,
                None => all.push(BroughtPoints {
                    person: share.person,
                    points,
                }),
            }
        }
    }
    all.sort_by(|one, other| other.points.cmp(&one.points));
    all
}

fn members(shown: &SeasonShown, table: &CountedSeason, row: &CountedTeam, lang: Lang) -> Vec<TeamMemberLine> {
    let brought = brought(row);
    let season = routes::league(&shown.league.slug, &shown.head.slug);
    let line = |member: &TeamMember| TeamMemberLine {
        name: name_of(shown, member.person, lang),
        href: match table.row(member.person) {
            Some(_) => format!("{season}/players/{}", member.person.0),
            None => String::new(),
        },
        days: days(member, lang),
        brought: brought
            .iter()
            .find(|one| one.person == member.person)
            .map(|one| mixed(&one.points))
            .unwrap_or_default(),
    };
    row.members.iter().map(line).collect()
}

/// Between which days someone is in a team; nothing where it is the whole season.
pub(super) fn days(member: &TeamMember, lang: Lang) -> String {
    let said = |day: Option<chrono::NaiveDate>| day.map(|day| words::day_of(day, lang)).unwrap_or_default();
    match (member.from, member.to) {
        (None, None) => String::new(),
        (from, to) => format!("{} – {}", said(from), said(to)).trim().to_owned(),
    }
}

fn unit_line(shown: &SeasonShown, number: UnitNo, cell: &TeamCell, lang: Lang) -> Option<TeamUnitLine> {
    let head = column(shown, number, None, lang)?;
    let shares = cell.shares.iter().map(|share| ShareView {
        name: name_of(shown, share.person, lang),
        points: mixed(&share.points),
        is_dropped: !share.counted,
    });
    Some(TeamUnitLine {
        day: head.day,
        name: head.name,
        href: head.href,
        place: format!("{}.", cell.rank),
        points: mixed(&cell.points),
        is_dropped: !cell.counted,
        shares: shares.collect(),
    })
}
