//! One tournament from its first round to its last: who is there, the draw, the results, and what people and directors
//! do in between.

use super::Faults;
use super::check::{extras, rows, tables};
use super::lineup::{self, Lineup};
use super::plan::{SimulatedFormat, SimulationPlan};
use super::scores;
use talon_rules::chance::Chance;
use talon_tournament::SitOut;
use talon_tournament::rounds::{DrawError, Drawn, Entrant, Field, Past, Situation, swiss};
use talon_tournament::standings::{
    Adjustment, Came, EntrySpan, Facts, PlayedRound, RankedEntry, Status, TableOutcome, TableResult, standings,
};
use talon_tournament::{EntryNo, Exact, Round};

/// Entries that were listed but have no rank come after all others.
const UNRANKED: u16 = 5000;

/// A tournament on its way.
pub(super) struct Tournament {
    pub plan: SimulationPlan,
    pub chance: Chance,
    pub facts: Facts,
    pub past: Past,
    pub faults: Faults,
    /// The field and the tables of the last round, for the floats.
    last: Option<(Field, Round)>,
    /// Results that come in late, with the number of their round.
    late: Vec<(u16, TableResult)>,
}

/// Plays the tournament of a seed: the rounds drawn, and what was broken.
pub(super) fn run(seed: u64) -> (u64, Vec<(u8, String)>) {
    let mut chance = Chance::of(seed, 0);
    let plan = SimulationPlan::of(seed, &mut chance);
    let mut tournament = Tournament {
        facts: Facts {
            entries: entries(&plan, &mut chance),
            ..Facts::default()
        },
        plan,
        chance,
        past: Past::default(),
        faults: Faults::default(),
        last: None,
        late: Vec::new(),
    };
    let rounds = match tournament.plan.format {
        SimulatedFormat::Knockout { best } => lineup::knockout(&mut tournament, best),
        SimulatedFormat::Schedule
        | SimulatedFormat::Script
        | SimulatedFormat::Group
        | SimulatedFormat::Teams { .. }
        | SimulatedFormat::Boards(_) => {
            let lineup = lineup::fixed(&mut tournament);
            tournament.play_all(lineup)
        }
        SimulatedFormat::Swiss(_)
        | SimulatedFormat::Cut(_)
        | SimulatedFormat::Lot(_)
        | SimulatedFormat::Interval(..) => tournament.draw_all(),
    };
    extras::check(&mut tournament);
    (rounds, tournament.faults.0)
}

fn entries(plan: &SimulationPlan, chance: &mut Chance) -> Vec<EntrySpan> {
    let players = match plan.format {
        SimulatedFormat::Teams { boards } => plan.players * boards,
        _ => plan.players,
    };
    let mut entries: Vec<EntrySpan> = (1..=players).map(|number| EntrySpan::new(EntryNo(number))).collect();
    if plan.is_open() {
        for entry in entries.iter_mut().skip(4) {
            match chance.below(40) {
                0 | 1 => entry.first_round = 2 + chance.below(3) as u16,
                2 => entry.status = Status::NoShow,
                _ => {}
            }
            if entry.status == Status::NoShow {
                entry.last_round = Some(0);
            }
        }
    }
    entries
}

impl Tournament {
    /// Rounds that depend on the standings.
    fn draw_all(&mut self) -> u64 {
        for number in 1..=self.plan.rounds {
            let Some(field) = self.field(number) else {
                return u64::from(number) - 1;
            };
            let sit_out = self.seatable(field.len());
            let Some(drawn) = self.draw(&field, sit_out) else {
                return u64::from(number) - 1;
            };
            tables::drawn(self, &field, sit_out, &drawn);
            self.last = Some((field, drawn.round.clone()));
            self.play(drawn.round);
            self.come_and_go(number);
        }
        u64::from(self.plan.rounds)
    }

    /// Rounds that were known before.
    fn play_all(&mut self, lineup: Lineup) -> u64 {
        let rounds = lineup.rounds.len() as u64;
        for round in lineup.rounds {
            tables::fixed(self, &round, lineup.sit_out);
            self.play(round);
        }
        rounds
    }

    /// Five players cannot all be seated.
    fn seatable(&self, players: usize) -> SitOut {
        if players == 5 { SitOut::Byes } else { self.plan.sit_out }
    }

    /// Who is there in a round, with the standings before it; none when they are too few.
    fn field(&mut self, number: u16) -> Option<Field> {
        let rows = self.standings(number - 1);
        let last = self.last.as_ref();
        let float = |entry: EntryNo| {
            let (field, round) = last?;
            let table = round.tables.iter().find(|table| table.seats.contains(&entry))?;
            swiss::float(field, table, entry)
        };
        let there = |entry: &&EntrySpan| entry.plays_in(number) && entry.status == Status::InPlay;
        let entrant = |entry: &EntrySpan| {
            let row = rows.iter().find(|row| row.entry == entry.number);
            let rank = row.and_then(|row| row.rank).and_then(|rank| u16::try_from(rank).ok());
            Entrant {
                entry: entry.number,
                rank: rank.unwrap_or(UNRANKED),
                points: row.map_or_else(Exact::zero, |row| row.total.clone()),
                float: float(entry.number),
            }
        };
        Field::of(self.facts.entries.iter().filter(there).map(entrant).collect()).ok()
    }

