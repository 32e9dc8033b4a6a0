//! Asks `tournament` for the next round of the event, or for all rounds of a stage, by its format. It must not know who
//! looks at a draw, nor change the event.

use std::collections::BTreeMap;

use super::{Entry, Event, Format, Place, Refusal, Round, RoundState, Stage, Why};
use crate::tournament::rounds::{
    Again, Drawn, Entrant, Field, Float, Past, Situation, cut, groups, interval, knockout, lot, swiss, teams,
};
use crate::tournament::seating::{self, Outlook, Plan, Prefer, Schedule};
use crate::tournament::standings::{Outcome, Row};
use crate::tournament::{self, Apart, EntryNo, Exact};

/// The version of the ways in which rounds are drawn; a draw is repeated exactly by the same version.
pub const ENGINE: &str = "talon-draw/2";
/// The same where even visits to tables of four were preferred to the fewest repeats.
pub const ENGINE_EVEN: &str = "talon-draw/2 even";

/// What would be drawn.
#[derive(Debug, Clone)]
pub enum Preview {
    /// One round, with the reason for each table, bye and repeat.
    Round(Box<Drawn>),
    /// All rounds of a stage at once.
    Schedule(Box<Schedule>),
    /// Rounds that follow from a list, a script or groups.
    Fixed(Vec<tournament::Round>),
}

impl Preview {
    /// The rounds, numbered within the stage from 1 where there are several.
    pub fn rounds(&self) -> Vec<tournament::Round> {
        match self {
            Preview::Round(drawn) => vec![drawn.round.clone()],
            Preview::Schedule(schedule) => schedule.rounds().to_vec(),
            Preview::Fixed(rounds) => rounds.clone(),
        }
    }
}

impl Event {
    /// Draws what comes next, without keeping it. The rounds are numbered as they would be in the event.
    ///
    /// # Errors
    /// When there is nothing to be drawn now, or nothing can be.
    pub fn preview(&self, seed: u64) -> Result<Preview, Refusal> {
        self.preview_as(seed, Prefer::default())
    }

    /// The same with another preference, which matters where a whole schedule has tables of three and of four.
    ///
    /// # Errors
    /// As [`Event::preview`].
    pub fn preview_as(&self, seed: u64, prefer: Prefer) -> Result<Preview, Refusal> {
        let stage_no = self.stage();
        let stage = self.stages.get(usize::from(stage_no) - 1);
        let stage = stage.ok_or_else(|| Refusal::at(Place::stage(stage_no), Why::NoStage))?;
        let before: Vec<&Round> =
            self.rounds.iter().filter(|round| round.state > RoundState::Drawn).collect();
        let done = before.iter().filter(|round| round.stage == stage_no).count();
        if done >= usize::from(stage.rounds) {
            return Err(Refusal::event(Why::AllDrawn));
        }
        let draw = Draw { event: self, stage, stage_no, before, done, prefer };
        draw.next(seed).map_err(|why| Refusal::at(Place::stage(stage_no), why))
    }
}

impl Event {
    /// What a whole schedule of this plan comes to, first as it is drawn and then with the other preference, where that is
    /// something else. Nothing where only the draw itself can tell, or where rounds follow one by one.
    pub fn whole_schedule(&self, plan: &Plan) -> Vec<Outlook> {
        let whole = self.stages.get(usize::from(self.stage()).saturating_sub(1));
        let is_apart = !self.apart.is_empty() || self.entries.iter().any(|entry| entry.team.is_some());
        if is_apart || whole.is_none_or(|stage| stage.format != Format::Schedule) {
            return Vec::new();
        }
        let one = |prefer| seating::outlook(&plan.preferring(prefer));
        match (one(Prefer::Repeats), one(Prefer::Even)) {
            (Some(first), Some(even)) if !first.is_as_good_as(&even) => vec![first, even],
            (first, _) => first.into_iter().collect(),
        }
    }

