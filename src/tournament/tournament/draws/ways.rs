//! How a schedule goes on that someone left or joined: every way with what it comes to, told before one is chosen.

use std::collections::{BTreeMap, BTreeSet};

use super::repeats;
use crate::seating::{Prefer, SeatingPlan};
use crate::tournament::{Refusal, Round, RoundState, Tournament, Why};
use crate::{EntryNo, SitOut};

/// A way to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WayOn {
    /// With the drafts as they stand: who has lost their table sits out (T-7.1).
    Keep,
    /// With the schedule that was drawn at the beginning, in place of what was drawn since.
    Restore,
    /// As the drafts stand, but in the next round nobody sits out.
    SeatAll,
    /// What is left is drawn again, with this for players who are too many for tables of three.
    Anew(SitOut),
}

impl WayOn {
    /// All of them.
    pub const ALL: [WayOn; 6] = [
        WayOn::Keep,
        WayOn::Restore,
        WayOn::SeatAll,
        WayOn::Anew(SitOut::Byes),
        WayOn::Anew(SitOut::Fours),
        WayOn::Anew(SitOut::TablesOfFour),
    ];

    /// Its word in forms and in the log.
    pub const fn as_str(self) -> &'static str {
        match self {
            WayOn::Keep => "keep",
            WayOn::Restore => "restore",
            WayOn::SeatAll => "seat_all",
            WayOn::Anew(SitOut::Byes) => "byes",
            WayOn::Anew(SitOut::Fours) => "fours",
            WayOn::Anew(SitOut::TablesOfFour) => "tables_of_four",
        }
    }

    /// The way of this word.
    pub fn parse(word: &str) -> Option<WayOn> {
        WayOn::ALL.into_iter().find(|way| way.as_str() == word)
    }
}

/// What a way comes to in the rounds that are left, if nobody else leaves or joins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WayOutlook {
    pub way: WayOn,
    /// Repeats in these rounds.
    pub repeats: u64,
    /// Those in the next round.
    pub repeats_next: u64,
    /// Who sit out in the next round.
    pub out_next: usize,
    /// The most rounds in which one player sits out.
    pub byes_most: usize,
    /// Who sit out in each of them, where they are several: nobody comes to play no more.
    pub always_out: Vec<EntryNo>,
    /// Whether anyone sits at a table of four.
    pub has_fours: bool,
    /// By how much visits to tables of four differ, over all rounds of the stage, among those who are there.
    pub visit_spread: usize,
}

impl WayOutlook {
    /// The way that should be chosen in place of the first, which is in force: one that leaves out fewer to the end, or
    /// is no worse in anything and spreads byes better. Of several the one that leaves out the fewest, then one whose
    /// tables of four are visited evenly, then the one with the fewest byes for one player, then with the fewest
    /// repeats.
    pub fn better(ways: &[WayOutlook]) -> Option<WayOn> {
        let (first, others) = ways.split_first()?;
        let is_better = |one: &&WayOutlook| {
            let (out, out_first) = (one.always_out.len(), first.always_out.len());
            let is_no_worse = out == out_first && one.repeats <= first.repeats && one.has_fours <= first.has_fours;
            out < out_first || is_no_worse && one.byes_most < first.byes_most
        };
        let costs = |one: &&WayOutlook| {
            let is_uneven = one.visit_spread > 1;
            (one.always_out.len(), is_uneven, one.byes_most, one.repeats)
        };
        others.iter().filter(is_better).min_by_key(costs).map(|best| best.way)
    }
}

impl Tournament {
    /// The ways to go on with a schedule that someone left or joined, the one that is in force first; none while
    /// everyone has the place that was drawn for them.
    pub fn ways_on(&self) -> Vec<WayOutlook> {
        let Some(draft) = self.kept_drafts().next() else {
            return Vec::new();
        };
        let is_whole = self
            .kept_drafts()
            .all(|draft| self.as_seated(draft).drawn() == draft.drawn());
        let first = self.rounds_of(draft.stage).next();
        let there: BTreeSet<EntryNo> = self.as_seated(draft).everybody().collect();
        let began: BTreeSet<EntryNo> = first.iter().flat_map(|round| round.everybody()).collect();
        if is_whole && (self.is_first_schedule() || began == there) {
            return Vec::new();
        }
        let mut ways = vec![WayOn::Keep];
        if !self.is_first_schedule() {
            ways.push(WayOn::Restore);
        }
        if !self.as_seated(draft).byes.is_empty() {
            ways.push(WayOn::SeatAll);
        }
        let mut plans: Vec<SeatingPlan> = Vec::new();
        for sit_out in [SitOut::Byes, SitOut::Fours, self.profile.sit_out] {
            let plan = SeatingPlan::new(u16::try_from(there.len()).unwrap_or(u16::MAX), 1, sit_out);
            if let Some(plan) = plan.ok().filter(|plan| !plans.contains(plan)) {
                plans.push(plan);
                ways.push(WayOn::Anew(sit_out));
            }
        }
        ways.into_iter().filter_map(|way| self.outlook_of(way)).collect()
    }

