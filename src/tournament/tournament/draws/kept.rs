//! A schedule that was drawn before the first round, after someone left it or joined (T-7.1): it stays. The drafts keep
//! everyone's place, so that whoever comes back finds theirs, and a newcomer can take an empty one; who sits where is
//! decided when a draft is shown.

use std::collections::BTreeSet;

use crate::rounds::{Again, Drawn, Field, Past, Situation, lot};
use crate::seating::{self, Meetings, Prefer, SeatingPlan};
use crate::tournament::{DrawnBy, Format, Place, Refusal, Round, RoundState, Seat, Table, Tournament, Why};
use crate::{Apart, EntryNo, EntryPair, SitOut};

/// Seats of a table that can take one more player.
const THREE: usize = 3;

impl Tournament {
    /// Whether the drafts are the rest of a schedule that has begun, which stays when someone leaves.
    pub fn keeps_schedule(&self, draft: &Round) -> bool {
        let format = usize::from(draft.stage)
            .checked_sub(1)
            .and_then(|at| self.stages.get(at))
            .map(|stage| &stage.format);
        draft.state == RoundState::Drawn
            && format == Some(&Format::Schedule)
            && self.rounds_of(draft.stage).any(|round| round.state > RoundState::Drawn)
    }

    /// A round as everyone sees it once it is published. Of a schedule that stays (T-7.1), tables are without those
    /// who have left; where fewer than three remain they sit out, and so do those who have no place in it. Tables keep
    /// their numbers, so that the others stay where they were to be.
    pub fn as_seated(&self, draft: &Round) -> Round {
        let mut seated = draft.clone();
        if !self.keeps_schedule(draft) {
            return seated;
        }
        let there = self.there_in(draft);
        let mut out: BTreeSet<EntryNo> = there.clone();
        seated.tables.retain_mut(|table| {
            table.seats.retain(|seat| there.contains(&seat.entry));
            table.seats.len() >= THREE
        });
        for table in &seated.tables {
            out.retain(|entry| table.seat_of(*entry).is_none());
        }
        seated.byes = out.into_iter().collect();
        seated
    }

    /// Those who have a place in a draft and have left, in order of their numbers.
    pub fn absent_from(&self, draft: &Round) -> Vec<EntryNo> {
        let there = self.there_in(draft);
        let absent: BTreeSet<EntryNo> = draft.everybody().filter(|entry| !there.contains(entry)).collect();
        absent.into_iter().collect()
    }

    /// The round that nobody has seen yet and that is shown next.
    pub fn first_draft(&self) -> Option<&Round> {
        self.rounds.iter().find(|round| round.state == RoundState::Drawn)
    }

    /// Those who can be seated in a draft.
    fn there_in(&self, draft: &Round) -> BTreeSet<EntryNo> {
        let entrants = self.entrants(draft.stage).unwrap_or_default();
        let plays = |entry: &EntryNo| self.entry(*entry).is_some_and(|entry| entry.plays_in(draft.number));
        entrants.into_iter().filter(plays).collect()
    }