    /// By how much visits to tables of four differ in these rounds.
    pub fn visit_spread(&self, rounds: &[&Round]) -> usize {
        let visits = |entry: EntryNo| {
            let fours = rounds.iter().flat_map(|round| &round.tables).filter(|table| table.seats.len() == 4);
            fours.filter(|table| table.seat_of(entry).is_some()).count()
        };
        let all: Vec<usize> = rounds.first().iter().flat_map(|round| round.everybody()).map(visits).collect();
        all.iter().max().unwrap_or(&0) - all.iter().min().unwrap_or(&0)
    }
}

/// A draw that is being made.
struct Draw<'a> {
    event: &'a Event,
    stage: &'a Stage,
    stage_no: u16,
    /// All rounds that are more than a draft.
    before: Vec<&'a Round>,
    /// How many of them are of this stage.
    done: usize,
    prefer: Prefer,
}

impl Draw<'_> {
    fn next(&self, seed: u64) -> Result<Preview, Why> {
        match &self.stage.format {
            Format::Schedule if self.done == 0 => self.schedule(seed),
            Format::Script { rounds } => self.script(rounds),
            Format::Groups { size } => self.groups(usize::from(*size)),
            Format::Teams => self.teams(seed),
            _ => self.round(seed),
        }
    }

    /// The number of the next round in the event.
    fn number(&self) -> u16 {
        self.before.len() as u16 + 1
    }

    /// Who is there, in order of numbers.
    fn there(&self) -> Result<Vec<EntryNo>, Why> {
        let entrants = self.event.entrants(self.stage_no)?;
        let number = self.number();
        let there = |entry: &&Entry| entrants.contains(&entry.number) && entry.plays_in(number);
        let there: Vec<EntryNo> = self.event.entries.iter().filter(there).map(|entry| entry.number).collect();
        if there.len() < 3 { Err(Why::TooFewThere(there.len())) } else { Ok(there) }
    }

    fn apart(&self, there: &[EntryNo]) -> Apart {
        let mut apart = Apart::nobody();
        let here = |entry: &EntryNo| there.contains(entry);
        let mut teams: BTreeMap<u16, Vec<EntryNo>> = BTreeMap::new();
        for entry in self.event.entries.iter().filter(|entry| here(&entry.number)) {
            if let Some(member) = entry.team {
                teams.entry(member.team).or_default().push(entry.number);
            }
        }
        // Nobody is in a pair with himself, and nobody stands twice in the list of entries.
        for members in teams.values() {
            let _ = apart.team(members);
        }
        for (one, other) in self.event.apart.iter().filter(|(one, other)| here(one) && here(other)) {
            let _ = apart.pair(*one, *other);
        }
        apart
    }

    /// A whole schedule speaks of players 1 to n; here they become entries again.
    fn schedule(&self, seed: u64) -> Result<Preview, Why> {
        let there = self.there()?;
        let players = u16::try_from(there.len()).unwrap_or(u16::MAX);
        let plan = Plan::new(players, self.stage.rounds, self.event.profile.sit_out)?;
        let plan = plan.preferring(self.prefer);
        let place: BTreeMap<EntryNo, u16> = there.iter().copied().zip(1..).collect();
        let mut apart = Apart::nobody();
        for (one, other) in self.apart(&there).pairs() {
            let _ = apart.pair(EntryNo(place[&one]), EntryNo(place[&other]));
        }
        let schedule = seating::draw(&plan, &apart, seed)?;
        if there.iter().copied().eq((1..=players).map(EntryNo)) && self.before.is_empty() {
            return Ok(Preview::Schedule(Box::new(schedule)));
        }
        let real = |entry: &EntryNo| there[usize::from(entry.0) - 1];
        let round = |round: &tournament::Round| tournament::Round {
            number: round.number + self.before.len() as u16,
            byes: round.byes.iter().map(real).collect(),
            tables: round
                .tables
                .iter()
                .map(|table| tournament::Table {
                    number: table.number,
                    seats: table.seats.iter().map(real).collect(),
                })
                .collect(),
        };
        Ok(Preview::Fixed(schedule.rounds().iter().map(round).collect()))
    }

    fn script(&self, rounds: &[tournament::Round]) -> Result<Preview, Why> {
        let there = self.there()?;
        let mut left = Vec::new();
        for (number, round) in (self.number()..).zip(rounds.iter().skip(self.done)) {
            let mut named = round.tables.iter().flat_map(|table| &table.seats).chain(&round.byes);
            if number == self.number() && named.any(|entry| !there.contains(entry)) {
                return Err(Why::SeatsAbsent);
            }
            left.push(tournament::Round { number, ..round.clone() });
        }
        Ok(Preview::Fixed(left))
    }

    /// The groups are cut from the list of those who are there; a round is one game of every group that still has one.
    fn groups(&self, size: usize) -> Result<Preview, Why> {
        let there = self.there()?;
        let mut games = Vec::new();
        for group in in_groups(&there, size) {
            games.push(groups::games(&group)?);
        }
        let most = games.iter().map(Vec::len).max().unwrap_or(0).min(usize::from(self.stage.rounds));
        let round = |at: usize| {
            let mut round =
                tournament::Round { number: self.number() + at as u16, byes: Vec::new(), tables: Vec::new() };
            for game in games.iter().filter_map(|games| games.get(self.done + at)) {
                for table in &game.tables {
                    let number = round.tables.len() as u16 + 1;
                    round.tables.push(tournament::Table { number, seats: table.seats.clone() });
                }
            }
            round
        };
        Ok(Preview::Fixed((0..most.saturating_sub(self.done)).map(round).collect()))
    }

    fn teams(&self, seed: u64) -> Result<Preview, Why> {
        let there = self.there()?;
        let mut members: BTreeMap<u16, BTreeMap<u16, EntryNo>> = BTreeMap::new();
        for entry in self.event.entries.iter().filter(|entry| there.contains(&entry.number)) {
            if let Some(member) = entry.team {
                members.entry(member.team).or_default().insert(member.board, entry.number);
            }
        }
        let lists = members.into_values().map(|boards| boards.into_values().collect()).collect();
        let teams = teams::Teams::of(lists)?;
        let count = u16::try_from(teams.board(0).len()).unwrap_or(u16::MAX);
        let plan = Plan::new(count, self.stage.rounds, self.event.profile.sit_out)?;
        let plan = plan.preferring(self.prefer);
        let schedule = seating::draw(&plan, &Apart::nobody(), seed)?;
        let left = schedule.rounds().iter().skip(self.done);
        let seated = (self.number()..)
            .zip(left)
            .map(|(number, round)| Ok(tournament::Round { number, ..teams.seat(round)? }));
        Ok(Preview::Fixed(seated.collect::<Result<_, Why>>()?))
    }

    /// One round from what was played so far.
    fn round(&self, seed: u64) -> Result<Preview, Why> {
        let there = match self.stage.format {
            Format::Knockout { best } if self.done > 0 => self.through(best)?,
            _ => self.there()?,
        };
        let drawn: Vec<tournament::Round> = self.before.iter().map(|round| round.drawn()).collect();
        let past = Past::of(&drawn)?;
        let field = self.field(&there)?;
        let apart = self.apart(&there);
        let sit_out = self.event.profile.sit_out;
        let situation = Situation { field: &field, past: &past, apart: &apart, sit_out, seed };
        let drawn = match &self.stage.format {
            Format::Swiss { first } if self.done == 0 => swiss::first(&situation, *first)?,
            Format::Swiss { .. } => swiss::draw(&situation)?,
            Format::Cut { again } => cut::draw(&situation, self.of_event(*again))?,
            Format::Interval { step, again } => {
                interval::draw(&situation, usize::from(*step), self.of_event(*again))?
            }
            Format::Lot { again } => lot::draw(&situation, self.of_event(*again))?,
            // What is left of a schedule that somebody left or joined.
            Format::Schedule | Format::Script { .. } | Format::Groups { .. } | Format::Teams => {
                lot::draw(&situation, Again::Never)?
            }
            Format::Knockout { .. } => lot::draw(&situation, Again::Always)?,
        };
        Ok(Preview::Round(Box::new(drawn)))
    }

    /// "From round 3" means the third of the stage.
    fn of_event(&self, again: Again) -> Again {
        match again {
            Again::From(round) => Again::From(round.saturating_add((self.before.len() - self.done) as u16)),
            other => other,
        }
    }

    /// Those who are there with their standing before the round.
    fn field(&self, there: &[EntryNo]) -> Result<Field, Why> {
        let rows = self.event.ranking_of(self.stage_no, self.number() - 1)?.rows;
        let last = self.before.last().filter(|round| round.stage == self.stage_no);
        let earlier = match last {
            Some(last) => self.event.ranking_of(self.stage_no, last.number - 1)?.rows,
            None => Vec::new(),
        };
        let seeded = self.done == 0 && self.stage_no == 1;
        let entrant = |(order, entry): (u16, &EntryNo)| {
            let row = rows.iter().find(|row| row.entry == *entry);
            let rank = row.and_then(|row| row.rank).and_then(|rank| u16::try_from(rank).ok());
            Entrant {
                entry: *entry,
                rank: if seeded { order } else { rank.unwrap_or(u16::MAX) },
                points: row.map_or_else(Exact::zero, |row| row.total.clone()),
                float: last.and_then(|round| float(&earlier, round, *entry)),
            }
        };
        Ok(Field::of((1..).zip(there).map(entrant).collect())?)
    }

    /// Who is left of a knock-out.
    fn through(&self, best: u16) -> Result<Vec<EntryNo>, Why> {
        let Some(last) = self.before.last() else { return self.there() };
        let scored = |table: &super::Table| -> Vec<knockout::Scored> {
            let raw = |at: usize| match table.result.as_ref().map(|result| &result.outcome) {
                Some(Outcome::Played(seats)) => seats.get(at).map_or(0, |seat| seat.raw),
                _ => 0,
            };
            let seat = |(at, seat): (usize, &super::Seat)| knockout::Scored {
                entry: seat.entry,
                score: Exact::from(raw(at)),
                seed: seat.entry.0,
            };
            table.seats.iter().enumerate().map(seat).collect()
        };
        let tables: Vec<Vec<knockout::Scored>> = last.tables.iter().map(scored).collect();
        let advance = knockout::advance(&tables, usize::from(best), 3)?;
        let number = self.number();
        let here = |entry: &EntryNo| self.event.entry(*entry).is_some_and(|entry| entry.plays_in(number));
        let mut through: Vec<EntryNo> = advance.through.into_iter().map(|(entry, _)| entry).collect();
        through.extend(last.byes.iter().copied());
        through.retain(here);
        Ok(through)
    }
}

