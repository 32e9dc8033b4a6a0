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
        // Boards that travel are compared with what came of them in later rounds too.
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