    /// The drafts of a schedule that stays.
    pub(super) fn kept_drafts(&self) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(|round| self.keeps_schedule(round))
    }

    /// The schedule of the stage as it was drawn, from the next round on; none where it cannot be had again without a
    /// search, which pairs that must not meet need too, or was not drawn by this program.
    pub(super) fn schedule_again(&self) -> Option<Vec<Round>> {
        let stage = self.stage();
        let seen = |round: &&Round| round.state > RoundState::Drawn;
        let first = self.rounds_of(stage).find(seen)?;
        let done = self.rounds_of(stage).filter(seen).count();
        let mut players: Vec<EntryNo> = first.everybody().collect();
        players.sort_unstable();
        let apart = self.to_draw(Prefer::default(), &[]).ok()?.apart(&players);
        if apart.pairs().next().is_some() {
            return None;
        }
        let rounds = self.stages.get(usize::from(stage) - 1)?.rounds;
        let lineup = |round: &crate::Round| -> BTreeSet<BTreeSet<EntryNo>> {
            let tables = round.tables.iter();
            tables.map(|table| table.seats.iter().copied().collect()).collect()
        };
        let drawn = |sit_out: SitOut| {
            let plan = SeatingPlan::new(u16::try_from(players.len()).ok()?, rounds, sit_out).ok()?;
            let plan = plan.preferring(first.drawn_by.prefer());
            seating::outlook(&plan)?;
            let schedule = seating::draw(&plan, &Apart::nobody(), first.drawn_by.seed).ok()?;
            let real = schedule.rounds().iter().map(|round| round.named(&players));
            let real: Vec<crate::Round> = real.collect();
            (lineup(real.first()?) == lineup(&first.drawn())).then_some(real)
        };
        let whole = [SitOut::Byes, SitOut::Fours, SitOut::TablesOfFour]
            .into_iter()
            .find_map(drawn)?;
        let number = self.rounds.iter().filter(seen).count() as u16;
        let left = whole.into_iter().skip(done);
        Some(
            (number + 1..)
                .zip(left)
                .map(|(number, round)| Round::draft(number, stage, round, first.drawn_by.clone()))
                .collect(),
        )
    }

    /// Seats those of a draft who would sit out: at tables of their own, or as the fourth of a table, with the fewest
    /// repeats.
    pub(super) fn with_all_seated(&self, draft: &Round) -> Result<Round, Refusal> {
        let mut seated = self.as_seated(draft);
        // Where they cannot sit together, each of them may still be the fourth of a table.
        let drawn = self.tables_of_their_own(&seated).unwrap_or_default();
        for table in drawn.iter().flat_map(|drawn| &drawn.round.tables) {
            let is_free = |number: &u16| seated.tables.iter().all(|table| table.number != *number);
            let number = (1..=u16::MAX).find(is_free).unwrap_or(u16::MAX);
            seated.byes.retain(|entry| !table.seats.contains(entry));
            seated.tables.push(Table {
                number,
                ..Table::of(table)
            });
        }
        let met = self.met_until(draft.number);
        for entry in seated.byes.clone() {
            let again = |table: &Table| -> u64 {
                let others = table.seats.iter();
                others.map(|other| u64::from(met.times(entry, other.entry))).sum()
            };
            let may_sit = |table: &Table| {
                let pair = |other: &Seat| EntryPair::of(entry, other.entry);
                table.seats.len() == THREE && !table.seats.iter().any(|other| self.must_not_meet(pair(other)))
            };
            let tables = seated.tables.iter_mut().filter(|table| may_sit(table));
            if let Some(table) = tables.min_by_key(|table| again(table)) {
                table.seats.push(Seat {
                    entry,
                    substitute: None,
                });
                seated.byes.retain(|other| *other != entry);
            }
        }
        if seated.byes == self.as_seated(draft).byes {
            return Err(Refusal::at(Place::round(draft.number), Why::Unchanged));
        }
        seated.drawn_by.by_hand = true;
        Ok(seated)
    }

    /// Tables of three and four for those who sit out; none where they are fewer than three.
    fn tables_of_their_own(&self, seated: &Round) -> Result<Option<Drawn>, Refusal> {
        let at = |why: Why| Refusal::at(Place::round(seated.number), why);
        let Ok(field) = Field::fresh(seated.byes.iter().copied()) else {
            return Ok(None);
        };
        let before = self.rounds.iter().filter(|round| round.number < seated.number);
        let past: Vec<crate::Round> = before.map(Round::drawn).collect();
        let past = Past::of(&past).map_err(|why| at(why.into()))?;
        let draw = self.to_draw(Prefer::default(), &[])?;
        let situation = Situation {
            field: &field,
            past: &past,
            apart: &draw.apart(&seated.byes),
            sit_out: if seated.byes.len() == 5 {
                SitOut::Byes
            } else {
                SitOut::Fours
            },
            seed: seated.drawn_by.seed,
        };
        lot::draw(&situation, Again::Never)
            .map(Some)
            .map_err(|why| at(why.into()))
    }

    fn met_until(&self, round: u16) -> Meetings {
        let before = self.rounds.iter().filter(|one| one.number < round);
        Meetings::of(&before.map(Round::drawn).collect::<Vec<_>>())
    }
}

impl Round {
    /// A round that was drawn and that nobody has seen.
    pub(in crate::tournament) fn draft(number: u16, stage: u16, drawn: crate::Round, by: DrawnBy) -> Round {
        Round {
            number,
            stage,
            state: RoundState::Drawn,
            drawn_by: by,
            started: None,
            due: None,
            tables: drawn.tables.iter().map(Table::of).collect(),
            byes: drawn.byes,
            hands_open: false,
        }
    }

    /// Exchanges the places of two; where one has none, it takes that of the other.
    fn exchange(&mut self, one: EntryNo, other: EntryNo) {
        let seats = self.tables.iter_mut().flat_map(|table| &mut table.seats);
        let seats = seats.map(|seat| &mut seat.entry);
        for entry in seats.chain(&mut self.byes) {
            if *entry == one {
                *entry = other;
            } else if *entry == other {
                *entry = one;
            }
        }
        self.byes.sort_unstable();
    }
}

mod places;
#[cfg(test)]
mod tests;
