//! How ratings are written in JSON. It says nothing of who may see them: names are taken as the reader may see them.

use crate::leagues::RowClub;
use serde::Serialize;
use talon_league::{HistoryPoint, RatedRow};
use talon_service::ratings::{PlayerRatings, RatingInList, RatingListShown, numbers};
use talon_tournament::rating::RatedSource;
use utoipa::ToSchema;

/// The rating lists that the reader may see.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingLists {
    pub lists: Vec<RatingSummary>,
}

/// A rating list among others.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingSummary {
    /// Number of the list.
    pub list: i64,
    /// Its page.
    pub url: String,
    /// The club's short name in addresses.
    pub club: String,
    pub game: String,
    /// `weng_lin`, `elo` or `preferans`.
    pub method: String,
    /// Tables that are rated.
    pub tables: usize,
    /// How many have a rating.
    pub players: usize,
}

/// The players by strength. Numbers are strings with four decimals.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingListView {
    /// Number of the list.
    pub list: i64,
    /// Its page.
    pub url: String,
    /// The club's short name in addresses.
    pub club: String,
    pub game: String,
    /// `weng_lin`, `elo` or `preferans`.
    pub method: String,
    /// Whether evenings at one table are rated beside tournaments.
    pub rates_evenings: bool,
    /// Whether tables outside tournaments are.
    pub rates_free_tables: bool,
    /// The number of this list; 0 before the first.
    pub revision: i64,
    /// When it was made, UTC; null before the first.
    pub made: Option<String>,
    /// Tables that are rated.
    pub tables: usize,
    /// Whether the ratings predict results better than chance; null if they predict none.
    pub useful: Option<bool>,
    /// The ranked in order, then the provisional, then the inactive.
    pub rows: Vec<RatingRow>,
}

/// A row of a rating list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingRow {
    /// Null for the provisional and the inactive.
    pub rank: Option<usize>,
    /// Number of the player's page.
    pub player: i64,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
    /// Their club, if it is another one than the list's own; such rows are in lists of federations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<RowClub>,
    /// `ranked`, `provisional` or `inactive`.
    pub group: &'static str,
    /// The value they are ranked by.
    pub value: String,
    pub mu: String,
    /// How certain it is; zero if the method does not say.
    pub sigma: String,
    pub tables: u32,
    /// Month of their last table.
    pub last: String,
    /// How much the value changed in their last tournament.
    pub change: String,
}

/// The history of a player's rating.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatingHistoryView {
    /// Number of the list.
    pub list: i64,
    /// Number of the player's page.
    pub player: i64,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
    /// Their club, if it is another one than the list's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<RowClub>,
    /// In the order of play.
    pub tables: Vec<RatedTableView>,
}

/// A table and what it did to a rating.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RatedTableView {
    /// Day on which it was played, or its tournament began, by the clock of the club.
    pub day: String,
    /// What it was part of: `tournament`, or itself, `evening` or `free_table`.
    pub part: &'static str,
    /// Number of the tournament; null if the reader may not see it, as are the next two, and without a tournament.
    pub tournament: Option<i64>,
    pub round: Option<u16>,
    pub table: Option<u16>,
    pub place: usize,
    /// How many sat there.
    pub seats: usize,
    /// The place that the ratings predicted; null if the method predicts only scores.
    pub expected_place: Option<f64>,
    pub before: String,
    pub after: String,
    pub mu: String,
    pub sigma: String,
    pub provisional: bool,
}

fn page(list: i64) -> String {
    format!("/ratings/{list}")
}

impl RatingSummary {
    pub fn of(one: &RatingInList) -> RatingSummary {
        RatingSummary {
            list: one.row.id.0,
            url: page(one.row.id.0),
            club: one.club.clone(),
            game: one.row.game.clone(),
            method: one.row.method.clone(),
            tables: one.tables,
            players: one.people,
        }
    }
}

impl RatingListView {
    pub fn of(shown: &RatingListShown) -> RatingListView {
        let made = |at: talon_store::Moment| at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
        RatingListView {
            list: shown.row.id.0,
            url: page(shown.row.id.0),
            club: shown.club.slug.clone(),
            game: shown.row.game.clone(),
            method: shown.row.method.clone(),
            rates_evenings: shown.row.rates.evenings,
            rates_free_tables: shown.row.rates.free_tables,
            revision: shown.revision.as_ref().map_or(0, |one| one.revision),
            made: shown.revision.as_ref().map(|one| made(one.made_at)),
            tables: shown.tables,
            useful: shown.useful,
            rows: shown.rows.iter().map(|row| RatingRow::of(shown, row)).collect(),
        }
    }
}

impl RatingRow {
    fn of(shown: &RatingListShown, row: &RatedRow) -> RatingRow {
        let (year, month) = row.last_month();
        RatingRow {
            rank: row.rank,
            player: row.person.0,
            name: shown.name(row.person),
            club: shown.club_of(row.person).map(RowClub::of),
            group: row.group.as_str(),
            value: row.value.to_string(),
            mu: row.mu.to_string(),
            sigma: row.sigma.to_string(),
            tables: row.tables,
            last: format!("{year}-{month:02}"),
            change: row.change.to_string(),
        }
    }
}

impl RatingHistoryView {
    pub fn of(found: &PlayerRatings) -> RatingHistoryView {
        RatingHistoryView {
            list: found.shown.row.id.0,
            player: found.person.0,
            name: found.shown.name(found.person),
            club: found.shown.club_of(found.person).map(RowClub::of),
            tables: found
                .points
                .iter()
                .map(|point| RatedTableView::of(found, point))
                .collect(),
        }
    }
}

impl RatedTableView {
    fn of(found: &PlayerRatings, point: &HistoryPoint) -> RatedTableView {
        let event = found.events.get(&point.at.source);
        let tournament = match point.at.source {
            RatedSource::Tournament(id) => event.and_then(|one| one.title.is_some().then_some(id)),
            RatedSource::Evening(_) | RatedSource::FreeTable { .. } => None,
        };
        RatedTableView {
            day: event.map(|one| one.starts_at.date().to_string()).unwrap_or_default(),
            part: numbers(point.at).part.as_str(),
            tournament,
            round: tournament.map(|_| point.at.round),
            table: tournament.map(|_| point.at.table),
            place: point.place,
            seats: point.seats,
            expected_place: point.expected,
            before: point.before.to_string(),
            after: point.after.to_string(),
            mu: point.mu.to_string(),
            sigma: point.sigma.to_string(),
            provisional: point.is_provisional,
        }
    }
}
