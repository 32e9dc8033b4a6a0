//! How a league is written in JSON. It says nothing of who may see it: names are taken as the reader may see them.

use serde::Serialize;
use talon_league::{
    CountedCell, CountedDivision, CountedRow, CountedSeason, DivisionMove, RowReason, UnitMark, UnitNo,
};
use talon_rules::games::GameKind;
use talon_service::leagues::{LeagueInList, PersonClub, SeasonShown, ShownUnit};
use talon_store::Moment;
use talon_store::leagues::{RevisionHead, SeasonHead};
use utoipa::ToSchema;

use super::adjustments::{AdjustmentView, adjustments};
use super::lists_wire::{self, ChallengeView, QualificationView, SeasonPotView, TagListView};
use super::team_wire::SeasonTeams;

/// The leagues that the reader may see.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LeagueList {
    /// A row for each season, the one that ends last first.
    pub leagues: Vec<LeagueRow>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A season in the list of leagues.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LeagueRow {
    /// The league's short name in addresses.
    pub slug: String,
    pub name: String,
    /// The name of its club.
    pub club: String,
    pub season: SeasonView,
    /// Tournaments with a result.
    pub played: usize,
    /// How many are planned; null if that is open.
    pub planned: Option<u32>,
    /// Who leads; null before the first result, and if they show no name.
    pub leader: Option<String>,
}

/// A league.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LeagueView {
    pub slug: String,
    pub name: String,
    /// The club's short name in addresses.
    pub club: String,
    /// Newest first.
    pub seasons: Vec<SeasonView>,
}

/// A season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonView {
    /// The season's short name in addresses.
    pub slug: String,
    pub name: String,
    /// Its page.
    pub url: String,
    /// First and last day.
    pub from: String,
    pub to: String,
    /// `draft`, `running`, `finished` or `archived`.
    pub state: String,
    /// The number of the table that everyone sees; 0 before the first.
    pub revision: i64,
}

/// The table of a season. Points are exact; fractions are strings such as `27/2`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTable {
    /// The league's short name in addresses.
    pub league: String,
    pub season: SeasonView,
    /// The number of this table; 0 before the first.
    pub revision: i64,
    /// When it was made, UTC; null before the first.
    pub made: Option<String>,
    /// Units with a result.
    pub played: usize,
    /// How many are planned; null if that is open.
    pub planned: Option<u32>,
    /// What counts, in the order of play.
    pub units: Vec<UnitView>,
    /// The ranked in order, then those who played too few units.
    pub rows: Vec<SeasonTableRow>,
    /// The highest first; empty if everyone plays in one table.
    pub divisions: Vec<DivisionTable>,
    /// Adjustments that are in force.
    pub adjustments: Vec<AdjustmentView>,
    /// Null if the season has no teams.
    pub teams: Option<SeasonTeams>,
    /// Players in the order that they change by challenging each other; empty if they do not.
    pub challenge: Vec<ChallengeView>,
    /// What the tournaments of the season keep for its end; null if it shares nothing.
    pub pot: Option<SeasonPotView>,
    /// What players qualify for, and who does.
    pub qualifications: Vec<QualificationView>,
    /// The list whose table this is; null if it is everyone's.
    pub list: Option<TagListView>,
    /// Number of the team for which everything in this table was earned; null if the table is not of a team.
    pub team: Option<u32>,
    /// The game of all units in this table; null if units of every game count.
    pub game: Option<&'static str>,
    /// Where all units in this table were played; null if units of every place count.
    pub venue: Option<String>,
    /// Lists of this table that can be asked for.
    pub lists: Vec<TagListView>,
    /// Games that can be asked for; empty if all units are of one.
    pub games: Vec<&'static str>,
    /// Places that can be asked for; empty if all units were played at one.
    pub venues: Vec<String>,
}

/// The table of a division.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DivisionTable {
    pub name: String,
    /// Everyone in it: the ranked in order, then those who played too few units.
    pub rows: Vec<SeasonTableRow>,
}

/// What counts once in a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UnitView {
    pub number: u32,
    pub day: String,
    /// `tournament`, `round` (one round of a tournament), `evening` (a session of hands), `table` (three or four
    /// players outside tournaments, with their final scores), or `typed` (points that were entered).
    pub kind: &'static str,
    /// Of a round, the name of its tournament. Null for an evening, for a table without a name, and if the reader may
    /// not see the tournament.
    pub name: Option<String>,
    /// Number of the tournament; null if it is none, or the reader may not see it.
    pub tournament: Option<i64>,
    /// Number of the round; null if the unit is none.
    pub round: Option<u16>,
    /// Number of the session; null if it is none, or the reader may not see it.
    pub session: Option<i64>,
    pub weight: String,
    /// It is never dropped and takes no place among the best.
    pub bonus: bool,
    /// Its game; null if all units of the table are of one, and if it is not known.
    pub game: Option<String>,
    /// Where it was played; null if all units of the table were played there, if it is not known, and if the reader may
    /// not see the tournament or the session.
    pub venue: Option<String>,
}

