//! Asks `tournament` for the next round of the tournament, or for all rounds of a stage, by its format.

mod fixed;
mod groups;
mod hand_made;
mod kept;
mod knockout;
mod outlook;
mod rest;
mod ways;

use std::collections::BTreeMap;

pub use hand_made::{HandMade, Measure};
pub use outlook::Hurdle;
pub use ways::{WayOn, WayOutlook};

use super::{Entry, Format, Place, Refusal, Round, RoundState, Stage, Tournament, Why};
use crate::rounds::{Again, Drawn, Entrant, Field, Float, Past, Situation, cut, interval, lot, swiss};
use crate::seating::{self, Outlook, Prefer, Schedule, SeatingPlan};
use crate::standings::RankedEntry;
use crate::{Apart, EntryNo, EntryPair, Exact};

/// The version of the ways in which rounds are drawn; a draw is repeated exactly by the same version.
pub const ENGINE: &str = "talon-draw/3";
/// The same where even visits to tables of four were preferred to the fewest repeats.
pub const ENGINE_EVEN: &str = "talon-draw/3 even";

/// What would be drawn.
#[derive(Debug, Clone)]
pub enum Preview {
    /// One round, with the reason for each table, bye and repeat.
    Round(Box<Drawn>),
    /// All rounds of a stage at once.
    Schedule(Box<Schedule>),
    /// Rounds that follow from a list, a script or groups.
    Fixed(Vec<crate::Round>),
}

impl Preview {
    /// The rounds, numbered within the stage from 1 where there are several.
    pub fn rounds(&self) -> Vec<crate::Round> {
        match self {
            Preview::Round(drawn) => vec![drawn.round.clone()],
            Preview::Schedule(schedule) => schedule.rounds().to_vec(),
            Preview::Fixed(rounds) => rounds.clone(),
        }
    }
}

impl Tournament {
    /// Draws what comes next, without keeping it. The rounds are numbered as they would be in the tournament.
    ///
    /// # Errors
    /// When there is nothing to be drawn now, or nothing can be.
    pub fn preview(&self, seed: u64) -> Result<Preview, Refusal> {
        self.preview_as(seed, Prefer::default())
    }

    /// The same with another preference, which matters where a whole schedule has tables of three and of four.
    ///
    /// # Errors
    /// As [`Tournament::preview`].
    pub(crate) fn preview_as(&self, seed: u64, prefer: Prefer) -> Result<Preview, Refusal> {
        self.preview_after(seed, prefer, &[])
    }

    /// The same in place of drafts that are `dropped`.
    pub(super) fn preview_after(&self, seed: u64, prefer: Prefer, dropped: &[Round]) -> Result<Preview, Refusal> {
        let draw = self.to_draw(prefer, dropped)?;
        if self.is_over(draw.stage_no) {
            return Err(Refusal::tournament(Why::AllDrawn));
        }
        let preview = draw
            .next(seed)
            .map_err(|why| Refusal::at(Place::stage(draw.stage_no), why))?;
        // Anyone who is told that something was drawn finds it drawn.
        if preview.rounds().is_empty() {
            Err(Refusal::tournament(Why::AllDrawn))
        } else {
            Ok(preview)
        }
    }

    fn to_draw<'a>(&'a self, prefer: Prefer, dropped: &'a [Round]) -> Result<Draw<'a>, Refusal> {
        let stage_no = self.stage();
        let stage = self.stages.get(usize::from(stage_no) - 1);
        let stage = stage.ok_or_else(|| Refusal::at(Place::stage(stage_no), Why::NoStage))?;
        let before: Vec<&Round> = self
            .rounds
            .iter()
            .filter(|round| round.state > RoundState::Drawn)
            .collect();
        let done = before.iter().filter(|round| round.stage == stage_no).count();
        let dropped = dropped.iter().filter(|round| round.stage == stage_no).collect();
        Ok(Draw {
            tournament: self,
            stage,
            stage_no,
            before,
            done,
            prefer,
            dropped,
        })
    }
}

