//! What a tournament came to so far: where its entries stand over all of its stages, and what was played at each table.
//! It is small beside the tournament, so that what many tournaments came to is kept in memory.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use super::cached::CachedTournament;
use crate::ActError;
use crate::bounded_cache::BoundedCache;
use talon_store::tournaments::{self, TournamentRow};
use talon_tournament::league::Finish;
use talon_tournament::standings::{BadFacts, How, Mark, RankedEntry, RoundPoints};
use talon_tournament::tournament::{MemberKey, Tournament};
use talon_tournament::{EntryNo, Exact};

/// Bytes of outcomes that are kept, and what a line of one takes, about.
const KEPT_BYTES_MAX: usize = 8 * 1024 * 1024;
const LINE_BYTES: usize = 160;

static KEPT: LazyLock<BoundedCache<Arc<Outcome>>> = LazyLock::new(|| BoundedCache::new(KEPT_BYTES_MAX));

/// What a tournament came to.
#[derive(Debug, Clone)]
pub(crate) struct Outcome {
    pub finishes: Vec<EntryFinish>,
    pub tables: Vec<PlayedTable>,
}

/// Where an entry stands that has played, or that was excluded.
#[derive(Debug, Clone)]
pub(crate) struct EntryFinish {
    pub entry: EntryNo,
    pub member: MemberKey,
    pub finish: Finish,
    pub points: Exact,
    pub raw: i64,
    pub tables: u32,
}

/// A table whose result counts.
#[derive(Debug, Clone)]
pub(crate) struct PlayedTable {
    pub round: u16,
    pub number: u16,
    pub seats: Vec<PlayedSeat>,
}

/// A seat of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlayedSeat {
    pub entry: EntryNo,
    /// For whom the score counts.
    pub member: MemberKey,
    /// Who sat there: the same, or a substitute.
    pub sat: MemberKey,
    pub raw: i64,
}

impl Outcome {
    /// What came of the tournament of this text, if someone has asked lately.
    pub(crate) fn kept(hash: &str) -> Option<Arc<Outcome>> {
        KEPT.get(hash.as_bytes()).filter(|_| !hash.is_empty())
    }

    /// The same, counted now and kept.
    ///
    /// # Errors
    /// When no program of this version wrote the text, or a result in it cannot be.
    pub(crate) fn of_row(row: &TournamentRow) -> Result<Arc<Outcome>, ActError> {
        let hash = row.head.document_hash.as_str();
        if let Some(kept) = Outcome::kept(hash) {
            return Ok(kept);
        }
        let tournament = match super::cached::kept(hash) {
            Some(tournament) => tournament,
            None => CachedTournament::of(row)?,
        };
        // Nobody but the director knows of a draft, and of what is withheld.
        let mut told = tournament.without_drafts();
        if told.withholds() {
            told = CachedTournament::from(told.as_released(|_, _| false));
        }
        let mut outcome = Outcome::of(&told).map_err(|_| tournaments::unreadable(row.head.id))?;
        if told.withholds_standings() {
            outcome.finishes.clear();
        }
        let outcome = Arc::new(outcome);
        let lines = outcome.finishes.len() + outcome.tables.iter().map(|table| table.seats.len()).sum::<usize>();
        if !hash.is_empty() {
            KEPT.put(hash.as_bytes(), Arc::clone(&outcome), (lines + 1) * LINE_BYTES);
        }
        Ok(outcome)
    }

    /// The last stage gives the first places; players who were not in it come after, as the stage before it ranked
    /// them.
    ///
    /// # Errors
    /// When a result cannot be; acts let none in.
    pub(crate) fn of(tournament: &CachedTournament) -> Result<Outcome, BadFacts> {
        let last_stage = u16::try_from(tournament.stages.len().max(1)).unwrap_or(u16::MAX);
        let mut finishes: Vec<EntryFinish> = Vec::new();
        let mut tables: BTreeMap<(u16, u16), PlayedTable> = BTreeMap::new();
        for stage in (1..=last_stage).rev() {
            let Some(as_of) = tournament.rounds_of(stage).map(|round| round.number).max() else {
                continue;
            };
            let ranking = tournament.ranking_of(stage, as_of)?;
            let is_new = |row: &&RankedEntry| finishes.iter().all(|one| one.entry != row.entry);
            let new: Vec<&RankedEntry> = ranking.rows.iter().filter(is_new).collect();
            let ranked = finishes.iter().filter(|one| matches!(one.finish, Finish::Ranked(_)));
            let before = ranked.count();
            // Ranks among those who are new here.
            let rank =
                |own: usize| before + 1 + new.iter().filter(|row| row.rank.is_some_and(|rank| rank < own)).count();
            let later: Vec<EntryFinish> = new
                .iter()
                .filter_map(|row| {
                    Some(EntryFinish {
                        entry: row.entry,
                        member: tournament.entry(row.entry)?.member,
                        finish: finish(row, &rank)?,
                        points: row.total.clone(),
                        raw: row.raw_sum,
                        tables: row.played,
                    })
                })
                .collect();
            finishes.extend(later);
            // Those of the stages that are counted as one with it come with them.
            let of_stage =
                |points: &&RoundPoints| tournament.round(points.round).is_some_and(|round| round.stage == stage);
            for row in &ranking.rows {
                for points in row.rounds.iter().filter(of_stage) {
                    sit_at(tournament, row.entry, points, &mut tables);
                }
            }
        }
        Ok(Outcome {
            finishes,
            tables: tables.into_values().collect(),
        })
    }
}