/// A row of the table of a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonTableRow {
    /// Null for those who played too few units. Where players challenge each other it is their position on the list,
    /// and null for those who are not on it.
    pub rank: Option<usize>,
    /// The rank before the last unit; null if there was none.
    pub rank_before: Option<usize>,
    /// Number of the player's page.
    pub player: i64,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
    /// Their club, if it is another one than the league's own; such rows are in leagues of federations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<RowClub>,
    pub total: String,
    /// Carried over from the season before; part of the total.
    pub carried: String,
    /// Adjustments by decision; part of the total.
    pub adjusted: String,
    pub counted: usize,
    pub played: usize,
    /// Units that they lack for a rank.
    pub missing: usize,
    /// Their results in the units they played.
    pub cells: Vec<UnitCell>,
    /// What decides between them and a player with the same total; null if the totals differ.
    pub reason: Option<ReasonView>,
    /// The ranks between which they can finish; null if that is not known.
    pub outlook: Option<OutlookView>,
    /// In the table of a division, where they would go if the season ended now: `up`, `down`, or `open_up` and
    /// `open_down` for those who are level on the line; null for those who stay.
    pub moves: Option<&'static str>,
}

/// The club of a player.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RowClub {
    pub name: String,
    /// Its short name in addresses.
    pub slug: String,
}

/// A player's result in a unit.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct UnitCell {
    pub unit: u32,
    pub points: String,
    /// Their place in the unit; null for those who were listed without one.
    pub place: Option<usize>,
    /// The score behind it.
    pub score: String,
    pub tables: u32,
    pub excluded: bool,
    /// Whether it is part of the total, or dropped.
    pub counted: bool,
    /// The unit was put right since the table before.
    pub corrected: bool,
}

/// What decides between two who are level.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReasonView {
    /// The player's number with whom they are level.
    pub level_with: i64,
    /// Null if nothing decides and they share the rank.
    pub item: Option<String>,
    /// The place that is counted, for `counted_places`.
    pub place: Option<usize>,
    pub ahead: bool,
    pub mine: Option<String>,
    pub theirs: Option<String>,
    /// Nothing decides, and the tables where they met could not: not all of those who are level have met.
    pub unmet: bool,
    /// Nothing decides yet, and a play-off is to.
    pub open: bool,
}

/// The best and the worst rank a player can finish with.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OutlookView {
    pub best: usize,
    pub worst: usize,
}

/// The published tables of a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RevisionList {
    pub league: String,
    pub season: SeasonView,
    /// Newest first.
    pub revisions: Vec<RevisionView>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// A table that was published.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RevisionView {
    pub revision: i64,
    /// Its page.
    pub url: String,
    /// When it was made, UTC.
    pub made: String,
    /// `unit`, `act`, `merge`, `lists` or `by_hand`.
    pub cause: String,
    /// The reason given by those who published it.
    pub reason: Option<String>,
}

/// A time in RFC 3339 format.
fn moment(at: Moment) -> String {
    at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true)
}

impl LeagueRow {
    pub fn of(one: &LeagueInList) -> LeagueRow {
        LeagueRow {
            slug: one.league.slug.clone(),
            name: one.league.name.clone(),
            club: one.club.clone(),
            season: SeasonView::of(&one.league.slug, &one.season),
            played: one.played,
            planned: one.planned,
            leader: one.leader.clone(),
        }
    }
}

impl LeagueView {
    pub fn of(shown: &SeasonShown) -> LeagueView {
        let slug = &shown.league.slug;
        LeagueView {
            slug: slug.clone(),
            name: shown.league.name.clone(),
            club: shown.club.slug.clone(),
            seasons: shown.seasons.iter().map(|head| SeasonView::of(slug, head)).collect(),
        }
    }
}

impl SeasonView {
    pub fn of(league: &str, head: &SeasonHead) -> SeasonView {
        SeasonView {
            slug: head.slug.clone(),
            name: head.name.clone(),
            url: format!("/leagues/{league}/{}", head.slug),
            from: head.starts_on.to_string(),
            to: head.ends_on.to_string(),
            state: head.state.as_str().to_owned(),
            revision: head.revision,
        }
    }
}

