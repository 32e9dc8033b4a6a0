//! Which tables are rated, and why the others are not.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use talon_rules::games::session::TablePlay;
use talon_tournament::points::places;
use talon_tournament::standings::{Came, SeatResult, Substitute, TableOutcome};
use talon_tournament::tournament::{MemberKey, ResultState, Round, RoundState, Seat, Table, Tournament};
use talon_tournament::{EntryNo, Exact};

use crate::LeaguePerson;

/// The fewest people at a table.
const SEATS_MIN: usize = 3;

/// Why a table is not rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotRated {
    /// Someone did not come, or it ended without a result.
    NotPlayed,
    /// Nobody agreed to its result.
    Open,
    /// Its result was entered and confirmed in one browser.
    OneDevice,
    Voided,
    /// The method does not rate so many people.
    Seats,
    /// The method asks for the length of the sheet, and there is none.
    NoSheet,
    /// Two of its seats are one person.
    SamePerson,
    /// It was excluded by those who manage the list.
    Excluded,
}

impl NotRated {
    /// All of them.
    pub const ALL: [NotRated; 8] = [
        NotRated::NotPlayed,
        NotRated::Open,
        NotRated::OneDevice,
        NotRated::Voided,
        NotRated::Seats,
        NotRated::NoSheet,
        NotRated::SamePerson,
        NotRated::Excluded,
    ];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            NotRated::NotPlayed => "not_played",
            NotRated::Open => "open",
            NotRated::OneDevice => "one_device",
            NotRated::Voided => "voided",
            NotRated::Seats => "seats",
            NotRated::NoSheet => "no_sheet",
            NotRated::SamePerson => "same_person",
            NotRated::Excluded => "excluded",
        }
    }
}

/// A table of a tournament with what the ratings make of it. Where deals are compared it is a line of seats of a round:
/// those who held the same cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgedTable {
    pub round: u16,
    /// The number of the table, or of the line.
    pub table: u16,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_line: bool,
    /// Those who sat there. Empty where nobody played.
    pub seats: Vec<JudgedSeat>,
    /// How long its sheet was; 0 where it had none.
    pub bula: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<NotRated>,
}

/// Someone at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JudgedSeat {
    /// Who sat there, also for someone else; none where that is not known.
    pub person: Option<LeaguePerson>,
    /// Equal ones are shared.
    pub place: usize,
    /// The score, or what of it was compared.
    pub score: Exact,
}

impl JudgedTable {
    /// A table that was played alone, of which the final scores are known: an evening, or a table outside tournaments.
    /// Who is nobody of the club sits there as a guest does.
    pub fn alone(sums: &[(LeaguePerson, i64)], bula: u32) -> JudgedTable {
        let raw: Vec<i64> = sums.iter().map(|(_, score)| *score).collect();
        let seats = sums.iter().zip(places(&raw));
        JudgedTable {
            round: 1,
            table: 1,
            is_line: false,
            seats: seats
                .map(|((person, score), place)| JudgedSeat {
                    person: (!person.is_stranger()).then_some(*person),
                    place,
                    score: Exact::from(*score),
                })
                .collect(),
            bula,
            refused: (sums.len() < SEATS_MIN).then_some(NotRated::NotPlayed),
        }
    }
}

/// All tables of a tournament in their order; a member is whom the caller says.
pub fn judge(tournament: &Tournament, person: &dyn Fn(MemberKey) -> Option<LeaguePerson>) -> Vec<JudgedTable> {
    let bula = match tournament.profile.play {
        TablePlay::Session { bula, .. } => u32::from(bula),
        TablePlay::Deals(_) => 0,
    };
    let judging = Judging {
        tournament,
        person,
        bula,
    };
    let stages = (1..).take(tournament.stages.len().max(1));
    stages.flat_map(|stage| judging.stage(stage)).collect()
}

struct Judging<'a> {
    tournament: &'a Tournament,
    person: &'a dyn Fn(MemberKey) -> Option<LeaguePerson>,
    bula: u32,
}

