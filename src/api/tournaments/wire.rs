//! How a tournament is written in JSON. It says nothing of who may see it: names are taken as the reader may see them.

use chrono::NaiveDateTime;
use serde::Serialize;
use utoipa::ToSchema;

use talon_http::Problem;
use talon_service::tournaments::read::ShownTournament;
use talon_store::tournaments::Listed;
use talon_text::Lang;
use talon_tournament::EntryNo;
use talon_tournament::standings::{Came, How, Mark, RankedEntry, TableOutcome, TeamBoard, TeamRow};
use talon_tournament::tournament::{Entry, Round, RoundState, Table};

/// A tournament in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentRow {
    pub id: i64,
    /// Its page.
    pub url: String,
    pub name: String,
    pub game: String,
    /// Short name of its club.
    pub club: String,
    /// Day and time by the clock of the club.
    pub starts: String,
    /// The zone of that clock, such as `Europe/Budapest`.
    pub timezone: String,
    /// `draft`, `open`, `check_in`, `running`, `finished` or `archived`.
    pub state: String,
    pub published: bool,
    /// Grows with every change.
    pub revision: i64,
}

/// A page of tournaments, those that begin last first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TournamentPage {
    pub tournaments: Vec<TournamentRow>,
    /// Address of the next page; null at the end.
    pub next: Option<String>,
}

/// One tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TournamentView {
    #[serde(flatten)]
    pub row: TournamentRow,
    pub venue: String,
    /// How many are entered.
    pub entries: usize,
    /// Minutes that a round lasts, where a time is set.
    pub minutes: Option<u16>,
    pub stages: Vec<StageView>,
    pub rounds: Vec<RoundRow>,
}

/// A stage.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StageView {
    pub number: u16,
    /// Empty where it has none.
    pub name: String,
    /// How many rounds it is to have.
    pub rounds: u16,
}

/// A round in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundRow {
    pub number: u16,
    pub stage: u16,
    /// `published`, `playing` or `complete`.
    pub state: String,
    /// Its page.
    pub url: String,
}

/// Who takes part.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct EntryList {
    pub tournament: i64,
    pub revision: i64,
    pub entries: Vec<EntryView>,
}

/// A player's entry.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct EntryView {
    pub number: u16,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
    /// `registered`, `checked_in`, `late`, `no_show`, `withdrawn` or `excluded`.
    pub status: String,
    /// The first round in which they may be seated.
    pub first_round: u16,
    /// The last round they played in; null if they are still there.
    pub last_round: Option<u16>,
    pub team: Option<u16>,
}

/// A round.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundView {
    pub tournament: i64,
    pub revision: i64,
    pub number: u16,
    pub stage: u16,
    /// `published`, `playing` or `complete`.
    pub state: String,
    /// When it began, UTC.
    pub started: Option<String>,
    pub byes: Vec<PlayerRef>,
    pub tables: Vec<RoundTable>,
}

/// A player by the number of their entry.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerRef {
    pub entry: u16,
    pub name: Option<String>,
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundTable {
    pub number: u16,
    /// The room; may be empty.
    pub room: String,
    /// `entered`, `confirmed`, `disputed`, `ruled` or `voided`; null before there is a result.
    pub result: Option<String>,
    /// In the order of seats; the first deals first.
    pub seats: Vec<RoundSeat>,
}

/// A seat at a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundSeat {
    pub entry: u16,
    pub name: Option<String>,
    /// The substitute who sat there for them.
    pub substitute: Option<String>,
    /// Their score, where one counts.
    pub score: Option<i64>,
    /// They did not come.
    pub absent: bool,
}

/// All rounds that are published.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundList {
    pub tournament: i64,
    pub revision: i64,
    pub rounds: Vec<RoundView>,
}

/// The standings of a stage. Fractions are strings such as `16/3`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StandingsView {
    pub tournament: i64,
    pub revision: i64,
    pub stage: u16,
    /// The last round that was counted; 0 before the first.
    pub as_of: u16,
    /// Of prizes, as the club writes it; may be empty.
    pub currency: String,
    /// Rounds of this stage, in order.
    pub rounds: Vec<u16>,
    pub rows: Vec<StandingRow>,
    /// In order; empty where nobody is in a team.
    pub teams: Vec<TeamView>,
}

