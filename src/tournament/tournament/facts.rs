//! What the standings are computed from, taken out of the tournament stage by stage.

use std::collections::{BTreeMap, BTreeSet};

use super::{Entrants, Entry, ResultState, Round, RoundState, Stage, Status, Tournament};
use crate::EntryNo;
use crate::rounds::boards::Boards;
use crate::standings::{
    self, Adjustment, BadFacts, Facts, PlayedRound, RankedEntry, TableResult, TeamRow, TeamScore, carried, standings,
    team_standings,
};

/// The standings of a stage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranking {
    pub stage: u16,
    /// The round up to which results are counted.
    pub as_of: u16,
    pub rows: Vec<RankedEntry>,
    /// Empty where nobody is in a team.
    pub teams: Vec<TeamRow>,
}

impl Tournament {
    /// The standings of the stage that is played, with every result so far.
    ///
    /// # Errors
    /// When a result cannot be; acts let none in.
    pub fn ranking(&self) -> Result<Ranking, BadFacts> {
        self.ranking_after(self.rounds.last().map_or(0, |round| round.number))
    }

    /// The standings after a round, of the stage of that round; 0 is before the first.
    ///
    /// # Errors
    /// As [`Tournament::ranking`].
    pub fn ranking_after(&self, round: u16) -> Result<Ranking, BadFacts> {
        let stage = self.round(round).map_or(1, |round| round.stage);
        self.ranking_of(stage, round)
    }

    /// The standings of a stage, counting rounds up to this one.
    ///
    /// # Errors
    /// As [`Tournament::ranking`].
    pub fn ranking_of(&self, stage: u16, as_of: u16) -> Result<Ranking, BadFacts> {
        let facts = self.facts(stage)?;
        let rows = standings(&facts, &self.profile.scoring, as_of)?;
        let in_teams = facts.entries.iter().any(|entry| entry.team.is_some());
        let teams = if in_teams {
            team_standings(&facts, &rows, TeamScore::Sum)
        } else {
            Vec::new()
        };
        Ok(Ranking {
            stage,
            as_of,
            rows,
            teams,
        })
    }

    /// All facts of a stage, with those of the stages before it that go on in it (T-2.7).
    ///
    /// # Errors
    /// When the stage before it has a result that cannot be.
    pub fn facts(&self, stage: u16) -> Result<Facts, BadFacts> {
        let begins = self.counted_from(stage);
        let before = self.rows_before(begins)?;
        let mut entrants = self.entrants_after(begins, &before);
        for stage in begins + 1..=stage {
            entrants.extend(self.entrants_after(stage, &[]));
        }
        let rounds: Vec<&Round> = self.rounds_counted(stage).collect();
        let first = rounds.first().map_or(1, |round| round.number);
        let last = rounds.last().map_or(u16::MAX, |round| round.number);
        let entry = |entry: &Entry| fact(entry, first, &rounds);
        let entries: Vec<standings::EntrySpan> = self
            .entries
            .iter()
            .filter(|entry| entrants.contains(&entry.number))
            .map(entry)
            .collect();
        let mut adjustments = self.brought(begins, &before, &entrants);
        let is_last = usize::from(stage) >= self.stages.len();
        let here = |round: u16| {
            let from = if begins == 1 { 0 } else { first };
            from <= round && (round <= last || is_last)
        };
        let own = self
            .adjustments
            .iter()
            .filter(|one| here(one.round) && entrants.contains(&one.entry));
        adjustments.extend(own.map(|one| Adjustment {
            entry: one.entry,
            amount: one.amount.clone(),
            round: one.round,
            revoked: one.revoked,
        }));
        let known = |table: &&Vec<(EntryNo, i64)>| table.iter().all(|(entry, _)| entrants.contains(entry));
        Ok(Facts {
            entries,
            rounds: rounds
                .into_iter()
                .filter(|round| round.state >= RoundState::Published)
                .map(played)
                .collect(),
            adjustments,
            playoffs: self.playoffs.iter().filter(known).cloned().collect(),
            sets: (begins..=stage).flat_map(|stage| self.travelling_sets(stage)).collect(),
        })
    }

    /// The rounds that count in the standings of a stage, drafts too: its own, and those of the stages before it that
    /// are counted as one with it (T-2.7).
    pub fn rounds_counted(&self, stage: u16) -> impl Iterator<Item = &Round> {
        let counted = self.counted_from(stage)..=stage;
        self.rounds.iter().filter(move |round| counted.contains(&round.stage))
    }

    /// The first of the stages that are counted as one with this: each to which everybody goes on with the whole total
    /// is counted with the one before it.
    fn counted_from(&self, stage: u16) -> u16 {
        let goes_on = |stage: &u16| {
            self.stage_at(*stage)
                .is_some_and(|rule| rule.carry == standings::Carry::All && rule.entrants == Entrants::Everybody)
        };
        (2..=stage).rev().find(|stage| !goes_on(stage)).unwrap_or(1)
    }

    /// Which set of boards lay where, if sets travel in this stage.
    fn travelling_sets(&self, stage: u16) -> BTreeMap<(u16, u16), u16> {
        if self.stage_at(stage).and_then(|stage| stage.boards) != Some(Boards::Travelling) {
            return BTreeMap::new();
        }
        let tables = self
            .rounds_of(stage)
            .flat_map(|round| round.tables.iter().map(move |one| (round, one)));
        tables
            .filter_map(|(round, table)| Some(((round.number, table.number), table.boards?)))
            .collect()
    }