/// Puts an entry at the table of a round, if that counts for it.
pub(super) fn sit_at(
    tournament: &Tournament,
    entry: EntryNo,
    points: &RoundPoints,
    tables: &mut BTreeMap<(u16, u16), PlayedTable>,
) {
    let Some((_, raw)) = points.table() else { return };
    let round = tournament.round(points.round);
    let found = round.into_iter().flat_map(|round| &round.tables).find_map(|table| {
        let seat = table.seats.get(table.seat_of(entry)?)?;
        Some((table.number, seat.substitute))
    });
    let Some(((number, substitute), known)) = found.zip(tournament.entry(entry)) else {
        return;
    };
    let table = tables.entry((points.round, number)).or_insert_with(|| PlayedTable {
        round: points.round,
        number,
        seats: Vec::new(),
    });
    table.seats.push(PlayedSeat {
        entry,
        member: known.member,
        sat: substitute.unwrap_or(known.member),
        raw,
    });
}

/// Nobody who played no table has a result, but for those who were excluded.
fn finish(row: &RankedEntry, rank: &impl Fn(usize) -> usize) -> Option<Finish> {
    let has_played = row
        .rounds
        .iter()
        .any(|round| matches!(round.how, How::Table | How::Substitute));
    match (row.mark, row.rank) {
        (Mark::Excluded, _) => Some(Finish::Excluded),
        _ if !has_played => None,
        (_, Some(own)) => Some(Finish::Ranked(rank(own))),
        (_, None) => Some(Finish::Unranked),
    }
}

#[cfg(test)]
// A broken setup may end a test.
#[allow(clippy::expect_used)]
mod tests {
    use super::*;
    use talon_rules::games::GameKind;
    use talon_rules::games::session::TablePlay;
    use talon_tournament::rounds::Again;
    use talon_tournament::standings::{Carry, SeatResult};
    use talon_tournament::tournament::{Format, Origin, Preset, ResultSource, Stage, TableStanding};

    #[test]
    fn a_table_is_counted_once_where_two_stages_are_counted_as_one() {
        let starts = chrono::DateTime::UNIX_EPOCH.naive_utc();
        let profile = Preset::ClubEvening.profile("{}".to_owned(), TablePlay::Deals(9));
        let one = || Stage::of(Format::Lot { again: Again::Always }, 1);
        let carry = Carry::All;
        let stages = vec![one(), Stage { carry, ..one() }];
        let mut tournament = Tournament::new("Parts".to_owned(), GameKind::Ulti, starts, profile, stages);
        tournament.open().expect("open");
        for member in 1..=3 {
            tournament.enter(MemberKey(member)).expect("an entry");
        }
        tournament.start_check_in().expect("the check-in");
        for entry in 1..=3 {
            tournament.check_in(EntryNo(entry)).expect("checked in");
        }
        tournament.start().expect("a start");
        for round in 1..=2 {
            tournament.draw(u64::from(round)).expect("a draw");
            tournament.publish_round(round).expect("a round");
            let source = ResultSource {
                origin: Origin::Director,
                standing: TableStanding::director(None),
                seen: 0,
            };
            let seats = [7, -2, -5].map(SeatResult::of).to_vec();
            tournament.enter_result(round, 1, seats, source).expect("a result");
            let director = TableStanding::director(None);
            let _ = tournament.confirm(round, 1, &director, 1);
        }
        let outcome = Outcome::of(&CachedTournament::from(tournament)).expect("facts");
        let seats: Vec<usize> = outcome.tables.iter().map(|table| table.seats.len()).collect();
        assert_eq!(seats, [3, 3]);
        let played: Vec<u32> = outcome.finishes.iter().map(|one| one.tables).collect();
        assert_eq!(played, [2, 2, 2]);
    }
}