/// How somebody sat in the last round, by the standings before it.
fn float(rows: &[Row], round: &Round, entry: EntryNo) -> Option<Float> {
    let entrant = |row: &Row| Entrant {
        entry: row.entry,
        rank: row.rank.and_then(|rank| u16::try_from(rank).ok()).unwrap_or(u16::MAX),
        points: row.total.clone(),
        float: None,
    };
    let field = Field::of(rows.iter().map(entrant).collect()).ok()?;
    let drawn = round.drawn();
    drawn.tables.iter().find_map(|table| swiss::float(&field, table, entry))
}

/// People cut into groups of so many, the last ones one smaller where they do not come out even.
fn in_groups(people: &[EntryNo], size: usize) -> Vec<Vec<EntryNo>> {
    let count = people.len().div_ceil(size.max(1)).max(1);
    let mut groups = vec![Vec::new(); count];
    for (at, one) in people.iter().enumerate() {
        groups[at * count / people.len().max(1)].push(*one);
    }
    groups
}

/// Says of rounds that are told by nobody but their tables how many pairs meet again.
pub(super) fn repeats(event: &Event, upto: u16) -> u64 {
    let rounds: Vec<tournament::Round> =
        event.rounds.iter().filter(|round| round.number <= upto).map(Round::drawn).collect();
    seating::Meetings::of(&rounds).repeats()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_as_even_as_can_be() {
        let sizes = |people: u16, size: usize| -> Vec<usize> {
            let people: Vec<EntryNo> = (1..=people).map(EntryNo).collect();
            in_groups(&people, size).iter().map(Vec::len).collect()
        };
        assert_eq!(sizes(12, 4), [4, 4, 4]);
        assert_eq!(sizes(14, 5), [5, 5, 4]);
        assert_eq!(sizes(7, 4), [4, 3]);
    }
}