    /// Goes on in another way than the drafts do.
    ///
    /// # Errors
    /// When there is no such schedule, or it comes to what is there already.
    pub fn go_on(&mut self, way: WayOn) -> Result<(), Refusal> {
        let unchanged = || Refusal::tournament(Why::Unchanged);
        let mut next = self.clone();
        let draft = self.kept_drafts().next().ok_or_else(unchanged)?;
        match way {
            WayOn::Keep => return Err(unchanged()),
            WayOn::Restore => next.restore().ok_or_else(unchanged)?,
            WayOn::SeatAll => next.put_draft(self.with_all_seated(draft)?),
            WayOn::Anew(sit_out) => {
                // It is chosen for what is left of this stage alone.
                next.profile.sit_out = sit_out;
                next.redraw(self.seed_of_rest(), Prefer::default())?;
                next.profile.sit_out = self.profile.sit_out;
            }
        }
        next.lay_boards(draft.stage);
        *self = next;
        Ok(())
    }

    /// Whether the drafts are what was drawn at the beginning of the stage, and nobody has changed them.
    fn is_first_schedule(&self) -> bool {
        let draft = self.kept_drafts().next();
        let first = draft.and_then(|draft| self.rounds_of(draft.stage).next());
        let seed = |round: Option<&Round>| round.map(|round| round.drawn_by.seed);
        seed(draft) == seed(first) && !self.kept_drafts().any(|draft| draft.drawn_by.by_hand)
    }

    /// The seed of what is drawn anew, so that it comes out as it was told.
    fn seed_of_rest(&self) -> u64 {
        let draft = self.kept_drafts().next();
        let first = draft.and_then(|draft| self.rounds_of(draft.stage).next());
        let seed = first.map_or(0, |first| first.drawn_by.seed);
        // Numbers in files are below 2^53.
        (seed ^ draft.map_or(0, |draft| u64::from(draft.number)) << 32) % (1 << 53)
    }

    fn restore(&mut self) -> Option<()> {
        if self.is_first_schedule() {
            return None;
        }
        let again = self.schedule_again()?;
        self.rounds.retain(|round| round.state > RoundState::Drawn);
        self.rounds.extend(again);
        self.fill_empty_places();
        Some(())
    }

    fn put_draft(&mut self, draft: Round) {
        let place = self.rounds.iter_mut().find(|round| round.number == draft.number);
        if let Some(place) = place {
            *place = draft;
        }
    }

    fn outlook_of(&self, way: WayOn) -> Option<WayOutlook> {
        let mut then = self.clone();
        match way {
            WayOn::Keep => {}
            WayOn::SeatAll => {
                let numbers: Vec<u16> = self.kept_drafts().map(|draft| draft.number).collect();
                for number in numbers {
                    let seated = then.with_all_seated(then.round(number)?);
                    let seated = seated.or_else(|_| then.round(number).map(|draft| then.as_seated(draft)).ok_or(()));
                    then.put_draft(seated.ok()?);
                }
            }
            WayOn::Restore | WayOn::Anew(_) => then.go_on(way).ok()?,
        }
        let stage = then.stage();
        let before = then
            .rounds
            .iter()
            .filter(|round| round.state > RoundState::Drawn)
            .count() as u16;
        let left: Vec<Round> = then.kept_drafts().map(|draft| then.as_seated(draft)).collect();
        let mut byes: BTreeMap<EntryNo, usize> = BTreeMap::new();
        for entry in left.iter().flat_map(|round| &round.byes) {
            *byes.entry(*entry).or_default() += 1;
        }
        left.iter().for_each(|round| then.put_draft(round.clone()));
        let all: Vec<&Round> = left
            .iter()
            .chain(then.rounds_of(stage).filter(|round| round.number <= before))
            .collect();
        let always_out = byes.iter().filter(|(_, byes)| left.len() > 1 && **byes == left.len());
        let always_out = always_out.map(|(entry, _)| *entry).collect();
        let four = |round: &Round| round.tables.iter().any(|table| table.seats.len() == 4);
        Some(WayOutlook {
            way,
            repeats: repeats(&then, u16::MAX) - repeats(&then, before),
            repeats_next: repeats(&then, before + 1) - repeats(&then, before),
            always_out,
            out_next: left.first().map_or(0, |round| round.byes.len()),
            byes_most: byes.into_values().max().unwrap_or(0),
            has_fours: left.iter().any(four),
            visit_spread: then.visit_spread(&all),
        })
    }
}