/// A team of the standings.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamView {
    pub rank: usize,
    pub team: u16,
    pub total: String,
    /// Those who counted, in the order of their boards.
    pub players: Vec<TeamPlayer>,
}

/// A member of a team, and the points they brought in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TeamPlayer {
    pub board: u16,
    pub entry: u16,
    pub name: Option<String>,
    pub points: String,
}

/// A row of the standings.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StandingRow {
    /// Null for those who are listed without one.
    pub rank: Option<usize>,
    pub entry: u16,
    pub name: Option<String>,
    /// `in_play`, `withdrawn`, `too_few_rounds`, `not_yet`, `no_show` or `excluded`.
    pub mark: String,
    pub total: String,
    pub table_wins: String,
    pub second_places: String,
    pub score: i64,
    /// Rounds at a table.
    pub played: u32,
    pub rounds: Vec<RoundPointsView>,
    /// What they get by this ranking, in whole units of the currency; 0 where nothing.
    pub prize: u64,
    /// The reason for the rank, in the language of the answer.
    pub why: String,
}

/// A player's result in a round.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundPointsView {
    pub round: u16,
    /// `table`, `substitute`, `bye`, `late` or `no_show`.
    pub how: String,
    pub points: String,
}

fn time(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M:%S").to_string()
}

/// A tournament of a list.
pub fn row(one: &Listed) -> TournamentRow {
    TournamentRow {
        id: one.id.0,
        url: format!("/tournaments/{}", one.id),
        name: one.name.clone(),
        game: one.game.clone(),
        club: one.club_slug.clone(),
        starts: time(one.starts_at),
        timezone: one.timezone.clone(),
        state: one.state.as_str().to_owned(),
        published: one.published,
        revision: one.revision,
    }
}

/// A tournament.
pub fn tournament(shown: &ShownTournament) -> TournamentView {
    let (loaded, tournament) = (&shown.loaded, &shown.loaded.tournament);
    let stages = (1_u16..).zip(&tournament.stages);
    let round = |round: &Round| RoundRow {
        number: round.number,
        stage: round.stage,
        state: round.state.as_str().to_owned(),
        url: format!("/tournaments/{}/rounds/{}", loaded.id, round.number),
    };
    TournamentView {
        row: TournamentRow {
            id: loaded.id.0,
            url: format!("/tournaments/{}", loaded.id),
            name: tournament.name.clone(),
            game: tournament.game.as_str().to_owned(),
            club: loaded.club.slug.clone(),
            starts: time(tournament.starts),
            timezone: loaded.club.timezone.clone(),
            state: tournament.state.as_str().to_owned(),
            published: tournament.published,
            revision: loaded.revision,
        },
        venue: tournament.venue.clone(),
        entries: tournament.entries.len(),
        minutes: tournament.profile.minutes,
        stages: stages
            .map(|(number, stage)| StageView {
                number,
                name: stage.name.clone(),
                rounds: stage.rounds,
            })
            .collect(),
        rounds: shown.seen_rounds().map(round).collect(),
    }
}

/// Who takes part.
pub fn entries(shown: &ShownTournament) -> EntryList {
    let view = |entry: &Entry| EntryView {
        number: entry.number.0,
        name: shown.name_of(entry.number),
        status: entry.status.as_str().to_owned(),
        first_round: entry.first_round,
        last_round: entry.last_round,
        team: entry.team.map(|team| team.team),
    };
    EntryList {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        entries: shown.loaded.tournament.entries.iter().map(view).collect(),
    }
}

/// A round that everyone may see.
pub fn round(shown: &ShownTournament, round: &Round) -> RoundView {
    let player = |entry: &EntryNo| PlayerRef {
        entry: entry.0,
        name: shown.name_of(*entry),
    };
    RoundView {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        number: round.number,
        stage: round.stage,
        state: round.state.as_str().to_owned(),
        started: round.started.map(|at| format!("{}Z", time(at))),
        byes: round.byes.iter().map(player).collect(),
        tables: round.tables.iter().map(|one| table(shown, one)).collect(),
    }
}

/// All of them.
pub fn rounds(shown: &ShownTournament) -> RoundList {
    RoundList {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        rounds: shown.seen_rounds().map(|one| round(shown, one)).collect(),
    }
}