impl SeasonTable {
    /// The table that is shown; it has no rows before the first.
    pub fn of(shown: &SeasonShown) -> SeasonTable {
        let table = shown.table.as_ref();
        let rows = |table: &CountedSeason| {
            let rows = shown.rows(table);
            rows.into_iter()
                .map(|row| SeasonTableRow::of(shown, table, row))
                .collect()
        };
        SeasonTable {
            league: shown.league.slug.clone(),
            season: SeasonView::of(&shown.league.slug, &shown.head),
            revision: shown.revision.as_ref().map_or(0, |one| one.revision),
            made: shown.revision.as_ref().map(|one| moment(one.made_at)),
            played: table.map_or(0, |table| table.with_result),
            planned: shown.counted_by().planned,
            units: table.map(|table| units_of(shown, table)).unwrap_or_default(),
            rows: table.map(rows).unwrap_or_default(),
            teams: table
                .zip(shown.teams())
                .map(|(table, teams)| SeasonTeams::of(shown, table, teams)),
            divisions: table.map(|table| divisions(shown, table)).unwrap_or_default(),
            challenge: table
                .map(|table| lists_wire::challenge(shown, table))
                .unwrap_or_default(),
            pot: table.and_then(|table| lists_wire::pot(shown, table)),
            qualifications: table
                .map(|table| lists_wire::qualified(shown, table))
                .unwrap_or_default(),
            list: shown.list.as_ref().map(TagListView::of),
            team: shown.part.team.map(|team| team.0),
            game: shown.part.units.game.map(GameKind::as_str),
            venue: shown.part.units.venue.clone(),
            lists: shown.lists().iter().map(TagListView::of).collect(),
            games: shown.games().into_iter().map(GameKind::as_str).collect(),
            venues: shown.venues().into_iter().map(str::to_owned).collect(),
            adjustments: adjustments(shown),
        }
    }
}

/// What counts in a table, in the order of play.
pub(super) fn units_of(shown: &SeasonShown, table: &CountedSeason) -> Vec<UnitView> {
    let find = |number| shown.units.iter().find(|unit| unit.number == number);
    let units = table.units.iter().filter_map(|number| find(*number));
    units.map(|unit| UnitView::of(unit, table.mark(unit.number))).collect()
}

fn divisions(shown: &SeasonShown, table: &CountedSeason) -> Vec<DivisionTable> {
    let view = |division: &CountedDivision| {
        let table = table.of_division(division);
        DivisionTable {
            name: division.name.clone(),
            rows: shown
                .rows(&table)
                .into_iter()
                .map(|row| SeasonTableRow::of(shown, &table, row))
                .collect(),
        }
    };
    table.divisions.iter().map(view).collect()
}

impl UnitView {
    /// `mark` is what the table tells of it.
    pub fn of(unit: &ShownUnit, mark: Option<&UnitMark>) -> UnitView {
        UnitView {
            number: unit.number.0,
            day: unit.day.to_string(),
            kind: unit.kind.as_str(),
            name: unit.name.clone(),
            tournament: unit.tournament.map(|id| id.0),
            round: unit.round,
            session: unit.evening.map(|id| id.0),
            weight: unit.weight.to_string(),
            bonus: unit.is_bonus,
            game: mark.and_then(|mark| mark.game.clone()),
            venue: mark.and_then(|mark| mark.venue.clone()),
        }
    }
}

impl SeasonTableRow {
    fn of(shown: &SeasonShown, table: &CountedSeason, row: &CountedRow) -> SeasonTableRow {
        let cells = table.units.iter().zip(&row.cells);
        SeasonTableRow {
            rank: row.rank,
            rank_before: row.before,
            player: row.person.0,
            name: shown.name(row.person).map(str::to_owned),
            club: shown.club_of(row.person).map(RowClub::of),
            total: row.total.to_string(),
            carried: row.carried.to_string(),
            adjusted: row.adjusted.to_string(),
            counted: row.counted(),
            played: row.played,
            missing: row.missing,
            cells: cells
                .filter_map(|(unit, cell)| Some(UnitCell::of(shown, *unit, cell.as_ref()?)))
                .collect(),
            reason: row.reason.as_ref().map(|reason| ReasonView::of(table, reason)),
            outlook: row.outlook.map(|[best, worst]| OutlookView { best, worst }),
            moves: row.moves.map(DivisionMove::as_str),
        }
    }
}

impl RowClub {
    pub fn of(club: &PersonClub) -> RowClub {
        RowClub {
            name: club.name.clone(),
            slug: club.slug.clone(),
        }
    }
}

impl UnitCell {
    fn of(shown: &SeasonShown, unit: UnitNo, cell: &CountedCell) -> UnitCell {
        UnitCell {
            unit: unit.0,
            points: cell.points.to_string(),
            place: cell.rank,
            score: cell.raw.to_string(),
            tables: cell.tables,
            excluded: cell.excluded,
            counted: cell.counted,
            corrected: shown.is_corrected(unit),
        }
    }
}

impl ReasonView {
    fn of(table: &CountedSeason, reason: &RowReason) -> ReasonView {
        ReasonView {
            level_with: reason.other.0,
            item: reason.item.clone(),
            place: reason.place,
            ahead: reason.ahead,
            mine: reason.mine.as_ref().map(ToString::to_string),
            theirs: reason.theirs.as_ref().map(ToString::to_string),
            unmet: reason.unmet,
            open: table.is_open(reason),
        }
    }
}

impl RevisionView {
    pub fn of(page: &str, head: &RevisionHead) -> RevisionView {
        RevisionView {
            revision: head.revision,
            url: format!("{page}?revision={}", head.revision),
            made: moment(head.made_at),
            cause: head.cause.as_str().to_owned(),
            reason: head.reason.clone(),
        }
    }
}
