//! Rounds that are fixed beforehand, by a script or by who plays for which team, as they are without those who are not
//! there.

use std::collections::{BTreeMap, BTreeSet};

use super::Draw;
use crate::rounds::teams::{Teams, TeamsError};
use crate::seating::{self, SeatingPlan};
use crate::tournament::{Format, Why};
use crate::{Apart, EntryNo, Round, Table};

/// Players of each team by their boards.
type Boards = BTreeMap<u16, EntryNo>;

impl Draw<'_> {
    /// What is left of a script. Those who are not in it sit out, so that they can be exchanged for others.
    pub(super) fn script(&self, rounds: &[Round]) -> Result<Vec<Round>, Why> {
        let there = self.there()?;
        let left = rounds.iter().skip(self.done).take(self.left());
        Ok(self.numbered(left.map(|round| without(round, &there, &there))))
    }

    /// What is left of the rounds in which teams meet. While the teams are those that began, it is what was drawn then,
    /// so that no teams meet again that would not have met.
    pub(super) fn teams(&self, seed: u64) -> Result<Vec<Round>, Why> {
        let there = self.there()?;
        let lists = self.teams_there()?;
        let plan = SeatingPlan::new(
            u16::try_from(lists.len()).unwrap_or(u16::MAX),
            self.stage.rounds,
            self.sit_out(),
        )?;
        let began = self.before.iter().find(|round| round.stage == self.stage_no);
        let (seed, prefer) = match began {
            Some(round) => (round.drawn_by.seed, round.drawn_by.prefer()),
            None => (seed, self.prefer),
        };
        let plan = plan.preferring(prefer);
        let teams = Teams::of(lists)?;
        let schedule = seating::draw(&plan, &Apart::nobody(), seed)?;
        let left = schedule.rounds().iter().skip(self.done);
        let seated: Vec<Round> = left.map(|round| teams.seat(round)).collect::<Result<_, TeamsError>>()?;
        Ok(self.numbered(seated.iter().map(|round| without(round, &there, &[]))))
    }

    /// The teams of which someone is there, each with as many places; a place whose player is missing has a number that
    /// no entry has.
    ///
    /// # Errors
    /// When there are fewer than three.
    pub(super) fn teams_there(&self) -> Result<Vec<Vec<EntryNo>>, Why> {
        let there = self.there()?;
        let entrants = self.tournament.entrants(self.stage_no)?;
        let mut teams: BTreeMap<u16, Boards> = BTreeMap::new();
        for entry in self
            .tournament
            .entries
            .iter()
            .filter(|entry| entrants.contains(&entry.number))
        {
            if let Some(member) = entry.team {
                teams.entry(member.team).or_default().insert(member.board, entry.number);
            }
        }
        teams.retain(|_, boards| boards.values().any(|entry| there.contains(entry)));
        if teams.len() < 3 {
            return Err(TeamsError::TooFew(teams.len()).into());
        }
        let boards: BTreeSet<u16> = teams.values().flat_map(Boards::keys).copied().collect();
        let mut nobody = u16::MAX;
        let mut place = |entry: Option<&EntryNo>| {
            entry.copied().unwrap_or_else(|| {
                nobody -= 1;
                EntryNo(nobody)
            })
        };
        let list = |team: Boards| boards.iter().map(|board| place(team.get(board))).collect();
        Ok(teams.into_values().map(list).collect())
    }

    /// Whether a round that was fixed beforehand can still be seated.
    pub(super) fn has_fixed(&self) -> Result<bool, Why> {
        Ok(match &self.stage.format {
            Format::Script { rounds } => !self.script(rounds)?.is_empty(),
            _ => false,
        })
    }

    /// The rounds at which anyone sits, with their numbers in the tournament.
    fn numbered(&self, rounds: impl Iterator<Item = Round>) -> Vec<Round> {
        // What comes after a round that cannot be seated waits for one in its place.
        let seated = rounds.take_while(|round| !round.tables.is_empty());
        (self.number()..)
            .zip(seated)
            .map(|(number, round)| Round { number, ..round })
            .collect()
    }

    fn sit_out(&self) -> crate::SitOut {
        self.tournament.profile.sit_out
    }
}

/// A round without those who are not there: anyone who is left of a table with one or two others sits out, and so does
/// who of `all` has no place in it.
fn without(round: &Round, there: &[EntryNo], all: &[EntryNo]) -> Round {
    let here = |entry: &&EntryNo| there.contains(entry);
    let mut byes: BTreeSet<EntryNo> = round.byes.iter().filter(here).copied().collect();
    let mut tables = Vec::new();
    for table in &round.tables {
        let seats: Vec<EntryNo> = table.seats.iter().filter(here).copied().collect();
        if seats.len() < 3 {
            byes.extend(seats);
        } else {
            tables.push(Table {
                number: tables.len() as u16 + 1,
                seats,
            });
        }
    }
    let seated: BTreeSet<EntryNo> = tables.iter().flat_map(|table| &table.seats).copied().collect();
    byes.extend(all.iter().filter(|entry| !seated.contains(entry)));
    Round {
        number: round.number,
        byes: byes.into_iter().collect(),
        tables,
    }
}