fn table(shown: &ShownTournament, table: &Table) -> RoundTable {
    let outcome = table
        .result
        .as_ref()
        .filter(|result| result.counts())
        .map(|result| &result.outcome);
    let seat = |(at, seat): (usize, &talon_tournament::tournament::Seat)| {
        let (score, absent) = match outcome {
            Some(TableOutcome::Played(seats)) => {
                let one = seats.get(at);
                let absent = one.is_some_and(|one| one.came == Came::Nobody);
                (one.filter(|_| !absent).map(|one| one.raw), absent)
            }
            Some(TableOutcome::Bye { absent }) => (None, absent.contains(&seat.entry)),
            None => (None, false),
        };
        RoundSeat {
            entry: seat.entry.0,
            name: shown.name_of(seat.entry),
            substitute: seat.substitute.and_then(|key| shown.member_name(key)),
            score,
            absent,
        }
    };
    RoundTable {
        number: table.number,
        room: table.room.clone(),
        result: table.result.as_ref().map(|result| result.state.as_str().to_owned()),
        seats: table.seats.iter().enumerate().map(seat).collect(),
    }
}

/// The standings of a stage, of the last one that has begun where none is named.
///
/// # Errors
/// When there is no such stage, or it has not begun.
pub fn standings(shown: &ShownTournament, stage: Option<u16>, lang: Lang) -> Result<StandingsView, Problem> {
    let latest = shown.seen_rounds().next_back().map_or(1, |round| round.stage);
    let stage = stage.unwrap_or(latest);
    if !(1..=latest).contains(&stage) {
        return Err(Problem::not_found("stage that has begun"));
    }
    let tournament = &shown.loaded.tournament;
    let rounds: Vec<u16> = tournament
        .rounds_counted(stage)
        .filter(|round| round.state > RoundState::Drawn)
        .map(|round| round.number)
        .collect();
    let as_of = rounds.last().copied().unwrap_or(0);
    let ranking = shown.ranking_of(stage, as_of).map_err(Problem::internal)?;
    let as_of = ranking.as_of;
    let rounds = rounds.into_iter().filter(|round| *round <= as_of).collect();
    let (rows, teams) = (&ranking.rows, &ranking.teams);
    let (paid, _) = tournament.payouts(&ranking);
    let prize = |entry| {
        paid.iter()
            .find(|(winner, _)| *winner == entry)
            .map_or(0, |(_, prize)| *prize)
    };
    Ok(StandingsView {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        stage,
        as_of,
        currency: tournament.profile.money.currency.clone(),
        rounds,
        rows: rows
            .iter()
            .map(|row| standing(shown, row, prize(row.entry), lang))
            .collect(),
        teams: teams.iter().map(|row| team(shown, row)).collect(),
    })
}

fn team(shown: &ShownTournament, row: &TeamRow) -> TeamView {
    let player = |board: &TeamBoard| TeamPlayer {
        board: board.place.board,
        entry: board.entry.0,
        name: shown.name_of(board.entry),
        points: board.worth.to_string(),
    };
    TeamView {
        rank: row.rank,
        team: row.team,
        total: row.score.to_string(),
        players: row.boards.iter().map(player).collect(),
    }
}

fn standing(shown: &ShownTournament, row: &RankedEntry, prize: u64, lang: Lang) -> StandingRow {
    let points = |points: &talon_tournament::standings::RoundPoints| RoundPointsView {
        round: points.round,
        how: how(points.how).to_owned(),
        points: points.points.to_string(),
    };
    StandingRow {
        rank: row.rank,
        entry: row.entry.0,
        name: shown.name_of(row.entry),
        mark: mark(row.mark).to_owned(),
        total: row.total.to_string(),
        table_wins: row.table_wins.to_string(),
        second_places: row.second_places.to_string(),
        score: row.raw_sum,
        played: row.played,
        rounds: row.rounds.iter().map(points).collect(),
        prize,
        why: lang.standing(row, &|entry| super::named(shown.name_of(entry), entry.0, lang)),
    }
}

fn how(how: How) -> &'static str {
    match how {
        How::Table => "table",
        How::Substitute => "substitute",
        How::Bye => "bye",
        How::Late => "late",
        How::NoShow => "no_show",
    }
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::InPlay => "in_play",
        Mark::Withdrawn => "withdrawn",
        Mark::TooFewRounds => "too_few_rounds",
        Mark::NotYet => "not_yet",
        Mark::NoShow => "no_show",
        Mark::Excluded => "excluded",
    }
}