    /// Who plays in a stage: anyone who was seated in it, and while it is the last one begun also who may still be;
    /// before its first round those whom its rule names.
    ///
    /// # Errors
    /// When the stage before it has a result that cannot be.
    pub fn entrants(&self, stage: u16) -> Result<BTreeSet<EntryNo>, BadFacts> {
        Ok(self.entrants_after(stage, &self.rows_before(stage)?))
    }

    fn entrants_after(&self, stage: u16, before: &[RankedEntry]) -> BTreeSet<EntryNo> {
        let begun: Vec<&Round> = self.rounds_of(stage).collect();
        let Some(first) = begun.first() else {
            return self.named(stage, before);
        };
        let mut entrants: BTreeSet<EntryNo> = begun.iter().flat_map(|round| round.everybody()).collect();
        let later = |entry: &&Entry| entry.first_round > first.number && entry.status.is_in_play();
        // Anyone who comes late to a final of the best is none of them.
        let everybody = self
            .stage_at(stage)
            .is_some_and(|rule| rule.entrants == Entrants::Everybody);
        if everybody && self.rounds.last().is_some_and(|last| last.stage == stage) {
            entrants.extend(self.entries.iter().filter(later).map(|entry| entry.number));
        }
        if stage == 1 {
            let never = |entry: &&Entry| entry.status == Status::NoShow;
            entrants.extend(self.entries.iter().filter(never).map(|entry| entry.number));
        }
        entrants
    }

    /// The last standings of the stage before, where this one depends on them: asked once, because they ask the same.
    fn rows_before(&self, stage: u16) -> Result<Vec<RankedEntry>, BadFacts> {
        let begun = self.rounds_of(stage).next().is_some();
        let asks = |rule: &&Stage| {
            rule.carry != standings::Carry::Nothing || !begun && matches!(rule.entrants, Entrants::Best(_))
        };
        if stage > 1 && self.stage_at(stage).filter(asks).is_some() {
            return Ok(self.ranking_of(stage - 1, u16::MAX)?.rows);
        }
        Ok(Vec::new())
    }

    fn stage_at(&self, stage: u16) -> Option<&Stage> {
        usize::from(stage).checked_sub(1).and_then(|at| self.stages.get(at))
    }

    /// Who is to play in a stage that has not begun.
    fn named(&self, stage: u16, before: &[RankedEntry]) -> BTreeSet<EntryNo> {
        let waiting = self.state < super::State::Running;
        let there = |entry: &&Entry| entry.status.is_in_play() || waiting && entry.status == Status::Registered;
        match self.stage_at(stage).map(|stage| &stage.entrants) {
            Some(Entrants::Best(count)) if stage > 1 => {
                let going = before.iter().filter(|row| row.rank.is_some());
                let in_play = going.filter(|row| self.entry(row.entry).is_some_and(|entry| there(&entry)));
                in_play.take(usize::from(*count)).map(|row| row.entry).collect()
            }
            Some(Entrants::List(list)) => list.iter().copied().collect(),
            Some(Entrants::Best(_) | Entrants::Everybody) | None => {
                self.entries.iter().filter(there).map(|entry| entry.number).collect()
            }
        }
    }

    /// What entrants bring along from the stage before.
    fn brought(&self, stage: u16, before: &[RankedEntry], entrants: &BTreeSet<EntryNo>) -> Vec<Adjustment> {
        let Some(rule) = self.stage_at(stage).filter(|_| stage > 1) else {
            return Vec::new();
        };
        let list: Vec<EntryNo> = entrants.iter().copied().collect();
        carried(before, &list, &rule.carry)
    }
}

/// An entry as the standings of a stage see it: rounds before the stage do not make anyone late.
fn fact(entry: &Entry, first: u16, rounds: &[&Round]) -> standings::EntrySpan {
    // Drafts keep the places of those who have left.
    let seen = rounds.iter().filter(|round| round.state > RoundState::Drawn);
    let seated = seen.filter(|round| round.everybody().any(|other| other == entry.number));
    let last_seat = seated.map(|round| round.number).max();
    let status = match entry.status {
        Status::Registered | Status::CheckedIn | Status::Late => standings::Status::InPlay,
        Status::Withdrawn => standings::Status::Withdrawn,
        Status::NoShow => standings::Status::NoShow,
        Status::Excluded => standings::Status::Excluded,
    };
    // Who left after a round was published still has their place in it.
    let last_round = entry.last_round.map(|last| last.max(last_seat.unwrap_or(0)));
    let first_round = if entry.first_round <= first {
        1
    } else {
        entry.first_round
    };
    standings::EntrySpan {
        number: entry.number,
        first_round,
        last_round,
        status,
        team: entry.team,
    }
}

/// A round with those of its results that count.
pub(super) fn played(round: &Round) -> PlayedRound {
    let result = |table: &super::Table| {
        let result = table
            .result
            .as_ref()
            .filter(|result| result.state != ResultState::Voided)?;
        Some(TableResult {
            table: table.number,
            outcome: result.outcome.clone(),
        })
    };
    let mut drawn = round.drawn();
    // Nobody gets ahead by sitting out while others of the round still play.
    if round.tables.iter().any(|table| table.result.is_none()) {
        drawn.byes.clear();
    }
    PlayedRound {
        drawn,
        results: round.tables.iter().filter_map(result).collect(),
    }
}

impl Round {
    /// All who have a place in it, at a table or sitting out.
    pub fn everybody(&self) -> impl Iterator<Item = EntryNo> {
        let seated = self.tables.iter().flat_map(|table| &table.seats).map(|seat| seat.entry);
        seated.chain(self.byes.iter().copied())
    }
}