impl Tournament {
    /// What a whole schedule of this plan comes to, first as it is drawn and then with the other preference, where that
    /// is something else. Nothing where only the draw itself can tell, or where rounds follow one by one.
    pub fn whole_schedule(&self, plan: &SeatingPlan) -> Vec<Outlook> {
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
            let fours = rounds
                .iter()
                .flat_map(|round| &round.tables)
                .filter(|table| table.seats.len() == 4);
            fours.filter(|table| table.seat_of(entry).is_some()).count()
        };
        let all: Vec<usize> = rounds
            .first()
            .iter()
            .flat_map(|round| round.everybody())
            .map(visits)
            .collect();
        all.iter().max().unwrap_or(&0) - all.iter().min().unwrap_or(&0)
    }
}

/// A draw that is being made.
struct Draw<'a> {
    tournament: &'a Tournament,
    stage: &'a Stage,
    stage_no: u16,
    /// All rounds that are more than a draft.
    before: Vec<&'a Round>,
    /// How many of them are of this stage.
    done: usize,
    prefer: Prefer,
    /// Drafts of this stage in whose place something is drawn.
    dropped: Vec<&'a Round>,
}

impl Draw<'_> {
    fn next(&self, seed: u64) -> Result<Preview, Why> {
        match &self.stage.format {
            Format::Schedule if self.done == 0 => self.schedule(seed),
            Format::Schedule => self.rest(seed),
            Format::Script { rounds } => self.or_by_lot(self.script(rounds)?, seed),
            Format::Groups { size } => self.groups(usize::from(*size)).map(Preview::Fixed),
            Format::Teams => self.or_by_lot(self.teams(seed)?, seed),
            Format::Swiss { .. }
            | Format::Cut { .. }
            | Format::Lot { .. }
            | Format::Interval { .. }
            | Format::Knockout { .. } => self.round(seed),
        }
    }

    /// The number of the next round in the tournament.
    fn number(&self) -> u16 {
        self.before.len() as u16 + 1
    }

    /// How many rounds the stage is still to have.
    fn left(&self) -> usize {
        usize::from(self.stage.rounds).saturating_sub(self.done)
    }

    /// Who is there, in order of numbers.
    fn there(&self) -> Result<Vec<EntryNo>, Why> {
        let entrants = self.tournament.entrants(self.stage_no)?;
        let number = self.number();
        let there = |entry: &&Entry| entrants.contains(&entry.number) && entry.plays_in(number);
        let there: Vec<EntryNo> = self
            .tournament
            .entries
            .iter()
            .filter(there)
            .map(|entry| entry.number)
            .collect();
        if there.len() < 3 {
            Err(Why::TooFewThere(there.len()))
        } else {
            Ok(there)
        }
    }

    /// Rounds that were fixed beforehand; where nobody of them can be seated any more, one by lot.
    fn or_by_lot(&self, fixed: Vec<crate::Round>, seed: u64) -> Result<Preview, Why> {
        if fixed.is_empty() {
            self.round(seed)
        } else {
            Ok(Preview::Fixed(fixed))
        }
    }

    fn apart(&self, there: &[EntryNo]) -> Apart {
        let mut apart = Apart::nobody();
        let here = |entry: &EntryNo| there.contains(entry);
        let mut teams: BTreeMap<u16, Vec<EntryNo>> = BTreeMap::new();
        for entry in self.tournament.entries.iter().filter(|entry| here(&entry.number)) {
            if let Some(member) = entry.team {
                teams.entry(member.team).or_default().push(entry.number);
            }
        }
        // Nobody is in a pair with themselves, and nobody stands twice in the list of entries.
        for members in teams.values() {
            let _ = apart.team(members);
        }
        let all = self.tournament.apart.iter();
        for pair in all.filter(|pair| here(&pair.one) && here(&pair.other)) {
            let _ = apart.pair(pair.one, pair.other);
        }
        apart
    }

    /// The same where players are called by their places in the list of those who are there, from 1.
    fn apart_by_place(&self, there: &[EntryNo]) -> Apart {
        let place: BTreeMap<EntryNo, u16> = there.iter().copied().zip(1..).collect();
        let mut apart = Apart::nobody();
        for EntryPair { one, other } in self.apart(there).pairs() {
            let _ = apart.pair(EntryNo(place[&one]), EntryNo(place[&other]));
        }
        apart
    }

    /// A whole schedule speaks of players 1 to n; here they become entries again.
    fn schedule(&self, seed: u64) -> Result<Preview, Why> {
        let there = self.there()?;
        let players = u16::try_from(there.len()).unwrap_or(u16::MAX);
        let plan = SeatingPlan::new(players, self.stage.rounds, self.tournament.profile.sit_out)?;
        let plan = plan.preferring(self.prefer);
        let schedule = seating::draw(&plan, &self.apart_by_place(&there), seed)?;
        if there.iter().copied().eq((1..=players).map(EntryNo)) && self.before.is_empty() {
            return Ok(Preview::Schedule(Box::new(schedule)));
        }
        let before = self.before.len() as u16;
        let round = |round: &crate::Round| crate::Round {
            number: round.number + before,
            ..round.named(&there)
        };
        Ok(Preview::Fixed(schedule.rounds().iter().map(round).collect()))
    }

    /// One round from what was played so far.
    fn round(&self, seed: u64) -> Result<Preview, Why> {
        let there = self.seated()?;
        let drawn: Vec<crate::Round> = self.before.iter().map(|round| round.drawn()).collect();
        let past = Past::of(&drawn)?;
        let field = self.field(&there)?;
        let apart = self.apart(&there);
        let sit_out = self.tournament.profile.sit_out;
        let situation = Situation {
            field: &field,
            past: &past,
            apart: &apart,
            sit_out,
            seed,
        };
        let drawn = match &self.stage.format {
            Format::Swiss { first } if self.done == 0 => swiss::first(&situation, *first)?,
            Format::Swiss { .. } => swiss::draw(&situation)?,
            Format::Cut { again } => cut::draw(&situation, self.of_tournament(*again))?,
            Format::Interval { step, again } => {
                interval::draw(&situation, usize::from(*step), self.of_tournament(*again))?
            }
            Format::Lot { again } => lot::draw(&situation, self.of_tournament(*again))?,
            // What is left of fixed rounds in which nobody can be seated any more.
            Format::Schedule | Format::Script { .. } | Format::Groups { .. } | Format::Teams => {
                lot::draw(&situation, Again::Never)?
            }
            Format::Knockout { .. } => lot::draw(&situation, Again::Always)?,
        };
        Ok(Preview::Round(Box::new(drawn)))
    }

    /// Who is to be seated in a round that follows from what was played: all who are there, or those left of a
    /// knock-out.
    fn seated(&self) -> Result<Vec<EntryNo>, Why> {
        match self.stage.format {
            Format::Knockout { best } if self.done > 0 => self.through(best),
            Format::Knockout { .. }
            | Format::Schedule
            | Format::Swiss { .. }
            | Format::Cut { .. }
            | Format::Lot { .. }
            | Format::Interval { .. }
            | Format::Script { .. }
            | Format::Groups { .. }
            | Format::Teams => self.there(),
        }
    }

    /// "From round 3" means the third of the stage.
    fn of_tournament(&self, again: Again) -> Again {
        match again {
            Again::From(round) => Again::From(round.saturating_add((self.before.len() - self.done) as u16)),
            other => other,
        }
    }

    /// Those who are there with their standing before the round.
    fn field(&self, there: &[EntryNo]) -> Result<Field, Why> {
        let rows = self.tournament.ranking_of(self.stage_no, self.number() - 1)?.rows;
        let last = self.before.last().filter(|round| round.stage == self.stage_no);
        let earlier = match last {
            Some(last) => self.tournament.ranking_of(self.stage_no, last.number - 1)?.rows,
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
        let order = self.tournament.seeded(there);
        Ok(Field::of((1..).zip(&order).map(entrant).collect())?)
    }
}

/// How someone sat in the last round, by the standings before it.
fn float(rows: &[RankedEntry], round: &Round, entry: EntryNo) -> Option<Float> {
    let entrant = |row: &RankedEntry| Entrant {
        entry: row.entry,
        rank: row.rank.and_then(|rank| u16::try_from(rank).ok()).unwrap_or(u16::MAX),
        points: row.total.clone(),
        float: None,
    };
    let field = Field::of(rows.iter().map(entrant).collect()).ok()?;
    let drawn = round.drawn();
    drawn.tables.iter().find_map(|table| swiss::float(&field, table, entry))
}

/// Says of rounds that are told by nobody but their tables how many pairs meet again.
pub(super) fn repeats(tournament: &Tournament, upto: u16) -> u64 {
    let rounds: Vec<crate::Round> = tournament
        .rounds
        .iter()
        .filter(|round| round.number <= upto)
        .map(|round| tournament.as_seated(round).drawn())
        .collect();
    seating::Meetings::of(&rounds).repeats()
}