    /// The standings, where the facts are sound.
    pub fn standings(&mut self, number: u16) -> Vec<RankedEntry> {
        match standings(&self.facts, &self.plan.profile, number) {
            Ok(rows) => rows,
            Err(bad) => {
                self.faults.hold(6, false, || format!("the facts are refused: {bad}"));
                Vec::new()
            }
        }
    }

    fn draw(&mut self, field: &Field, sit_out: SitOut) -> Option<Drawn> {
        match self.drawn(field, sit_out) {
            Ok(drawn) => Some(drawn),
            Err(error) => {
                self.faults
                    .hold(1, false, || format!("round {}: {error}", self.past.last_round() + 1));
                None
            }
        }
    }

    /// The draw of the next round, however often it is asked for.
    pub fn drawn(&self, field: &Field, sit_out: SitOut) -> Result<Drawn, DrawError> {
        let seed = self.plan.seed;
        let situation = Situation {
            field,
            past: &self.past,
            apart: &self.plan.apart,
            sit_out,
            seed,
        };
        lineup::draw(self.plan.format, &situation)
    }

    /// Plays a round, checks what it comes to, and does what directors do.
    pub fn play(&mut self, round: Round) {
        let number = round.number;
        if let Err(error) = self.past.add(&round) {
            self.faults.hold(1, false, || error.to_string());
            return;
        }
        for (of, result) in std::mem::take(&mut self.late) {
            if let Some(round) = self.facts.rounds.iter_mut().find(|round| round.drawn.number == of) {
                round.results.push(result);
            }
        }
        let mut results: Vec<TableResult> = round
            .tables
            .iter()
            .map(|table| scores::result(table, &mut self.chance))
            .collect();
        if results.len() > 1 && self.chance.below(8) == 0 {
            self.late.extend(results.pop().map(|result| (number, result)));
        }
        self.facts.rounds.push(PlayedRound { drawn: round, results });
        self.adjust(number);
        let before = self.standings(number);
        rows::check(self, &before);
        self.correct(number, &before);
    }

    /// A penalty or an award now and then, and one that is revoked.
    fn adjust(&mut self, round: u16) {
        if self.chance.below(5) == 0 {
            let entry = self.facts.entries[self.chance.below(self.facts.entries.len())].number;
            let halves = self.chance.below(9) as i64 - 4;
            let amount = Exact::ratio(halves, 2).unwrap_or_else(Exact::zero);
            self.facts.adjustments.push(Adjustment {
                entry,
                amount,
                round,
                revoked: false,
            });
        }
        if let Some(last) = self.facts.adjustments.last_mut() {
            last.revoked |= self.chance.below(6) == 0;
        }
    }

    /// A result of any round is corrected; most corrections are taken back.
    fn correct(&mut self, number: u16, before: &[RankedEntry]) {
        if self.chance.below(3) > 0 {
            return;
        }
        let at = self.chance.below(self.facts.rounds.len());
        let round = &mut self.facts.rounds[at];
        if round.results.is_empty() {
            return;
        }
        let table = self.chance.below(round.results.len());
        let TableOutcome::Played(seats) = &mut round.results[table].outcome else {
            return;
        };
        if seats.iter().any(|seat| seat.came == Came::Nobody) {
            return;
        }
        let old = seats.clone();
        let (one, other) = (self.chance.below(seats.len()), self.chance.below(seats.len()));
        let raw = seats[one].raw;
        seats[one].raw = seats[other].raw;
        seats[other].raw = raw;
        let corrected = self.standings(number);
        rows::check(self, &corrected);
        if self.chance.below(4) > 0 {
            if let TableOutcome::Played(seats) = &mut self.facts.rounds[at].results[table].outcome {
                *seats = old;
            }
            let after = self.standings(number);
            self.faults.hold(9, after == before, || {
                format!("round {number}: a correction taken back is still seen")
            });
        }
    }

    /// Between rounds people leave, are sent away, and come back.
    fn come_and_go(&mut self, number: u16) {
        for at in 4..self.facts.entries.len() {
            let roll = self.chance.below(60);
            let entry = &mut self.facts.entries[at];
            match (entry.status, roll) {
                (Status::InPlay, 0 | 1) => (entry.status, entry.last_round) = (Status::Withdrawn, Some(number)),
                (Status::InPlay, 2) if number > 2 => {
                    (entry.status, entry.last_round) = (Status::Excluded, Some(number));
                }
                (Status::Withdrawn, 0..20) => (entry.status, entry.last_round) = (Status::InPlay, None),
                _ => {}
            }
        }
    }
}