impl Judging<'_> {
    fn stage(&self, stage: u16) -> Vec<JudgedTable> {
        let seen = |round: &&Round| round.state >= RoundState::Published;
        let rounds = self.tournament.rounds_of(stage).filter(seen);
        if self.tournament.compares_boards(stage) {
            let compared = self.compared(stage);
            rounds.flat_map(|round| self.lines(round, &compared)).collect()
        } else {
            let tables = rounds.flat_map(|round| round.tables.iter().map(move |table| (round, table)));
            tables.map(|(round, table)| self.table(round, table)).collect()
        }
    }

    fn table(&self, round: &Round, table: &Table) -> JudgedTable {
        let (seats, refused) = match standing(table) {
            Err(refused) => (Vec::new(), Some(refused)),
            Ok(results) => {
                let there: Vec<(&Seat, &SeatResult)> = present(table, results).map(|(_, seat)| seat).collect();
                let raw: Vec<i64> = there.iter().map(|(_, result)| result.raw).collect();
                let seats = there
                    .iter()
                    .zip(places(&raw))
                    .map(|((seat, result), place)| JudgedSeat {
                        person: self.sat(seat, result),
                        place,
                        score: Exact::from(result.raw),
                    });
                let refused = (there.len() < SEATS_MIN).then_some(NotRated::NotPlayed);
                (seats.collect(), refused)
            }
        };
        JudgedTable {
            round: round.number,
            table: table.number,
            is_line: false,
            seats,
            bula: self.bula,
            refused,
        }
    }

    /// The lines of a round, as many as a table has seats.
    fn lines(&self, round: &Round, compared: &BTreeMap<(u16, EntryNo), Exact>) -> Vec<JudgedTable> {
        let lines = round.tables.iter().map(|table| table.seats.len()).max().unwrap_or(0);
        // Scores that nobody agreed to are part of every comparison.
        let refused = round.tables.iter().find_map(|table| match standing(table) {
            // What was voided is compared with nothing.
            Err(NotRated::NotPlayed | NotRated::Voided) | Ok(_) => None,
            Err(refused) => Some(refused),
        });
        (0..lines)
            .map(|line| {
                let seats: Vec<JudgedSeat> = round
                    .tables
                    .iter()
                    .filter_map(|table| self.compared_seat(round, table, line, compared))
                    .collect();
                let too_few = (seats.len() < 2).then_some(NotRated::NotPlayed);
                JudgedTable {
                    round: round.number,
                    table: u16::try_from(line + 1).unwrap_or(u16::MAX),
                    is_line: true,
                    seats: with_places(seats),
                    bula: 0,
                    refused: refused.or(too_few),
                }
            })
            .collect()
    }

    fn compared_seat(
        &self,
        round: &Round,
        table: &Table,
        line: usize,
        compared: &BTreeMap<(u16, EntryNo), Exact>,
    ) -> Option<JudgedSeat> {
        let results = standing(table).ok()?;
        let (_, (seat, result)) = present(table, results).find(|(at, _)| *at == line)?;
        Some(JudgedSeat {
            person: self.sat(seat, result),
            place: 1,
            score: compared.get(&(round.number, seat.entry))?.clone(),
        })
    }

    /// What everyone has from the comparisons of each round of a stage, substitutes too.
    fn compared(&self, stage: u16) -> BTreeMap<(u16, EntryNo), Exact> {
        let mut tournament = self.tournament.clone();
        tournament.profile.scoring.substitute = Substitute::Score;
        let last = tournament.rounds_of(stage).map(|round| round.number).max();
        let ranking = last.and_then(|last| tournament.ranking_of(stage, last).ok());
        let rows = ranking.map(|ranking| ranking.rows).unwrap_or_default();
        let points = rows.iter().flat_map(|row| {
            let played = row.rounds.iter().filter(|points| points.table().is_some());
            played.map(|points| ((points.round, row.entry), points.points.clone()))
        });
        points.collect()
    }

    /// Who sat there: a substitute is rated themselves, and one whom nobody named is not known.
    fn sat(&self, seat: &Seat, result: &SeatResult) -> Option<LeaguePerson> {
        match (seat.substitute, result.came) {
            (Some(key), _) => (self.person)(key),
            (None, Came::Substitute) => None,
            (None, _) => (self.person)(self.tournament.entry(seat.entry)?.member),
        }
    }
}

/// The results of a table that everyone agreed to.
fn standing(table: &Table) -> Result<&[SeatResult], NotRated> {
    let result = table.result.as_ref().ok_or(NotRated::NotPlayed)?;
    let refused = match result.state {
        ResultState::Confirmed | ResultState::Ruled => None,
        ResultState::Voided => Some(NotRated::Voided),
        ResultState::Entered if result.waits_for_another_device() => Some(NotRated::OneDevice),
        ResultState::Entered | ResultState::Disputed => Some(NotRated::Open),
    };
    match (refused, &result.outcome) {
        (Some(refused), _) => Err(refused),
        (None, TableOutcome::Bye { .. }) => Err(NotRated::NotPlayed),
        (None, TableOutcome::Played(seats)) => Ok(seats),
    }
}

/// Those who were there, by the number of their seat.
fn present<'t>(
    table: &'t Table,
    results: &'t [SeatResult],
) -> impl Iterator<Item = (usize, (&'t Seat, &'t SeatResult))> {
    let seats = table.seats.iter().zip(results).enumerate();
    seats.filter(|(_, (_, result))| result.came != Came::Nobody)
}

/// The more the better.
fn with_places(mut seats: Vec<JudgedSeat>) -> Vec<JudgedSeat> {
    let scores: Vec<Exact> = seats.iter().map(|seat| seat.score.clone()).collect();
    for seat in &mut seats {
        seat.place = 1 + scores.iter().filter(|score| **score > seat.score).count();
    }
    seats
}
