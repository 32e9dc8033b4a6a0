//! What one round of a tournament came to by itself.

use std::collections::BTreeMap;

use super::cached::CachedTournament;
use super::outcome::{EntryFinish, Outcome, PlayedTable, sit_at};
use talon_tournament::league::Finish;
use talon_tournament::standings::{BadFacts, How, Mark, RankedEntry, RoundPoints};

impl Outcome {
    /// Everyone who sat at a table of the round, by the points that the tournament gives for it alone; nothing before
    /// each of its tables has a result that is agreed.
    ///
    /// # Errors
    /// When a result cannot be; acts let none in.
    pub(crate) fn of_round(tournament: &CachedTournament, number: u16) -> Result<Option<Outcome>, BadFacts> {
        let Some(round) = tournament.round(number).filter(|round| round.is_complete()) else {
            return Ok(None);
        };
        // Boards that travel are compared with what came of them in other rounds too, as soon as those are complete.
        let tournament = &tournament.with_complete_results(round.stage);
        let last = tournament.rounds_of(round.stage).map(|round| round.number).max();
        let ranking = tournament.ranking_of(round.stage, last.unwrap_or(number))?;
        let played: Vec<(&RankedEntry, &RoundPoints)> = ranking
            .rows
            .iter()
            .filter_map(|row| Some((row, played_in(row, number)?)))
            .collect();
        let placed = || played.iter().filter(|(row, _)| row.mark != Mark::Excluded);
        let mut finishes = Vec::new();
        let mut tables: BTreeMap<(u16, u16), PlayedTable> = BTreeMap::new();
        for (row, points) in &played {
            let Some(entry) = tournament.entry(row.entry) else {
                continue;
            };
            let ahead = placed().filter(|(_, other)| other.points > points.points).count();
            finishes.push(EntryFinish {
                entry: row.entry,
                member: entry.member,
                finish: match row.mark {
                    Mark::Excluded => Finish::Excluded,
                    Mark::InPlay | Mark::Withdrawn | Mark::TooFewRounds | Mark::NotYet | Mark::NoShow => {
                        Finish::Ranked(ahead + 1)
                    }
                },
                points: points.points.clone(),
                raw: points.table().map_or(0, |(_, raw)| raw),
                tables: 1,
            });
            sit_at(tournament, row.entry, points, &mut tables);
        }
        Ok(Some(Outcome {
            finishes,
            tables: tables.into_values().collect(),
        }))
    }
}

/// What an entry has from a table of the round; a bye is none.
fn played_in(row: &RankedEntry, round: u16) -> Option<&RoundPoints> {
    let at_table = |one: &&RoundPoints| one.round == round && matches!(one.how, How::Table | How::Substitute);
    row.rounds.iter().find(at_table)
}

#[cfg(test)]
// A broken setup may end a test.
#[allow(clippy::expect_used)]
mod tests {
    use super::*;
    use talon_rules::games::GameKind;
    use talon_rules::games::session::TablePlay;
    use talon_tournament::rounds::boards::Boards;
    use talon_tournament::standings::{BoardScore, SeatResult};
    use talon_tournament::tournament::{MemberKey, Origin, Preset, ResultSource, TableStanding, Tournament};
    use talon_tournament::{EntryNo, Exact};

    /// Twelve people whose sets of boards travel, with all rounds drawn.
    fn travelling() -> Tournament {
        let starts = chrono::DateTime::UNIX_EPOCH.naive_utc();
        let preset = Preset::DuplicateEvening;
        let profile = preset.profile("{}".to_owned(), TablePlay::Deals(9));
        let mut stages = preset.stages();
        for stage in &mut stages {
            stage.boards = Some(Boards::Travelling);
        }
        let mut tournament = Tournament::new("Boards".to_owned(), GameKind::Ulti, starts, profile, stages);
        tournament.open().expect("open");
        for member in 1..=12 {
            tournament.enter(MemberKey(member)).expect("an entry");
        }
        tournament.start_check_in().expect("the check-in");
        for entry in 1..=12 {
            tournament.check_in(EntryNo(entry)).expect("checked in");
        }
        tournament.start().expect("a start");
        tournament.draw(1).expect("a draw");
        tournament
    }

    /// Enters a table whose first seat won so much on each board of three.
    fn enter(tournament: &mut Tournament, round: u16, table: u16, won: i64) {
        let seat = |score: i64| SeatResult {
            raw: 3 * score,
            boards: vec![BoardScore::Raw(score); 3],
            ..SeatResult::default()
        };
        let seats = [2 * won, -won, -won].map(seat).to_vec();
        let source = ResultSource {
            origin: Origin::Director,
            standing: TableStanding::director(None),
            seen: 0,
        };
        tournament.enter_result(round, table, seats, source).expect("a result");
        let director = TableStanding::director(None);
        tournament.confirm(round, table, &director, 1).expect("agreed");
    }

    fn points_of(tournament: &Tournament, round: u16) -> Option<Vec<(EntryNo, Exact)>> {
        let tournament = CachedTournament::from(tournament.clone());
        let finishes = Outcome::of_round(&tournament, round).expect("facts")?.finishes;
        let mut points: Vec<_> = finishes.into_iter().map(|one| (one.entry, one.points)).collect();
        points.sort_by_key(|(entry, _)| *entry);
        Some(points)
    }

    fn points(tournament: &Tournament) -> Vec<(EntryNo, Exact)> {
        points_of(tournament, 1).expect("an outcome")
    }

    #[test]
    fn boards_that_travel_count_by_complete_rounds_alone() {
        let mut tournament = travelling();
        tournament.publish_round(1).expect("round 1");
        for table in 1..=4 {
            enter(&mut tournament, 1, table, table.into());
        }
        let alone = points(&tournament);
        tournament.publish_round(2).expect("round 2");
        for table in 1..=3 {
            enter(&mut tournament, 2, table, 5);
        }
        assert_eq!(points(&tournament), alone, "round 2 is being played");
        enter(&mut tournament, 2, 4, 5);
        assert_ne!(points(&tournament), alone, "its boards were played in round 1 too");
    }

    #[test]
    fn a_round_that_is_open_again_takes_no_later_one_with_it() {
        let mut tournament = travelling();
        for round in 1..=3 {
            tournament.publish_round(round).expect("a round");
            for table in 1..=4 {
                enter(&mut tournament, round, table, i64::from(round) + i64::from(table));
            }
        }
        let seen = tournament.table(1, 1).expect("a table").version;
        tournament
            .void(1, 1, "the wrong table", &TableStanding::director(None), seen)
            .expect("a table to be played again");
        assert_eq!(points_of(&tournament, 1), None);
        for round in [2, 3] {
            let points = points_of(&tournament, round).expect("an outcome");
            assert_eq!(points.len(), 12, "round {round}");
        }
    }
}
